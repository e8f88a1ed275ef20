// The letters of pieces, in the language of the window or in English.
#pragma once

#include "core/variants/variant_spec.h"
#include "ui/preferences/preference.h"

#include <QString>

namespace komadai::ui {

/// Which letters the user reads and types.
enum class PieceLetters {
    OfLanguage, ///< K D T L S B in German
    English,    ///< K Q R B N P, as in files
};

namespace preference {

extern const Preference<PieceLetters> LettersOfPieces;

} // namespace preference

/// The letters of king, queen, rook, bishop, knight and pawn in the language of the window: "KDTLSB". English ones where the
/// translation has not six different characters.
QString orthodoxLetters();
/// The same in one of languages().
QString orthodoxLettersIn(const QString& language);

/// "KQRBNP".
QString englishLetters();

/// Those of the two that the user reads.
QString chosenLetters();

/// The letters of a kind as the user reads them: "S" or "+S" for the knight in German. English letters stay in a whole
/// variant if two of its kinds would have the same letter (Great Shatranj has knights and soldiers), and in variants with
/// the coordinates of shogi or with codes: players of these games know the English letters.
QString lettersShown(core::PieceType type, const core::VariantSpec& spec);

/// A text with English letters, with the letters that the user reads instead. All its capital letters must name pieces, as in
/// moves after Hodges and in moves of protocols.
QString withLettersShown(const QString& text, const core::VariantSpec& spec);
/// The same with `letters`, which are those of orthodoxLettersIn or englishLetters, instead of the chosen ones.
QString withLetters(const QString& text, const core::VariantSpec& spec, const QString& letters);
/// The way back, for what the user types. English letters stay, except those that mean another kind in the language.
QString withEnglishLetters(const QString& text, const core::VariantSpec& spec);

} // namespace komadai::ui
