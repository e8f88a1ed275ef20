#include "ui/opening_graph/opening_graph_window.h"

#include "ui/files/save_dialog.h"
#include "ui/language/retranslated.h"
#include "ui/library/filter_field.h"
#include "ui/opening_graph/graph_items.h"
#include "ui/opening_graph/graph_legend.h"
#include "ui/opening_graph/graph_picture.h"
#include "ui/opening_graph/graph_view.h"
#include "ui/widgets/escape_key.h"
#include "ui/widgets/window_size.h"
#include "ui/wording.h"

#include <QComboBox>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QMessageBox>
#include <QProgressBar>
#include <QPushButton>
#include <QShortcut>
#include <QShowEvent>
#include <QSpinBox>
#include <QSplitter>
#include <QStackedWidget>
#include <QTimer>
#include <QVBoxLayout>

#include <utility>

namespace komadai::ui {
namespace {

constexpr int UsualPositions = 60;
constexpr int PositionsStep = 10;
constexpr int ChangeDelayMs = 500; ///< while the number is being changed
constexpr int CardWidth = 300;

bool isSame(const core::Variant& a, const core::Variant& b) { return &a == &b || a.spec() == b.spec(); }

enum First { StartOfVariant, OnBoard };

} // namespace

OpeningGraphWindow::OpeningGraphWindow(LibraryService& library, PositionCard::LookOf lookOf, QWidget* parent)
    : QWidget(parent, Qt::Window), m_library(library), m_filter(new FilterField(this)),
      m_error(new QLabel(this)), m_count(new QSpinBox(this)), m_first(new QComboBox(this)),
      m_update(new QPushButton(this)), m_soon(new QTimer(this)), m_view(new GraphView(this)),
      m_message(new QLabel(this)), m_stack(new QStackedWidget(this)),
      m_card(new PositionCard(std::move(lookOf), this)), m_legend(new GraphLegend(this)),
      m_progress(new QProgressBar(this)), m_cancel(new QPushButton(this)), m_save(new QPushButton(this)) {
    setObjectName(QStringLiteral("openingGraph"));
    m_filter->findShownNames(library);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->addWidget(createFields());
    layout->addWidget(m_error);
    layout->addWidget(createPicture(), 1);
    layout->addWidget(createFoot());
    setLeastSize(*this, {640, 460});
    resizeWithinScreen(*this, {1120, 720});
    closeOnEscape(*this);
    connectFields();
    retranslated(this, [this] {
        setWindowTitle(tr("Opening Graph"));
        m_filter->setWords(tr("All games, or for example player:habu date:1990..1999"),
                           tr("Filter the games"));
        m_first->setItemText(StartOfVariant, tr("Start of the game"));
        m_first->setItemText(OnBoard, tr("Position on the board"));
        m_update->setText(tr("&Update"));
        m_cancel->setText(tr("&Cancel"));
        m_save->setText(tr("&Save Picture…"));
        m_progress->setAccessibleName(tr("Positions that were found"));
        if (m_messageText) m_message->setText(m_messageText());
        if (m_variant) nameSides();
        showError();
        showCard();
    });
}

OpeningGraphWindow::~OpeningGraphWindow() { m_request.cancel(); }

// --- layout

QWidget* OpeningGraphWindow::createFields() {
    m_filter->setObjectName(QStringLiteral("filter"));
    m_count->setObjectName(QStringLiteral("count"));
    m_count->setRange(LeastPositions, MostPositions);
    m_count->setSingleStep(PositionsStep);
    m_count->setValue(UsualPositions);
    m_first->setObjectName(QStringLiteral("first"));
    m_first->addItems({QString(), QString()});
    m_first->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_update->setObjectName(QStringLiteral("update"));
    m_update->setAutoDefault(false);
    m_error->setObjectName(QStringLiteral("filterError"));
    m_error->setWordWrap(true);
    m_error->hide();
    const auto label = [this](Text text, QWidget* buddy) {
        auto* made = retranslated(new QLabel(this), &QLabel::setText, std::move(text));
        made->setBuddy(buddy);
        return made;
    };
    auto* fields = new QWidget(this);
    auto* layout = new QHBoxLayout(fields);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(label([] { return tr("&Games:"); }, m_filter));
    layout->addWidget(m_filter, 1);
    layout->addWidget(label([] { return tr("&From:"); }, m_first));
    layout->addWidget(m_first);
    layout->addWidget(label([] { return tr("&Positions:"); }, m_count));
    layout->addWidget(m_count);
    layout->addWidget(m_update);
    return fields;
}

QWidget* OpeningGraphWindow::createPicture() {
    m_message->setObjectName(QStringLiteral("message"));
    m_message->setWordWrap(true);
    m_message->setAlignment(Qt::AlignCenter);
    m_message->setMargin(24);
    m_stack->addWidget(m_message);
    m_stack->addWidget(m_view);
    m_card->setMinimumWidth(CardWidth - 60);
    auto* splitter = new QSplitter(Qt::Horizontal, this);
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(m_stack);
    splitter->addWidget(m_card);
    splitter->setStretchFactor(0, 1);
    splitter->setSizes({1120 - CardWidth, CardWidth});
    return splitter;
}

QWidget* OpeningGraphWindow::createFoot() {
    m_progress->setObjectName(QStringLiteral("progress"));
    m_progress->setMaximumWidth(160);
    m_cancel->setObjectName(QStringLiteral("cancel"));
    m_save->setObjectName(QStringLiteral("save"));
    for (auto* button : {m_cancel, m_save})
        button->setAutoDefault(false);
    auto* foot = new QWidget(this);
    auto* layout = new QHBoxLayout(foot);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_legend);
    layout->addStretch();
    layout->addWidget(m_progress);
    layout->addWidget(m_cancel);
    layout->addWidget(m_save);
    m_progress->hide();
    m_cancel->hide();
    m_save->setEnabled(false);
    return foot;
}

