#include "core/files/library_merge.h"

#include "core/store/repertoire_store.h"
#include "core/store/stored_game.h"
#include "core/store/unless_damaged.h"

#include <algorithm>
#include <type_traits>
#include <unordered_map>

namespace komadai::core {
namespace {

/// Reads a part of the other library. None if the part is damaged; then it is counted.
template <class Read>
auto readOrCount(MergeSummary& summary, Read&& read) {
    using Part = std::optional<std::invoke_result_t<Read>>;
    Part part = unlessDamaged<Part>(std::nullopt, [&]() -> Part { return read(); });
    if (!part) ++summary.unreadable;
    return part;
}

} // namespace

/// Adds the studies of another library, when its games have been added.
class LibraryMerge::Studies {
public:
    /// `studies` are those of `from`.
    Studies(Library& into, Library& from, std::vector<Study> studies)
        : m_into(into), m_from(from), m_studies(std::move(studies)) {}

    void noteAdded(GameId from, GameId into) { m_added[from] = into; }

    bool isDone() const { return m_next == m_studies.size(); }
    /// Adds the next study, unless it is there already or cannot be read, and counts it. Precondition: !isDone().
    void addNext(MergeSummary& summary) {
        const Study& study = m_studies[m_next++];
        auto chapters = readOrCount(summary, [&] { return chaptersOf(m_from, study.id); });
        if (!chapters) return;
        std::vector<std::vector<GameId>> games; // of each chapter
        for (const ChapterContent& chapter : *chapters)
            games.push_back(chapter.game ? gamesInto(*chapter.game) : std::vector<GameId>());
        if (hasEqual(study, *chapters, games)) return;
        for (std::size_t i = 0; i < games.size(); ++i)
            if (auto& game = (*chapters)[i].game) game = games[i].empty() ? Missing : games[i].front();
        const StudyId added = StudyStore(m_into).add(study.texts, *chapters, study.changedAt);
        m_known->push_back({.id = added, .texts = study.texts});
        ++summary.studies;
    }

private:
    static constexpr GameId Missing = 0; ///< ids begin at 1

    static std::vector<ChapterContent> chaptersOf(Library& library, StudyId study) {
        std::vector<ChapterContent> contents;
        for (const Chapter& chapter : StudyStore(library).chapters(study)) {
            contents.push_back(chapter.content);
            if (chapter.game == Chapter::Game::Gone) contents.back().game = Missing;
        }
        return contents;
    }

    /// Whether the library that takes the studies has this one. Damaged studies equal no other.
    /// `games`  see gamesInto, of each chapter.
    bool hasEqual(const Study& study, const std::vector<ChapterContent>& chapters,
                  const std::vector<std::vector<GameId>>& games) {
        if (!m_known)
            m_known = unlessDamaged<std::vector<Study>>({}, [&] { return StudyStore(m_into).studies(); });
        const auto isEqual = [&](const std::vector<ChapterContent>& known) {
            if (known.size() != chapters.size()) return false;
            for (std::size_t i = 0; i < known.size(); ++i)
                if (!areEqual(known[i], chapters[i], games[i])) return false;
            return true;
        };
        return std::any_of(m_known->begin(), m_known->end(), [&](const Study& other) {
            return other.texts == study.texts &&
                   unlessDamaged(false, [&] { return isEqual(chaptersOf(m_into, other.id)); });
        });
    }
    /// Games that one of the libraries does not have any more may have been equal.
    bool areEqual(const ChapterContent& known, const ChapterContent& chapter,
                  const std::vector<GameId>& games) const {
        if (known.title != chapter.title || known.notes != chapter.notes ||
            known.game.has_value() != chapter.game.has_value())
            return false;
        return !known.game || games.empty() || !m_into.has(*known.game) ||
               std::find(games.begin(), games.end(), *known.game) != games.end();
    }

    /// The game that was added for this one, or those that were there already.
    std::vector<GameId> gamesInto(GameId game) const {
        if (const auto added = m_added.find(game); added != m_added.end()) return {added->second};
        const auto record = readSharedGame(m_from, game, m_from.variants());
        return record ? equalGames(m_into, record.value()) : std::vector<GameId>();
    }

