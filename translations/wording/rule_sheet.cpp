#include "translations/wording/rule_sheet.h"

#include "core/notation/move_text.h"
#include "core/variants/board_rows.h"
#include "core/variants/rule_options.h"
#include "core/variants/step_reach.h"
#include "translations/wording/fill.h"
#include "translations/wording/marks.h"

#include <algorithm>
#include <map>

namespace komadai {
namespace {

using core::BareKingRule;
using core::KindSet;
using core::Movement;
using core::MultiStep;
using core::Offset;
using core::Passage;
using core::PieceSpec;
using core::PieceType;
using core::Shooting;
using core::Side;
using core::VariantSpec;

std::string joined(const std::vector<std::string>& words, std::string_view divider = ", ") {
    return fmt::format("{}", fmt::join(words, divider));
}

bool hops(const Movement& movement) {
    return movement.passage == Passage::Over || movement.passage == Passage::Behind;
}

/// For slides from square to square that do not end at once; empty for others.
std::string_view arrowOf(const Movement& movement) {
    if (movement.isLeap() || movement.passage == Passage::Behind || core::offsetOf(movement).length() > 1)
        return {};
    constexpr std::string_view Arrows[3][3] = {{"↙", "↓", "↘"}, {"←", "", "→"}, {"↖", "↑", "↗"}};
    return Arrows[movement.forward + 1][movement.right + 1];
}

/// Whether it only moves, or only captures, as far as it likes.
bool isHalfSlide(const Movement& movement) {
    return !arrowOf(movement).empty() && movement.quiet != movement.capture;
}

/// A square of a text diagram: what the movements, all of one passage, do there.
class DiagramCell {
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
        reach = std::max(reach, core::offsetOf(movement).length() * (movement.isLeap() ? 1 : 2));
    std::map<Offset, DiagramCell> cells;
    for (const Movement& movement : movements) {
        const int range = movement.passage == Passage::Behind     ? 2
                          : movement.range == Movement::Unlimited ? reach
                                                                  : movement.range;
        for (int steps = 1; steps <= range && steps * core::offsetOf(movement).length() <= reach; ++steps) {
            DiagramCell& cell = cells[{steps * movement.right, steps * movement.forward}];
            if (hops(movement) && steps == 1)
                cell.pass();
            else
                cell.add(movement);
        }
    }
    const bool isWide =
        std::any_of(cells.begin(), cells.end(), [](const auto& cell) { return cell.second.isWide(); });
    std::vector<std::string> rows;
    for (int forward = reach; forward >= -reach; --forward) {
        std::string row;
        for (int right = -reach; right <= reach; ++right) {
            const DiagramCell& cell = cells[{right, forward}];
            row += right == 0 && forward == 0 ? "O" : cell.mark();
            if (right < reach) row += isWide && !cell.isWide() ? "  " : " ";
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

/// Whether a move of several steps can end where it began.
bool mayReturn(const MultiStep& multi) { return core::fewestStepsTo(multi).count(Offset{}) > 0; }

} // namespace

std::string RuleSheet::in(const Plural& text, int n) const {
    if (m_translate.counted) return m_translate.counted(text.other, n);
    std::string english = n == 1 ? text.one : text.other;
    if (const auto blank = english.find("%n"); blank != std::string::npos)
        english.replace(blank, 2, std::to_string(n));
    return english;
}

std::string RuleSheet::name(PieceType type) const {
    const PieceSpec& piece = m_variant.piece(type);
    return fmt::format("{} ({})", m_wording.piece(piece), letters(piece));
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
    return fill(in(QT_TRANSLATE_NOOP("RuleSheet", "all except {pieces}")),
                fmt::arg("pieces", names(outside)));
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
    Lines lines{fill(in(QT_TRANSLATE_NOOP("RuleSheet", "The board has {files} files and {ranks} ranks.")),
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
            row += fmt::format("{:>{}}{}", piece ? core::board_rows::formatPiece(*piece, m_variant) : ".",
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
    Lines lines{in(QT_TRANSLATE_NOOP("RuleSheet", "• moves or captures, ○ only moves, × only captures.")),
                in(QT_TRANSLATE_NOOP("RuleSheet", "An arrow slides over any number of empty squares."))};
    const auto any = [&](auto condition) {
        return std::any_of(m_variant.pieces.begin(), m_variant.pieces.end(), [&](const PieceSpec& piece) {
            return std::any_of(piece.movements.begin(), piece.movements.end(), condition);
        });
    };
    if (any(isHalfSlide))
        lines.push_back(in(QT_TRANSLATE_NOOP(
            "RuleSheet", "○ or × with an arrow slides too, but only to move or only to capture.")));
    if (any(hops))
        lines.push_back(in(QT_TRANSLATE_NOOP("RuleSheet", "∩ passes over exactly one piece, near or far.")));
    return lines;
}

/// One diagram for each kind of passage, so that they are not confused.
RuleSheet::Lines RuleSheet::moveDiagrams(const std::vector<Movement>& movements) const {
    Lines rows;
    for (const auto& [passage, caption] :
         {std::pair(Passage::Plain, ""),
          std::pair(Passage::Lame, QT_TRANSLATE_NOOP("RuleSheet", "Where nothing blocks its way:")),
          std::pair(Passage::Over, QT_TRANSLATE_NOOP("RuleSheet", "Over exactly one piece:")),
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
    Section section{fmt::format("{}{}{}: {}", m_wording.piece(spec), " (" + letters(spec),
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
        section.lines.push_back(in({"Is worth %n hundredth of a pawn.",
                                    QT_TRANSLATE_N_NOOP("RuleSheet", "Is worth %n hundredths of a pawn.")},
                                   *spec.value));
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
            in({"A piece may promote to this piece only while its side has none of this kind.",
                QT_TRANSLATE_N_NOOP(
                    "RuleSheet",
                    "A piece may promote to this piece only while its side has fewer than %n of this kind.")},
               *spec.promotionLimit));
    return lines;
}

/// The details that a diagram cannot show.
RuleSheet::Lines RuleSheet::passages(const std::vector<Movement>& movements) const {
    const auto any = [&](auto condition) {
        return std::any_of(movements.begin(), movements.end(), condition);
    };
    Lines lines;
    for (int range = 2; range <= core::BoardSize::MaxSide; ++range)
        if (any([range](const Movement& m) { return m.range == range; }))
            lines.push_back(in(
                {"Slides %n square.", QT_TRANSLATE_N_NOOP("RuleSheet", "Slides up to %n squares.")}, range));
    if (any([](const Movement& m) { return m.passage == Passage::Lame; }))
        lines.push_back(in(QT_TRANSLATE_NOOP(
            "RuleSheet",
            "Does not leap: a piece on its way, which is straight first and then diagonal, blocks it.")));
    if (any([](const Movement& m) { return m.passage == Passage::Over && m.quiet; }))
        lines.push_back(
            in(QT_TRANSLATE_NOOP("RuleSheet", "Passes over exactly one piece and ends anywhere behind it.")));
    if (any([](const Movement& m) { return m.passage == Passage::Over && !m.quiet; }))
        lines.push_back(in(QT_TRANSLATE_NOOP("RuleSheet", "Captures by passing over exactly one piece.")));
    if (any([](const Movement& m) { return m.passage == Passage::Behind; }))
        lines.push_back(in(QT_TRANSLATE_NOOP(
            "RuleSheet", "Passes over exactly one piece and ends on the square behind it.")));
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
                              "Keeps the first piece in each of its lines from moving if that is an enemy."));
    if (effects.shelter > 0)
        lines.push_back(in({"No adjacent enemy may shoot.",
                            QT_TRANSLATE_N_NOOP("RuleSheet", "No enemy within %n squares may shoot.")},
                           effects.shelter));
    if (effects.ignoresShelter)
        say(QT_TRANSLATE_NOOP("RuleSheet", "May shoot even where an enemy prevents others from shooting."));
    sayLimit(effects.cannotTake, QT_TRANSLATE_NOOP("RuleSheet", "Cannot capture {pieces}."),
             effects.shooting ? QT_TRANSLATE_NOOP("RuleSheet", "By moving it captures only {pieces}.")
                              : QT_TRANSLATE_NOOP("RuleSheet", "Captures only {pieces}."));
    if (effects.shooting)
        sayLimit(effects.cannotShoot, QT_TRANSLATE_NOOP("RuleSheet", "Cannot shoot {pieces}."),
                 QT_TRANSLATE_NOOP("RuleSheet", "Shoots only {pieces}."));
    if (spec.promotesTo)
        sayOf(QT_TRANSLATE_NOOP("RuleSheet", "Must promote when it captures {pieces}."),
              effects.promotesOnTaking);
    const auto sayNeed = [&](const char* source, const KindSet& kinds) {
        if (kinds.any()) say(source, fmt::arg("pieces", anyOf(kinds)));
    };
    sayNeed(QT_TRANSLATE_NOOP("RuleSheet", "Moves forward only while its side has {pieces}."),
            effects.forwardNeeds);
    sayNeed(QT_TRANSLATE_NOOP("RuleSheet", "Is promoted only while its side has {pieces}."),
            effects.promotionNeeds);
    if (spec.promotedFrom)
        sayOf(QT_TRANSLATE_NOOP("RuleSheet",
                                "Loses its promotion when its side has none of these left: {pieces}."),
              m_variant.effects->piece(*spec.promotedFrom).promotionNeeds);
    sayOf(QT_TRANSLATE_NOOP("RuleSheet", "When it promotes, so do {pieces} of its side."), effects.raises);
    sayOf(QT_TRANSLATE_NOOP("RuleSheet", "When it promotes, the enemy loses {pieces}."), effects.quenches);
    if (effects.revertsNear.any())
        lines.push_back(fill(
            in({"Loses its promotion beside any of these enemies: {pieces}.",
                QT_TRANSLATE_N_NOOP(
                    "RuleSheet", "Loses its promotion within %n squares of any of these enemies: {pieces}.")},
               effects.revertRange),
            fmt::arg("pieces", names(effects.revertsNear))));
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
            "RuleSheet", "The long leg of the second leap points in the same direction as that of the first "
                         "leap, or the piece goes back to its starting square.")));
    if (mayReturn(multi))
        lines.push_back(in(QT_TRANSLATE_NOOP(
            "RuleSheet",
            "May end its move on its starting square. It has then captured without moving, or passed.")));
    if (hasOtherMoves)
        lines.push_back(in(QT_TRANSLATE_NOOP(
            "RuleSheet",
            "In one move the piece either makes these steps or moves in its other way, never both.")));
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
        lines.push_back(whenFacesPromote());
        if (!rule.mandatory && m_variant.drops.onlyWhereMovable)
            lines.push_back(
                in(QT_TRANSLATE_NOOP("RuleSheet", "It must promote where it could never move again.")));
        if (rule.onlyByCapture)
            lines.push_back(in(QT_TRANSLATE_NOOP("RuleSheet", "A piece promotes only when it captures.")));
        if (rule.back)
            lines.push_back(in(QT_TRANSLATE_NOOP(
                "RuleSheet", "A promoted piece loses its promotion by the same kind of move.")));
    }
    for (const PieceSpec& piece : m_variant.pieces)
        if (!piece.promotionChoices.empty())
            lines.push_back(fill(whenPawnsPromote(), fmt::arg("piece", m_wording.piece(piece))));
    if (hasRegions)
        for (const Side side : core::Sides)
            lines.push_back(listOf(QT_TRANSLATE_NOOP("RuleSheet", "Promotion squares of {side}: {squares}."),
                                   side, rule.regions[static_cast<std::size_t>(indexOf(side))]));
    return lines;
}

/// The sentence about pieces with promoted faces.
std::string RuleSheet::whenFacesPromote() const {
    const auto& rule = m_variant.promotion;
    if (rule.zoneRanks >= m_variant.size.ranks)
        return in(rule.mandatory ? QT_TRANSLATE_NOOP("RuleSheet", "A piece must promote with every move.")
                                 : QT_TRANSLATE_NOOP("RuleSheet", "A piece may promote with any move."));
    if (rule.zoneRanks == 0)
        return in(
            rule.mandatory
                ? QT_TRANSLATE_NOOP(
                      "RuleSheet", "A piece must promote when its move begins or ends on a promotion square.")
                : QT_TRANSLATE_NOOP(
                      "RuleSheet",
                      "A piece may promote when its move begins or ends on a promotion square."));
    return in(rule.mandatory
                  ? Plural{"A piece must promote when its move begins or ends on the farthest rank.",
                           QT_TRANSLATE_N_NOOP(
                               "RuleSheet",
                               "A piece must promote when its move begins or ends on the farthest %n ranks.")}
                  : Plural{"A piece may promote when its move begins or ends on the farthest rank.",
                           QT_TRANSLATE_N_NOOP(
                               "RuleSheet",
                               "A piece may promote when its move begins or ends on the farthest %n ranks.")},
              rule.zoneRanks);
}

/// The sentence about pieces that promote to one of several kinds.
std::string RuleSheet::whenPawnsPromote() const {
    const auto& rule = m_variant.promotion;
    if (rule.zoneRanks == 0)
        return in(
            rule.mandatoryForPawns
                ? QT_TRANSLATE_NOOP("RuleSheet", "{piece} must promote when it reaches a promotion square.")
                : QT_TRANSLATE_NOOP("RuleSheet", "{piece} may promote when it reaches a promotion square."));
    return in(rule.mandatoryForPawns
                  ? Plural{"{piece} must promote when it reaches the farthest rank.",
                           QT_TRANSLATE_N_NOOP("RuleSheet",
                                               "{piece} must promote when it reaches the farthest %n ranks.")}
                  : Plural{"{piece} may promote when it reaches the farthest rank.",
                           QT_TRANSLATE_N_NOOP("RuleSheet",
                                               "{piece} may promote when it reaches the farthest %n ranks.")},
              rule.zoneRanks);
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
        lines.push_back(
            in(QT_TRANSLATE_NOOP("RuleSheet", "No piece may be dropped where it could never move.")));
    for (const PieceType type : rule.noDoubled)
        lines.push_back(
            fill(in({"{piece} may not be dropped on a file that already holds one of the same side.",
                     QT_TRANSLATE_N_NOOP(
                         "RuleSheet",
                         "{piece} may not be dropped on a file that already holds %n of the same side.")},
                    rule.mostOnFile),
                 fmt::arg("piece", name(type))));
    if (rule.noMate)
        lines.push_back(fill(in(QT_TRANSLATE_NOOP("RuleSheet", "{piece} may not be dropped to give mate.")),
                             fmt::arg("piece", name(*rule.noMate))));
    if (rule.noCheck) lines.push_back(in(QT_TRANSLATE_NOOP("RuleSheet", "No drop may give check.")));
    if (rule.pawn && !rule.pawnOnFirstRank)
        lines.push_back(
            fill(in(QT_TRANSLATE_NOOP("RuleSheet",
                                      "{piece} may not be dropped on the rank nearest to its owner.")),
                 fmt::arg("piece", name(*rule.pawn))));
    if (rule.pawn && !rule.pawnOnPromotionZone)
        lines.push_back(
            fill(in(QT_TRANSLATE_NOOP("RuleSheet", "{piece} may not be dropped where it would promote.")),
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
            "RuleSheet",
            "If both sides have lost all of these pieces after a move, the side that made the move loses.")));
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
        lines.push_back(
            in(QT_TRANSLATE_NOOP("RuleSheet", "It is a draw if a side has only its king left and cannot "
                                              "capture the last piece of the other side.")));
    if (rules.bareKing == BareKingRule::Win)
        lines.push_back(
            in(QT_TRANSLATE_NOOP("RuleSheet", "A side that has only its king left and cannot capture the "
                                              "last piece of the other side has lost.")));
    if (!rules.minors.empty())
        lines.push_back(fill(
            in(QT_TRANSLATE_NOOP(
                "RuleSheet",
                "It is a draw if the kings have only one piece with them, one that cannot mate: {pieces}.")),
            fmt::arg("pieces", names(rules.minors))));
    if (rules.repetition.fold > 0) lines.push_back(repetition());
    if (rules.repetition.fold > 0 && rules.repetition.perpetualCheckLoses && m_variant.hasRoyals())
        lines.push_back(
            in(QT_TRANSLATE_NOOP("RuleSheet", "A player who gave check with every move in between loses.")));
    if (rules.moveLimit.moves > 0) lines.push_back(moveLimit());
    if (rules.impasseByAgreement)
        lines.push_back(in(QT_TRANSLATE_NOOP(
            "RuleSheet", "The players may agree on a draw when both kings stand in their promotion zones.")));
    if (rules.enteringKing.isUsed()) lines.push_back(enteringKing());
    return lines;
}

std::string RuleSheet::enteringKing() const {
    const auto& rule = m_variant.ends.enteringKing;
    const char* source = QT_TRANSLATE_NOOP(
        "RuleSheet",
        "A player whose king stands in the promotion zone, with at least ten other own pieces in "
        "the zone and not in check, may declare on their turn. Pieces in the zone and in hand "
        "count: five points for {pieces}, one for any other but the king. {first} wins with 28 "
        "points, {second} with 27.");
    if (rule.points == core::EnteringKingPoints::Points24)
        source = QT_TRANSLATE_NOOP(
            "RuleSheet",
            "A player whose king stands in the promotion zone, with at least ten other own pieces "
            "in the zone and not in check, may declare on their turn. Pieces in the zone and in "
            "hand count: five points for {pieces}, one for any other but the king. 31 points win, "
            "24 to 30 draw.");
    return fill(in(source), fmt::arg("pieces", names(rule.majors)),
                fmt::arg("first", m_wording.side(Side::First, m_variant)),
                fmt::arg("second", m_wording.side(Side::Second, m_variant)));
}

std::string RuleSheet::repetition() const {
    const auto& rule = m_variant.ends.repetition;
    const char* source = "";
    switch (rule.value) {
    case core::RepetitionValue::Draw:
        source = QT_TRANSLATE_NOOP("RuleSheet", "It is a draw if a position occurs {count} times.");
        break;
    case core::RepetitionValue::Loss:
        source =
            rule.ofFirst
                ? QT_TRANSLATE_NOOP("RuleSheet", "{side} loses if a position occurs {count} times.")
                : QT_TRANSLATE_NOOP("RuleSheet", "A player who makes a position occur {count} times loses.");
        break;
    case core::RepetitionValue::Win:
        source =
            rule.ofFirst
                ? QT_TRANSLATE_NOOP("RuleSheet", "{side} wins if a position occurs {count} times.")
                : QT_TRANSLATE_NOOP("RuleSheet", "A player who makes a position occur {count} times wins.");
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
        in({"It is a draw after %n move of each side without progress: {progress}.",
            QT_TRANSLATE_N_NOOP("RuleSheet",
                                "It is a draw after %n moves of each side without progress: {progress}.")},
           rule.moves),
        fmt::arg("progress", joined(progress)));
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
