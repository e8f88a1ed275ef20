#include "ui/rulebook/piece_card.h"

#include "ui/board/board_view.h"
#include "ui/board/look_setting.h"
#include "ui/notation/notation.h"
#include "ui/rulebook/piece_facts.h"
#include "ui/rulebook/rule_picture.h"
#include "ui/widgets/text_size.h"
#include "ui/wording.h"

#include <QCursor>
#include <QHBoxLayout>
#include <QHelpEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <QScreen>
#include <QVBoxLayout>

#include <algorithm>

namespace komadai::ui {
namespace {

constexpr int Gap = 8; ///< between the piece and its card
constexpr int NotesWidth = 300;
constexpr double NameScale = 1.25; ///< of the size of other texts

} // namespace

PieceCard::PieceCard(QWidget* parent)
    : QFrame(parent, Qt::ToolTip), m_name(new QLabel(this)), m_facts(new QLabel(this)),
      m_faces(new QHBoxLayout), m_notes(new QLabel(this)) {
    setObjectName(QStringLiteral("pieceCard"));
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    m_name->setObjectName(QStringLiteral("pieceName"));
    m_facts->setObjectName(QStringLiteral("pieceFacts"));
    m_notes->setObjectName(QStringLiteral("pieceNotes"));
    QFont bold = m_name->font();
    bold.setBold(true);
    m_name->setFont(bold);
    scaleText(*m_name, NameScale);
    m_notes->setWordWrap(true);
    m_notes->setMinimumWidth(NotesWidth);
    m_faces->setSpacing(10);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 10, 12, 10);
    layout->addWidget(m_name);
    layout->addWidget(m_facts);
    layout->addLayout(m_faces);
    layout->addWidget(m_notes);
    layout->setSizeConstraint(QLayout::SetFixedSize);
}

void PieceCard::setPiece(const core::VariantSpec& spec, core::PieceType type, PieceLook look) {
    m_name->setText(titleOf(spec.piece(type)));
    m_facts->setText(pieceFacts(spec, type).join(QStringLiteral(" · ")));
    while (QLayoutItem* item = m_faces->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    const auto pieces = makePieceSet(spec, look);
    const auto promoted = spec.piece(type).promotesTo;
    addFace(spec, type, *pieces, promoted ? nameOf(spec.piece(type)) : QString());
    if (promoted) addFace(spec, *promoted, *pieces, nameOf(spec.piece(*promoted)));
    m_faces->addStretch();
    QStringList notes;
    for (const auto& note : ruleSheet(spec).notes(type))
        notes << QString::fromStdString(note);
    m_notes->setText(notes.join('\n'));
    m_notes->setVisible(!notes.isEmpty());
}

QString PieceCard::text() const {
    QStringList parts{m_name->text(), m_facts->text()};
    if (!m_notes->text().isEmpty()) parts << m_notes->text();
    return parts.join('\n');
}

void PieceCard::addFace(const core::VariantSpec& spec, core::PieceType type, const PieceSet& pieces,
                        const QString& caption) {
    auto* face = new QWidget(this);
    auto* picture = new QLabel(face);
    QPixmap pixmap(sizeOf(type, spec) * devicePixelRatioF());
    pixmap.setDevicePixelRatio(devicePixelRatioF());
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    paintPicture(painter, type, spec, boardTheme(palette()), pieces);
    painter.end();
    picture->setPixmap(pixmap);
    auto* layout = new QVBoxLayout(face);
    layout->setContentsMargins(0, 4, 0, 0);
    layout->setSpacing(2);
    layout->addWidget(picture);
    if (!caption.isEmpty()) layout->addWidget(new QLabel(caption, face), 0, Qt::AlignHCenter);
    m_faces->addWidget(face, 0, Qt::AlignTop);
}

void PieceCard::showBeside(const QRect& area, const QRect& clear) {
    layout()->activate();
    adjustSize();
    const QRect screen = this->screen()->availableGeometry();
    QRect card(QPoint(clear.right() + Gap, area.top()), size());
    if (card.right() > screen.right()) card.moveRight(clear.left() - Gap);
    if (card.left() < screen.left()) {
        card.moveLeft(area.right() + Gap);
        if (card.right() > screen.right()) card.moveRight(area.left() - Gap);
    }
    card.moveLeft(std::max(card.left(), screen.left()));
    card.moveTop(
        std::clamp(card.top(), screen.top(), std::max(screen.top(), screen.bottom() - card.height())));
    move(card.topLeft());
    show();
}

PieceCardShower::PieceCardShower(BoardView& board, LookOf lookOf, QObject* parent)
    : QObject(parent), m_board(board), m_lookOf(std::move(lookOf)), m_card(new PieceCard(&board)) {
    board.installEventFilter(this);
    whenNotationChanges(this, [this] {
        if (m_place && m_card->isVisible()) show(*m_place);
    });
}

bool PieceCardShower::eventFilter(QObject*, QEvent* event) {
    switch (event->type()) {
    case QEvent::ToolTip: return showAt(static_cast<QHelpEvent*>(event)->pos());
    case QEvent::MouseMove:
        if (!m_area.contains(static_cast<QMouseEvent*>(event)->pos())) m_card->hide();
        return false;
    case QEvent::Leave:
    case QEvent::MouseButtonPress:
    case QEvent::Wheel:
    case QEvent::KeyPress:
    case QEvent::Hide:
    case QEvent::WindowDeactivate: m_card->hide(); return false;
    default: return false;
    }
}

std::optional<Place> PieceCardShower::pointed() const {
    if (const auto cursor = m_board.keyCursor()) return cursor;
    if (const auto selection = m_board.entry().selection()) return selection;
    return m_board.underMouse() ? m_board.placeAt(m_board.mapFromGlobal(QCursor::pos())) : std::nullopt;
}

bool PieceCardShower::showPointed() {
    const auto place = pointed();
    if (!place || !show(*place)) return false;
    m_board.announce(m_card->text());
    return true;
}

bool PieceCardShower::showAt(const QPoint& point) {
    if (m_board.entry().course()) return false;
    const auto place = m_board.placeAt(point);
    return place && show(*place);
}

/// False where there is no piece to tell of, or something else to explain.
bool PieceCardShower::show(const Place& place) {
    if (!m_board.position() || !m_board.entry().choices().empty()) return false;
    std::optional<core::PieceType> type;
    if (const auto* hand = std::get_if<HandPlace>(&place))
        type = hand->type;
    else if (const auto piece = m_board.position()->pieceAt(std::get<core::Square>(place)))
        type = piece->type;
    if (!type) return false;
    const auto& spec = m_board.position()->spec();
    m_place = place;
    m_area = m_board.rectOf(place);
    m_card->setPiece(spec, *type, m_lookOf(spec));
    const auto onScreen = [&](const QRect& part) {
        return QRect(m_board.mapToGlobal(part.topLeft()), part.size());
    };
    m_card->showBeside(onScreen(m_area), onScreen(m_board.boardAndHands() & m_board.rect()));
    return true;
}

} // namespace komadai::ui
