// Cells of the tables about practice.
#pragma once

#include <QTableWidgetItem>

namespace komadai::ui {

/// Numbers stand at the right.
inline QTableWidgetItem* makeItem(const QString& text, bool isNumber = false) {
    auto* item = new QTableWidgetItem(text);
    if (isNumber) item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    return item;
}

} // namespace komadai::ui
