// Settings: how the analysis shows scores, what it shows beside and on the board, and how much of the machine it uses.
#pragma once

#include "ui/settings/settings_dialog.h"

class QCheckBox;
class QComboBox;
class QSpinBox;

namespace komadai::ui {

class AnalysisPage : public SettingsPage {
    Q_OBJECT
public:
    explicit AnalysisPage(QWidget* parent = nullptr);

    QString title() const override { return tr("Analysis"); }
    QString iconName() const override { return QStringLiteral("analyse"); }
    void restoreDefaults() override;

private:
    void showChosen();
    void createEngineFields();
    void retranslateEngineFields();

    QComboBox* m_view;
    QComboBox* m_unit;
    QCheckBox* m_bar;
    QCheckBox* m_arrows;
    QCheckBox* m_inMoves;
    QSpinBox* m_time;  ///< seconds; 0: no limit
    QSpinBox* m_cores; ///< 0: all that are free
    QComboBox* m_memory;
    QCheckBox* m_endgames;
};

} // namespace komadai::ui
