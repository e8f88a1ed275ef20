// Core's reasons in the user's language.
#pragma once

#include "translations/wording/wording.h"

#include <QString>

namespace komadai::ui {

/// Words core's values in the language of the program; the texts are the context "Wording" of its
/// translations.
const Wording& wording();
/// The same in one of languages().
Wording wordingIn(const QString& language);

/// A full sentence for a storage error.
QString sentence(const core::StorageError& error);
QString sentence(core::Refusal refusal);
QString result(const core::Outcome& outcome, const core::VariantSpec& variant);
/// "1–0", "0–1" or "½–½": the points of the first player first.
QString pointsText(const core::Outcome& outcome);
/// The same for lists of games. Some languages, such as Japanese, have words for it in place of points.
QString shortResult(const core::Outcome& outcome);

/// Those of variants that come with the program are translated.
QString nameOf(const core::VariantSpec& variant);
QString sideName(const core::VariantSpec& variant, core::Side side);
QString nameOf(const core::Handicap& handicap);
/// In Japanese a piece that has kanji is called by them.
bool isCalledByKanji(const core::PieceSpec& piece);
QString nameOf(const core::PieceSpec& piece);
/// "Knight 桂"; kanji are not said twice.
QString titleOf(const core::PieceSpec& piece);
QString summaryOf(const core::VariantSpec& variant);

} // namespace komadai::ui
