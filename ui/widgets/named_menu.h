// A menu of things that the user keeps under names.
#pragma once

#include <QMenu>
#include <QString>

#include <optional>
#include <vector>

namespace komadai::ui {

/// Lists the things by name, and lets the user save the present one, rename and delete. A derived class knows what they are.
class NamedMenu : public QMenu {
    Q_OBJECT
public:
    explicit NamedMenu(QWidget* parent = nullptr);

protected:
    struct Item {
        QString name;
        QString toolTip = {};
    };
    struct Texts {
        QString none; ///< stands in the place of the items
        QString save;
        QString saveTitle, renameTitle, nameLabel; ///< of the questions for a name
    };

    virtual Texts texts() const = 0;
    virtual std::vector<Item> items() const = 0;
    /// Proposed for the present one; none if there is nothing to save.
    virtual std::optional<QString> proposedName() const = 0;
    virtual void choose(const QString& name) = 0;
    virtual void save(const QString& name) = 0;
    virtual void rename(const QString& name, const QString& newName) = 0;
    virtual void remove(const QString& name) = 0;
    /// Adds what else is to be chosen, at the end.
    virtual void addMore() {}

private:
    void fill();
    /// Asks for a name, with `name` in the field; none if it was cancelled.
    std::optional<QString> askName(const QString& title, const QString& name);
};

} // namespace komadai::ui