void OpeningGraphWindow::connectFields() {
    m_soon->setSingleShot(true);
    m_soon->setInterval(ChangeDelayMs);
    const auto makeAgain = [this] {
        if (m_position) make();
    };
    connect(m_soon, &QTimer::timeout, this, makeAgain);
    connect(m_count, &QSpinBox::valueChanged, m_soon, qOverload<>(&QTimer::start));
    connect(m_filter, &FilterField::filterChanged, m_soon, qOverload<>(&QTimer::start));
    connect(m_filter, &FilterField::returnPressed, this, makeAgain);
    connect(m_filter, &FilterField::problemChanged, this, &OpeningGraphWindow::showError);
    connect(m_first, &QComboBox::activated, this, makeAgain);
    connect(m_update, &QPushButton::clicked, this, makeAgain);
    connect(m_cancel, &QPushButton::clicked, this, &OpeningGraphWindow::cancel);
    connect(m_save, &QPushButton::clicked, this, &OpeningGraphWindow::save);
    connect(m_view, &GraphView::shownChanged, this, &OpeningGraphWindow::showCard);
    connect(m_view, &GraphView::nodeChosen, this, &OpeningGraphWindow::goTo);
    const auto makeIfSeen = [this, makeAgain] {
        if (isVisible()) makeAgain();
    };
    connect(&m_library, &LibraryService::opened, this, makeIfSeen);
    connect(&m_library, &LibraryService::openFailed, this, makeIfSeen); // says why there is no graph
    connect(new QShortcut(QKeySequence::Close, this), &QShortcut::activated, this, &QWidget::close);
}

// --- making

void OpeningGraphWindow::setPosition(const core::AnyPosition& position, bool flipped) {
    m_position = position;
    m_card->setFlipped(flipped);
    if (isVisible() && !(m_variant && isSame(*m_variant, *position.variant()))) make();
}

void OpeningGraphWindow::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (!event->spontaneous() && m_position) make();
}

void OpeningGraphWindow::closeEvent(QCloseEvent* event) {
    m_soon->stop();
    if (m_isMaking) cancel();
    QWidget::closeEvent(event);
}

core::AnyPosition OpeningGraphWindow::first() const {
    return m_first->currentIndex() == OnBoard ? *m_position
                                              : core::AnyPosition::startOf(m_position->variant());
}

void OpeningGraphWindow::make() {
    m_soon->stop();
    if (!m_filter->readNow()) return;
    m_soon->stop(); // the filter may be a new one
    m_request.cancel();
    m_variant = m_position->variant();
    m_isOutdated = false;
    nameSides();
    showError();
    setMaking(true);
    m_request = m_library.read(
        [position = first(), wanted = m_filter->filter(), most = m_count->value()](core::Library& library,
                                                                                   const LibraryTask& task) {
            core::OpeningGraphWish wish;
            wish.mostPositions = most;
            const core::LibrarySearch search(library, [&task] { return task.isCancelled(); });
            return core::makeOpeningGraph(search, position, wanted, wish, [&](int positions) {
                task.report(positions, most);
                return !task.isCancelled();
            });
        },
        this, [this](const core::OpeningGraph& graph) { showGraph(graph); },
        [this](const core::StorageError& error) {
            setMaking(false);
            m_view->setGraph({});
            m_save->setEnabled(false);
            showMessage([error] { return sentence(error); });
        },
        [this](std::int64_t done, std::int64_t) { m_progress->setValue(static_cast<int>(done)); });
}

