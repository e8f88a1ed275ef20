#include "translations/rule_sheet.h"

#include "core/notation/move_text.h"
#include "core/variants/placement.h"
#include "core/variants/rule_options.h"
#include "translations/fill.h"
#include "translations/marks.h"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <set>

namespace komadai {
namespace {

using core::BareKingRule;
using core::KindSet;
using core::Movement;
using core::MultiStep;
using core::Passage;
using core::PieceSpec;
using core::PieceType;
using core::Shooting;
using core::Side;
using core::VariantSpec;

std::string joined(const std::vector<std::string>& words, std::string_view divider = ", ") {
    return fmt::format("{}", fmt::join(words, divider));
}

using Offset = std::pair<int, int>; ///< to the right and forward

int lengthOf(const Movement& step) { return std::max(std::abs(step.right), std::abs(step.forward)); }

bool hops(const Movement& movement) {
    return movement.passage == Passage::Over || movement.passage == Passage::Behind;
}

/// For slides from square to square that do not end at once; empty for others.
std::string_view arrowOf(const Movement& movement) {
    if (movement.isLeap() || movement.passage == Passage::Behind || lengthOf(movement) > 1) return {};
    constexpr std::string_view Arrows[3][3] = {{"↙", "↓", "↘"}, {"←", "", "→"}, {"↖", "↑", "↗"}};
    return Arrows[movement.forward + 1][movement.right + 1];
}

/// Whether it only moves, or only captures, as far as it likes.
bool isHalfSlide(const Movement& movement) {
    return !arrowOf(movement).empty() && movement.quiet != movement.capture;
}

/// A square of a diagram: what movements, all of one passage, do there.
class Spot {
public:
    void add(const Movement& movement) {
        m_moves |= movement.quiet;
        m_captures |= movement.capture;
        const auto arrow = arrowOf(movement);
        if (arrow.empty()) return;
        m_arrow = arrow;
        m_slideMoves |= movement.quiet;
        m_slideCaptures |= movement.capture;
    }
    void pass() { m_isPassed = true; }

