// Menus, buttons and modal dialogs as tests use them.
#pragma once

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QElapsedTimer>
#include <QFileDialog>
#include <QLineEdit>
#include <QMessageBox>
#include <QPointer>
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

/// Fails the test because of a modal dialog that it does not expect, names the dialog, and closes it. Otherwise the test would never end.
inline void failAndClose(QDialog& dialog) {
    const auto* box = qobject_cast<QMessageBox*>(&dialog);
    const QString text = QStringLiteral("an unexpected %1 is open: %2 %3")
                             .arg(QLatin1String(dialog.metaObject()->className()), dialog.windowTitle(),
                                  box ? box->text() + ' ' + box->detailedText() : QString());
    QTest::qFail(qPrintable(text), __FILE__, __LINE__);
    dialog.done(QDialog::Rejected);
}

/// Calls `act` with the next modal dialog of this kind. One of another kind may be open before it for some seconds, but not longer.
/// `stranger` is the dialog that was open instead at the last look, and `since` runs from its first sight.
template <class Dialog>
void withNextDialog(std::function<void(Dialog&)> act, const QPointer<QDialog>& stranger = {},
                    QElapsedTimer since = {}) {
    constexpr qint64 PatienceMs = 30'000;
    QTimer::singleShot(50, qApp, [act, stranger, since] {
        auto* open = QApplication::activeModalWidget();
        if (auto* dialog = qobject_cast<Dialog*>(open)) return act(*dialog);
        auto* other = qobject_cast<QDialog*>(open);
        if (other && stranger == other) {
            if (since.hasExpired(PatienceMs)) failAndClose(*other);
            return withNextDialog<Dialog>(act, stranger, since);
        }
        QElapsedTimer now;
        now.start();
        withNextDialog<Dialog>(act, other, now);
    });
}

/// Types the name of a file, which takes the place of the one that is proposed.
inline void typeName(QFileDialog& dialog, const QString& path) {
    for (auto* view : dialog.findChildren<QAbstractItemView*>())
        if (view->selectionModel()) view->clearSelection(); // a selected file would count more than the name
    dialog.findChild<QLineEdit*>(QStringLiteral("fileNameEdit"))->setText(path);
}

/// Answers the next dialog for the name of a file. `filter` is the type of files that is chosen before; empty: the one that is proposed.
inline void nameNextFile(const QString& path, const QString& filter = {}) {
    withNextDialog<QFileDialog>([path, filter](QFileDialog& dialog) {
        if (!filter.isEmpty()) {
            dialog.selectNameFilter(filter);
            emit dialog.filterSelected(filter);
        }
        typeName(dialog, path);
        static_cast<QDialog&>(dialog).accept();
    });
}

/// Answers the next modal box by pressing the button with this text.
inline void answerNextBox(const QString& button, QString* text = nullptr) {
    withNextDialog<QMessageBox>([button, text](QMessageBox& box) {
        if (text) *text = box.text();
        buttonIn(box, button).click();
    });
}

} // namespace komadai::ui::test
