#include "ui/board/board_view.h"

#include "ui/board/cached_piece_set.h"
#include "ui/board/look_setting.h"

#include <QApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace komadai::ui {
namespace {

constexpr int WheelStep = 120;     ///< eighths of a degree, one notch of a usual mouse
constexpr int SmallestChoice = 40; ///< pixels

template <class... Functions>
struct Overloaded : Functions... {
    using Functions::operator()...;
};

/// What stands on the destination after the move.
core::Piece pieceAfter(const core::AnyPosition& before, const core::Move& move) {
    const auto mover = before.sideToMove();
    if (const auto* drop = std::get_if<core::Drop>(&move)) return {drop->piece, mover};
    if (const auto* ko = std::get_if<core::KoMove>(&move)) {
        const auto piece = before.pieceAt(ko->from).value_or(core::Piece{});
        const auto face = ko->promotes ? before.spec().piece(piece.type).promotesTo : std::nullopt;
        return {face.value_or(piece.type), piece.side};
    }
    const auto& boardMove = std::get<core::BoardMove>(move);
    const auto piece = before.pieceAt(boardMove.from).value_or(core::Piece{});
    return {boardMove.promotion.value_or(piece.type), piece.side};
}

Place originOf(const core::AnyPosition& before, const core::Move& move) {
    if (const auto* drop = std::get_if<core::Drop>(&move)) return HandPlace{before.sideToMove(), drop->piece};
    if (const auto* ko = std::get_if<core::KoMove>(&move)) return ko->from;
    return std::get<core::BoardMove>(move).from;
}

/// The squares whose pieces are captured.
std::vector<core::Square> takenBy(const core::Move& move) {
    const auto* ko = std::get_if<core::KoMove>(&move);
    if (!ko) return {core::destinationOf(move)};
    std::vector<core::Square> squares;
    for (std::size_t i = 0; i < ko->taken; ++i)
        squares.push_back(ko->victims[i].square);
    return squares;
}

/// What the move has shot last, if that was the last thing it did.
std::optional<core::Square> shotAtEnd(const core::KoMove& move) {
    if (move.taken == 0) return std::nullopt;
    const auto& last = move.victims[move.taken - 1U];
    return last.byShot && last.step == move.steps ? std::optional(last.square) : std::nullopt;
}

/// The user has seen the piece move already, step by step.
bool isEnteredStepwise(const core::Move& move) {
    const auto* ko = std::get_if<core::KoMove>(&move);
    return ko && (ko->steps != 1 || ko->victims[0].byShot);
}

} // namespace

BoardView::BoardView(QWidget* parent) : QWidget(parent), m_theme(boardTheme(palette())) {
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setAccessibleName(tr("Board"));
    m_animation.setStartValue(0.0);
    m_animation.setEndValue(1.0);
    m_animation.setDuration(AnimationMs);
    m_animation.setEasingCurve(QEasingCurve::InOutQuad);
    connect(&m_animation, &QVariantAnimation::valueChanged, this,
            [this](const QVariant& value) { advanceAnimation(value.toDouble()); });
    connect(&m_animation, &QVariantAnimation::finished, this, &BoardView::finishAnimation);
}

BoardView::~BoardView() = default;

// --- what is shown

void BoardView::setPosition(const core::AnyPosition& position, std::optional<core::Move> lastMove) {
    m_glides.clear();
    m_animation.stop();
    present(position, lastMove);
}

void BoardView::playMove(const core::AnyPosition& after, const core::Move& move) {
    const auto before = m_position;
    setPosition(after, move);
    if (m_animated && !m_isThere && isVisible() && before && before->variant() == after.variant())
        startAnimation(*before, move);
}

void BoardView::present(const core::AnyPosition& position, std::optional<core::Move> lastMove) {
    const bool newVariant = !m_position || m_position->variant() != position.variant();
    m_position = position;
    m_lastMove = lastMove;
    m_arriving.reset();
    m_drag.reset();
    m_entry.setPosition(position);
    emit entryChanged();
    if (newVariant) {
        updatePieceSet();
        updateLayout();
        updateGeometry();
    }
    updateCursor();
    update();
}

