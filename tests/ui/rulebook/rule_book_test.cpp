// The window with the rules, as a reader uses it.
#include "tests/ui/games.h"
#include "tests/ui/own_settings.h"
#include "ui/language/language.h"
#include "ui/preferences/preferences.h"
#include "ui/rulebook/rule_book.h"
#include "ui/rulebook/rule_view.h"

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QScopeGuard>
#include <QScrollBar>
#include <QTextBlock>

static void initResources() { Q_INIT_RESOURCE(resources); }

using namespace komadai;
using namespace komadai::ui;
using namespace komadai::ui::test;

class RuleBookTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<RuleBook> m_book;

    RuleView& view() const { return *m_book->findChild<RuleView*>(); }
    QListWidget& index() const { return *m_book->findChild<QListWidget*>("ruleIndex"); }
    QLineEdit& words() const { return *m_book->findChild<QLineEdit*>("findWords"); }
    QString count() const { return m_book->findChild<QLabel*>("findCount")->text(); }
    int place() const { return view().verticalScrollBar()->value(); }
    QStringList listed() const {
        QStringList titles;
        for (int row = 0; row < index().count(); ++row)
            if (!index().item(row)->isHidden()) titles << index().item(row)->text().trimmed();
        return titles;
    }
    QImage picture(int number) const {
        return view()
            .loadResource(QTextDocument::ImageResource, QUrl(QString("picture:%1").arg(number)))
            .value<QImage>();
    }

