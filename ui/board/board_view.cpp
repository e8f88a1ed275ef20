#include "ui/board/board_view.h"

#include "ui/board/accessible_board.h"
#include "ui/board/board_words.h"
#include "ui/board/cached_piece_set.h"
#include "ui/board/look_setting.h"

#include <QAccessible>
#include <QApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <utility>

namespace komadai::ui {
namespace {

constexpr int WheelStep = 120;     ///< eighths of a degree, one notch of a usual mouse
constexpr int SmallestChoice = 40; ///< pixels
constexpr double ZoomStep = 1.25;

template <class... Functions>
struct Overloaded : Functions... {
    using Functions::operator()...;
};

/// What the move has shot last, if that was the last thing it did.
std::optional<core::Square> shotAtEnd(const core::KoMove& move) {
    if (move.taken == 0) return std::nullopt;
    const auto& last = move.victims[move.taken - 1U];
    return last.byShot && last.step == move.steps ? std::optional(last.square) : std::nullopt;
}

/// How much of a move being entered is on the board.
SeenPart seenOf(const std::optional<BoardScene>& scene, std::optional<QPointF> droppedAt) {
    if (!scene || !scene->course) return {0, 0, droppedAt};
    return {scene->course->steps, scene->course->taken, droppedAt};
}

std::optional<BoardLayout::Direction> directionOf(int key) {
    switch (key) {
    case Qt::Key_Left: return BoardLayout::Direction::Left;
    case Qt::Key_Right: return BoardLayout::Direction::Right;
    case Qt::Key_Up: return BoardLayout::Direction::Up;
    case Qt::Key_Down: return BoardLayout::Direction::Down;
    default: return std::nullopt;
    }
}

std::vector<FateMark> fatesOf(const core::KoConsequences& consequences) {
    std::vector<FateMark> marks;
    const auto add = [&](const std::vector<core::Square>& squares, Fate fate) {
        for (const auto square : squares)
            marks.push_back({square, fate});
    };
    add(consequences.removed, Fate::Removed);
    add(consequences.held, Fate::Held);
    add(consequences.promoted, Fate::Promoted);
    add(consequences.reverted, Fate::Reverted);
    return marks;
}

bool isPressKey(int key) { return key == Qt::Key_Space || key == Qt::Key_Return || key == Qt::Key_Enter; }
bool isNumberKey(int key) { return key >= Qt::Key_1 && key <= Qt::Key_9; }

} // namespace

BoardView::BoardView(QWidget* parent) : QWidget(parent), m_theme(boardTheme(palette())) {
    installAccessibleBoard();
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setAccessibleName(tr("Board"));
    m_animation.setStartValue(0.0);
    m_animation.setEndValue(1.0);
    m_animation.setEasingCurve(QEasingCurve::InOutQuad);
    connect(&m_animation, &QVariantAnimation::valueChanged, this,
            [this](const QVariant& value) { advanceAnimation(value.toDouble()); });
    connect(&m_animation, &QVariantAnimation::finished, this, &BoardView::finishAnimation);
}

BoardView::~BoardView() = default;

// --- what is shown

void BoardView::setPosition(const core::AnyPosition& position, std::optional<core::Move> lastMove) {
    m_motion.reset();
    m_animation.stop();
    present(position, lastMove);
}

void BoardView::playMove(const core::AnyPosition& after, const core::Move& move) {
    const auto before = m_position;
    setPosition(after, move);
    if (!before || before->variant() != after.variant()) return;
    announce(ui::wordsFor(move, *before));
    const auto* ko = std::get_if<core::KoMove>(&move);
    startAnimation(move, *before, ko ? core::consequencesOf(*before->ko(), *ko) : core::KoConsequences{},
                   m_entered && m_entered->move == move ? m_entered->seen : SeenPart{});
}

void BoardView::present(const core::AnyPosition& position, std::optional<core::Move> lastMove) {
    const bool newVariant = !m_position || m_position->variant() != position.variant();
    if (!m_position || !(*m_position == position)) m_arrows.clear();
    m_position = position;
    m_lastMove = lastMove;
    m_arrowFrom.reset();
    m_drag.reset();
    m_entry.setPosition(position);
    updatePreview();
    emit entryChanged();
    if (newVariant) {
        m_zoom = 1;
        updatePieceSet();
        updateLayout();
        updateGeometry();
        m_keyCursor.reset();
        if (m_playedByKeys) m_keyCursor = firstKeyCursor();
    }
    updateCursor();
    showChanges();
    emit positionShown();
}

void BoardView::setMovable(MovableSides sides) {
    if (sides == m_entry.movable()) return;
    m_entry.setMovable(sides);
    emit entryChanged();
    if (!m_entry.selection()) m_drag.reset();
    updateCursor();
    showChanges();
}

void BoardView::cancelSelection() {
    m_drag.reset();
    answer(m_entry.cancel());
}

void BoardView::setFlipped(bool flipped) {
    if (flipped == m_flipped) return;
    finishAnimation();
    m_flipped = flipped;
    m_drag.reset();
    updateLayout();
}

void BoardView::setAnimated(bool animated) {
    m_animated = animated;
    if (!animated) finishAnimation();
}

void BoardView::setLook(std::optional<PieceLook> look) {
    if (look == m_look) return;
    m_look = look;
    updatePieceSet();
    repaintAll();
}

void BoardView::updatePieceSet() {
    if (!m_position) return;
    const auto& spec = m_position->spec();
    m_pieces = std::make_shared<CachedPieceSet>(makePieceSet(spec, m_look.value_or(usualLook(spec))));
}

void BoardView::updateLayout() {
    const QPointF least(width() * (1 - m_zoom), height() * (1 - m_zoom));
    m_offset = {std::clamp(m_offset.x(), least.x(), 0.0), std::clamp(m_offset.y(), least.y(), 0.0)};
    if (m_position)
        m_layout = BoardLayout(QRect(m_offset.toPoint(), size() * m_zoom), BoardShape::of(m_position->spec()),
                               m_flipped);
    m_places = m_layout.places();
    m_boardPicture = {};
    updateCursor();
    repaintAll();
}

void BoardView::repaintAll() {
    m_shown.reset();
    update();
}

void BoardView::showChanges() {
    if (!m_position) return;
    auto now = scene();
    if (m_shown) update(BoardPainter(m_layout, m_theme, *m_pieces).changesBetween(*m_shown, now));
    m_shown = std::move(now);
}

// --- zoom

void BoardView::setZoom(double zoom, const QPointF& about) {
    zoom = std::clamp(zoom, 1.0, LargestZoom);
    if (zoom == m_zoom || !m_position) return;
    finishAnimation();
    const auto partOf = [&] { return (about - m_layout.boardRect().topLeft()) / m_layout.squareSize(); };
    const QPointF part = partOf();
    m_zoom = zoom;
    updateLayout();
    panTo(m_offset + (partOf() - part) * m_layout.squareSize());
}

void BoardView::zoomIn() { setZoom(m_zoom * ZoomStep, QRectF(rect()).center()); }
void BoardView::zoomOut() { setZoom(m_zoom / ZoomStep, QRectF(rect()).center()); }
void BoardView::zoomToFit() { setZoom(1, {}); }

void BoardView::panTo(const QPointF& offset) {
    if (offset == m_offset) return;
    finishAnimation();
    m_offset = offset;
    updateLayout();
}

/// Drags the board as far as is needed to see a part of it.
void BoardView::reveal(const QRect& part) {
    const auto inside = [](int low, int high, int size) {
        if (low < 0) return -low;
        return high > size ? size - high : 0;
    };
    panTo(m_offset + QPointF(inside(part.left(), part.right() + 1, width()),
                             inside(part.top(), part.bottom() + 1, height())));
}

QRect BoardView::squareRect(core::Square square) const { return m_layout.squareRect(square); }

QRect BoardView::handRect(core::Side side, core::PieceType type) const {
    return m_layout.handRect(side, type);
}

PlacedPiece BoardView::placed(core::Piece piece) const { return {piece, piece.side == m_layout.nearSide()}; }

QSize BoardView::sizeHint() const {
    constexpr int ComfortableSquare = 64;
    if (!m_position) return {720, 600};
    const auto shape = BoardShape::of(m_position->spec());
    const int longer = std::max(shape.size.files, shape.size.ranks);
    return BoardLayout::sizeFor(shape, std::min(ComfortableSquare, 640 / std::max(longer, 1)));
}

QSize BoardView::minimumSizeHint() const { return {300, 260}; }

// --- painting

void BoardView::paintEvent(QPaintEvent* event) {
    if (!m_position || m_layout.squareSize() == 0) return;
    QPainter painter(this);
    const double ratio = devicePixelRatioF();
    const QPixmap& board = boardPicture();
    for (const QRect& rect : event->region())
        painter.drawPixmap(QRectF(rect), board, QRectF(rect.topLeft() * ratio, rect.size() * ratio));
    if (!m_shown) m_shown = scene();
    BoardPainter(m_layout, m_theme, *m_pieces).paintContents(painter, *m_shown, event->region());
}

const QPixmap& BoardView::boardPicture() {
    const double ratio = devicePixelRatioF();
    if (m_boardPicture.isNull() || m_boardPicture.devicePixelRatio() != ratio) {
        m_boardPicture = QPixmap(size() * ratio);
        m_boardPicture.setDevicePixelRatio(ratio);
        m_boardPicture.fill(Qt::transparent);
        QPainter painter(&m_boardPicture);
        BoardPainter(m_layout, m_theme, *m_pieces).paintBoard(painter, m_position->spec());
    }
    return m_boardPicture;
}

BoardScene BoardView::scene() const {
    BoardScene scene{.position = *m_position, .lastMove = m_lastMove, .selection = m_entry.selection()};
    scene.targets = m_entry.targets();
    if (const auto* course = m_entry.course()) {
        scene.course = course->move();
        scene.lastMove.reset();
    }
    scene.choices = paintedChoices();
    scene.keyCursor = keyCursor();
    scene.arrows = m_arrows;
    if (m_arrowFrom && m_hover)
        if (const auto to = m_layout.placeAt(*m_hover); to && to != m_arrowFrom)
            scene.arrows.push_back({{*m_arrowFrom, *to}, ArrowKind::Own});
    scene.fates = fatesOf(m_preview);
    scene.numbersHand = m_playedByKeys && m_entry.movable().contains(m_position->sideToMove());
    if (m_motion) {
        scene.hidden.push_back(m_motion->destination);
        scene.taken = m_motion->arriving;
        scene.glides = m_motion->glides;
        scene.flares = m_motion->flares;
    }
    if (m_drag && m_drag->moving) {
        if (const auto* square = std::get_if<core::Square>(&m_drag->origin))
            scene.hidden.push_back(*square);
        else
            scene.taken = std::get<HandPlace>(m_drag->origin);
        scene.carried = placed(m_drag->piece);
        scene.carriedAt = m_drag->at;
    }
    return scene;
}

/// One button a choice, in rows that begin beside the destination and run towards the middle of the board.
std::vector<PaintedChoice> BoardView::paintedChoices() const {
    std::vector<PaintedChoice> painted;
    const auto& moves = m_entry.choices();
    if (moves.empty()) return painted;
    const QRect board = m_layout.boardRect() & rect();
    const QRect destination = squareRect(core::destinationOf(moves.front()));
    const bool rightwards = destination.center().x() < board.center().x();
    const bool downwards = destination.center().y() < board.center().y();
    const int size = std::max(destination.width(), SmallestChoice);
    const int room = rightwards ? board.right() - destination.right() : destination.left() - board.left();
    const int columns = std::max(room / size, 1);
    QRect first(0, 0, size, size);
    first.moveCenter(destination.center());
    first.moveLeft(rightwards ? destination.right() + 1 : destination.left() - size);
    first.moveTop(std::clamp(first.top(), board.top(), board.bottom() - size + 1));
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const int column = static_cast<int>(i) % columns, row = static_cast<int>(i) / columns;
        const QRect button = first.translated(rightwards ? column * size : -column * size,
                                              downwards ? row * size : -row * size);
        const auto* ko = std::get_if<core::KoMove>(&moves[i]);
        const auto shot = m_entry.choosesWay() && ko ? shotAtEnd(*ko) : std::nullopt;
        const auto piece =
            shot ? m_position->pieceAt(*shot).value_or(core::Piece{}) : pieceAfter(moves[i], *m_position);
        const bool isHovered = m_hover && button.contains(m_hover->toPoint());
        const bool isNext = m_choiceByKeys == static_cast<int>(i);
        painted.push_back({button, placed(piece), shot.has_value(), isHovered || isNext});
    }
    return painted;
}

