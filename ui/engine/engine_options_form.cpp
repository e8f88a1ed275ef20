#include "ui/engine/engine_options_form.h"

#include "core/protocol/variant_option.h"
#include "ui/widgets/file_field.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QFormLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

#include <algorithm>
#include <limits>

namespace komadai::ui {
namespace {

using core::protocol::EngineOption;
using core::protocol::OptionType;

/// The row of a choice, whose case does not matter. Some engines do not list their default.
int findOrAdd(QComboBox& box, const QString& choice) {
    if (const int row = box.findText(choice, Qt::MatchFixedString); row >= 0) return row;
    box.insertItem(0, choice);
    return 0;
}

int asInt(std::int64_t value) {
    return static_cast<int>(
        std::clamp<std::int64_t>(value, std::numeric_limits<int>::min(), std::numeric_limits<int>::max()));
}

} // namespace

EngineOptionsForm::EngineOptionsForm(QWidget* parent) : QWidget(parent), m_form(new QFormLayout(this)) {}

void EngineOptionsForm::showOptions(const Options& options, const Values& values) {
    while (m_form->rowCount() > 0)
        m_form->removeRow(0);
    m_values.clear();
    for (const auto& option : options) {
        if (core::protocol::isSetByClient(option)) continue;
        const auto given = values.find(option.name);
        if (given != values.end()) m_values.insert(*given);
        QWidget* widget = makeWidget(option, given == values.end() ? option.defaultValue : given->second);
        const QString name = QString::fromStdString(option.name);
        widget->setObjectName(QStringLiteral("option:") + name);
        widget->setAccessibleName(name);
        widget->installEventFilter(this);
        const bool isNamedByWidget = option.type == OptionType::Check || option.type == OptionType::Button;
        m_form->addRow(isNamedByWidget ? QString() : QStringLiteral("%1:").arg(name), widget);
    }
}

bool EngineOptionsForm::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::Wheel) return QWidget::eventFilter(watched, event);
    event->ignore();
    return true;
}

QWidget* EngineOptionsForm::makeWidget(const EngineOption& option, const std::string& value) {
    const QString name = QString::fromStdString(option.name).replace('&', QStringLiteral("&&"));
    switch (option.type) {
    case OptionType::Check: {
        auto* box = new QCheckBox(name);
        box->setChecked(value == "true");
        connect(box, &QCheckBox::toggled, this,
                [this, option](bool checked) { set(option, checked ? "true" : "false"); });
        return box;
    }
    case OptionType::Combo: {
        auto* box = new QComboBox;
        for (const auto& choice : option.choices)
            box->addItem(QString::fromStdString(choice));
        box->setCurrentIndex(findOrAdd(*box, QString::fromStdString(value)));
        connect(box, &QComboBox::currentTextChanged, this,
                [this, option](const QString& text) { set(option, text.toStdString()); });
        return box;
    }
    case OptionType::Button: {
        auto* button = new QPushButton(name);
        connect(button, &QPushButton::clicked, this,
                [this, option] { emit pressed(QString::fromStdString(option.name)); });
        return button;
    }
    case OptionType::Spin: return makeSpin(option, value);
    case OptionType::String:
    case OptionType::FileName: return makeText(option, value);
    }
    return nullptr;
}

QWidget* EngineOptionsForm::makeSpin(const EngineOption& option, const std::string& value) {
    auto* box = new QSpinBox;
    box->setRange(asInt(option.min.value_or(std::numeric_limits<int>::min())),
                  asInt(option.max.value_or(std::numeric_limits<int>::max())));
    box->setValue(asInt(QString::fromStdString(value).toLongLong()));
    connect(box, &QSpinBox::valueChanged, this,
            [this, option](int number) { set(option, std::to_string(number)); });
    return box;
}

/// A file name has a button that opens a file dialog.
QWidget* EngineOptionsForm::makeText(const EngineOption& option, const std::string& value) {
    const auto kind = option.type == OptionType::FileName ? FileField::Kind::File : FileField::Kind::Text;
    auto* field = new FileField(kind, QString::fromStdString(option.name));
    field->setText(QString::fromStdString(value));
    connect(field, &FileField::textChanged, this,
            [this, option](const QString& text) { set(option, text.trimmed().toStdString()); });
    return field;
}

void EngineOptionsForm::set(const EngineOption& option, const std::string& value) {
    if (value == option.defaultValue)
        m_values.erase(option.name);
    else
        m_values[option.name] = value;
    emit changed();
}

} // namespace komadai::ui
