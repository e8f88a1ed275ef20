// The moves of positions in SAN, for random_games.js.
//
//     san_answers VARIANT [--variants FILE]
//
// Each line of standard input is a position, a tab, and moves `UCI=SAN`, separated by blanks. The answer is a line of
// `UCI|OURS|READ`: the move in our SAN, and the move that we read from their SAN, in UCI; empty if we read none.
#include "core/notation/move_text.h"
#include "core/notation/position_text.h"
#include "core/notation/san.h"
#include "core/rules/variant_set.h"

#include <fstream>
#include <iostream>
#include <sstream>

using namespace komadai::core;

namespace {

std::string answer(const std::string& pair, const AnyPosition& position) {
    const std::size_t divider = pair.find('=');
    const std::string name = pair.substr(0, divider);
    const auto move = uci::parse(name, position);
    if (!move || !position.isLegal(move.value())) return name + "||";
    const auto read = san::parse(pair.substr(divider + 1), position);
    return name + '|' + san::format(move.value(), position) + '|' +
           (read ? uci::format(read.value(), position) : std::string());
}

} // namespace

int main(int argc, char** argv) {
    VariantSet variants = VariantSet::builtin();
    if (argc > 3) {
        std::ifstream file(argv[3]);
        std::ostringstream text;
        text << file.rdbuf();
        if (!variants.add(text.str()).empty()) return 2;
    }
    const auto variant = argc > 1 ? variants.find(argv[1]) : nullptr;
    if (!variant) return 2;
    for (std::string line; std::getline(std::cin, line);) {
        const std::size_t tab = line.find('\t');
        const auto setup = parsePosition(line.substr(0, tab), variant->spec());
        if (!setup) return 1;
        const auto position = AnyPosition::fromSetup(setup.value(), variant);
        if (!position) return 1;
        std::istringstream pairs(line.substr(tab + 1));
        for (std::string pair; pairs >> pair;)
            std::cout << answer(pair, position.value()) << ' ';
        std::cout << '\n';
    }
}