QRect BoardView::choiceRect(const core::Move& move) const {
    const auto& moves = m_entry.choices();
    const auto painted = paintedChoices();
    for (std::size_t i = 0; i < moves.size(); ++i)
        if (moves[i] == move) return painted[i].rect;
    return {};
}

QString BoardView::nameOf(core::PieceType type) const {
    const auto& piece = m_position->spec().piece(type);
    return tr("%1 (%2)").arg(QString::fromStdString(piece.name), QString::fromStdString(piece.letters));
}

QString BoardView::choiceText(const core::Move& move) const {
    const auto* ko = std::get_if<core::KoMove>(&move);
    if (!m_entry.choosesWay() || !ko) return nameOf(pieceAfter(move, *m_position).type);
    return shotAtEnd(*ko) ? tr("Shoot it from here") : tr("Take it by moving there");
}

QString BoardView::pieceText(const Place& place) const {
    const auto& spec = m_position->spec();
    const auto* square = std::get_if<core::Square>(&place);
    std::optional<core::PieceType> type;
    if (!square)
        type = std::get<HandPlace>(place).type;
    else if (const auto piece = m_position->pieceAt(*square))
        type = piece->type;
    if (!type) return {};
    const auto& piece = spec.piece(*type);
    if (!piece.promotesTo) return nameOf(*type);
    return tr("%1, promotes to %2")
        .arg(nameOf(*type), QString::fromStdString(spec.piece(*piece.promotesTo).name));
}

