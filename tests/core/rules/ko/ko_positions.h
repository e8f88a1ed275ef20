// Ko Shogi positions and moves as text, for tests. Text that cannot be read fails the test with an exception
// that quotes it.
#pragma once

#include "core/notation/ko_text.h"
#include "core/variants/coded_rows.h"
#include "core/variants/effects_ini.h"

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

inline std::shared_ptr<const KoTables> koRules(EffectOptions options = {}) {
    static const VariantSpec read = [] {
        const std::string text = koShogiIni();
        auto variant = readEffectsIni(text);
        if (!variant)
            throw std::invalid_argument("koshogi.ini, line " + std::to_string(variant.error()[0].line));
        return std::move(variant).value();
    }();
    VariantSpec variant = read;
    variant.effectOptions = options;
    return std::make_shared<const KoTables>(std::make_shared<const VariantSpec>(std::move(variant)));
}

/// Ko Shogi with its default options.
inline const std::shared_ptr<const KoTables>& koDefaultRules() {
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
inline KoPosition ko(const std::string& text,
                     const std::shared_ptr<const KoTables>& rules = koDefaultRules()) {
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
    auto position = KoPosition::fromSetup(setup, rules);
    if (!position) throw std::invalid_argument(text);
    return std::move(position).value();
}
inline KoPosition koWith(EffectOptions options, const std::string& text) {
    return ko(text, koRules(options));
}

inline KoPosition koFromSfen(const std::string& text) {
    auto setup = ko::parsePosition(text, koDefaultRules()->spec());
    if (!setup) throw std::invalid_argument(text);
    auto position = KoPosition::fromSetup(setup.value(), koDefaultRules());
    if (!position) throw std::invalid_argument(text);
    return std::move(position).value();
}

/// The pieces on the board, rank by rank from the top left: "g1a +EN10j G19s".
inline std::string boardOf(const KoPosition& position) {
    std::string text;
    for (int i = 0; i < 19 * 19; ++i)
        if (const auto piece = position.pieceAt(Square::at(i))) {
            if (!text.empty()) text += ' ';
            text += coded_rows::formatPiece(*piece, position.spec()) + nameOf(Square::at(i));
        }
    return text;
}

inline KoMove koMove(const KoPosition& position, std::string_view text) {
    auto move = ko::parseMove(text, position);
    if (!move) throw std::invalid_argument(std::string(text));
    return std::move(move).value();
}
inline bool isLegal(const KoPosition& position, std::string_view move) {
    return position.isLegal(koMove(position, move));
}
inline std::optional<Refusal> refusalOf(const KoPosition& position, std::string_view move) {
    return position.whyRefused(koMove(position, move));
}

/// The position after legal moves. A move that is not legal fails the test.
inline KoPosition after(KoPosition position, std::initializer_list<std::string_view> moves) {
    for (const auto text : moves) {
        const KoMove move = koMove(position, text);
        if (!position.isLegal(move)) throw std::invalid_argument("not legal: " + std::string(text));
        position.make(move);
    }
    return position;
}
/// The board after one move.
inline std::string boardAfter(const KoPosition& position, std::string_view move) {
    return boardOf(after(position, {move}));
}

/// All moves of the piece on a point without the point itself, in alphabetical order: "10i 9i!9f 9i-8h+".
inline std::string movesOf(const KoPosition& position, std::string_view from) {
    std::vector<KoMove> moves;
    position.addLegalMovesFrom(koSquare(from), moves);
    std::vector<std::string> texts;
    for (const KoMove& move : moves) {
        const std::string text = ko::formatMove(move, position).substr(from.size());
        texts.push_back(text.front() == '-' ? text.substr(1) : text);
    }
    std::sort(texts.begin(), texts.end());
    std::string all;
    for (const auto& text : texts)
        all += (all.empty() ? "" : " ") + text;
    return all;
}

/// Where the piece on a point can end its move, in alphabetical order, each point once.
inline std::string destinationsOf(const KoPosition& position, std::string_view from) {
    std::vector<KoMove> moves;
    position.addLegalMovesFrom(koSquare(from), moves);
    std::vector<std::string> names;
    for (const KoMove& move : moves)
        names.push_back(nameOf(move.to()));
    std::sort(names.begin(), names.end());
    names.erase(std::unique(names.begin(), names.end()), names.end());
    std::string all;
    for (const auto& name : names)
        all += (all.empty() ? "" : " ") + name;
    return all;
}

/// Who has won, "Black" or "White"; "goes on" while the game is not over.
inline std::string resultOf(const KoPosition& position) {
    const auto outcome = position.outcome();
    if (!outcome) return "goes on";
    return outcome->winner ? position.spec().sideNames[static_cast<std::size_t>(indexOf(*outcome->winner))]
                           : "draw";
}

} // namespace komadai::core::test
