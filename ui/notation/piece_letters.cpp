#include "ui/notation/piece_letters.h"

#include "ui/preferences/preferences.h"

#include <QCoreApplication>
#include <QSet>

#include <array>
#include <string_view>

namespace komadai::ui {
namespace {

/// The context of these strings for translators.
struct LetterText {
    Q_DECLARE_TR_FUNCTIONS(PieceLetters)
};

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
    QString english, shown; ///< of the same kinds at the same places; empty if the user reads English letters

    static LetterTable of(const core::VariantSpec& spec) {
        if (preferences().get(preference::LettersOfPieces) == PieceLetters::English) return {};
        if (spec.coordinates != core::Coordinates::Algebraic || spec.hasCodes()) return {};
        const QString orthodox = orthodoxLetters();
        LetterTable table;
        for (const auto& piece : spec.pieces) {
            if (piece.promotedFrom) continue; // has the letter of its other face
            table.english += QChar::fromLatin1(piece.letters.front());
            table.shown += letterIn(orthodox, piece);
        }
        return areDifferent(table.shown) ? table : LetterTable{};
    }
};

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
    const QString letters =
        LetterText::tr(
            "K Q R B N P",
            "the letters of king, queen, rook, bishop, knight and pawn in chess books of the language")
            .remove(' ');
    return letters.size() == englishLetters().size() && areDifferent(letters) ? letters : englishLetters();
}

QString lettersShown(core::PieceType type, const core::VariantSpec& spec) {
    return withLettersShown(QString::fromStdString(spec.piece(type).letters), spec);
}

QString withLettersShown(const QString& text, const core::VariantSpec& spec) {
    const auto table = LetterTable::of(spec);
    return replaced(text, table.english, table.shown);
}

QString withEnglishLetters(const QString& text, const core::VariantSpec& spec) {
    const auto table = LetterTable::of(spec);
    return replaced(text, table.shown, table.english);
}

} // namespace komadai::ui
