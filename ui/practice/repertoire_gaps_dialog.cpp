#include "ui/practice/repertoire_gaps_dialog.h"

#include "ui/language/local_text.h"
#include "ui/language/retranslated.h"
#include "ui/notation/notation.h"
#include "ui/widgets/window_size.h"
#include "ui/wording.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace komadai::ui {
namespace {

struct GapColumn {
    enum Number { Line, Reply, Games, Columns };
};

/// A line of moves, and the position after it.
struct Walk {
    core::AnyPosition position;
    QStringList moves{};
    std::optional<core::Square> last{};

    QString next(const core::Move& move) const { return moveText(move, position, last); }
    void play(const core::Move& move) {
        moves << next(move);
        last = core::destinationOf(move);
        position = position.after(move);
    }
};

} // namespace

RepertoireGapsDialog::RepertoireGapsDialog(LibraryService& library, core::RepertoireId repertoire,
                                           QWidget* parent)
    : QDialog(parent), m_id(repertoire), m_text(new QLabel(this)),
      m_table(new QTableWidget(0, GapColumn::Columns, this)) {
    setObjectName(QStringLiteral("repertoireGaps"));
    setWindowTitle(tr("Gaps in the Repertoire"));
    m_text->setWordWrap(true);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setTabKeyNavigation(false);
    m_table->setTextElideMode(Qt::ElideLeft);
    m_table->setWordWrap(false);
    m_table->setHorizontalHeaderLabels({tr("After"), tr("Opponent’s move"), tr("Games")});
    m_table->setAccessibleName(windowTitle());
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(GapColumn::Line, QHeaderView::Stretch);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    m_open = buttons->addButton(tr("&Open as Game"), QDialogButtonBox::ActionRole);
    m_open->setEnabled(false);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_text);
    layout->addWidget(m_table, 1);
    layout->addWidget(buttons);
    setLeastSize(*this, {400, 260});
    resizeWithinScreen(*this, {620, 420});
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_open, &QPushButton::clicked, this, &RepertoireGapsDialog::openGap);
    connect(m_table, &QTableWidget::cellDoubleClicked, this, &RepertoireGapsDialog::openGap);
    connect(m_table, &QTableWidget::itemSelectionChanged, this,
            [this] { m_open->setEnabled(m_table->currentRow() >= 0); });
    connect(&library, &LibraryService::leaving, this, &QDialog::reject); // another library has other ids
    whenLanguageChanges(this, [this] { reject(); }); // its texts would stay in the language before
    m_text->setText(tr("The games of the library are being searched…"));
    m_request = library.read(
        [repertoire](core::Library& opened, const LibraryTask& task) {
            Found found{core::RepertoireStore(opened).read(repertoire), {}};
            if (found.repertoire)
                found.gaps = core::findGaps(core::LibrarySearch(opened), found.repertoire->repertoire,
                                            [&task](int, int) { return !task.isCancelled(); });
            return found;
        },
        this, [this](const Found& found) { showGaps(found); },
        [this](const core::StorageError& error) { m_text->setText(sentence(error)); });
}

RepertoireGapsDialog::~RepertoireGapsDialog() { m_request.cancel(); }

void RepertoireGapsDialog::showGaps(const Found& found) {
    if (!found.repertoire) return m_text->setText(tr("This repertoire is not in the library any more."));
    const std::size_t rows = std::min(found.gaps.size(), MostRows);
    m_text->setText(found.gaps.empty()
                        ? tr("Your repertoire has an answer to every move that opponents played in the games "
                             "of the library.")
                        : tr("Your repertoire has no answer to %n moves that opponents played in the games "
                             "of the library. Open one, add your answer, and mark it.",
                             nullptr, static_cast<int>(found.gaps.size())));
    m_table->setRowCount(static_cast<int>(rows));
    for (std::size_t i = 0; i < rows; ++i) {
        const core::RepertoireGap& gap = found.gaps[i];
        Walk walk{found.repertoire->repertoire.start()};
        for (const core::Move& move : gap.way)
            walk.play(move);
        m_gaps.push_back(gap);
        auto* line = new QTableWidgetItem(walk.moves.join(' '));
        line->setToolTip(line->text());
        auto* games = new QTableWidgetItem(countText(gap.games));
        games->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
        const int row = static_cast<int>(i);
        m_table->setItem(row, GapColumn::Line, line);
        m_table->setItem(row, GapColumn::Reply, new QTableWidgetItem(walk.next(gap.reply)));
        m_table->setItem(row, GapColumn::Games, games);
    }
    if (rows > 0) m_table->selectRow(0);
}

void RepertoireGapsDialog::openGap() {
    const int row = m_table->currentRow();
    if (row < 0) return;
    const core::RepertoireGap& gap = m_gaps[static_cast<std::size_t>(row)];
    auto line = gap.way;
    line.push_back(gap.reply);
    emit lineWanted(m_id, line);
}

} // namespace komadai::ui
