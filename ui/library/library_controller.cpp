#include "ui/library/library_controller.h"

#include "core/notation/stored_record.h"
#include "core/rules/variant_set.h"
#include "ui/files/save_dialog.h"
#include "ui/library/game_columns.h"
#include "ui/library/library_rescue.h"
#include "ui/library/library_service.h"
#include "ui/library/recent_libraries.h"
#include "ui/notation/notation.h"
#include "ui/start/first_game_dialog.h"
#include "ui/wording.h"

#include <QApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>

#include <algorithm>
#include <chrono>
#include <iterator>
#include <utility>

namespace komadai::ui {

/// Unfinished games that are read at the start. The panel of games has the others.
constexpr int MostOffered = 20;
/// How often to look whether dialogs are closed.
constexpr std::chrono::milliseconds DialogPause{100};

LibraryController::LibraryController(LibraryService& library, const core::VariantSet& variants,
                                     QWidget* window)
    : QObject(window), m_library(library), m_variants(variants), m_window(window),
      m_rescue(new LibraryRescue(variants, window)) {
    library.useVariants(variants);
    connect(m_rescue, &LibraryRescue::copyWanted, this,
            [this](const QString& path) { open(path.toStdString()); });
    // The library was not opened, and the copy is not wanted either: the question stands.
    connect(m_rescue, &LibraryRescue::finished, this, [this] {
        if (m_refused && m_path == m_refused->path()) onFailed(*m_refused);
    });
    connect(&library, &LibraryService::opened, this, &LibraryController::onOpened);
    // All others are to know of the failure before the user is asked.
    connect(&library, &LibraryService::openFailed, this, [this](const core::StorageError& error) {
        QMetaObject::invokeMethod(
            this, [this, error] { onFailed(error); }, Qt::QueuedConnection);
    });
    m_pause.setSingleShot(true);
    m_pause.setInterval(DialogPause);
    connect(&m_pause, &QTimer::timeout, this, [this] { open(std::exchange(m_waiting, {})); });
}

void LibraryController::offerGames(std::function<std::optional<Offer>()> place) {
    m_offerPlace = std::move(place);
}

// --- opening

void LibraryController::open(const std::filesystem::path& path) {
    m_pause.stop(); // only the last one is opened
    if (isOpen(path)) return;
    if (m_openPath && QApplication::activeModalWidget()) {
        m_waiting = path;
        return m_pause.start();
    }
    if (m_openPath && m_mayLeave && !m_mayLeave()) return;
    m_openPath.reset();
    m_path = path;
    m_refused.reset();
    m_library.open(path);
}

bool LibraryController::isOpen(const std::filesystem::path& path) const {
    std::error_code isMissing;
    return m_openPath && std::filesystem::equivalent(*m_openPath, path, isMissing) && !isMissing;
}

bool LibraryController::askWhich() {
    QFileDialog dialog(m_window, tr("Open Library"), {}, tr("Libraries (*.sqlite);;All files (*)"));
    dialog.setAcceptMode(QFileDialog::AcceptSave);       // a new name makes a new library
    dialog.setOption(QFileDialog::DontConfirmOverwrite); // an existing file is opened, never replaced
    dialog.setLabelText(QFileDialog::Accept, tr("&Open"));
    if (dialog.exec() != QDialog::Accepted) return false;
    open(dialog.selectedFiles().front().toStdString());
    return true;
}

/// A file that exists stays as it is: it may be a library with games.
void LibraryController::askNew() {
    QFileDialog dialog(m_window, tr("New Library"), {}, tr("Libraries (*.sqlite);;All files (*)"));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setOption(QFileDialog::DontConfirmOverwrite);
    dialog.setDefaultSuffix(QStringLiteral("sqlite"));
    dialog.setLabelText(QFileDialog::Accept, tr("&Create"));
    if (dialog.exec() != QDialog::Accepted) return;
    const auto path = chosenFile(dialog);
    if (!path) return;
    if (!QFileInfo::exists(*path)) return open(path->toStdString());
    QMessageBox::warning(m_window, tr("New Library"),
                         tr("The file %1 exists already. Choose another name, or open the library.")
                             .arg(QDir::toNativeSeparators(*path)));
}

void LibraryController::reportMissing(const QString& path) {
    QMessageBox::warning(m_window, tr("Library"),
                         tr("The library %1 does not exist any more. It was removed from the list.")
                             .arg(QDir::toNativeSeparators(path)));
}

void LibraryController::onOpened() {
    m_openPath = m_path;
    addRecentLibrary(QString::fromStdString(m_path.string()));
    emit opened();
    if (!m_offerPlace) return;
    const auto failed = [this](const core::StorageError& error) { onFailed(error); };
    if (std::exchange(m_isFirstStart, false))
        m_library.read([](core::Library& library) { return library.gameIds().empty(); }, this,
                       [this](bool isEmpty) {
                           if (isEmpty) offerFirstGame();
                       },
                       failed);
    m_library.read([](core::Library& library) { return library.unfinishedGames(MostOffered); }, this,
                   [this](const std::vector<core::GameSummary>& games) { offerUnfinished(games); }, failed);
}

void LibraryController::onFailed(const core::StorageError& error) {
    QMessageBox box(QMessageBox::Critical, tr("Library"), sentence(error), QMessageBox::NoButton, m_window);
    box.setInformativeText(
        tr("Games are saved in a library file. Open another library, or enter a new name to create one."));
    box.setDetailedText(QString::fromUtf8(error.what()));
    auto* another = box.addButton(tr("&Open Another…"), QMessageBox::AcceptRole);
    const bool isDamaged = error.problem() == core::StorageProblem::Damaged;
    auto* rescue = isDamaged ? box.addButton(tr("&Rescue Copy…"), QMessageBox::ActionRole) : nullptr;
    auto* quit = box.addButton(tr("&Quit"), QMessageBox::RejectRole);
    box.setDefaultButton(another);
    box.exec();
    if (box.clickedButton() == quit || box.clickedButton() == nullptr) return QCoreApplication::exit(1);
    if (rescue && box.clickedButton() == rescue) {
        m_refused = error;
        if (!m_rescue->askWhere(error.path())) onFailed(error);
    } else if (!askWhich()) {
        onFailed(error);
    }
}

void LibraryController::askRescue() {
    if (m_openPath) m_rescue->askWhere(*m_openPath);
}

// --- games

void LibraryController::offerFirstGame() {
    auto* dialog = new FirstGameDialog(m_variants, m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        if (dialog->wantsTour()) return emit tourWanted(dialog->chosen()->spec().id);
        emit firstGameChosen(dialog->chosen());
    });
    dialog->open();
}

