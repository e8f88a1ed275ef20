#include "ui/board/look_setting.h"

#include <QSettings>

#include <algorithm>

namespace komadai::ui {
namespace {

QString keyOf(const core::VariantSpec& spec) {
    return QStringLiteral("board/pieces/%1").arg(QString::fromStdString(spec.id));
}

} // namespace

PieceLook chosenLook(const core::VariantSpec& spec) {
    const auto suitable = looksFor(spec);
    const auto chosen = pieceLookNamed(QSettings().value(keyOf(spec)).toString());
    const bool suits = chosen && std::find(suitable.begin(), suitable.end(), *chosen) != suitable.end();
    return suits ? *chosen : usualLook(spec);
}

void rememberLook(const core::VariantSpec& spec, PieceLook look) {
    QSettings().setValue(keyOf(spec), nameOf(look));
}

} // namespace komadai::ui
