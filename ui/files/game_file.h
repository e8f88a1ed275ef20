// The file of an open game.
#pragma once

#include "core/notation/record_file.h"
#include "core/notation/text_encoding.h"
#include "core/record/game_record.h"

#include <QDateTime>
#include <QObject>
#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

namespace komadai::ui {

class GameDocument;

/// A file with games, as it was read or written.
struct FileOrigin {
    QString path; ///< absolute
    core::RecordFormat format{};
    core::TextEncoding encoding = core::TextEncoding::Utf8;
    bool hasOtherGames = false;
    bool isWhole = true;  ///< false where a part of it could not be read
    QDateTime modified{}; ///< when it was last changed
    int game = 1;         ///< which of its games, from 1; 0 where that is not known
    friend bool operator==(const FileOrigin&, const FileOrigin&) = default;
};

/// Whether both are the same game of one file, by whatever path as long as the file exists.
bool areSameGame(const FileOrigin& a, const FileOrigin& b);

/// Remembers the file that a game was read from, or written to, and whether the game has changed since. What engines find
/// out about positions is no change. GUI thread.
class GameFile : public QObject {
    Q_OBJECT
public:
    /// The document must outlive the object.
    explicit GameFile(const GameDocument& document, QObject* parent = nullptr);

    /// None: the game was not read from a file, and not saved in one.
    const std::optional<FileOrigin>& origin() const { return m_origin; }
    /// The name of the file without its folder. Precondition: origin().
    QString name() const;
    /// Whether the game in the file is another one than the game in the document; false without a file.
    bool isChanged() const { return m_isChanged; }

    /// The file has what the document has now.
    void set(const FileOrigin& origin);
    /// The file of a game that was open when the program ended. `isChanged`: it lacks changes that were made then.
    void restore(const FileOrigin& origin, bool isChanged);
    void forget();
    /// Another tab has saved its game, one of several in a file. `before`: when that file had been changed last. If this game is another
    /// one of the same file, it need not be asked whether the file may be written.
    void noteSaved(const FileOrigin& saved, const QDateTime& before);

    /// What the user has agreed to lose in this file.
    const std::vector<core::Loss>& acceptedLosses() const { return m_acceptedLosses; }
    void accept(const std::vector<core::Loss>& losses) { m_acceptedLosses = losses; }

signals:
    /// origin() or isChanged() is another one.
    void changed();

private:
    void compare();

    const GameDocument& m_document;
    std::optional<FileOrigin> m_origin;
    std::vector<core::Loss> m_acceptedLosses;
    std::optional<std::uint64_t> m_state;    ///< of the document that the file has; none: no state of it
    std::optional<core::NodeId> m_takenBack; ///< of the document then; the file lacks these moves
    core::RecordHeader m_header;
    std::optional<core::Outcome> m_outcome;
    bool m_isChanged = false;
};

} // namespace komadai::ui
