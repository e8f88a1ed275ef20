// The variants that were imported, and how to be rid of them.
#pragma once

#include "ui/variants/user_variants.h"

#include <QDialog>

class QLabel;
class QListWidget;
class QPushButton;

namespace komadai::ui {

class ManageVariantsDialog : public QDialog {
    Q_OBJECT
public:
    /// `played` is the id of the variant on the board, which cannot be removed.
    ManageVariantsDialog(UserVariants& variants, std::string played, QWidget* parent = nullptr);

private:
    void showFiles();
    void showFile(int row);
    void importVariant();
    void askRemove();

    UserVariants& m_variants;
    std::string m_played;
    QListWidget* m_files;
    QLabel* m_details;
    QPushButton* m_remove;
};

} // namespace komadai::ui
