// What is known about a game besides its moves.
#pragma once

#include "core/record/game_record.h"
#include "core/rules/variant_set.h"

#include <QDialog>

#include <array>
#include <optional>

class QComboBox;
class QLabel;
class QLineEdit;
class QSpinBox;
class QTableWidget;

namespace komadai::ui {

/// Edits players, event, date, result and free tags of a record.
class HeaderDialog : public QDialog {
    Q_OBJECT
public:
    /// `mayChangeResult`: false while the game is being played, and where its last position ends it by the rules.
    HeaderDialog(core::RecordHeader header, std::optional<core::Outcome> outcome,
                 const core::VariantSpec& spec, bool mayChangeResult, QWidget* parent = nullptr);

    /// Completes the names of the players with these.
    void offerPlayers(const QStringList& names);

    /// The header as edited. Its variant, start and clocks are those it had.
    core::RecordHeader header() const;
    std::optional<core::Outcome> outcome() const;

    void accept() override;

private:
    struct PlayerFields {
        QLineEdit* name;
        QLineEdit* title;
        QSpinBox* rating;
    };

    QWidget* createPlayers();
    QWidget* createEvent();
    QWidget* createResult(bool mayChange);
    QWidget* createTags();
    void offerReasons();
    void editTagName(int row);
    void removeTag();
    /// What is wrong with the date; empty if nothing is.
    QString dateProblem() const;
    /// Shows what is wrong; nothing if the text is empty.
    void showProblem(const QString& problem);
    /// The first row of the tags that has a value, but no name; none where each has one.
    std::optional<int> tagWithoutName() const;

    core::RecordHeader m_header;
    std::optional<core::Outcome> m_outcome;
    const core::VariantSpec& m_spec;
    std::array<PlayerFields, core::SideCount> m_players{};
    QLineEdit* m_event = nullptr;
    QLineEdit* m_site = nullptr;
    QLineEdit* m_round = nullptr;
    QLineEdit* m_date = nullptr;
    QLineEdit* m_annotator = nullptr;
    QLineEdit* m_source = nullptr;
    QComboBox* m_winner = nullptr;
    QComboBox* m_reason = nullptr;
    QTableWidget* m_tags = nullptr;
    QLabel* m_problem = nullptr;
};

} // namespace komadai::ui
