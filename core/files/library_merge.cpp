#include "core/files/library_merge.h"

#include "core/notation/stored_record.h"
#include "core/store/library_search.h"
#include "core/store/repertoire_store.h"
#include "core/store/unless_damaged.h"

#include <algorithm>
#include <unordered_map>

namespace komadai::core {
namespace {

/// None if the game is not there or cannot be read, or its variant is unknown.
std::optional<GameRecord> readStoredGame(const Library& library, GameId game) {
    return unlessDamaged<std::optional<GameRecord>>(std::nullopt, [&]() -> std::optional<GameRecord> {
        const auto stored = library.record(game);
        const auto variant = stored ? library.variants()(stored->summary.header.variant) : nullptr;
        if (!variant) return std::nullopt;
        auto tree = readTree(stored->summary.header, stored->tree, variant);
        if (!tree) return std::nullopt;
        return GameRecord{stored->summary.header, std::move(tree).value(), stored->summary.outcome};
    });
}

} // namespace

/// Adds the studies of another library, when its games have been added.
class LibraryMerge::Studies {
public:
    Studies(Library& into, Library& from)
        : m_into(into), m_from(from), m_studies(StudyStore(from).studies()) {}

    void noteAdded(GameId from, GameId into) { m_added[from] = into; }

    bool isDone() const { return m_next == m_studies.size(); }
    /// Adds the next study, unless it is there already or cannot be read, and counts it. Precondition: !isDone().
    void addNext(MergeSummary& summary) {
        const Study& study = m_studies[m_next++];
        auto chapters = chaptersOf(m_from, study.id);
        if (!chapters) {
            ++summary.unreadable;
            return;
        }
        if (hasEqual(study, *chapters)) return;
        for (ChapterContent& chapter : *chapters)
            if (chapter.game) chapter.game = gameInto(*chapter.game);
        StudyStore(m_into).add(study.texts, *chapters, study.changedAt);
        ++summary.studies;
    }

private:
    static constexpr GameId Missing = 0; ///< ids begin at 1

    /// None if one of them is damaged.
    static std::optional<std::vector<ChapterContent>> chaptersOf(Library& library, StudyId study) {
        using Contents = std::optional<std::vector<ChapterContent>>;
        return unlessDamaged<Contents>(std::nullopt, [&]() -> Contents {
            std::vector<ChapterContent> contents;
            for (const Chapter& chapter : StudyStore(library).chapters(study)) {
                contents.push_back(chapter.content);
                if (chapter.game == Chapter::Game::Gone) contents.back().game = Missing;
            }
            return contents;
        });
    }

    bool hasEqual(const Study& study, const std::vector<ChapterContent>& chapters) const {
        const auto isEqual = [](const ChapterContent& a, const ChapterContent& b) {
            return a.title == b.title && a.notes == b.notes && a.game.has_value() == b.game.has_value();
        };
        const auto studies = StudyStore(m_into).studies();
        return std::any_of(studies.begin(), studies.end(), [&](const Study& other) {
            if (other.texts != study.texts) return false;
            const auto known = chaptersOf(m_into, other.id);
            return known && std::ranges::equal(*known, chapters, isEqual);
        });
    }

    /// The game that was added for this one, or the one that was there already.
    GameId gameInto(GameId game) const {
        if (const auto added = m_added.find(game); added != m_added.end()) return added->second;
        const auto record = readStoredGame(m_from, game);
        if (!record) return Missing;
        for (const GameId equal : LibrarySearch(m_into).gamesLike(*record)) {
            const auto summary = m_into.summary(equal);
            if (summary && haveEqualHeads(summary->header, record->header)) return equal;
        }
        return Missing;
    }

    Library& m_into;
    Library& m_from;
    std::vector<Study> m_studies;
    std::size_t m_next = 0;
    std::unordered_map<GameId, GameId> m_added; ///< by the id in the other library
};

LibraryMerge::LibraryMerge(Library& from, std::optional<ImportWriter::Lines> lines, std::string label)
    : m_from(from), m_lines(std::move(lines)), m_label(std::move(label)), m_games(from.gameIds()) {
    std::reverse(m_games.begin(), m_games.end());
    m_summary.games = static_cast<std::int64_t>(m_games.size());
    for (const RepertoireSummary& summary : RepertoireStore(from).all(std::chrono::sys_seconds{}))
        m_repertoires.push_back(summary.id);
    std::reverse(m_repertoires.begin(), m_repertoires.end());
    try {
        for (StoredPuzzle& stored : PracticeStore(from).puzzles()) {
            stored.puzzle.source.game.reset(); // it has another id in the other library
            stored.puzzle.source.node.reset();
            m_puzzles.push_back(std::move(stored.puzzle));
        }
    } catch (const StorageError& error) {
        if (error.problem() != StorageProblem::Damaged) throw;
        ++m_summary.unreadable;
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
        m_writer.emplace(into, false, std::exchange(m_lines, std::nullopt));
        m_writer->giveLabel(m_label);
        m_studies = std::make_unique<Studies>(into, m_from);
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
        if (auto game = readStoredGame(m_from, id)) {
            nodes += game->tree.size();
            games.push_back(std::move(*game));
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
    const auto repertoire = RepertoireStore(m_from).read(m_repertoires.back());
    m_repertoires.pop_back();
    if (!repertoire) return true;
    RepertoireStore target(into);
    const auto known = target.readAll(repertoire->repertoire.spec().id);
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
    m_summary.puzzles += PracticeStore(into).add(next);
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
