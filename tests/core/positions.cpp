#include "tests/core/positions.h"

#include "core/notation/move_text.h"
#include "core/notation/position_text.h"
#include "core/rules/variant_set.h"

#include <algorithm>
#include <fstream>
#include <ostream>
#include <sstream>
#include <stdexcept>

namespace komadai::core::test {
namespace {

[[noreturn]] void fail(const std::string& what, std::string_view text) {
    throw std::invalid_argument(what + ": " + std::string(text));
}

std::string nameOf(SetupErrorKind kind) {
    switch (kind) {
    case SetupErrorKind::WrongSize: return "WrongSize";
    case SetupErrorKind::MissingRoyal: return "MissingRoyal";
    case SetupErrorKind::SeveralRoyals: return "SeveralRoyals";
    case SetupErrorKind::OpponentInCheck: return "OpponentInCheck";
    case SetupErrorKind::ImmobilePiece: return "ImmobilePiece";
    case SetupErrorKind::DoubledPiece: return "DoubledPiece";
    case SetupErrorKind::TooManyPieces: return "TooManyPieces";
    case SetupErrorKind::TooManyOfAKind: return "TooManyOfAKind";
    }
    return "?";
}

std::string nameOf(EndReason reason) {
    switch (reason) {
    case EndReason::Checkmate: return "Checkmate";
    case EndReason::Stalemate: return "Stalemate";
    case EndReason::Repetition: return "Repetition";
    case EndReason::Campmate: return "Campmate";
    case EndReason::PerpetualCheck: return "PerpetualCheck";
    case EndReason::MoveLimit: return "MoveLimit";
    case EndReason::BareKing: return "BareKing";
    case EndReason::CommandLost: return "CommandLost";
    case EndReason::OnlyKings: return "OnlyKings";
    case EndReason::InsufficientMaterial: return "InsufficientMaterial";
    case EndReason::Impasse: return "Impasse";
    case EndReason::Resignation: return "Resignation";
    case EndReason::Time: return "Time";
    case EndReason::Agreement: return "Agreement";
    case EndReason::Adjudication: return "Adjudication";
    case EndReason::Unknown: return "Unknown";
    }
    return "?";
}

std::string joined(std::vector<std::string> words) {
    std::sort(words.begin(), words.end());
    std::string text;
    for (const auto& word : words)
        text += (text.empty() ? "" : " ") + word;
    return text;
}

} // namespace

std::shared_ptr<const Variant> euroShogiRules(std::string_view options) {
    static const auto rules = VariantSet::builtin().find("euroshogi");
    auto changed = withRuleOptions(rules, options);
    if (!changed) fail("no such rule options", options);
    return changed;
}

std::shared_ptr<const Variant> shogiRules() {
    static const auto rules = VariantSet::builtin().find("shogi");
    return rules;
}

std::string variantFile(const std::string& name) {
    const std::ifstream file(std::string(KOMADAI_TEST_DATA) + "/variants/" + name);
    if (!file) throw std::invalid_argument(name);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

Setup setupFrom(std::string_view text, const Variant& variant) {
    auto setup = parsePosition(text, variant.spec());
    if (!setup) fail("not a position", text);
    return std::move(setup).value();
}

AnyPosition positionFrom(std::string_view text, const std::shared_ptr<const Variant>& variant) {
    auto position = AnyPosition::fromSetup(setupFrom(text, *variant), variant);
    if (!position) fail("not a legal position", text);
    return std::move(position).value();
}

AnyPosition euroShogi(std::string_view text) { return positionFrom(text, euroShogiRules()); }
AnyPosition shogi(std::string_view text) { return positionFrom(text, shogiRules()); }

std::vector<std::string> setupErrorsOf(std::string_view text) {
    const auto variant = euroShogiRules();
    std::vector<std::string> words;
    const auto position = AnyPosition::fromSetup(setupFrom(text, *variant), variant);
    if (position) return words;
    for (const auto& error : position.error()) {
        std::string word = nameOf(error.kind) + (error.side == Side::First ? " white" : " black");
        if (error.square)
            word += ' ' + formatSquare(*error.square, variant->spec().size, Coordinates::Algebraic);
        words.push_back(word);
    }
    return words;
}

Square squareAt(const AnyPosition& position, std::string_view name) {
    const BoardSize size = position.spec().size;
    for (int index = 0; index < size.squares(); ++index)
        if (formatSquare(Square::at(index), size, Coordinates::Algebraic) == name) return Square::at(index);
    fail("not a square", name);
}

std::string pieceAt(const AnyPosition& position, std::string_view square) {
    const auto piece = position.pieceAt(squareAt(position, square));
    if (!piece) return {};
    std::string letters = position.spec().piece(piece->type).letters;
    if (piece->side == Side::Second) letters.back() = static_cast<char>(letters.back() - 'A' + 'a');
    return letters;
}

std::string sfenOf(const AnyPosition& position) { return sfen::format(position.toSetup(), position.spec()); }

std::string handsOf(const AnyPosition& position) {
    const std::string text = sfenOf(position);
    const auto side = text.find(' ');
    const auto hands = text.find(' ', side + 1) + 1;
    return text.substr(hands, text.find(' ', hands) - hands);
}

Move uciMove(const AnyPosition& position, std::string_view text) {
    const auto move = uci::parse(text, position);
    if (!move) fail("not a move", text);
    return move.value();
}

bool isLegal(const AnyPosition& position, std::string_view uci) {
    return position.isLegal(uciMove(position, uci));
}

std::optional<Refusal> refusalOf(const AnyPosition& position, std::string_view uci) {
    return position.whyRefused(uciMove(position, uci));
}

AnyPosition after(AnyPosition position, std::initializer_list<std::string_view> uciMoves) {
    for (const auto text : uciMoves) {
        const Move move = uciMove(position, text);
        if (!position.isLegal(move)) fail("not a legal move", text);
        position = position.after(move);
    }
    return position;
}

std::string destinationsOf(const AnyPosition& position, std::string_view square) {
    std::vector<std::string> words;
    for (const Move& move : position.legalMoves()) {
        const std::string text = uci::format(move, position);
        if (std::holds_alternative<BoardMove>(move) && text.starts_with(square))
            words.push_back(text.substr(square.size()));
    }
    return joined(std::move(words));
}

std::string dropsOf(const AnyPosition& position, std::string_view piece) {
    const std::string prefix = std::string(piece) + '@';
    std::vector<std::string> words;
    for (const Move& move : position.legalMoves())
        if (const std::string text = uci::format(move, position); text.starts_with(prefix))
            words.push_back(text.substr(prefix.size()));
    return joined(std::move(words));
}

Game gameFrom(const AnyPosition& start, std::initializer_list<std::string_view> uciMoves, int quietPlies) {
    Game game(start, quietPlies);
    play(game, uciMoves);
    return game;
}

void play(Game& game, std::initializer_list<std::string_view> uciMoves) {
    for (const auto text : uciMoves)
        if (game.play(uciMove(game.position(), text))) fail("move was refused", text);
}

std::string outcomeOf(const Game& game) {
    const auto& outcome = game.outcome();
    if (!outcome) return "goes on";
    const auto& names = game.spec().sideNames;
    const std::string winner =
        outcome->winner ? names[static_cast<std::size_t>(indexOf(*outcome->winner))] : std::string("draw");
    return winner + ", " + nameOf(outcome->reason);
}

} // namespace komadai::core::test

namespace komadai::core {

std::ostream& operator<<(std::ostream& out, const std::optional<Refusal>& refusal) {
    static constexpr const char* Names[] = {
        "GameIsOver",        "NoPieceThere",    "NotYourPiece",   "OwnPieceThere", "DoesNotMoveThere",
        "LeavesKingInCheck", "MustPromote",     "CannotPromote",  "NotInHand",     "SquareIsOccupied",
        "DoubledPiece",      "NotDroppedThere", "CouldNeverMove", "DropGivesMate", "DropGivesCheck",
    };
    return out << (refusal ? Names[static_cast<std::size_t>(*refusal)] : "not refused");
}

} // namespace komadai::core
