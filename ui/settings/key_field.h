// A field in which a key is pressed.
#pragma once

#include <QKeySequenceEdit>

namespace komadai::ui {

/// Shows one key and asks for others; what comes of it is up to whoever asks.
class KeyField : public QKeySequenceEdit {
    Q_OBJECT
public:
    explicit KeyField(QWidget* parent = nullptr);

    void setKey(const QKeySequence& key);

signals:
    /// Empty where the user wants no key here.
    void wanted(const QKeySequence& key);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    QKeySequence m_key;
};

} // namespace komadai::ui
