#include "ui/imports/import_report_dialog.h"

#include "ui/files/file_writer.h"
#include "ui/files/save_dialog.h"
#include "ui/imports/import_report_text.h"
#include "ui/language/retranslated.h"
#include "ui/widgets/window_size.h"

#include <QDialogButtonBox>
#include <QFontDatabase>
#include <QLabel>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QStandardPaths>
#include <QVBoxLayout>

namespace komadai::ui {
namespace {

constexpr QSize LeastSize{420, 320};
constexpr QSize LeastSizeWithoutProblems{420, 220};

QString documentsFolder() { return QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation); }

} // namespace

ImportReportDialog::ImportReportDialog(ImportReport report, QWidget* parent)
    : QDialog(parent), m_report(std::move(report)) {
    setObjectName(QStringLiteral("importReport"));
    auto* outcome = new QLabel(this);
    outcome->setObjectName(QStringLiteral("outcome"));
    outcome->setWordWrap(true);
    outcome->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* counts = new QLabel(this);
    counts->setObjectName(QStringLiteral("counts"));
    counts->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* problems = new QPlainTextEdit(this);
    problems->setObjectName(QStringLiteral("problems"));
    problems->setReadOnly(true);
    problems->setTabChangesFocus(true);
    const bool hasProblems = !problemsOf(m_report).isEmpty();
    problems->setVisible(hasProblems);

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto* saveReport = buttons->addButton(QString(), QDialogButtonBox::ActionRole);
    saveReport->setObjectName(QStringLiteral("saveReport"));
    auto* show = buttons->addButton(QString(), QDialogButtonBox::ActionRole);
    show->setObjectName(QStringLiteral("showGames"));
    show->setVisible(!m_report.label.isEmpty());
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(saveReport, &QPushButton::clicked, this, &ImportReportDialog::save);
    connect(show, &QPushButton::clicked, this, [this] {
        emit gamesWanted(m_report.label);
        accept(); // it would lie over the games
    });

    auto* layout = new QVBoxLayout(this);
    layout->addWidget(outcome);
    layout->addWidget(counts);
    layout->addWidget(problems, 1);
    if (!hasProblems) layout->addStretch();
    layout->addWidget(buttons);
    retranslated(this, [=, this] {
        setWindowTitle(tr("Import Games"));
        outcome->setText(outcomeOf(m_report));
        counts->setText(countsOf(m_report).join('\n'));
        problems->setPlainText(problemsOf(m_report).join('\n'));
        problems->setAccessibleName(tr("Problems"));
        saveReport->setText(tr("&Save Report…"));
        show->setText(tr("S&how Games"));
    });
    // More than the layout says, which does not know how high a text becomes in a narrow window.
    setLeastSize(*this, hasProblems ? LeastSize : LeastSizeWithoutProblems);
    resizeWithinScreen(*this, hasProblems ? QSize(640, 460) : QSize(460, 0));
}

void ImportReportDialog::save() {
    const QString name = tr("Import %1").arg(m_report.startedAt.toString(QStringLiteral("yyyy-MM-dd HHmm")));
    const auto path =
        askForFile({tr("Save Report"), name, documentsFolder(), tr("Text (*.txt);;All files (*)")}, this);
    if (!path) return;
    const QString problem = writeBytes(*path, textOf(m_report).toStdString());
    if (problem.isEmpty()) return;
    QMessageBox::warning(this, tr("Save Report"), tr("%1 could not be saved: %2.").arg(*path, problem));
}

} // namespace komadai::ui
