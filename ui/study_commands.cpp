#include "ui/study_commands.h"

#include "ui/document/game_document.h"
#include "ui/files/record_formats.h"
#include "ui/files/save_dialog.h"
#include "ui/game/game_tabs.h"
#include "ui/game/game_view.h"
#include "ui/game/open_game.h"
#include "ui/game/recorder.h"
#include "ui/preferences/preferences.h"
#include "ui/studies/add_to_study_dialog.h"
#include "ui/studies/chapter_bar.h"
#include "ui/studies/studies.h"
#include "ui/studies/studies_window.h"
#include "ui/studies/study_export.h"
#include "ui/variants/user_variants.h"
#include "ui/widgets/work_progress.h"
#include "ui/window_actions.h"
#include "ui/window_places.h"
#include "ui/wording.h"

#include <QDesktopServices>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>
#include <QUrl>

#include <algorithm>
#include <memory>
#include <utility>

namespace komadai::ui {
namespace {

/// Sees whether a tab shows another game. It may be destroyed on any thread.
class ReplacementWatch {
public:
    explicit ReplacementWatch(OpenGame& game)
        : m_connection(QObject::connect(&game, &OpenGame::gameOpened, &game,
                                        [isReplaced = m_isReplaced] { *isReplaced = true; })) {}
    ~ReplacementWatch() { QObject::disconnect(m_connection); }
    Q_DISABLE_COPY_MOVE(ReplacementWatch)

