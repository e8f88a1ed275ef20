// Steps through a line by itself.
#pragma once

#include "core/record/tree_edit.h"
#include "ui/preferences/preference.h"

#include <QObject>
#include <QTimer>

#include <optional>

namespace komadai::ui {

class GameDocument;

namespace preference {

/// Milliseconds from one move to the next.
extern const Preference<int> AutoplayPace;

} // namespace preference

/// Goes to the next move of the line that is shown at the pace that the user has chosen. Stops at its end, and as soon as
/// somebody else goes to another node.
class Autoplay : public QObject {
    Q_OBJECT
public:
    /// The document must outlive the object.
    explicit Autoplay(GameDocument& document, QObject* parent = nullptr);

    bool isOn() const { return m_timer.isActive(); }
    /// Begins at the node that is shown, or at the start where that is the end of the line.
    void start();
    void stop();

signals:
    void toggled(bool on);

private:
    void step();

    GameDocument& m_document;
    QTimer m_timer;
    bool m_isStepping = false;
};

} // namespace komadai::ui
