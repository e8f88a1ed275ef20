#include "core/record/study_chapter.h"

#include "core/base/number.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <string_view>
#include <utility>

namespace komadai::core {
namespace {

constexpr std::string_view Study = "StudyName", Author = "StudyAuthor", Introduction = "StudyIntroduction",
                           Number = "ChapterNumber", Title = "ChapterName", Notes = "ChapterNotes",
                           Kind = "ChapterKind", OpensAt = "ChapterOpensAt",
                           IntroductionLength = "StudyIntroductionParagraphs",
                           NotesLength = "ChapterNotesParagraphs";
constexpr std::array Names{Study, Author,  Introduction,       Number,     Title, Notes,
                           Kind,  OpensAt, IntroductionLength, NotesLength};
constexpr std::string_view Gap = "\n\n";      ///< between paragraphs
constexpr std::string_view TextKind = "text"; ///< the value of ChapterKind; a chapter with a game has none

std::string oneLine(std::string text) {
    std::replace_if(
        text.begin(), text.end(), [](char c) { return c == '\n' || c == '\r' || c == '\t'; }, ' ');
    return text;
}

std::string joined(const std::array<std::string, 3>& paragraphs) {
    std::string text;
    for (const std::string& paragraph : paragraphs) {
        if (paragraph.empty()) continue;
        if (!text.empty()) text += Gap;
        text += paragraph;
    }
    return text;
}

/// 0 for an empty text.
int paragraphsIn(const std::string& text) {
    int count = text.empty() ? 0 : 1;
    for (std::size_t at = text.find(Gap); at != std::string::npos; at = text.find(Gap, at + Gap.size()))
        ++count;
    return count;
}

/// Takes so many paragraphs from the start of a text, which has at least as many.
std::string takeParagraphs(int count, std::string& text) {
    std::size_t end = text.find(Gap);
    for (int taken = 1; taken < count; ++taken)
        end = text.find(Gap, end + Gap.size());
    std::string start = text.substr(0, end);
    text.erase(0, end == std::string::npos ? end : end + Gap.size());
    return start;
}

/// Takes a tag out; empty if the record does not have it.
std::string take(std::vector<RecordHeader::Tag>& tags, std::string_view name) {
    std::string value;
    std::erase_if(tags, [&](RecordHeader::Tag& tag) {
        if (tag.first != name) return false;
        value = std::move(tag.second);
        return true;
    });
    return value;
}

/// A node is written as its place in GameTree::subtree(): its id is not the same in another tree.
int placeOf(NodeId node, const GameTree& tree) {
    const auto nodes = tree.subtree();
    return static_cast<int>(std::find(nodes.begin(), nodes.end(), node) - nodes.begin());
}
std::optional<NodeId> nodeAt(std::optional<int> place, const GameTree& tree) {
    if (!place || *place < 0 || static_cast<std::size_t>(*place) >= tree.size()) return std::nullopt;
    return tree.subtree()[static_cast<std::size_t>(*place)];
}

/// Takes the introduction and the notes out of the comment before the first move, if they have so many paragraphs there.
void takeTexts(GameTree& tree, int introduction, int notes, StudyChapter& chapter) {
    if (introduction == 0 && notes == 0) return;
    Annotations annotations = tree.annotations(GameTree::root());
    if (paragraphsIn(annotations.after) < std::int64_t{introduction} + notes) return;
    if (introduction > 0) chapter.introduction = takeParagraphs(introduction, annotations.after);
    if (notes > 0) chapter.notes = takeParagraphs(notes, annotations.after);
    tree.setAnnotations(GameTree::root(), std::move(annotations));
    tree.clearHistory();
}

} // namespace

bool isStudyChapter(const RecordHeader& header) {
    return std::any_of(header.tags.begin(), header.tags.end(), [](const RecordHeader::Tag& tag) {
        return tag.first == Study && !tag.second.empty();
    });
}

void addStudyChapter(GameRecord& record, const StudyChapter& chapter, StudyTextAs as) {
    assert(!chapter.study.empty());
    auto& tags = record.header.tags;
    for (const std::string_view name : Names)
        take(tags, name);
    const auto add = [&](std::string_view name, std::string value) {
        if (!value.empty()) tags.emplace_back(name, std::move(value));
    };
    add(Study, oneLine(chapter.study));
    add(Author, oneLine(chapter.author));
    if (as == StudyTextAs::Tag) add(Introduction, chapter.introduction);
    if (chapter.number) add(Number, std::to_string(*chapter.number));
    add(Title, oneLine(chapter.title));
    if (as == StudyTextAs::Tag) add(Notes, chapter.notes);
    if (chapter.isText) add(Kind, std::string(TextKind));
    if (chapter.opensAt) add(OpensAt, std::to_string(placeOf(*chapter.opensAt, record.tree)));
    if (as == StudyTextAs::Tag) return;
    Annotations annotations = record.tree.annotations(GameTree::root());
    if (annotations.before.empty()) { // or else formats put that comment in front
        if (!chapter.introduction.empty())
            add(IntroductionLength, std::to_string(paragraphsIn(chapter.introduction)));
        if (!chapter.notes.empty()) add(NotesLength, std::to_string(paragraphsIn(chapter.notes)));
    }
    annotations.after = joined({chapter.introduction, chapter.notes, annotations.after});
    record.tree.setAnnotations(GameTree::root(), std::move(annotations));
    record.tree.clearHistory();
}

std::optional<StudyChapter> takeStudyChapter(GameRecord& record) {
    auto& tags = record.header.tags;
    StudyChapter chapter;
    if (!isStudyChapter(record.header)) return std::nullopt;
    chapter.study = take(tags, Study);
    chapter.author = take(tags, Author);
    if (chapter.author.empty()) chapter.author = record.header.annotator;
    chapter.introduction = take(tags, Introduction);
    chapter.number = numberFrom<int>(take(tags, Number), 1);
    chapter.title = take(tags, Title);
    chapter.notes = take(tags, Notes);
    chapter.isText = take(tags, Kind) == TextKind && record.tree.size() == 1;
    chapter.opensAt = nodeAt(numberFrom<int>(take(tags, OpensAt)), record.tree);
    takeTexts(record.tree, numberFrom<int>(take(tags, IntroductionLength), 1).value_or(0),
              numberFrom<int>(take(tags, NotesLength), 1).value_or(0), chapter);
    if (chapter.isText && chapter.notes.empty())
        chapter.notes = record.tree.annotations(GameTree::root()).after;
    return chapter;
}

} // namespace komadai::core
