#include "app/subject.h"

#include "core/base/whole_file.h"
#include "core/notation/position_text.h"
#include "core/variants/variant_file.h"
#include "translations/wording/wording.h"

#include <fmt/format.h>

#include <array>
#include <utility>

namespace komadai {
namespace {

Unread tooLarge(const std::string& name, std::size_t mostBytes) {
    return {fmt::format("{} is too large; at most {} MiB can be read.", name, mostBytes >> 20)};
}

} // namespace

core::Result<std::shared_ptr<const core::Variant>, std::string> findVariant(const core::VariantSet& variants,
                                                                            const std::string& id) {
    if (auto variant = variants.find(id)) return variant;
    std::vector<std::string> known;
    for (const auto& variant : variants.all())
        known.push_back(variant->spec().id);
    return fmt::format("Unknown variant “{}”; expected one of: {}.", id, fmt::join(known, ", "));
}

core::Result<core::Game, std::string> gameFrom(const std::shared_ptr<const core::Variant>& variant,
                                               const std::string& position) {
    if (position.empty()) return core::Game(core::AnyPosition::startOf(variant));
    const auto setup = core::parsePosition(position, variant->spec());
    if (!setup) return fmt::format("The position cannot be read: {}.", Wording().problem(setup.error()));
    const auto start = core::AnyPosition::fromSetup(setup.value(), variant);
    if (!start)
        return fmt::format("The position breaks the rules: {}.",
                           Wording().problem(start.error(), variant->spec()));
    return core::Game(start.value(), setup.value().quietPlies);
}

core::Result<std::string, Unread> readText(const std::filesystem::path& file, std::size_t mostBytes) {
    auto bytes = core::readWholeFile(file, mostBytes);
    if (!bytes) return Unread{fmt::format("{} cannot be read: {}.", file.string(), bytes.error().text)};
    if (bytes.value().size() > mostBytes) return tooLarge(file.string(), mostBytes);
    return std::move(bytes).value();
}

core::Result<std::string, Unread> readText(std::istream& stream, const std::string& name,
                                           std::size_t mostBytes) {
    std::string text;
    std::array<char, 65536> part{};
    while (stream.read(part.data(), part.size()), stream.gcount() > 0) {
        text.append(part.data(), static_cast<std::size_t>(stream.gcount()));
        if (text.size() > mostBytes) return tooLarge(name, mostBytes);
    }
    if (stream.bad()) return Unread{fmt::format("{} cannot be read.", name)};
    return text;
}

core::Result<core::VariantSet, std::vector<std::string>> variantsWith(const std::filesystem::path& file) {
    auto variants = core::VariantSet::builtin();
    if (file.empty()) return variants;
    const auto text = readText(file, MostVariantBytes);
    if (!text) return std::vector{text.error().sentence};
    std::vector<std::string> sentences;
    for (const auto& problem : variants.add(text.value(), core::idFrom(file.stem().string())))
        sentences.push_back(Wording().problem(problem, file.string()) + '.');
    if (!sentences.empty()) return sentences;
    return variants;
}

} // namespace komadai
