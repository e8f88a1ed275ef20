#include "ui/wording.h"

#include <QCoreApplication>

namespace komadai::ui {

const Wording& wording() {
    static const Wording words(
        [](const char* source) { return QCoreApplication::translate("Wording", source).toStdString(); });
    return words;
}

QString sentence(const core::StorageError& error) {
    return QString::fromStdString(wording().sentence(error));
}
QString sentence(core::Refusal refusal) { return QString::fromStdString(wording().sentence(refusal)); }
QString result(const core::Outcome& outcome, const core::VariantSpec& variant) {
    return QString::fromStdString(wording().result(outcome, variant));
}

QString nameOf(const core::VariantSpec& variant) {
    return QString::fromStdString(wording().variantText(variant.name));
}
QString sideName(const core::VariantSpec& variant, core::Side side) {
    return QString::fromStdString(wording().side(side, variant));
}
QString nameOf(const core::Handicap& handicap) {
    return QString::fromStdString(wording().variantText(handicap.name));
}
QString summaryOf(const core::VariantSpec& variant) {
    return QString::fromStdString(wording().variantText(variant.summary));
}

} // namespace komadai::ui
