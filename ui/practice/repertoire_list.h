// The repertoires of the library as a list.
#pragma once

#include "core/rules/variant_set.h"
#include "core/store/repertoire_store.h"
#include "ui/library/library_service.h"

#include <QWidget>

#include <optional>
#include <vector>

class QLabel;
class QPushButton;
class QTableWidget;

namespace komadai::ui {

class RepertoireGapsDialog;
class RepertoireService;

/// All repertoires with the figures of their cards, and what can be done with them. Reads the library when it is shown, and when
/// `refresh` is called. Keys: Return practises, F2 renames, Delete deletes, Esc closes.
class RepertoireList : public QWidget {
    Q_OBJECT
public:
    /// All must outlive the window.
    RepertoireList(const core::VariantSet& variants, LibraryService& library, RepertoireService& service,
                   QWidget* parent = nullptr);

    void refresh();

signals:
    void practiceWanted(komadai::core::RepertoireId repertoire);
    void openingWanted(komadai::core::RepertoireId repertoire);
    /// The same with a line, which may be new; its last move is to be shown.
    void lineWanted(komadai::core::RepertoireId repertoire, const std::vector<komadai::core::Move>& line);

protected:
    void showEvent(QShowEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    QWidget* makeButtons();
    void retranslate();
    void showRows();
    void leaveLibrary();
    void update();
    std::optional<core::RepertoireSummary> selected() const;
    /// Whether marking adds to it: of those for the same moves it was chosen last.
    bool isChosen(const core::RepertoireSummary& summary);
    void rename();
    void showGaps();
    /// The open dialog with the gaps of a repertoire; null if there is none.
    RepertoireGapsDialog* gapsOf(core::RepertoireId repertoire) const;
    void remove();

    const core::VariantSet& m_variants;
    LibraryService& m_library;
    RepertoireService& m_service;
    LibraryRequest m_request;
    QTableWidget* m_table;
    QLabel* m_text;
    QPushButton *m_practise, *m_open, *m_choose, *m_rename, *m_delete, *m_gaps;
    std::vector<core::RepertoireSummary> m_rows;
    QString m_failure;
};

} // namespace komadai::ui
