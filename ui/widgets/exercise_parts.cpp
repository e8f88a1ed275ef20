#include "ui/widgets/exercise_parts.h"

#include "ui/widgets/second_press.h"

#include <QFont>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QString>
#include <QVBoxLayout>

#include <utility>

namespace komadai::ui {

QLabel* makeTextLabel(const char* name, QWidget* parent) {
    auto* label = new QLabel(parent);
    label->setObjectName(QLatin1String(name));
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

void showText(QLabel& label, const QString& text) {
    label.setText(text);
    label.setVisible(!text.isEmpty());
}

ExerciseTexts makeExerciseTexts(const QString& name, QWidget* parent) {
    const auto make = [&name, parent](const char* part) {
        return makeTextLabel((name + QLatin1String(part)).toLatin1().constData(), parent);
    };
    const ExerciseTexts texts{make("Turn"), make("Message"), make("Entry"), make("Details"), make("Figures")};
    QFont bold = texts.turn->font();
    bold.setBold(true);
    texts.turn->setFont(bold);
    return texts;
}

void layOutExercise(QWidget& panel, const ExerciseTexts& texts, QWidget& choice, QWidget& buttons,
                    QWidget& more) {
    auto* layout = new QVBoxLayout(&panel);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(10);
    layout->addWidget(&choice);
    for (QLabel* label : {texts.turn, texts.message, texts.entry, texts.details})
        layout->addWidget(label);
    layout->addStretch(1);
    layout->addWidget(&buttons);
    layout->addWidget(texts.figures);
    layout->addWidget(&more);
}

void layOutBesideBoard(QWidget& window, QWidget& board, QWidget& panel) {
    auto* layout = new QHBoxLayout(&window);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->setSpacing(12);
    layout->addWidget(&board, 1);
    layout->addWidget(&panel);
}

QPushButton* makeSideButton(const char* name, Text text, QWidget* parent) {
    auto* button = new QPushButton(parent);
    button->setObjectName(QLatin1String(name));
    button->setFocusPolicy(Qt::TabFocus);
    QObject::connect(button, &QPushButton::clicked, button, [] { dropSecondPress(); });
    return retranslated(button, &QPushButton::setText, std::move(text));
}

} // namespace komadai::ui
