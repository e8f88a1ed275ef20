// Shows a report of a game, and prints or saves it.
#pragma once

#include "ui/preferences/preference.h"
#include "ui/report/report_file.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QPrinter;
class QPrintPreviewWidget;
class QSpinBox;

namespace komadai::ui {

namespace preference {

extern const Preference<bool> ReportVariations, ReportComments, ReportGraphShown;
extern const Preference<bool> ReportStart, ReportBookmarks, ReportMarkedMoves, ReportTurns, ReportEnd;
extern const Preference<int> ReportEveryPlies; ///< 0: none
extern const Preference<ReportLook::Size> ReportDiagramSize;

} // namespace preference

/// What the user chose last.
ReportOptions chosenReport();

/// The choices stand beside the pages, which follow them at once.
class ReportDialog : public QDialog {
    Q_OBJECT
public:
    /// The document must outlive the dialog, and not change meanwhile.
    /// `name`  proposed for a file, without folder and ending
    ReportDialog(const GameDocument& document, const DiagramOptions& look, QString name, QWidget* parent);
    ~ReportDialog() override;

    /// Writes the report as it is shown. Says so if that fails.
    bool saveTo(const QString& path);

signals:
    /// The user has saved the report as this file.
    void saved(const QString& path);

private:
    QWidget* createChoices();
    QWidget* createPages();
    void update();
    void print();
    void save();

    const GameDocument& m_document;
    QString m_name;
    ReportLook m_look;
    std::vector<ReportPart> m_report;
    std::unique_ptr<QPrinter> m_printer;
    QPrintPreviewWidget* m_pages = nullptr;
    QSpinBox* m_every = nullptr;
    QComboBox* m_size = nullptr;
    QLabel* m_count = nullptr;
};

} // namespace komadai::ui