bool BoardView::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress) finishAnimation();
    if (event->type() == QEvent::ShortcutOverride && wantsKey(*static_cast<QKeyEvent*>(event))) {
        event->accept();
        return true;
    }
    if (event->type() != QEvent::ToolTip || !m_position) return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    QString text;
    QRect area; // within which it stays
    if (!m_entry.choices().empty()) {
        for (const auto& move : m_entry.choices())
            if (const QRect button = choiceRect(move); button.contains(help->pos())) {
                text = choiceText(move);
                area = button;
            }
    } else if (const auto place = m_layout.placeAt(help->pos())) {
        text = pieceText(*place);
        area = m_layout.rectOf(*place);
    }
    QToolTip::showText(help->globalPos(), text, this, area);
    return true;
}

void BoardView::resizeEvent(QResizeEvent* event) {
    finishAnimation();
    QWidget::resizeEvent(event);
    updateLayout();
}

void BoardView::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        m_theme = boardTheme(palette());
        m_boardPicture = {};
        repaintAll();
    }
}

// --- animation

void BoardView::finishAnimation() {
    if (!m_motion) return;
    m_motion.reset();
    m_animation.stop();
    showChanges();
    emit animationFinished();
}

void BoardView::startAnimation(const core::Move& move, const core::AnyPosition& before,
                               const core::KoConsequences& effects, const SeenPart& seen) {
    if (!m_animated || !isVisible()) return;
    m_animation.stop();
    m_motion = motionOf(move, before, effects, m_layout, seen);
    if (!m_motion) return;
    m_animation.setDuration(m_motion->durationMs);
    m_animation.start();
    showChanges();
}

