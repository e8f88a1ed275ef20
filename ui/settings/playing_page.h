// Settings: what the computer does while a game is played.
#pragma once

#include "ui/settings/settings_dialog.h"

class QCheckBox;
class QDoubleSpinBox;
class QLabel;

namespace komadai::ui {

class PlayingPage : public SettingsPage {
    Q_OBJECT
public:
    explicit PlayingPage(QWidget* parent = nullptr);

    QString title() const override { return tr("Playing"); }
    QString iconName() const override { return QStringLiteral("playing"); }
    void restoreDefaults() override;

private:
    QCheckBox* m_resigns;
    QCheckBox* m_agreesToDraws;
    QCheckBox* m_ponders;
    QCheckBox* m_comments;
    QCheckBox* m_evaluations;
    QCheckBox* m_premoves;
    QLabel* m_paceLabel;
    QDoubleSpinBox* m_pace; ///< seconds
};

} // namespace komadai::ui
