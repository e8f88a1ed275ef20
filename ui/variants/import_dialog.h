// Bringing a variant of one's own.
#pragma once

#include "ui/variants/user_variants.h"

#include <QDialog>

#include <string>

class QDialogButtonBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QPlainTextEdit;
class QTimer;

namespace komadai::ui {

/// A text with variants, and beside it what is wrong with it. It can be imported when nothing is.
class ImportDialog : public QDialog {
    Q_OBJECT
public:
    /// `variants` must outlive the dialog.
    explicit ImportDialog(UserVariants& variants, QWidget* parent = nullptr);

    /// The first of the variants that were imported; empty before.
    const std::string& imported() const { return m_imported; }

    void accept() override;

private:
    void openFile();
    void check();
    void showReading(const UserVariants::Reading& reading);
    void addProblem(const QString& text, int line);
    void goToLine(int line);
    bool isReady() const;

    UserVariants& m_variants;
    QPlainTextEdit* m_text;
    QLabel* m_format;
    QLabel* m_idLabel;
    QLineEdit* m_id;
    QListWidget* m_problems;
    QLabel* m_summary;
    QDialogButtonBox* m_buttons;
    QTimer* m_pause; ///< until the text is checked
    std::string m_imported;
};

} // namespace komadai::ui
