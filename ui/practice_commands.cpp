#include "ui/practice_commands.h"

#include "core/notation/stored_record.h"
#include "ui/document/game_document.h"
#include "ui/engine/engine_pool.h"
#include "ui/files/record_formats.h"
#include "ui/files/save_dialog.h"
#include "ui/game/game_view.h"
#include "ui/game/recorder.h"
#include "ui/library/library_service.h"
#include "ui/practice/find_puzzles_dialog.h"
#include "ui/practice/practice_statistics.h"
#include "ui/practice/practice_window.h"
#include "ui/practice/puzzle_files.h"
#include "ui/practice/puzzle_search.h"
#include "ui/preferences/preferences.h"
#include "ui/variants/user_variants.h"
#include "ui/window_places.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>
#include <QTimer>

#include <utility>

namespace komadai::ui {
namespace {

/// The notes of a review in a game that is open are stored a little later.
constexpr std::chrono::seconds StoreDelay{1};

core::GameRecord recordOf(const core::Puzzle& puzzle) {
    const auto now = std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
    core::GameRecord record{core::headerOf(core::Game(puzzle.position), {}, now),
                            core::GameTree(puzzle.position)};
    record.tree.addLine(core::NodeId::root(), puzzle.line);
    return record;
}

} // namespace

PracticeCommands::PracticeCommands(QWidget& window, const UserVariants& variants, LibraryService& library,
                                   EnginePool& engines)
    : QObject(&window), m_window(window), m_variants(variants), m_library(library), m_engines(engines),
      m_search(new PuzzleSearch(library, variants.all(), engines.budget(), this)),
      m_files(new PuzzleFiles(library, variants.all(), this)) {
    m_search->useNetworks(engines.networks());
    connect(m_search, &PuzzleSearch::failed, this, &PracticeCommands::messageShown);
    connect(m_search, &PuzzleSearch::finished, this, [this](int found) {
        const bool isAsked = std::exchange(m_isAsked, false);
        if (isAsked || found > 0) emit messageShown(tr("%n new puzzle(s) found.", nullptr, found));
        if (!isAsked || found == 0) return;
        m_new = m_search->newPuzzles();
        emit puzzlesFound(found, m_new.variant);
    });
    connect(m_files, &PuzzleFiles::imported, this, &PracticeCommands::report);
    connect(m_files, &PuzzleFiles::exported, this, [this](int puzzles, const QString& path) {
        if (puzzles > 0) rememberFolderOf(path);
        emit messageShown(
            puzzles == 0
                ? tr("All puzzles of this library come with the program. There is nothing to export.")
                : tr("%n puzzle(s) were exported.", nullptr, puzzles));
    });
    connect(m_files, &PuzzleFiles::failed, this,
            [this](const QString& sentence) { QMessageBox::warning(&m_window, tr("Puzzles"), sentence); });
    connect(m_search, &PuzzleSearch::cancelled, this, [this] { m_isAsked = false; });
}

PracticeWindow& PracticeCommands::practiceWindow() {
    if (m_practice) return *m_practice;
    m_practice = new PracticeWindow(m_variants.all(), m_library, m_engines, &m_window);
    connect(m_practice, &PracticeWindow::analysisWanted, this,
            [this](const core::Puzzle& puzzle) { emit analysisWanted(recordOf(puzzle)); });
    connect(m_practice, &PracticeWindow::gameWanted, this, [this](const core::PuzzleSource& source) {
        if (source.game) emit gameWanted(*source.game, source.node.value_or(core::NodeId::root()));
    });
    connect(&m_practice->session(), &PracticeSession::stored, this, &PracticeCommands::refreshStatistics);
    connect(m_practice, &PracticeWindow::statisticsWanted, this, &PracticeCommands::showStatistics);
    connect(m_search, &PuzzleSearch::knownOnly, m_practice, &PracticeWindow::noteKnown);
    connect(m_search, &PuzzleSearch::finished, m_practice, &PracticeWindow::noteSearched);
    connect(m_search, &PuzzleSearch::cancelled, m_practice, &PracticeWindow::noteSearched);
    return *m_practice;
}

void PracticeCommands::showPractice() { bringUp(*m_practice, m_window); }

void PracticeCommands::practise(const std::string& variant) {
    if (!practiceWindow().isVisible()) m_practice->begin(variant);
    showPractice();
}

void PracticeCommands::practiseNew(const std::string& variant) {
    if (m_new.cards.empty())
        practiceWindow().beginWith(variant); // another library was opened meanwhile
    else
        practiceWindow().beginNew(m_new);
    showPractice();
}

void PracticeCommands::practiseMistakes(GameView& view, std::optional<core::NodeId> first) {
    Recorder& recorder = view.game().recorder();
    if (!recorder.belongsToLibrary()) return emit messageShown(tr("This game is not stored in the library."));
    const GameDocument& document = view.game().document();
    PuzzleWish wish;
    wish.findsPuzzles = false;
    if (sidesOf(wish.mistakes, document.header().players).empty()) wish.mistakes = MistakesOf::Both;
    const core::GameTree& tree = document.tree();
    const auto before = first && tree.contains(*first) ? tree.parent(*first) : std::nullopt;
    recorder.whenStored(this, [this, wish, variant = document.spec().id,
                               before = before.value_or(core::NodeId::root())](core::GameId game) {
        practiceWindow().beginGame(game, variant, before);
        m_search->add({game}, wish);
        showPractice();
    });
}

void PracticeCommands::refreshStatistics() {
    if (m_statistics && m_statistics->isVisible()) m_statistics->refresh();
}

void PracticeCommands::showStatistics() {
    if (!m_statistics) m_statistics = new PracticeStatistics(m_variants.all(), m_library, &m_window);
    if (m_statistics->isVisible()) m_statistics->refresh();
    bringUp(*m_statistics, m_window);
}

void PracticeCommands::findPuzzles(GameView& view) {
    OpenGame& game = view.game();
    if (game.document().tree().size() == 1)
        return emit messageShown(tr("There is no move in this game yet."));
    if (game.isBeingPlayed())
        return emit messageShown(
            tr("This game is still being played. You can search it for puzzles when it is over."));
    Recorder& recorder = game.recorder();
    if (!recorder.isBegun())
        return emit messageShown(tr("Only the computer has moved so far. There is nothing to search yet."));
    if (!recorder.belongsToLibrary()) return emit messageShown(tr("This game is not stored in the library."));
    FindPuzzlesDialog dialog(1, &m_window);
    if (dialog.exec() != QDialog::Accepted) return;
    dialog.remember();
    recorder.whenStored(this, [this, wish = dialog.wish()](core::GameId id) {
        m_isAsked = true;
        m_search->add({id}, wish);
    });
}

void PracticeCommands::findPuzzles(const std::vector<core::GameId>& games) {
    FindPuzzlesDialog dialog(static_cast<int>(games.size()), &m_window);
    if (dialog.exec() != QDialog::Accepted) return;
    dialog.remember();
    m_isAsked = true;
    m_search->add(games, dialog.wish());
}

void PracticeCommands::importPuzzles() {
    const QStringList files = QFileDialog::getOpenFileNames(&m_window, tr("Import Puzzles"),
                                                            preferences().get(preference::FilesFolder),
                                                            tr("Puzzles (*.json *.jsonl);;All files (*)"));
    if (files.isEmpty()) return;
    preferences().set(preference::FilesFolder, QFileInfo(files.front()).absolutePath());
    m_files->importFrom(files);
}

void PracticeCommands::exportPuzzles() {
    const auto path =
        askForFile({tr("Export Puzzles"), tr("Puzzles"), preferences().get(preference::FilesFolder),
                    tr("Puzzles (*.json);;All files (*)")},
                   &m_window);
    if (path) m_files->exportTo(*path);
}

/// The box is not modal: a game may be going on.
void PracticeCommands::report(const PuzzleImportReport& report) {
    const auto added = static_cast<int>(report.added.cards.size());
    QStringList sentences{tr("%n puzzle(s) were added.", nullptr, added)};
    if (report.known > 0)
        sentences +=
            tr("%n puzzle(s) were left out, because the library already has them.", nullptr, report.known);
    if (report.problemCount > 0) sentences += tr("%n problem(s) were found.", nullptr, report.problemCount);
    auto* box = new QMessageBox(report.problemCount > 0 ? QMessageBox::Warning : QMessageBox::Information,
                                tr("Import Puzzles"), sentences.join(' '), QMessageBox::Close, &m_window);
    box->setObjectName(QStringLiteral("puzzleReport"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setDetailedText(report.problems.join('\n'));
    if (added > 0) {
        m_new = report.added;
        auto* button = box->addButton(tr("&Practise"), QMessageBox::AcceptRole);
        connect(button, &QPushButton::clicked, this,
                [this, variant = report.added.variant] { practiseNew(variant); });
    }
    box->setModal(false);
    box->show();
}

bool PracticeCommands::mayEnd() {
    const auto progress = m_search->progress();
    if (!progress || !m_isAsked) return true;
    QMessageBox box(
        QMessageBox::Question, tr("Find Puzzles"),
        tr("%Ln game(s) have not been searched for puzzles yet.", nullptr, progress->games - progress->done),
        QMessageBox::Cancel, &m_window);
    box.setInformativeText(
        tr("If you end the search now, these games are left out. The puzzles found so far are kept."));
    auto* end = box.addButton(tr("&End the Search"), QMessageBox::AcceptRole);
    box.setDefaultButton(QMessageBox::Cancel);
    box.exec();
    return box.clickedButton() == end;
}

void PracticeCommands::end() {
    ++m_libraries;
    m_new = {};
    m_search->cancel();
    m_isAsked = false;
}

void PracticeCommands::collectMistakes(core::GameId game) {
    PuzzleWish wish;
    wish.findsPuzzles = false;
    wish.mistakes = MistakesOf::User;
    QTimer::singleShot(StoreDelay, this, [this, library = m_libraries, game, wish] {
        if (library == m_libraries) m_search->add({game}, wish);
    });
}

} // namespace komadai::ui
