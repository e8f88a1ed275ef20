#include "ui/library/game_removal.h"

#include "core/store/study_store.h"

#include <QMessageBox>
#include <QPushButton>
#include <QStringList>

#include <utility>

namespace komadai::ui {

GameRemoval::GameRemoval(LibraryService& library, std::function<Games()> selected, QWidget* window)
    : QObject(window), m_library(library), m_selected(std::move(selected)), m_window(window) {}

/// The writer answers at once, even while the reader searches.
void GameRemoval::ask(const Games& games) {
    if (games.empty()) return;
    if (m_isAsking) {
        ++m_waiting;
        return;
    }
    m_isAsking = true;
    m_request = m_library.write(
        LibraryService::Priority::Edit,
        [games](core::Library& library) { return core::StudyStore(library).studiesWith(games); }, this,
        [this, games](const std::vector<core::Study>& studies) { onStudiesFound(games, studies); },
        [this](const core::StorageError& error) {
            endAsking(false);
            emit failed(error);
        });
}

void GameRemoval::cancel() {
    m_request.cancel();
    endAsking(false);
}

void GameRemoval::onStudiesFound(const Games& games, const std::vector<core::Study>& studies) {
    const LibraryRequest asked = m_request;
    const bool may = studies.empty() || mayTakeFrom(studies, static_cast<int>(games.size()));
    if (asked.isCancelled()) return; // the games are those of another library
    if (may) emit confirmed(games);
    endAsking(may);
}

void GameRemoval::endAsking(bool goesOn) {
    m_isAsking = false;
    if (!goesOn) m_waiting = 0;
    if (m_waiting == 0) return;
    --m_waiting;
    ask(m_selected());
}

bool GameRemoval::mayTakeFrom(const std::vector<core::Study>& studies, int games) {
    constexpr std::size_t MostNamed = 8;
    QStringList names;
    for (std::size_t i = 0; i < studies.size() && i < MostNamed; ++i)
        names += tr("“%1”").arg(QString::fromStdString(studies[i].texts.name));
    if (studies.size() > MostNamed) names += QStringLiteral("…");
    QMessageBox box(QMessageBox::Question, tr("Delete Games"), tr("Delete %Ln game(s)?", nullptr, games),
                    QMessageBox::Cancel, m_window);
    box.setInformativeText(
        tr("Studies with these games: %1. Their chapters keep their titles and notes but lose their games.")
            .arg(names.join(QStringLiteral(", "))));
    auto* remove = box.addButton(tr("&Delete"), QMessageBox::AcceptRole);
    box.setDefaultButton(QMessageBox::Cancel);
    box.exec();
    return box.clickedButton() == remove;
}

} // namespace komadai::ui
