// Ko Shogi positions and moves as text, for tests. If a text cannot be read, the test fails with an exception that quotes it.
#pragma once

#include "core/notation/effects_text.h"
#include "core/notation/position_text.h"
#include "core/rules/end_of_game.h"
#include "core/variants/board_rows.h"
#include "core/variants/variants_ini.h"

#include <algorithm>
#include <fstream>
#include <initializer_list>
#include <memory>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace komadai::core::test {

inline std::string koShogiIni() {
    std::ifstream file(std::string(KOMADAI_SOURCE_DIR) + "/resources/variants/koshogi.ini");
    std::stringstream text;
    text << file.rdbuf();
    return text.str();
}

inline std::shared_ptr<const EffectsTables> koRules(EffectOptions options = {}) {
    static const VariantSpec read = [] {
        const std::string text = koShogiIni();
        auto variants = readVariantsIni(text);
        if (!variants)
            throw std::invalid_argument("koshogi.ini, line " + std::to_string(variants.error()[0].line));
        return std::move(variants).value().front();
    }();
    VariantSpec variant = read;
    variant.effectOptions = options;
    return std::make_shared<const EffectsTables>(std::make_shared<const VariantSpec>(std::move(variant)));
}

/// Ko Shogi with its default options.
inline const std::shared_ptr<const EffectsTables>& koDefaultRules() {
    static const auto rules = koRules();
    return rules;
}

inline std::string nameOf(Square square) {
    return std::to_string(19 - square.index() % 19) + static_cast<char>('a' + square.index() / 19);
}
inline Square koSquare(std::string_view name) {
    for (int i = 0; i < 19 * 19; ++i)
        if (nameOf(Square::at(i)) == name) return Square::at(i);
    throw std::invalid_argument(std::string(name));
}

/// A position from the side to move and each piece with its point: "b G19s +EN10j g1a".
inline EffectsPosition ko(const std::string& text,
                          const std::shared_ptr<const EffectsTables>& rules = koDefaultRules()) {
    Setup setup(rules->spec().size);
    std::istringstream words(text);
    std::string word;
    words >> word;
    setup.sideToMove = word == "b" ? Side::First : Side::Second;
    while (words >> word) {
        const auto digit = word.find_first_of("0123456789");
        std::string code = word.substr(0, digit);
        const bool isFirst = std::none_of(code.begin(), code.end(), [](char c) { return c >= 'a'; });
        std::transform(code.begin(), code.end(), code.begin(),
                       [](char c) { return c >= 'a' ? static_cast<char>(c - 32) : c; });
        const auto type = rules->spec().pieceByLetters(code);
        if (!type) throw std::invalid_argument(word);
        setup.at(koSquare(word.substr(digit))) = Piece{*type, isFirst ? Side::First : Side::Second};
    }
    auto position = EffectsPosition::fromSetup(setup, rules);
    if (!position) throw std::invalid_argument(text);
    return std::move(position).value();
}
inline EffectsPosition koWith(EffectOptions options, const std::string& text) {
    return ko(text, koRules(options));
}

inline EffectsPosition koFromSfen(const std::string& text) {
    auto setup = sfen::parse(text, koDefaultRules()->spec());
    if (!setup) throw std::invalid_argument(text);
    auto position = EffectsPosition::fromSetup(setup.value(), koDefaultRules());
    if (!position) throw std::invalid_argument(text);
    return std::move(position).value();
}

/// The pieces on the board, rank by rank from the top left: "g1a +EN10j G19s".
inline std::string boardOf(const EffectsPosition& position) {
    std::string text;
    for (int i = 0; i < 19 * 19; ++i)
        if (const auto piece = position.pieceAt(Square::at(i))) {
            if (!text.empty()) text += ' ';
            text += board_rows::formatPiece(*piece, position.spec()) + nameOf(Square::at(i));
        }
    return text;
}

inline PathMove koMove(const EffectsPosition& position, std::string_view text) {
    auto move = effects::parseMove(text, position);
    if (!move) throw std::invalid_argument(std::string(text));
    return std::move(move).value();
}
inline bool isLegal(const EffectsPosition& position, std::string_view move) {
    return position.isLegal(koMove(position, move));
}
inline std::optional<Refusal> refusalOf(const EffectsPosition& position, std::string_view move) {
    return position.whyRefused(koMove(position, move));
}

/// The position after legal moves. A move that is not legal fails the test.
inline EffectsPosition after(EffectsPosition position, std::initializer_list<std::string_view> moves) {
    for (const auto text : moves) {
        const PathMove move = koMove(position, text);
        if (!position.isLegal(move)) throw std::invalid_argument("not legal: " + std::string(text));
        position.make(move);
    }
    return position;
}
/// The board after one move.
inline std::string boardAfter(const EffectsPosition& position, std::string_view move) {
    return boardOf(after(position, {move}));
}

/// All moves of the piece on a point without the point itself, in alphabetical order: "10i 9i!9f 9i-8h+".
inline std::string movesOf(const EffectsPosition& position, std::string_view from) {
    std::vector<PathMove> moves;
    position.addLegalMovesFrom(koSquare(from), moves);
    std::vector<std::string> texts;
    for (const PathMove& move : moves) {
        const std::string text = effects::formatMove(move, position).substr(from.size());
        texts.push_back(text.front() == '-' ? text.substr(1) : text);
    }
    std::sort(texts.begin(), texts.end());
    std::string all;
    for (const auto& text : texts)
        all += (all.empty() ? "" : " ") + text;
    return all;
}

/// The points on which the piece can end its move, in alphabetical order, each once.
inline std::string destinationsOf(const EffectsPosition& position, std::string_view from) {
    std::vector<PathMove> moves;
    position.addLegalMovesFrom(koSquare(from), moves);
    std::vector<std::string> names;
    for (const PathMove& move : moves)
        names.push_back(nameOf(move.to()));
    std::sort(names.begin(), names.end());
    names.erase(std::unique(names.begin(), names.end()), names.end());
    std::string all;
    for (const auto& name : names)
        all += (all.empty() ? "" : " ") + name;
    return all;
}

/// The winner, "Black" or "White"; "goes on" while the game is not over.
inline std::string resultOf(const EffectsPosition& position) {
    const auto end = endOf(position, NoHistory());
    if (!end) return "goes on";
    const auto winner = end->outcome.winner;
    return winner ? position.spec().sideNames[static_cast<std::size_t>(indexOf(*winner))] : "draw";
}

} // namespace komadai::core::test
