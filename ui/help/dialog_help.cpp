#include "ui/help/dialog_help.h"

#include "ui/help/help_topics.h"
#include "ui/help/help_window.h"
#include "ui/widgets/window_place.h"

#include <QApplication>
#include <QDialog>
#include <QKeyEvent>
#include <QKeySequenceEdit>
#include <QWidget>

#include <utility>

namespace komadai::ui {
namespace {

/// Takes every key as a new shortcut, that of the manual too.
bool takesEveryKey(const QWidget& widget) {
    return qobject_cast<const QKeySequenceEdit*>(&widget) ||
           qobject_cast<const QKeySequenceEdit*>(widget.parentWidget());
}

} // namespace

DialogHelp::DialogHelp(std::function<bool(const QKeySequence&)> isHelpKey, QObject* parent)
    : QObject(parent), m_isHelpKey(std::move(isHelpKey)) {
    qApp->installEventFilter(this);
}

bool DialogHelp::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::KeyPress) return false;
    auto* dialog = QApplication::activeModalWidget();
    const auto* widget = qobject_cast<QWidget*>(watched);
    if (!dialog || !widget || widget->window() != dialog || takesEveryKey(*widget)) return false;
    if (!m_isHelpKey(QKeySequence(static_cast<QKeyEvent*>(event)->keyCombination()))) return false;
    showManual(*dialog);
    return true;
}

void DialogHelp::showManual(QWidget& dialog) const {
    auto* manual = dialog.findChild<HelpWindow*>(QString(), Qt::FindDirectChildrenOnly);
    if (!manual) {
        manual = new HelpWindow(&dialog);
        if (const auto* box = qobject_cast<QDialog*>(&dialog))
            connect(box, &QDialog::finished, manual, &QWidget::close);
    }
    manual->showTopic(helpTopicOfDialog(dialog.metaObject()->className()));
    manual->show();
    comeToFront(*manual);
}

} // namespace komadai::ui