    bool isReplaced() const { return *m_isReplaced; }

private:
    std::shared_ptr<bool> m_isReplaced = std::make_shared<bool>(false);
    QMetaObject::Connection m_connection;
};

} // namespace

StudyCommands::StudyCommands(QWidget& window, const WindowActions& actions, GameTabs& tabs, ChapterBar& bar,
                             const UserVariants& variants, LibraryService& library)
    : QObject(&window), m_window(window), m_variants(variants), m_library(library), m_tabs(tabs), m_bar(bar),
      m_actions(actions), m_studies(new Studies(library, this)) {
    connectActions(actions);
    connect(m_studies, &Studies::changed, this, &StudyCommands::refresh);
    connect(m_studies, &Studies::failed, this,
            [this](const core::StorageError& error) { emit messageShown(sentence(error)); });
    connect(&m_bar, &ChapterBar::stepWanted, this, &StudyCommands::stepChapter);
    connect(&m_bar, &ChapterBar::placeWanted, this, &StudyCommands::setOpensHere);
    connect(&m_bar, &ChapterBar::editWanted, this, &StudyCommands::editChapter);
    connect(&m_bar, &ChapterBar::closeWanted, this, &StudyCommands::leaveChapter);
    connect(&library, &LibraryService::leaving, this, [this] {
        m_chapters.clear(); // they are those of the library that is left
        m_opening.reset();
        refresh();
    });
    const auto onGame = [this](core::GameId game) {
        const auto& shown = m_bar.chapter();
        if (shown && shown->chapter.content.game == game) refresh();
    };
    connect(&library, &LibraryService::gameRemoved, this, onGame);
    connect(&library, &LibraryService::gameAdded, this, onGame);
}

StudyCommands::~StudyCommands() { delete m_studiesWindow; }

void StudyCommands::connectActions(const WindowActions& actions) {
    connect(actions.studies, &QAction::triggered, this, &StudyCommands::show);
    connect(actions.addGameToStudy, &QAction::triggered, this, &StudyCommands::addGame);
    connect(actions.addPositionToStudy, &QAction::triggered, this, &StudyCommands::addPosition);
    connect(actions.previousChapter, &QAction::triggered, this, [this] { stepChapter(-1); });
    connect(actions.nextChapter, &QAction::triggered, this, [this] { stepChapter(1); });
}

GameView& StudyCommands::view() const { return m_tabs.current(); }

// --- the window

void StudyCommands::show() {
    if (!m_studiesWindow) {
        m_studiesWindow = new StudiesWindow(m_variants.all(), *m_studies, &m_window);
        connect(m_studiesWindow, &StudiesWindow::chapterOpened, this, [this](core::ChapterId chapter) {
            m_studiesWindow->close(); // it would lie over the game
            openChapter(chapter);
        });
        connect(m_studiesWindow, &StudiesWindow::exportWanted, this, &StudyCommands::exportStudy);
        connect(m_studiesWindow, &StudiesWindow::importWanted, this, &StudyCommands::importWanted);
    }
    bringUp(*m_studiesWindow, m_window);
}

void StudyCommands::noteImport() {
    if (m_studiesWindow && m_studiesWindow->isVisible()) m_studiesWindow->refresh();
}

bool StudyCommands::mayLeave() {
    if (!m_studiesWindow || !m_studiesWindow->hasUnstoredTexts()) return true;
    QMessageBox box(QMessageBox::Warning, tr("Studies"),
                    tr("Your last changes to the texts of studies are not stored."),
                    QMessageBox::Discard | QMessageBox::Cancel, &m_window);
    box.setInformativeText(tr("They will be lost, because they could not be written to the library."));
    box.setDefaultButton(QMessageBox::Cancel);
    if (box.exec() == QMessageBox::Discard) return true;
    show();
    return false;
}

// --- chapters in tabs

void StudyCommands::follow(GameView& view) {
    connect(&view.game(), &OpenGame::gameOpened, this, [this, &view] { noteShown(view); });
    connect(&view, &QObject::destroyed, this, [this, &view] { m_chapters.erase(&view); });
}

void StudyCommands::noteShown(GameView& view) {
    const auto game = view.game().recorder().game();
    if (m_opening && game == m_opening->game)
        m_chapters[&view] = std::exchange(m_opening, std::nullopt)->chapter;
    else
        m_chapters.erase(&view);
    emit chaptersChanged();
    refresh();
}

std::optional<core::ChapterId> StudyCommands::chapterIn(const GameView& view) const {
    const auto found = m_chapters.find(&view);
    return found == m_chapters.end() ? std::nullopt : std::optional(found->second);
}

std::optional<core::ChapterId> StudyCommands::chapterInFront() const {
    return m_tabs.count() == 0 ? std::nullopt : chapterIn(view());
}

void StudyCommands::showChapterIn(const GameView& view, core::ChapterId chapter) {
    m_chapters[&view] = chapter;
    emit chaptersChanged();
    refresh();
}

void StudyCommands::readChapter(core::ChapterId chapter, int step,
                                std::function<void(const std::optional<ShownChapter>&)> then) {
    m_library.read(
        [chapter, step](core::Library& library) -> std::optional<ShownChapter> {
            const core::StudyStore store(library);
            const auto from = store.chapter(chapter);
            const auto study = from ? store.study(from->study) : std::nullopt;
            if (!study) return std::nullopt;
            const auto chapters = store.chapters(study->id);
            const auto found = std::find_if(chapters.begin(), chapters.end(),
                                            [&](const core::Chapter& other) { return other.id == chapter; });
            const auto index = (found - chapters.begin()) + step;
            if (found == chapters.end() || index < 0 || index >= std::ssize(chapters)) return std::nullopt;
            return ShownChapter{QString::fromStdString(study->texts.name),
                                chapters[static_cast<std::size_t>(index)], static_cast<int>(index) + 1,
                                static_cast<int>(chapters.size())};
        },
        this, std::move(then),
        [this](const core::StorageError& error) { emit messageShown(sentence(error)); });
}

void StudyCommands::openChapter(core::ChapterId chapter) {
    readChapter(chapter, 0, [this](const std::optional<ShownChapter>& shown) {
        if (shown) open(shown->chapter);
    });
}

void StudyCommands::open(const core::Chapter& chapter) {
    if (chapter.game != core::Chapter::Game::Stored)
        return showChapterIn(view(), chapter.id); // its text is shown beside the game in front
    const core::GameId game = *chapter.content.game;
    m_opening = Opening{game, chapter.id};
    emit gameWanted(game, chapter.content.opensAt);
    if (m_opening && view().game().recorder().game() == game) noteShown(view()); // it was open in a tab
}

void StudyCommands::noteNotRead(core::GameId game) {
    if (m_opening && m_opening->game == game) m_opening.reset();
}

/// Another tab may come to the front before the chapter is read: it must not get that.
void StudyCommands::stepChapter(int step) {
    const auto from = chapterInFront();
    if (!from) return;
    readChapter(*from, step, [this, from](const std::optional<ShownChapter>& shown) {
        if (shown && chapterInFront() == from) open(shown->chapter);
    });
}

void StudyCommands::refresh() {
    const auto chapter = chapterInFront();
    const auto enable = [this](bool hasPrevious, bool hasNext) {
        m_actions.previousChapter->setEnabled(hasPrevious);
        m_actions.nextChapter->setEnabled(hasNext);
    };
    if (!chapter) {
        enable(false, false);
        return m_bar.setChapter(std::nullopt);
    }
    readChapter(*chapter, 0, [this, id = *chapter, enable](const std::optional<ShownChapter>& shown) {
        if (chapterInFront() != id) return;
        if (!shown) return leaveChapter(); // it was removed
        m_bar.setChapter(shown);
        enable(shown->number > 1, shown->number < shown->count);
    });
}

void StudyCommands::setOpensHere() {
    const auto& shown = m_bar.chapter();
    if (!shown || shown->chapter.content.game != view().game().recorder().game())
        return emit messageShown(tr("The current tab does not show the game of this chapter."));
    m_studies->setOpensAt(shown->chapter.id, view().game().document().current());
    emit messageShown(tr("The chapter opens at this position from now on."));
}

void StudyCommands::editChapter() {
    const auto shown = m_bar.chapter();
    if (!shown) return;
    show();
    m_studiesWindow->show(shown->chapter.study, shown->chapter.id);
}

void StudyCommands::leaveChapter() {
    m_chapters.erase(&view());
    emit chaptersChanged();
    refresh();
}

// --- adding

void StudyCommands::ask(const std::optional<QString>& title,
                        std::function<void(const StudyTarget&, const QString&)> add) {
    m_library.read([](core::Library& library) { return core::StudyStore(library).studies(); }, this,
                   [this, title, add = std::move(add)](const std::vector<core::Study>& studies) {
                       AddToStudyDialog dialog(studies, title, &m_window);
                       if (dialog.exec() == QDialog::Accepted) add(dialog.target(), dialog.title());
                   },
                   [this](const core::StorageError& error) { emit messageShown(sentence(error)); });
}

void StudyCommands::addGames(const std::vector<core::GameId>& games) {
    const auto count = static_cast<int>(games.size());
    ask(std::nullopt, [this, games, count](const StudyTarget& target, const QString&) {
        m_studies->addGames(target, games, m_variants.all(),
                            [this, count](core::StudyId study) { tellAdded(study, count); });
    });
}

/// A game that is in no library is stored first. A chapter opens at the position that is shown now.
void StudyCommands::addGame() {
    OpenGame& game = view().game();
    const GameDocument& document = game.document();
    if (document.tree().size() == 1 && !game.recorder().game()) return addPosition();
    if (!game.recorder().isBegun())
        return emit messageShown(tr("Only the computer has moved so far. There is no game to add yet."));
    if (!game.recorder().belongsToLibrary())
        return emit messageShown(tr("This game is not stored in the library."));
    const core::NodeId node = document.current();
    const auto id = game.recorder().game();
    const auto watch = std::make_shared<const ReplacementWatch>(game);
    ask(titleOf(document.header(), m_variants.all()),
        [this, guard = QPointer<GameView>(&view()), node, id, watch](const StudyTarget& target,
                                                                     const QString& title) {
            const auto add = [this, target, title, node](core::GameId game) {
                m_studies->addChapters(target, {{title.toStdString(), {}, game, node}}, {},
                                       [this](core::StudyId study) { tellAdded(study, 1); });
            };
            if (id) return add(*id);
            if (!guard || watch->isReplaced())
                return emit messageShown(
                    tr("The game was not added, because its tab was closed or shows another game."));
            guard->game().recorder().whenStored(this, add);
        });
}

void StudyCommands::addPosition() {
    const core::AnyPosition position = view().game().document().position();
    ask(nameOf(position.spec()), [this, position](const StudyTarget& target, const QString& title) {
        m_studies->addPosition(target, position, title.toStdString(),
                               [this](core::StudyId study) { tellAdded(study, 1); });
    });
}

void StudyCommands::tellAdded(core::StudyId study, int chapters) {
    m_library.read([study](core::Library& library) { return core::StudyStore(library).study(study); }, this,
                   [this, chapters](const std::optional<core::Study>& added) {
                       if (added)
                           emit messageShown(
                               tr("%n chapter(s) were added to the study “%1”.", nullptr, chapters)
                                   .arg(QString::fromStdString(added->texts.name)));
                   },
                   [](const core::StorageError&) {});
}

// --- export

void StudyCommands::exportStudy(core::StudyId study, const QString& name) {
    const auto path =
        askForFile({tr("Export Study"), asFileName(name), preferences().get(preference::FilesFolder),
                    tr("Games with comments (*.pgn);;Whole study (*.json);;PDF (*.pdf);;Web page (*.html)")},
                   m_studiesWindow, [](const QString& chosen) { return studyFormatOf(chosen).has_value(); });
    if (path) write(study, *path);
}

void StudyCommands::write(core::StudyId study, const QString& path) {
    auto* work = new StudyExport(m_library, m_variants.all(), this);
    auto* progress =
        new QProgressDialog(tr("The study is being written…"), tr("Cancel"), 0, 0, m_studiesWindow);
    progress->setWindowTitle(tr("Export Study"));
    const auto end = showProgress(work, progress);
    connect(work, &StudyExport::cancelled, this, [this, end] {
        end();
        emit messageShown(tr("The study was not exported."));
    });
    connect(work, &StudyExport::finished, this, [this, end](const StudyExportReport& report) {
        end();
        tellExported(report);
    });
    work->start(study, path);
}

void StudyCommands::tellExported(const StudyExportReport& report) {
    const QString name = QFileInfo(report.path).fileName();
    QMessageBox box(QMessageBox::Warning, tr("Export Study"), {}, QMessageBox::Ok,
                    m_studiesWindow ? static_cast<QWidget*>(m_studiesWindow) : &m_window);
    QStringList lacks;
    if (report.libraryError) {
        box.setText(sentence(*report.libraryError));
    } else if (report.isMissing) {
        box.setText(tr("The study is not in the library any more."));
    } else if (!report.fileError.isEmpty()) {
        box.setText(tr("%1 could not be saved: %2.").arg(name, report.fileError));
    } else {
        for (const auto& [loss, chapters] : report.losses)
            lacks += tr("%n chapter(s): %1", nullptr, chapters)
                         .arg(QString::fromStdString(wording().sentence(loss)));
        for (const core::ChapterProblem& problem : report.problems)
            lacks += tr("Chapter %1 “%2” was exported without its game.")
                         .arg(problem.chapter)
                         .arg(QString::fromStdString(problem.title));
        const QString text = tr("%n chapter(s) were written to %1.", nullptr, report.chapters).arg(name);
        if (lacks.isEmpty()) {
            box.setIcon(QMessageBox::Information);
            emit messageShown(text);
        }
        box.setText(text);
        box.setInformativeText(lacks.join('\n'));
    }
    if (report.isDone()) rememberFolderOf(report.path);
    const auto format = studyFormatOf(report.path);
    const bool isPage = format == StudyFormat::Pdf || format == StudyFormat::Html;
    const auto* openPage =
        report.isDone() && isPage ? box.addButton(tr("&Open"), QMessageBox::ActionRole) : nullptr;
    box.exec();
    if (openPage && box.clickedButton() == openPage &&
        !QDesktopServices::openUrl(QUrl::fromLocalFile(report.path)))
        QMessageBox::warning(box.parentWidget(), tr("Export Study"),
                             tr("No program was found that opens %1.").arg(name));
}

} // namespace komadai::ui