void BoardView::setMovable(MovableSides sides) {
    if (sides == m_entry.movable()) return;
    m_entry.setMovable(sides);
    emit entryChanged();
    if (!m_entry.selection()) m_drag.reset();
    updateCursor();
    update();
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
    update();
}

void BoardView::updatePieceSet() {
    if (!m_position) return;
    const auto& spec = m_position->spec();
    m_pieces = std::make_shared<CachedPieceSet>(makePieceSet(spec, m_look.value_or(usualLook(spec))));
}

void BoardView::updateLayout() {
    if (m_position) m_layout = BoardLayout(rect(), BoardShape::of(m_position->spec()), m_flipped);
    updateCursor();
    update();
}

QRect BoardView::squareRect(core::Square square) const { return m_layout.squareRect(square); }

QRect BoardView::handRect(core::Side side, core::PieceType type) const {
    return m_layout.handRect(side, type);
}

QPointF BoardView::centreOf(const Place& place) const { return QRectF(m_layout.rectOf(place)).center(); }

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

void BoardView::paintEvent(QPaintEvent*) {
    if (!m_position || m_layout.squareSize() == 0) return;
    QPainter painter(this);
    BoardPainter(m_layout, m_theme, *m_pieces).paint(painter, scene());
}

BoardScene BoardView::scene() const {
    BoardScene scene{.position = *m_position, .lastMove = m_lastMove, .selection = m_entry.selection()};
    scene.targets = m_entry.targets();
    if (const auto* course = m_entry.course()) {
        scene.course = course->move();
        scene.lastMove.reset();
    }
    scene.choices = paintedChoices();
    if (!m_glides.empty()) {
        scene.hidden.push_back(core::destinationOf(*m_lastMove));
        scene.taken = m_arriving;
        scene.glides = m_glides;
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
    const QRect board = m_layout.boardRect();
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
            shot ? m_position->pieceAt(*shot).value_or(core::Piece{}) : pieceAfter(*m_position, moves[i]);
        painted.push_back(
            {button, placed(piece), shot.has_value(), m_hover && button.contains(m_hover->toPoint())});
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
    if (!m_entry.choosesWay() || !ko) return nameOf(pieceAfter(*m_position, move).type);
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
        update();
    }
}

// --- animation

bool BoardView::isAnimating() const { return !m_glides.empty(); }

void BoardView::finishAnimation() {
    if (m_glides.empty()) return;
    m_glides.clear();
    m_arriving.reset();
    m_animation.stop();
    update();
    emit animationFinished();
}

void BoardView::startAnimation(const core::AnyPosition& before, const core::Move& move) {
    for (const auto square : takenBy(move)) {
        const auto captured = glideOfCaptured(before, square);
        if (!captured) continue;
        m_glides.push_back(*captured);
        const HandPlace hand{before.sideToMove(), captured->to.piece.type};
        if (!captured->vanishes) m_arriving = hand;
    }
    m_glides.push_back(glideOfMover(before, move));
    m_animation.setDuration(AnimationMs * static_cast<int>(m_glides.back().via.size() + 1));
    m_animation.start();
}

Glide BoardView::glideOfMover(const core::AnyPosition& before, const core::Move& move) const {
    const Place origin = originOf(before, move);
    core::Piece piece = pieceAfter(before, move);
    if (const auto* square = std::get_if<core::Square>(&origin))
        piece = before.pieceAt(*square).value_or(piece);
    const bool droppedByHand = m_dropped && m_dropped->move == move;
    Glide glide{.from = placed(piece),
                .to = placed(pieceAfter(before, move)),
                .start = droppedByHand ? m_dropped->at : centreOf(origin),
                .end = centreOf(core::destinationOf(move))};
    if (const auto* ko = std::get_if<core::KoMove>(&move))
        for (std::size_t i = 0; i + 1 < ko->steps; ++i)
            glide.via.push_back(centreOf(ko->path[i]));
    return glide;
}

