// Reports on paper and in files.
#pragma once

#include "ui/report/report.h"

#include <QSaveFile>
#include <QString>

#include <memory>
#include <vector>

class QPagedPaintDevice;

namespace komadai::ui {

class ReportSteps;

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

/// Writes a report to a file in steps, so that the window goes on while a long one is written. The file is there as a whole after the
/// last step, or not at all. GUI thread.
class ReportWriting {
public:
    /// `path`    ends in .pdf or .html
    /// `report`  must outlive the object
    ReportWriting(const QString& path, const std::vector<ReportPart>& report, ReportLook look);
    /// Before the last step nothing is written, and an old file stays as it was.
    ~ReportWriting();
    ReportWriting(const ReportWriting&) = delete;
    ReportWriting& operator=(const ReportWriting&) = delete;

    /// Paints at most one page or one picture. Returns whether there is more to do.
    bool step();
    /// How much is done, from 0 to 1.
    double progress() const;
    /// Why there is no file, in the words of the system or of the program; empty if nothing went wrong.
    const QString& problem() const { return m_problem; }

private:
    ReportLook m_look;
    QSaveFile m_file;
    QString m_problem;
    std::unique_ptr<ReportSteps> m_steps; ///< null when all is done
};

/// Whether a report can be written to a file with this name: its ending decides between PDF and web page.
bool isReportName(const QString& path);

/// The same at once. Returns the problem.
QString writeReport(const QString& path, const std::vector<ReportPart>& report, const ReportLook& look);

} // namespace komadai::ui