void LibraryController::offerUnfinished(const std::vector<core::GameSummary>& games) {
    const auto offerPlace = std::exchange(m_offerPlace, {});
    const auto canBePlayed = [this](const core::GameSummary& game) {
        return m_variants.find(game.header.variant) != nullptr;
    };
    const auto latest = std::find_if(games.begin(), games.end(), canBePlayed);
    auto offer = latest == games.end() || !offerPlace ? std::nullopt : offerPlace();
    if (!offer) return;
    std::vector<NoticeBar::Choice> choices{
        {[] { return tr("&Continue"); }, [this, id = latest->id] { read(id, true); }}};
    if (games.size() > 1)
        choices.push_back({[] { return tr("All Ga&mes"); }, [this] { emit allGamesWanted(); }});
    std::move(offer->others.begin(), offer->others.end(), std::back_inserter(choices));
    offer->notice->showNotice(
        [game = *latest, variant = m_variants.find(latest->header.variant)] {
            return tr("You can continue an unfinished game of %1: %2, %n move(s).", nullptr,
                      moveCount(game.plyCount))
                .arg(nameOf(variant->spec()), playerNames(game.header.players));
        },
        std::move(choices));
}

void LibraryController::read(core::GameId game, bool toContinue, std::optional<core::NodeId> node) {
    m_library.read([game](core::Library& library) { return library.record(game); }, this,
                   [this, game, toContinue, node](const std::optional<core::StoredRecord>& stored) {
                       if (!stored) return emit gameNotRead(game);
                       show(*stored, toContinue, node);
                   },
                   [this, game](const core::StorageError& error) {
                       emit gameNotRead(game);
                       QMessageBox::warning(m_window, tr("Library"), sentence(error));
                   });
}

void LibraryController::show(const core::StoredRecord& stored, bool toContinue,
                             std::optional<core::NodeId> node) {
    const auto& header = stored.summary.header;
    const auto variant = m_variants.find(header.variant);
    if (!variant) {
        emit gameNotRead(stored.summary.id);
        QMessageBox::warning(
            m_window, tr("Library"),
            tr("This game needs the variant “%1”, which is missing. Import the variant to open the game.")
                .arg(QString::fromStdString(header.variant)));
        return;
    }
    auto tree = core::readTree(header, stored.tree, variant);
    if (!tree) {
        emit gameNotRead(stored.summary.id);
        QMessageBox::warning(m_window, tr("Library"),
                             QString::fromStdString(wording().sentence(tree.error())));
        return;
    }
    const auto playedTo = core::playedTo(stored.summary, tree.value());
    if (node && !tree.value().contains(*node)) node.reset(); // the game was changed since
    emit gameRead({header, std::move(tree).value(), stored.summary.outcome, playedTo}, stored.summary.id,
                  stored.lastTakenBack, toContinue, node);
}

} // namespace komadai::ui
