// The commands of studies.
#pragma once

#include "core/rules/any_position.h"
#include "core/store/study_store.h"

#include <QObject>
#include <QString>

#include <functional>
#include <optional>
#include <unordered_map>
#include <vector>

class QWidget;

namespace komadai::ui {

class ChapterBar;
class GameTabs;
class GameView;
class LibraryService;
class Studies;
class StudiesWindow;
class UserVariants;
class WindowActions;
struct ShownChapter;
struct StudyExportReport;
struct StudyTarget;

/// Opens the window of studies, adds games and positions to them, and leads through the chapters of one in the tabs. A tab shows a
/// chapter from when it was opened until another game is shown there.
class StudyCommands : public QObject {
    Q_OBJECT
public:
    /// All must outlive the object. `window` is the parent of the others.
    StudyCommands(QWidget& window, const WindowActions& actions, GameTabs& tabs, ChapterBar& bar,
                  const UserVariants& variants, LibraryService& library);
    /// Stores what was written in the window last.
    ~StudyCommands() override;

    Studies& studies() { return *m_studies; }
    /// Shows the window.
    void show();
    void addGames(const std::vector<core::GameId>& games);
    /// Whether the tab shows a chapter.
    bool isChapter(const GameView& view) const { return m_chapters.contains(&view); }
    /// The chapter that the tab shows; none if it shows none.
    std::optional<core::ChapterId> chapterIn(const GameView& view) const;
    /// The tab shows this chapter, whose game it has already, from now on.
    void showChapterIn(const GameView& view, core::ChapterId chapter);
    /// Follows what a new view shows.
    void follow(GameView& view);
    /// Shows the chapter of the tab in front in the bar.
    void refresh();
    /// Studies may have been added elsewhere.
    void noteImport();
    /// A game that was to be shown cannot be read.
    void noteNotRead(core::GameId game);
    /// Whether the library may be left: where texts of studies could not be stored, the user is asked.
    bool mayLeave();

signals:
    /// For some seconds at the foot of the window.
    void messageShown(const QString& text);
    /// A game is to be shown at a node; none: at its end. It may take the place of the tab in front if that shows a chapter.
    void gameWanted(komadai::core::GameId game, const std::optional<komadai::core::NodeId>& node);
    /// A tab shows another chapter than before, or none any more.
    void chaptersChanged();
    void importWanted();

private:
    /// A chapter that is being opened: its tab is known once its game is read.
    struct Opening {
        core::GameId game = 0;
        core::ChapterId chapter = 0;
    };

    void connectActions(const WindowActions& actions);
    GameView& view() const;
    std::optional<core::ChapterId> chapterInFront() const;
    /// Reads the chapter that stands `step` places behind this one; none if there is no such chapter.
    void readChapter(core::ChapterId chapter, int step,
                     std::function<void(const std::optional<ShownChapter>&)> then);
    void openChapter(core::ChapterId chapter);
    void open(const core::Chapter& chapter);
    void stepChapter(int step);
    void noteShown(GameView& view);
    void setOpensHere();
    void editChapter();
    void leaveChapter();

    void addGame();
    void addPosition();
    /// Asks for the study, and calls `add` with it and the title. `title` none: for several chapters.
    void ask(const std::optional<QString>& title,
             std::function<void(const StudyTarget& target, const QString& title)> add);
    void tellAdded(core::StudyId study, int chapters);

    void exportStudy(core::StudyId study, const QString& name);
    /// Shows the progress, which can be cancelled.
    void write(core::StudyId study, const QString& path);
    void tellExported(const StudyExportReport& report);

    QWidget& m_window;
    const UserVariants& m_variants;
    LibraryService& m_library;
    GameTabs& m_tabs;
    ChapterBar& m_bar;
    const WindowActions& m_actions;
    Studies* m_studies;
    StudiesWindow* m_studiesWindow = nullptr; ///< once it was asked for
    std::unordered_map<const GameView*, core::ChapterId> m_chapters;
    std::optional<Opening> m_opening;
};

} // namespace komadai::ui
