// Lines of engines in both protocols. A line that a client writes is read back, too.
#include "core/protocol/engine_answer.h"
#include "tests/fuzz/fuzz.h"

#include <optional>
#include <variant>

using namespace komadai;

namespace {

using namespace core::protocol;

void requireAnswer(const EngineOption& option) {
    fuzz::require(!option.name.empty(), "an option has a name");
    const auto again = parseAnswer(formatOption(option), Protocol::Uci);
    fuzz::require(again && std::get<EngineOption>(*again) == option, "an option is read back");
}
void requireAnswer(const EngineInfo& info) { fuzz::require(info.rank >= 1, "ranks count from 1"); }
void requireAnswer(const BestMove& best) {
    fuzz::require((best.kind == BestMove::Kind::Move) == !best.move.empty(),
                  "a move is there or said not to be");
}
template <class Other>
void requireAnswer(const Other&) {}

void requireCommand(std::string_view text, Protocol protocol) {
    const auto command = parse(text, protocol);
    if (!command) return;
    const std::string line = format(*command, protocol);
    const auto again = parse(line, protocol);
    fuzz::require(again && format(*again, protocol) == line, "a command is read back");
}

} // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto text = fuzz::textOf(data, size);
    for (const Protocol protocol : {Protocol::Uci, Protocol::Usi}) {
        if (const auto answer = parseAnswer(text, protocol))
            std::visit([](const auto& a) { requireAnswer(a); }, *answer);
        requireCommand(text, protocol);
    }
    return 0;
}
