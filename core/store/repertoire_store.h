// The repertoires of a library, and what was learnt of them.
#pragma once

#include "core/practice/repertoire.h"
#include "core/store/practice_store.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace komadai::core {

/// Ids are not used again, except where a removed repertoire is added again.
using RepertoireId = std::int64_t;

/// A repertoire in a list.
struct RepertoireSummary {
    RepertoireId id = 0;
    std::string name;    ///< UTF-8, not empty
    std::string variant; ///< id
    Side side{};
    std::string start;     ///< its start position, see positionText
    PracticeCounts counts; ///< of its cards; 0 if the rules do not allow its start
    int positions = 0;     ///< with a card, whatever the rules allow
    bool canBeRead = true; ///< the rules allow its start; otherwise it can only be renamed and removed
    friend bool operator==(const RepertoireSummary&, const RepertoireSummary&) = default;
};

/// A repertoire with its cards.
struct StoredRepertoire {
    struct Card {
        CardId id = 0;
        Schedule schedule;
    };
    /// A move as it is stored.
    struct LeftOut {
        std::string position; ///< its text
        std::string move;     ///< as in UCI
        std::string note;
        friend bool operator==(const LeftOut&, const LeftOut&) = default;
    };
    RepertoireId id = 0;
    std::string name;
    Repertoire repertoire;
    std::vector<LeftOut>
        leftOut; ///< moves that are not in the repertoire because the rules do not allow them, or a move before them
    std::unordered_map<std::string, Card>
        cards; ///< by the text of the position; those of the repertoire; see hasOwnCards

    /// Whether each card of the repertoire is there, and no other one. Otherwise the rules have changed, see RepertoireStore::updateCards.
    bool hasOwnCards() const;
    /// The cards to practise now, in the order of their positions in the repertoire: all that are due, and at most `mostNew` that were
    /// never asked.
    std::vector<std::string> toPractise(std::chrono::sys_seconds now, int mostNew) const;
};

/// Keeps repertoires, and makes a card for each position in which the player has a move. PracticeStore::record stores how a card
/// was answered. Each call is a transaction of its own and durable when it returns. One thread at a time, that of the library. Every
/// function can throw StorageError, and has then changed nothing; the problem is Damaged if one is to be changed that is not there.
///
/// Repertoires of variants that Library::variants() does not know are kept, but not returned. Where the rules of a variant have changed,
/// the same is true of repertoires whose start they do not allow. Moves that are not legal any more are left out, and so is what follows
/// them; they are kept, and come back with the rules.
class RepertoireStore {
public:
    /// The library must outlive the object.
    explicit RepertoireStore(Library& library) : m_library(library) {}

    /// Adds a repertoire, which is then the chosen one. Precondition: the name is not empty.
    /// `id`       of a repertoire that was removed, which comes back with new cards; none: a new one.
    /// `leftOut`  moves that the rules do not allow now, which are kept as in StoredRepertoire::leftOut.
    RepertoireId add(const std::string& name, const Repertoire& repertoire,
                     std::optional<RepertoireId> id = {},
                     const std::vector<StoredRepertoire::LeftOut>& leftOut = {});
    /// All, by variant and name; also those whose start the rules do not allow, which cannot be practised then.
    std::vector<RepertoireSummary> all(std::chrono::sys_seconds now) const;
    /// None if there is no repertoire with this id, or it cannot be read: see above.
    std::optional<StoredRepertoire> read(RepertoireId id) const;
    /// Those of a variant, the chosen ones first.
    std::vector<StoredRepertoire> readAll(const std::string& variant) const;
    /// Changes the moves. Positions that are new get cards; a card that is not needed any more is put aside with its schedule, and comes
    /// back if its position does. Returns what was stored. Also Damaged if it cannot be read.
    Repertoire change(RepertoireId id, const std::function<void(Repertoire&)>& change);
    /// Makes the cards that are missing, and puts those aside whose positions can no longer be reached. Also Damaged if it cannot be read.
    void updateCards(RepertoireId id);
    /// Precondition: the name is not empty.
    void rename(RepertoireId id, const std::string& name);
    /// Of the repertoires for the same moves (variant, side and start) the one that was chosen last comes first.
    void choose(RepertoireId id);
    /// Removes it with its cards. What was practised still counts in the statistics.
    void remove(RepertoireId id);

private:
    void write(RepertoireId id, const Repertoire& repertoire);
    std::optional<StoredRepertoire> readWithin(RepertoireId id) const;

    Library& m_library;
};

} // namespace komadai::core
