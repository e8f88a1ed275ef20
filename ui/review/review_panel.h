// Shows what came of the review of the game in front.
#pragma once

#include "core/review/game_review.h"

#include <QPointer>
#include <QTimer>
#include <QWidget>

#include <optional>

class QLabel;
class QPushButton;
class QScrollArea;
class QTableWidget;
class QTreeWidgetItem;

namespace komadai::ui {

class FaultList;
class GameDocument;
class ReviewService;

/// The accuracy, the average loss and the faults of both sides, and a list of faults with turning points; a click goes to the
/// move. It is made from the evaluations in the record, so it is there again whenever the record is opened. Figures of a few
/// evaluated moves alone are not shown (core::SideReview::isMeaningful). Nothing counts that
/// follows the end of the game (GameDocument::playedEnd). Where the panel is too small for its texts, it scrolls. While the
/// panel is hidden, nothing is computed until it is needed.
class ReviewPanel : public QWidget {
    Q_OBJECT
public:
    explicit ReviewPanel(QWidget* parent = nullptr);

    /// Null: none.
    void setDocument(GameDocument* document);
    /// From now on the panel says when a review of the game is running or waiting.
    void setService(const ReviewService& service);
    const core::GameReview& review() const { return m_review; }
    /// Goes to the next mistake in the list after the position shown (`step` 1), or to the one before it (-1), also while the panel
    /// is hidden. From a variation the way leads on after the move that it replaces, or back to that move.
    void stepToFault(int step);
    /// The node after the fault that is selected in the list; none if none is.
    std::optional<core::NodeId> chosenFault() const;

signals:
    /// The user wants this game reviewed.
    void reviewWanted();
    /// The user wants to practise with the mistakes of this game.
    void practiceWanted();
    /// For some seconds at the foot of the window.
    void messageShown(const QString& text);

protected:
    /// In the list of faults, Up and Down go from one to the next, although these are keys of the window.
    bool eventFilter(QObject* watched, QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void updateLater();
    void update();
    void evaluate();
    void say();
    bool hasFigures() const;
    bool hasFaults() const;
    void showMessage();
    void fillFigures();
    void fitFigures();
    void fillFaults();
    void markCurrent();
    void goTo(QTreeWidgetItem* item);

    QPointer<GameDocument> m_document;
    QPointer<const ReviewService> m_service;
    core::GameReview m_review;
    QTimer m_update;
    QScrollArea* m_area; ///< around all but the buttons
    QTableWidget* m_figures;
    FaultList* m_faults;
    QLabel* m_message;
    QPushButton* m_practise;
    QPushButton* m_start;
};

} // namespace komadai::ui