    Library& m_into;
    Library& m_from;
    std::vector<Study> m_studies;
    std::optional<std::vector<Study>>
        m_known; ///< of `into`, from the first study on; others do not change studies meanwhile
    std::size_t m_next = 0;
    std::unordered_map<GameId, GameId> m_added; ///< by the id in the other library
};

LibraryMerge::LibraryMerge(Library& from, std::optional<ImportWriter::Lines> lines, std::string label)
    : m_from(from), m_lines(std::move(lines)), m_label(std::move(label)), m_games(from.gameIds()) {
    std::reverse(m_games.begin(), m_games.end());
    m_summary.games = static_cast<std::int64_t>(m_games.size());
    const auto repertoires =
        readOrCount(m_summary, [&] { return RepertoireStore(from).all(std::chrono::sys_seconds{}); });
    if (repertoires) {
        for (const RepertoireSummary& summary : *repertoires)
            m_repertoires.push_back(summary.id);
    }
    std::reverse(m_repertoires.begin(), m_repertoires.end());
    auto puzzles = readOrCount(m_summary, [&] { return PracticeStore(from).puzzles(); });
    if (puzzles) {
        for (StoredPuzzle& stored : *puzzles) {
            stored.puzzle.source.game.reset(); // it has another id in the other library
            stored.puzzle.source.node.reset();
            m_puzzles.push_back(std::move(stored.puzzle));
        }
    }
    std::reverse(m_puzzles.begin(), m_puzzles.end());
}

LibraryMerge::~LibraryMerge() = default;

MergeSummary LibraryMerge::summary() const {
    MergeSummary summary = m_summary;
    if (!m_writer) return summary;
    summary.added = m_writer->added();
    summary.known = m_writer->known();
    return summary;
}

bool LibraryMerge::step(Library& into, std::size_t mostNodes) {
    if (!m_writer) {
        auto studies = readOrCount(m_summary, [&] { return StudyStore(m_from).studies(); });
        m_studies =
            std::make_unique<Studies>(into, m_from, std::move(studies).value_or(std::vector<Study>()));
        m_writer.emplace(into, false, std::exchange(m_lines, std::nullopt));
        m_writer->giveLabel(m_label);
    }
    if (addGames(into, mostNodes)) return true;
    if (!m_studies->isDone()) {
        m_studies->addNext(m_summary);
        return true;
    }
    return addRepertoire(into) || addPuzzles(into);
}

bool LibraryMerge::addGames(Library& into, std::size_t mostNodes) {
    constexpr int MostGames = 200;
    std::vector<GameRecord> games;
    std::vector<GameId> from; // their ids in the other library
    std::size_t nodes = 0;
    if (m_read == m_summary.games) return false;
    for (int i = 0; i < MostGames && m_read < m_summary.games && (games.empty() || nodes < mostNodes); ++i) {
        const GameId id = m_games[static_cast<std::size_t>(m_read++)];
        if (auto game = readSharedGame(m_from, id, m_from.variants())) {
            nodes += game.value().tree.size();
            games.push_back(std::move(game).value());
            from.push_back(id);
        } else {
            ++m_summary.unreadable;
        }
    }
    if (games.empty()) return true;
    m_nodes += nodes;
    const auto ids = m_writer->add(std::move(games), [&](const ImportWriter::Ids& stored) {
        for (std::size_t i = 0; i < stored.size(); ++i)
            if (stored[i]) addMarks(into, from[i], *stored[i]);
    });
    for (std::size_t i = 0; i < ids.size(); ++i) {
        if (ids[i]) m_studies->noteAdded(from[i], *ids[i]);
    }
    return true;
}

/// Gives a game the star and the labels that it has in the other library.
void LibraryMerge::addMarks(Library& into, GameId from, GameId game) {
    const auto summary = m_from.summary(from);
    if (summary && summary->starred) into.setStarred(game, true);
    for (const std::string& label : m_from.labelsOf(from))
        into.setLabel({&game, 1}, label, true);
}

bool LibraryMerge::addRepertoire(Library& into) {
    if (m_repertoires.empty()) return false;
    const auto found =
        readOrCount(m_summary, [&] { return RepertoireStore(m_from).read(m_repertoires.back()); });
    m_repertoires.pop_back();
    if (!found || !*found) return true;
    const std::optional<StoredRepertoire>& repertoire = *found;
    RepertoireStore target(into);
    const auto known = unlessDamaged<std::vector<StoredRepertoire>>(
        {}, [&] { return target.readAll(repertoire->repertoire.spec().id); });
    const bool isKnown = std::any_of(known.begin(), known.end(), [&](const StoredRepertoire& other) {
        return other.name == repertoire->name && other.repertoire.side() == repertoire->repertoire.side() &&
               other.repertoire.tree() == repertoire->repertoire.tree() &&
               other.leftOut == repertoire->leftOut;
    });
    if (isKnown) return true;
    target.add(repertoire->name, repertoire->repertoire, {}, repertoire->leftOut);
    ++m_summary.repertoires;
    return true;
}

bool LibraryMerge::addPuzzles(Library& into) {
    constexpr std::size_t MostPuzzlesAtOnce = 50;
    if (m_puzzles.empty()) return false;
    std::vector<Puzzle> next;
    while (!m_puzzles.empty() && next.size() < MostPuzzlesAtOnce) {
        next.push_back(std::move(m_puzzles.back()));
        m_puzzles.pop_back();
    }
    m_summary.puzzles += static_cast<int>(PracticeStore(into).add(next).size());
    return !m_puzzles.empty();
}

MergeSummary mergeLibrary(Library& into, Library& from,
                          const std::function<bool(std::int64_t, std::int64_t)>& progress) {
    constexpr std::size_t MostNodes = 100'000;
    LibraryMerge merge(from);
    const auto goesOn = [&] { return !progress || progress(merge.read(), merge.summary().games); };
    while (goesOn() && merge.step(into, MostNodes)) {
    }
    return merge.summary();
}

} // namespace komadai::core
