// A condition for the filter of games, put together from words.
#pragma once

#include "core/rules/variant_set.h"
#include "core/store/game_filter.h"

#include <QDialog>

#include <string>
#include <vector>

class QCheckBox;
class QComboBox;
class QCompleter;
class QLabel;
class QLineEdit;
class QStackedWidget;

namespace komadai::ui {

/// A text as a value in a filter, in quotation marks if it needs them.
QString filterValue(const QString& text);
/// A value that asks for the whole text. Of a text with quotation marks, which a value cannot contain, it asks for the words.
QString exactFilterValue(const QString& text);

class ConditionDialog : public QDialog {
    Q_OBJECT
public:
    /// `labels` are those in use. `hasFilter`: there are conditions already, and the user can choose how they go together.
    ConditionDialog(const core::VariantSet& variants, const std::vector<std::string>& labels, bool hasFilter,
                    QWidget* parent = nullptr);

    /// Completes the names of players with these from now on. What the user has chosen and typed stays.
    void offerPlayers(const QStringList& names);

    /// As core::parseFilter reads it: `player:habu` or `-moves:40..80`.
    QString condition() const;
    /// Whether it can hold instead of the other conditions.
    bool isAlternative() const;

private:
    enum class Kind { Text, Number, Date, Choice, None };

    core::GameField field() const;
    static Kind kindOf(core::GameField field);
    void showField();
    void completeText();
    void fillChoices(core::GameField field);
    QString value() const;
    /// Enables the button where there is a condition, and says what is wrong where there is none.
    void check();

    const core::VariantSet& m_variants;
    std::vector<std::string> m_labels;
    QComboBox* m_field;
    QStackedWidget* m_values;
    QLineEdit* m_text;
    QCompleter* m_players = nullptr; ///< null until names are offered
    QCheckBox* m_isExact;
    QLineEdit* m_from;
    QLineEdit* m_to;
    QComboBox* m_choice;
    QCheckBox* m_isNegated;
    QComboBox* m_joint;
    QLabel* m_problem;
    QPushButton* m_add = nullptr; ///< null until the buttons are there
};

} // namespace komadai::ui