void BoardView::advanceAnimation(double progress) {
    if (!m_motion) return;
    m_motion->setProgress(progress);
    showChanges();
}

// --- input

void BoardView::answer(const MoveEntry::Answer& answer, std::optional<QPointF> droppedAt) {
    const SeenPart seen = seenOf(m_shown, droppedAt);
    m_choiceByKeys.reset();
    updatePreview();
    updateCursor();
    showChanges();
    emit entryChanged();
    std::visit(Overloaded{[](MoveEntry::Nothing) {}, [](const MoveEntry::Selected&) {},
                          [](const MoveEntry::Ambiguous&) {}, [&](MoveEntry::Continued) { showCourse(seen); },
                          [this](MoveEntry::Deselected) { emit selectionCancelled(); },
                          [&](const MoveEntry::Chosen& chosen) {
                              m_entered = Entered{chosen.move, seen};
                              emit moveChosen(chosen.move);
                              m_entered.reset();
                          },
                          [this](MoveEntry::Refused refused) { emit moveRefused(refused.reason); }},
               answer);
}

/// Animates what has been added to a move of several steps.
void BoardView::showCourse(const SeenPart& seen) {
    if (!m_entry.course()) return;
    const core::KoMove course = m_entry.course()->move();
    const bool isLonger = course.steps > seen.steps || course.taken > seen.taken;
    if (isLonger) startAnimation(course, *m_position, {}, seen);
}

