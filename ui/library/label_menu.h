// Gives labels to games.
#pragma once

#include "core/store/library.h"

#include <QMenu>

#include <map>
#include <string>
#include <vector>

class QLineEdit;

namespace komadai::ui {

/// The labels of the games that are selected: how many of them have each label of the library.
struct LabelUse {
    std::map<std::string, int> games; ///< by label, with 0 for labels that none of them has
    int selected = 0;                 ///< games

    static LabelUse of(core::Library& library, const std::vector<core::GameId>& games);
};

/// A box for each label in use, ticked if all games have it, and a field for a new label. Stays open while boxes are ticked.
class LabelMenu : public QMenu {
    Q_OBJECT
public:
    explicit LabelMenu(const LabelUse& use, QWidget* parent = nullptr);

signals:
    void labelSet(const QString& label, bool isSet);

private:
    void addNewLabel();

    QLineEdit* m_new;
};

} // namespace komadai::ui
