// Finds positions in the stored games, off the GUI thread.
#pragma once

#include "core/store/library_search.h"
#include "ui/library/library_service.h"

#include <QObject>

#include <memory>
#include <variant>
#include <vector>

namespace komadai::ui {

/// Pieces on squares in games of a variant.
struct PatternQuestion {
    core::PiecePattern pattern;
    std::shared_ptr<const core::Variant> variant;
};

struct PositionQuestion {
    /// One of these positions, or a pattern.
    std::variant<std::vector<core::AnyPosition>, PatternQuestion> what;
    core::GameFilter filter{};
};

/// A place where a position was found.
struct FoundPlace {
    core::GameSummary game;
    core::NodeId node;
    int ply = 0; ///< moves from the start of the game
};

/// One search at a time. GUI thread.
class PositionSearch : public QObject {
    Q_OBJECT
public:
    /// More places are not looked for.
    static constexpr int MostPlaces = 10000;

    enum class End {
        Complete,
        Full, ///< there may be more than MostPlaces
        Cancelled,
    };
    Q_ENUM(End)

    /// The library must outlive the search.
    explicit PositionSearch(LibraryService& library, QObject* parent = nullptr);
    ~PositionSearch() override;

    /// Ends the search before.
    void start(const PositionQuestion& question);
    void cancel();
    bool isRunning() const { return m_isRunning; }

signals:
    /// More places, in the order in which they were found.
    void found(const std::vector<komadai::ui::FoundPlace>& places);
    /// Games that were read, of all that are to be read; 0 of 0 where that is not known.
    void progressed(qint64 done, qint64 total);
    void finished(komadai::ui::PositionSearch::End end);
    void failed(const komadai::core::StorageError& error);

private:
    class Places;

    void deliver();
    void end(End end);

    LibraryService& m_library;
    LibraryRequest m_request;
    std::shared_ptr<Places> m_places; ///< that were found and not yet told
    bool m_isRunning = false;
};

} // namespace komadai::ui
