#include "ui/rulebook/rule_page.h"

#include "core/variants/board_rows.h"
#include "ui/notation/piece_letters.h"
#include "ui/rulebook/move_diagram.h"
#include "ui/rulebook/piece_facts.h"
#include "ui/wording.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QXmlStreamReader>

#include <algorithm>
#include <optional>
#include <set>
#include <utility>

namespace komadai::ui {
namespace {

struct PageText {
    Q_DECLARE_TR_FUNCTIONS(RulePage)
};

QString html(const std::string& text) { return QString::fromStdString(text).toHtmlEscaped(); }

QString meaningOf(Mark mark) {
    switch (mark) {
    case Mark::Move: return PageText::tr("moves or captures there");
    case Mark::MoveOnly: return PageText::tr("moves there, but does not capture");
    case Mark::CaptureOnly: return PageText::tr("captures there, but does not move");
    case Mark::LaterStep:
        return PageText::tr("gets there with that many steps in one move, and may capture on each");
    case Mark::Slide: return PageText::tr("moves any distance over empty squares; a number is the limit");
    case Mark::SlideMoveOnly: return PageText::tr("moves any distance, but does not capture");
    case Mark::SlideCaptureOnly: return PageText::tr("slides only to capture, at any distance");
    case Mark::Hop: return PageText::tr("passes over exactly one piece");
    case Mark::Shot: return PageText::tr("after its move, captures a piece up to that many squares away");
    case Mark::Hold: return PageText::tr("keeps the first enemy in this line from moving");
    case Mark::Removed: return {}; // only in examples
    case Mark::Burns: return PageText::tr("removes the piece there when it arrives");
    }
    return {};
}

/// Puts a page together.
class PageWriter {
public:
    explicit PageWriter(const core::Variant& variant) : m_spec(variant.spec()) {
        const QString name = nameOf(m_spec).toHtmlEscaped();
        m_page.html = QStringLiteral("<h1>%1</h1>").arg(name);
    }

    void writeHtml(const QString& text) { m_page.html += text; }
    void beginSection(const QString& title) {
        const QString anchor = QStringLiteral("section-%1").arg(m_page.index.size());
        m_page.index.push_back({title, anchor});
        writeHtml(QStringLiteral("<h2><a name=\"%1\"></a>%2</h2>").arg(anchor, title.toHtmlEscaped()));
    }
    void writeParagraphs(const std::vector<std::string>& sentences) {
        for (const auto& sentence : sentences)
            writeHtml(QStringLiteral("<p>%1</p>").arg(html(sentence)));
    }
    void writeList(const std::vector<std::string>& items) {
        writeHtml(QStringLiteral("<ul>"));
        for (const auto& item : items)
            writeHtml(QStringLiteral("<li>%1</li>").arg(html(item)));
        writeHtml(QStringLiteral("</ul>"));
    }
    void writeStart() { writePicture(StartPicture{}, {}); }
    void writePicture(Picture picture, const QString& caption) {
        writeHtml(
            QStringLiteral("<p class=\"picture\" align=\"center\">%1</p>").arg(image(std::move(picture))));
        if (!caption.isEmpty())
            writeHtml(QStringLiteral("<p class=\"caption\" align=\"center\">%1</p>").arg(caption));
    }

    /// The marks that occur in the drawings of the variant.
    void writeLegend() {
        std::set<Mark> marks;
        for (std::size_t i = 0; i < m_spec.pieces.size(); ++i)
            marks.merge(MoveDiagram::of(m_spec, core::pieceTypeAt(static_cast<int>(i))).marks());
        writeHtml(QStringLiteral("<table cellpadding=\"4\">"));
        for (const Mark mark : marks)
            writeHtml(QStringLiteral("<tr><td>%1</td><td valign=\"middle\">%2</td></tr>")
                          .arg(image(mark), meaningOf(mark)));
        writeHtml(QStringLiteral("</table>"));
    }

