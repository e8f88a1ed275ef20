// The chapter of a study that is shown in a tab: its title and its notes beside the game.
#pragma once

#include "core/store/study_store.h"

#include <QFrame>
#include <QPlainTextEdit>
#include <QString>

#include <optional>

class QPushButton;
class QToolButton;

namespace komadai::ui {

class ElidedLabel;

/// Text that is read, as high as its lines, up to a few; a low window shows one of them.
class NotesView : public QPlainTextEdit {
    Q_OBJECT
public:
    explicit NotesView(QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    int heightOf(double lines) const;
};

/// A chapter with its place in the study.
struct ShownChapter {
    QString study; ///< its name
    core::Chapter chapter;
    int number = 0; ///< of the chapter, from 1
    int count = 0;  ///< of the chapters
    friend bool operator==(const ShownChapter&, const ShownChapter&) = default;
};

/// Hidden while no chapter is shown.
class ChapterBar : public QFrame {
    Q_OBJECT
public:
    explicit ChapterBar(QWidget* parent = nullptr);

    void setChapter(std::optional<ShownChapter> chapter);
    const std::optional<ShownChapter>& chapter() const { return m_chapter; }

signals:
    /// The user wants the chapter that stands so many places further.
    void stepWanted(int step);
    /// The chapter is to open at the position shown.
    void placeWanted();
    /// The user wants to change the texts.
    void editWanted();
    void closeWanted();

protected:
    void changeEvent(QEvent* event) override;

private:
    void setIcons();
    void say();

    std::optional<ShownChapter> m_chapter;
    ElidedLabel* m_title;
    NotesView* m_notes;
    QToolButton *m_previous, *m_next, *m_close;
    QPushButton *m_place, *m_edit;
};

} // namespace komadai::ui
