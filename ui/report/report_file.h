// Reports on paper and in files.
#pragma once

#include "ui/report/report.h"

#include <QString>

class QPagedPaintDevice;

namespace komadai::ui {

/// How diagrams look, and how large they are.
struct ReportLook {
    enum class Size { Small, Medium, Large };
    Size size = Size::Medium;
    DiagramOptions diagram{}; ///< last move and drawings are those of each diagram
};

/// Prints the report, with page numbers. Diagrams are drawn in vectors.
void printReport(const std::vector<ReportPart>& report, const ReportLook& look, QPagedPaintDevice& device);

/// A page of HTML with its pictures inside, UTF-8.
QByteArray reportAsHtml(const std::vector<ReportPart>& report, const ReportLook& look);

/// Writes a .pdf or .html file, as a whole or not at all. Returns why that failed, in the words of the system or of
/// the program; empty if it did not.
QString writeReport(const QString& path, const std::vector<ReportPart>& report, const ReportLook& look);

} // namespace komadai::ui
