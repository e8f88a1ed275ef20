// A position of a graph of openings, with its board.
#pragma once

#include "core/graphs/opening_graph.h"
#include "ui/board/piece_set.h"

#include <QWidget>

#include <functional>
#include <optional>

class QLabel;

namespace komadai::ui {

/// A board, and below it the moves that lead to the position, how often it was played, and the score.
class PositionCard : public QWidget {
    Q_OBJECT
public:
    using LookOf = std::function<PieceLook(const core::VariantSpec&)>;

    explicit PositionCard(LookOf lookOf, QWidget* parent = nullptr);

    struct Content {
        core::AnyPosition position;
        std::optional<core::Move> lastMove;
        QString line; ///< the moves that lead there
        std::int64_t games = 0;
        double share = 0;            ///< of all games, 0..1
        std::optional<double> score; ///< of the first player, 0..1
    };
    /// None shows an empty card.
    void show(std::optional<Content> content);
    void setFlipped(bool flipped) { m_isFlipped = flipped; }
    const std::optional<Content>& content() const { return m_content; }
    /// What the card says below the board.
    QString words() const;

private:
    class Board;
    void refresh();

    const LookOf m_lookOf;
    std::optional<Content> m_content;
    bool m_isFlipped = false;
    Board* m_board;
    QLabel* m_text;
};

} // namespace komadai::ui
