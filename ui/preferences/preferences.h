// The settings of the user: read and checked, changed, and followed by what shows them.
#pragma once

#include "ui/preferences/preference.h"

#include <QHash>
#include <QObject>
#include <QSettings>
#include <QVariantMap>

#include <functional>
#include <type_traits>
#include <vector>

namespace komadai::ui {

/// The only way to the settings file. `changed` announces each change; the file is written when the event loop runs next.
/// A stored value that is not valid counts as missing. Belongs to the GUI thread.
class Preferences : public QObject {
    Q_OBJECT
public:
    /// Uses the settings file of the application.
    explicit Preferences(QObject* parent = nullptr);
    /// Uses this INI file.
    explicit Preferences(const QString& path, QObject* parent = nullptr);

    template <class T>
    T get(const Preference<T>& key) const {
        if (const QVariant stored = storedValue(key); stored.isValid())
            if (auto value = key.read(stored)) return *std::move(value);
        if (const auto found = m_defaults.constFind(key.name()); found != m_defaults.constEnd())
            if (auto value = key.read(*found)) return *std::move(value);
        return key.usual();
    }
    template <class T>
    void set(const Preference<T>& key, const std::type_identity_t<T>& value) {
        change(key, [&] { store(key, key.write(value)); });
    }
    /// Forgets what the user has chosen.
    template <class T>
    void reset(const Preference<T>& key) {
        change(key, [&] { store(key, QVariant()); });
    }
    /// Forgets what the user has chosen in the whole group. Announces every setting that was stored.
    void reset(const PreferenceGroup& group);

    /// Replaces the usual value until the program ends, for example by what the desktop wants. It is not stored, and a
    /// choice of the user counts more.
    template <class T>
    void setDefault(const Preference<T>& key, const std::type_identity_t<T>& value) {
        change(key, [&] { m_defaults.insert(key.name(), key.write(value)); });
    }

    /// Numbered entries, each with named values, in the format of QSettings::beginWriteArray. Reads the entries that
    /// exist, whatever number the file states.
    std::vector<QVariantMap> entries(const PreferenceGroup& group) const;
    /// Replaces all entries. Announces the name of the group as a key.
    void setEntries(const PreferenceGroup& group, const std::vector<QVariantMap>& entries);

    /// Whether no setting is stored, as for a new user.
    bool isEmpty() const;

    /// Calls `act` after each change of the setting, as long as `owner` lives.
    void whenChanged(const PreferenceKey& key, QObject* owner, std::function<void()> act);
    /// The same for each change in the group.
    void whenChanged(const PreferenceGroup& group, QObject* owner, std::function<void()> act);
    /// Calls `show` with the value now, and after each change of it, as long as `owner` lives.
    template <class T>
    void follow(const Preference<T>& key, QObject* owner, std::function<void(const T&)> show) {
        show(get(key));
        whenChanged(key, owner, [this, key, show] { show(get(key)); });
    }

signals:
    /// The setting has another value now.
    void changed(const komadai::ui::PreferenceKey& key);

private:
    template <class T, class Act>
    void change(const Preference<T>& key, Act act) {
        const T before = get(key);
        act();
        if (!(get(key) == before)) emit changed(key);
    }
    QVariant storedValue(const PreferenceKey& key) const { return m_file.value(key.name()); }
    /// An invalid value removes what is stored.
    void store(const PreferenceKey& key, const QVariant& value);

    QSettings m_file;
    QHash<QString, QVariant> m_defaults; ///< by name, as they would be stored
};

/// The settings of the program. The application object owns them, as it owns the palette and the translations, because
/// widgets of all windows ask for them. Needs the application object.
Preferences& preferences();

} // namespace komadai::ui
