#include "core/files/game_import.h"

#include "core/notation/text_encoding.h"
#include "core/store/library_search.h"
#include "core/store/unless_damaged.h"

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

bool haveEqualHeads(const RecordHeader& a, const RecordHeader& b) {
    return a.players[0].name == b.players[0].name && a.players[1].name == b.players[1].name &&
           dayOf(a) == dayOf(b);
}

std::vector<GameId> equalGames(Library& library, const GameRecord& game) {
    std::vector<GameId> games = LibrarySearch(library).gamesLike(game);
    std::erase_if(games, [&](GameId id) {
        return !unlessDamaged(false, [&] {
            const auto summary = library.summary(id);
            return summary && haveEqualHeads(summary->header, game.header);
        });
    });
    return games;
}

ImportSummary readForImport(const ImportSource& source, const ReadOptions& options, const ImportSink& sink) {
    return Import(source, options, sink).run();
}

ImportWriter::Lines linesOf(Library& library) {
    ImportWriter::Lines lines;
    LibrarySearch(library).forEachLine([&](std::int64_t line) { lines.insert(line); });
    return lines;
}

/// The studies that the library had before the import. A damaged one equals no other.
class ImportWriter::KnownStudies {
public:
    explicit KnownStudies(Library& library) : m_library(library) {
        for (Study& study :
             unlessDamaged<std::vector<Study>>({}, [&] { return StudyStore(library).studies(); })) {
            std::string name = study.texts.name;
            m_byName.emplace(std::move(name), std::move(study));
        }
    }

    /// See ImportWriter::knownChapters.
    std::optional<std::vector<Chapter>> find(const OpenStudy& study, bool isComplete) {
        const auto [first, last] = m_byName.equal_range(study.texts.name);
        for (auto known = first; known != last; ++known) {
            if (known->second.texts != study.texts) continue;
            auto chapters = chaptersOf(known->second.id);
            if (!chapters || !beginsWith(*chapters, study) ||
                (isComplete && chapters->size() != study.chapters.size()))
                continue;
            if (isComplete) m_byName.erase(known);
            return chapters;
        }
        return std::nullopt;
    }

private:
    /// None if the study was removed meanwhile, or is damaged.
    std::optional<std::vector<Chapter>> chaptersOf(StudyId study) const {
        return unlessDamaged<std::optional<std::vector<Chapter>>>(
            std::nullopt, [&]() -> std::optional<std::vector<Chapter>> {
                const StudyStore studies(m_library);
                if (!studies.study(study)) return std::nullopt;
                return studies.chapters(study);
            });
    }

    bool beginsWith(const std::vector<Chapter>& chapters, const OpenStudy& study) const {
        if (chapters.size() < study.chapters.size()) return false;
        std::vector<const GameRecord*> waiting(study.chapters.size()); // the game of each chapter
        for (std::size_t i = 0; i < study.games.size(); ++i)
            waiting[study.chapterOfGame[i]] = &study.games[i];
        for (std::size_t i = 0; i < study.chapters.size(); ++i) {
            const ChapterContent& content = chapters[i].content;
            const ChapterContent& read = study.chapters[i];
            if (content.title != read.title || content.notes != read.notes || content.opensAt != read.opensAt)
                return false;
            const bool isEqual =
                waiting[i]  ? chapters[i].game == Chapter::Game::Stored && isGame(*content.game, *waiting[i])
                : read.game ? content.game == read.game
                            : chapters[i].game == Chapter::Game::None;
            if (!isEqual) return false;
        }
        return true;
    }

    /// Whether a stored game is this one, with all notes.
    bool isGame(GameId id, const GameRecord& game) const {
        return unlessDamaged(false, [&] {
            const auto stored = m_library.record(id);
            if (!stored || !stored->tree.edits.empty()) return false;
            const RecordHeader& header = stored->summary.header;
            return haveEqualHeads(header, game.header) && header.variant == game.header.variant &&
                   header.ruleOptions == game.header.ruleOptions && header.start == game.header.start &&
                   stored->summary.outcome == game.outcome && stored->tree.packed == game.tree.pack();
        });
    }

    Library& m_library;
    std::unordered_multimap<std::string, Study> m_byName;
};

ImportWriter::ImportWriter(Library& library, bool keepsKnown, std::optional<Lines> lines,
                           std::optional<std::chrono::sys_seconds> now, std::size_t mostNodes)
    : m_library(library), m_keepsKnown(keepsKnown), m_now(now), m_mostNodes(mostNodes),
      m_lines(std::move(lines)) {}
ImportWriter::~ImportWriter() = default;