void BoardView::mousePressEvent(QMouseEvent* event) {
    finishAnimation();
    const QPointF point = event->position();
    if (event->button() == Qt::RightButton) {
        if (m_entry.selection()) return stepBack();
        m_arrowFrom = m_layout.placeAt(point);
    }
    if (event->button() == Qt::MiddleButton) m_pan = Pan{point, m_offset};
    if (event->button() != Qt::LeftButton) return updateCursor();
    setPlayedByKeys(false);
    setArrows(ArrowKind::Own, {});
    if (!m_entry.choices().empty()) return answerChoice(point);
    const auto place = m_layout.placeAt(point);
    if (place) emit placePressed(*place);
    const auto result = m_entry.press(place);
    if (place && m_entry.selection() == place && m_entry.choices().empty()) beginDrag(point, *place);
    if (!m_entry.selection() && std::holds_alternative<MoveEntry::Nothing>(result))
        m_pan = Pan{point, m_offset};
    answer(result);
}

void BoardView::answerChoice(const QPointF& point) {
    for (const auto& move : m_entry.choices())
        if (choiceRect(move).contains(point.toPoint())) return answer(m_entry.choose(move));
    stepBack();
}

void BoardView::stepBack() {
    m_drag.reset();
    answer(m_entry.stepBack());
}

void BoardView::beginDrag(const QPointF& point, const Place& place) {
    core::Piece piece;
    if (const auto* course = m_entry.course())
        piece = course->piece();
    else if (const auto* square = std::get_if<core::Square>(&place))
        piece = m_position->pieceAt(*square).value_or(piece);
    else
        piece = {std::get<HandPlace>(place).type, std::get<HandPlace>(place).side};
    m_drag = Drag{point, point, piece, place, false};
}

void BoardView::mouseMoveEvent(QMouseEvent* event) {
    m_hover = event->position();
    if (m_drag && event->buttons().testFlag(Qt::LeftButton)) {
        const QPointF way = *m_hover - m_drag->start;
        if (!m_drag->moving && way.manhattanLength() >= QApplication::startDragDistance()) {
            m_drag->moving = true;
        }
        m_drag->at = *m_hover;
        showChanges();
    }
    if (m_arrowFrom) showChanges();
    updatePreview();
    if (m_pan) panTo(m_pan->offset + *m_hover - m_pan->start);
    if (!m_entry.choices().empty()) showChanges();
    updateCursor();
}

