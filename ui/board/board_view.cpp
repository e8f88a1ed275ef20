#include "ui/board/board_view.h"

#include "ui/board/board_preferences.h"
#include "ui/board/board_words.h"
#include "ui/board/coordinates_painter.h"
#include "ui/board/scene_changes.h"
#include "ui/language/retranslated.h"
#include "ui/preferences/preferences.h"

#include "core/base/overloaded.h"

#include <QApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cassert>
#include <cstdlib>
#include <iterator>
#include <utility>

namespace komadai::ui {
namespace {

constexpr int CompanionGap = 4; ///< pixels on both sides of the companion

/// The part of a move being entered that is already on the board.
SeenPart seenOf(const std::optional<BoardScene>& scene, std::optional<QPointF> droppedAt) {
    if (!scene || !scene->course) return {0, 0, droppedAt};
    return {scene->course->steps, scene->course->taken, droppedAt};
}

} // namespace

BoardView::BoardView(QWidget* parent) : BoardSurface(Stands::Shown, parent) {
    retranslated(this, &QWidget::setAccessibleName, [] { return tr("Board"); });
    preferences().follow<bool>(preference::LegalMoveMarks, this, [this](bool areMarked) {
        m_marksTargets = areMarked;
        showChanges();
    });
    preferences().follow<bool>(preference::LastMoveMark, this, [this](bool isMarked) {
        m_marksLastMove = isMarked;
        showChanges();
    });
    connect(&m_animation, &MoveAnimation::advanced, this, &BoardView::showChanges);
    connect(&m_animation, &MoveAnimation::finished, this, [this] {
        showChanges();
        emit animationFinished();
    });
    connect(qApp, &QApplication::focusChanged, this, [this](const QWidget* from, const QWidget* to) {
        if (to == this) m_keyboard.focusCameFrom(from);
    });
}

BoardView::~BoardView() = default;

// --- what is shown

void BoardView::setPosition(const core::AnyPosition& position, std::optional<ShownMove> lastMove) {
    m_animation.drop();
    present(position, std::move(lastMove));
}

void BoardView::playMove(const core::AnyPosition& after, const core::Move& move) {
    const auto before = m_position;
    if (!before || before->variant() != after.variant()) return setPosition(after, move);
    const ShownMove shown(move, *before);
    setPosition(after, shown);
    announce(ui::wordsFor(move, *before));
    animate(after, shown,
            motionOf(move, *before, core::consequencesOf(*before, move), layout(),
                     m_entered && m_entered->move == move ? m_entered->seen : SeenPart{}));
}

void BoardView::walk(const core::Game& line, int fromPly, int toPly) {
    const auto moveAt = [&](int ply) { return line.moves()[static_cast<std::size_t>(ply)]; };
    const auto moveBefore = [&](int ply) {
        return ply > 0 ? std::optional(ShownMove(moveAt(ply - 1), line.positionAt(ply - 1))) : std::nullopt;
    };
    if (toPly == fromPly + 1) return playMove(line.positionAt(toPly), moveAt(fromPly));
    setPosition(line.positionAt(toPly), moveBefore(toPly));
    if (std::abs(toPly - fromPly) > MostPliesSeen) return;
    const bool isBack = toPly < fromPly;
    for (int ply = fromPly; ply != toPly;) {
        const int earlier = isBack ? ply - 1 : ply;
        const auto& before = line.positionAt(earlier);
        const auto move = moveAt(earlier);
        const auto effects = core::consequencesOf(before, move);
        ply += isBack ? -1 : 1;
        animate(line.positionAt(ply), moveBefore(ply),
                isBack ? motionBackOf(move, before, effects, layout())
                       : motionOf(move, before, effects, layout()));
    }
}

void BoardView::present(const core::AnyPosition& position, std::optional<ShownMove> lastMove) {
    const bool newVariant = !m_position || m_position->variant() != position.variant();
    const bool isOther = !m_position || !(*m_position == position);
    if (isOther) m_arrows.clear();
    if (newVariant) m_shown.reset(); // boards of two sizes are not compared
    m_position = position;
    m_lastMove = std::move(lastMove);
    m_mouse.dropDrawing();
    m_keyboard.dropDrawing();
    m_entry.setPosition(position);
    if (!m_entry.selection()) m_mouse.dropDrag(); // a premove that is being made goes on
    updatePreview();
    emit entryChanged();
    if (newVariant) {
        m_zoom = {};
        updateLook();
        updateGeometry();
        m_keyboard.resetCursor();
    }
    m_mouse.updateCursor();
    showChanges();
    if (isOther) emit positionChanged();
    emit positionShown();
}

void BoardView::setMovable(MovableSides sides, std::optional<core::Side> premovable) {
    if (sides == m_entry.movable() && premovable == m_entry.premovable()) return;
    m_entry.setMovable(sides, premovable);
    emit entryChanged();
    if (!m_entry.selection()) m_mouse.dropDrag();
    m_mouse.updateCursor();
    showChanges();
}

void BoardView::setTurnMarked(bool marked) {
    m_marksTurn = marked;
    showChanges();
}

void BoardView::cancelSelection() {
    m_mouse.dropDrag();
    answer(m_entry.cancel());
}

void BoardView::setFlipped(bool flipped) {
    if (flipped == isFlipped()) return;
    finishAnimation();
    m_mouse.dropDrag();
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

QRect BoardView::boardArea() const { return m_zoom.areaIn(size()); }

void BoardView::updateLayout() {
    m_zoom.moveTo(m_zoom.offset(), size());
    BoardSurface::updateLayout();
    m_boardPicture = {};
    m_mouse.updateCursor();
    placeCompanion();
    updatePreview(); // another square may lie under the mouse now
    repaintAll();
}

int BoardView::gutter() const {
    return m_companion && !m_companion->isHidden() ? m_companion->sizeHint().width() + 2 * CompanionGap : 0;
}

void BoardView::setCompanion(QWidget* companion) {
    assert(companion->parentWidget() == parentWidget());
    m_companion = companion;
    m_companion->installEventFilter(this);
    m_companion->raise();
    updateLayout();
}

void BoardView::placeCompanion() {
    if (!m_companion) return;
    QRect place = layout().gutterRect().adjusted(CompanionGap, 0, -CompanionGap, 0);
    if (place.left() < 0) place.moveLeft(CoordinatesPainter::StripWidth + CompanionGap);
    const int clear = zoom() > 1 ? CoordinatesPainter::StripWidth : 0;
    m_companion->setGeometry(place.intersected(rect().adjusted(0, clear, 0, -clear)).translated(pos()));
}

void BoardView::moveEvent(QMoveEvent* event) {
    BoardSurface::moveEvent(event);
    placeCompanion();
}

bool BoardView::eventFilter(QObject* watched, QEvent* event) {
    const bool isShownOrHidden =
        event->type() == QEvent::ShowToParent || event->type() == QEvent::HideToParent;
    if (watched == m_companion && isShownOrHidden) updateLayout();
    return BoardSurface::eventFilter(watched, event);
}

void BoardView::repaintAll() {
    m_shown.reset();
    update();
}

void BoardView::showChanges() {
    if (!m_position) return;
    auto now = scene();
    if (m_shown) update(SceneChanges(layout()).between(*m_shown, now));
    m_shown = std::move(now);
}

// --- zoom

void BoardView::setZoom(double zoom, const QPointF& about) {
    zoom = std::clamp(zoom, 1.0, LargestZoom);
    if (zoom == m_zoom.factor() || !m_position) return;
    finishAnimation();
    const auto partOf = [&] { return (about - layout().boardRect().topLeft()) / layout().squareSize(); };
    const QPointF part = partOf();
    m_zoom.setFactor(zoom);
    updateLayout();
    panTo(m_zoom.offset() + (partOf() - part) * layout().squareSize());
}

void BoardView::zoomIn() { setZoom(zoom() * ZoomStep, QRectF(rect()).center()); }
void BoardView::zoomOut() { setZoom(zoom() / ZoomStep, QRectF(rect()).center()); }
void BoardView::zoomToFit() { setZoom(1, {}); }

void BoardView::panTo(const QPointF& offset) {
    if (offset == m_zoom.offset()) return;
    finishAnimation();
    m_zoom.moveTo(offset, size());
    updateLayout();
}

void BoardView::reveal(const QRect& part) {
    panTo(m_zoom.offsetThatReveals(part, size(), CoordinatesPainter::StripWidth));
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
    if (const auto names = coordinates(); names && m_zoom.isZoomed())
        CoordinatesPainter(layout(), theme(), *names).paintInStrips(painter, m_position->spec(), rect());
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
    if (m_marksTargets) scene.targets = m_entry.targets();
    if (const auto* course = m_entry.course()) {
        scene.course = course->move();
        scene.lastMove.reset();
    }
    scene.choices = choices().painted(m_mouse.hover(), m_keyboard.choice());
    scene.keyCursor = keyCursor();
    scene.arrows = m_arrows;
    if (m_premove) scene.arrows.push_back({{m_premove->from, m_premove->to}, ArrowKind::Premove});
    scene.drawings = m_drawings;
    scene.glyph = m_glyph;
    scene.fates = m_preview.fates();
    if (isPlayedByKeys()) scene.numberedHand = m_keyboard.handSide();
    scene.marksTurn = m_marksTurn;
    if (isAnimating()) {
        const auto& [position, lastMove, motion] = m_animation.stage();
        scene.position = position;
        scene.lastMove = lastMove;
        scene.hidden = motion.hidden;
        scene.taken = motion.taken;
        scene.glides = motion.glides;
        scene.flares = motion.flares;
    }
    if (!m_marksLastMove) scene.lastMove.reset();
    addStandingEffects(scene);
    m_mouse.addTo(scene);
    m_keyboard.addTo(scene);
    return scene;
}

/// Nets are seen always; where they come from, and how far fogs reach, on the pieces at which one points or that one has
/// picked up. A shooter shows the fogs that silence it.
void BoardView::addStandingEffects(BoardScene& scene) const {
    const auto effects = core::standingEffectsOf(scene.position);
    scene.holds = effects.holds;
    const auto isAsked = [&, at = pointed()](core::Square square) {
        return at == Place(square) || scene.selection == Place(square);
    };
    for (const core::Hold& hold : effects.holds)
        if (isAsked(hold.net) || isAsked(hold.held)) scene.explained.push_back(hold);
    const auto shooter = m_entry.origin() ? m_position->pieceAt(*m_entry.origin()) : std::nullopt;
    const bool isSilenced = shooter && core::isSilencedByShelter(*m_position, shooter->type);
    for (const core::Shelter& shelter : effects.shelters) {
        const bool isEnemys = isSilenced && scene.position.pieceAt(shelter.source)->side != shooter->side;
        if (isEnemys || isAsked(shelter.source)) scene.shelters.push_back(shelter);
    }
}

QRect BoardView::choiceRect(const core::Move& move) const {
    return m_position ? choices().rectOf(move) : QRect();
}

void BoardView::showToolTip(const QPoint& point, const QPoint& onScreen) {
    QString text;
    QRect area; // within which it stays
    if (!m_entry.choices().empty()) {
        if (const auto move = choices().at(point)) {
            text = choices().text(*move);
            area = choiceRect(*move);
        }
    } else if (const auto place = placeAt(point)) {
        text = faceWords(*place, *m_position);
        area = rectOf(*place);
    }
    QToolTip::showText(onScreen, text, this, area);
}

void BoardView::resizeEvent(QResizeEvent* event) {
    finishAnimation();
    BoardSurface::resizeEvent(event);
}

void BoardView::updateTheme() {
    BoardSurface::updateTheme();
    m_boardPicture = {};
    repaintAll();
}

// --- animation

void BoardView::finishAnimation() {
    if (!isAnimating()) return;
    m_animation.drop();
    showChanges();
    emit animationFinished();
}

void BoardView::animate(const core::AnyPosition& position, std::optional<ShownMove> lastMove,
                        std::optional<Motion> motion) {
    if (m_animated && isVisible() && motion)
        m_animation.add({position, std::move(lastMove), std::move(*motion)});
}

// --- arrows, drawings, glyphs

void BoardView::setArrows(ArrowKind kind, const std::vector<BoardArrow>& arrows) {
    std::vector<BoardArrow> before, after;
    std::copy_if(m_arrows.begin(), m_arrows.end(), std::back_inserter(before),
                 [kind](const BoardArrow& arrow) { return arrow.kind == kind; });
    for (const auto& arrow : arrows)
        after.push_back({arrow.places, kind, arrow.rank});
    if (after == before) return; // they stay below those that came later
    std::erase_if(m_arrows, [kind](const BoardArrow& arrow) { return arrow.kind == kind; });
    m_arrows.insert(m_arrows.end(), after.begin(), after.end());
    showChanges();
}

void BoardView::setDrawings(std::vector<BoardDrawing> drawings) {
    m_drawings = std::move(drawings);
    showChanges();
}

void BoardView::setGlyphMark(core::Square square, const QString& text) {
    m_glyph = text.isEmpty() ? std::nullopt : std::optional(GlyphMark{square, text});
    showChanges();
}

// --- moves

void BoardView::answer(const MoveEntry::Answer& answer, std::optional<QPointF> droppedAt) {
    const SeenPart seen = seenOf(m_shown, droppedAt);
    m_keyboard.forgetChoice();
    updatePreview();
    m_mouse.updateCursor();
    showChanges();
    emit entryChanged();
    std::visit(core::Overloaded{[](MoveEntry::Nothing) {}, [](const MoveEntry::Selected&) {},
                                [](const MoveEntry::Ambiguous&) {},
                                [&](MoveEntry::Continued) { showCourse(seen); },
                                [this](MoveEntry::Deselected) { emit selectionCancelled(); },
                                [&](const MoveEntry::Chosen& chosen) {
                                    m_entered = Entered{chosen.move, seen};
                                    emit moveChosen(chosen.move);
                                    m_entered.reset();
                                },
                                [this](const MoveEntry::Prepared& prepared) {
                                    setPremove(prepared.premove);
                                    announce(premoveWords(prepared.premove, *m_position));
                                    emit premoveMade();
                                },
                                [this](MoveEntry::Refused refused) { emit moveRefused(refused.reason); }},
               answer);
}

/// Animates what has been added to a move of several steps.
void BoardView::showCourse(const SeenPart& seen) {
    if (!m_entry.course()) return;
    const core::PathMove course = m_entry.course()->move();
    const bool isLonger = course.steps > seen.steps || course.taken > seen.taken;
    if (!isLonger) return;
    m_animation.drop();
    animate(*m_position, std::nullopt, motionOf(course, *m_position, {}, layout(), seen));
}

void BoardView::stepBack() {
    m_mouse.dropDrag();
    answer(m_entry.stepBack());
}

void BoardView::enterMove(const core::Move& move) {
    finishAnimation();
    m_entry.cancel();
    showChanges();
    answer(MoveEntry::Chosen{move});
}

void BoardView::setPremove(const std::optional<Premove>& premove) {
    m_premove = premove;
    showChanges();
    emit entryChanged();
}

void BoardView::playPremove() {
    const Premove premove = *m_premove;
    finishAnimation(); // of the opponent's move
    setPremove(std::nullopt);
    m_mouse.dropDrag();
    answer(m_entry.enter(premove));
    m_keyboard.showOpenChoice();
}

void BoardView::cancelPremove() {
    if (!m_premove) return;
    setPremove(std::nullopt);
    announce(tr("Premove cancelled"));
}

bool BoardView::takesBackPremove(const std::optional<Place>& pressed) {
    if (!m_premove || m_entry.selection() || !pressed) return false;
    const bool isOnPiece = *pressed == m_premove->from;
    if (!isOnPiece && *pressed != Place(m_premove->to)) return false;
    cancelPremove();
    return !isOnPiece;
}

std::optional<Place> BoardView::pointed() const {
    if (isPlayedByKeys()) return keyCursor();
    const auto hover = m_mouse.hover();
    return hover ? layout().placeAt(*hover) : std::nullopt;
}

void BoardView::updatePreview() {
    const bool isOther = m_preview.update(m_entry, m_position, pointed());
    if (isOther || (m_position && m_position->effects())) showChanges();
    if (isOther) emit entryChanged();
}

QString BoardView::previewText() const {
    if (!m_position) return {};
    QString text = m_preview.text(*m_position);
    if (!text.isEmpty() || !m_entry.selection() || m_entry.course()) return text;
    const auto* square = std::get_if<core::Square>(&*m_entry.selection());
    return square ? hindranceWords(*square, *m_position) : QString();
}

// --- mouse and keyboard

bool BoardView::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress) finishAnimation();
    if (event->type() == QEvent::ShortcutOverride && m_keyboard.wants(*static_cast<QKeyEvent*>(event))) {
        event->accept();
        return true;
    }
    if (event->type() != QEvent::ToolTip || !m_position) return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    showToolTip(help->pos(), help->globalPos());
    return true;
}

