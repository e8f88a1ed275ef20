// A field for one shortcut.
#pragma once

#include <QKeySequenceEdit>

namespace komadai::ui {

/// Shows a shortcut and reports the keys that the user presses in it. Showing them is left to the receiver.
class KeyField : public QKeySequenceEdit {
    Q_OBJECT
public:
    explicit KeyField(QWidget* parent = nullptr);

    void setKey(const QKeySequence& key);

signals:
    /// Empty if the user removes the shortcut.
    void wanted(const QKeySequence& key);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    QKeySequence m_key;
};

} // namespace komadai::ui
