#include "core/files/game_import.h"

#include "core/notation/stored_record.h"
#include "core/notation/text_encoding.h"
#include "core/store/library_search.h"
#include "core/store/practice_store.h"
#include "core/store/repertoire_store.h"

#include <algorithm>
#include <unordered_map>
#include <utility>

namespace komadai::core {
namespace {

/// From so many games on, it is faster to read the lines of all games in the library once than to ask for each game.
constexpr std::int64_t FewGames = 200;

/// A hash of what makes games equal: line, players and day.
std::uint64_t identityOf(std::int64_t line, const RecordHeader& header) {
    const std::hash<std::string> hash;
    auto identity = static_cast<std::uint64_t>(line);
    const auto add = [&](std::uint64_t value) { identity = (identity ^ value) * 0x9e3779b97f4a7c15ULL; };
    for (const Player& player : header.players)
        add(hash(player.name));
    add(static_cast<std::uint64_t>(dayOf(header)));
    return identity;
}

bool haveEqualHeads(const RecordHeader& a, const RecordHeader& b) {
    return a.players[0].name == b.players[0].name && a.players[1].name == b.players[1].name &&
           dayOf(a) == dayOf(b);
}

class Import {
public:
    Import(const ImportSource& source, const ReadOptions& options, const ImportSink& sink)
        : m_source(source), m_options(options), m_sink(sink) {}

    ImportSummary run() {
        GameTextSink texts{[this](GameText&& text) { return read(std::move(text)); },
                           [this](const FileFault& fault) {
                               ++m_summary.problems;
                               m_sink.fault(fault);
                           },
                           [this](std::int64_t done, std::int64_t total) {
                               m_done = done;
                               m_total = total;
                               return report();
                           }};
        readGameTexts(m_source.paths, texts, {.bytes = m_options.limits.bytes});
        deliver();
        return m_summary;
    }

private:
    bool read(GameText&& text) {
        ++m_summary.files;
        const std::string decoded = decodeText(text.bytes).text;
        text.bytes = {};
        auto format = m_source.format;
        if (!format) format = formatOfText(decoded);
        if (!format) {
            const std::string extension = std::filesystem::path(text.name).extension().string();
            if (!extension.empty()) format = formatNamed(extension.substr(1));
        }
        const std::string name = std::filesystem::path(text.name).filename().string();
        const ReadSink sink{[&](ReadGame&& game) {
                                ++m_summary.games;
                                if (!game.isWhole) ++m_summary.incomplete;
                                if (game.record.header.source.empty()) game.record.header.source = name;
                                m_batch.push_back(std::move(game.record));
                                return m_batch.size() < m_source.batchSize || (deliver() && report());
                            },
                            [&](const ReadProblem& problem) { m_sink.problem(problem, text.name); }};
        m_summary.problems +=
            static_cast<std::int64_t>(readRecords(decoded, format, m_options, sink).problems);
        return !m_isStopped;
    }

    bool deliver() {
        if (!m_isStopped && !m_batch.empty() && !m_sink.batch(std::exchange(m_batch, {}))) m_isStopped = true;
        return !m_isStopped;
    }
    bool report() {
        if (m_sink.progress && !m_sink.progress(m_done, m_total, m_summary.games)) m_isStopped = true;
        return !m_isStopped;
    }

