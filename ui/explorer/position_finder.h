// A window in which the user looks for positions in the library.
#pragma once

#include "ui/editor/edited_position.h"
#include "ui/editor/editor_board.h"
#include "ui/explorer/position_search.h"

#include <QWidget>

#include <optional>

class QCheckBox;
class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QRadioButton;
class QSortFilterProxyModel;
class QStackedWidget;
class QTableView;

namespace komadai::core {
class VariantSet;
}

namespace komadai::ui {

class FilterField;
class FoundPlacesModel;
class PatternEditor;

/// Looks for the position on the game board, or for a pattern that the user puts on a board of its own. What is found appears
/// while the search goes on.
class PositionFinder : public QWidget {
    Q_OBJECT
public:
    /// Variants and library must outlive the window.
    PositionFinder(const EditorBoard::LookOf& lookOf, const core::VariantSet& variants,
                   LibraryService& library, const core::AnyPosition& position, QWidget* parent = nullptr);

    /// The position on the game board has changed.
    void setPosition(const core::AnyPosition& position, bool flipped);
    /// Looks for the position on the game board in the games that a filter accepts.
    void findPosition(const QString& filter);

signals:
    /// The user opens this place.
    void placeChosen(komadai::core::GameId game, komadai::core::NodeId node);
    /// The user wants to see all games with what was found in the list of games; `filter` accepts them.
    void gamesWanted(const QString& filter);

protected:
    void showEvent(QShowEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

private:
    QWidget* createBoards();
    QWidget* createChoices();
    QWidget* createPatternChoices();
    QWidget* createResults();
    void retranslate();
    void nameChoices();
    void fillVariants();
    void showMode();
    void takeBoard();
    void chooseVariant();

    void start();
    std::optional<PositionQuestion> question() const;
    /// A filter for the games in which the search would find something.
    QString filterOf(const PositionQuestion& asked) const;
    void onFound(const std::vector<FoundPlace>& places);
    void onFinished(PositionSearch::End end);
    void onFailed(const core::StorageError& error);
    /// What was found before.
    void forget();
    void refresh();
    QString statusText() const;
    /// Opens the place in a row of the table.
    void choose(int row);

    const core::VariantSet& m_variants;
    core::AnyPosition m_position;
    std::optional<core::AnyPosition> m_mirrored; ///< image of the position, where the game allows it
    PositionSearch m_search;
    std::optional<core::AnyPosition> m_searched; ///< by the last search; none if that was for a pattern
    QString m_foundBy;                           ///< filterOf the last search
    std::optional<PositionSearch::End> m_end;    ///< of the last search
    std::optional<core::StorageError> m_failure;

    EditedPosition m_shown;
    EditorBoard* m_board;
    PatternEditor* m_pattern;
    QStackedWidget* m_boards;
    QRadioButton *m_wholePosition, *m_arrangement;
    QCheckBox* m_alsoImage;
    QWidget* m_patternChoices = nullptr;
    QComboBox *m_variant, *m_mover;
    QCheckBox *m_alsoMirrored, *m_alsoTurned;
    QPushButton *m_clear, *m_takeBoard;
    FilterField* m_filter;
    QPushButton *m_find, *m_cancel, *m_list, *m_open;
    QProgressBar* m_progress;
    QLabel* m_status;
    FoundPlacesModel* m_model;
    QSortFilterProxyModel* m_sorted; ///< the rows as the table shows them
    QTableView* m_table;
};

} // namespace komadai::ui
