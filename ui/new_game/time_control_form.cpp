#include "ui/new_game/time_control_form.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QSpinBox>

#include <algorithm>

namespace komadai::ui {
namespace {

using std::chrono::seconds;

constexpr int MostMinutes = 600;
constexpr int MostClockSeconds = 3600;

QSpinBox* makeNumber(const char* name, int least, int most, int usual, QWidget* parent) {
    auto* box = new QSpinBox(parent);
    box->setObjectName(QString::fromLatin1(name));
    box->setRange(least, most);
    box->setValue(usual);
    return box;
}

int secondsOf(std::chrono::milliseconds time) {
    return static_cast<int>(std::chrono::ceil<seconds>(time).count());
}

} // namespace

TimeControlForm::TimeControlForm(QWidget* parent)
    : QWidget(parent), m_label(new QLabel(this)), m_kind(new QComboBox(this)),
      m_minutes(makeNumber("minutes", 0, MostMinutes, 10, this)),
      m_seconds(makeNumber("seconds", 0, 59, 0, this)),
      m_increment(makeNumber("increment", 1, MostClockSeconds, 5, this)),
      m_period(makeNumber("period", 1, MostClockSeconds, 30, this)),
      m_periods(makeNumber("periods", 1, core::TimeControl::MostPeriods, 1, this)),
      m_problem(new QLabel(tr("Set a time above 0:00."), this)) {
    m_kind->setObjectName(QStringLiteral("kind"));
    m_kind->addItems({tr("No clock"), tr("Sudden death"), tr("Fischer"), tr("Byoyomi"), tr("Time per move")});
    m_kind->setItemData(SuddenDeath, tr("A fixed time for the whole game"), Qt::ToolTipRole);
    m_kind->setItemData(Fischer, tr("Time for the game, and some more for each move"), Qt::ToolTipRole);
    m_kind->setItemData(Byoyomi, tr("Time for the game, and after that periods for the moves"),
                        Qt::ToolTipRole);
    m_kind->setItemData(FixedTime, tr("The same time for each move"), Qt::ToolTipRole);
    m_minutes->setSuffix(tr(" min"));
    m_seconds->setSuffix(tr(" s"));
    m_increment->setPrefix(tr("+ "));
    m_increment->setSuffix(tr(" s"));
    m_period->setSuffix(tr(" s"));
    m_periods->setPrefix(tr("× "));
    m_periods->setToolTip(tr("Periods"));
    auto* layout = new QGridLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setHorizontalSpacing(6);
    layout->setVerticalSpacing(1);
    m_label->setObjectName(QStringLiteral("clockLabel"));
    m_label->setBuddy(m_kind);
    m_label->hide();
    layout->addWidget(m_label, 0, 0);
    layout->addWidget(m_kind, 1, 0);
    for (QSpinBox* field : {m_minutes, m_seconds, m_increment, m_period, m_periods})
        addField(*layout, field);
    m_problem->setObjectName(QStringLiteral("problem"));
    layout->addWidget(m_problem, 2, 0, 1, layout->columnCount());
    layout->setColumnStretch(layout->columnCount(), 1);
    m_minutes->setToolTip(tr("Minutes for the game"));
    m_seconds->setToolTip(tr("Seconds for the game"));
    m_increment->setToolTip(tr("Seconds more for each move"));
    m_period->setToolTip(tr("Seconds for a move"));
    connect(m_kind, &QComboBox::currentIndexChanged, this, &TimeControlForm::showTimes);
    for (QSpinBox* box : {m_minutes, m_seconds, m_increment, m_period, m_periods})
        connect(box, &QSpinBox::valueChanged, this, &TimeControlForm::onEdited);
    showTimes();
}

/// Each field has its label above it.
void TimeControlForm::addField(QGridLayout& layout, QSpinBox* field) {
    auto* label = new QLabel(this);
    label->setObjectName(field->objectName() + QStringLiteral("Label"));
    label->setBuddy(field);
    const int column = layout.columnCount();
    layout.addWidget(label, 0, column);
    layout.addWidget(field, 1, column);
    m_labels.emplace(field, label);
}

void TimeControlForm::showField(QSpinBox* field, const QString& label, bool isShown) {
    field->setVisible(isShown);
    m_labels.at(field)->setText(label);
    m_labels.at(field)->setVisible(isShown);
}

void TimeControlForm::setLabel(const QString& text) {
    m_label->setText(text);
    m_label->setVisible(!text.isEmpty());
}

void TimeControlForm::setName(const QString& name) {
    m_kind->setAccessibleName(name);
    m_minutes->setAccessibleName(tr("%1, minutes").arg(name));
    m_seconds->setAccessibleName(tr("%1, seconds").arg(name));
    m_increment->setAccessibleName(tr("%1, more for each move").arg(name));
    m_period->setAccessibleName(tr("%1, seconds of a period").arg(name));
    m_periods->setAccessibleName(tr("%1, periods").arg(name));
}

TimeControlForm::Kind TimeControlForm::kindOf(const core::TimeControl& control) {
    if (!control.isTimed()) return None;
    if (control.increment.count() > 0) return Fischer;
    if (control.periods == 0) return SuddenDeath;
    return control.main.count() == 0 && control.periods == 1 ? FixedTime : Byoyomi;
}

void TimeControlForm::setControl(const core::TimeControl& control) {
    m_kind->setCurrentIndex(kindOf(control));
    if (control.main.count() > 0) {
        m_minutes->setValue(secondsOf(control.main) / 60);
        m_seconds->setValue(secondsOf(control.main) % 60);
    }
    if (control.increment.count() > 0) m_increment->setValue(secondsOf(control.increment));
    if (control.periods > 0) {
        m_period->setValue(secondsOf(control.period));
        m_periods->setValue(control.periods);
    }
    showTimes();
}

core::TimeControl TimeControlForm::control() const {
    const seconds main = std::chrono::minutes(m_minutes->value()) + seconds(m_seconds->value());
    switch (m_kind->currentIndex()) {
    case SuddenDeath: return {main};
    case Fischer: return {main, seconds(m_increment->value())};
    case Byoyomi: return {main, {}, seconds(m_period->value()), m_periods->value()};
    case FixedTime: return {{}, {}, seconds(m_period->value()), 1};
    default: return {};
    }
}

void TimeControlForm::showTimes() {
    const int kind = m_kind->currentIndex();
    const bool hasMain = kind == SuddenDeath || kind == Fischer || kind == Byoyomi;
    showField(m_minutes, tr("Minutes"), hasMain);
    showField(m_seconds, tr("Seconds"), hasMain);
    showField(m_increment, tr("Increment"), kind == Fischer);
    showField(m_period, kind == FixedTime ? tr("Per move") : tr("Period"),
              kind == Byoyomi || kind == FixedTime);
    showField(m_periods, tr("Periods"), kind == Byoyomi);
    onEdited();
}

bool TimeControlForm::isComplete() const {
    const int kind = m_kind->currentIndex();
    const bool needsMain = kind == SuddenDeath || kind == Fischer;
    return !needsMain || m_minutes->value() > 0 || m_seconds->value() > 0;
}

void TimeControlForm::onEdited() {
    m_problem->setVisible(!isComplete());
    emit changed();
}

} // namespace komadai::ui
