#include "ui/explorer/position_finder.h"

#include "core/rules/variant_set.h"
#include "core/store/position_filter.h"
#include "ui/board/look_setting.h"
#include "ui/explorer/found_places_model.h"
#include "ui/explorer/pattern_editor.h"
#include "ui/language/local_text.h"
#include "ui/language/retranslated.h"
#include "ui/library/filter_field.h"
#include "ui/widgets/text_size.h"
#include "ui/widgets/window_size.h"
#include "ui/wording.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QRadioButton>
#include <QShortcut>
#include <QSignalBlocker>
#include <QSortFilterProxyModel>
#include <QStackedWidget>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace komadai::ui {
namespace {

constexpr int LeastBoardWidth = 290;
constexpr int LeastHeight = 540;
constexpr int LeastLines = 340; ///< pixels with text of the usual size

} // namespace

PositionFinder::PositionFinder(const EditorBoard::LookOf& lookOf, const core::VariantSet& variants,
                               LibraryService& library, const core::AnyPosition& position, QWidget* parent)
    : QWidget(parent, Qt::Window), m_variants(variants), m_position(position), m_search(library),
      m_shown(position.variant()), m_board(new EditorBoard(m_shown, lookOf, this)),
      m_pattern(new PatternEditor(lookOf, position.variant(), this)), m_boards(new QStackedWidget(this)),
      m_wholePosition(new QRadioButton(this)), m_arrangement(new QRadioButton(this)),
      m_alsoImage(new QCheckBox(this)), m_variant(new QComboBox(this)), m_mover(new QComboBox(this)),
      m_alsoMirrored(new QCheckBox(this)), m_alsoTurned(new QCheckBox(this)), m_clear(new QPushButton(this)),
      m_takeBoard(new QPushButton(this)), m_filter(new FilterField(this)), m_find(new QPushButton(this)),
      m_cancel(new QPushButton(this)), m_list(new QPushButton(this)), m_open(new QPushButton(this)),
      m_progress(new QProgressBar(this)), m_status(new QLabel(this)), m_model(new FoundPlacesModel(this)),
      m_sorted(new QSortFilterProxyModel(this)), m_table(new QTableView(this)) {
    setObjectName(QStringLiteral("positionFinder"));
    m_filter->findShownNames(library);
    auto* right = new QVBoxLayout;
    right->addWidget(createChoices());
    right->addWidget(m_filter);
    right->addWidget(createResults(), 1);
    auto* layout = new QHBoxLayout(this);
    layout->addWidget(createBoards(), 3);
    layout->addLayout(right, 2);
    followFont(*this, [this] { // layouts ask for less where lines are broken
        setMinimumHeight(std::max(LeastHeight, textSized(*this, LeastLines)));
    });
    resizeWithinScreen(*this, {880, 640});

    connect(&library, &LibraryService::leaving, this, [this] { // the places are in the library that is left
        m_search.cancel();
        forget();
        refresh();
    });
    connect(&m_search, &PositionSearch::found, this, &PositionFinder::onFound);
    connect(&m_search, &PositionSearch::finished, this, &PositionFinder::onFinished);
    connect(&m_search, &PositionSearch::failed, this, &PositionFinder::onFailed);
    connect(&m_search, &PositionSearch::progressed, this, [this](qint64 done, qint64 total) {
        m_progress->setRange(0, static_cast<int>(total));
        m_progress->setValue(static_cast<int>(done));
    });
    connect(new QShortcut(QKeySequence::Close, this), &QShortcut::activated, this, &QWidget::close);
    connect(new QShortcut(Qt::Key_Escape, this), &QShortcut::activated, this, [this] {
        if (m_search.isRunning())
            m_search.cancel();
        else
            close();
    });
    fillVariants();
    setPosition(position, false);
    retranslated(this, [this] { retranslate(); });
    whenLooksChange(this, [this] { m_board->updateLook(); });
    m_find->setFocus();
}

// --- building

QWidget* PositionFinder::createBoards() {
    m_board->setAttribute(Qt::WA_TransparentForMouseEvents); // it only shows
    m_board->setFocusPolicy(Qt::NoFocus);
    followFont(*m_boards, [this] { m_boards->setMinimumWidth(textSized(*m_boards, LeastBoardWidth)); });
    m_boards->addWidget(m_board);
    m_boards->addWidget(m_pattern);
    connect(m_pattern, &PatternEditor::changed, this, &PositionFinder::refresh);
    return m_boards;
}

