#include "ui/teaching/teaching_window.h"

#include "core/search/network/builtin_networks.h"
#include "ui/files/save_dialog.h"
#include "ui/language/local_text.h"
#include "ui/language/retranslated.h"
#include "ui/preferences/preference_controls.h"
#include "ui/preferences/preferences.h"
#include "ui/teaching/course_chart.h"
#include "ui/teaching/teaching_text.h"
#include "ui/widgets/escape_key.h"
#include "ui/widgets/text_size.h"
#include "ui/widgets/window_size.h"
#include "ui/wording.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QGridLayout>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QMessageBox>
#include <QProgressBar>
#include <QPushButton>
#include <QShortcut>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QTableWidget>
#include <QThread>
#include <QVBoxLayout>

namespace komadai::ui {
namespace {

using State = CourseView::State;

constexpr int TeachingRefreshMs = 100;
constexpr int ProgressSteps = 1000;
constexpr int LeastRows = 3; ///< of the table

} // namespace

TeachingWindow::TeachingWindow(const core::VariantSet& variants, TeachingService& teaching, QWidget* parent)
    : QWidget(parent, Qt::Window), m_variants(variants), m_teaching(teaching), m_variant(new QComboBox),
      m_threads(new QSpinBox), m_goesOn(new QCheckBox), m_network(new QLabel),
      m_networkButton(new QPushButton), m_networkMenu(new QMenu(this)),
      m_import(m_networkMenu->addAction(QString())), m_export(m_networkMenu->addAction(QString())),
      m_remove(m_networkMenu->addAction(QString())), m_state(new QLabel), m_progress(new QProgressBar),
      m_strengthTitle(new QLabel), m_lossTitle(new QLabel), m_strength(new StrengthChart),
      m_loss(new LossChart), m_rounds(new QTableWidget), m_start(new QPushButton), m_keep(new QPushButton),
      m_discard(new QPushButton) {
    setObjectName(QStringLiteral("teachingWindow"));
    m_state->setObjectName(QStringLiteral("teachingState"));
    m_state->setWordWrap(true);
    m_state->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_progress->setObjectName(QStringLiteral("teachingProgress"));
    m_progress->setRange(0, ProgressSteps);
    m_progress->setTextVisible(false);
    makeTable();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->addWidget(makeChoice());
    layout->addWidget(makeNetwork());
    layout->addWidget(m_state);
    layout->addWidget(m_progress);
    layout->addWidget(makeCharts(), 3);
    layout->addWidget(m_rounds, 2);
    layout->addWidget(makeButtons());
    setLeastSize(*this, {620, 520});
    resizeWithinScreen(*this, {900, 680});
    closeOnEscape(*this);

    m_refresh.setSingleShot(true);
    m_refresh.setInterval(TeachingRefreshMs);
    connect(&m_refresh, &QTimer::timeout, this, &TeachingWindow::refresh);
    connect(&teaching, &TeachingService::changed, this, &TeachingWindow::refreshSoon);
    connect(&teaching, &TeachingService::networksChanged, this, [this] {
        showNetwork();
        refreshSoon();
    });
    connect(m_variant, &QComboBox::currentIndexChanged, this, &TeachingWindow::showChosen);
    connect(new QShortcut(QKeySequence::Close, this), &QShortcut::activated, this, &QWidget::close);
    listVariants();
    retranslated(this, [this] { retranslate(); });
}

QWidget* TeachingWindow::makeChoice() {
    m_variant->setObjectName(QStringLiteral("teachingVariant"));
    m_threads->setObjectName(QStringLiteral("teachingThreads"));
    m_threads->setRange(1, std::clamp(QThread::idealThreadCount(), 1, core::Engine::MaxThreads));
    m_goesOn->setObjectName(QStringLiteral("teachingGoesOn"));
    bindToPreference(*m_goesOn, preference::TeachingGoesOn);
    preferences().follow<int>(preference::TeachingThreads, this,
                              [this](int) { m_threads->setValue(TeachingService::threads()); });
    connect(m_threads, &QSpinBox::valueChanged, this, [](int threads) {
        const bool isUsual = threads == TeachingService::usualThreads();
        preferences().set(preference::TeachingThreads, isUsual ? 0 : threads);
    });
    auto* choice = new QWidget;
    auto* layout = new QHBoxLayout(choice);
    layout->setContentsMargins(0, 0, 0, 0);
    auto* game = retranslated(new QLabel(choice), &QLabel::setText, [] { return tr("&Variant:"); });
    game->setBuddy(m_variant);
    auto* threads = retranslated(new QLabel(choice), &QLabel::setText, [] { return tr("&Threads:"); });
    threads->setBuddy(m_threads);
    layout->addWidget(game);
    layout->addWidget(m_variant);
    layout->addSpacing(8);
    layout->addWidget(threads);
    layout->addWidget(m_threads);
    layout->addSpacing(8);
    layout->addWidget(m_goesOn);
    layout->addStretch(1);
    return choice;
}

QWidget* TeachingWindow::makeNetwork() {
    m_network->setObjectName(QStringLiteral("networkInUse"));
    m_network->setWordWrap(true);
    m_network->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_networkButton->setObjectName(QStringLiteral("networkMenu"));
    m_networkButton->setMenu(m_networkMenu);
    m_import->setObjectName(QStringLiteral("importNetwork"));
    m_export->setObjectName(QStringLiteral("exportNetwork"));
    m_remove->setObjectName(QStringLiteral("removeNetwork"));
    connect(m_import, &QAction::triggered, this, &TeachingWindow::importNetwork);
    connect(m_export, &QAction::triggered, this, &TeachingWindow::exportNetwork);
    connect(m_remove, &QAction::triggered, this, &TeachingWindow::askToRemove);
    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_network, 1);
    layout->addWidget(m_networkButton);
    return row;
}

