#include "ui/practice/puzzle_search_bar.h"

#include "ui/language/local_text.h"
#include "ui/language/retranslated.h"
#include "ui/widgets/elided_label.h"

#include <QProgressBar>
#include <QPushButton>

namespace komadai::ui {
namespace {

constexpr int Steps = 100; ///< of the bar, for each game

} // namespace

PuzzleSearchBar::PuzzleSearchBar(QWidget* parent)
    : WorkBar(QStringLiteral("puzzleSearchBar"), QStringLiteral("puzzleSearchText"), parent),
      m_cancel(addButton(QStringLiteral("cancelPuzzleSearch"))) {
    connect(m_cancel, &QPushButton::clicked, this, [this] { m_search->cancel(); });
    retranslated(this, [this] { say(); });
}

void PuzzleSearchBar::setSearch(PuzzleSearch& search) {
    m_search = &search;
    connect(&search, &PuzzleSearch::progressed, this, &PuzzleSearchBar::say);
    say();
}

void PuzzleSearchBar::say() {
    m_cancel->setText(tr("Cancel"));
    m_cancel->setAccessibleName(tr("Cancel the search for puzzles"));
    m_bar->setAccessibleName(tr("Games that were searched"));
    const auto progress = m_search ? m_search->progress() : std::nullopt;
    setVisible(progress.has_value());
    if (!progress) return;
    const QString text =
        m_search->isWaiting()
            ? tr("The search for puzzles waits while a clock runs: game %1 of %2. New puzzles: %3.")
            : tr("Searching for puzzles: game %1 of %2. New puzzles: %3.");
    m_text->setText(
        text.arg(countText(progress->done + 1), countText(progress->games), countText(progress->found)));
    m_bar->setRange(0, progress->games * Steps);
    m_bar->setValue(static_cast<int>((progress->done + progress->part) * Steps));
}

} // namespace komadai::ui