    /// Both faces beside each other, and the text beside them.
    void writePiece(core::PieceType type, const QString& text) {
        const auto& piece = m_spec.piece(type);
        addToIndex(type);
        QString faces = face(type);
        QString title = titleOf(m_spec.piece(type));
        if (piece.promotesTo) {
            addToIndex(*piece.promotesTo);
            faces += face(*piece.promotesTo);
            title += QStringLiteral(" → ") + titleOf(m_spec.piece(*piece.promotesTo));
        }
        const QString anchors =
            QStringLiteral("<a name=\"%1\"></a>").arg(anchorOf(type)) +
            (piece.promotesTo ? QStringLiteral("<a name=\"%1\"></a>").arg(anchorOf(*piece.promotesTo))
                              : QString());
        writeHtml(
            QStringLiteral("<table width=\"100%\" cellpadding=\"6\"><tr>%1<td valign=\"top\" width=\"100%\">"
                           "<h3>%2%3</h3>%4%5</td></tr></table>")
                .arg(faces, anchors, title.toHtmlEscaped(), facts(type), text));
    }

    /// The pieces in alphabetical order, and in that of their kanji; once where the kanji are the names.
    void writeNames() {
        std::vector<core::PieceType> types;
        for (std::size_t i = 0; i < m_spec.pieces.size(); ++i)
            types.push_back(core::pieceTypeAt(static_cast<int>(i)));
        const auto kanji = std::stable_partition(types.begin(), types.end(), [&](core::PieceType type) {
            return m_spec.piece(type).kanji.empty();
        });
        std::vector<core::PieceType> withKanji(kanji, types.end());
        std::erase_if(types, [&](core::PieceType type) { return isCalledByKanji(m_spec.piece(type)); });
        std::stable_sort(types.begin(), types.end(), [&](auto a, auto b) {
            return nameOf(m_spec.piece(a)).localeAwareCompare(nameOf(m_spec.piece(b))) < 0;
        });
        std::stable_sort(withKanji.begin(), withKanji.end(),
                         [&](auto a, auto b) { return m_spec.piece(a).kanji < m_spec.piece(b).kanji; });
        if (!types.empty()) writeNameTable(PageText::tr("By name"), types, false);
        if (!withKanji.empty()) writeNameTable(PageText::tr("By kanji"), withKanji, true);
    }

    RulePage take() { return std::move(m_page); }

private:
    QString image(Picture picture) {
        const QSize size = sizeOf(picture, m_spec);
        m_page.pictures.push_back(std::move(picture));
        return QStringLiteral("<img src=\"picture:%1\" width=\"%2\" height=\"%3\">")
            .arg(m_page.pictures.size() - 1)
            .arg(size.width())
            .arg(size.height());
    }
    QString face(core::PieceType type) {
        return QStringLiteral("<td valign=\"top\" align=\"center\">%1<div class=\"caption\">%2</div></td>")
            .arg(image(type), nameOf(m_spec.piece(type)).toHtmlEscaped());
    }
    QString facts(core::PieceType type) const {
        QStringList facts = pieceFacts(m_spec, type);
        for (auto& fact : facts)
            fact = fact.toHtmlEscaped();
        return QStringLiteral("<p class=\"facts\">%1</p>").arg(facts.join(QStringLiteral(" · ")));
    }
    void addToIndex(core::PieceType type) {
        const auto& piece = m_spec.piece(type);
        QStringList keys{nameOf(piece), QString::fromStdString(piece.name), lettersShown(type, m_spec),
                         QString::fromStdString(piece.letters)};
        for (const auto& key : {piece.kanji, piece.fullKanji, piece.reading})
            if (!key.empty()) keys << QString::fromStdString(key);
        keys.removeDuplicates();
        m_page.index.push_back({titleOf(m_spec.piece(type)), anchorOf(type), true, std::move(keys)});
    }
    /// In three columns, each of which is read downwards.
    void writeNameTable(const QString& title, const std::vector<core::PieceType>& types, bool kanjiFirst) {
        writeHtml(QStringLiteral("<h3 class=\"names\">%1</h3>").arg(title));
        constexpr std::size_t Columns = 3;
        const std::size_t rows = (types.size() + Columns - 1) / Columns;
        writeHtml(QStringLiteral("<table width=\"100%\" cellpadding=\"2\">"));
        for (std::size_t row = 0; row < rows; ++row) {
            writeHtml(QStringLiteral("<tr>"));
            for (std::size_t i = row; i < types.size(); i += rows)
                writeHtml(QStringLiteral(
                              "<td width=\"33%\"><a href=\"#%1\">%2</a> <span class=\"facts\">%3</span></td>")
                              .arg(anchorOf(types[i]), nameEntry(types[i], kanjiFirst),
                                   lettersShown(types[i], m_spec).toHtmlEscaped()));
            writeHtml(QStringLiteral("</tr>"));
        }
        writeHtml(QStringLiteral("</table>"));
    }
    QString nameEntry(core::PieceType type, bool kanjiFirst) const {
        const auto& piece = m_spec.piece(type);
        if (!kanjiFirst || isCalledByKanji(piece)) return titleOf(piece).toHtmlEscaped();
        return html(piece.kanji) + ' ' + nameOf(piece).toHtmlEscaped();
    }

