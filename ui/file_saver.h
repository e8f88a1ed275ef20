// Saves the game of a tab in a file.
#pragma once

#include "core/notation/record_file.h"
#include "ui/files/game_file.h"

#include <QDateTime>
#include <QObject>
#include <QString>
#include <QWidget>

#include <optional>
#include <vector>

namespace komadai::ui {

class GameView;
class UserVariants;
struct WrittenFile;

/// The library keeps every game; a file is what the user gives to others. Where the format cannot keep moves, comments, players or the
/// result, the user is asked beforehand; less is said afterwards, or not at all. In a file with several games only this game is replaced;
/// if that cannot be done, it can be saved in a file of its own.
class FileSaver : public QObject {
    Q_OBJECT
public:
    /// `window` is the parent of dialogs. Both must outlive the object.
    FileSaver(QWidget& window, const UserVariants& variants)
        : QObject(&window), m_window(window), m_variants(variants) {}

    /// Writes the game to its file; asks for a name where it has none, or where it cannot be saved there. Returns whether the game was
    /// saved.
    bool save(GameView& view);
    bool saveAs(GameView& view);
    /// Whether the tab may show another game, or close: where its file lacks changes, or the game is stored nowhere, the user is
    /// asked what to do.
    bool mayLeave(GameView& view);

signals:
    void messageShown(const QString& text);
    /// A game was saved in a file, which had been changed at `before` last.
    void saved(const komadai::ui::FileOrigin& origin, const QDateTime& before);

private:
    bool mayLose(GameView& view);
    bool saveElsewhere(GameView& view, const QString& why);
    bool write(GameView& view, const FileOrigin& target);
    /// Asks whether the user agrees to lose this.
    bool acceptLosses(const FileOrigin& target, const std::vector<core::Loss>& losses);
    bool mayOverwrite(const GameView& view, const FileOrigin& target) const;
    /// Replaces the game in a file of several games. None if it has to be saved elsewhere; then `why` says why.
    std::optional<WrittenFile> replaceIn(const FileOrigin& target, const core::WrittenGame& game,
                                         QString& why) const;
    /// A sentence that the library has the game, or nothing.
    static QString keptText(const GameView& view);

    QWidget& m_window;
    const UserVariants& m_variants;
};

} // namespace komadai::ui
