#include "ui/notation/piece_letters.h"

#include "ui/language/language.h"
#include "ui/preferences/preferences.h"

#include <QCoreApplication>
#include <QSet>

#include <array>
#include <string_view>

namespace komadai::ui {
namespace {

/// For translators.
struct LetterText {
    const char *source, *comment;
};
constexpr const char* LetterContext = "PieceLetters";
constexpr LetterText OrthodoxLetters = QT_TRANSLATE_NOOP3(
    "PieceLetters", "K Q R B N P",
    "the letters of king, queen, rook, bishop, knight and pawn in chess books of the language");

constexpr std::array<std::string_view, 6> OrthodoxNames{"King", "Queen", "Rook", "Bishop", "Knight", "Pawn"};

bool areDifferent(const QString& letters) {
    return QSet<QChar>(letters.begin(), letters.end()).size() == letters.size();
}

/// The letter of a kind in a language, whose orthodox letters are `orthodox`; its own letter if it is no orthodox kind.
QChar letterIn(const QString& orthodox, const core::PieceSpec& piece) {
    const QChar own = QChar::fromLatin1(piece.letters.front());
    const auto place = englishLetters().indexOf(own);
    return place >= 0 && piece.name == OrthodoxNames[static_cast<std::size_t>(place)] ? orthodox[place] : own;
}

/// The letters of a variant's kinds.
struct LetterTable {
    QString english, shown; ///< of the same kinds at the same places; empty if the letters are English

    static LetterTable of(const core::VariantSpec& spec, const QString& orthodox) {
        if (orthodox == englishLetters()) return {};
        if (spec.coordinates != core::Coordinates::Algebraic || spec.hasCodes()) return {};
        LetterTable table;
        for (const auto& piece : spec.pieces) {
            if (piece.promotedFrom) continue; // has the letter of its other face
            table.english += QChar::fromLatin1(piece.letters.front());
            table.shown += letterIn(orthodox, piece);
        }
        return areDifferent(table.shown) ? table : LetterTable{};
    }
};

/// Letters as a translation has them, divided by spaces; English ones if they are not as many or not different.
QString usable(QString letters) {
    letters.remove(' ');
    return letters.size() == englishLetters().size() && areDifferent(letters) ? letters : englishLetters();
}

/// The text with the characters of `from` replaced by those of `to`.
QString replaced(QString text, const QString& from, const QString& to) {
    for (QChar& letter : text)
        if (const auto place = from.indexOf(letter); place >= 0) letter = to[place];
    return text;
}

} // namespace

namespace preference {

const Preference<PieceLetters>
    LettersOfPieces(QStringLiteral("pieceLetters"), PieceLetters::OfLanguage,
                    namedFormat<PieceLetters>({{PieceLetters::OfLanguage, QStringLiteral("language")},
                                               {PieceLetters::English, QStringLiteral("english")}}));

} // namespace preference

QString englishLetters() { return QStringLiteral("KQRBNP"); }

QString orthodoxLetters() {
    return usable(
        QCoreApplication::translate(LetterContext, OrthodoxLetters.source, OrthodoxLetters.comment));
}

QString orthodoxLettersIn(const QString& language) {
    return usable(translateTo(language, LetterContext, OrthodoxLetters.source, OrthodoxLetters.comment));
}

QString chosenLetters() {
    const bool isEnglish = preferences().get(preference::LettersOfPieces) == PieceLetters::English;
    return isEnglish ? englishLetters() : orthodoxLetters();
}

QString lettersShown(core::PieceType type, const core::VariantSpec& spec) {
    return withLettersShown(QString::fromStdString(spec.piece(type).letters), spec);
}

QString withLettersShown(const QString& text, const core::VariantSpec& spec) {
    return withLetters(text, spec, chosenLetters());
}

QString withLetters(const QString& text, const core::VariantSpec& spec, const QString& letters) {
    const auto table = LetterTable::of(spec, letters);
    return replaced(text, table.english, table.shown);
}

QString withEnglishLetters(const QString& text, const core::VariantSpec& spec) {
    const auto table = LetterTable::of(spec, chosenLetters());
    return replaced(text, table.shown, table.english);
}

} // namespace komadai::ui