void BoardView::mousePressEvent(QMouseEvent* event) { m_mouse.press(*event); }
void BoardView::mouseMoveEvent(QMouseEvent* event) { m_mouse.move(*event); }
void BoardView::mouseReleaseEvent(QMouseEvent* event) { m_mouse.release(*event); }
void BoardView::mouseDoubleClickEvent(QMouseEvent* event) { m_mouse.pressAgain(*event); }
void BoardView::wheelEvent(QWheelEvent* event) { m_mouse.wheel(*event); }

void BoardView::leaveEvent(QEvent* event) {
    m_mouse.leave();
    QWidget::leaveEvent(event);
}

void BoardView::hideEvent(QHideEvent* event) {
    m_mouse.dropAll();
    BoardSurface::hideEvent(event);
}

void BoardView::keyPressEvent(QKeyEvent* event) {
    if (!m_position || !m_keyboard.wants(*event) || !m_keyboard.take(event->key()))
        QWidget::keyPressEvent(event);
}

void BoardView::focusInEvent(QFocusEvent* event) {
    m_keyboard.focusIn(*event);
    BoardSurface::focusInEvent(event);
}

void BoardView::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    m_keyboard.focusOut(*event);
}

// --- screen readers

QString BoardView::wordsFor(const Place& place) const {
    QStringList parts{ui::wordsFor(place, *m_position)};
    if (m_entry.selection() == place) parts << tr("picked up");
    if (m_premove && m_premove->from == place) parts << tr("start of the premove");
    if (m_premove && Place(m_premove->to) == place) parts << tr("end of the premove");
    const auto* square = std::get_if<core::Square>(&place);
    if (square)
        for (const QString& more :
             {ui::wordsFor(m_entry.targets(), *square), holdWords(*square, *m_position)})
            if (!more.isEmpty()) parts << more;
    if (square)
        for (const BoardDrawing& drawing : m_drawings)
            if (drawing.from == *square || drawing.to == *square)
                parts << drawingWords(drawing, *square, m_position->spec());
    return parts.join(QStringLiteral(", "));
}

QString BoardView::valueOf(const Place& place) const {
    return m_position ? contentWords(place, *m_position) : QString();
}

std::vector<BoardButton> BoardView::buttons() {
    std::vector<BoardButton> buttons;
    for (const auto& move : m_entry.choices())
        buttons.push_back(
            {choices().text(move), choiceRect(move), [this, move] { answer(m_entry.choose(move)); }});
    return buttons;
}

} // namespace komadai::ui
