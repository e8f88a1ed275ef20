// Menus, buttons and modal dialogs as tests use them.
#pragma once

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QFileDialog>
#include <QLineEdit>
#include <QMessageBox>
#include <QTest>
#include <QTimer>

#include <algorithm>
#include <functional>

namespace komadai::ui::test {

/// The action with this text, without regard for `&`. Precondition: there is one.
inline QAction& actionIn(const QObject& window, const QString& text) {
    const auto actions = window.findChildren<QAction*>();
    const auto found = std::find_if(actions.begin(), actions.end(),
                                    [&](QAction* action) { return action->text().remove('&') == text; });
    if (found == actions.end()) qFatal("no action %s", qPrintable(text));
    return **found;
}

/// The button with this text, without regard for `&`. Precondition: there is one.
inline QAbstractButton& buttonIn(const QObject& window, const QString& text) {
    const auto buttons = window.findChildren<QAbstractButton*>();
    const auto found = std::find_if(buttons.begin(), buttons.end(), [&](QAbstractButton* button) {
        return button->text().remove('&') == text;
    });
    if (found == buttons.end()) qFatal("no button %s", qPrintable(text));
    return **found;
}

/// Calls `act` with the next modal dialog of this kind.
template <class Dialog>
void withNextDialog(std::function<void(Dialog&)> act) {
    QTimer::singleShot(50, qApp, [act] {
        auto* dialog = qobject_cast<Dialog*>(QApplication::activeModalWidget());
        if (!dialog) return withNextDialog<Dialog>(act);
        act(*dialog);
    });
}

/// Types the name of a file, which takes the place of the one that is proposed.
inline void typeName(QFileDialog& dialog, const QString& path) {
    for (auto* view : dialog.findChildren<QAbstractItemView*>())
        if (view->selectionModel()) view->clearSelection(); // a selected file would count more than the name
    dialog.findChild<QLineEdit*>(QStringLiteral("fileNameEdit"))->setText(path);
}

/// Answers the next modal box by pressing the button with this text.
inline void answerNextBox(const QString& button, QString* text = nullptr) {
    withNextDialog<QMessageBox>([button, text](QMessageBox& box) {
        if (text) *text = box.text();
        buttonIn(box, button).click();
    });
}

} // namespace komadai::ui::test
