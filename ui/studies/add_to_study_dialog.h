// Asks to which study something is added.
#pragma once

#include "ui/studies/studies.h"

#include <QDialog>

#include <optional>
#include <vector>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace komadai::ui {

class AddToStudyDialog : public QDialog {
    Q_OBJECT
public:
    /// `studies` are those of the library. `title` is proposed for the chapter; none: there are several chapters, which get titles of
    /// their own. The study that was changed last is chosen.
    AddToStudyDialog(const std::vector<core::Study>& studies, const std::optional<QString>& title,
                     QWidget* parent = nullptr);

    StudyTarget target() const;
    /// Of the chapter; empty where there are several.
    QString title() const;

private:
    void onChanged();

    QComboBox* m_study;
    QLabel* m_nameLabel;
    QLineEdit* m_name;
    QLineEdit* m_title = nullptr;
    QPushButton* m_add;
};

} // namespace komadai::ui
