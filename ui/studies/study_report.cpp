#include "ui/studies/study_report.h"

#include "ui/board/look_setting.h"
#include "ui/document/game_document.h"
#include "ui/studies/chapter_list.h"

#include <QCoreApplication>

#include <utility>

namespace komadai::ui {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(komadai::ui::StudyReport)
};

void addText(std::vector<ReportPart>& parts, const QString& text) {
    if (text.trimmed().isEmpty()) return;
    ReportParagraph paragraph;
    paragraph.runs.push_back({text.trimmed(), ReportParagraph::Style::Text});
    parts.emplace_back(std::move(paragraph));
}

/// The game of a chapter, under its heading.
void addGame(std::vector<ReportPart>& parts, const core::ChapterRecord& record, ReportOptions options) {
    const GameDocument document(*record.game);
    const core::GameTree& tree = document.tree();
    const bool isPosition = tree.size() == 1;
    options.showsStart = options.showsStart || isPosition;
    const auto& opensAt = record.chapter.content.opensAt;
    const bool showsPlace = opensAt && tree.contains(*opensAt) && *opensAt != core::NodeId::root() &&
                            tree.firstChild(*opensAt); // the end has a diagram of its own
    bool isFirst = true;
    for (ReportPart& part : makeReport(document, options)) {
        if (std::holds_alternative<ReportTitle>(part)) { // the heading of the chapter stands in its place
            const auto& title = std::get<ReportTitle>(part);
            addText(parts, title.subtitle.isEmpty()
                               ? title.title
                               : QStringLiteral("%1, %2").arg(title.title, title.subtitle));
            continue;
        }
        if (auto* diagram = std::get_if<ReportDiagram>(&part))
            diagram->look = chosenLook(diagram->position.spec());
        if (showsPlace && isFirst && !std::holds_alternative<ReportFacts>(part)) {
            parts.emplace_back(ReportDiagram{
                tree.position(*opensAt), tree.move(*opensAt), tree.annotations(*opensAt).drawings,
                Words::tr("The chapter opens here"), chosenLook(document.spec())});
            isFirst = false;
        }
        parts.push_back(std::move(part));
    }
}

} // namespace

std::vector<ReportPart> beginStudyReport(const core::Study& study) {
    std::vector<ReportPart> parts;
    parts.emplace_back(
        ReportTitle{QString::fromStdString(study.texts.name), QString::fromStdString(study.texts.author)});
    addText(parts, QString::fromStdString(study.texts.introduction));
    return parts;
}

void addChapter(std::vector<ReportPart>& report, const core::ChapterRecord& chapter, int number,
                const ReportOptions& options) {
    report.emplace_back(ReportHeading{ChapterList::titleOf(chapter.chapter, number)});
    addText(report, QString::fromStdString(chapter.chapter.content.notes));
    if (chapter.game)
        addGame(report, chapter, options);
    else if (chapter.problem)
        addText(report, Words::tr("The game of this chapter is missing."));
}

} // namespace komadai::ui
