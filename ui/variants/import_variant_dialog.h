// Variants from text, new ones and imported ones: what is wrong with a text stands beside it while it is written.
#pragma once

#include "ui/variants/user_variants.h"

#include <QDialog>
#include <QStringList>
#include <QTimer>

#include <functional>
#include <optional>
#include <string>
#include <utility>

class QLabel;
class QLineEdit;
class QListWidget;
class QListWidgetItem;
class QPushButton;

namespace komadai::ui {

class VariantEditor;

/// The titles of the open games that would keep the old rules if the file had these variants.
using GamesWithOldRules =
    std::function<QStringList(const VariantFile& file, const core::VariantCheck& changed)>;

/// Keeps the text in `UserVariants` when it is accepted.
class ImportVariantDialog : public QDialog {
    Q_OBJECT
public:
    explicit ImportVariantDialog(UserVariants& variants, QWidget* parent = nullptr);
    /// Edits the text of one of the files; what is accepted takes its place.
    ImportVariantDialog(UserVariants& variants, const VariantFile& edited, const std::string& text,
                        QWidget* parent = nullptr);

    /// The question whether changed rules are to be saved names these games.
    void nameGamesWithOldRules(GamesWithOldRules games) { m_gamesWithOldRules = std::move(games); }
    /// Shows the text of a file in place of what is there, or says why it cannot be read.
    void openFile(const QString& path);
    /// The variants imported by an accepted dialog.
    const std::vector<core::VariantSpec>& imported() const { return m_check.variants; }

    void accept() override;
    /// Asks first if a text was written or changed by hand, or if an edited variant got another name.
    void reject() override;

private:
    ImportVariantDialog(UserVariants& variants, std::optional<VariantFile> edited, QWidget* parent);

    QLayout* createSources();
    QWidget* createFindings();
    void askFile();
    void paste();
    void suggestId(const std::string& id);
    void waitForPause();
    void checkText();
    void showProblems();
    void showStart();
    /// Shows the board of a variant, which stands in this row of what was found.
    void showStartOf(int row);
    void showAccepted();
    /// Shows the line of a problem.
    void goToProblem(int row);
    /// Takes the user where a problem can be mended.
    void editProblem(int row);
    void addNote(const QString& text, Qt::ItemFlags more = Qt::NoItemFlags);
    void setText(const std::string& text);
    bool mayChangeRules();
    bool hasOtherNames() const;
    bool mayBeLost();
    std::string text() const;
    std::string id() const;

    UserVariants& m_variants;
    const std::optional<VariantFile> m_edited; ///< none for a new text
    GamesWithOldRules m_gamesWithOldRules;     ///< may be empty
    QString m_idBefore, m_nameBefore;          ///< those of an edited variant
    VariantEditor* m_editor;
    QLabel* m_idLabel;
    QLineEdit* m_id;
    QLabel* m_summary;
    QLabel* m_picture; ///< of the start
    QLabel* m_nameLabel;
    QLineEdit* m_name; ///< empty for the name in the text
    QListWidget* m_findings;
    QPushButton* m_import;
    QTimer m_pause; ///< runs while the user is writing
    core::VariantCheck m_check;
};

} // namespace komadai::ui