void BoardView::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton || event->button() == Qt::MiddleButton) m_pan.reset();
    updateCursor();
    if (event->button() == Qt::RightButton)
        if (const auto from = std::exchange(m_arrowFrom, std::nullopt))
            if (const auto to = m_layout.placeAt(event->position())) toggleOwnArrow(*from, *to);
    if (event->button() != Qt::LeftButton || !m_drag) return;
    const Drag drag = *m_drag;
    m_drag.reset();
    const auto result = m_entry.release(m_layout.placeAt(event->position()), drag.moving);
    answer(result, drag.moving ? std::optional(drag.at) : std::nullopt);
}

void BoardView::leaveEvent(QEvent* event) {
    m_hover.reset();
    updatePreview();
    if (!m_entry.choices().empty()) showChanges();
    QWidget::leaveEvent(event);
}

void BoardView::updateCursor() {
    auto shape = Qt::ArrowCursor;
    if ((m_drag && m_drag->moving) || (m_pan && m_zoom > 1))
        shape = Qt::ClosedHandCursor;
    else if (m_hover) {
        const auto place = m_layout.placeAt(*m_hover);
        if (place && m_entry.choices().empty() && m_entry.canPick(*place)) shape = Qt::PointingHandCursor;
    }
    if (cursor().shape() != shape) setCursor(shape);
}

// --- arrows and rings

void BoardView::setArrows(ArrowKind kind, const std::vector<BoardArrow>& arrows) {
    std::erase_if(m_arrows, [kind](const BoardArrow& arrow) { return arrow.kind == kind; });
    for (const auto& arrow : arrows)
        m_arrows.push_back({arrow.places, kind});
    showChanges();
}

/// The same once more takes it away.
void BoardView::toggleOwnArrow(const Place& from, const Place& to) {
    BoardArrow arrow{{from}, ArrowKind::Own};
    if (to != from) arrow.places.push_back(to);
    if (std::erase(m_arrows, arrow) == 0) m_arrows.push_back(arrow);
    showChanges();
}

// --- what a move would bring about

/// With the target under the mouse or the cursor if that ends it, else as far as it is entered.
std::optional<core::KoMove> BoardView::previewedMove() const {
    if (!m_position || !m_position->ko() || !m_entry.selection() || !m_entry.choices().empty())
        return std::nullopt;
    const auto* square = std::get_if<core::Square>(&*m_entry.selection());
    if (!square) return std::nullopt;
    auto course = m_entry.course() ? *m_entry.course() : core::KoMoveEntry(*m_position->ko(), *square);
    const auto pointed = m_playedByKeys ? keyCursor() : m_hover ? m_layout.placeAt(*m_hover) : std::nullopt;
    for (const Target& target : m_entry.targets())
        if (pointed == Place(target.square)) {
            course.add(target);
            break;
        }
    using Ending = core::KoMoveEntry::Ending;
    if (course.isEmpty() || course.ending() == Ending::NotYet) return std::nullopt;
    return course.move(course.ending() != Ending::WithoutPromotion);
}

void BoardView::updatePreview() {
    const auto move = previewedMove();
    const bool isSame = move && m_previewed && core::playedAlike(*move, *m_previewed);
    if (isSame || (!move && !m_previewed)) return;
    m_previewed = move;
    m_preview = move ? core::consequencesOf(*m_position->ko(), *move) : core::KoConsequences{};
    showChanges();
    emit entryChanged();
}

QString BoardView::previewText() const {
    return m_previewed ? ui::wordsFor(m_preview, *m_previewed, *m_position) : QString();
}

// --- the keyboard

