// The moves of a game as an animated picture.
#pragma once

#include "core/record/game_record.h"
#include "core/rules/game.h"
#include "ui/board/board_diagram.h"

#include <QCoreApplication>
#include <QImage>
#include <QSize>
#include <QString>

#include <chrono>
#include <functional>
#include <vector>

class QPainter;

namespace komadai::ui {

class GameDocument;

struct AnimationOptions {
    int longest = 720; ///< the most that the longer side of the picture may have, in pixels
    std::chrono::milliseconds perMove{1000};
    int fromPly = 0; ///< with the position after which it begins; at most the plies of the line
};

/// The line that is shown in a document, from one position to its end: the board, and around it who plays, the last move, and the result
/// where the game has ended. The document may change afterwards.
class GameAnimation {
    Q_DECLARE_TR_FUNCTIONS(komadai::ui::GameAnimation)
public:
    /// `look`: without its last move and its drawings, which belong to one position.
    GameAnimation(const GameDocument& document, DiagramOptions look, AnimationOptions options = {});

    void setOptions(const AnimationOptions& options);
    QSize size() const;
    /// At least one.
    int frames() const;
    /// One of the frames, from 0.
    QImage frame(int number) const;
    /// How long a frame is shown; the last one longer than the others.
    std::chrono::milliseconds shown(int number) const;

private:
    void paintPlayer(QPainter& painter, const QRect& row, core::Side side) const;
    int rowHeight() const;

    core::Game m_line;
    core::RecordHeader m_header;
    std::vector<QString> m_captions; ///< by ply
    DiagramOptions m_look;
    AnimationOptions m_options;
};

/// Writes a .gif file, as a whole or not at all. `goesOn` is told how many frames are done, and ends the work with false: then nothing is
/// written. Returns why that failed, in the words of the system or of the program; empty if it did not, or was ended.
QString writeAnimation(const QString& path, const GameAnimation& animation,
                       const std::function<bool(int done)>& goesOn);

} // namespace komadai::ui
