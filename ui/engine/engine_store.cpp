#include "ui/engine/engine_store.h"

#include "ui/preferences/preferences.h"

#include <QFileInfo>

#include <algorithm>
#include <iterator>

namespace komadai::ui {
namespace {

using core::protocol::EngineOption;
using core::protocol::Protocol;

const PreferenceGroup Engines(QStringLiteral("engines"));
constexpr std::chrono::milliseconds MostStartUpTime = std::chrono::hours(1);

QStringList linesOf(const std::vector<EngineOption>& options) {
    QStringList lines;
    for (const auto& option : options)
        lines << QString::fromStdString(core::protocol::formatOption(option));
    return lines;
}

std::vector<EngineOption> optionsFrom(const QStringList& lines) {
    std::vector<EngineOption> options;
    for (const QString& line : lines) {
        const auto answer = core::protocol::parseAnswer(line.toStdString(), Protocol::Uci);
        if (!answer) continue;
        if (const auto* option = std::get_if<EngineOption>(&*answer)) options.push_back(*option);
    }
    return options;
}

QString wordFor(const std::optional<Protocol>& protocol) {
    if (!protocol) return {};
    return protocol == Protocol::Uci ? QStringLiteral("uci") : QStringLiteral("usi");
}

std::optional<Protocol> protocolFrom(const QString& word) {
    if (word == QLatin1String("uci")) return Protocol::Uci;
    if (word == QLatin1String("usi")) return Protocol::Usi;
    return std::nullopt;
}

QVariantMap entryOf(const EngineProfile& engine) {
    QVariantMap values;
    for (const auto& [name, value] : engine.values)
        values.insert(QString::fromStdString(name), QString::fromStdString(value));
    return {{"name", engine.name},
            {"program", engine.program},
            {"arguments", engine.arguments},
            {"folder", engine.folder},
            {"startUpMs", static_cast<qlonglong>(engine.startUpTime.count())},
            {"protocol", wordFor(engine.protocol)},
            {"options", linesOf(engine.options)},
            {"values", values}};
}

EngineProfile read(const QVariantMap& entry) {
    EngineProfile engine;
    engine.name = entry.value("name").toString();
    engine.program = entry.value("program").toString();
    engine.arguments = entry.value("arguments").toStringList();
    engine.folder = entry.value("folder").toString();
    const auto startUpMs = entry.value("startUpMs").toLongLong();
    if (startUpMs > 0 && startUpMs <= MostStartUpTime.count())
        engine.startUpTime = std::chrono::milliseconds(startUpMs);
    engine.protocol = protocolFrom(entry.value("protocol").toString());
    engine.options = optionsFrom(entry.value("options").toStringList());
    const QVariantMap values = entry.value("values").toMap();
    for (auto value = values.begin(); value != values.end(); ++value)
        engine.values.emplace(value.key().toStdString(), value->toString().toStdString());
    return engine;
}

} // namespace

QString EngineProfile::workingFolder() const {
    return folder.isEmpty() ? QFileInfo(program).absolutePath() : folder;
}

std::optional<core::protocol::VariantOption>
EngineProfile::optionFor(const core::VariantSpec& variant) const {
    if (!protocol) return std::nullopt;
    return core::protocol::variantOptionFor(variant, options, *protocol);
}

int threadsOf(const EngineProfile& engine) {
    const auto option = std::find_if(engine.options.begin(), engine.options.end(),
                                     [](const EngineOption& known) { return known.name == "Threads"; });
    if (option == engine.options.end()) return 1;
    const auto value = engine.values.find(option->name);
    const auto& text = value == engine.values.end() ? option->defaultValue : value->second;
    return std::max(QString::fromStdString(text).toInt(), 1);
}

EngineStore::EngineStore() {
    for (const auto& entry : preferences().entries(Engines))
        m_engines.push_back(read(entry));
}

const EngineProfile* EngineStore::find(const QString& name) const {
    const auto found = std::find_if(m_engines.begin(), m_engines.end(),
                                    [&name](const EngineProfile& engine) { return engine.name == name; });
    return found == m_engines.end() ? nullptr : &*found;
}

void EngineStore::set(std::vector<EngineProfile> engines) {
    m_engines = std::move(engines);
    std::vector<QVariantMap> entries;
    std::transform(m_engines.begin(), m_engines.end(), std::back_inserter(entries), entryOf);
    preferences().setEntries(Engines, entries);
}

} // namespace komadai::ui
