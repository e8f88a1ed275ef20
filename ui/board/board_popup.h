// A small board that appears beside a move that is pointed at.
#pragma once

#include "core/rules/any_position.h"

#include <QWidget>

#include <optional>

namespace komadai::ui {

/// Takes neither the focus nor the mouse.
class BoardPopup : public QWidget {
    Q_OBJECT
public:
    explicit BoardPopup(QWidget* parent);

    // Both show a position after a move.

    /// Above or below a place on the screen.
    void showAt(const QRect& onScreen, const core::AnyPosition& position,
                const std::optional<core::Move>& lastMove, const QString& moveText);
    /// To the right or to the left of a place on the screen; above or below it where there is no room.
    void showBeside(const QRect& onScreen, const core::AnyPosition& position,
                    const std::optional<core::Move>& lastMove, const QString& moveText);
    void setFlipped(bool flipped) { m_isFlipped = flipped; }
    /// Precondition: a position has been shown.
    const core::AnyPosition& position() const { return *m_position; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void take(const core::AnyPosition& position, const std::optional<core::Move>& lastMove,
              const QString& moveText);
    void showAboveOrBelow(const QRect& onScreen);
    void showFrom(const QPoint& corner);

    std::optional<core::AnyPosition> m_position;
    std::optional<core::Move> m_lastMove;
    bool m_isFlipped = false;
};

} // namespace komadai::ui
