#include "ui/report/game_animation.h"

#include "ui/board/side_sign.h"
#include "ui/document/game_document.h"
#include "ui/files/file_writer.h"
#include "ui/library/game_columns.h"
#include "ui/record/move_texts.h"
#include "ui/report/gif_writer.h"

#include <QBuffer>
#include <QFontMetrics>
#include <QPainter>
#include <QPalette>
#include <QStringList>

#include <algorithm>
#include <cassert>
#include <iterator>
#include <utility>

namespace komadai::ui {
namespace {

constexpr int LastFrameTimes = 3;    ///< as long as the others
constexpr int RowsPerBoard = 22;     ///< rows of text, as high as the board
constexpr int LeastRow = 20;         ///< pixels
constexpr double TextShare = 0.6;    ///< of a row
constexpr double CaptionShare = 0.7; ///< of the width, at most; the rest has the name

QColor textColour(const BoardTheme& theme) {
    constexpr double Middle = 0.5;
    return theme.background.lightnessF() < Middle ? QColor(0xee, 0xee, 0xee) : QColor(0x22, 0x22, 0x22);
}

/// For the signs of the sides.
QPalette paletteOf(const BoardTheme& theme) {
    QPalette palette;
    palette.setColor(QPalette::Window, theme.background);
    palette.setColor(QPalette::WindowText, textColour(theme));
    return palette;
}

/// The move that led to each position, with the result where the game has ended.
std::vector<QString> captionsOf(const GameDocument& document) {
    const MoveTexts texts(document);
    std::vector<QString> captions;
    for (const core::NodeId node : document.lineNodes()) {
        QStringList parts;
        if (node != core::NodeId::root()) parts += texts.numberedMove(node);
        if (node == document.playedEnd() && document.outcome()) parts += texts.result();
        captions.push_back(parts.join(QStringLiteral(" · ")));
    }
    return captions;
}

} // namespace

GameAnimation::GameAnimation(const GameDocument& document, DiagramOptions look, AnimationOptions options)
    : m_line(document.line()), m_header(document.header()), m_captions(captionsOf(document)),
      m_look(std::move(look)), m_options(options) {
    m_look.lastMove.reset();
    m_look.drawings.clear();
}

void GameAnimation::setOptions(const AnimationOptions& options) {
    assert(options.fromPly >= 0 && options.fromPly < std::ssize(m_captions));
    m_options = options;
}

int GameAnimation::frames() const { return static_cast<int>(m_captions.size()) - m_options.fromPly; }

std::chrono::milliseconds GameAnimation::shown(int number) const {
    return m_options.perMove * (number == frames() - 1 ? LastFrameTimes : 1);
}

int GameAnimation::rowHeight() const { return std::max(LeastRow, m_options.longest / RowsPerBoard); }

QSize GameAnimation::size() const {
    const QSize rows(0, 2 * rowHeight());
    const QSize whole = diagramSize(m_line.spec(), m_options.longest) + rows;
    if (whole.height() <= m_options.longest) return whole;
    return diagramSize(m_line.spec(), m_options.longest - rows.height()) + rows;
}

QImage GameAnimation::frame(int number) const {
    const int ply = m_options.fromPly + number;
    DiagramOptions look = m_look;
    if (ply > 0)
        look.lastMove =
            ShownMove(m_line.moves()[static_cast<std::size_t>(ply - 1)], m_line.positionAt(ply - 1));
    QImage image(size(), QImage::Format_RGB32);
    image.fill(look.theme.background);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    QFont font = painter.font();
    font.setPixelSize(static_cast<int>(rowHeight() * TextShare));
    painter.setFont(font);
    paintDiagram(painter, image.rect().adjusted(0, rowHeight(), 0, -rowHeight()), m_line.positionAt(ply),
                 look);
    const QRect top(0, 0, image.width(), rowHeight());
    const QRect bottom = top.translated(0, image.height() - rowHeight());
    const core::Side below = look.flipped ? core::Side::Second : core::Side::First;
    paintPlayer(painter, top, core::opponent(below));
    const int most = static_cast<int>(image.width() * CaptionShare);
    const QString caption = painter.fontMetrics().elidedText(m_captions[static_cast<std::size_t>(ply)],
                                                             Qt::ElideLeft, most); // the result stays
    const int margin = rowHeight() / 3;
    const int room = painter.fontMetrics().horizontalAdvance(caption) + 2 * margin;
    painter.setPen(textColour(look.theme));
    painter.drawText(bottom.adjusted(0, 0, -margin, 0), Qt::AlignRight | Qt::AlignVCenter, caption);
    paintPlayer(painter, bottom.adjusted(0, 0, -room, 0), below);
    return image;
}

/// The sign of the side, and the name.
void GameAnimation::paintPlayer(QPainter& painter, const QRect& row, core::Side side) const {
    const BoardTheme& theme = m_look.theme;
    const double sign = row.height() * TextShare;
    const int margin = row.height() / 3;
    const QRectF box(row.left() + margin, row.top() + (row.height() - sign) / 2, sign, sign);
    paintSideSign(painter, box, m_line.spec(), side, paletteOf(theme), 1);
    const QRect text = row.adjusted(margin + static_cast<int>(sign) + margin, 0, -margin, 0);
    const auto& player = m_header.players[static_cast<std::size_t>(core::indexOf(side))];
    painter.setPen(textColour(theme));
    painter.drawText(text, Qt::AlignLeft | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(playerName(player), Qt::ElideRight, text.width()));
}

QString writeAnimation(const QString& path, const GameAnimation& animation,
                       const std::function<bool(int done)>& goesOn) {
    QBuffer file;
    file.open(QIODevice::WriteOnly);
    GifWriter gif(file, animation.size());
    for (int frame = 0; frame < animation.frames(); ++frame) {
        if (!goesOn(frame)) return {};
        gif.add(animation.frame(frame), animation.shown(frame));
    }
    if (!gif.finish()) return GameAnimation::tr("there is not enough memory");
    return writeBytes(path, file);
}

} // namespace komadai::ui
