#include "ui/board/piece_marks.h"

#include "ui/board/piece_symbols.h"

#include <QFont>
#include <QFontDatabase>
#include <QHash>
#include <QRawFont>
#include <QTransform>

#include <algorithm>
#include <array>
#include <vector>

namespace komadai::ui {
namespace {

bool hasAll(const QRawFont& font, const QString& text) {
    const auto characters = text.toUcs4();
    return std::all_of(characters.begin(), characters.end(),
                       [&](char32_t character) { return font.supportsCharacter(character); });
}

/// How many of the texts a font can write.
qsizetype countOf(const QString& family, const QStringList& texts) {
    const QRawFont font = QRawFont::fromFont(QFont(family));
    return std::count_if(texts.begin(), texts.end(), [&](const QString& text) { return hasAll(font, text); });
}

/// Strokes are of one width in these, which small pieces need.
bool isPlain(const QString& family) {
    return family.contains(QStringLiteral("Gothic")) || family.contains(QStringLiteral("Sans"));
}

QString bestFamilyFor(const QStringList& texts, bool plain) {
    QStringList families = QFontDatabase::families(QFontDatabase::Japanese);
    std::stable_partition(families.begin(), families.end(),
                          [plain](const QString& family) { return isPlain(family) == plain; });
    QString best;
    qsizetype most = 0;
    for (const QString& family : families) {
        const qsizetype count = countOf(family, texts);
        if (count <= most) continue;
        best = family;
        most = count;
        if (most == texts.size()) break;
    }
    return best;
}

QString kanjiIn(const core::PieceSpec& piece, bool inFull) {
    return QString::fromStdString(inFull && !piece.fullKanji.empty() ? piece.fullKanji : piece.kanji);
}

/// Fonts do not change while the program runs, and asking them all takes a while.
QString familyFor(const core::VariantSpec& spec, bool inFull) {
    static std::array<QHash<QString, QString>, 2> known;
    QStringList texts;
    for (const auto& piece : spec.pieces)
        if (const QString text = kanjiIn(piece, inFull); !text.isEmpty()) texts += text;
    if (texts.isEmpty()) return {};
    auto& families = known[inFull ? 1 : 0];
    const QString key = texts.join(' ');
    const auto found = families.constFind(key);
    return found != families.constEnd() ? *found : *families.insert(key, bestFamilyFor(texts, !inFull));
}

/// Where the characters of a name stand: one below another, or of three the first above the others, as a third of
/// the height leaves too few pixels to read them on a small piece.
std::vector<QRectF> cells(qsizetype count) {
    constexpr double Gap = 4;
    const qsizetype rows = count == 3 ? 2 : count;
    const double height = (100 - Gap * static_cast<double>(rows - 1)) / static_cast<double>(rows);
    if (count == 3) {
        constexpr double Width = 42, Lower = 42; // the lower corners are on the rim of a stone
        return {QRectF(50 - Width / 2, 0, Width, height),
                QRectF(50 - Gap / 2 - Width, height + Gap, Width, Lower),
                QRectF(50 + Gap / 2, height + Gap, Width, Lower)};
    }
    const double width = std::min(88.0, height * 1.4); // flattened where they are many
    std::vector<QRectF> column;
    for (qsizetype row = 0; row < rows; ++row)
        column.emplace_back(50 - width / 2, static_cast<double>(row) * (height + Gap), width, height);
    return column;
}

/// The characters as filled outlines, each in its cell.
QPainterPath outlines(const QString& family, const QString& text) {
    QFont font(family);
    font.setBold(true);
    font.setPixelSize(100);
    const QRectF box(0, -88, 100, 100); // the square in which a character is designed
    const auto places = cells(text.size());
    QPainterPath path;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QRectF& cell = places[static_cast<std::size_t>(i)];
        QPainterPath one;
        one.addText(0, 0, font, QString(text[i]));
        path.addPath(QTransform::fromTranslate(cell.left(), cell.top())
                         .scale(cell.width() / box.width(), cell.height() / box.height())
                         .translate(0, -box.top())
                         .map(one));
    }
    return path;
}

} // namespace

bool hasKanji(const core::VariantSpec& spec) { return !familyFor(spec, false).isEmpty(); }

bool hasFullKanji(const core::VariantSpec& spec) {
    return std::any_of(spec.pieces.begin(), spec.pieces.end(),
                       [](const core::PieceSpec& piece) { return !piece.fullKanji.empty(); }) &&
           !familyFor(spec, true).isEmpty();
}

bool hasBrushKanji(const core::VariantSpec& spec) {
    return hasFullKanji(spec) && !isPlain(familyFor(spec, true));
}

PieceMarks PieceMarks::kanjiFor(const core::VariantSpec& spec) { return {familyFor(spec, false), false}; }
PieceMarks PieceMarks::fullKanjiFor(const core::VariantSpec& spec) { return {familyFor(spec, true), true}; }

/// None where letters stand instead.
QString PieceMarks::kanjiOf(const core::VariantSpec& spec, core::PieceType type) const {
    const QString kanji = kanjiIn(spec.piece(type), m_inFull);
    if (m_family.isEmpty() || kanji.isEmpty()) return {};
    return hasAll(QRawFont::fromFont(QFont(m_family)), kanji) ? kanji : QString();
}

QPainterPath PieceMarks::of(const core::VariantSpec& spec, core::Piece piece) const {
    QString kanji = kanjiOf(spec, piece.type);
    const bool isOtherKing = piece.side == core::Side::Second && spec.piece(piece.type).royal;
    if (!isOtherKing || !kanji.contains(QChar(0x7389))) return of(spec, piece.type);
    return outlines(m_family, kanji.replace(QChar(0x7389), QChar(0x738B))); // 玉 and 王
}

QPainterPath PieceMarks::of(const core::VariantSpec& spec, core::PieceType type) const {
    const QString kanji = kanjiOf(spec, type);
    return kanji.isEmpty() ? lettersOf(spec, type) : outlines(m_family, kanji);
}

} // namespace komadai::ui
