#include "core/files/study_export.h"

#include "core/notation/stored_record.h"
#include "core/record/study_chapter.h"
#include "core/store/stored_game.h"

#include <cassert>
#include <utility>

namespace komadai::core {
namespace {

/// Reads the game of a chapter, or says why there is none.
void readGame(Library& library, ChapterRecord& record) {
    const auto fail = [&](auto reason) { record.problem.emplace().reason = std::move(reason); };
    const Chapter& chapter = record.chapter;
    if (chapter.game == Chapter::Game::None) return;
    if (chapter.game != Chapter::Game::Stored) return fail(ChapterProblem::Deleted{});
    auto game = readSharedGame(library, *chapter.content.game, library.variants());
    if (game) {
        record.game = std::move(game).value();
    } else if (const auto* unknown = std::get_if<UnknownVariant>(&game.error())) {
        fail(ChapterProblem::NoVariant{});
        record.problem->variant = unknown->id;
    } else if (const auto* damaged = std::get_if<RecordError>(&game.error())) {
        fail(*damaged);
    } else {
        fail(ChapterProblem::Deleted{});
    }
}

/// Carries the texts of a chapter that has no game: the start of a game that nobody has played.
GameRecord recordWithoutGame(const std::shared_ptr<const Variant>& variant) {
    const AnyPosition start = AnyPosition::startOf(variant);
    return {headerOf(Game(start), {}, {}), GameTree(start)};
}

class StudyWriter {
public:
    StudyWriter(const Study& study, RecordFormat format, const VariantSet& variants)
        : m_study(study), m_format(format), m_variants(variants) {}

    void add(ChapterRecord&& chapter) {
        if (chapter.problem) m_written.problems.push_back(std::move(*chapter.problem));
        if (chapter.game) {
            const auto written = write(chapter, *chapter.game, false);
            if (written) return append(written.value());
            m_written.problems.push_back({written.error(), m_number + 1, chapter.chapter.content.title});
        }
        // Every format for studies can write the start of a variant that comes with the program.
        append(write(chapter, recordWithoutGame(m_variants.all().front()), true).value());
    }
    WrittenStudy take(int chapters) {
        m_written.chapters = chapters;
        return std::move(m_written);
    }

private:
    Result<WrittenGame, WriteProblem> write(const ChapterRecord& from, GameRecord record, bool isText) {
        StudyChapter chapter;
        chapter.study = m_study.texts.name;
        chapter.author = m_study.texts.author;
        if (m_number == 0) chapter.introduction = m_study.texts.introduction;
        if (from.chapter.id != 0) chapter.number = m_number + 1;
        chapter.title = from.chapter.content.title;
        chapter.notes = from.chapter.content.notes;
        chapter.isText = isText;
        const auto& node = from.chapter.content.opensAt;
        if (!isText && node && record.tree.contains(*node)) chapter.opensAt = node;
        addStudyChapter(record, chapter,
                        m_format == RecordFormat::Json ? StudyTextAs::Tag : StudyTextAs::Comment);
        return writeRecord(record, m_format, &m_variants);
    }

    void append(const WrittenGame& game) {
        appendGame(m_written.text, game, m_format);
        for (const Loss loss : game.losses)
            ++m_written.losses[loss];
        ++m_number;
    }

    const Study& m_study;
    RecordFormat m_format;
    const VariantSet& m_variants;
    WrittenStudy m_written;
    int m_number = 0; ///< of the last chapter
};

} // namespace

std::vector<ChapterRecord> readChapters(Library& library, StudyId study) {
    std::vector<ChapterRecord> records;
    for (Chapter& chapter : StudyStore(library).chapters(study)) {
        ChapterRecord& record = records.emplace_back(ChapterRecord{std::move(chapter)});
        readGame(library, record);
        if (!record.problem) continue;
        record.problem->chapter = static_cast<int>(records.size());
        record.problem->title = record.chapter.content.title;
    }
    return records;
}

std::optional<WrittenStudy> writeStudy(Library& library, StudyId study, RecordFormat format,
                                       const VariantSet& variants) {
    assert(format == RecordFormat::Pgn || format == RecordFormat::Json);
    const auto about = StudyStore(library).study(study);
    if (!about) return std::nullopt;
    StudyWriter writer(*about, format, variants);
    auto chapters = readChapters(library, study);
    const auto count = static_cast<int>(chapters.size());
    if (chapters.empty()) chapters.emplace_back(); // without a number, see ImportWriter
    for (ChapterRecord& chapter : chapters)
        writer.add(std::move(chapter));
    return writer.take(count);
}

} // namespace komadai::core
