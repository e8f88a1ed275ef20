#include "ui/engine/engine_store.h"

#include <QSettings>

#include <algorithm>
#include <iterator>

namespace komadai::ui {
namespace {

using core::protocol::EngineOption;
using core::protocol::Protocol;

constexpr auto Group = "engines";

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

void write(QSettings& settings, const EngineProfile& engine) {
    settings.setValue("name", engine.name);
    settings.setValue("program", engine.program);
    settings.setValue("arguments", engine.arguments);
    settings.setValue("folder", engine.folder);
    settings.setValue("startUpMs", static_cast<qlonglong>(engine.startUpTime.count()));
    settings.setValue("protocol", wordFor(engine.protocol));
    settings.setValue("options", linesOf(engine.options));
    QVariantMap values;
    for (const auto& [name, value] : engine.values)
        values.insert(QString::fromStdString(name), QString::fromStdString(value));
    settings.setValue("values", values);
}

EngineProfile read(const QSettings& settings) {
    EngineProfile engine;
    engine.name = settings.value("name").toString();
    engine.program = settings.value("program").toString();
    engine.arguments = settings.value("arguments").toStringList();
    engine.folder = settings.value("folder").toString();
    const auto startUpMs = settings.value("startUpMs").toLongLong();
    if (startUpMs > 0) engine.startUpTime = std::chrono::milliseconds(startUpMs);
    engine.protocol = protocolFrom(settings.value("protocol").toString());
    engine.options = optionsFrom(settings.value("options").toStringList());
    const QVariantMap values = settings.value("values").toMap();
    for (auto value = values.begin(); value != values.end(); ++value)
        engine.values.emplace(value.key().toStdString(), value->toString().toStdString());
    return engine;
}

} // namespace

std::optional<core::protocol::VariantOption>
EngineProfile::optionFor(const core::VariantSpec& variant) const {
    if (!protocol) return std::nullopt;
    return core::protocol::variantOptionFor(variant, options, *protocol);
}

EngineStore::EngineStore() {
    QSettings settings;
    const int count = settings.beginReadArray(Group);
    for (int i = 0; i < count; ++i) {
        settings.setArrayIndex(i);
        m_engines.push_back(read(settings));
    }
}

const EngineProfile* EngineStore::find(const QString& name) const {
    const auto found = std::find_if(m_engines.begin(), m_engines.end(),
                                    [&name](const EngineProfile& engine) { return engine.name == name; });
    return found == m_engines.end() ? nullptr : &*found;
}

std::vector<EngineProfile> EngineStore::playing(const core::VariantSpec& variant) const {
    std::vector<EngineProfile> playing;
    std::copy_if(m_engines.begin(), m_engines.end(), std::back_inserter(playing),
                 [&variant](const EngineProfile& engine) { return engine.optionFor(variant).has_value(); });
    return playing;
}

void EngineStore::set(std::vector<EngineProfile> engines) {
    m_engines = std::move(engines);
    QSettings settings;
    settings.remove(Group);
    settings.beginWriteArray(Group, static_cast<int>(m_engines.size()));
    for (int i = 0; i < static_cast<int>(m_engines.size()); ++i) {
        settings.setArrayIndex(i);
        write(settings, m_engines[static_cast<std::size_t>(i)]);
    }
    settings.endArray();
}

} // namespace komadai::ui
