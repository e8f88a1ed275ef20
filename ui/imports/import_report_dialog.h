// Shows what came of an import.
#pragma once

#include "ui/imports/game_import.h"

#include <QDialog>

namespace komadai::ui {

/// Not modal: it may come while a game is being played.
class ImportReportDialog : public QDialog {
    Q_OBJECT
public:
    explicit ImportReportDialog(ImportReport report, QWidget* parent = nullptr);

signals:
    /// The user wants to see the games with this label.
    void gamesWanted(const QString& label);

private:
    void save();

    const ImportReport m_report;
};

} // namespace komadai::ui