QWidget* PositionFinder::createChoices() {
    m_wholePosition->setObjectName(QStringLiteral("wholePosition"));
    m_arrangement->setObjectName(QStringLiteral("arrangement"));
    m_alsoImage->setObjectName(QStringLiteral("alsoImage"));
    m_wholePosition->setChecked(true);
    auto* choices = new QWidget(this);
    auto* layout = new QVBoxLayout(choices);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_wholePosition);
    layout->addWidget(m_arrangement);
    layout->addWidget(m_alsoImage);
    layout->addWidget(createPatternChoices());
    connect(m_wholePosition, &QRadioButton::toggled, this, &PositionFinder::showMode);
    return choices;
}

QWidget* PositionFinder::createPatternChoices() {
    m_variant->setObjectName(QStringLiteral("patternVariant"));
    m_mover->setObjectName(QStringLiteral("patternMover"));
    m_alsoMirrored->setObjectName(QStringLiteral("alsoMirrored"));
    m_alsoTurned->setObjectName(QStringLiteral("alsoTurned"));
    m_clear->setObjectName(QStringLiteral("clearPattern"));
    m_takeBoard->setObjectName(QStringLiteral("takeBoard"));
    m_mover->addItems({QString(), QString(), QString()});
    for (QComboBox* box : {m_variant, m_mover})
        box->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_patternChoices = new QWidget(this);
    auto* form = new QFormLayout(m_patternChoices);
    form->setContentsMargins(0, 0, 0, 0);
    addRetranslatedRow(
        *form, [] { return tr("&Variant:"); }, m_variant);
    addRetranslatedRow(
        *form, [] { return tr("&To move:"); }, m_mover);
    form->addRow(m_alsoMirrored);
    form->addRow(m_alsoTurned);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_takeBoard);
    buttons->addWidget(m_clear);
    form->addRow(buttons);
    connect(m_variant, &QComboBox::activated, this, &PositionFinder::chooseVariant);
    connect(m_clear, &QPushButton::clicked, m_pattern, &PatternEditor::clear);
    connect(m_takeBoard, &QPushButton::clicked, this, &PositionFinder::takeBoard);
    m_patternChoices->hide();
    return m_patternChoices;
}

QWidget* PositionFinder::createResults() {
    m_filter->setObjectName(QStringLiteral("finderFilter"));
    m_find->setObjectName(QStringLiteral("find"));
    m_cancel->setObjectName(QStringLiteral("cancelSearch"));
    m_list->setObjectName(QStringLiteral("listPlaces"));
    m_open->setObjectName(QStringLiteral("openPlace"));
    m_status->setObjectName(QStringLiteral("finderStatus"));
    m_status->setWordWrap(true);
    m_status->setTextFormat(Qt::PlainText);
    m_progress->setTextVisible(false);
    QSizePolicy keepsPlace = m_progress->sizePolicy();
    keepsPlace.setRetainSizeWhenHidden(true);
    m_progress->setSizePolicy(keepsPlace);
    for (QPushButton* button : {m_find, m_cancel, m_list, m_open})
        button->setAutoDefault(true); // Enter presses them, as in a dialog
    m_progress->setRange(0, 1);
    m_table->setObjectName(QStringLiteral("foundPlaces"));
    m_sorted->setSourceModel(m_model);
    m_sorted->setSortRole(FoundPlacesModel::SortRole);
    m_sorted->setSortLocaleAware(true);
    m_table->setModel(m_sorted);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setShowGrid(false);
    m_table->setAlternatingRowColors(true);
    m_table->setWordWrap(false);
    m_table->setTabKeyNavigation(false);
    m_table->verticalHeader()->hide();
    followFont(*m_table, [this] {
        m_table->verticalHeader()->setDefaultSectionSize(m_table->fontMetrics().height() + 8);
    });
    auto* header = m_table->horizontalHeader();
    header->setHighlightSections(false);
    header->setSortIndicator(-1, Qt::AscendingOrder); // at first in the order in which they are found
    header->setSortIndicatorClearable(true);
    m_table->setSortingEnabled(true);
    header->setMinimumSectionSize(24);
    header->setSectionResizeMode(QHeaderView::ResizeToContents);
    header->setSectionResizeMode(FoundPlacesModel::Players, QHeaderView::Stretch);
    auto* results = new QWidget(this);
    auto* layout = new QVBoxLayout(results);
    layout->setContentsMargins(0, 0, 0, 0);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_progress, 1);
    buttons->addWidget(m_find);
    buttons->addWidget(m_cancel);
    layout->addLayout(buttons);
    layout->addWidget(m_status);
    layout->addWidget(m_table, 1);
    auto* foot = new QHBoxLayout;
    foot->addStretch();
    foot->addWidget(m_list);
    foot->addWidget(m_open);
    layout->addLayout(foot);
    connect(m_find, &QPushButton::clicked, this, &PositionFinder::start);
    connect(m_filter, &FilterField::returnPressed, this, &PositionFinder::start);
    connect(m_filter, &FilterField::problemChanged, this, &PositionFinder::refresh);
    connect(m_cancel, &QPushButton::clicked, &m_search, &PositionSearch::cancel);
    connect(m_table, &QTableView::activated, this, [this](const QModelIndex& index) { choose(index.row()); });
    connect(m_list, &QPushButton::clicked, this, [this] { emit gamesWanted(m_foundBy); });
    connect(m_open, &QPushButton::clicked, this, [this] { choose(m_table->currentIndex().row()); });
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &PositionFinder::refresh);
    return results;
}

