// No letter with Alt stands for two parts of a window that are seen at the same time, or for two entries of a menu. Run in all
// languages.
#include "tests/ui/window_check.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QGroupBox>
#include <QKeySequence>
#include <QLabel>
#include <QMap>
#include <QMenu>
#include <QMenuBar>
#include <QTabBar>
#include <QTest>
#include <QTextDocument>

namespace {

/// The texts of a window or of a menu, by the keys that their marked letters stand for.
class MarkedTexts {
public:
    void add(const QString& text) {
        const QString key = QKeySequence::mnemonic(text).toString();
        if (!key.isEmpty()) m_texts[key] << text;
    }
    void addTo(QStringList& flaws, const QString& place) const {
        for (const QStringList& texts : m_texts)
            if (texts.size() > 1) flaws << QStringLiteral("%1: %2").arg(place, texts.join(" – "));
    }

private:
    QMap<QString, QStringList> m_texts;
};

void addTextsOf(const QWidget& widget, MarkedTexts& texts) {
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget)) texts.add(button->text());
    if (const auto* group = qobject_cast<const QGroupBox*>(&widget)) texts.add(group->title());
    if (const auto* label = qobject_cast<const QLabel*>(&widget); label && label->buddy())
        texts.add(label->text());
    if (const auto* tabs = qobject_cast<const QTabBar*>(&widget))
        for (int i = 0; i < tabs->count(); ++i)
            texts.add(tabs->tabText(i));
    if (const auto* menus = qobject_cast<const QMenuBar*>(&widget))
        for (const auto* menu : menus->actions())
            if (menu->isVisible()) texts.add(menu->text());
}

QStringList flawsOf(const QWidget& window) {
    QStringList flaws;
    MarkedTexts seen;
    for (const auto* widget : window.findChildren<QWidget*>()) {
        if (!widget->isVisible() || widget->window() != &window) continue;
        addTextsOf(*widget, seen);
        const auto* label = qobject_cast<const QLabel*>(widget);
        if (label && !label->buddy() && label->textFormat() == Qt::AutoText &&
            !Qt::mightBeRichText(label->text()) && !QKeySequence::mnemonic(label->text()).isEmpty())
            flaws << QStringLiteral("%1 marks a letter for nothing").arg(label->text());
    }
    seen.addTo(flaws, QStringLiteral("in the window"));
    for (const auto* menu : window.findChildren<QMenu*>()) {
        MarkedTexts entries;
        for (const auto* action : menu->actions())
            if (action->isVisible()) entries.add(action->text());
        entries.addTo(flaws, menu->title());
    }
    return flaws;
}

} // namespace

void komadai::ui::test::check(QWidget& window) {
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    QCoreApplication::processEvents();
    QStringList flaws = flawsOf(window);
    flaws.removeDuplicates();
    QVERIFY2(flaws.isEmpty(), qPrintable(flaws.join(QStringLiteral("\n   "))));
}

bool komadai::ui::test::differsByVariant() { return false; }

int komadai::ui::test::run(QObject& test, int argc, char** argv) { return QTest::qExec(&test, argc, argv); }
