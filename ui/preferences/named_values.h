// Values that the user keeps under names of their own.
#pragma once

#include "ui/preferences/preference.h"

#include <QString>
#include <QVariant>

#include <vector>

namespace komadai::ui {

struct NamedValue {
    QString name;
    QVariant value;
    friend bool operator==(const NamedValue&, const NamedValue&) = default;
};

/// The values of a group of settings, whose entries have the keys "name" and `key`. Belongs to the GUI thread.
class NamedValues {
public:
    NamedValues(PreferenceGroup group, QString key) : m_group(std::move(group)), m_key(std::move(key)) {}

    /// Sorted by name. No two have the same name; entries without a name or a value are left out.
    std::vector<NamedValue> all() const;
    /// An invalid value where there is none of this name.
    QVariant find(const QString& name) const;
    /// Replaces the value with the same name.
    void save(const QString& name, const QVariant& value) const;
    /// Another value that has the new name is replaced. Does nothing if there is none of the old name.
    void rename(const QString& name, const QString& newName) const;
    void remove(const QString& name) const;

private:
    std::vector<NamedValue> without(const QString& name) const;
    void store(std::vector<NamedValue> values) const;

    PreferenceGroup m_group;
    QString m_key;
};

} // namespace komadai::ui
