// Asks what a file is to have of the games that are exported.
#pragma once

#include "core/record/record_parts.h"
#include "ui/preferences/preference.h"

#include <QDialog>

namespace komadai::ui {

namespace preference {

extern const Preference<bool> ExportComments, ExportVariations, ExportEvaluations;

} // namespace preference

/// The choices are remembered.
class ExportPartsDialog : public QDialog {
    Q_OBJECT
public:
    explicit ExportPartsDialog(QWidget* parent = nullptr);

    /// What is left out.
    core::RecordParts leftOut() const;
};

} // namespace komadai::ui