void BoardView::setPlayedByKeys(bool played) {
    if (played == m_playedByKeys || (played && !m_position)) return;
    m_playedByKeys = played;
    if (played && !m_keyCursor) m_keyCursor = firstKeyCursor();
    showChanges();
    emit playedByKeysChanged(played);
    announceFocus();
}

void BoardView::setKeyCursor(const Place& place) {
    m_keyCursor = place;
    setPlayedByKeys(true);
    reveal(m_layout.rectOf(place));
    updatePreview();
    showChanges();
    announceFocus();
}

/// Where something happened last, else the mover's king, else the middle.
Place BoardView::firstKeyCursor() const {
    if (const auto selection = m_entry.selection()) return *selection;
    if (m_lastMove) return core::destinationOf(*m_lastMove);
    const auto size = m_position->spec().size;
    return m_position->royalSquare(m_position->sideToMove())
        .value_or(size.square(size.files / 2, size.ranks / 2));
}

void BoardView::pressKeyCursor() {
    if (!m_keyCursor || !m_position) return;
    finishAnimation();
    emit placePressed(*m_keyCursor);
    auto result = m_entry.press(m_keyCursor);
    if (std::holds_alternative<MoveEntry::Nothing>(result)) result = m_entry.release(m_keyCursor, false);
    answer(result);
    if (!m_entry.choices().empty())
        highlightChoice(0);
    else if (!std::holds_alternative<MoveEntry::Chosen>(result))
        announceFocus();
}

void BoardView::enterMove(const core::Move& move) {
    finishAnimation();
    m_entry.cancel();
    showChanges();
    answer(MoveEntry::Chosen{move});
}

void BoardView::pickFromHand(int number) {
    const auto& kinds = m_layout.handKinds();
    if (number > static_cast<int>(kinds.size())) return;
    const HandPlace hand{m_position->sideToMove(), kinds[static_cast<std::size_t>(number) - 1]};
    setKeyCursor(hand);
    if (m_position->hand(hand.side).count(hand.type) == 0)
        return answer(MoveEntry::Refused{core::Refusal::NotInHand});
    if (m_entry.selection() != Place(hand)) pressKeyCursor();
}

void BoardView::highlightChoice(int choice) {
    const auto& choices = m_entry.choices();
    m_choiceByKeys = std::clamp(choice, 0, static_cast<int>(choices.size()) - 1);
    showChanges();
    const auto& move = choices[static_cast<std::size_t>(*m_choiceByKeys)];
    announce(tr("Choice %1 of %2: %3").arg(*m_choiceByKeys + 1).arg(choices.size()).arg(choiceText(move)));
}

bool BoardView::answerChoiceByKey(int key) {
    const auto& choices = m_entry.choices();
    if (const auto direction = directionOf(key)) {
        const bool isBack =
            *direction == BoardLayout::Direction::Left || *direction == BoardLayout::Direction::Up;
        highlightChoice(m_choiceByKeys ? *m_choiceByKeys + (isBack ? -1 : 1) : 0);
        return true;
    }
    std::optional<int> chosen;
    if (isPressKey(key)) chosen = m_choiceByKeys;
    if (isNumberKey(key)) chosen = key - Qt::Key_1;
    if (chosen && *chosen < static_cast<int>(choices.size()))
        answer(m_entry.choose(choices[static_cast<std::size_t>(*chosen)]));
    return isPressKey(key) || isNumberKey(key);
}

bool BoardView::playByKey(int key) {
    const bool isEnter = key == Qt::Key_Return || key == Qt::Key_Enter;
    if (isEnter && m_entry.course()) {
        answer(m_entry.end());
        if (!m_entry.choices().empty()) highlightChoice(0);
        return true;
    }
    if (!m_playedByKeys) return false;
    if (const auto direction = directionOf(key)) {
        if (const auto next = m_layout.neighbour(*m_keyCursor, *direction)) setKeyCursor(*next);
    } else if (isPressKey(key)) {
        pressKeyCursor();
    } else if (isNumberKey(key)) {
        pickFromHand(key - Qt::Key_0);
    } else {
        return false;
    }
    return true;
}

