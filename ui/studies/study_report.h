// A study as a text with diagrams, to be printed or kept in a file.
#pragma once

#include "core/files/study_export.h"
#include "ui/report/report.h"

#include <vector>

namespace komadai::ui {

/// Title and introduction. The chapters follow, see addChapter.
std::vector<ReportPart> beginStudyReport(const core::Study& study);
/// Adds a chapter with its title, its notes, the position at which it opens, and its moves. A chapter whose game is missing says so.
/// `number`  from 1
void addChapter(std::vector<ReportPart>& report, const core::ChapterRecord& chapter, int number,
                const ReportOptions& options);

} // namespace komadai::ui
