// The engines of others that the user has added.
#pragma once

#include "core/protocol/variant_option.h"

#include <QString>
#include <QStringList>

#include <chrono>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace komadai::ui {

/// Where an engine is, what it says of itself, and how it is set up.
struct EngineProfile {
    static constexpr std::chrono::milliseconds UsualStartUpTime{10000};

    QString name; ///< as the user calls it; no two engines have the same
    QString program;
    QStringList arguments;
    QString folder;                                           ///< to run in; empty: that of the program
    std::chrono::milliseconds startUpTime = UsualStartUpTime; ///< in which it must greet
    std::optional<core::protocol::Protocol> protocol;  ///< that it answered in; none before it ever has
    std::vector<core::protocol::EngineOption> options; ///< as it declares them
    std::map<std::string, std::string> values;         ///< of options that the user changed, by name

    /// What it has to be told to play a variant; none where it does not play it.
    std::optional<core::protocol::VariantOption> optionFor(const core::VariantSpec& variant) const;
    friend bool operator==(const EngineProfile&, const EngineProfile&) = default;
};

/// Keeps them in the settings.
class EngineStore {
public:
    EngineStore();

    const std::vector<EngineProfile>& all() const { return m_engines; }
    /// Null where there is none of this name.
    const EngineProfile* find(const QString& name) const;
    /// Those that play the variant.
    std::vector<EngineProfile> playing(const core::VariantSpec& variant) const;

    /// Keeps these from now on.
    void set(std::vector<EngineProfile> engines);

private:
    std::vector<EngineProfile> m_engines;
};

} // namespace komadai::ui
