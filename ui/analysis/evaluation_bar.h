// A bar beside the board that shows who is better.
#pragma once

#include "core/base/score.h"
#include "core/rules/any_position.h"
#include "ui/preferences/preference.h"

#include <QColor>
#include <QString>
#include <QWidget>

#include <memory>
#include <optional>

namespace komadai::ui {

namespace preference {

/// Whether the bar is shown beside the board while a position is analysed.
inline const Preference<bool> EvaluationBar(QStringLiteral("analysis/bar"), true, boolFormat());

} // namespace preference

/// Its colours, the same in all palettes.
struct EvaluationBarColours {
    QColor light{0xf2, 0xf0, 0xea},
        dark{0x3a, 0x3a, 0x40}; ///< of the sides; the score stands on one in the other
    QColor middle{0xd8, 0x66, 0x34};
};

/// The part in the colour of the first player is its winning chance. It begins at that player's edge of the board.
class EvaluationBar : public QWidget {
    Q_OBJECT
public:
    explicit EvaluationBar(QWidget* parent = nullptr);

    /// The score of a position for its side to move; none leaves the bar empty.
    void setScore(const std::optional<core::Score>& score, const core::AnyPosition& position);
    void setFlipped(bool flipped);

    /// The winning chance of the first player, 0..1; none while the bar is empty.
    const std::optional<double>& chance() const { return m_chance; }
    /// "1.2", "#3" or "62", for the side that is better.
    const QString& text() const { return m_text; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void refresh();

    std::optional<core::Score> m_score;
    std::optional<core::AnyPosition> m_position;
    std::optional<double> m_chance;
    QString m_text;
    bool m_isFlipped = false;
};

} // namespace komadai::ui
