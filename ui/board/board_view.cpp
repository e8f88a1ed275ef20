#include "ui/board/board_view.h"

#include "ui/board/accessible_board.h"
#include "ui/board/board_words.h"
#include "ui/language/spoken.h"
#include "ui/wording.h"

#include <QAccessible>
#include <QApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cstdlib>

namespace komadai::ui {
namespace {

/// What the move has shot last, if that was the last thing it did.
std::optional<core::Square> shotAtEnd(const core::KoMove& move) {
    if (move.taken == 0) return std::nullopt;
    const auto& last = move.victims[move.taken - 1U];
    return last.byShot && last.step == move.steps ? std::optional(last.square) : std::nullopt;
}

core::KoConsequences effectsOf(const core::Move& move, const core::AnyPosition& before) {
    const auto* ko = std::get_if<core::KoMove>(&move);
    return ko ? core::consequencesOf(*before.ko(), *ko) : core::KoConsequences{};
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

} // namespace

BoardView::BoardView(QWidget* parent) : BoardSurface(Stands::Shown, parent) {
    installAccessibleBoard();
    spoken(this, &QWidget::setAccessibleName, [] { return tr("Board"); });
    m_animation.setStartValue(0.0);
    m_animation.setEndValue(1.0);
    m_animation.setEasingCurve(QEasingCurve::InOutQuad);
    connect(&m_animation, &QVariantAnimation::valueChanged, this,
            [this](const QVariant& value) { advanceAnimation(value.toDouble()); });
    connect(&m_animation, &QVariantAnimation::finished, this, &BoardView::endStage);
    connect(qApp, &QApplication::focusChanged, this, &BoardView::onFocusChanged);
}

BoardView::~BoardView() = default;

// --- what is shown

void BoardView::setPosition(const core::AnyPosition& position, std::optional<core::Move> lastMove) {
    dropStages();
    present(position, lastMove);
}

void BoardView::playMove(const core::AnyPosition& after, const core::Move& move) {
    const auto before = m_position;
    setPosition(after, move);
    if (!before || before->variant() != after.variant()) return;
    announce(ui::wordsFor(move, *before));
    addStage(after, move,
             motionOf(move, *before, effectsOf(move, *before), layout(),
                      m_entered && m_entered->move == move ? m_entered->seen : SeenPart{}));
}

void BoardView::walk(const core::Game& line, int fromPly, int toPly) {
    const auto moveAt = [&](int ply) { return line.moves()[static_cast<std::size_t>(ply)]; };
    const auto moveBefore = [&](int ply) { return ply > 0 ? std::optional(moveAt(ply - 1)) : std::nullopt; };
    if (toPly == fromPly + 1) return playMove(line.positionAt(toPly), moveAt(fromPly));
    setPosition(line.positionAt(toPly), moveBefore(toPly));
    if (std::abs(toPly - fromPly) > MostPliesSeen) return;
    const bool isBack = toPly < fromPly;
    for (int ply = fromPly; ply != toPly;) {
        const int earlier = isBack ? ply - 1 : ply;
        const auto& before = line.positionAt(earlier);
        const auto move = moveAt(earlier);
        const auto effects = effectsOf(move, before);
        ply += isBack ? -1 : 1;
        addStage(line.positionAt(ply), moveBefore(ply),
                 isBack ? motionBackOf(move, before, effects, layout())
                        : motionOf(move, before, effects, layout()));
    }
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
        updateLook();
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
    if (flipped == isFlipped()) return;
    finishAnimation();
    m_drag.reset();
    turn(flipped);
}

void BoardView::setAnimated(bool animated) {
    m_animated = animated;
    if (!animated) finishAnimation();
}

void BoardView::setLook(std::optional<PieceLook> look) {
    if (look == m_look) return;
    m_look = look;
    if (m_position) updateLook();
}

void BoardView::updateLook() {
    setBoard(m_position->variant(), m_look.value_or(usualLook(m_position->spec())), isFlipped());
}

QRect BoardView::boardArea() const { return {m_offset.toPoint(), size() * m_zoom}; }

void BoardView::updateLayout() {
    const QPointF least(width() * (1 - m_zoom), height() * (1 - m_zoom));
    m_offset = {std::clamp(m_offset.x(), least.x(), 0.0), std::clamp(m_offset.y(), least.y(), 0.0)};
    BoardSurface::updateLayout();
    m_places = layout().places();
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
    if (m_shown) update(boardPainter().changesBetween(*m_shown, now));
    m_shown = std::move(now);
}

// --- zoom

void BoardView::setZoom(double zoom, const QPointF& about) {
    zoom = std::clamp(zoom, 1.0, LargestZoom);
    if (zoom == m_zoom || !m_position) return;
    finishAnimation();
    const auto partOf = [&] { return (about - layout().boardRect().topLeft()) / layout().squareSize(); };
    const QPointF part = partOf();
    m_zoom = zoom;
    updateLayout();
    panTo(m_offset + (partOf() - part) * layout().squareSize());
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

/// Drags the board as far as is needed to see a part of it, clear of the names of files and ranks.
void BoardView::reveal(const QRect& part) {
    const auto inside = [](int low, int high, int size) {
        if (low < 0) return -low;
        return high > size ? size - high : 0;
    };
    constexpr int Clear = BoardPainter::StripWidth;
    panTo(m_offset + QPointF(inside(part.left() - Clear, part.right() + 1 + Clear, width()),
                             inside(part.top() - Clear, part.bottom() + 1 + Clear, height())));
}

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
    if (!m_position || !hasBoard()) return;
    QPainter painter(this); // clipped to the region
    painter.drawPixmap(QPoint(), boardPicture());
    if (!m_shown) m_shown = scene();
    boardPainter().paintContents(painter, *m_shown, event->region());
    if (m_zoom > 1) boardPainter().paintScrolledLabels(painter, m_position->spec(), rect());
}

const QPixmap& BoardView::boardPicture() {
    const double ratio = devicePixelRatioF();
    if (m_boardPicture.isNull() || m_boardPicture.devicePixelRatio() != ratio) {
        m_boardPicture = QPixmap(size() * ratio);
        m_boardPicture.setDevicePixelRatio(ratio);
        m_boardPicture.fill(Qt::transparent);
        QPainter painter(&m_boardPicture);
        boardPainter().paintBoard(painter, m_position->spec());
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
        if (const auto to = layout().placeAt(*m_hover); to && to != m_arrowFrom)
            scene.arrows.push_back({{*m_arrowFrom, *to}, ArrowKind::Own});
    scene.fates = fatesOf(m_preview);
    scene.numbersHand = m_playedByKeys && m_entry.movable().contains(m_position->sideToMove());
    if (!m_stages.empty()) {
        const auto& [position, lastMove, motion] = m_stages.front();
        scene.position = position;
        scene.lastMove = lastMove;
        scene.hidden = motion.hidden;
        scene.taken = motion.taken;
        scene.glides = motion.glides;
        scene.flares = motion.flares;
    }
    if (m_drag && m_drag->moving) {
        if (const auto* square = std::get_if<core::Square>(&m_drag->origin))
            scene.hidden.push_back(*square);
        else
            scene.taken = std::get<HandPlace>(m_drag->origin);
        scene.carried = boardPainter().placed(m_drag->piece);
        scene.carriedAt = m_drag->at;
    }
    return scene;
}

std::vector<PaintedChoice> BoardView::paintedChoices() const {
    std::vector<PaintedChoice> painted;
    const auto& moves = m_entry.choices();
    if (moves.empty()) return painted;
    const auto buttons = choiceRects(squareRect(core::destinationOf(moves.front())),
                                     layout().boardRect() & rect(), moves.size());
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const auto* ko = std::get_if<core::KoMove>(&moves[i]);
        const auto shot = m_entry.choosesWay() && ko ? shotAtEnd(*ko) : std::nullopt;
        const auto piece =
            shot ? m_position->pieceAt(*shot).value_or(core::Piece{}) : pieceAfter(moves[i], *m_position);
        const bool isHovered = m_hover && buttons[i].contains(m_hover->toPoint());
        const bool isNext = m_choiceByKeys == static_cast<int>(i);
        painted.push_back({buttons[i], boardPainter().placed(piece), shot.has_value(), isHovered || isNext});
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
    return tr("%1 (%2)").arg(ui::nameOf(piece), QString::fromStdString(piece.letters));
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
    return tr("%1, promotes to %2").arg(nameOf(*type), ui::nameOf(spec.piece(*piece.promotesTo)));
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
    } else if (const auto place = layout().placeAt(help->pos())) {
        text = pieceText(*place);
        area = layout().rectOf(*place);
    }
    QToolTip::showText(help->globalPos(), text, this, area);
    return true;
}

void BoardView::resizeEvent(QResizeEvent* event) {
    finishAnimation();
    BoardSurface::resizeEvent(event);
}

void BoardView::changeEvent(QEvent* event) {
    BoardSurface::changeEvent(event);
    if (event->type() != QEvent::PaletteChange) return;
    m_boardPicture = {};
    repaintAll();
}

// --- animation

void BoardView::finishAnimation() {
    if (!isAnimating()) return;
    dropStages();
    showChanges();
    emit animationFinished();
}

void BoardView::dropStages() {
    m_stages.clear();
    m_animation.stop();
}

void BoardView::addStage(const core::AnyPosition& position, std::optional<core::Move> lastMove,
                         std::optional<Motion> motion) {
    if (!m_animated || !isVisible() || !motion) return;
    m_stages.push_back({position, lastMove, std::move(*motion)});
    if (m_stages.size() == 1) startStage();
}

void BoardView::startStage() {
    m_animation.setDuration(m_stages.front().motion.durationMs);
    m_animation.start();
    showChanges();
}

void BoardView::endStage() {
    if (m_stages.size() < 2) return finishAnimation();
    m_stages.pop_front();
    startStage();
}

void BoardView::advanceAnimation(double progress) {
    if (!isAnimating()) return;
    m_stages.front().motion.setProgress(progress);
    showChanges();
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
    const auto pointed = m_playedByKeys ? keyCursor() : m_hover ? layout().placeAt(*m_hover) : std::nullopt;
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

} // namespace komadai::ui
