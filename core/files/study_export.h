// Studies of a library on their way into a file.
#pragma once

#include "core/notation/record_file.h"
#include "core/store/study_store.h"

#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace komadai::core {

/// Why a chapter is without its game.
struct ChapterProblem {
    struct Deleted {};   ///< the game is not in the library any more
    struct NoVariant {}; ///< its variant is unknown; its id is in `variant`
    std::variant<Deleted, NoVariant, RecordError, WriteProblem> reason;
    int chapter = 0; ///< its number, from 1
    std::string title{};
    std::string variant{};
};

/// A chapter with its game.
struct ChapterRecord {
    Chapter chapter;
    std::optional<GameRecord> game{};        ///< none for text, and where there is a problem
    std::optional<ChapterProblem> problem{}; ///< see `game`
};

/// The chapters of a study in their order, with the games as they are now. On the thread of the library.
std::vector<ChapterRecord> readChapters(Library& library, StudyId study);

/// A study as a file.
struct WrittenStudy {
    std::string text;             ///< UTF-8
    int chapters = 0;             ///< how many it has
    std::map<Loss, int> losses{}; ///< with the number of chapters that lose it
    std::vector<ChapterProblem>
        problems{}; ///< of chapters that are there without their game, only with title and notes
};

/// Writes a study as games with the tags of StudyChapter, which imports read back. None if the study does not exist. A study
/// without chapters is one chapter without title that is only text, so that its introduction is kept.
/// `format`  Pgn, where introduction and notes are comments before the first move; or Json.
/// `variants`  those of the user, as in writeRecord
std::optional<WrittenStudy> writeStudy(Library& library, StudyId study, RecordFormat format,
                                       const VariantSet& variants);

} // namespace komadai::core