/// Whether a key is for the board, not for the window's shortcuts.
bool BoardView::wantsKey(const QKeyEvent& event) const {
    const int key = event.key();
    if ((event.modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier) return false;
    if (key == Qt::Key_Escape) return m_playedByKeys || m_entry.selection();
    if (m_entry.course() && isPressKey(key)) return true;
    return (m_playedByKeys || !m_entry.choices().empty()) &&
           (directionOf(key) || isPressKey(key) || isNumberKey(key));
}

void BoardView::keyPressEvent(QKeyEvent* event) {
    if (!m_position || !wantsKey(*event)) return QWidget::keyPressEvent(event);
    const int key = event->key();
    if (key == Qt::Key_Escape) {
        if (m_entry.selection()) return stepBack();
        return setPlayedByKeys(false);
    }
    const bool isTaken = m_entry.choices().empty() ? playByKey(key) : answerChoiceByKey(key);
    if (!isTaken) QWidget::keyPressEvent(event);
}

void BoardView::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    if (event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason)
        setPlayedByKeys(true);
    announceFocus();
}

void BoardView::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    const bool comesBack = event->reason() == Qt::ActiveWindowFocusReason ||
                           event->reason() == Qt::PopupFocusReason ||
                           event->reason() == Qt::MenuBarFocusReason;
    if (!comesBack) setPlayedByKeys(false);
}

// --- screen readers

int BoardView::indexOf(const Place& place) const {
    const auto found = std::find(m_places.begin(), m_places.end(), place);
    return found == m_places.end() ? -1 : static_cast<int>(found - m_places.begin());
}

QString BoardView::wordsFor(const Place& place) const {
    QStringList parts{ui::wordsFor(place, *m_position)};
    if (m_entry.selection() == place) parts << tr("picked up");
    if (const auto* square = std::get_if<core::Square>(&place))
        if (const QString target = ui::wordsFor(m_entry.targets(), *square); !target.isEmpty())
            parts << target;
    return parts.join(QStringLiteral(", "));
}

void BoardView::announceFocus() {
    const auto cursor = keyCursor();
    if (!cursor || !hasFocus()) return;
    QAccessibleEvent focus(this, QAccessible::Focus);
    focus.setChild(indexOf(*cursor));
    QAccessible::updateAccessibility(&focus);
}

void BoardView::announce(const QString& news) {
    if (news.isEmpty()) return;
    m_news = news;
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    QAccessibleAnnouncementEvent announcement(this, news);
    QAccessible::updateAccessibility(&announcement);
#else
    // Screen readers speak a notification when it shows.
    const int part = static_cast<int>(m_places.size());
    for (const auto type : {QAccessible::NameChanged, QAccessible::ObjectShow}) {
        QAccessibleEvent event(this, type);
        event.setChild(part);
        QAccessible::updateAccessibility(&event);
    }
#endif
}

/// The wheel alone goes through the game; with Ctrl it zooms, with Shift or sideways it moves a zoomed board.
void BoardView::wheelEvent(QWheelEvent* event) {
    event->accept();
    const QPoint turn = event->angleDelta();
    const bool shifts = event->modifiers().testFlag(Qt::ShiftModifier);
    if (shifts || turn.x() != 0)
        return panTo(m_offset + QPointF(shifts ? QPoint(turn.x(), turn.y()) : turn) / 2);
    m_wheelRest += turn.y();
    const int notches = m_wheelRest / WheelStep;
    m_wheelRest -= notches * WheelStep;
    if (notches == 0) return;
    if (event->modifiers().testFlag(Qt::ControlModifier))
        setZoom(m_zoom * std::pow(ZoomStep, notches), event->position());
    else
        emit wheelStepped(-notches);
}

} // namespace komadai::ui
