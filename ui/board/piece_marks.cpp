#include "ui/board/piece_marks.h"

#include "ui/board/piece_symbols.h"

#include <QFont>
#include <QFontDatabase>
#include <QHash>
#include <QRawFont>
#include <QTransform>

#include <algorithm>

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

/// Upright strokes are of one width in these, which small pieces need.
bool isPlain(const QString& family) {
    return family.contains(QStringLiteral("Gothic")) || family.contains(QStringLiteral("Sans"));
}

QString bestFamilyFor(const QStringList& texts) {
    QStringList families = QFontDatabase::families(QFontDatabase::Japanese);
    std::stable_partition(families.begin(), families.end(), isPlain);
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

/// Fonts do not change while the program runs, and asking them all takes a while.
QString familyFor(const core::VariantSpec& spec) {
    static QHash<QString, QString> known;
    QStringList texts;
    for (const auto& piece : spec.pieces)
        if (!piece.kanji.empty()) texts += QString::fromStdString(piece.kanji);
    if (texts.isEmpty()) return {};
    const QString key = texts.join(' ');
    const auto found = known.constFind(key);
    return found != known.constEnd() ? *found : *known.insert(key, bestFamilyFor(texts));
}

/// The characters one below another, flattened where they are many.
QPainterPath column(const QString& family, const QString& text) {
    constexpr double Gap = 4;
    QFont font(family);
    font.setBold(true);
    font.setPixelSize(100);
    const double cell = (100 - Gap * static_cast<double>(text.size() - 1)) / static_cast<double>(text.size());
    const double width = std::min(88.0, cell * 1.4);
    QPainterPath path;
    double top = 0;
    for (const QChar character : text) {
        QPainterPath one;
        one.addText(0, 0, font, QString(character));
        const QRectF box(0, -88, 100, 100); // the square in which a character is designed
        path.addPath(QTransform::fromTranslate(50 - width / 2, top)
                         .scale(width / box.width(), cell / box.height())
                         .translate(0, -box.top())
                         .map(one));
        top += cell + Gap;
    }
    return path;
}

} // namespace

bool hasKanji(const core::VariantSpec& spec) { return !familyFor(spec).isEmpty(); }

PieceMarks PieceMarks::kanjiFor(const core::VariantSpec& spec) { return PieceMarks(familyFor(spec)); }

/// None where letters stand instead.
QString PieceMarks::kanjiOf(const core::VariantSpec& spec, core::PieceType type) const {
    const QString kanji = QString::fromStdString(spec.piece(type).kanji);
    if (m_family.isEmpty() || kanji.isEmpty()) return {};
    return hasAll(QRawFont::fromFont(QFont(m_family)), kanji) ? kanji : QString();
}

QPainterPath PieceMarks::of(const core::VariantSpec& spec, core::PieceType type) const {
    const QString kanji = kanjiOf(spec, type);
    return kanji.isEmpty() ? lettersOf(spec, type) : column(m_family, kanji);
}

} // namespace komadai::ui
