#include "ui/explorer/new_move_finder.h"

#include "ui/document/game_document.h"
#include "ui/wording.h"

namespace komadai::ui {
namespace {

core::GameFilter gamesOtherThan(std::optional<core::GameId> game) {
    if (!game) return {};
    core::GameFilter filter = core::filterOf({.field = core::GameField::Id, .least = *game, .most = *game});
    filter.isNegated = true;
    return filter;
}

} // namespace

NewMoveFinder::NewMoveFinder(LibraryService& library, QObject* parent)
    : QObject(parent), m_library(library) {}

NewMoveFinder::~NewMoveFinder() { m_request.cancel(); }

void NewMoveFinder::cancel() { m_request.cancel(); }

void NewMoveFinder::find(GameDocument& document, std::optional<core::GameId> game) {
    m_request.cancel();
    if (m_document) disconnect(m_document, nullptr, this, nullptr);
    m_document = &document;
    connect(&document, &GameDocument::recordAboutToReset, this, &NewMoveFinder::cancel);
    m_request = m_library.read(
        [line = document.line(), filter = gamesOtherThan(game)](core::Library& library,
                                                                const LibraryTask& task) {
            const core::LibrarySearch search(library, [&task] { return task.isCancelled(); });
            return search.knownPart(line, filter);
        },
        this,
        [this, nodes = document.lineNodes()](const std::optional<core::KnownPart>& known) {
            show(nodes, known);
        },
        [this](const core::StorageError& error) { emit messageShown(sentence(error)); });
}

void NewMoveFinder::show(const std::vector<core::NodeId>& line, const std::optional<core::KnownPart>& known) {
    if (!m_document) return;
    if (!known) return emit messageShown(tr("No other game in the library has this start position."));
    const auto next = static_cast<std::size_t>(known->plies) + 1;
    if (next >= line.size())
        return emit messageShown(
            tr("No move of this line is new: %Ln other game(s) reached its last position.", nullptr,
               static_cast<int>(known->games)));
    if (!m_document->tree().contains(line[next])) return; // it was removed meanwhile
    m_document->goTo(line[next]);
    emit messageShown(tr("This move is new: %Ln other game(s) reached the position before it.", nullptr,
                         static_cast<int>(known->games)));
}

} // namespace komadai::ui
