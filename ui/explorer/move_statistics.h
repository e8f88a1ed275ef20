// Which moves were played in a position, counted off the GUI thread.
#pragma once

#include "core/store/library_search.h"
#include "ui/library/library_service.h"

#include <QObject>

#include <optional>

namespace komadai::ui {

/// Answers one question at a time, the last one that was asked. GUI thread.
class MoveStatistics : public QObject {
    Q_OBJECT
public:
    /// The library must outlive the object.
    explicit MoveStatistics(LibraryService& library, QObject* parent = nullptr);
    ~MoveStatistics() override;

    /// Asks about another position. What was asked before is not answered any more. Of several questions in a row, only
    /// the last one reaches the library.
    void ask(const core::AnyPosition& position, const core::GameFilter& filter);
    /// Asks the last question once more, as the library has changed. What was found stays until it is answered.
    void askAgain();
    /// Asks nothing any more.
    void stop();

    /// The position that was asked about last.
    const std::optional<core::AnyPosition>& position() const { return m_position; }
    /// What was counted in it so far; none before the first figures.
    const std::optional<core::Exploration>& found() const { return m_found; }
    /// Why the library cannot answer.
    const std::optional<core::StorageError>& failure() const { return m_failure; }

signals:
    /// There are new figures, or the library has failed.
    void changed();

private:
    void beginSoon();
    void begin();
    void show(const core::Exploration& found);

    LibraryService& m_library;
    LibraryRequest m_request;
    std::optional<core::AnyPosition> m_position;
    core::GameFilter m_filter;
    bool m_isDue = false; ///< begin() was posted
    std::optional<core::Exploration> m_found;
    std::optional<core::StorageError> m_failure;
};

} // namespace komadai::ui
