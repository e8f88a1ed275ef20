#include "ui/library/library_desk.h"

#include "core/rules/variant_set.h"
#include "ui/library/games_model.h"
#include "ui/library/library_service.h"
#include "ui/start/first_game_dialog.h"
#include "ui/window/notice_bar.h"
#include "ui/wording.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QMessageBox>
#include <QPushButton>

#include <algorithm>
#include <utility>

namespace komadai::ui {

LibraryDesk::LibraryDesk(LibraryService& library, const core::VariantSet& variants, NoticeBar& notice,
                         QWidget* window)
    : QObject(window), m_library(library), m_variants(variants), m_notice(notice), m_window(window) {
    connect(&library, &LibraryService::opened, this, &LibraryDesk::onOpened);
    connect(&library, &LibraryService::openFailed, this, &LibraryDesk::onFailed);
}

void LibraryDesk::offerGames(std::function<bool()> mayOffer) { m_mayOffer = std::move(mayOffer); }

// --- opening

void LibraryDesk::open(const std::filesystem::path& path) { m_library.open(path); }

bool LibraryDesk::askWhich() {
    QFileDialog dialog(m_window, tr("Open Library"), {}, tr("Libraries (*.sqlite);;All files (*)"));
    dialog.setAcceptMode(QFileDialog::AcceptSave);       // a new name makes a new library
    dialog.setOption(QFileDialog::DontConfirmOverwrite); // an existing file is opened, never replaced
    dialog.setLabelText(QFileDialog::Accept, tr("&Open"));
    if (dialog.exec() != QDialog::Accepted) return false;
    open(dialog.selectedFiles().front().toStdString());
    return true;
}

void LibraryDesk::onOpened() {
    emit opened();
    if (!m_mayOffer) return;
    const auto failed = [this](const core::StorageError& error) { onFailed(error); };
    if (std::exchange(m_isFirstStart, false))
        m_library.run([](core::Library& library) { return library.games().empty(); }, this,
                      [this](bool isEmpty) {
                          if (isEmpty) offerFirstGame();
                      },
                      failed);
    m_library.run([](core::Library& library) { return library.unfinishedGames(); }, this,
                  [this](const std::vector<core::GameSummary>& games) { offerUnfinished(games); }, failed);
}

void LibraryDesk::onFailed(const core::StorageError& error) {
    QMessageBox box(QMessageBox::Critical, tr("Library"), sentence(error), QMessageBox::NoButton, m_window);
    box.setInformativeText(
        tr("Games are kept in a library. You can open another one, or a new one under another name."));
    box.setDetailedText(QString::fromUtf8(error.what()));
    auto* another = box.addButton(tr("&Open Another…"), QMessageBox::AcceptRole);
    auto* quit = box.addButton(tr("&Quit"), QMessageBox::RejectRole);
    box.setDefaultButton(another);
    box.exec();
    if (box.clickedButton() == quit || box.clickedButton() == nullptr)
        QCoreApplication::exit(1);
    else if (!askWhich())
        onFailed(error);
}

// --- games

void LibraryDesk::offerFirstGame() {
    auto* dialog = new FirstGameDialog(m_variants, m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] { emit firstGameChosen(dialog->chosen()); });
    dialog->open();
}

void LibraryDesk::offerUnfinished(const std::vector<core::GameSummary>& games) {
    const auto mayOffer = std::exchange(m_mayOffer, {});
    const auto canBePlayed = [this](const core::GameSummary& game) {
        return m_variants.find(game.header.variant) != nullptr;
    };
    const auto latest = std::find_if(games.begin(), games.end(), canBePlayed);
    if (latest == games.end() || !mayOffer || !mayOffer()) return;
    std::vector<NoticeBar::Choice> choices{
        {[] { return tr("&Continue"); }, [this, id = latest->id] { read(id, true); }}};
    if (games.size() > 1)
        choices.push_back({[] { return tr("&All Games"); }, [this] { emit allGamesWanted(); }});
    m_notice.showNotice(
        [game = *latest, variant = m_variants.find(latest->header.variant)] {
            return tr("An unfinished game of %1, %2, %n move(s) long, can be continued.", nullptr,
                      (game.plyCount + 1) / 2)
                .arg(nameOf(variant->spec()), playerNames(game.header.players));
        },
        std::move(choices));
}

void LibraryDesk::read(core::GameId game, bool toContinue) {
    m_library.run([game](core::Library& library) { return library.game(game); }, this,
                  [this, toContinue](const std::optional<core::StoredGame>& stored) {
                      if (stored) replay(*stored, toContinue);
                  },
                  [this](const core::StorageError& error) {
                      QMessageBox::warning(m_window, tr("Library"), sentence(error));
                  });
}

void LibraryDesk::replay(const core::StoredGame& stored, bool toContinue) {
    const auto& header = stored.summary.header;
    const auto variant = m_variants.find(header.variant);
    if (!variant) {
        QMessageBox::warning(m_window, tr("Library"),
                             tr("This is a game of “%1”, a variant that is not here any more. Import it "
                                "again to open the game.")
                                 .arg(QString::fromStdString(header.variant)));
        return;
    }
    const auto game = core::replay(header, stored.plies, variant);
    if (game)
        emit gameRead(stored, game.value(), toContinue);
    else
        QMessageBox::warning(m_window, tr("Library"),
                             QString::fromStdString(wording().sentence(game.error())));
}

} // namespace komadai::ui
