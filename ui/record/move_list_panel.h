// The moves of the game, and buttons to step through them.
#pragma once

#include <QWidget>

class QAction;
class QTableView;

namespace komadai::ui {

class GameDocument;
class MoveListModel;

class MoveListPanel : public QWidget {
    Q_OBJECT
public:
    /// `steps` become buttons below the list. The document must outlive the panel.
    MoveListPanel(GameDocument& document, const QList<QAction*>& steps, QWidget* parent = nullptr);

    /// Shows the moves in the notation that is chosen now.
    void showNotation();

private:
    void showViewedPly();
    void scrollToViewedPly();
    void onCellChosen(const QModelIndex& index);

    GameDocument& m_document;
    MoveListModel* m_model;
    QTableView* m_table;
};

} // namespace komadai::ui
