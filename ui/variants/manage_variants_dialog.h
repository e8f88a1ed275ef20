// The variants that were imported, to be edited and removed.
#pragma once

#include "ui/variants/import_variant_dialog.h"
#include "ui/variants/user_variants.h"

#include <QDialog>

#include <string>
#include <utility>

class QLabel;
class QListWidget;
class QPushButton;

namespace komadai::ui {

class ManageVariantsDialog : public QDialog {
    Q_OBJECT
public:
    /// `played` is the id of the variant on the board, which can neither be edited nor removed.
    ManageVariantsDialog(UserVariants& variants, std::string played, QWidget* parent = nullptr);

    /// See ImportVariantDialog.
    void nameGamesWithOldRules(GamesWithOldRules games) { m_gamesWithOldRules = std::move(games); }

private:
    void showFiles();
    void showFile(int row);
    void importVariant();
    void edit();
    void askRemove();
    /// Says so if a file has the variant on the board; `refusal` has its name as %1.
    bool isOnBoard(const VariantFile& file, const QString& refusal);

    UserVariants& m_variants;
    std::string m_played;
    GamesWithOldRules m_gamesWithOldRules; ///< may be empty
    QListWidget* m_files;
    QLabel* m_details;
    QPushButton* m_edit = nullptr;
    QPushButton* m_remove = nullptr;
};

} // namespace komadai::ui