void OpeningGraphWindow::setMaking(bool making) {
    m_isMaking = making;
    m_progress->setRange(0, m_count->value());
    m_progress->setValue(0);
    m_progress->setVisible(making);
    m_cancel->setVisible(making);
    if (making && m_stack->currentWidget() == m_message)
        showMessage([] { return tr("The games are being counted…"); });
}

void OpeningGraphWindow::cancel() {
    m_request.cancel();
    setMaking(false);
    if (m_stack->currentWidget() == m_message)
        return showMessage([] { return tr("Cancelled. Press “Update” to draw the graph."); });
    m_isOutdated = true;
    showError();
}

// --- display

/// The names of the sides in the graph that is shown, or else in the one that is being made.
void OpeningGraphWindow::nameSides() {
    const auto& nodes = m_view->graph().nodes;
    const core::VariantSpec& spec = nodes.empty() ? m_variant->spec() : nodes.front().position.spec();
    m_legend->setSides(sideName(spec, core::Side::First), sideName(spec, core::Side::Second));
}

/// What is wrong with the filter, or with the graph.
void OpeningGraphWindow::showError() {
    QString error = m_filter->problem();
    if (error.isEmpty() && m_isOutdated) error = tr("Cancelled. The previous graph is shown.");
    m_error->setText(error);
    m_error->setVisible(!error.isEmpty());
}

void OpeningGraphWindow::showGraph(core::OpeningGraph graph) {
    setMaking(false);
    const bool isEmpty = graph.nodes.size() < 2;
    const auto games = graph.nodes.front().games;
    m_view->setGraph(isEmpty ? core::OpeningGraph() : std::move(graph));
    nameSides();
    m_save->setEnabled(!isEmpty);
    if (isEmpty) return showMessage([this, games] { return emptyText(games); });
    m_messageText = {};
    m_stack->setCurrentWidget(m_view);
    if (std::exchange(m_isFirstGraph, false)) m_view->setFocus(Qt::OtherFocusReason);
}

QString OpeningGraphWindow::emptyText(std::int64_t games) const {
    if (games > 0) return tr("No move was played in two games or more from this position.");
    if (!m_filter->text().trimmed().isEmpty()) return tr("No matching game has a move from this position.");
    return tr("No game in the library has a move from this position.");
}

void OpeningGraphWindow::showMessage(Text text) {
    m_messageText = std::move(text);
    m_message->setText(m_messageText());
    m_stack->setCurrentWidget(m_message);
}

void OpeningGraphWindow::showCard() {
    const auto shown = m_view->shown();
    if (!shown) return m_card->show(std::nullopt);
    const auto& graph = m_view->graph();
    const auto& node = graph.nodes[static_cast<std::size_t>(*shown)];
    PositionCard::Content content{.position = node.position,
                                  .lastMove = std::nullopt,
                                  .line = tr("Start"),
                                  .games = node.games,
                                  .share = shareOf(node.games, graph),
                                  .score = node.score};
    if (!node.road.empty()) {
        content.lastMove = node.road.back();
        content.line = roadText(graph.nodes.front().position, node.road);
    }
    m_card->show(std::move(content));
    m_view->setAccessibleDescription(m_card->words());
}

void OpeningGraphWindow::goTo(int node) {
    const auto& graph = m_view->graph();
    emit movesChosen(graph.nodes.front().position, graph.nodes[static_cast<std::size_t>(node)].road);
}

void OpeningGraphWindow::save() {
    const auto path = askForFile(
        {tr("Save Picture"), asFileName(windowTitle()), {}, tr("PNG picture (*.png);;SVG picture (*.svg)")},
        this);
    if (!path) return;
    const QString failure =
        saveGraph(*m_view->scene(), *m_legend, m_view->backgroundBrush().color(), windowTitle(), *path);
    if (!failure.isEmpty())
        QMessageBox::critical(this, tr("Save Picture"),
                              tr("%1 could not be saved: %2.").arg(QFileInfo(*path).fileName(), failure));
}

} // namespace komadai::ui
