// Replies that a repertoire does not answer.
#pragma once

#include "core/store/repertoire_gaps.h"
#include "core/store/repertoire_store.h"
#include "ui/library/library_service.h"

#include <QDialog>

#include <optional>
#include <vector>

class QLabel;
class QPushButton;
class QTableWidget;

namespace komadai::ui {

/// Looks in the games of the library for replies that a repertoire does not have, and lists them, the most frequent first. Closing the
/// dialog ends the search. It is not modal, so that the user can answer a gap and come back for the next one, and it closes when another
/// library is opened.
class RepertoireGapsDialog : public QDialog {
    Q_OBJECT
public:
    static constexpr std::size_t MostRows = 1000;

    /// The library must outlive the dialog.
    RepertoireGapsDialog(LibraryService& library, core::RepertoireId repertoire, QWidget* parent = nullptr);
    ~RepertoireGapsDialog() override;

    core::RepertoireId repertoire() const { return m_id; }

signals:
    /// The user wants to see the repertoire as a game, with this line up to the reply.
    void lineWanted(komadai::core::RepertoireId repertoire, const std::vector<komadai::core::Move>& line);

private:
    struct Found {
        std::optional<core::StoredRepertoire> repertoire;
        std::vector<core::RepertoireGap> gaps;
    };
    void showGaps(const Found& found);
    void openGap();

    core::RepertoireId m_id;
    LibraryRequest m_request;
    QLabel* m_text;
    QTableWidget* m_table;
    QPushButton* m_open;
    std::vector<core::RepertoireGap> m_gaps; ///< by row
};

} // namespace komadai::ui
