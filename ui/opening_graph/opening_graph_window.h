// Shows which positions are played most in the games of the library.
#pragma once

#include "core/graphs/opening_graph.h"
#include "ui/language/retranslated.h"
#include "ui/library/library_service.h"
#include "ui/opening_graph/position_card.h"

#include <QWidget>

#include <optional>
#include <vector>

class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QSpinBox;
class QStackedWidget;
class QTimer;

namespace komadai::ui {

class FilterField;
class GraphLegend;
class GraphView;

/// A window with a graph of the positions that are played most, from the start of the variant or from the position that
/// the user was viewing. It shows the board of the position that the user points at, and goes where the user clicks.
class OpeningGraphWindow : public QWidget {
    Q_OBJECT
public:
    static constexpr int LeastPositions = 20, MostPositions = 200;

    /// The library must outlive the window.
    OpeningGraphWindow(LibraryService& library, PositionCard::LookOf lookOf, QWidget* parent = nullptr);
    ~OpeningGraphWindow() override;

    /// The position on the game board has changed. The graph stays the same until the user wants another one; but it is made
    /// when the window opens, and again for another variant.
    void setPosition(const core::AnyPosition& position, bool flipped);
    /// Makes the graph as the fields say now. Precondition: there is a position.
    void make();

    GraphView& graphView() { return *m_view; }
    bool isMaking() const { return m_isMaking; }

signals:
    /// The user wants to go to the position after these moves from `first`.
    void movesChosen(const komadai::core::AnyPosition& first, const std::vector<komadai::core::Move>& moves);

protected:
    void showEvent(QShowEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

private:
    QWidget* createFields();
    QWidget* createPicture();
    QWidget* createFoot();
    void connectFields();
    core::AnyPosition first() const;
    void setMaking(bool making);
    void nameSides();
    void showError();
    void showGraph(core::OpeningGraph graph);
    void showMessage(Text text);
    void showCard();
    void goTo(int node);
    void cancel();
    void save();
    /// Why there is nothing to see.
    QString emptyText(std::int64_t games) const;

    LibraryService& m_library;
    LibraryRequest m_request;
    std::optional<core::AnyPosition> m_position;    ///< on the game board
    std::shared_ptr<const core::Variant> m_variant; ///< of the graph that was wanted last
    bool m_isMaking = false;
    bool m_isOutdated = false;  ///< an earlier graph is shown, since the one wanted last was cancelled
    bool m_isFirstGraph = true; ///< it gets the focus, so that the keys work there at once
    Text m_messageText;

    FilterField* m_filter;
    QLabel* m_error;
    QSpinBox* m_count;
    QComboBox* m_first;
    QPushButton* m_update;
    QTimer* m_soon; ///< to make the graph after the number or the filter was changed
    GraphView* m_view;
    QLabel* m_message;
    QStackedWidget* m_stack; ///< view or message
    PositionCard* m_card;
    GraphLegend* m_legend;
    QProgressBar* m_progress;
    QPushButton* m_cancel;
    QPushButton* m_save;
};

} // namespace komadai::ui
