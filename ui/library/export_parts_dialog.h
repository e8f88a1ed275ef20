// Asks what a file is to have of the games that are exported.
#pragma once

#include "core/record/record_parts.h"
#include "ui/preferences/preference.h"

#include <QDialog>

class QCheckBox;

namespace komadai::ui {

namespace preference {

extern const Preference<bool> ExportComments, ExportVariations, ExportEvaluations;

} // namespace preference

/// Begins with the choices of the last export.
class ExportPartsDialog : public QDialog {
    Q_OBJECT
public:
    explicit ExportPartsDialog(QWidget* parent = nullptr);

    /// What is left out.
    core::RecordParts leftOut() const;
    /// The next dialog begins with these choices.
    void remember() const;

private:
    QCheckBox *m_comments, *m_variations, *m_evaluations;
};

} // namespace komadai::ui
