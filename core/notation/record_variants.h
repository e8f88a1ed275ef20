// The variants that files of games name.
#pragma once

#include "core/notation/record_file.h"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace komadai::core {

/// Finds variants by the names that programs give them. The options must outlive the finder.
class RecordVariants {
public:
    explicit RecordVariants(const ReadOptions& options) : m_options(options) {}

    /// Null for an unknown name.
    std::shared_ptr<const Variant> find(std::string_view name);
    /// The variant of games that name none: that of the options, otherwise `madeFor`.
    std::shared_ptr<const Variant> usual(std::string_view madeFor) const;
    /// Null where an option is unknown. `options` is as formatRuleOptions writes it.
    std::shared_ptr<const Variant> withOptions(const std::shared_ptr<const Variant>& variant,
                                               const std::string& options);

private:
    std::shared_ptr<const Variant> search(std::string_view name) const;

    const ReadOptions& m_options;
    std::map<std::string, std::shared_ptr<const Variant>> m_known;
    std::map<std::pair<std::string, std::string>, std::shared_ptr<const Variant>> m_changed;
};

/// Finds the variant of positions in SFEN that name none: that of the options, otherwise shogi, otherwise the only variant
/// that has such a position. The options must outlive the finder.
class StartFinder {
public:
    static constexpr std::string_view MadeFor = "shogi";

    explicit StartFinder(const ReadOptions& options)
        : m_options(options), m_usual(options.variant ? options.variant : options.variants.find(MadeFor)) {}

    /// Or the kind of the problem.
    Result<AnyPosition, ReadProblem::Kind> find(std::string_view sfen) const;
    Result<AnyPosition, ReadProblem::Kind> usualStart() const;

private:
    const ReadOptions& m_options;
    std::shared_ptr<const Variant> m_usual;
};

/// The starts of games in a file with a game a line. The lines name no variant; a comment `# variant ID` names that of the lines after it.
class CommentedStarts {
public:
    /// `options`  its variants must outlive this object.
    explicit CommentedStarts(ReadOptions options)
        : m_options(std::move(options)), m_starts(std::in_place, m_options) {}
    CommentedStarts(const CommentedStarts&) = delete;
    CommentedStarts& operator=(const CommentedStarts&) = delete;

    /// Whether the line is such a comment. It applies from now on. Precondition: the text of the line outlives this object.
    bool takeComment(std::string_view line);
    /// The name in the last comment, if no variant has it.
    std::optional<std::string_view> unknownVariant() const;
    /// Finds the starts of the next lines. Precondition: !unknownVariant().
    const StartFinder& finder() const { return *m_starts; }

private:
    ReadOptions m_options; ///< with the variant of the last comment
    std::optional<StartFinder> m_starts;
    std::string_view m_name; ///< in the last comment; empty: there was none
};

/// A line of such a file, between the comments that it needs. They apply to this line alone: the next game may be one of shogi, which has
/// no comments.
std::string withVariantComments(const std::string& line, const VariantSpec& spec);

} // namespace komadai::core
