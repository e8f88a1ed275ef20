// The pages of the rule book: those that are written, those that are made from data, and texts with mistakes.
#include "core/variants/variants_ini.h"
#include "tests/ui/games.h"
#include "tests/ui/orthodox_letters.h"
#include "tests/ui/own_settings.h"
#include "ui/language/language.h"
#include "ui/preferences/preferences.h"
#include "ui/rulebook/piece_facts.h"
#include "ui/rulebook/rule_page.h"

#include <QApplication>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>

#include <algorithm>
#include <map>
#include <set>

static void initResources() { Q_INIT_RESOURCE(resources); }

using namespace komadai;
using namespace komadai::ui;
using namespace komadai::ui::test;

namespace {

RulePage pageOf(const char* id) { return rulePageOf(*variants().find(id), {QStringLiteral("en")}); }

/// A page of EuroShogi with this in its only chapter.
core::Result<RulePage, RuleTextError> read(const QByteArray& content, const RuleParts& parts = {}) {
    return readRuleText("<rules>\n<section title=\"A\">\n" + content + "\n</section>\n</rules>", *euroshogi(),
                        parts);
}

/// The texts of all pages and parts in a language, as they are written.
QStringList textsIn(const QString& language) {
    QStringList texts;
    for (const QFileInfo& info : QDir(":/rules").entryInfoList({"*." + language + ".html"}, QDir::Files)) {
        QFile file(info.filePath());
        if (file.open(QIODevice::ReadOnly)) texts << QString::fromUtf8(file.readAll());
    }
    for (const auto& [name, part] : rulePartsIn(language))
        texts << part;
    return texts;
}

/// The sentences of a text that are longer than this, each once. An element that is not inside a line ends a sentence.
std::set<QString> longSentencesOf(QString text, int length) {
    static const QRegularExpression InLine("</?(?:b|i|code|move)>");
    static const QRegularExpression Element("<[^>]*>");
    static const QRegularExpression End("(?<=[.?!:;]) |(?<=。)");
    std::set<QString> found;
    for (const QString& words : text.remove(InLine).split(Element))
        for (const QString& sentence : words.simplified().split(End))
            if (sentence.size() > length) found.insert(sentence);
    return found;
}

/// A paragraph, an item or a caption, unless it begins with an element, as examples of moves do.
const QRegularExpression Paragraph("<(?:p|li|board[^>]*)>([^<].*?)</(?:p|li|board)>",
                                   QRegularExpression::DotMatchesEverythingOption);

template <class Kind>
std::vector<Kind> picturesOf(const RulePage& page) {
    std::vector<Kind> found;
    for (const auto& picture : page.pictures)
        if (const auto* kind = std::get_if<Kind>(&picture)) found.push_back(*kind);
    return found;
}

QStringList titlesOf(const RulePage& page) {
    QStringList titles;
    for (const auto& entry : page.index)
        titles << entry.title;
    return titles;
}

} // namespace

class RulePageTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { initResources(); }

    void everyTextCanBeReadWithoutMistake() {
        int texts = 0;
        for (QDirIterator files(QStringLiteral(":/rules"), QDir::Files); files.hasNext(); ++texts) {
            QFile file(files.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            const auto variant = variants().find(files.fileName().section('.', 0, 0).toStdString());
            QVERIFY2(variant, qPrintable(files.fileName()));
            const auto parts = rulePartsIn(files.fileName().section('.', 1, 1));
            const auto page = readRuleText(file.readAll(), *variant, parts);
            if (!page)
                QFAIL(qPrintable(QString("%1, line %2: %3")
                                     .arg(files.fileName())
                                     .arg(page.error().line)
                                     .arg(page.error().problem)));
        }
        QCOMPARE(texts, static_cast<int>(variants().all().size() * languages().size()));
    }
    void everyPartIsIncludedByTwoTextsOrMore() {
        for (const Language& language : languages()) {
            std::map<QString, int> uses;
            for (const QString& text : textsIn(language.code))
                for (const auto& [name, part] : rulePartsIn(language.code))
                    if (text.contains(QStringLiteral("<include part=\"%1\"").arg(name))) ++uses[name];
            for (const auto& [name, part] : rulePartsIn(language.code))
                QVERIFY2(uses[name] >= 2, qPrintable(language.code + ' ' + name));
        }
    }
    void noParagraphIsWrittenTwiceInALanguage() {
        for (const Language& language : languages()) {
            std::set<QString> written;
            for (const QString& text : textsIn(language.code))
                for (auto match = Paragraph.globalMatch(text); match.hasNext();) {
                    const QString paragraph = match.next().captured(1).simplified();
                    QVERIFY2(written.insert(paragraph).second, qPrintable(language.code + ' ' + paragraph));
                }
        }
    }
    void noLongSentenceIsInTwoTextsOfALanguage() {
        for (const Language& language : languages()) {
            const int length = language.code == "ja" ? 20 : 40;
            std::set<QString> written;
            for (const QString& text : textsIn(language.code))
                for (const QString& sentence : longSentencesOf(text, length))
                    QVERIFY2(written.insert(sentence).second, qPrintable(language.code + ' ' + sentence));
        }
    }
    void theLanguagesHaveTheSameParts() {
        const auto names = [](const QString& language) {
            QStringList found;
            for (const auto& [name, part] : rulePartsIn(language))
                found << name;
            return found;
        };
        for (const Language& language : languages())
            QCOMPARE(names(language.code), names("en"));
    }
    void thePagesOfAllLanguagesHaveTheSamePicturesAndPieces() {
        for (const auto& variant : variants().all()) {
            const auto english = rulePageOf(*variant, {QStringLiteral("en")});
            for (const Language& language : languages()) {
                const auto page = rulePageOf(*variant, {language.code});
                const auto what = variant->spec().id + ' ' + language.code.toStdString();
                QVERIFY2(page.pictures.size() == english.pictures.size(), what.c_str());
                QVERIFY2(page.index.size() == english.index.size(), what.c_str());
                QVERIFY2(picturesOf<core::PieceType>(page) == picturesOf<core::PieceType>(english),
                         what.c_str());
                QVERIFY2((page.html == english.html) == (language.code == "en"), what.c_str());
            }
        }
    }
    void everyPageShowsTheStartAndTheMovesOfEveryPiece() {
        for (const auto& variant : variants().all()) {
            const auto page = rulePageOf(*variant, {});
            QCOMPARE(picturesOf<StartPicture>(page).size(), std::size_t(1));
            const auto pieces = picturesOf<core::PieceType>(page);
            const std::set<core::PieceType> kinds(pieces.begin(), pieces.end());
            QVERIFY2(kinds.size() == variant->spec().pieces.size(), variant->spec().id.c_str());
            for (const auto type : kinds)
                QVERIFY(page.html.contains(QStringLiteral("name=\"%1\"").arg(anchorOf(type))));
        }
    }
    void theIndexLeadsToChaptersAndPieces() {
        const auto titles = titlesOf(pageOf("koshogi"));
        for (const char* title : {"Setting up", "Clerk 記室", "Master at arms 軍師", "Fire", "Notation"})
            QVERIFY2(titles.contains(QString::fromUtf8(title)), title);
    }
    void aPieceIsFoundByItsNameCodeKanjiAndReading() {
        const auto page = pageOf("koshogi");
        const auto clerk = std::find_if(page.index.begin(), page.index.end(),
                                        [](const auto& entry) { return entry.title.startsWith("Clerk"); });
        QCOMPARE(clerk->keys, (QStringList{"Clerk", "CL", "記室", "kishitsu"}));
    }
    void koShogiListsItsPiecesByNameAndByKanji() {
        const QString html = pageOf("koshogi").html;
        QVERIFY(html.contains("By name"));
        QVERIFY(html.contains("By kanji"));
        QVERIFY(html.indexOf(">Advance guard 前衝<") < html.indexOf(">Winged horse 天馬<"));
        QVERIFY(html.contains(">五里霧 Five-li fog<"));
    }
    void everyVariantOfTheProgramHasAText() {
        for (const auto& variant : variants().all()) {
            const auto titles = titlesOf(rulePageOf(*variant, {}));
            for (const char* title : {"About the game", "Setting up", "Notation"})
                QVERIFY2(titles.contains(title), variant->spec().id.c_str());
        }
    }
    void aVariantWithoutATextGetsAPageFromItsData() {
        core::VariantSpec spec = variants().find("minishogi")->spec();
        spec.id = "tiny";
        const auto page = rulePageOf(*core::Variant::make(spec), {});
        QVERIFY(titlesOf(page).contains("Captures and drops"));
        QVERIFY(page.html.contains("Captured pieces go to the captor"));
    }
    void anImportedVariantGetsAPageToo() {
        const auto specs = core::readVariantsIni(
            "[duel]\nvariantName = Tom & Jerry\nmaxFile = 5\nmaxRank = 5\nking = k\ncustomPiece1 = c:mRcpR\n"
            "startFen = kc3/5/5/5/3CK w - - 0 1\n");
        const auto page = rulePageOf(*core::Variant::make(specs.value().front()), {});
        QVERIFY(page.html.contains("Tom &amp; Jerry"));
        QVERIFY(page.html.contains("Captures by passing over exactly one piece."));
        QVERIFY(titlesOf(page).contains("End of the game"));
    }
    void theEndingsOfTheVariantPlayedAreTold() {
        const auto winning = core::withRuleOptions(euroshogi(), "bareKing=win");
        QVERIFY(rulePageOf(*winning, {}).html.contains("has lost"));
        QVERIFY(!rulePageOf(*euroshogi(), {}).html.contains("has lost"));
    }

    // --- texts

    void aChapterIsAnEntryOfTheIndex() {
        const auto page = read("<p>One &lt; <b>two</b>.</p>");
        QCOMPARE(titlesOf(page.value()), QStringList{"A"});
        QVERIFY(page.value().html.contains("<p>One &lt; <b>two</b>.</p>"));
    }
    void aPieceShowsBothFacesAndItsText() {
        const auto page = read("<piece letters=\"R\"><p>Straight.</p></piece>");
        QCOMPARE(picturesOf<core::PieceType>(page.value()).size(), std::size_t(2));
        QVERIFY(page.value().html.contains("Rook → Promoted rook"));
        QVERIFY(page.value().html.contains("<p>Straight.</p>"));
    }
    void aBoardHasPiecesSignsArrowsAndACaption() {
        const auto page =
            read("<board rows=\"4/1pP1/4\" dots=\"a3\" crosses=\"b2\" arrows=\"c2-d3\">So.</board>");
        const auto boards = picturesOf<ExampleBoard>(page.value());
        QCOMPARE(boards.size(), std::size_t(1));
        const auto& board = boards.front();
        QCOMPARE(board.setup.size, (core::BoardSize{4, 3}));
        QCOMPARE(board.setup.at(core::Square::at(5))->side, core::Side::Second);
        QCOMPARE(board.marks.size(), std::size_t(2));
        QCOMPARE(board.marks[0].square, core::Square::at(0));
        QCOMPARE(board.arrows[0].from, core::Square::at(6));
        QCOMPARE(board.arrows[0].to, core::Square::at(3));
        QVERIFY(page.value().html.contains("So."));
    }
    void aMoveHasTheLettersThatTheUserReads() {
        const QByteArray move("<p><move>Bxc8+</move></p>");
        QVERIFY(read(move).value().html.contains("<p><code>Bxc8+</code></p>"));
        const OrthodoxLetters german;
        QVERIFY(read(move).value().html.contains("<p><code>Lxc8+</code></p>"));
    }
    void aPieceIsFoundByBothItsLetters() {
        const OrthodoxLetters german;
        const auto page = read("<piece letters=\"R\"/>");
        const QStringList& keys = page.value().index.back().keys;
        QVERIFY(keys.contains("+T") && keys.contains("+R"));
    }
    void partsStandInThePlaceOfTheirInclude() {
        const RuleParts parts{
            {"rook", "<piece letters=\"R\"><p><include part=\"moves\" how=\"Straight\"/></p></piece>"},
            {"moves", "{how}."},
            {"side", "White {does}."}};
        const auto page =
            read("<p><include part=\"side\" does=\"&lt;begins&gt;\"/> Then Black.</p><include part=\"rook\"/>"
                 "<p>Last.</p>",
                 parts);
        const QString& html = page.value().html;
        QVERIFY(html.contains("<p>White &lt;begins&gt;. Then Black.</p>"));
        QVERIFY(html.indexOf("Then Black") < html.indexOf("Straight"));
        QVERIFY(html.indexOf("Straight") < html.indexOf("Last"));
    }
    void mistakesInPartsAreToldWithTheLineOfTheInclude_data() {
        QTest::addColumn<QByteArray>("include");
        QTest::addColumn<QString>("problem");
        QTest::newRow("no such part")
            << QByteArray("<include part=\"x\"/>") << "There is no part “x” to include.";
        QTest::newRow("no value") << QByteArray("<include part=\"side\"/>")
                                  << "The part “side” lacks the value does.";
        QTest::newRow("no such part in a part") << QByteArray("<include part=\"outer\"/>")
                                                << "The part “outer”: There is no part “x” to include.";
        QTest::newRow("a part in itself") << QByteArray("<include part=\"endless\"/>")
                                          << "The part “endless”: The part “endless” includes itself.";
    }
    void mistakesInPartsAreToldWithTheLineOfTheInclude() {
        QFETCH(QByteArray, include);
        const auto page = read(include, {{"side", "White {does}."},
                                         {"outer", "<include part=\"x\"/>"},
                                         {"endless", "<include part=\"endless\"/>"}});
        QVERIFY(!page);
        QTEST(page.error().problem, "problem");
        QCOMPARE(page.error().line, 3);
    }
    void mistakesAreToldWithTheirLine_data() {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QString>("problem");
        QTest::newRow("no such element") << QByteArray("<blink/>") << "There is no element “blink”.";
        QTest::newRow("no such piece") << QByteArray("<piece letters=\"Z\"/>") << "There is no piece “Z”.";
        QTest::newRow("bad rows") << QByteArray("<board rows=\"3/5\"/>")
                                  << "The rows of a board cannot be read.";
        QTest::newRow("outside") << QByteArray("<board rows=\"3/3\" dots=\"a9\"/>")
                                 << "“a9” is not a square.";
        QTest::newRow("arrow") << QByteArray("<board rows=\"3/3\" arrows=\"a1\"/>")
                               << "“a1” is not an arrow.";
    }
    void mistakesAreToldWithTheirLine() {
        QFETCH(QByteArray, content);
        const auto page = read(content);
        QVERIFY(!page);
        QTEST(page.error().problem, "problem");
        QCOMPARE(page.error().line, 3);
    }

    /// The plural forms of English stand in the sources, for the command line, and in the file of the window's plurals.
    void theWindowAndTheCommandLineUseTheSameEnglish() {
        preferences().set(preference::Language, QStringLiteral("en"));
        applyChosenLanguage();
        for (const auto& variant : variants().all())
            QCOMPARE(QString::fromStdString(ruleSheet(variant->spec()).text()),
                     QString::fromStdString(RuleSheet(variant->spec()).text()));
    }
    void aNumberHasThePluralFormOfItsLanguage() {
        const auto promotionIn = [](const char* language, const char* id) {
            preferences().set(preference::Language, QString::fromLatin1(language));
            applyChosenLanguage();
            return QString::fromStdString(ruleSheet(variants().find(id)->spec()).promotion().front());
        };
        QVERIFY(promotionIn("en", "minishogi").endsWith("on the farthest rank."));
        QVERIFY(promotionIn("en", "shogi").endsWith("on the farthest 3 ranks."));
        QVERIFY(promotionIn("de", "minishogi").contains("auf der hintersten Reihe beginnt"));
        QVERIFY(promotionIn("de", "shogi").contains("auf den hintersten 3 Reihen beginnt"));
        QVERIFY(promotionIn("ja", "minishogi").startsWith(QString::fromUtf8("奥の1段から")));
        preferences().reset(preference::Language);
        applyChosenLanguage();
    }
};

int main(int argc, char** argv) { return runWithOwnSettings<QApplication, RulePageTest>(argc, argv); }
#include "rule_page_test.moc"
