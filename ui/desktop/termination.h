// The signals by which the system ends programs.
#pragma once

#include <QObject>

class QSocketNotifier;

namespace komadai::ui {

/// Tells when somebody asks the program to end: SIGTERM (at the end of a session), SIGINT, SIGHUP (the terminal is closed).
/// Without it the program would end at once, and leave its engines and their files behind. Only one at a time.
class Termination : public QObject {
    Q_OBJECT
public:
    explicit Termination(QObject* parent = nullptr);
    /// The signals end the program again.
    ~Termination() override;

signals:
    void wanted();

private:
    QSocketNotifier* m_notifier;
};

} // namespace komadai::ui
