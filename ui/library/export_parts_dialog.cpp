#include "ui/library/export_parts_dialog.h"

#include "ui/preferences/preferences.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QVBoxLayout>

namespace komadai::ui {

namespace preference {

const Preference<bool> ExportComments(QStringLiteral("export/comments"), true, boolFormat());
const Preference<bool> ExportVariations(QStringLiteral("export/variations"), true, boolFormat());
const Preference<bool> ExportEvaluations(QStringLiteral("export/evaluations"), true, boolFormat());

} // namespace preference

ExportPartsDialog::ExportPartsDialog(QWidget* parent) : QDialog(parent) {
    setWindowTitle(tr("Export Games"));
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(new QLabel(tr("What should the file have besides the main line?")));
    const auto addBox = [layout](const QString& text, const Preference<bool>& key) {
        auto* box = new QCheckBox(text);
        box->setObjectName(key.name());
        box->setChecked(preferences().get(key));
        layout->addWidget(box);
        return box;
    };
    m_comments = addBox(tr("C&omments"), preference::ExportComments);
    m_variations = addBox(tr("&Variations"), preference::ExportVariations);
    m_evaluations = addBox(tr("&Evaluations by engines"), preference::ExportEvaluations);
    layout->addStretch();
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    buttons->addButton(tr("&Choose File…"), QDialogButtonBox::AcceptRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    layout->addWidget(buttons);
}

core::RecordParts ExportPartsDialog::leftOut() const {
    return {!m_comments->isChecked(), !m_variations->isChecked(), !m_evaluations->isChecked()};
}

void ExportPartsDialog::remember() const {
    preferences().set(preference::ExportComments, m_comments->isChecked());
    preferences().set(preference::ExportVariations, m_variations->isChecked());
    preferences().set(preference::ExportEvaluations, m_evaluations->isChecked());
}

} // namespace komadai::ui
