#include "core/learning/course_folder.h"

#include <system_error>

namespace komadai::core::learning {

CourseFolder::CourseFolder(const LearnedNetworks& networks, const std::string& id)
    : m_path(networks.fileOf(id).replace_extension(".course")) {}

bool CourseFolder::exists() const {
    std::error_code ignored;
    return std::filesystem::is_directory(m_path, ignored);
}

CourseFolder::Failure CourseFolder::create() const {
    std::error_code error;
    std::filesystem::create_directories(m_path, error);
    if (!error) return std::nullopt;
    return UnusableFile{m_path, error.message()};
}

Result<std::vector<Round>, TeachingLogError> CourseFolder::rounds(const VariantSpec& variant) const {
    return TeachingLog::read(files().log(), variant);
}

CourseFolder::Failure CourseFolder::keep(LearnedNetworks& networks, const VariantSpec& variant) const {
    const auto log = rounds(variant);
    if (!log) return log.error();
    std::error_code ignored;
    // The course may have been broken off between the end of a round and the renaming of its network.
    const bool isStillCandidate = !log.value().empty() && log.value().back().kept.value_or(false) &&
                                  std::filesystem::exists(files().candidate(), ignored);
    const auto file = isStillCandidate ? files().candidate() : files().network;
    if (std::filesystem::exists(file, ignored)) {
        const auto network = readNetworkFile(file, variant);
        if (!network) return network.error();
        if (const auto failure = networks.learn(variant, *network.value(), files().log())) return *failure;
    }
    return discard();
}

CourseFolder::Failure CourseFolder::discard() const {
    std::error_code error;
    std::filesystem::remove_all(m_path, error);
    if (!error) return std::nullopt;
    return UnusableFile{m_path, error.message()};
}

} // namespace komadai::core::learning