QWidget* TeachingWindow::makeCharts() {
    m_strength->setObjectName(QStringLiteral("strengthChart"));
    m_loss->setObjectName(QStringLiteral("lossChart"));
    auto* charts = new QWidget;
    auto* layout = new QGridLayout(charts);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_strengthTitle, 0, 0);
    layout->addWidget(m_lossTitle, 0, 1);
    layout->addWidget(m_strength, 1, 0);
    layout->addWidget(m_loss, 1, 1);
    layout->setRowStretch(1, 1);
    layout->setColumnStretch(0, 1);
    layout->setColumnStretch(1, 1);
    return charts;
}

void TeachingWindow::makeTable() {
    m_rounds->setObjectName(QStringLiteral("teachingRounds"));
    m_rounds->setColumnCount(static_cast<int>(roundTitles().size()));
    m_rounds->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_rounds->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_rounds->setSelectionMode(QAbstractItemView::SingleSelection);
    m_rounds->setTabKeyNavigation(false);
    m_rounds->setWordWrap(false);
    m_rounds->verticalHeader()->hide();
    m_rounds->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    followFont(*m_rounds, [this] {
        const int line = m_rounds->fontMetrics().height();
        m_rounds->verticalHeader()->setDefaultSectionSize(line + 6);
        m_rounds->setMinimumHeight((LeastRows + 1) * (line + 8));
    });
    m_rounds->horizontalHeader()->setHighlightSections(false);
    m_rounds->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_rounds->horizontalHeader()->setStretchLastSection(true);
}

QWidget* TeachingWindow::makeButtons() {
    m_start->setObjectName(QStringLiteral("startTeaching"));
    m_keep->setObjectName(QStringLiteral("keepTeaching"));
    m_discard->setObjectName(QStringLiteral("discardTeaching"));
    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_start);
    layout->addWidget(m_keep);
    layout->addStretch(1);
    layout->addWidget(m_discard);
    connect(m_start, &QPushButton::clicked, this, &TeachingWindow::startOrPause);
    connect(m_keep, &QPushButton::clicked, this, [this] { m_teaching.keep(chosen()); });
    connect(m_discard, &QPushButton::clicked, this, &TeachingWindow::askToDiscard);
    return row;
}

void TeachingWindow::retranslate() {
    setWindowTitle(tr("Teach the Computer"));
    for (int index = 0; index < m_variant->count(); ++index)
        if (const auto variant = m_variants.find(m_variant->itemData(index).toString().toStdString()))
            m_variant->setItemText(index, nameOf(variant->spec()));
    m_threads->setToolTip(tr("Number of processor cores for the course"));
    m_goesOn->setText(tr("Resume at the ne&xt start"));
    m_goesOn->setToolTip(
        tr("A course that is running when you quit resumes automatically at the next start."));
    m_networkButton->setText(tr("&Network"));
    m_import->setText(tr("&Import…"));
    m_export->setText(tr("&Export…"));
    m_remove->setText(tr("&Remove…"));
    m_progress->setAccessibleName(tr("Progress of this step"));
    m_strengthTitle->setText(tr("Elo gain since the start, by round"));
    m_strength->setAccessibleName(m_strengthTitle->text());
    m_strength->setEmptyText(tr("No test yet"));
    m_lossTitle->setText(tr("Average error, by round"));
    m_loss->setAccessibleName(m_lossTitle->text());
    m_loss->setEmptyText(tr("No network yet"));
    m_loss->setNames(tr("with the network"), tr("without"));
    m_lossTitle->setToolTip(tr("Average error of predicted results, in games that the network has not "
                               "learned from. Lower is better."));
    m_rounds->setAccessibleName(tr("Rounds"));
    m_rounds->setHorizontalHeaderLabels(roundTitles());
    m_keep->setText(tr("Stop and &Keep"));
    m_keep->setToolTip(
        tr("Ends the course. From then on, the computer uses the best network of the course."));
    m_discard->setText(tr("&Discard…"));
    showChosen();
}