void PositionFinder::retranslate() {
    setWindowTitle(tr("Find Position"));
    m_wholePosition->setText(tr("The &position on the board"));
    m_arrangement->setText(tr("An &arrangement of pieces"));
    m_arrangement->setToolTip(tr("Whatever stands on the other squares and in the hands"));
    m_alsoImage->setText(tr("Also its &mirror image"));
    m_alsoMirrored->setText(tr("Also with left and &right exchanged"));
    m_alsoTurned->setText(tr("Also with the &sides exchanged"));
    m_alsoTurned->setToolTip(
        tr("Turns the arrangement by half a turn and gives all pieces to the other side"));
    m_takeBoard->setText(tr("From the &Board"));
    m_takeBoard->setToolTip(tr("Copies the pieces from the game board"));
    m_clear->setText(tr("C&lear"));
    m_filter->setWords(tr("Filter the games, for example player:habu date:>2000"), tr("Filter the games"),
                       tr("Searches only matching games. Examples: player:habu, date:1990..1999, "
                          "result:first, -result:draw, rating:>2000"));
    m_find->setText(tr("&Find"));
    m_cancel->setText(tr("&Cancel"));
    m_list->setText(tr("Show &in List"));
    m_list->setToolTip(
        tr("Shows these games in the list of games, where they can be sorted, exported and labelled"));
    m_open->setText(tr("&Open"));
    m_table->setAccessibleName(tr("Search results"));
    m_progress->setAccessibleName(tr("Progress of the search"));
    fillVariants();
    nameChoices();
    refresh();
}

void PositionFinder::nameChoices() {
    const auto& spec = m_pattern->variant()->spec();
    m_mover->setItemText(0, tr("Either side"));
    for (const auto side : core::Sides)
        m_mover->setItemText(1 + core::indexOf(side), sideName(spec, side));
}

// --- what is looked for

void PositionFinder::fillVariants() {
    const QSignalBlocker quiet(m_variant);
    m_variant->clear();
    for (const auto& variant : m_variants.all())
        m_variant->addItem(nameOf(variant->spec()), QString::fromStdString(variant->spec().id));
    m_variant->setCurrentIndex(m_variant->findData(QString::fromStdString(m_pattern->variant()->spec().id)));
}

void PositionFinder::chooseVariant() {
    const auto chosen = m_variants.find(m_variant->currentData().toString().toStdString());
    if (!chosen) return fillVariants(); // it was removed
    if (chosen == m_pattern->variant()) return;
    m_pattern->open(chosen, core::Setup(chosen->spec().size));
    nameChoices();
}

void PositionFinder::takeBoard() {
    m_pattern->open(m_position.variant(), m_position.toSetup());
    fillVariants();
    nameChoices();
}

void PositionFinder::setPosition(const core::AnyPosition& position, bool flipped) {
    m_position = position;
    m_mirrored = core::mirrorImageOf(position);
    m_shown.open(position.variant(), position.toSetup());
    m_board->setFlipped(flipped);
    m_pattern->setFlipped(flipped);
    m_alsoImage->setEnabled(m_mirrored.has_value());
    m_alsoImage->setToolTip(m_mirrored ? QString()
                                       : tr("Pieces of this game move differently in the mirror image."));
    if (m_pattern->variant() != position.variant() && m_pattern->cells().empty()) {
        m_pattern->open(position.variant(), core::Setup(position.spec().size));
        fillVariants();
        nameChoices();
    }
    refresh();
}

void PositionFinder::findPosition(const QString& filter) {
    m_wholePosition->setChecked(true);
    m_filter->setFilterText(filter);
    start();
}

void PositionFinder::showMode() {
    const bool isWhole = m_wholePosition->isChecked();
    m_boards->setCurrentWidget(isWhole ? static_cast<QWidget*>(m_board) : m_pattern);
    m_alsoImage->setVisible(isWhole);
    m_patternChoices->setVisible(!isWhole);
    refresh();
}