    /// An arrow for a slide, a dot for a leap, other marks where one may only move or only capture, and these with
    /// an arrow for slides that do only that.
    std::string mark() const {
        if (m_slideMoves && m_slideCaptures) return std::string(m_arrow);
        if (m_moves && m_captures) return "•";
        if (m_moves || m_captures) return std::string(m_moves ? "○" : "×").append(m_arrow);
        return m_isPassed ? "∩" : ".";
    }
    bool isWide() const { return m_moves != m_captures && !m_arrow.empty(); }

private:
    bool m_moves = false, m_captures = false, m_slideMoves = false, m_slideCaptures = false;
    bool m_isPassed = false;
    std::string_view m_arrow;
};

/// How a piece moves in one passage, seen by its owner: rows of marks round an `O`.
std::vector<std::string> moveDiagram(const std::vector<Movement>& movements) {
    int reach = 1;
    for (const Movement& movement : movements)
        reach = std::max(reach, lengthOf(movement) * (movement.isLeap() ? 1 : 2));
    std::map<Offset, Spot> spots;
    for (const Movement& movement : movements) {
        const int range = movement.passage == Passage::Behind     ? 2
                          : movement.range == Movement::Unlimited ? reach
                                                                  : movement.range;
        for (int steps = 1; steps <= range && steps * lengthOf(movement) <= reach; ++steps) {
            Spot& spot = spots[{steps * movement.right, steps * movement.forward}];
            if (hops(movement) && steps == 1)
                spot.pass();
            else
                spot.add(movement);
        }
    }
    const bool isWide =
        std::any_of(spots.begin(), spots.end(), [](const auto& spot) { return spot.second.isWide(); });
    std::vector<std::string> rows;
    for (int forward = reach; forward >= -reach; --forward) {
        std::string row;
        for (int right = -reach; right <= reach; ++right) {
            const Spot& spot = spots[{right, forward}];
            row += right == 0 && forward == 0 ? "O" : spot.mark();
            if (right < reach) row += isWide && !spot.isWide() ? "  " : " ";
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

/// Whether a move of several steps can end where it began.
bool mayReturn(const MultiStep& multi) {
    if (multi.turns == MultiStep::Turns::None) return false;
    std::set<Offset> reached{{0, 0}};
    for (int n = 1; n <= multi.most; ++n) {
        std::set<Offset> next;
        for (const auto& [right, forward] : reached)
            for (const Movement& step : multi.steps)
                next.emplace(right + step.right, forward + step.forward);
        reached.swap(next);
        if (n >= multi.least && reached.count({0, 0}) > 0) return true;
    }
    return false;
}

} // namespace

std::string RuleSheet::name(PieceType type) const {
    const PieceSpec& piece = m_variant.piece(type);
    return fmt::format("{} ({})", m_wording.piece(piece), piece.letters);
}

std::string RuleSheet::names(const std::vector<PieceType>& types) const {
    Lines words;
    for (const PieceType type : types)
        words.push_back(name(type));
    return joined(words);
}

std::vector<PieceType> RuleSheet::kindsIn(const KindSet& kinds) const {
    std::vector<PieceType> types;
    for (std::size_t i = 0; i < m_variant.pieces.size(); ++i)
        if (kinds[i]) types.push_back(core::pieceTypeAt(static_cast<int>(i)));
    return types;
}

std::string RuleSheet::names(const KindSet& kinds) const {
    const auto inside = kindsIn(kinds), outside = kindsIn(~kinds);
    if (outside.size() >= inside.size()) return names(inside);
    return fill(in(QT_TRANSLATE_NOOP("RuleSheet", "all but {pieces}")), fmt::arg("pieces", names(outside)));
}

std::string RuleSheet::anyOf(const KindSet& kinds) const {
    Lines words;
    for (const PieceType type : kindsIn(kinds))
        words.push_back(name(type));
    return joined(words, in(QT_TRANSLATE_NOOP("RuleSheet", " or ")));
}

std::vector<RuleSheet::Section> RuleSheet::sections() const {
    std::vector<Section> sections{{m_wording.variantText(m_variant.name), board()}};
    sections.push_back({in(QT_TRANSLATE_NOOP("RuleSheet", "Marks in the diagrams of moves")), legend()});
    for (std::size_t i = 0; i < m_variant.pieces.size(); ++i)
        sections.push_back(piece(core::pieceTypeAt(static_cast<int>(i))));
    sections.push_back({in(QT_TRANSLATE_NOOP("RuleSheet", "Promotion")), promotion()});
    sections.push_back({in(QT_TRANSLATE_NOOP("RuleSheet", "Captures and drops")), drops()});
    sections.push_back({in(QT_TRANSLATE_NOOP("RuleSheet", "End of the game")), end()});
    sections.push_back({in(QT_TRANSLATE_NOOP("RuleSheet", "Rule options")), options()});
    return sections;
}

std::string RuleSheet::text() const {
    std::string text;
    for (const Section& section : sections()) {
        text += (text.empty() ? "" : "\n") + section.title + '\n';
        for (const auto& line : section.lines)
            text += "  " + line + '\n';
    }
    return text;
}

// --- board and start

RuleSheet::Lines RuleSheet::setUp() const {
    Lines lines{fill(in(QT_TRANSLATE_NOOP("RuleSheet", "Is played on {files} files and {ranks} ranks.")),
                     fmt::arg("files", m_variant.size.files), fmt::arg("ranks", m_variant.size.ranks)),
                fill(in(QT_TRANSLATE_NOOP("RuleSheet", "{first} moves first, then {second}.")),
                     fmt::arg("first", m_wording.side(Side::First, m_variant)),
                     fmt::arg("second", m_wording.side(Side::Second, m_variant)))};
    const std::string first = countsOf(Side::First);
    const std::string second = countsOf(Side::Second);
    const auto begins = [&](const std::string& side, const std::string& pieces) {
        return fill(in(QT_TRANSLATE_NOOP("RuleSheet", "{side} begins with {pieces}.")),
                    fmt::arg("side", side), fmt::arg("pieces", pieces));
    };
    if (first == second) {
        lines.push_back(begins(in(QT_TRANSLATE_NOOP("RuleSheet", "Each side")), first));
    } else {
        lines.push_back(begins(m_wording.side(Side::First, m_variant), first));
        lines.push_back(begins(m_wording.side(Side::Second, m_variant), second));
    }
    return lines;
}

RuleSheet::Lines RuleSheet::board() const {
    Lines lines = setUp();
    std::size_t width = 1;
    for (const auto& piece : m_variant.start.board)
        if (piece) width = std::max(width, m_variant.piece(piece->type).letters.size());
    for (int rank = 0; rank < m_variant.size.ranks; ++rank) {
        std::string row;
        for (int file = 0; file < m_variant.size.files; ++file) {
            const auto& piece = m_variant.start.at(m_variant.size.square(file, rank));
            row += fmt::format("{:>{}}{}", piece ? core::placement::formatPiece(*piece, m_variant) : ".",
                               width, file + 1 < m_variant.size.files ? " " : "");
        }
        lines.push_back(std::move(row));
    }
    return lines;
}

std::string RuleSheet::countsOf(Side side) const {
    const auto& board = m_variant.start.board;
    Lines onBoard, inHand;
    for (std::size_t i = 0; i < m_variant.pieces.size(); ++i) {
        const PieceType type = core::pieceTypeAt(static_cast<int>(i));
        const auto add = [&](Lines& words, auto count) {
            if (count > 0) words.push_back(fmt::format("{} {}", count, name(type)));
        };
        add(onBoard, std::count(board.begin(), board.end(), std::optional(core::Piece{type, side})));
        add(inHand, m_variant.start.hand(side).count(type));
    }
    if (inHand.empty()) return joined(onBoard);
    return fill(in(QT_TRANSLATE_NOOP("RuleSheet", "{pieces}, and in hand {inHand}")),
                fmt::arg("pieces", joined(onBoard)), fmt::arg("inHand", joined(inHand)));
}

// --- pieces

RuleSheet::Lines RuleSheet::legend() const {
    Lines lines{
        in(QT_TRANSLATE_NOOP("RuleSheet", "• moves or captures, ○ only moves, × only captures.")),
        in(QT_TRANSLATE_NOOP("RuleSheet", "An arrow slides over empty squares, as far as it likes."))};
    const auto any = [&](auto condition) {
        return std::any_of(m_variant.pieces.begin(), m_variant.pieces.end(), [&](const PieceSpec& piece) {
            return std::any_of(piece.movements.begin(), piece.movements.end(), condition);
        });
    };
    if (any(isHalfSlide))
        lines.push_back(in(QT_TRANSLATE_NOOP(
            "RuleSheet", "○ or × with an arrow slides too, but only to move or only to capture.")));
    if (any(hops))
        lines.push_back(in(QT_TRANSLATE_NOOP("RuleSheet", "∩ passes over just one piece, near or far.")));
    return lines;
}

/// One for each passage, so that what is true of one is not read into the others.
RuleSheet::Lines RuleSheet::moveDiagrams(const std::vector<Movement>& movements) const {
    Lines rows;
    for (const auto& [passage, caption] :
         {std::pair(Passage::Plain, ""),
          std::pair(Passage::Lame, QT_TRANSLATE_NOOP("RuleSheet", "Where nothing blocks its way:")),
          std::pair(Passage::Over, QT_TRANSLATE_NOOP("RuleSheet", "Over just one piece:")),
          std::pair(Passage::Behind, QT_TRANSLATE_NOOP("RuleSheet", "To the square behind a piece:"))}) {
        std::vector<Movement> such;
        std::copy_if(movements.begin(), movements.end(), std::back_inserter(such),
                     [passage = passage](const Movement& m) { return m.passage == passage; });
        if (such.empty()) continue;
        if (!rows.empty()) rows.push_back(in(caption));
        for (auto& row : moveDiagram(such))
            rows.push_back(std::move(row));
    }
    return rows.empty() ? moveDiagram({}) : rows;
}

RuleSheet::Section RuleSheet::piece(PieceType type) const {
    const PieceSpec& spec = m_variant.piece(type);
    Section section{fmt::format("{}{}{}: {}", m_wording.piece(spec), " (" + spec.letters,
                                (spec.kanji.empty() ? "" : ", " + spec.kanji) + ")", spec.betza),
                    {}};
    const core::PieceEffects* effects = m_variant.effects ? &m_variant.effects->piece(type) : nullptr;
    const bool walks = effects && effects->multiStep;
    if (!walks || !spec.movements.empty()) section.lines = moveDiagrams(spec.movements);
    if (walks && !spec.movements.empty())
        section.lines.push_back(in(QT_TRANSLATE_NOOP("RuleSheet", "Or, in steps:")));
    if (walks)
        for (auto& row : moveDiagram(effects->multiStep->steps))
            section.lines.push_back(std::move(row));
    for (auto& line : notes(type))
        section.lines.push_back(std::move(line));
    if (spec.value)
        section.lines.push_back(
            fill(in(QT_TRANSLATE_NOOP("RuleSheet", "Is worth {value} hundredths of a pawn.")),
                 fmt::arg("value", *spec.value)));
    return section;
}

RuleSheet::Lines RuleSheet::notes(PieceType type) const {
    const PieceSpec& spec = m_variant.piece(type);
    Lines lines;
    if (spec.royal)
        lines.push_back(
            in(QT_TRANSLATE_NOOP("RuleSheet", "Is royal: its side must not lose the last such piece.")));
    for (auto& line : passages(spec.movements))
        lines.push_back(std::move(line));
    if (m_variant.effects)
        for (auto& line : effects(type))
            lines.push_back(std::move(line));
    if (spec.promotesTo)
        lines.push_back(fill(in(QT_TRANSLATE_NOOP("RuleSheet", "Promotes to {piece}.")),
                             fmt::arg("piece", name(*spec.promotesTo))));
    if (!spec.promotionChoices.empty())
        lines.push_back(
            fill(in(QT_TRANSLATE_NOOP("RuleSheet", "Promotes, at the player's choice, to {pieces}.")),
                 fmt::arg("pieces", names(spec.promotionChoices))));
    if (spec.promotionLimit)
        lines.push_back(
            fill(in(QT_TRANSLATE_NOOP(
                     "RuleSheet", "A piece becomes one only while its side has fewer than {count} of them.")),
                 fmt::arg("count", *spec.promotionLimit)));
    return lines;
}

/// What a diagram of marks cannot show.
RuleSheet::Lines RuleSheet::passages(const std::vector<Movement>& movements) const {
    const auto any = [&](auto condition) {
        return std::any_of(movements.begin(), movements.end(), condition);
    };
    Lines lines;
    for (int range = 2; range <= core::BoardSize::MaxSide; ++range)
        if (any([range](const Movement& m) { return m.range == range; }))
            lines.push_back(fill(
                in(QT_TRANSLATE_NOOP("RuleSheet", "Slides up to {count} squares where an arrow stands.")),
                fmt::arg("count", range)));
    if (any([](const Movement& m) { return m.passage == Passage::Lame; }))
        lines.push_back(in(QT_TRANSLATE_NOOP(
            "RuleSheet",
            "Does not leap: a piece on its way, which is straight first and then diagonal, blocks it.")));
    if (any([](const Movement& m) { return m.passage == Passage::Over && m.quiet; }))
        lines.push_back(
            in(QT_TRANSLATE_NOOP("RuleSheet", "Passes over just one piece and ends anywhere behind it.")));
    if (any([](const Movement& m) { return m.passage == Passage::Over && !m.quiet; }))
        lines.push_back(in(QT_TRANSLATE_NOOP("RuleSheet", "Captures by passing over just one piece.")));
    if (any([](const Movement& m) { return m.passage == Passage::Behind; }))
        lines.push_back(in(
            QT_TRANSLATE_NOOP("RuleSheet", "Passes over just one piece and ends on the square behind it.")));
    return lines;
}

RuleSheet::Lines RuleSheet::effects(PieceType type) const {
    const PieceSpec& spec = m_variant.piece(type);
    const core::PieceEffects& effects = m_variant.effects->piece(type);
    Lines lines;
    const auto say = [&](const char* source, const auto&... arguments) {
        lines.push_back(fill(in(source), arguments...));
    };
    const auto sayOf = [&](const char* source, const KindSet& kinds) {
        if (kinds.any()) say(source, fmt::arg("pieces", names(kinds)));
    };
    // names those that are fewer, the ones that it cannot take or the others
    const auto sayLimit = [&](const KindSet& cannot, const char* cannotSource, const char* onlySource) {
        if (const auto others = kindsIn(~cannot); cannot.any() && others.size() < kindsIn(cannot).size())
            say(onlySource, fmt::arg("pieces", names(others)));
        else
            sayOf(cannotSource, cannot);
    };
    if (effects.multiStep)
        for (auto& line : steps(*effects.multiStep, !spec.movements.empty()))
            lines.push_back(std::move(line));
    if (effects.shooting)
        for (auto& line : shooting(*effects.shooting))
            lines.push_back(std::move(line));
    if (effects.burns) {
        say(QT_TRANSLATE_NOOP("RuleSheet",
                              "Where it arrives, by promotion too, all its neighbours are removed, "
                              "friends and commanders among them."));
        if (m_variant.effectOptions.passiveBurn)
            say(QT_TRANSLATE_NOOP(
                "RuleSheet",
                "An enemy that ends its move beside it is removed too, and burns nothing then."));
    }
    if (!effects.holds.empty())
        say(QT_TRANSLATE_NOOP("RuleSheet",
                              "Holds fast the first piece in each of its lines if that is an enemy."));
    if (effects.shelter == 1) say(QT_TRANSLATE_NOOP("RuleSheet", "No adjacent enemy may shoot."));
    if (effects.shelter > 1)
        say(QT_TRANSLATE_NOOP("RuleSheet", "No enemy within {range} squares may shoot."),
            fmt::arg("range", effects.shelter));
    if (effects.ignoresShelter)
        say(QT_TRANSLATE_NOOP("RuleSheet", "May shoot even where an enemy keeps others from it."));
    sayLimit(effects.cannotTake, QT_TRANSLATE_NOOP("RuleSheet", "Cannot take {pieces}."),
             effects.shooting ? QT_TRANSLATE_NOOP("RuleSheet", "By moving it takes only {pieces}.")
                              : QT_TRANSLATE_NOOP("RuleSheet", "Takes only {pieces}."));
    if (effects.shooting)
        sayLimit(effects.cannotShoot, QT_TRANSLATE_NOOP("RuleSheet", "Cannot shoot {pieces}."),
                 QT_TRANSLATE_NOOP("RuleSheet", "Shoots only {pieces}."));
    if (spec.promotesTo)
        sayOf(QT_TRANSLATE_NOOP("RuleSheet", "Must promote where it takes {pieces}."),
              effects.promotesOnTaking);
    const auto sayNeed = [&](const char* source, const KindSet& kinds) {
        if (kinds.any()) say(source, fmt::arg("pieces", anyOf(kinds)));
    };
    sayNeed(QT_TRANSLATE_NOOP("RuleSheet", "Moves forward only while its side has {pieces}."),
            effects.forwardNeeds);
    sayNeed(QT_TRANSLATE_NOOP("RuleSheet", "Is promoted only while its side has {pieces}."),
            effects.promotionNeeds);
    if (spec.promotedFrom)
        sayOf(QT_TRANSLATE_NOOP("RuleSheet", "Turns back when its side has none of these left: {pieces}."),
              m_variant.effects->piece(*spec.promotedFrom).promotionNeeds);
    sayOf(QT_TRANSLATE_NOOP("RuleSheet", "When it promotes, so do {pieces} of its side."), effects.raises);
    sayOf(QT_TRANSLATE_NOOP("RuleSheet", "When it promotes, the enemy loses {pieces}."), effects.quenches);
    if (effects.revertsNear.any())
        say(effects.revertRange == 1
                ? QT_TRANSLATE_NOOP("RuleSheet", "Turns back beside any of these enemies: {pieces}.")
                : QT_TRANSLATE_NOOP("RuleSheet",
                                    "Turns back within {range} squares of any of these enemies: {pieces}."),
            fmt::arg("pieces", names(effects.revertsNear)), fmt::arg("range", effects.revertRange));
    return lines;
}

RuleSheet::Lines RuleSheet::steps(const MultiStep& multi, bool hasOtherMoves) const {
    Lines lines{fill(
        in(multi.least == multi.most
               ? QT_TRANSLATE_NOOP("RuleSheet",
                                   "Makes exactly {most} such steps in a move, and may capture with each.")
               : QT_TRANSLATE_NOOP(
                     "RuleSheet",
                     "Makes {least} to {most} such steps in a move, and may capture with each.")),
        fmt::arg("least", static_cast<int>(multi.least)), fmt::arg("most", static_cast<int>(multi.most)))};
    if (multi.turns == MultiStep::Turns::None)
        lines.push_back(
            in(QT_TRANSLATE_NOOP("RuleSheet", "All steps of a move lead straight on in one direction.")));
    if (multi.turns == MultiStep::Turns::MainDirection)
        lines.push_back(in(QT_TRANSLATE_NOOP(
            "RuleSheet",
            "The long leg of its second step points the same way as that of the first, or it goes back.")));
    if (mayReturn(multi))
        lines.push_back(in(QT_TRANSLATE_NOOP(
            "RuleSheet", "May end where it began: it has captured without moving then, or passed.")));
    if (hasOtherMoves)
        lines.push_back(in(QT_TRANSLATE_NOOP(
            "RuleSheet", "A move is made either of such steps or in the other way, not as a mixture.")));
    return lines;
}

RuleSheet::Lines RuleSheet::shooting(const Shooting& shooting) const {
    const bool isOne = shooting.shots == 1;
    const char* what = "";
    if (shooting.range == 1)
        what = isOne ? QT_TRANSLATE_NOOP("RuleSheet", "Shoots one adjacent enemy.")
                     : QT_TRANSLATE_NOOP("RuleSheet", "Shoots up to {shots} adjacent enemies.");
    else if (shooting.overPieces)
        what = isOne ? QT_TRANSLATE_NOOP("RuleSheet", "Shoots one enemy up to {range} squares away in one of "
                                                      "the eight directions, over other pieces too.")
                     : QT_TRANSLATE_NOOP("RuleSheet",
                                         "Shoots up to {shots} enemies up to {range} squares away in any of "
                                         "the eight directions, over other pieces too.");
    else
        what = isOne ? QT_TRANSLATE_NOOP("RuleSheet", "Shoots one enemy up to {range} squares away in one of "
                                                      "the eight directions, if nothing stands between.")
                     : QT_TRANSLATE_NOOP("RuleSheet",
                                         "Shoots up to {shots} enemies up to {range} squares away in any of "
                                         "the eight directions, if nothing stands between.");
    Lines lines{fill(in(what), fmt::arg("shots", static_cast<int>(shooting.shots)),
                     fmt::arg("range", static_cast<int>(shooting.range)))};
    const bool fromItsPlace = m_variant.effectOptions.shootWithoutMoving;
    if (shooting.afterEachStep)
        lines.push_back(
            in(fromItsPlace
                   ? QT_TRANSLATE_NOOP("RuleSheet",
                                       "May shoot after each step to an empty square, or without moving.")
                   : QT_TRANSLATE_NOOP("RuleSheet",
                                       "May shoot only after steps to empty squares, after each.")));
    else
        lines.push_back(
            in(fromItsPlace
                   ? QT_TRANSLATE_NOOP("RuleSheet",
                                       "May shoot after a move to an empty square, or without moving.")
                   : QT_TRANSLATE_NOOP("RuleSheet", "May shoot only after a move to an empty square.")));
    return lines;
}

// --- rules

RuleSheet::Lines RuleSheet::promotion() const {
    const auto& rule = m_variant.promotion;
    const bool hasRegions = !rule.regions[0].empty() || !rule.regions[1].empty();
    if (rule.zoneRanks == 0 && !hasRegions) return {in(QT_TRANSLATE_NOOP("RuleSheet", "No piece promotes."))};
    Lines lines;
    const auto hasAny = [this](auto condition) {
        return std::any_of(m_variant.pieces.begin(), m_variant.pieces.end(), condition);
    };
    if (hasAny([](const PieceSpec& piece) { return piece.promotesTo.has_value(); })) {
        lines.push_back(fill(in(whenFacesPromote()), fmt::arg("ranks", rule.zoneRanks)));
        if (!rule.mandatory && m_variant.drops.onlyWhereMovable)
            lines.push_back(in(QT_TRANSLATE_NOOP("RuleSheet", "It must where it could never move again.")));
        if (rule.onlyByCapture)
            lines.push_back(in(QT_TRANSLATE_NOOP("RuleSheet", "Only moves that capture promote.")));
        if (rule.back)
            lines.push_back(in(QT_TRANSLATE_NOOP("RuleSheet", "Promoted pieces turn back in the same way.")));
    }
    for (const PieceSpec& piece : m_variant.pieces)
        if (!piece.promotionChoices.empty())
            lines.push_back(fill(in(whenPawnsPromote()), fmt::arg("piece", m_wording.piece(piece)),
                                 fmt::arg("ranks", rule.zoneRanks)));
    if (hasRegions)
        for (const Side side : core::Sides)
            lines.push_back(listOf(QT_TRANSLATE_NOOP("RuleSheet", "Promotion squares of {side}: {squares}."),
                                   side, rule.regions[static_cast<std::size_t>(indexOf(side))]));
    return lines;
}

/// The sentence about pieces with promoted faces.
const char* RuleSheet::whenFacesPromote() const {
    const auto& rule = m_variant.promotion;
    if (rule.zoneRanks >= m_variant.size.ranks)
        return rule.mandatory ? QT_TRANSLATE_NOOP("RuleSheet",
                                                  "A piece must promote with its move, wherever that leads.")
                              : QT_TRANSLATE_NOOP("RuleSheet",
                                                  "A piece may promote with any move, wherever that leads.");
    if (rule.zoneRanks == 0)
        return rule.mandatory
                   ? QT_TRANSLATE_NOOP(
                         "RuleSheet",
                         "A piece must promote when its move begins or ends on a promotion square.")
                   : QT_TRANSLATE_NOOP(
                         "RuleSheet",
                         "A piece may promote when its move begins or ends on a promotion square.");
    return rule.mandatory
               ? QT_TRANSLATE_NOOP(
                     "RuleSheet",
                     "A piece must promote when its move begins or ends in the farthest ranks: {ranks}.")
               : QT_TRANSLATE_NOOP(
                     "RuleSheet",
                     "A piece may promote when its move begins or ends in the farthest ranks: {ranks}.");
}

/// The sentence about pieces that become what their player chooses.
const char* RuleSheet::whenPawnsPromote() const {
    const auto& rule = m_variant.promotion;
    if (rule.zoneRanks == 0)
        return rule.mandatoryForPawns
                   ? QT_TRANSLATE_NOOP("RuleSheet",
                                       "{piece} must promote when it reaches a promotion square.")
                   : QT_TRANSLATE_NOOP("RuleSheet",
                                       "{piece} may promote when it reaches a promotion square.");
    return rule.mandatoryForPawns
               ? QT_TRANSLATE_NOOP("RuleSheet",
                                   "{piece} must promote when it reaches the farthest ranks: {ranks}.")
               : QT_TRANSLATE_NOOP("RuleSheet",
                                   "{piece} may promote when it reaches the farthest ranks: {ranks}.");
}

/// A sentence with the squares of a side, in the order of the board.
std::string RuleSheet::listOf(const char* sentence, Side side,
                              const std::vector<core::Square>& squares) const {
    std::string names;
    for (const core::Square square : squares)
        names.append(names.empty() ? "" : " ")
            .append(core::formatSquare(square, m_variant.size, m_variant.coordinates));
    return fill(in(sentence), fmt::arg("side", m_wording.side(side, m_variant)),
                fmt::arg("squares", names.empty() ? "–" : names));
}

RuleSheet::Lines RuleSheet::drops() const {
    const auto& rule = m_variant.drops;
    if (!rule.allowed) return {in(QT_TRANSLATE_NOOP("RuleSheet", "Captured pieces leave the game."))};
    Lines lines{in(QT_TRANSLATE_NOOP("RuleSheet", "Captured pieces go to the captor's hand, unpromoted.")),
                in(QT_TRANSLATE_NOOP("RuleSheet",
                                     "A piece in hand may be dropped on an empty square, which is a move."))};
    if (rule.onlyWhereMovable)
        lines.push_back(in(QT_TRANSLATE_NOOP("RuleSheet", "Not where it could never move.")));
    for (const PieceType type : rule.noDoubled)
        lines.push_back(fill(
            in(rule.mostOnFile == 1
                   ? QT_TRANSLATE_NOOP("RuleSheet", "{piece} not on a file that holds one of the same side.")
                   : QT_TRANSLATE_NOOP("RuleSheet",
                                       "{piece} not on a file that holds {count} of the same side.")),
            fmt::arg("piece", name(type)), fmt::arg("count", rule.mostOnFile)));
    if (rule.noMate)
        lines.push_back(fill(in(QT_TRANSLATE_NOOP("RuleSheet", "{piece} not so that it gives mate.")),
                             fmt::arg("piece", name(*rule.noMate))));
    if (rule.noCheck) lines.push_back(in(QT_TRANSLATE_NOOP("RuleSheet", "Not so that it gives check.")));
    if (rule.pawn && !rule.pawnOnFirstRank)
        lines.push_back(
            fill(in(QT_TRANSLATE_NOOP("RuleSheet", "{piece} not on the rank nearest to its owner.")),
                 fmt::arg("piece", name(*rule.pawn))));
    if (rule.pawn && !rule.pawnOnPromotionZone)
        lines.push_back(fill(in(QT_TRANSLATE_NOOP("RuleSheet", "{piece} not where it would promote.")),
                             fmt::arg("piece", name(*rule.pawn))));
    for (const Side side : core::Sides)
        if (const auto& region = rule.regions[static_cast<std::size_t>(indexOf(side))])
            lines.push_back(listOf(
                QT_TRANSLATE_NOOP("RuleSheet", "{side} drops on these squares: {squares}."), side, *region));
    if (rule.promotedToo)
        lines.push_back(in(QT_TRANSLATE_NOOP("RuleSheet", "A piece may be dropped with either face up.")));
    return lines;
}

RuleSheet::Lines RuleSheet::end() const {
    const auto& rules = m_variant.ends;
    Lines lines;
    lines.push_back(in(m_variant.hasRoyals() ? QT_TRANSLATE_NOOP("RuleSheet", "Checkmate wins.")
                                             : QT_TRANSLATE_NOOP("RuleSheet", "There is no check.")));
    if (m_variant.effects) {
        lines.push_back(command());
        lines.push_back(in(QT_TRANSLATE_NOOP(
            "RuleSheet", "If a move leaves neither side any of them, the side that moved has lost.")));
    }
    switch (rules.stalemate) {
    case core::StalemateRule::Draw:
        lines.push_back(in(QT_TRANSLATE_NOOP("RuleSheet", "Stalemate is a draw.")));
        break;
    case core::StalemateRule::Loss:
        lines.push_back(in(QT_TRANSLATE_NOOP("RuleSheet", "A player without a move loses.")));
        break;
    case core::StalemateRule::Win:
        lines.push_back(in(QT_TRANSLATE_NOOP("RuleSheet", "A player who is stalemated wins.")));
        break;
    }
    if (rules.campPiece)
        lines.push_back(fill(in(QT_TRANSLATE_NOOP("RuleSheet", "{piece} wins by reaching the far camp.")),
                             fmt::arg("piece", name(*rules.campPiece))));
    if (rules.bareKing == BareKingRule::Draw)
        lines.push_back(in(QT_TRANSLATE_NOOP(
            "RuleSheet",
            "It is a draw if a side has only its king left and cannot take the last piece of the other.")));
    if (rules.bareKing == BareKingRule::Win)
        lines.push_back(in(QT_TRANSLATE_NOOP(
            "RuleSheet",
            "A side with only its king left, which cannot take the last piece of the other, has lost.")));
    if (!rules.minors.empty())
        lines.push_back(fill(
            in(QT_TRANSLATE_NOOP("RuleSheet",
                                 "It is a draw if all but the kings is a piece that cannot mate: {pieces}.")),
            fmt::arg("pieces", names(rules.minors))));
    if (rules.repetition.fold > 0) lines.push_back(repetition());
    if (rules.repetition.fold > 0 && rules.repetition.perpetualCheckLoses && m_variant.hasRoyals())
        lines.push_back(
            in(QT_TRANSLATE_NOOP("RuleSheet", "Who gave check with every move in between loses.")));
    if (rules.moveLimit.moves > 0) lines.push_back(moveLimit());
    if (rules.impasseByAgreement)
        lines.push_back(in(QT_TRANSLATE_NOOP(
            "RuleSheet", "The players may agree on a draw when both kings stand in their promotion zones.")));
    return lines;
}

std::string RuleSheet::repetition() const {
    const auto& rule = m_variant.ends.repetition;
    const char* source = "";
    switch (rule.value) {
    case core::RepetitionValue::Draw:
        source = QT_TRANSLATE_NOOP("RuleSheet", "It is a draw if a position occurs {count} times.");
        break;
    case core::RepetitionValue::Loss:
        source = rule.ofFirst
                     ? QT_TRANSLATE_NOOP("RuleSheet", "{side} loses if a position occurs {count} times.")
                     : QT_TRANSLATE_NOOP("RuleSheet", "Who makes a position occur {count} times loses.");
        break;
    case core::RepetitionValue::Win:
        source = rule.ofFirst
                     ? QT_TRANSLATE_NOOP("RuleSheet", "{side} wins if a position occurs {count} times.")
                     : QT_TRANSLATE_NOOP("RuleSheet", "Who makes a position occur {count} times wins.");
        break;
    }
    return fill(in(source), fmt::arg("count", rule.fold),
                fmt::arg("side", m_wording.side(Side::First, m_variant)));
}

std::string RuleSheet::moveLimit() const {
    const auto& rule = m_variant.ends.moveLimit;
    Lines progress{in(QT_TRANSLATE_NOOP("RuleSheet", "a capture"))};
    if (!rule.progressKinds.empty())
        progress.push_back(fill(in(QT_TRANSLATE_NOOP("RuleSheet", "a move of {pieces}")),
                                fmt::arg("pieces", names(rule.progressKinds))));
    if (m_variant.drops.allowed && rule.dropIsProgress)
        progress.push_back(in(QT_TRANSLATE_NOOP("RuleSheet", "a drop")));
    return fill(
        in(QT_TRANSLATE_NOOP("RuleSheet",
                             "It is a draw after {count} moves of each side without progress: {progress}.")),
        fmt::arg("count", rule.moves), fmt::arg("progress", joined(progress)));
}

std::string RuleSheet::command() const {
    Lines alternatives;
    for (const auto& alternative : m_variant.effects->command.alternatives) {
        Lines needed;
        for (const KindSet& kinds : alternative)
            needed.push_back(anyOf(kinds));
        alternatives.push_back(joined(needed, in(QT_TRANSLATE_NOOP("RuleSheet", " and "))));
    }
    return fill(in(QT_TRANSLATE_NOOP("RuleSheet", "A side has lost when it has none of these: {pieces}.")),
                fmt::arg("pieces", joined(alternatives, "; ")));
}

RuleSheet::Lines RuleSheet::options() const {
    Lines lines;
    for (const auto& option : core::ruleOptionsOf(m_variant))
        lines.push_back(
            fmt::format("{} = {} ({})", option.key, option.value, fmt::join(option.values, " | ")));
    return lines;
}

} // namespace komadai
