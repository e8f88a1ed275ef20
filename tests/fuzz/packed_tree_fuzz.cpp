// Stored game trees and stored edits. The first byte chooses the variant and which of the two the rest is; the checksum is put
// right, so that damage is found by what the bytes say.
#include "core/base/bytes.h"
#include "core/record/edit_squares.h"
#include "core/record/game_tree.h"
#include "core/rules/variant_set.h"
#include "tests/fuzz/fuzz.h"

#include <string>

using namespace komadai;

namespace {

std::string sealed(std::string_view bytes) {
    std::string text(bytes);
    const std::uint32_t checksum = core::checksumOf(text);
    for (int shift = 0; shift < 32; shift += 8)
        text.push_back(static_cast<char>(checksum >> shift));
    return text;
}

void readTree(std::string_view bytes, const core::AnyPosition& start) {
    const auto tree = core::GameTree::unpack(sealed(bytes), start);
    if (!tree) return;
    const auto again = core::GameTree::unpack(tree.value().pack(), start);
    fuzz::require(again && again.value() == tree.value(), "a tree is read back");
    for (const auto node : tree.value().subtree())
        fuzz::require(tree.value().position(node).key() == tree.value().key(node),
                      "keys are those of the positions");
}

void readEdit(std::string_view bytes, const core::AnyPosition& start) {
    const auto edit = core::unpackEdit(sealed(bytes));
    if (!edit) return;
    const auto again = core::unpackEdit(core::packEdit(*edit));
    fuzz::require(again && *again == *edit, "an edit is read back");
    core::GameTree tree(start);
    tree.add(core::GameTree::root(), start.legalMoves().front());
    const core::GameTree before = tree;
    const bool isApplied = !tree.apply(*edit) && tree.revision() != before.revision();
    if (isApplied && core::isOnBoard(*edit, start.spec().size))
        fuzz::require(static_cast<bool>(core::GameTree::unpack(tree.pack(), start)),
                      "a changed tree is read back");
    if (isApplied) tree.undo();
    fuzz::require(tree == before, "an edit is taken back, or changes nothing");
}

} // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const auto variants = core::VariantSet::builtin();
    if (size == 0) return 0;
    const auto start = core::AnyPosition::startOf(variants.all()[data[0] / 2 % variants.all().size()]);
    const auto bytes = fuzz::textOf(data + 1, size - 1);
    if (data[0] % 2 == 0)
        readTree(bytes, start);
    else
        readEdit(bytes, start);
    return 0;
}