void TeachingWindow::listVariants() {
    const QSignalBlocker blocker(m_variant);
    const QString before = m_variant->currentData().toString();
    m_variant->clear();
    for (const auto& variant : m_variants.all())
        m_variant->addItem(nameOf(variant->spec()), QString::fromStdString(variant->spec().id));
    m_variant->setCurrentIndex(std::max(0, m_variant->findData(before)));
}

void TeachingWindow::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    listVariants();
    showChosen();
}

void TeachingWindow::showVariant(const std::string& id) {
    listVariants();
    const int index = m_variant->findData(QString::fromStdString(id));
    if (index >= 0) m_variant->setCurrentIndex(index);
    showChosen();
}

TeachingWindow::VariantPointer TeachingWindow::chosen() const {
    return m_variants.find(m_variant->currentData().toString().toStdString());
}

// --- what there is to see

void TeachingWindow::showChosen() {
    showNetwork();
    refresh();
}

void TeachingWindow::refreshSoon() {
    if (!m_refresh.isActive()) m_refresh.start();
}

void TeachingWindow::refresh() {
    m_refresh.stop();
    if (!chosen()) { // it was removed meanwhile
        listVariants();
        showNetwork();
    }
    const auto variant = chosen();
    const CourseView course = m_teaching.course(variant->spec());
    showState(course);
    m_progress->setVisible(course.progress.has_value());
    if (course.progress) m_progress->setValue(static_cast<int>(ProgressSteps * partDone(*course.progress)));
    showRounds(shownCourse(course));
    showButtons(course);
}

void TeachingWindow::showState(const CourseView& course) {
    QFont font = m_state->font();
    font.setBold(course.state != State::None);
    m_state->setFont(font);
    if (course.state != State::None) return m_state->setText(stateText(course));
    m_state->setText(m_teaching.networks().has(chosen()->spec().id)
                         ? tr("The curves show how the network in use was learned, if this is known. A new "
                              "course starts from this network.")
                         : tr("The computer plays this game against itself and learns to judge positions "
                              "better. The course runs in the background and takes minutes to hours."));
}

CourseView TeachingWindow::shownCourse(CourseView course) const {
    if (course.state != State::None) return course;
    const auto& spec = chosen()->spec();
    const auto rounds = core::learning::TeachingLog::read(m_teaching.networks().logOf(spec.id), spec);
    if (m_teaching.networks().has(spec.id) && rounds) course.rounds = rounds.value();
    return course;
}

void TeachingWindow::showNetwork() {
    if (!chosen()) listVariants();
    const auto& spec = chosen()->spec();
    auto& networks = m_teaching.networks();
    const bool isLearned = networks.has(spec.id);
    m_import->setEnabled(networks.isOpen());
    m_export->setEnabled(isLearned && networks.find(spec));
    m_remove->setEnabled(isLearned);
    if (const auto fault = networks.fault(spec))
        return m_network->setText(
            tr("The learned network cannot be used: %1").arg(sentence(CourseFailure(*fault))));
    if (!isLearned)
        return m_network->setText(core::builtinNetwork(spec)
                                      ? tr("In use: the network that comes with Komadai.")
                                      : tr("In use: estimates from the rules, without a network."));
    const QFileInfo file(QString::fromStdString(networks.fileOf(spec.id).string()));
    const auto rounds = core::learning::TeachingLog::read(networks.logOf(spec.id), spec);
    const QString elo = rounds ? bestEloText(rounds.value()) : QString();
    const QString day = dateText(file.lastModified().date());
    m_network->setText(elo.isEmpty() ? tr("In use: learned network from %1.").arg(day)
                                     : tr("In use: learned network from %1. Elo gain: %2.").arg(day, elo));
}

