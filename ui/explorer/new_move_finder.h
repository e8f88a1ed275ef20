// The move with which a game leaves the games of the library.
#pragma once

#include "core/store/library_search.h"
#include "ui/library/library_service.h"

#include <QObject>
#include <QPointer>

#include <optional>
#include <vector>

namespace komadai::ui {

class GameDocument;

/// Looks off the GUI thread for the first move of the line on the board that no other game of the library has made, and goes there. One
/// search at a time. GUI thread.
class NewMoveFinder : public QObject {
    Q_OBJECT
public:
    /// The library must outlive the object.
    explicit NewMoveFinder(LibraryService& library, QObject* parent = nullptr);
    ~NewMoveFinder() override;

    /// Ends the search before. `game` is the game of the document in the library, which does not count; none if it is not there.
    void find(GameDocument& document, std::optional<core::GameId> game);
    /// Ends the search without a result, for example because another game is shown.
    void cancel();

signals:
    /// The result as a sentence.
    void messageShown(const QString& text);

private:
    void show(const std::vector<core::NodeId>& line, const std::optional<core::KnownPart>& known);

    LibraryService& m_library;
    LibraryRequest m_request;
    QPointer<GameDocument> m_document; ///< whose line is looked for
};

} // namespace komadai::ui