    const ImportSource& m_source;
    const ReadOptions& m_options;
    const ImportSink& m_sink;
    ImportSummary m_summary;
    std::vector<GameRecord> m_batch;
    std::int64_t m_done = 0;
    std::int64_t m_total = 0;
    bool m_isStopped = false;
};

} // namespace

ImportSummary readForImport(const ImportSource& source, const ReadOptions& options, const ImportSink& sink) {
    return Import(source, options, sink).run();
}

ImportWriter::Lines linesOf(Library& library) {
    ImportWriter::Lines lines;
    LibrarySearch(library).forEachLine([&](std::int64_t line) { lines.insert(line); });
    return lines;
}

ImportWriter::ImportWriter(Library& library, bool keepsKnown, std::optional<Lines> lines,
                           std::optional<std::chrono::sys_seconds> now)
    : m_library(library), m_keepsKnown(keepsKnown), m_now(now), m_lines(std::move(lines)) {}
ImportWriter::~ImportWriter() = default;

bool ImportWriter::isKnown(const GameRecord& game) {
    const LibrarySearch search(m_library);
    const std::int64_t line = LibrarySearch::lineOf(game);
    if (!m_new.insert(identityOf(line, game.header)).second) return true;
    if (!m_lines && ++m_asked > FewGames) m_lines = linesOf(m_library);
    if (m_lines && !m_lines->contains(line)) return false;
    const auto equal = search.gamesLike(game);
    return std::any_of(equal.begin(), equal.end(), [&](GameId id) {
        const auto summary = m_library.summary(id);
        return summary && haveEqualHeads(summary->header, game.header);
    });
}

std::vector<std::optional<GameId>> ImportWriter::add(std::vector<GameRecord>&& games) {
    std::vector<bool> isWanted;
    std::vector<GameRecord> wanted;
    Chapters chapters;
    for (GameRecord& game : games) {
        const auto& chapter = chapters.emplace_back(m_now ? takeStudyChapter(game) : std::nullopt);
        const bool isLeftOut = !chapter && !m_keepsKnown && isKnown(game);
        if (isLeftOut) ++m_known;
        isWanted.push_back(!isLeftOut && !(chapter && chapter->isText));
        if (isWanted.back()) wanted.push_back(std::move(game));
    }
    std::vector<std::optional<GameId>> ids;
    m_library.addRecords(wanted, [&](const std::vector<GameId>& added) {
        auto next = added.begin();
        for (const bool is : isWanted)
            ids.push_back(is ? std::optional(*next++) : std::nullopt);
        addChapters(chapters, ids);
    });
    m_added += static_cast<std::int64_t>(wanted.size());
    return ids;
}

void ImportWriter::addChapters(const Chapters& chapters, const std::vector<std::optional<GameId>>& ids) {
    std::vector<ChapterContent> contents; // of the study that is open
    const auto write = [&] {
        if (!contents.empty()) StudyStore(m_library).addChapters(m_study->id, contents, *m_now);
        contents.clear();
    };
    for (std::size_t i = 0; i < chapters.size(); ++i) {
        if (!chapters[i]) continue;
        const StudyChapter& chapter = *chapters[i];
        const bool goesOn = m_study && m_study->name == chapter.study &&
                            (!chapter.number || *chapter.number > m_study->lastNumber);
        if (!goesOn) {
            write();
            beginStudy(chapter);
        }
        m_study->lastNumber = chapter.number.value_or(m_study->lastNumber);
        const bool standsForNone =
            chapter.isText && !chapter.number && chapter.title.empty() && chapter.notes.empty();
        if (standsForNone) continue; // see writeStudy
        contents.push_back({chapter.title, chapter.notes, ids[i], chapter.opensAt});
    }
    write();
}

void ImportWriter::beginStudy(const StudyChapter& first) {
    const StudyTexts texts{first.study, first.author, first.introduction};
    m_study = OpenStudy{StudyStore(m_library).add(texts, *m_now), first.study, 0};
    ++m_studies;
}

namespace {

/// Adds the studies of another library, when its games have been added.
class StudyMerge {
public:
    StudyMerge(Library& into, Library& from) : m_into(into), m_from(from) {}

    void noteAdded(GameId from, GameId into) { m_added[from] = into; }

    /// Returns how many were added.
    std::int64_t run() {
        std::int64_t count = 0;
        const StudyStore from(m_from);
        for (const Study& study : from.studies()) {
            auto chapters = contentsOf(from.chapters(study.id));
            if (hasEqual(study, chapters)) continue;
            for (ChapterContent& chapter : chapters)
                if (chapter.game) chapter.game = gameInto(*chapter.game);
            StudyStore(m_into).add(study.texts, chapters, study.changedAt);
            ++count;
        }
        return count;
    }

private:
    static constexpr GameId Missing = 0; ///< ids begin at 1

    static std::vector<ChapterContent> contentsOf(const std::vector<Chapter>& chapters) {
        std::vector<ChapterContent> contents;
        for (const Chapter& chapter : chapters) {
            contents.push_back(chapter.content);
            if (chapter.game == Chapter::Game::Gone) contents.back().game = Missing;
        }
        return contents;
    }

    bool hasEqual(const Study& study, const std::vector<ChapterContent>& chapters) const {
        const auto isEqual = [](const ChapterContent& a, const ChapterContent& b) {
            return a.title == b.title && a.notes == b.notes && a.game.has_value() == b.game.has_value();
        };
        const StudyStore into(m_into);
        const auto studies = into.studies();
        return std::any_of(studies.begin(), studies.end(), [&](const Study& other) {
            return other.texts == study.texts &&
                   std::ranges::equal(contentsOf(into.chapters(other.id)), chapters, isEqual);
        });
    }

