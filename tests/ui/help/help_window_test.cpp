// The window with the manual, as a reader uses it.
#include "tests/ui/own_settings.h"
#include "ui/help/help_view.h"
#include "ui/help/help_window.h"

#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QScrollBar>
#include <QTextBlock>
#include <QToolButton>

static void initResources() { Q_INIT_RESOURCE(resources); }

using namespace komadai::ui;
using namespace komadai::ui::test;

class HelpWindowTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<HelpWindow> m_window;

    HelpView& view() const { return *m_window->findChild<HelpView*>(); }
    QListWidget& contents() const { return *m_window->findChild<QListWidget*>("helpContents"); }
    QLineEdit& words() const { return *m_window->findChild<QLineEdit*>("helpWords"); }
    QString title() const { return view().document()->begin().text(); }
    QStringList listed() const {
        QStringList titles;
        for (int row = 0; row < contents().count(); ++row)
            titles << contents().item(row)->text();
        return titles;
    }
    void click(const char* button) const {
        QTest::mouseClick(m_window->findChild<QToolButton*>(button), Qt::LeftButton);
    }
    void clickInContents(const QString& title) const {
        emit contents().itemClicked(contents().findItems(title, Qt::MatchExactly).at(0));
    }

private slots:
    void initTestCase() { initResources(); }
    void init() {
        m_window = std::make_unique<HelpWindow>();
        m_window->showTopic({});
        m_window->resize(900, 700);
        m_window->show();
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    }
    void cleanup() { m_window.reset(); }

    void opensAtTheContents() { QCOMPARE(title(), QString("Komadai manual")); }
    void anUnknownTopicOpensTheContents() {
        m_window->showTopic("cooking");
        QCOMPARE(title(), QString("Komadai manual"));
    }
    void aClickInTheContentsOpensAPage() {
        clickInContents("Quick start");
        QCOMPARE(title(), QString("Quick start"));
        QCOMPARE(contents().currentItem()->text(), QString("Quick start"));
    }
    void aLinkOpensAPageAndTheContentsFollow() {
        emit view().anchorClicked(QUrl("quick-start.en.md"));
        QCOMPARE(title(), QString("Quick start"));
        QCOMPARE(contents().currentItem()->text(), QString("Quick start"));
    }
    void backAndForwardLeadAlongTheWay() {
        clickInContents("Quick start");
        click("helpBack");
        QCOMPARE(title(), QString("Komadai manual"));
        click("helpForward");
        QCOMPARE(title(), QString("Quick start"));
        QTest::keyClick(m_window.get(), Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(title(), QString("Komadai manual"));
    }
    void theStartPageIsOneClickAway() {
        clickInContents("Quick start");
        click("helpStart");
        QCOMPARE(title(), QString("Komadai manual"));
    }
    void wordsAreLookedForInAllPages() {
        words().setText("new game");
        QVERIFY(listed().contains("Quick start"));
        words().setText("zugzwang");
        QCOMPARE(listed(), QStringList{"No page has these words."});
    }
    void aPageThatWasFoundIsOpenedWithItsWordsMarked() {
        words().setText("quick start");
        QTest::keyClick(&words(), Qt::Key_Return);
        QCOMPARE(title(), QString("Quick start"));
        QVERIFY(!view().extraSelections().isEmpty());
    }
    void theMarksGoWithTheSearch() {
        words().setFocus();
        words().setText("quick start");
        QTest::keyClick(&words(), Qt::Key_Return);
        words().clear();
        QVERIFY(view().extraSelections().isEmpty());
        QVERIFY(words().hasFocus());
    }
    void theContentsComeBackAfterASearch() {
        const QStringList all = listed();
        words().setText("zugzwang");
        words().clear();
        QCOMPARE(listed(), all);
    }
    void escapeCloses() {
        QTest::keyClick(&view(), Qt::Key_Escape);
        QVERIFY(!m_window->isVisible());
    }
    void picturesAreAsWideAsTheyAreOrAsThePageIs() {
        const auto width = [this] {
            for (QTextBlock block = view().document()->begin(); block.isValid(); block = block.next())
                if (!block.begin().atEnd() && block.begin().fragment().charFormat().isImageFormat())
                    return block.begin().fragment().charFormat().toImageFormat().width();
            return 0.0;
        };
        m_window->resize(1100, 700);
        clickInContents("Quick start");
        QCOMPARE(width(), 720.0);
        m_window->resize(700, 700);
        QTRY_VERIFY(width() > 0 && width() < view().viewport()->width());
    }
    void aPageIsNotWiderThanTheWindow() {
        m_window->resize(760, 600);
        for (int row = 0; row < contents().count(); ++row) {
            emit contents().itemClicked(contents().item(row));
            QTRY_VERIFY2(view().horizontalScrollBar()->maximum() == 0, qPrintable(title()));
        }
    }
};

int main(int argc, char** argv) { return runWithOwnSettings<QApplication, HelpWindowTest>(argc, argv); }

#include "help_window_test.moc"