    const core::VariantSpec& m_spec;
    RulePage m_page;
};

/// How many files a row of an example has.
int filesOf(std::string_view row, bool coded) {
    int files = 0;
    for (std::size_t i = 0; i < row.size();) {
        std::size_t end = i + 1;
        if (row[i] >= '0' && row[i] <= '9') {
            while (end < row.size() && row[end] >= '0' && row[end] <= '9')
                ++end;
            files += std::stoi(std::string(row.substr(i, end - i)));
        } else if (coded) {
            end = std::min(row.find('.', i), row.size());
            ++files;
        } else if (row[i] != '+') {
            ++files;
        }
        i = end + (coded && end < row.size() ? 1 : 0);
    }
    return files;
}

/// A variant with the pieces of another on a board of another size.
core::VariantSpec onBoard(const core::VariantSpec& spec, core::BoardSize size) {
    core::VariantSpec other = spec;
    other.size = size;
    return other;
}

/// Reads a text into a page.
class TextReader {
public:
    TextReader(const QByteArray& text, const core::Variant& variant, const RuleParts& parts)
        : m_page(text), m_spec(variant.spec()), m_parts(parts), m_writer(variant) {}

    core::Result<RulePage, RuleTextError> read() {
        if (m_xml->readNextStartElement() && m_xml->name() != QLatin1String("rules"))
            m_xml->raiseError(PageText::tr("This is not a rules text."));
        while (m_xml->readNextStartElement()) {
            if (m_xml->name() != QLatin1String("section")) {
                m_xml->raiseError(unknownElement());
                break;
            }
            m_writer.beginSection(m_xml->attributes().value(QLatin1String("title")).toString());
            m_writer.writeHtml(readContent());
        }
        if (m_xml->hasError()) return RuleTextError{m_xml->lineNumber(), m_xml->errorString()};
        return m_writer.take();
    }

private:
    QString unknownElement() const { return PageText::tr("There is no element “%1”.").arg(m_xml->name()); }

    /// Reads up to the end of the element. Elements of the rule book are written at once, after the text before them.
    QString readContent() {
        QString content;
        readInto(content);
        return content;
    }

    void readInto(QString& content) {
        while (!m_xml->atEnd()) {
            m_xml->readNext();
            if (m_xml->isEndElement()) break;
            if (m_xml->isCharacters()) content += m_xml->text().toString().toHtmlEscaped();
            if (m_xml->isStartElement()) readElement(content);
        }
    }

    void readElement(QString& content) {
        static const std::set<QString> Html{QStringLiteral("p"),  QStringLiteral("ul"),  QStringLiteral("ol"),
                                            QStringLiteral("li"), QStringLiteral("b"),   QStringLiteral("i"),
                                            QStringLiteral("h3"), QStringLiteral("code")};
        const QString name = m_xml->name().toString();
        if (Html.count(name) > 0) {
            content += QStringLiteral("<%1>").arg(name);
            content += readContent();
            content += QStringLiteral("</%1>").arg(name);
            return;
        }
        if (name == QLatin1String("include")) return readInclude(content);
        if (name == QLatin1String("move")) {
            content += QStringLiteral("<code>%1</code>").arg(withLettersShown(readContent(), m_spec));
            return;
        }
        m_writer.writeHtml(content);
        content.clear();
        if (name == QLatin1String("piece")) return readPiece();
        if (name == QLatin1String("board")) return readBoard();
        writeGenerated(name);
        if (!m_xml->hasError()) m_xml->skipCurrentElement();
    }

