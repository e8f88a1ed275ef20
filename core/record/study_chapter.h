// A chapter of a study as a record, in which it travels in files of games.
#pragma once

#include "core/record/game_record.h"

#include <optional>
#include <string>

namespace komadai::core {

/// What a record says about the study to which it belongs, in tags of its header: StudyName, StudyAuthor, StudyIntroduction,
/// ChapterNumber, ChapterName, ChapterNotes, ChapterKind and ChapterOpensAt. StudyName and ChapterName are those of Lichess. Instead
/// of StudyIntroduction and ChapterNotes there can be StudyIntroductionParagraphs and ChapterNotesParagraphs: so many paragraphs at the
/// start of the comment before the first move are these texts.
struct StudyChapter {
    std::string study;           ///< its name, not empty, one line
    std::string author{};        ///< one line
    std::string introduction{};  ///< to the study; only the first chapter has it
    std::optional<int> number{}; ///< of the chapter, from 1; none where the file does not say it
    std::string title{};         ///< one line
    std::string notes{};
    /// The chapter has no game: the record is there because a file of games has nothing else.
    bool isText = false;
    std::optional<NodeId> opensAt{}; ///< a node of the record; none: the end of the game
    friend bool operator==(const StudyChapter&, const StudyChapter&) = default;
};

/// Whether a record with this header is a chapter.
bool isStudyChapter(const RecordHeader& header);

/// How texts of several lines are written.
enum class StudyTextAs {
    Tag, ///< so that takeStudyChapter gives them back
    /// Before the first move, in front of the comment there: for formats whose tags have one line, such as PGN. takeStudyChapter gives
    /// them back too, except where another comment stands before the whole game.
    Comment,
};

/// Writes into the record of which study it is a chapter. Tags with these names that it has already are replaced.
/// Preconditions: the name of the study is not empty, and `opensAt` is a node of the record.
void addStudyChapter(GameRecord& record, const StudyChapter& chapter, StudyTextAs as);

/// Takes these tags and texts out of the record; none, and nothing is taken, if it has no StudyName. Without StudyAuthor the author is the
/// annotator. The notes of a chapter that is only text are its comment before the first move, if there is no tag. A value that
/// makes no sense counts as missing.
std::optional<StudyChapter> takeStudyChapter(GameRecord& record);

} // namespace komadai::core
