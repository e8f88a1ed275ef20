// A setting of the user: its name in the settings file, its type, and which values are valid.
#pragma once

#include <QByteArray>
#include <QString>
#include <QVariant>

#include <cassert>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace komadai::ui {

/// The name of a setting in the settings file: "group/name".
class PreferenceKey {
public:
    explicit PreferenceKey(QString name) : m_name(std::move(name)) {}

    const QString& name() const { return m_name; }
    friend bool operator==(const PreferenceKey&, const PreferenceKey&) = default;

private:
    QString m_name;
};

/// All settings whose names start alike: the group "keys" contains "keys/flip" and "keys/hint".
class PreferenceGroup {
public:
    explicit PreferenceGroup(QString name) : m_name(std::move(name)) {}

    const QString& name() const { return m_name; }
    bool contains(const PreferenceKey& key) const { return key.name().startsWith(prefix()); }
    QString prefix() const { return m_name + '/'; }

private:
    QString m_name;
};

/// How values of a type are written to the settings file, and which stored values are valid.
template <class T>
struct PreferenceFormat {
    std::function<std::optional<T>(const QVariant&)> read; ///< none: the stored value is not valid
    std::function<QVariant(const T&)> write;               ///< an invalid QVariant: nothing is stored
};

/// "true" and "false".
PreferenceFormat<bool> boolFormat();
/// Binary data, unchecked.
PreferenceFormat<QByteArray> bytesFormat();
/// Whole numbers from `least` to `most`.
PreferenceFormat<int> numberFormat(int least, int most);
/// Texts of at most `MostTextLength` characters that pass the check; without one every such text.
PreferenceFormat<QString> textFormat(std::function<bool(const QString&)> isValid = {});
constexpr int MostTextLength = 10000;

/// One of several values, each stored under its name.
template <class T>
PreferenceFormat<T> namedFormat(std::vector<std::pair<T, QString>> names) {
    return {[names](const QVariant& stored) -> std::optional<T> {
                for (const auto& [value, name] : names)
                    if (stored.toString() == name) return value;
                return std::nullopt;
            },
            [names](const T& value) {
                for (const auto& [known, name] : names)
                    if (known == value) return QVariant(name);
                return QVariant();
            }};
}

/// The user's choice, or none: then nothing is stored.
template <class T>
PreferenceFormat<std::optional<T>> optionalFormat(PreferenceFormat<T> format) {
    return {[read = std::move(format.read)](const QVariant& stored) -> std::optional<std::optional<T>> {
                auto value = read(stored);
                return value ? std::optional<std::optional<T>>(std::move(value)) : std::nullopt;
            },
            [write = std::move(format.write)](const std::optional<T>& value) {
                return value ? write(*value) : QVariant();
            }};
}

/// A setting of type T. Declare it beside the type or the part of the program that it belongs to.
template <class T>
class Preference : public PreferenceKey {
public:
    /// `usual` is the value while the user has chosen none, and in place of a stored value that is not valid.
    Preference(QString name, T usual, PreferenceFormat<T> format)
        : PreferenceKey(std::move(name)), m_usual(std::move(usual)), m_format(std::move(format)) {}

    const T& usual() const { return m_usual; }
    /// None if the stored value is not valid.
    std::optional<T> read(const QVariant& stored) const { return m_format.read(stored); }
    QVariant write(const T& value) const { return m_format.write(value); }

private:
    T m_usual;
    PreferenceFormat<T> m_format;
};

} // namespace komadai::ui
