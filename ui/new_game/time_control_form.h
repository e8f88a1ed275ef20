// A clock, as a form in one line.
#pragma once

#include "core/clock/time_control.h"

#include <QWidget>

#include <map>

class QComboBox;
class QGridLayout;
class QLabel;
class QSpinBox;

namespace komadai::ui {

/// The kinds of clocks that people know, and the times of the one that is chosen.
class TimeControlForm : public QWidget {
    Q_OBJECT
public:
    explicit TimeControlForm(QWidget* parent = nullptr);

    void setControl(const core::TimeControl& control);
    core::TimeControl control() const;
    /// Whether the chosen clock has some time for the first move; the form says so if it has none.
    bool isComplete() const;
    /// What stands above the kind of the clock; nothing at first.
    void setLabel(const QString& text);
    /// The name of the clock for screen readers.
    void setName(const QString& name);

signals:
    void changed();

private:
    enum Kind { None, SuddenDeath, Fischer, Byoyomi, FixedTime };
    static Kind kindOf(const core::TimeControl& control);
    void addField(QGridLayout& layout, QSpinBox* field);
    void showField(QSpinBox* field, const QString& label, bool isShown);
    void showTimes();
    void onEdited();

    QLabel* m_label;
    QComboBox* m_kind;
    QSpinBox* m_minutes; ///< of main time, and
    QSpinBox* m_seconds; ///< seconds besides those
    QSpinBox* m_increment;
    QSpinBox* m_period;
    QSpinBox* m_periods;
    std::map<QSpinBox*, QLabel*> m_labels; ///< above the fields
    QLabel* m_problem;                     ///< below them
};

} // namespace komadai::ui