void TeachingWindow::showRounds(const CourseView& course) {
    m_strength->setCourse(course);
    m_loss->setCourse(course);
    const int rows = static_cast<int>(course.rounds.size());
    const bool isNew = rows > m_rounds->rowCount();
    m_rounds->setRowCount(rows);
    for (int row = 0; row < rows; ++row) {
        const QStringList cells = roundCells(course.rounds, static_cast<std::size_t>(row));
        for (int column = 0; column < cells.size(); ++column) {
            QTableWidgetItem* item = m_rounds->item(row, column);
            if (!item) {
                item = new QTableWidgetItem;
                const bool isText = column == cells.size() - 1;
                item->setTextAlignment((isText ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
                m_rounds->setItem(row, column, item);
            }
            if (item->text() != cells[column]) item->setText(cells[column]);
        }
    }
    if (isNew) m_rounds->scrollToBottom();
}

void TeachingWindow::showButtons(const CourseView& course) {
    const bool isBusy = course.state == State::Stopping;
    m_start->setText(course.isAtWork()             ? tr("&Pause")
                     : course.state == State::None ? tr("&Start")
                                                   : tr("Re&sume"));
    m_start->setEnabled(!isBusy && m_teaching.networks().isOpen());
    m_keep->setEnabled(!isBusy && course.hasBetterNetwork());
    m_discard->setEnabled(!isBusy && course.state != State::None);
}

// --- what the user does

void TeachingWindow::startOrPause() {
    if (m_teaching.course(chosen()->spec()).isAtWork())
        m_teaching.pause();
    else
        m_teaching.start(chosen());
    refresh();
}

void TeachingWindow::askToDiscard() {
    const auto variant = chosen();
    QMessageBox box(QMessageBox::Question, tr("Discard the Course"),
                    tr("Discard what the computer has learned in this course?"), QMessageBox::Cancel, this);
    box.setInformativeText(
        tr("This deletes all games and networks of the course. The network in use is kept."));
    auto* discard = box.addButton(tr("&Discard"), QMessageBox::DestructiveRole);
    box.setDefaultButton(QMessageBox::Cancel);
    box.exec();
    if (box.clickedButton() == discard) m_teaching.discard(variant);
}

void TeachingWindow::report(const QString& title, const core::LearnedNetworks::Failure& failure) {
    if (failure) QMessageBox::warning(this, title, sentence(CourseFailure(*failure)));
}

void TeachingWindow::importNetwork() {
    const auto variant = chosen();
    const QString title = tr("Import Network");
    const QString file =
        QFileDialog::getOpenFileName(this, title, {}, tr("Networks (*.network);;All files (*)"));
    if (file.isEmpty()) return;
    const core::VariantSpec& spec = variant->spec();
    const auto network = core::readNetworkFile(file.toStdString(), spec);
    if (!network) return report(title, network.error());
    if (m_teaching.networks().has(spec.id)) {
        QMessageBox box(QMessageBox::Question, title, tr("Replace the learned network in use?"),
                        QMessageBox::Cancel, this);
        box.setInformativeText(tr("The network in use will be deleted. You can export it first."));
        auto* replace = box.addButton(tr("&Replace"), QMessageBox::DestructiveRole);
        box.setDefaultButton(QMessageBox::Cancel);
        box.exec();
        if (box.clickedButton() != replace) return;
    }
    report(title, m_teaching.importNetwork(spec, file));
}

void TeachingWindow::exportNetwork() {
    const auto variant = chosen(); // lives as long as the dialog
    const auto& spec = variant->spec();
    const QString title = tr("Export Network");
    const auto path = askForFile(
        {title, QString::fromStdString(spec.id), {}, tr("Networks (*.network);;All files (*)")}, this);
    if (path) report(title, m_teaching.networks().exportTo(spec, path->toStdString()));
}

void TeachingWindow::askToRemove() {
    const auto variant = chosen(); // lives as long as the question
    const auto& spec = variant->spec();
    const QString title = tr("Remove Network");
    QMessageBox box(QMessageBox::Question, title, tr("Remove the learned network for %1?").arg(nameOf(spec)),
                    QMessageBox::Cancel, this);
    box.setInformativeText(core::builtinNetwork(spec)
                               ? tr("The computer then uses the network that comes with Komadai.")
                               : tr("The computer then uses estimates from the rules."));
    auto* remove = box.addButton(tr("&Remove"), QMessageBox::DestructiveRole);
    box.setDefaultButton(QMessageBox::Cancel);
    box.exec();
    if (box.clickedButton() != remove) return;
    report(title, m_teaching.removeNetwork(spec));
}

} // namespace komadai::ui