    /// The game that was added for this one, or the one that was there already.
    GameId gameInto(GameId game) const {
        if (const auto added = m_added.find(game); added != m_added.end()) return added->second;
        const auto stored = m_from.record(game);
        const auto variant = stored ? m_from.variants()(stored->summary.header.variant) : nullptr;
        if (!variant) return Missing;
        auto tree = readTree(stored->summary.header, stored->tree, variant);
        if (!tree) return Missing;
        const GameRecord record{stored->summary.header, std::move(tree).value(), stored->summary.outcome};
        for (const GameId equal : LibrarySearch(m_into).gamesLike(record)) {
            const auto summary = m_into.summary(equal);
            if (summary && haveEqualHeads(summary->header, record.header)) return equal;
        }
        return Missing;
    }

    Library& m_into;
    Library& m_from;
    std::unordered_map<GameId, GameId> m_added; ///< by the id in the other library
};

/// Adds the repertoires of another library. Returns how many were added.
std::int64_t mergeRepertoires(Library& into, Library& from) {
    RepertoireStore target(into);
    const RepertoireStore source(from);
    std::int64_t count = 0;
    for (const RepertoireSummary& summary : source.all(std::chrono::sys_seconds{})) {
        const auto repertoire = source.read(summary.id);
        if (!repertoire) continue;
        const auto known = target.readAll(summary.variant);
        const bool isKnown = std::any_of(known.begin(), known.end(), [&](const StoredRepertoire& other) {
            return other.name == summary.name && other.repertoire.side() == summary.side &&
                   other.repertoire.tree() == repertoire->repertoire.tree() &&
                   other.leftOut == repertoire->leftOut;
        });
        if (isKnown) continue;
        target.add(summary.name, repertoire->repertoire, {}, repertoire->leftOut);
        ++count;
    }
    return count;
}

/// Adds the puzzles of another library. Their games have other ids here, so they are without them.
std::int64_t mergePuzzles(Library& into, Library& from) {
    std::vector<Puzzle> puzzles;
    for (StoredPuzzle& stored : PracticeStore(from).puzzles()) {
        stored.puzzle.source.game.reset();
        stored.puzzle.source.node.reset();
        puzzles.push_back(std::move(stored.puzzle));
    }
    return PracticeStore(into).add(puzzles);
}

} // namespace

MergeSummary mergeLibrary(Library& into, Library& from,
                          const std::function<bool(std::int64_t, std::int64_t)>& progress) {
    constexpr std::size_t BatchSize = 200;
    struct Batch {
        std::vector<GameRecord> games;
        std::vector<std::pair<bool, std::vector<std::string>>> starsAndLabels;
        std::vector<GameId> ids; ///< in the other library
    };
    MergeSummary summary;
    ImportWriter writer(into, false);
    Batch batch;
    StudyMerge studies(into, from);
    const auto write = [&] {
        const auto ids = writer.add(std::exchange(batch.games, {}));
        for (std::size_t i = 0; i < ids.size(); ++i) {
            if (!ids[i]) continue;
            studies.noteAdded(batch.ids[i], *ids[i]);
            const auto& [isStarred, labels] = batch.starsAndLabels[i];
            if (isStarred) into.setStarred(*ids[i], true);
            for (const std::string& label : labels)
                into.setLabel({&*ids[i], 1}, label, true);
        }
        batch.starsAndLabels.clear();
        batch.ids.clear();
    };
    const auto ids = from.gameIds();
    summary.games = static_cast<std::int64_t>(ids.size());
    std::int64_t done = 0;
    bool isStopped = false;
    for (auto id = ids.rbegin(); id != ids.rend() && !isStopped; ++id) { // the oldest first
        isStopped = progress && !progress(done++, summary.games);
        if (isStopped) break;
        try {
            const auto stored = from.record(*id);
            const auto variant = stored ? from.variants()(stored->summary.header.variant) : nullptr;
            auto tree = variant ? std::optional(readTree(stored->summary.header, stored->tree, variant))
                                : std::nullopt;
            if (!tree || !*tree) {
                ++summary.unreadable;
                continue;
            }
            batch.games.push_back(
                {stored->summary.header, std::move(*tree).value(), stored->summary.outcome});
            batch.starsAndLabels.emplace_back(stored->summary.starred, from.labelsOf(*id));
            batch.ids.push_back(*id);
        } catch (const StorageError& error) {
            if (error.problem() != StorageProblem::Damaged) throw;
            ++summary.unreadable;
        }
        if (batch.games.size() == BatchSize) write();
    }
    write();
    if (!isStopped) {
        summary.studies = studies.run();
        summary.repertoires = mergeRepertoires(into, from);
        summary.puzzles = mergePuzzles(into, from);
    }
    if (progress) progress(done, summary.games);
    summary.added = writer.added();
    summary.known = writer.known();
    return summary;
}

} // namespace komadai::core