    /// Reads a part as if it stood here.
    void readInclude(QString& content) {
        const auto attributes = m_xml->attributes();
        const QString name = attributes.value(QLatin1String("part")).toString();
        const auto part = m_parts.find(name);
        if (part == m_parts.end())
            return m_xml->raiseError(PageText::tr("There is no part “%1” to include.").arg(name));
        if (m_including.contains(name))
            return m_xml->raiseError(PageText::tr("The part “%1” includes itself.").arg(name));
        QString text = part->second;
        for (const auto& attribute : attributes)
            text.replace('{' + attribute.name().toString() + '}',
                         attribute.value().toString().toHtmlEscaped());
        if (text.contains('{'))
            return m_xml->raiseError(PageText::tr("The part “%1” lacks the value %2.")
                                         .arg(name, text.section('{', 1, 1).section('}', 0, 0)));
        m_xml->skipCurrentElement();
        QXmlStreamReader reader(QStringLiteral("<part>%1</part>").arg(text));
        reader.readNextStartElement();
        QXmlStreamReader* const includer = std::exchange(m_xml, &reader);
        m_including << name;
        readInto(content);
        m_including.removeLast();
        m_xml = includer;
        if (reader.hasError())
            m_xml->raiseError(PageText::tr("The part “%1”: %2").arg(name, reader.errorString()));
    }

    void writeGenerated(const QString& name) {
        if (name == QLatin1String("start")) return m_writer.writeStart();
        if (name == QLatin1String("legend")) return m_writer.writeLegend();
        if (name == QLatin1String("names")) return m_writer.writeNames();
        if (name == QLatin1String("endings")) return m_writer.writeList(ruleSheet(m_spec).end());
        if (name == QLatin1String("options")) return m_writer.writeList(optionTexts(m_spec));
        m_xml->raiseError(unknownElement());
    }

    void readPiece() {
        const std::string letters =
            m_xml->attributes().value(QLatin1String("letters")).toString().toStdString();
        const auto type = m_spec.pieceByLetters(letters);
        if (!type)
            return m_xml->raiseError(
                PageText::tr("There is no piece “%1”.").arg(QString::fromStdString(letters)));
        const QString text = readContent();
        m_writer.writePiece(*type, text);
    }

    void readBoard() {
        const auto attributes = m_xml->attributes();
        const auto attribute = [&](const char* name) {
            return attributes.value(QLatin1String(name)).toString();
        };
        const std::string rows = attribute("rows").toStdString();
        const bool coded = m_spec.hasCodes();
        const auto ranks = static_cast<int>(std::count(rows.begin(), rows.end(), '/')) + 1;
        const core::BoardSize size{filesOf(rows.substr(0, rows.find('/')), coded), ranks};
        const auto spec = onBoard(m_spec, size);
        const auto setup = core::board_rows::parse(rows, spec);
        if (!setup) return m_xml->raiseError(PageText::tr("The rows of a board cannot be read."));
        ExampleBoard example{setup.value()};
        for (const auto& [name, mark] : {std::pair("dots", Mark::Move), std::pair("crosses", Mark::Removed),
                                         std::pair("shots", Mark::Shot), std::pair("fire", Mark::Burns)})
            for (const auto& square : squares(attribute(name), size))
                example.marks.push_back({square, mark});
        for (const QString& arrow : attribute("arrows").split(' ', Qt::SkipEmptyParts))
            if (const auto ends = squares(arrow.split('-').join(' '), size); ends.size() == 2)
                example.arrows.push_back({ends[0], ends[1]});
            else
                m_xml->raiseError(PageText::tr("“%1” is not an arrow.").arg(arrow));
        const QString caption = readContent();
        m_writer.writePicture(std::move(example), caption);
    }