std::optional<Glide> BoardView::glideOfCaptured(const core::AnyPosition& before, core::Square square) const {
    const auto captured = before.pieceAt(square);
    if (!captured) return std::nullopt;
    Glide glide{.from = placed(*captured),
                .to = placed(*captured),
                .start = centreOf(square),
                .end = centreOf(square)};
    const core::Piece held{before.spec().piece(captured->type).heldAs(captured->type), before.sideToMove()};
    const HandPlace hand{held.side, held.type};
    if (m_layout.rectOf(hand).isEmpty()) {
        glide.vanishes = true;
        return glide;
    }
    glide.to = placed(held);
    glide.end = centreOf(hand);
    return glide;
}

void BoardView::advanceAnimation(double progress) {
    for (auto& glide : m_glides) {
        updateAround(glide.at());
        glide.progress = progress;
        updateAround(glide.at());
    }
}

/// Repaints where a moving piece is, whatever its turn.
void BoardView::updateAround(const QPointF& centre) {
    const double reach = m_layout.squareSize() * 0.9;
    update(QRectF(centre - QPointF(reach, reach), QSizeF(2 * reach, 2 * reach)).toAlignedRect());
}

// --- input

void BoardView::answer(const MoveEntry::Answer& answer) {
    updateCursor();
    update();
    emit entryChanged();
    std::visit(Overloaded{[](MoveEntry::Nothing) {}, [](const MoveEntry::Selected&) {},
                          [](const MoveEntry::Ambiguous&) {}, [](MoveEntry::Continued) {},
                          [this](MoveEntry::Deselected) { emit selectionCancelled(); },
                          [this](const MoveEntry::Chosen& chosen) {
                              m_isThere = isEnteredStepwise(chosen.move);
                              emit moveChosen(chosen.move);
                              m_isThere = false;
                          },
                          [this](MoveEntry::Refused refused) { emit moveRefused(refused.reason); }},
               answer);
}

void BoardView::mousePressEvent(QMouseEvent* event) {
    finishAnimation();
    if (event->button() == Qt::RightButton) return stepBack();
    if (event->button() != Qt::LeftButton) return QWidget::mousePressEvent(event);
    const QPointF point = event->position();
    if (!m_entry.choices().empty()) return answerChoice(point);
    const auto place = m_layout.placeAt(point);
    if (place) emit placePressed(*place);
    const auto result = m_entry.press(place);
    if (place && m_entry.selection() == place && m_entry.choices().empty()) beginDrag(point, *place);
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
            update(m_layout.rectOf(m_drag->origin).adjusted(-2, -2, 2, 2));
        }
        updateAround(m_drag->at);
        m_drag->at = *m_hover;
        updateAround(m_drag->at);
    }
    if (!m_entry.choices().empty()) update();
    updateCursor();
}

void BoardView::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return QWidget::mouseReleaseEvent(event);
    if (!m_drag) return;
    const Drag drag = *m_drag;
    m_drag.reset();
    const auto result = m_entry.release(m_layout.placeAt(event->position()), drag.moving);
    if (const auto* chosen = std::get_if<MoveEntry::Chosen>(&result))
        m_dropped = Dropped{chosen->move, drag.at};
    answer(result);
    m_dropped.reset();
}

void BoardView::leaveEvent(QEvent* event) {
    m_hover.reset();
    if (!m_entry.choices().empty()) update();
    QWidget::leaveEvent(event);
}

void BoardView::updateCursor() {
    auto shape = Qt::ArrowCursor;
    if (m_drag && m_drag->moving)
        shape = Qt::ClosedHandCursor;
    else if (m_hover) {
        const auto place = m_layout.placeAt(*m_hover);
        if (place && m_entry.choices().empty() && m_entry.canPick(*place)) shape = Qt::PointingHandCursor;
    }
    if (cursor().shape() != shape) setCursor(shape);
}

void BoardView::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && m_entry.selection())
        stepBack();
    else if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && m_entry.course())
        answer(m_entry.end());
    else
        QWidget::keyPressEvent(event);
}

void BoardView::wheelEvent(QWheelEvent* event) {
    if (event->modifiers().testFlag(Qt::ControlModifier)) return event->ignore();
    m_wheelRest += event->angleDelta().y();
    const int notches = m_wheelRest / WheelStep;
    m_wheelRest -= notches * WheelStep;
    if (notches != 0) emit wheelStepped(-notches);
    event->accept();
}

} // namespace komadai::ui