bool ImportWriter::isKnown(const GameRecord& game) {
    const std::int64_t line = LibrarySearch::lineOf(game);
    if (!m_new.insert(identityOf(line, game.header)).second) return true;
    if (!m_lines && ++m_asked > FewGames) m_lines = linesOf(m_library);
    if (m_lines && !m_lines->contains(line)) return false;
    return !equalGames(m_library, game).empty();
}

ImportWriter::Ids ImportWriter::add(std::vector<GameRecord>&& games,
                                    const std::function<void(const Ids&)>& also) {
    Ids ids(games.size());
    std::vector<GameRecord> wanted;
    std::vector<std::size_t> places; // of the wanted games
    for (std::size_t i = 0; i < games.size(); ++i) {
        if (auto chapter = m_now ? takeStudyChapter(games[i]) : std::nullopt) {
            addChapter(std::move(*chapter), std::move(games[i]));
            continue;
        }
        finish();
        if (!m_keepsKnown && isKnown(games[i])) {
            ++m_known;
            m_nodes += games[i].tree.size();
            continue;
        }
        places.push_back(i);
        wanted.push_back(std::move(games[i]));
    }
    if (wanted.empty()) return ids;
    store(wanted, [&](const std::vector<GameId>& stored) {
        for (std::size_t i = 0; i < stored.size(); ++i)
            ids[places[i]] = stored[i];
        if (also) also(ids);
    });
    return ids;
}

void ImportWriter::finish() {
    if (!m_study) return;
    OpenStudy study = std::move(*m_study);
    m_study.reset();
    if (const auto known = knownChapters(study, true)) return useGames(study, *known);
    store(study, true);
    ++m_studies;
}

std::optional<std::vector<Chapter>> ImportWriter::knownChapters(const OpenStudy& study, bool isComplete) {
    if (m_keepsKnown) return std::nullopt;
    if (!m_knownStudies) m_knownStudies = std::make_unique<KnownStudies>(m_library);
    return m_knownStudies->find(study, isComplete);
}

void ImportWriter::useGames(OpenStudy& study, const std::vector<Chapter>& chapters) {
    for (const std::size_t chapter : study.chapterOfGame)
        study.chapters[chapter].game = chapters[chapter].content.game;
    m_known += static_cast<std::int64_t>(study.games.size());
    m_nodes += study.nodes;
    study.forgetGames();
}

void ImportWriter::addChapter(StudyChapter&& chapter, GameRecord&& game) {
    const bool goesOn = m_study && m_study->texts.name == chapter.study &&
                        (!chapter.number || *chapter.number > m_study->lastNumber);
    if (!goesOn) {
        finish();
        m_study = OpenStudy{};
        m_study->texts = {chapter.study, chapter.author, chapter.introduction};
    }
    OpenStudy& study = *m_study;
    study.lastNumber = chapter.number.value_or(study.lastNumber);
    const bool standsForNone =
        chapter.isText && !chapter.number && chapter.title.empty() && chapter.notes.empty();
    if (standsForNone) return; // see writeStudy
    if (!chapter.isText) {
        const std::size_t nodes = game.tree.size();
        if (!study.games.empty() && study.nodes + nodes > m_mostNodes) {
            if (const auto known = knownChapters(study, false))
                useGames(study, *known);
            else
                store(study, false);
        }
        study.nodes += nodes;
        study.chapterOfGame.push_back(study.chapters.size());
        study.games.push_back(std::move(game));
    }
    study.chapters.push_back({std::move(chapter.title), std::move(chapter.notes), {}, chapter.opensAt});
}

void ImportWriter::store(OpenStudy& study, bool isComplete) {
    store(study.games, [&](const std::vector<GameId>& ids) {
        for (std::size_t i = 0; i < ids.size(); ++i)
            study.chapters[study.chapterOfGame[i]].game = ids[i];
        if (isComplete) StudyStore(m_library).add(study.texts, study.chapters, *m_now);
    });
    study.forgetGames();
}

void ImportWriter::OpenStudy::forgetGames() {
    games.clear();
    chapterOfGame.clear();
    nodes = 0;
}

std::vector<GameId> ImportWriter::store(const std::vector<GameRecord>& games,
                                        const std::function<void(const std::vector<GameId>&)>& also) {
    std::vector<GameId> ids = m_library.addRecords(games, [&](const std::vector<GameId>& stored) {
        if (!m_label.empty() && !stored.empty()) m_library.setLabel(stored, m_label, true);
        if (also) also(stored);
    });
    m_added += static_cast<std::int64_t>(ids.size());
    for (const GameRecord& game : games)
        m_nodes += game.tree.size();
    return ids;
}

} // namespace komadai::core
