#include "ui/record/move_list_panel.h"

#include "ui/language/retranslated.h"
#include "ui/notation/notation.h"
#include "ui/record/move_list_model.h"
#include "ui/document/game_document.h"

#include <QAction>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QScrollBar>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

namespace komadai::ui {

MoveListPanel::MoveListPanel(GameDocument& document, const QList<QAction*>& steps, QWidget* parent)
    : QWidget(parent), m_document(document), m_model(new MoveListModel(document, this)),
      m_table(new QTableView(this)) {
    m_table->setObjectName(QStringLiteral("moveList"));
    m_table->setModel(m_model);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setSelectionBehavior(QAbstractItemView::SelectItems);
    m_table->setTabKeyNavigation(false); // Tab leads on to the next part of the window
    m_table->setShowGrid(false);
    m_table->setAlternatingRowColors(true);
    m_table->setFrameShape(QFrame::StyledPanel);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_table->verticalHeader()->setDefaultSectionSize(m_table->fontMetrics().height() + 8);
    m_table->verticalHeader()->setHighlightSections(false);
    retranslated(m_table, &QWidget::setAccessibleName, [] { return tr("Moves"); });

    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(2);
    for (QAction* action : steps) {
        auto* button = new QToolButton(this);
        button->setDefaultAction(action);
        button->setAutoRaise(true);
        button->setAutoRepeat(true);
        button->setIconSize({22, 22});
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        buttons->addWidget(button);
    }

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_table, 1);
    layout->addLayout(buttons);

    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &MoveListPanel::onCellChosen);
    connect(m_table, &QTableView::clicked, this, &MoveListPanel::onCellChosen);
    connect(m_table->verticalScrollBar(), &QScrollBar::rangeChanged, this, // when it becomes smaller too
            &MoveListPanel::scrollToViewedPly);
    connect(&document, &GameDocument::recordReset, this, &MoveListPanel::showViewedPly);
    connect(&document, &GameDocument::lineChanged, this, &MoveListPanel::showViewedPly);
    connect(&document, &GameDocument::currentChanged, this, &MoveListPanel::showViewedPly);
    showViewedPly();
    whenNotationChanges(this, [this] { showNotation(); });
}

void MoveListPanel::showNotation() {
    m_model->reset();
    showViewedPly();
}

void MoveListPanel::showViewedPly() {
    const QSignalBlocker blocker(m_table->selectionModel());
    const QModelIndex index = m_model->indexOfPly(m_document.ply());
    m_table->selectionModel()->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect);
    m_table->doItemsLayout(); // else rows that have just come are out of reach
    scrollToViewedPly();
    m_table->viewport()->update();
}

void MoveListPanel::scrollToViewedPly() {
    const QModelIndex index = m_model->indexOfPly(m_document.ply());
    if (index.isValid())
        m_table->scrollTo(index);
    else
        m_table->scrollToTop();
}

void MoveListPanel::onCellChosen(const QModelIndex& index) {
    if (const auto ply = m_model->plyAt(index)) m_document.goToPly(*ply);
}

} // namespace komadai::ui
