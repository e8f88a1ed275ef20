#include "ui/preferences/preferences.h"

#include <QCoreApplication>
#include <QPointer>

#include <map>

namespace komadai::ui {
namespace {

const QString SizeName = QStringLiteral("size"); ///< of a list of entries, as QSettings stores it

} // namespace

PreferenceFormat<bool> boolFormat() {
    return {[](const QVariant& stored) -> std::optional<bool> {
                const QString text = stored.toString(); // also of a bool that is not written to the file yet
                if (text == QLatin1String("true") || text == QLatin1String("1")) return true;
                if (text == QLatin1String("false") || text == QLatin1String("0")) return false;
                return std::nullopt;
            },
            [](const bool& value) { return QVariant(value); }};
}

PreferenceFormat<QByteArray> bytesFormat() {
    return {[](const QVariant& stored) { return std::optional(stored.toByteArray()); },
            [](const QByteArray& value) { return QVariant(value); }};
}

PreferenceFormat<int> numberFormat(int least, int most) {
    return {[least, most](const QVariant& stored) -> std::optional<int> {
                bool isNumber = false;
                const int value = stored.toInt(&isNumber);
                return isNumber && value >= least && value <= most ? std::optional(value) : std::nullopt;
            },
            [](const int& value) { return QVariant(value); }};
}

PreferenceFormat<QString> textFormat(std::function<bool(const QString&)> isValid) {
    return {[isValid = std::move(isValid)](const QVariant& stored) -> std::optional<QString> {
                QString text = stored.toString();
                const bool isUsable = text.size() <= MostTextLength && (!isValid || isValid(text));
                return isUsable ? std::optional(std::move(text)) : std::nullopt;
            },
            [](const QString& value) { return QVariant(value); }};
}

Preferences::Preferences(QObject* parent) : QObject(parent) {}

Preferences::Preferences(const QString& path, QObject* parent)
    : QObject(parent), m_file(path, QSettings::IniFormat) {}

void Preferences::reset(const PreferenceGroup& group) {
    std::vector<PreferenceKey> keys;
    for (const QString& name : m_file.allKeys())
        if (const PreferenceKey key(name); group.contains(key)) keys.push_back(key);
    m_file.remove(group.name());
    for (const auto& key : keys)
        emit changed(key);
}

std::vector<QVariantMap> Preferences::entries(const PreferenceGroup& group) const {
    std::map<int, QVariantMap> byNumber;
    for (const QString& name : m_file.allKeys()) {
        if (!group.contains(PreferenceKey(name))) continue;
        const QString rest = name.mid(group.prefix().size());
        bool isNumber = false;
        const int number = rest.section('/', 0, 0).toInt(&isNumber);
        const QString valueName = rest.section('/', 1);
        if (isNumber && !valueName.isEmpty()) byNumber[number].insert(valueName, m_file.value(name));
    }
    std::vector<QVariantMap> entries;
    for (auto& [number, values] : byNumber)
        entries.push_back(std::move(values));
    return entries;
}

void Preferences::setEntries(const PreferenceGroup& group, const std::vector<QVariantMap>& entries) {
    m_file.remove(group.name());
    m_file.setValue(group.prefix() + SizeName, static_cast<int>(entries.size()));
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const QString prefix = group.prefix() + QString::number(i + 1) + '/';
        for (auto value = entries[i].begin(); value != entries[i].end(); ++value)
            m_file.setValue(prefix + value.key(), value.value());
    }
    emit changed(PreferenceKey(group.name()));
}

bool Preferences::isEmpty() const { return m_file.allKeys().isEmpty(); }

void Preferences::whenChanged(const PreferenceKey& key, QObject* owner, std::function<void()> act) {
    connect(this, &Preferences::changed, owner, [key, act = std::move(act)](const PreferenceKey& changed) {
        if (changed == key) act();
    });
}

void Preferences::whenChanged(const PreferenceGroup& group, QObject* owner, std::function<void()> act) {
    connect(this, &Preferences::changed, owner, [group, act = std::move(act)](const PreferenceKey& changed) {
        if (group.contains(changed)) act();
    });
}

void Preferences::store(const PreferenceKey& key, const QVariant& value) {
    if (storedValue(key) == value) return;
    if (value.isValid())
        m_file.setValue(key.name(), value);
    else
        m_file.remove(key.name());
}

Preferences& preferences() {
    static QPointer<Preferences> one;
    if (!one) one = new Preferences(QCoreApplication::instance());
    return *one;
}

} // namespace komadai::ui
