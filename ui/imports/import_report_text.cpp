#include "ui/imports/import_report_text.h"

#include "ui/language/local_text.h"
#include "ui/wording.h"

#include <QCoreApplication>

namespace komadai::ui {
namespace {

/// The context of the texts.
struct Words {
    Q_DECLARE_TR_FUNCTIONS(komadai::ui::ImportReport)
};

int plural(std::int64_t count) { return static_cast<int>(std::min<std::int64_t>(count, 1'000'000'000)); }

QString sentenceOf(const std::variant<ImportProblem, core::FileFault>& problem) {
    if (const auto* fault = std::get_if<core::FileFault>(&problem))
        return QString::fromStdString(wording().sentence(*fault));
    const auto& [what, file] = std::get<ImportProblem>(problem);
    return QString::fromStdString(wording().sentence(what, file));
}

} // namespace

QString outcomeOf(const ImportReport& report) {
    const auto& summary = report.summary;
    QStringList sentences;
    if (report.error && report.error->problem() == core::StorageProblem::Busy)
        sentences += Words::tr("The import was stopped, because another library was opened.");
    else if (report.error)
        sentences += Words::tr("The import was stopped. %1").arg(sentence(*report.error));
    else if (report.isCancelled)
        sentences += Words::tr("The import was cancelled.");
    sentences += summary.added == 0
                     ? Words::tr("No games were added.")
                     : Words::tr("%Ln game(s) were added to the library.", nullptr, plural(summary.added));
    if (summary.studies > 0)
        sentences += Words::tr("%n study/studies were added.", nullptr, plural(summary.studies));
    if (report.merge && report.merge->repertoires > 0)
        sentences += Words::tr("%n repertoire(s) were added.", nullptr, plural(report.merge->repertoires));
    if (report.merge && report.merge->puzzles > 0)
        sentences += Words::tr("%Ln puzzle(s) were added.", nullptr, plural(report.merge->puzzles));
    if (report.merge && report.merge->unreadable > 0)
        sentences += Words::tr("%Ln game(s) could not be read and were left out.", nullptr,
                               plural(report.merge->unreadable));
    if (summary.known > 0)
        sentences += Words::tr("%Ln game(s) were left out, because the library already has them.", nullptr,
                               plural(summary.known));
    if (report.isCancelled || report.error)
        sentences += Words::tr("You can repeat the import. It leaves out the games that were already added.");
    return sentences.join(' ');
}

QStringList countsOf(const ImportReport& report) {
    const auto& summary = report.summary;
    if (report.merge)
        return {Words::tr("Games read: %1").arg(countText(summary.games)),
                Words::tr("Games added: %1").arg(countText(summary.added)),
                Words::tr("Games already in the library: %1").arg(countText(summary.known)),
                Words::tr("Studies added: %1").arg(countText(summary.studies)),
                Words::tr("Repertoires added: %1").arg(countText(report.merge->repertoires)),
                Words::tr("Puzzles added: %1").arg(countText(report.merge->puzzles))};
    return {Words::tr("Files read: %1").arg(countText(summary.files)),
            Words::tr("Games read: %1").arg(countText(summary.games)),
            Words::tr("Games added: %1").arg(countText(summary.added)),
            Words::tr("Games already in the library: %1").arg(countText(summary.known)),
            Words::tr("Games with missing moves: %1").arg(countText(summary.incomplete)),
            Words::tr("Problems: %1").arg(countText(summary.problems))};
}

QStringList problemsOf(const ImportReport& report) {
    QStringList lines;
    for (const auto& problem : report.problems)
        lines += sentenceOf(problem);
    const auto unlisted = report.summary.problems - static_cast<std::int64_t>(report.problems.size());
    if (unlisted > 0) lines += Words::tr("Problems that are not listed: %1").arg(countText(unlisted));
    return lines;
}

QString textOf(const ImportReport& report) {
    QStringList lines{Words::tr("Import of %1").arg(dateAndTimeText(report.startedAt)),
                      report.sources.join('\n'), QString(), outcomeOf(report), QString()};
    lines += countsOf(report);
    if (!report.label.isEmpty()) lines += Words::tr("Label of the added games: %1").arg(report.label);
    const QStringList problems = problemsOf(report);
    if (!problems.isEmpty()) lines << QString() << problems;
    return lines.join('\n') + '\n';
}

} // namespace komadai::ui
