// A study as a text with diagrams, to be printed or kept in a file.
#pragma once

#include "core/files/study_export.h"
#include "ui/report/report.h"

#include <vector>

namespace komadai::ui {

/// Title and introduction, then each chapter with its title, its notes, the position at which it opens, and its moves. A chapter whose
/// game is missing says so.
std::vector<ReportPart> makeStudyReport(const core::Study& study,
                                        const std::vector<core::ChapterRecord>& chapters,
                                        const ReportOptions& options);

} // namespace komadai::ui
