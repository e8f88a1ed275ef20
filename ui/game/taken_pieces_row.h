// The pieces that a player has taken, in a row.
#pragma once

#include "core/rules/any_position.h"
#include "ui/preferences/preference.h"

#include <QString>
#include <QWidget>

#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace komadai::ui {

class PieceSet;

namespace preference {

/// Whether the pieces taken are shown beside the players, in games without drops.
inline const Preference<bool> TakenPieces(QStringLiteral("board/takenPieces"), true, boolFormat());

} // namespace preference

/// One small picture for each kind, with its number where there are several. Where the row is too short, the last ones give
/// way to dots; the tool tip names them all.
class TakenPiecesRow : public QWidget {
    Q_OBJECT
public:
    explicit TakenPiecesRow(QWidget* parent = nullptr);

    /// What `taker` has taken since `start`. The row is hidden in games with drops, and where the user does not want it.
    void setPositions(const core::AnyPosition& start, const core::AnyPosition& now, core::Side taker);
    const std::vector<std::pair<core::PieceType, int>>& taken() const { return m_taken; }
    /// "Captured: Knight, 3 × Pawn"; empty for none.
    QString words() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {0, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void refresh();

    std::optional<core::AnyPosition> m_start, m_now;
    core::Side m_taker = core::Side::First;
    std::vector<std::pair<core::PieceType, int>> m_taken;
    std::shared_ptr<const PieceSet> m_pieces;
};

} // namespace komadai::ui
