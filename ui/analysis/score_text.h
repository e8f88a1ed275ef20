// How scores are shown: from whose view, and as pawns, centipawns or a winning chance. Scores in pawns have a point in all
// languages, as in chess programs and books; other numbers have the form of the language.
#pragma once

#include "core/base/score.h"
#include "core/board/side.h"
#include "core/variants/variant_spec.h"
#include "ui/preferences/preference.h"

#include <QString>

#include <functional>
#include <optional>

namespace komadai::ui {

enum class ScoreView {
    FirstPlayer, ///< positive is good for the first player
    SideToMove,  ///< positive is good for the side to move
    BetterSide,  ///< the side that is better is named, and the number has no sign; as some shogi programs do
};
enum class ScoreUnit {
    Pawns,
    Centipawns, ///< in whole numbers; as shogi programs do
    WinningChance,
};

namespace preference {

extern const Preference<ScoreView> ShownScoreView;
extern const Preference<std::optional<ScoreUnit>> ShownScoreUnit; ///< none: as usual in the language

} // namespace preference

ScoreUnit chosenScoreUnit();

/// Calls `act` when scores are shown in another way.
void whenScoreTextChanges(QObject* owner, const std::function<void()>& act);

/// The winning chance of a side, 0..1, from its score in centipawns.
using WinChance = std::function<double(int centipawns)>;
/// The curve that was fitted to games of the variant; see core::WinChance.
WinChance winChanceFor(const core::VariantSpec& spec);

/// The winning chance of the first player, 0..1; 0 or 1 for mates.
double firstPlayersChance(core::Score score, core::Side toMove, const WinChance& chance);
/// The score of the position after the best move of a position with this score.
core::Score afterBestMove(core::Score score);

/// The number of moves to mate, as the user counts them, without a sign: "#3"; "#?" if it is unknown, "#" once the side to move is mated.
/// For mates alone.
QString mateText(core::Score score);

/// Words scores of one variant as the user has chosen.
class ScoreText {
public:
    explicit ScoreText(const core::VariantSpec& spec);

    /// What the scores are, as the title of a column: "Score for White".
    QString label() const;
    /// A score of the side to move: "+0.42", "+42", "−#3", "62 %", "Sente 4.20".
    QString text(core::Score score, core::Side toMove) const;
    /// The same for places without a column: "Score for White: +0.42".
    QString labelled(core::Score score, core::Side toMove) const;

private:
    QString signedText(core::Score score, core::Side of, core::Side toMove) const;
    QString betterSideText(core::Score score, core::Side toMove) const;
    /// In pawns or centipawns.
    QString amountText(int centipawns) const;

    const core::VariantSpec& m_spec;
    ScoreView m_view;
    ScoreUnit m_unit;
};

} // namespace komadai::ui
