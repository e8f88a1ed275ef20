// Settings: how the analysis shows scores, and what it shows beside and on the board.
#pragma once

#include "ui/settings/settings_dialog.h"

class QCheckBox;
class QComboBox;

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

    QComboBox* m_view;
    QComboBox* m_unit;
    QCheckBox* m_bar;
    QCheckBox* m_arrows;
    QCheckBox* m_inMoves;
    QCheckBox* m_endgames;
};

} // namespace komadai::ui