    std::vector<core::Square> squares(const QString& names, core::BoardSize size) {
        std::vector<core::Square> squares;
        for (const QString& name : names.split(' ', Qt::SkipEmptyParts)) {
            const int file = name[0].unicode() - 'a';
            const int rank = size.ranks - name.mid(1).toInt();
            if (size.contains(file, rank))
                squares.push_back(size.square(file, rank));
            else
                m_xml->raiseError(PageText::tr("“%1” is not a square.").arg(name));
        }
        return squares;
    }

    QXmlStreamReader m_page;
    QXmlStreamReader* m_xml = &m_page; ///< what is read now: the page, or a part
    QStringList m_including;           ///< the parts that are being read, each included by the one before
    const core::VariantSpec& m_spec;
    const RuleParts& m_parts;
    PageWriter m_writer;
};

RulePage generatedPageOf(const core::Variant& variant) {
    const auto& spec = variant.spec();
    const RuleSheet sheet = ruleSheet(spec);
    PageWriter writer(variant);
    writer.beginSection(PageText::tr("Board and start"));
    writer.writeParagraphs(sheet.setUp());
    writer.writeStart();
    writer.beginSection(PageText::tr("The pieces"));
    writer.writeLegend();
    for (std::size_t i = 0; i < spec.pieces.size(); ++i) {
        const auto type = core::pieceTypeAt(static_cast<int>(i));
        if (spec.piece(type).promotedFrom) continue;
        QString text;
        const auto addNotes = [&](core::PieceType face) {
            for (const auto& note : sheet.notes(face))
                text += QStringLiteral("<p>%1</p>").arg(html(note));
        };
        addNotes(type);
        if (const auto promoted = spec.piece(type).promotesTo) {
            if (!sheet.notes(*promoted).empty())
                text += QStringLiteral("<p><b>%1</b></p>").arg(nameOf(spec.piece(*promoted)).toHtmlEscaped());
            addNotes(*promoted);
        }
        writer.writePiece(type, text);
    }
    writer.beginSection(PageText::tr("Promotion"));
    writer.writeParagraphs(sheet.promotion());
    writer.beginSection(PageText::tr("Captures and drops"));
    writer.writeParagraphs(sheet.drops());
    writer.beginSection(PageText::tr("End of the game"));
    writer.writeList(sheet.end());
    writer.beginSection(PageText::tr("Rule options"));
    writer.writeList(optionTexts(spec));
    return writer.take();
}

QString pathOf(const std::string& id, const QString& language) {
    return QStringLiteral(":/rules/%1.%2.html").arg(QString::fromStdString(id), language);
}

/// The first of the languages in which there is a text; none where there is no text.
std::optional<QString> languageOfText(const std::string& id, const QStringList& languages) {
    QStringList tried;
    for (const QString& language : languages)
        tried << language << language.section('-', 0, 0);
    tried << QStringLiteral("en");
    for (const QString& language : tried)
        if (QFile::exists(pathOf(id, language))) return language;
    return std::nullopt;
}

QByteArray contentOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

QString anchorOf(core::PieceType type) { return QStringLiteral("piece-%1").arg(indexOf(type)); }

RulePage rulePageOf(const core::Variant& variant, const QStringList& languages) {
    const std::string& id = variant.spec().id;
    if (const auto language = languageOfText(id, languages))
        if (auto page = readRuleText(contentOf(pathOf(id, *language)), variant, rulePartsIn(*language)))
            return page.value();
    return generatedPageOf(variant);
}

RuleParts rulePartsIn(const QString& language) {
    static const QRegularExpression Part(QStringLiteral("<part name=\"([a-z-]+)\">(.*?)</part>"),
                                         QRegularExpression::DotMatchesEverythingOption);
    RuleParts parts;
    const QDir folder(QStringLiteral(":/rules/parts"));
    for (const QString& name : folder.entryList({QStringLiteral("*.%1.html").arg(language)})) {
        const QString text = QString::fromUtf8(contentOf(folder.filePath(name)));
        for (auto match = Part.globalMatch(text); match.hasNext();) {
            const auto part = match.next();
            parts.emplace(part.captured(1), part.captured(2));
        }
    }
    return parts;
}

core::Result<RulePage, RuleTextError> readRuleText(const QByteArray& text, const core::Variant& variant,
                                                   const RuleParts& parts) {
    return TextReader(text, variant, parts).read();
}

} // namespace komadai::ui
