// The opening books of the computer: the list, where each is used, import and export.
#pragma once

#include "ui/books/book_store.h"

#include <QDialog>

class QCheckBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace komadai::ui {

class LevelRange;

/// What the user changes holds at once.
class BooksDialog : public QDialog {
    Q_OBJECT
public:
    /// `usual` is the variant of text books that name none and could be of several. Both must outlive the dialog.
    BooksDialog(BookStore& books, const core::VariantSet& variants,
                std::shared_ptr<const core::Variant> usual, QWidget* parent = nullptr);

    /// Reads a file of either format and adds its book.
    void importFile(const QString& path);
    /// Writes a book to a file. Precondition: there is one with this name.
    void exportTo(const QString& name, const QString& path, core::BookFormat format);

private:
    QWidget* makeList();
    QWidget* makeButtons();
    QWidget* makeUse();
    /// Lists the books; the cursor goes to the one with this name, if there is one.
    void list(const QString& current);
    void fillPositions();
    QString current() const;
    void onCurrentChanged();
    void onItemChanged(QTreeWidgetItem* item, int column);
    void applyUse();
    void askImport();
    void askExport();
    void askRemove();
    void showReport(const BookImportReport& report);
    void showMessage(const QString& text);
    void updateBusy();

    BookStore& m_books;
    const core::VariantSet& m_variants;
    std::shared_ptr<const core::Variant> m_usual;
    bool m_isShowing = false; ///< the fields are being filled by the program

    QTreeWidget* m_list;
    QCheckBox* m_isOn;
    LevelRange* m_levels;
    QLabel* m_message;
    QProgressBar* m_progress;
    QPushButton *m_import, *m_export, *m_rename, *m_remove;
};

} // namespace komadai::ui
