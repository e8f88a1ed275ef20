// The files of a course that a program keeps for its user.
#pragma once

#include "core/learning/teaching.h"
#include "core/search/network/learned_networks.h"

#include <filesystem>
#include <optional>
#include <vector>

namespace komadai::core::learning {

/// A folder with the files of one course, until its network is kept or discarded. It lies beside the file of that network.
class CourseFolder {
public:
    /// The folder for the variant with this id, whether it is there or not.
    CourseFolder(const LearnedNetworks& networks, const std::string& id);

    const std::filesystem::path& path() const { return m_path; }
    TeachingFiles files() const { return {m_path / "games", m_path / "network"}; }
    /// Whether a course has begun here.
    bool exists() const;

    using Failure = std::optional<TeachingError>;
    /// Makes the folder. The course can then be opened.
    [[nodiscard]] Failure create() const;
    /// What the course has brought. Changes nothing, so that it may be at work.
    Result<std::vector<Round>, TeachingLogError> rounds(const VariantSpec& variant) const;
    /// Hands the best network and the log over to the networks of the user, and removes the folder. Without a network that was kept in
    /// a test, the folder is only removed. On a failure, the folder stays. Precondition: the course is not at work.
    [[nodiscard]] Failure keep(LearnedNetworks& networks, const VariantSpec& variant) const;
    /// Removes the folder with all that was learned. Precondition: the course is not at work.
    [[nodiscard]] Failure discard() const;

private:
    std::filesystem::path m_path;
};

} // namespace komadai::core::learning
