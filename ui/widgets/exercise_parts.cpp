#include "ui/widgets/exercise_parts.h"

#include "ui/widgets/second_press.h"

#include <QLabel>
#include <QPushButton>

#include <utility>

namespace komadai::ui {

QLabel* makeTextLabel(const char* name, QWidget* parent) {
    auto* label = new QLabel(parent);
    label->setObjectName(QLatin1String(name));
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

QPushButton* makeSideButton(const char* name, Text text, QWidget* parent) {
    auto* button = new QPushButton(parent);
    button->setObjectName(QLatin1String(name));
    button->setFocusPolicy(Qt::TabFocus);
    QObject::connect(button, &QPushButton::clicked, button, [] { dropSecondPress(); });
    return retranslated(button, &QPushButton::setText, std::move(text));
}

} // namespace komadai::ui
