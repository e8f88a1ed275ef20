// The studies of the library: their texts, their chapters, and a preview.
#pragma once

#include "core/rules/variant_set.h"
#include "ui/language/retranslated.h"
#include "ui/studies/chapter_list.h"
#include "ui/studies/studies.h"

#include <QTimer>
#include <QWidget>

#include <map>
#include <optional>
#include <string>
#include <vector>

class QLabel;
class QLineEdit;
class QListWidget;
class QPlainTextEdit;
class QPushButton;

namespace komadai::ui {

class GamePreview;
class NoticeBar;

/// Texts are stored while they are written, a moment after the last key. Those that could not be stored stay in the window, which tries
/// again with the next change and with each command. Esc closes the window.
class StudiesWindow : public QWidget {
    Q_OBJECT
public:
    /// Both must outlive the window.
    StudiesWindow(const core::VariantSet& variants, Studies& studies, QWidget* parent = nullptr);
    ~StudiesWindow() override;

    /// Shows a study, and a chapter of it.
    void show(core::StudyId study, std::optional<core::ChapterId> chapter = {});
    /// Reads everything again.
    void refresh();
    /// Stores the texts that the user has changed, without waiting for a pause. Does not try again where that has failed: reading everything
    /// again comes here too, and each failure makes the window read again.
    void saveTexts();
    /// Stores also those that could not be stored before.
    void saveAllTexts();
    /// Whether texts could not be stored, and have not been stored since.
    bool hasUnstoredTexts() const;
    /// What is shown; none if there is no study.
    std::optional<core::StudyId> study() const;

signals:
    /// The user opens a chapter that has a game.
    void chapterOpened(komadai::core::ChapterId chapter);
    /// The user wants the study in a file.
    void exportWanted(komadai::core::StudyId study, const QString& name);
    /// The user wants to import studies.
    void importWanted();

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    using Chapters = std::vector<std::pair<core::Chapter, std::optional<core::GameSummary>>>;
    struct Content {
        std::vector<core::Study> studies;
        std::optional<core::StudyId> of; ///< whose chapters these are
        Chapters chapters;
    };

    struct ChapterTexts {
        std::string title, notes;
    };
    /// Texts on their way to the library.
    template <class Texts>
    struct Unstored {
        Texts texts;
        int attempt = 0; ///< to store them; the answer to an earlier one says nothing about these texts
        bool hasFailed = false; ///< an attempt has failed, and none has succeeded since
    };

    QWidget* makeStudyColumn();
    QWidget* makeChapterColumn();
    QWidget* makeTextColumn();
    void connectParts();
    void followLibrary();
    void retranslate();

    void onRead(const Content& content);
    void showStudies(std::vector<core::Study> studies);
    void showStudyTexts();
    void beginEditing();
    void showChapters();
    void onStudyChosen();
    void leaveStudy();
    void leaveLibrary();
    void clearStudyTexts();
    void onChapterChosen();
    void showChapter(const core::Chapter& chapter);
    void clearChapter();
    void saveStudyTexts();
    void saveChapterTexts();
    void storeStudyTexts(core::StudyId study, const core::StudyTexts& texts);
    void storeChapterTexts(core::ChapterId chapter, const ChapterTexts& texts);
    /// Notes that texts are on their way to the library. Returns the receiver of the answer.
    template <class Id, class Texts>
    Studies::Done beginAttempt(std::map<Id, Unstored<Texts>> StudiesWindow::*list, Id id, const Texts& texts);
    void showFailure(const core::StorageError& error);
    void dropRequest();
    void updateButtons();
    void showNoticeOfRemoval(Text text);
    QString aboutGame(const core::GameSummary& game) const;

    void addStudy();
    void removeStudy();
    void addTextChapter();
    void removeChapters();
    void undo();
    void openChapter();

    const core::VariantSet& m_variants;
    Studies& m_studies;
    LibraryRequest m_request;
    QTimer m_saveTimer;
    QTimer m_refreshTimer;
    std::vector<core::Study> m_list;             ///< in the order in which they are shown
    Chapters m_read;                             ///< the chapters that are listed
    std::optional<core::StudyId> m_wanted;       ///< to be shown when it is read
    Studies::Chapters m_wantedChapters;          ///< to be selected then
    std::optional<core::Study> m_shownStudy;     ///< as the fields had it first
    std::optional<core::Chapter> m_shownChapter; ///< likewise
    std::map<core::StudyId, Unstored<core::StudyTexts>> m_unstoredStudies;
    std::map<core::ChapterId, Unstored<ChapterTexts>> m_unstoredChapters;
    int m_attempts = 0;           ///< to store texts
    bool m_editsNewName = false;  ///< a study was just added: its name gets the cursor
    bool m_editsNewTitle = false; ///< likewise for a chapter

    NoticeBar* m_notice;
    QListWidget* m_studyList;
    QLineEdit *m_name, *m_author;
    QPlainTextEdit* m_introduction;
    ChapterList* m_chapters;
    QLineEdit* m_title;
    QPlainTextEdit* m_notes;
    GamePreview* m_preview;
    QLabel *m_empty, *m_studiesLabel, *m_introductionLabel, *m_chaptersLabel, *m_notesLabel;
    QPushButton *m_addStudy, *m_removeStudy, *m_import, *m_export;
    QPushButton *m_addText, *m_up, *m_down, *m_removeChapter, *m_open;
};

} // namespace komadai::ui
