#include "core/notation/record_variants.h"

#include "core/base/ascii.h"
#include "core/notation/position_text.h"
#include "core/notation/record_reading.h"

#include <array>

namespace komadai::core {
namespace {

constexpr std::size_t MostVariants = 64; ///< that are kept for later games, by name and by rule options

std::string plainName(std::string_view name) {
    std::string plain;
    for (const char c : name)
        if (c != ' ' && c != '-' && c != '_' && c != '.') plain += ascii::toLower(c);
    return plain;
}

} // namespace

std::shared_ptr<const Variant> RecordVariants::find(std::string_view name) {
    const auto [place, isNew] = m_known.try_emplace(std::string(name));
    if (isNew) place->second = search(name);
    auto found = place->second;
    if (m_known.size() > MostVariants) m_known.clear();
    return found;
}

std::shared_ptr<const Variant> RecordVariants::usual(std::string_view madeFor) const {
    return m_options.variant ? m_options.variant : m_options.variants.find(madeFor);
}

std::shared_ptr<const Variant> RecordVariants::withOptions(const std::shared_ptr<const Variant>& variant,
                                                           const std::string& options) {
    const auto [place, isNew] = m_changed.try_emplace({variant->spec().id, options});
    if (isNew) place->second = withRuleOptions(variant, options);
    auto found = place->second;
    if (m_changed.size() > MostVariants) m_changed.clear();
    return found;
}

std::shared_ptr<const Variant> RecordVariants::search(std::string_view name) const {
    // as Fairy-Stockfish, Cute Chess, PyChess and chess servers call them
    static constexpr std::array<std::pair<std::string_view, std::string_view>, 12> Others{{
        {"gorogoro", "gorogoroshogi"},
        {"5656shogi", "gorogoroshogi"},
        {"judkins", "judkinsshogi"},
        {"mini", "minishogi"},
        {"minishōgi", "minishogi"},
        {"55shogi", "minishogi"},
        {"zo", "zoshogi"},
        {"greatshatranjd", "greatshatranj"},
        {"ko", "koshogi"},
        {"sho", "shoshogi"},
        {"standard", "chess"},
        {"normal", "chess"},
    }};
    if (auto found = m_options.variants.find(name)) return found;
    const std::string plain = plainName(name);
    for (const auto& variant : m_options.variants.all())
        if (plainName(variant->spec().id) == plain || plainName(variant->spec().name) == plain)
            return variant;
    for (const auto& [other, id] : Others)
        if (other == plain) return m_options.variants.find(id);
    return nullptr;
}

namespace {

std::optional<AnyPosition> positionIn(std::string_view sfen, const std::shared_ptr<const Variant>& variant) {
    const auto setup = sfen::parse(sfen, variant->spec());
    return setup ? positionOf(setup.value(), variant) : std::nullopt;
}

} // namespace

Result<AnyPosition, ReadProblem::Kind> StartFinder::find(std::string_view sfen) const {
    if (m_usual)
        if (auto position = positionIn(sfen, m_usual)) return std::move(*position);
    if (m_options.variant) return ReadProblem::Kind::BadStart;
    std::vector<AnyPosition> found;
    for (const auto& variant : m_options.variants.all())
        if (auto position = positionIn(sfen, variant)) found.push_back(std::move(*position));
    if (found.size() == 1) return std::move(found.front());
    return found.empty() ? ReadProblem::Kind::BadStart : ReadProblem::Kind::UnknownVariant;
}

Result<AnyPosition, ReadProblem::Kind> StartFinder::usualStart() const {
    if (!m_usual) return ReadProblem::Kind::UnknownVariant;
    return AnyPosition::startOf(m_usual);
}

namespace {

constexpr std::string_view VariantMark = "# variant ";

std::string variantComment(std::string_view id) { return std::string(VariantMark).append(id) + '\n'; }

} // namespace

bool CommentedStarts::takeComment(std::string_view line) {
    if (!take(line, VariantMark)) return false;
    m_name = trimmed(line);
    m_options.variant = m_options.variants.find(m_name);
    m_starts.emplace(m_options);
    return true;
}

std::optional<std::string_view> CommentedStarts::unknownVariant() const {
    if (m_name.empty() || m_options.variant) return std::nullopt;
    return m_name;
}

std::string withVariantComments(const std::string& line, const VariantSpec& spec) {
    if (spec.id == StartFinder::MadeFor) return line + '\n';
    return variantComment(spec.id) + line + '\n' + variantComment(StartFinder::MadeFor);
}

} // namespace komadai::core
