#include "ui/analysis/evaluation_bar.h"

#include "ui/analysis/score_text.h"
#include "ui/board/piece_set.h"
#include "ui/language/local_text.h"
#include "ui/preferences/preferences.h"
#include "ui/scaled_font.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace komadai::ui {
namespace {

constexpr int LabelPadding = 3;
constexpr int MostCentipawns = 9999; ///< for which the bar has room
constexpr double LabelScale = 0.8;   ///< smaller than other text

/// Short enough for the width of the bar.
QString shortText(core::Score score, ScoreUnit unit, double chance) {
    if (score.isMate()) return mateText(score);
    if (unit == ScoreUnit::WinningChance) return decimalText(100 * std::max(chance, 1 - chance), 0);
    if (unit == ScoreUnit::Centipawns)
        return QString::number(std::min(std::abs(score.centipawns()), MostCentipawns));
    const double pawns = std::abs(score.centipawns()) / 100.0;
    return QString::number(pawns, 'f', pawns < 10 ? 1 : 0);
}

} // namespace

EvaluationBar::EvaluationBar(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("evaluationBar"));
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
    whenScoreTextChanges(this, [this] { // or the language
        updateGeometry();
        refresh();
    });
    refresh();
}

QSize EvaluationBar::sizeHint() const {
    const QFontMetrics label(scaledFont(font(), LabelScale));
    const QString longest =
        chosenScoreUnit() == ScoreUnit::Centipawns ? QStringLiteral("8888") : QStringLiteral("88.8");
    const int width =
        std::max(label.horizontalAdvance(longest), label.horizontalAdvance(QStringLiteral("#88")));
    return {width + 2 * LabelPadding, 60};
}

void EvaluationBar::setScore(const std::optional<core::Score>& score, const core::AnyPosition& position) {
    m_score = score;
    m_position = position;
    refresh();
}

void EvaluationBar::setFlipped(bool flipped) {
    m_isFlipped = flipped;
    update();
}

void EvaluationBar::refresh() {
    m_chance.reset();
    m_text.clear();
    QString words = tr("not evaluated yet");
    if (m_score) {
        const auto toMove = m_position->sideToMove();
        m_chance = firstPlayersChance(*m_score, toMove, winChanceFor(m_position->spec()));
        m_text = shortText(*m_score, chosenScoreUnit(), *m_chance);
        words = ScoreText(m_position->spec()).labelled(*m_score, toMove);
    }
    setAccessibleName(tr("Evaluation: %1").arg(words));
    setToolTip(words);
    update();
}

void EvaluationBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    if (!m_chance) {
        painter.fillRect(rect(), palette().color(QPalette::Mid));
        return;
    }
    const int first = static_cast<int>(std::lround(*m_chance * height()));
    const QRect near(0, m_isFlipped ? 0 : height() - first, width(), first);
    const EvaluationBarColours colours;
    const bool isFirstDark = isDark(m_position->spec(), core::Side::First);
    const QColor firstColour = isFirstDark ? colours.dark : colours.light;
    const QColor secondColour = isFirstDark ? colours.light : colours.dark;
    painter.fillRect(rect(), secondColour);
    painter.fillRect(near, firstColour);
    painter.fillRect(QRect(0, height() / 2 - 1, width(), 2), colours.middle);
    painter.setPen(palette().color(QPalette::Dark)); // one of the colours may be that of the window
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
    painter.setFont(scaledFont(font(), LabelScale));
    const bool firstLeads = *m_chance >= 0.5;
    painter.setPen(firstLeads ? secondColour : firstColour);
    const bool atBottom = firstLeads != m_isFlipped;
    painter.drawText(rect().adjusted(0, LabelPadding, 0, -LabelPadding),
                     static_cast<int>(Qt::AlignHCenter | (atBottom ? Qt::AlignBottom : Qt::AlignTop)),
                     m_text);
}

} // namespace komadai::ui