private slots:
    void initTestCase() { initResources(); }
    void init() {
        m_book = std::make_unique<RuleBook>(variants(), usualLook);
        m_book->showRules(euroshogi());
        m_book->resize(800, 600);
        m_book->show();
        m_book->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_book.get()));
    }
    void cleanup() { m_book.reset(); }

    void theReaderStaysAtThePlaceInAnotherLanguage() {
        const auto textInSight = [this] { return view().cursorForPosition({40, 80}).block().text(); };
        view().goTo(anchorOf(kind("R")));
        view().verticalScrollBar()->setValue(place() + 100);
        const QString text = textInSight();
        preferences().set(preference::Language, "de");
        applyChosenLanguage();
        QCOMPARE(m_book->windowTitle(), QString("Regeln von EuroShogi"));
        QCOMPARE(textInSight(), text);
        preferences().set(preference::Language, {});
        applyChosenLanguage();
        QCOMPARE(textInSight(), text);
    }

    void theCountOfFoundWordsHasRoomInAnySizeOfText() {
        const QFont usual = QApplication::font();
        const auto restore = qScopeGuard([&] { QApplication::setFont(usual); });
        const auto& shown = *m_book->findChild<QLabel*>("findCount");
        const int before = shown.minimumWidth();
        QFont large = usual;
        large.setPointSizeF(2 * usual.pointSizeF());
        QApplication::setFont(large);
        QTRY_VERIFY(shown.minimumWidth() > before);
    }

    void theIndexMarksThePlaceWhenThePiecesChange() {
        view().goTo(anchorOf(kind("B")));
        const int row = index().currentRow();
        view().setLook(PieceLook::Figures);
        QCOMPARE(index().currentRow(), row);
    }

    void escapeEmptiesTheFilterBeforeItClosesTheWindow() {
        auto& filter = *m_book->findChild<QLineEdit*>("ruleFilter");
        filter.setText("rook");
        QTest::keyClick(&filter, Qt::Key_Escape);
        QCOMPARE(filter.text(), QString());
        QVERIFY(m_book->isVisible());
        QTest::keyClick(&filter, Qt::Key_Escape);
        QVERIFY(!m_book->isVisible());
    }

    void opensAtTheTopOfTheRulesOfTheGame() {
        QCOMPARE(m_book->windowTitle(), QString("Rules of EuroShogi"));
        QCOMPARE(place(), 0);
        QVERIFY(view().toPlainText().contains("Vladimír Pribylinec"));
    }
    void theRulesOfAnotherGameCanBeChosen() {
        auto& choice = *m_book->findChild<QComboBox*>("ruleVariant");
        const int row = choice.findText("Ko Shogi");
        choice.setCurrentIndex(row);
        emit choice.activated(row);
        QCOMPARE(m_book->windowTitle(), QString("Rules of Ko Shogi"));
        QVERIFY(listed().contains("Clerk 記室"));
    }
    void theSameRulesStayWhereTheReaderWas() {
        view().verticalScrollBar()->setValue(200);
        m_book->showRules(euroshogi());
        QCOMPARE(place(), 200);
    }
    void aClickInTheIndexGoesThere() {
        const auto found = index().findItems("End of the game", Qt::MatchExactly);
        emit index().itemClicked(found.front());
        QVERIFY(place() > 0);
        QVERIFY(view().cursorForPosition({30, 30}).block().text().contains("End of the game"));
        QCOMPARE(index().currentItem(), found.front());
    }
    void everyEntryOfTheIndexLeadsSomewhere() {
        m_book->showRules(variants().find("koshogi"));
        QStringList anchors;
        for (QTextBlock block = view().document()->begin(); block.isValid(); block = block.next())
            for (auto part = block.begin(); !part.atEnd(); ++part)
                anchors << part.fragment().charFormat().anchorNames();
        for (const auto& entry : view().page().index)
            QVERIFY2(anchors.contains(entry.anchor), qPrintable(entry.title));
    }
    void theIndexFollowsTheReader() {
        QCOMPARE(index().currentItem()->text(), QString("About the game"));
        view().verticalScrollBar()->setValue(view().verticalScrollBar()->maximum());
        QCOMPARE(index().currentItem()->text(), QString("Notation"));
        view().verticalScrollBar()->setValue(0);
        QCOMPARE(index().currentItem()->text(), QString("About the game"));
    }
    void theIndexIsFilteredByKanjiAndReading() {
        m_book->showRules(variants().find("koshogi"));
        auto& filter = *m_book->findChild<QLineEdit*>("ruleFilter");
        filter.setText("五里霧");
        QCOMPARE(listed(), QStringList{"Five-li fog 五里霧"});
        filter.setText("kishi");
        QCOMPARE(listed(), QStringList{"Clerk 記室"});
        QTest::keyClick(&filter, Qt::Key_Return);
        QVERIFY(place() > 0);
    }
    void aFilterWithoutAHitSaysSo() {
        const QStringList all = listed();
        auto& filter = *m_book->findChild<QLineEdit*>("ruleFilter");
        filter.setText("castling");
        QCOMPARE(listed(), QStringList{"No entry has this text."});
        QTest::keyClick(&filter, Qt::Key_Return);
        QCOMPARE(place(), 0);
        filter.clear();
        QCOMPARE(listed(), all);
    }
    void spacesAroundTheTextOfTheFilterDoNotCount() {
        auto& filter = *m_book->findChild<QLineEdit*>("ruleFilter");
        filter.setText("rook");
        const QStringList rooks = listed();
        filter.setText(" rook ");
        QCOMPARE(listed(), rooks);
    }
    void thePageOfAnEditedVariantHasItsNewRules() {
        core::VariantSet edited = variants();
        RuleBook book(edited, usualLook);
        book.showRules(edited.find("euroshogi"));
        core::VariantSpec spec = euroshogi()->spec();
        spec.name = "Edited";
        QVERIFY(edited.remove("euroshogi"));
        edited.addChecked(spec);
        book.updateVariants();
        QCOMPARE(book.windowTitle(), QString("Rules of Edited"));
        QCOMPARE(book.findChild<QComboBox*>("ruleVariant")->currentText(), QString("Edited"));
    }
    void whatIsNamedInFullComesBeforeWhatIsNamedInPart() {
        m_book->showRules(variants().find("koshogi"));
        auto& filter = *m_book->findChild<QLineEdit*>("ruleFilter");
        for (const char* name : {"鼓", "drum"}) {
            filter.setText(name);
            QVERIFY(listed().contains("Banner and drums 旗鼓"));
            QCOMPARE(index().currentItem()->text().trimmed(), QString("Drum 鼓"));
        }
    }
    void wordsAreFoundForwardsAndBackwards() {
        QTest::keyClick(m_book.get(), Qt::Key_F, Qt::ControlModifier);
        QVERIFY(words().hasFocus());
        QTest::keyClicks(&words(), "promotion zone");
        const QString total = count().section(' ', 2);
        QCOMPARE(count(), "1 of " + total);
        QVERIFY(total.toInt() > 1);
        QTest::keyClick(&words(), Qt::Key_Return);
        QCOMPARE(count(), "2 of " + total);
        QTest::keyClick(&words(), Qt::Key_Return, Qt::ShiftModifier);
        QTest::keyClick(&words(), Qt::Key_Return, Qt::ShiftModifier);
        QCOMPARE(count(), total + " of " + total);
        QCOMPARE(view().extraSelections().size(), total.toInt());
    }
    void wordsThatAreNotThereAreToldSo() {
        QTest::keyClick(m_book.get(), Qt::Key_F, Qt::ControlModifier);
        QTest::keyClicks(&words(), "castling");
        QCOMPARE(count(), QString("not found"));
    }
    void escapeEndsTheSearch() {
        QTest::keyClick(m_book.get(), Qt::Key_F, Qt::ControlModifier);
        QTest::keyClicks(&words(), "king");
        QTest::keyClick(&words(), Qt::Key_Escape);
        QVERIFY(!words().isVisible());
        QVERIFY(view().extraSelections().isEmpty());
        QVERIFY(m_book->isVisible());
    }
    void picturesFollowThePalette() {
        const QImage light = picture(0);
        QPalette dark = m_book->palette();
        dark.setColor(QPalette::Window, QColor(40, 40, 40));
        m_book->setPalette(dark);
        QVERIFY(!light.isNull());
        QVERIFY(picture(0) != light);
    }
    void everyPictureCanBePainted() {
        for (const auto& variant : variants().all()) {
            m_book->showRules(variant);
            for (int i = 0; i < static_cast<int>(view().page().pictures.size()); ++i) {
                const QImage image = picture(i);
                QVERIFY(!image.isNull());
                QCOMPARE(image.size(),
                         sizeOf(view().page().pictures[static_cast<std::size_t>(i)], variant->spec()) *
                             image.devicePixelRatio());
                QVERIFY(image.pixelColor(image.width() / 3, image.height() / 2).alpha() == 255);
            }
        }
    }
    void aPageIsNotWiderThanTheWindow() {
        for (const auto& variant : variants().all()) {
            m_book->showRules(variant);
            QVERIFY2(view().horizontalScrollBar()->maximum() == 0, variant->spec().id.c_str());
        }
    }
};

int main(int argc, char** argv) { return runWithOwnSettings<QApplication, RuleBookTest>(argc, argv); }

#include "rule_book_test.moc"