std::optional<PositionQuestion> PositionFinder::question() const {
    if (!m_filter->isFilter()) return std::nullopt;
    if (m_wholePosition->isChecked()) {
        std::vector<core::AnyPosition> positions{m_position};
        if (m_mirrored && m_alsoImage->isChecked() && *m_mirrored != m_position)
            positions.push_back(*m_mirrored);
        return PositionQuestion{positions, m_filter->filter()};
    }
    core::PiecePattern pattern;
    pattern.cells = m_pattern->cells();
    if (pattern.cells.empty()) return std::nullopt;
    if (m_mover->currentIndex() > 0) pattern.sideToMove = core::Sides[m_mover->currentIndex() - 1];
    pattern.alsoMirrored = m_alsoMirrored->isChecked();
    pattern.alsoTurned = m_alsoTurned->isChecked();
    return PositionQuestion{PatternQuestion{std::move(pattern), m_pattern->variant()}, m_filter->filter()};
}

QString PositionFinder::filterOf(const PositionQuestion& asked) const {
    std::string condition;
    if (const auto* positions = std::get_if<std::vector<core::AnyPosition>>(&asked.what)) {
        for (const core::AnyPosition& position : *positions)
            condition += (condition.empty() ? "" : " OR ") + core::positionCondition(position);
    } else {
        const auto& [pattern, variant] = std::get<PatternQuestion>(asked.what);
        condition = core::piecesCondition(pattern, variant->spec());
    }
    return (QString::fromStdString(condition) + ' ' + m_filter->text()).trimmed();
}

// --- the search

void PositionFinder::start() {
    const auto asked = m_filter->readNow() ? question() : std::nullopt;
    if (!asked) return refresh();
    forget();
    if (m_wholePosition->isChecked()) m_searched = m_position;
    m_foundBy = filterOf(*asked);
    m_search.start(*asked);
    m_progress->setRange(0, 0); // until it is known how much there is to do
    refresh();
}

void PositionFinder::onFound(const std::vector<FoundPlace>& places) {
    m_model->add(places);
    auto* header = m_table->horizontalHeader(); // does not measure rows that are added by itself
    for (const int column : {FoundPlacesModel::Result, FoundPlacesModel::Date, FoundPlacesModel::Ply})
        header->setSectionResizeMode(column, QHeaderView::ResizeToContents);
    refresh();
}

void PositionFinder::onFinished(PositionSearch::End end) {
    m_end = end;
    refresh();
}

void PositionFinder::onFailed(const core::StorageError& error) {
    m_failure = error;
    refresh();
}

void PositionFinder::forget() {
    m_model->clear();
    m_searched.reset();
    m_end.reset();
    m_failure.reset();
}

void PositionFinder::refresh() {
    const bool isRunning = m_search.isRunning();
    m_progress->setVisible(isRunning);
    m_find->setEnabled(!isRunning && question().has_value());
    m_cancel->setEnabled(isRunning);
    m_list->setEnabled(m_model->rowCount() > 0);
    m_open->setEnabled(m_table->selectionModel()->hasSelection());
    m_status->setText(statusText());
}

QString PositionFinder::statusText() const {
    if (QString problem = m_filter->problem(); !problem.isEmpty()) return problem;
    if (m_failure) return sentence(*m_failure);
    const int count = m_model->rowCount();
    const QString found = tr("Found %Ln time(s).", nullptr, count);
    if (m_search.isRunning()) return tr("Searching… %1").arg(found);
    if (m_arrangement->isChecked() && m_pattern->cells().empty())
        return tr("Put pieces on the board, or mark squares that must be empty.");
    if (!m_end) return {};
    const bool isOfOther = m_searched && *m_searched != m_position;
    QString text = found;
    switch (*m_end) {
    case PositionSearch::End::Complete:
        if (count == 0) return isOfOther ? QString() : tr("No game matches.");
        break;
    case PositionSearch::End::Full:
        text = tr("Only the first %1 results are shown. Use the filter to narrow the search.")
                   .arg(countText(count));
        break;
    case PositionSearch::End::Cancelled: text = tr("Cancelled. %1").arg(found); break;
    }
    return isOfOther ? tr("%1 The board now shows another position.").arg(text) : text;
}

void PositionFinder::choose(int row) {
    const QModelIndex chosen = m_sorted->mapToSource(m_sorted->index(row, 0));
    if (!chosen.isValid()) return;
    const FoundPlace& place = m_model->placeAt(chosen.row());
    emit placeChosen(place.game.id, place.node);
}

void PositionFinder::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    fillVariants(); // they may have changed
}

void PositionFinder::closeEvent(QCloseEvent* event) {
    m_search.cancel();
    QWidget::closeEvent(event);
}

} // namespace komadai::ui
