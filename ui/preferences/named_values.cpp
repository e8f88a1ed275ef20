#include "ui/preferences/named_values.h"

#include "ui/preferences/preferences.h"

#include <algorithm>

namespace komadai::ui {
namespace {

const QString NameKey = QStringLiteral("name");

} // namespace

std::vector<NamedValue> NamedValues::all() const {
    std::vector<NamedValue> values;
    for (const QVariantMap& entry : preferences().entries(m_group)) {
        const NamedValue read{entry.value(NameKey).toString(), entry.value(m_key)};
        const bool isKnown = std::any_of(values.begin(), values.end(),
                                         [&](const NamedValue& other) { return other.name == read.name; });
        const bool isEmpty = read.name.isEmpty() || read.value.toByteArray().isEmpty();
        if (!isEmpty && !isKnown) values.push_back(read);
    }
    return values;
}

QVariant NamedValues::find(const QString& name) const {
    for (const NamedValue& one : all())
        if (one.name == name) return one.value;
    return {};
}

void NamedValues::save(const QString& name, const QVariant& value) const {
    auto values = without(name);
    values.push_back({name, value});
    store(std::move(values));
}

void NamedValues::rename(const QString& name, const QString& newName) const {
    const QVariant value = find(name);
    if (!value.isValid()) return;
    auto values = without(name);
    std::erase_if(values, [&](const NamedValue& other) { return other.name == newName; });
    values.push_back({newName, value});
    store(std::move(values));
}

void NamedValues::remove(const QString& name) const { store(without(name)); }

std::vector<NamedValue> NamedValues::without(const QString& name) const {
    auto values = all();
    std::erase_if(values, [&](const NamedValue& one) { return one.name == name; });
    return values;
}

void NamedValues::store(std::vector<NamedValue> values) const {
    std::sort(values.begin(), values.end(), [](const NamedValue& a, const NamedValue& b) {
        return QString::localeAwareCompare(a.name, b.name) < 0;
    });
    std::vector<QVariantMap> entries;
    for (const auto& [name, value] : values)
        entries.push_back({{NameKey, name}, {m_key, value}});
    preferences().setEntries(m_group, entries);
}

} // namespace komadai::ui
