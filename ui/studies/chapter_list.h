// The chapters of a study, in their order.
#pragma once

#include "core/store/study_store.h"

#include <QListWidget>
#include <QString>

#include <optional>
#include <span>
#include <vector>

namespace komadai::ui {

/// A chapter as it is listed.
struct ListedChapter {
    core::Chapter chapter;
    QString game; ///< a line about its game; empty for a chapter that is only text
};

/// The user moves chapters with the mouse, or with Ctrl+Up and Ctrl+Down. The list itself stays as it is until it is told the new
/// order.
class ChapterList : public QListWidget {
    Q_OBJECT
public:
    explicit ChapterList(QWidget* parent = nullptr);

    /// Keeps the selection, as far as the chapters are still there.
    void setChapters(std::vector<ListedChapter> chapters);
    const std::vector<ListedChapter>& chapters() const { return m_chapters; }
    /// The chapter with the cursor; none if there is none.
    const ListedChapter* current() const;
    /// Selects these chapters and nothing else, as far as they are in the list. If none is, the selection stays.
    void select(std::span<const core::ChapterId> chapters);
    /// In their order.
    std::vector<core::ChapterId> selected() const;
    /// Moves the selected chapters up (-1) or down (1), if they are not there already. `moveWanted` follows.
    void moveSelected(int step);
    bool canMove(int step) const;

    /// The number and the title; "Chapter 3" where it has no title.
    static QString titleOf(const core::Chapter& chapter, int number);

signals:
    /// The user wants these chapters in front of another one, or at the end.
    void moveWanted(const std::vector<komadai::core::ChapterId>& chapters,
                    std::optional<komadai::core::ChapterId> before);
    void openWanted();
    void removalWanted();

protected:
    void dropEvent(QDropEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void showTexts();
    /// The chapter in this row; none behind the last one.
    std::optional<core::ChapterId> chapterAt(int row) const;
    std::vector<int> selectedRows() const;

    std::vector<ListedChapter> m_chapters;
};

} // namespace komadai::ui
