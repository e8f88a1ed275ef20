#include "ui/practice/practice_statistics.h"

#include "core/store/repertoire_store.h"
#include "ui/language/local_text.h"
#include "ui/language/retranslated.h"
#include "ui/practice/practice_chart.h"
#include "ui/practice/practice_session.h"
#include "ui/practice/practice_words.h"
#include "ui/practice/table_item.h"
#include "ui/widgets/window_size.h"
#include "ui/wording.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QShortcut>
#include <QTableWidget>
#include <QVBoxLayout>

namespace komadai::ui {
namespace {

enum Column { Game, Due, New, Later, Learnt, Rating, Columns };

} // namespace

PracticeStatistics::PracticeStatistics(const core::VariantSet& variants, LibraryService& library,
                                       QWidget* parent)
    : QWidget(parent, Qt::Window), m_variants(variants), m_library(library),
      m_table(new QTableWidget(0, Columns, this)), m_streaks(new QLabel(this)),
      m_chartTitle(new QLabel(this)), m_chart(new PracticeChart(this)) {
    setObjectName(QStringLiteral("practiceStatistics"));
    m_table->setObjectName(QStringLiteral("practiceTable"));
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionMode(QAbstractItemView::NoSelection);
    m_table->setFocusPolicy(Qt::TabFocus);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(Game, QHeaderView::Stretch);
    m_streaks->setObjectName(QStringLiteral("practiceStreaks"));
    m_streaks->setWordWrap(true);
    m_chartTitle->setWordWrap(true);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_streaks);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_chartTitle);
    layout->addWidget(m_chart, 1);
    setLeastSize(*this, {420, 380});
    resizeWithinScreen(*this, {620, 500});
    connect(new QShortcut(QKeySequence::Close, this), &QShortcut::activated, this, &QWidget::close);
    connect(&library, &LibraryService::opened, this, [this] {
        if (isVisible()) refresh();
    });
    retranslated(this, [this] { retranslate(); });
}

void PracticeStatistics::retranslate() {
    setWindowTitle(tr("Practice Statistics"));
    m_table->setAccessibleName(tr("Results by variant and repertoire"));
    m_table->setHorizontalHeaderLabels(
        {tr("Variant"), tr("Due"), tr("New"), tr("Later"), tr("Learned"), tr("Rating")});
    m_table->horizontalHeaderItem(Learnt)->setToolTip(
        tr("Puzzles and moves that are due again only after three weeks or more"));
    m_chartTitle->setText(
        tr("Answers on the last %n day(s), from below: solved, with a hint, failed", nullptr, Days));
    m_chart->setAccessibleName(tr("Answers by day"));
    showRows();
    showChart();
}

void PracticeStatistics::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    refresh();
}

void PracticeStatistics::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape)
        close();
    else
        QWidget::keyPressEvent(event);
}

void PracticeStatistics::refresh() {
    const auto now = std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
    m_today = localDay(now);
    m_request.cancel();
    m_request = m_library.read(
        [now, today = m_today](core::Library& library) {
            const core::PracticeStore store(library);
            Figures figures;
            for (const auto& [variant, counts] : store.countsByVariant(now))
                figures.rows.push_back({variant, {}, counts, store.rating(variant)});
            for (const auto& summary : core::RepertoireStore(library).all(now))
                figures.rows.push_back({summary.variant, summary.name, summary.counts, {}});
            figures.streaks = store.streaks(today);
            figures.days = store.days(today - std::chrono::days(Days - 1));
            return figures;
        },
        this,
        [this](const Figures& figures) {
            m_failure.clear();
            showFigures(figures);
        },
        [this](const core::StorageError& error) {
            m_failure = sentence(error);
            showRows();
        });
}

void PracticeStatistics::showFigures(const Figures& figures) {
    m_figures = figures;
    showRows();
    showChart();
}

void PracticeStatistics::showRows() {
    m_table->setRowCount(static_cast<int>(m_figures.rows.size()));
    for (int i = 0; i < m_table->rowCount(); ++i) {
        const Row& row = m_figures.rows[static_cast<std::size_t>(i)];
        const auto variant = m_variants.find(row.variant);
        const QString game = variant ? nameOf(variant->spec()) : QString::fromStdString(row.variant);
        m_table->setItem(i, Game,
                         makeItem(row.repertoire.empty()
                                      ? game
                                      : tr("Repertoire: %1").arg(QString::fromStdString(row.repertoire)),
                                  false));
        const auto setNumber = [&](Column column, int number) {
            m_table->setItem(i, column, makeItem(countText(number), true));
        };
        setNumber(Due, row.counts.due);
        setNumber(New, row.counts.fresh);
        setNumber(Later, row.counts.later);
        setNumber(Learnt, row.counts.learnt);
        m_table->setItem(i, Rating,
                         makeItem(row.rating.ratedAt ? ratingText(row.rating) : QStringLiteral("–"), true));
    }
    if (!m_failure.isEmpty()) return m_streaks->setText(m_failure);
    const core::PracticeStreaks& streaks = m_figures.streaks;
    m_streaks->setText(tr("Days in a row: %1 (longest: %2). Solved in a row: %3 (most: %4).")
                           .arg(streaks.days)
                           .arg(streaks.longestDays)
                           .arg(streaks.solved)
                           .arg(streaks.mostSolved));
}

void PracticeStatistics::showChart() { m_chart->setDays(m_figures.days, m_today, Days); }

} // namespace komadai::ui
