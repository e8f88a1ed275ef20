// The manual for modal dialogs.
#pragma once

#include <QKeySequence>
#include <QObject>

#include <functional>

class QWidget;

namespace komadai::ui {

/// A modal dialog blocks all other windows, that of the manual too, and commands of the main window. So its help key opens a
/// window with the manual that belongs to the dialog and closes with it, at the page about the dialog. Watches the
/// application as long as it lives.
class DialogHelp : public QObject {
    Q_OBJECT
public:
    /// `isHelpKey`  whether the keys open the manual
    explicit DialogHelp(std::function<bool(const QKeySequence&)> isHelpKey, QObject* parent = nullptr);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void showManual(QWidget& dialog) const;

    std::function<bool(const QKeySequence&)> m_isHelpKey;
};

} // namespace komadai::ui
