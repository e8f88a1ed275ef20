// The external engines that the user has added.
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

/// The program of an engine, what the engine reports about itself, and how it is set up.
struct EngineProfile {
    static constexpr std::chrono::milliseconds UsualStartUpTime{10000};

    QString name; ///< chosen by the user; unique
    QString program;
    QStringList arguments;
    QString folder;                                           ///< working folder; empty: the program's folder
    std::chrono::milliseconds startUpTime = UsualStartUpTime; ///< within which it must respond
    std::optional<core::protocol::Protocol>
        protocol; ///< that it uses; none before it has responded for the first time
    std::vector<core::protocol::EngineOption> options; ///< as the engine declares them
    std::map<std::string, std::string> values;         ///< of the options that the user has changed, by name

    /// The folder in which the engine runs.
    QString workingFolder() const;
    /// How the engine is told to play a variant; none if it does not play it. An engine that reads the rules from a file may still not
    /// understand them, see refusalOf.
    std::optional<core::protocol::VariantOption> optionFor(const core::VariantSpec& variant) const;
    friend bool operator==(const EngineProfile&, const EngineProfile&) = default;
};

/// The number of threads set for the engine; 1 if it has no such option.
int threadsOf(const EngineProfile& engine);

/// The list of engines, stored in the settings.
class EngineStore {
public:
    EngineStore();

    const std::vector<EngineProfile>& all() const { return m_engines; }
    /// Null if there is no engine of this name.
    const EngineProfile* find(const QString& name) const;

    /// Replaces the list.
    void set(std::vector<EngineProfile> engines);

private:
    std::vector<EngineProfile> m_engines;
};

} // namespace komadai::ui
