#include "ui/engine/engine_choice.h"

#include "ui/engine/engine_trials.h"

#include <QComboBox>
#include <QMessageBox>
#include <QStandardItemModel>

namespace komadai::ui {
namespace {

bool canBeChosen(const QComboBox& box, int row) {
    return box.model()->flags(box.model()->index(row, box.modelColumn())).testFlag(Qt::ItemIsEnabled);
}

} // namespace

void setRefusal(QComboBox& box, int row, const std::optional<QString>& refusal) {
    const QVariant reason = refusal ? QVariant(*refusal) : QVariant();
    box.setItemData(row, reason, Qt::ToolTipRole);
    box.setItemData(row, reason, Qt::AccessibleTextRole);
    if (auto* items = qobject_cast<QStandardItemModel*>(box.model())) items->item(row)->setEnabled(!refusal);
}

void addEngine(QComboBox& box, const EngineProfile& engine, const core::VariantSpec& variant) {
    box.addItem(engine.name, engine.name);
    setRefusal(box, box.count() - 1, refusalOf(engine, variant));
}

int findEngine(const QComboBox& box, const QString& name) {
    const int row = box.findData(name);
    return row >= 0 && canBeChosen(box, row) ? row : -1;
}

RefusalsButton::RefusalsButton(QWidget* parent) : QPushButton(caption(), parent) {
    setObjectName(QStringLiteral("refusals"));
    setAutoDefault(false);
    hide();
    connect(this, &QPushButton::clicked, this, [this] { showRefusals(m_refusals, this); });
}

void RefusalsButton::explain(const QComboBox& engines) {
    m_refusals.clear();
    for (int row = 0; row < engines.count(); ++row)
        if (!canBeChosen(engines, row)) m_refusals << engines.itemData(row, Qt::ToolTipRole).toString();
    setVisible(hasRefusals());
}

QString RefusalsButton::caption() { return tr("Unavailable Engines…"); }

void RefusalsButton::showRefusals(const QStringList& refusals, QWidget* parent) {
    auto* box = new QMessageBox(QMessageBox::Information, tr("Unavailable Engines"),
                                refusals.join(QStringLiteral("\n\n")), QMessageBox::Ok, parent);
    box->setTextFormat(Qt::PlainText); // engines may have any name
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
}

} // namespace komadai::ui
