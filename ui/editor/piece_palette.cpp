#include "ui/editor/piece_palette.h"

#include "ui/board/cached_piece_set.h"
#include "ui/language/retranslated.h"
#include "ui/notation/piece_letters.h"
#include "ui/wording.h"

#include <QApplication>
#include <QMouseEvent>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>

namespace komadai::ui {
namespace {

constexpr int PieceSize = 40;
constexpr int CarriedSize = 52;
constexpr int TypeRole = Qt::UserRole; ///< none on headings
constexpr int KeysRole = Qt::UserRole + 1;
constexpr int CountRole = Qt::UserRole + 2; ///< "7/8"
constexpr int ExcessRole = Qt::UserRole + 3;

bool fits(const QListWidgetItem& item, const QString& text) {
    const QStringList keys = item.data(KeysRole).toStringList();
    return std::any_of(keys.begin(), keys.end(),
                       [&](const QString& key) { return key.contains(text, Qt::CaseInsensitive); });
}

} // namespace

/// A piece with its count below it, or a heading across the whole width.
class PiecePalette::Delegate : public QStyledItemDelegate {
public:
    explicit Delegate(PiecePalette& palette) : QStyledItemDelegate(&palette), m_palette(palette) {}

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const int line = option.fontMetrics.height();
        if (!index.data(TypeRole).isValid()) return {m_palette.viewport()->width() - 1, line + 8};
        return {PieceSize + 10, PieceSize + line + 6};
    }
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        if (!index.data(TypeRole).isValid()) return QStyledItemDelegate::paint(painter, option, index);
        QStyleOptionViewItem cell = option;
        initStyleOption(&cell, index);
        cell.text.clear();
        cell.widget->style()->drawControl(QStyle::CE_ItemViewItem, &cell, painter, cell.widget);
        const auto type = core::pieceTypeAt(index.data(TypeRole).toInt());
        QRectF square(0, 0, PieceSize, PieceSize);
        square.moveCenter(QRectF(option.rect).center());
        square.moveTop(option.rect.top() + 3);
        const auto& spec = m_palette.m_position.spec();
        m_palette.m_pieces->paint(*painter, square, spec, PiecePalette::placed({type, m_palette.m_side}));
        const bool isSelected = option.state & QStyle::State_Selected;
        painter->save();
        QFont font = option.font;
        font.setBold(index.data(ExcessRole).toBool());
        painter->setFont(font);
        painter->setPen(option.palette.color(isSelected ? QPalette::HighlightedText : QPalette::Text));
        painter->drawText(option.rect.adjusted(0, PieceSize + 3, 0, 0), Qt::AlignHCenter | Qt::AlignTop,
                          index.data(CountRole).toString());
        painter->restore();
    }

private:
    const PiecePalette& m_palette;
};

PiecePalette::PiecePalette(const EditedPosition& position, LookOf lookOf, QWidget* parent)
    : QListWidget(parent), m_position(position), m_lookOf(std::move(lookOf)) {
    setItemDelegate(new Delegate(*this));
    setFlow(LeftToRight);
    setWrapping(true);
    setResizeMode(Adjust);
    setVerticalScrollMode(ScrollPerPixel);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn); // headings are as wide as the rest
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSelectionMode(SingleSelection);
    setMinimumHeight(PieceSize * 2);
    retranslated(this, &QWidget::setAccessibleName, [] { return tr("Pieces"); });
    connect(&m_position, &EditedPosition::changed, this, &PiecePalette::showPosition);
    connect(this, &QListWidget::itemSelectionChanged, this, &PiecePalette::chosenChanged);
    fill();
    whenLanguageChanges(this, [this] {
        for (int row = 0; row < count(); ++row)
            if (!item(row)->data(TypeRole).isValid()) item(row)->setText(headingText());
        showPosition();
    });
}

/// Emptying the list would still tell that nothing is chosen any more.
PiecePalette::~PiecePalette() { disconnect(this, nullptr, this, nullptr); }

// --- what is listed

void PiecePalette::fill() {
    const auto& spec = m_position.spec();
    m_variant = m_position.variant();
    m_pieces = std::make_shared<CachedPieceSet>(makePieceSet(spec, m_lookOf(spec)));
    clear();
    const auto add = [&](bool promoted) {
        for (std::size_t i = 0; i < spec.pieces.size(); ++i)
            if (spec.pieces[i].promotedFrom.has_value() == promoted)
                addPiece(core::pieceTypeAt(static_cast<int>(i)));
    };
    const bool hasPromoted = std::any_of(spec.pieces.begin(), spec.pieces.end(),
                                         [](const auto& piece) { return piece.promotedFrom.has_value(); });
    add(false);
    if (hasPromoted) {
        addHeading();
        add(true);
    }
    filter(m_filter);
    showPosition();
}

/// Above the faces that pieces turn to.
void PiecePalette::addHeading() {
    auto* item = new QListWidgetItem(headingText(), this);
    item->setFlags(Qt::ItemIsEnabled);
}

QString PiecePalette::headingText() { return tr("Promoted"); }

void PiecePalette::addPiece(core::PieceType type) {
    const auto& piece = m_position.spec().piece(type);
    auto* item = new QListWidgetItem(titleOf(piece), this);
    item->setData(TypeRole, core::indexOf(type));
    QStringList keys{nameOf(piece)};
    for (const auto& key : {piece.name, piece.kanji, piece.reading, piece.letters})
        keys << QString::fromStdString(key);
    keys << lettersShown(type, m_position.spec());
    item->setData(KeysRole, keys);
}

void PiecePalette::showPosition() {
    if (m_variant != m_position.variant()) return fill();
    for (int row = 0; row < count(); ++row) {
        auto* item = this->item(row);
        if (!item->data(TypeRole).isValid()) continue;
        const auto type = core::pieceTypeAt(item->data(TypeRole).toInt());
        const auto& piece = m_position.spec().piece(type);
        const auto [used, full] = m_position.count({type, m_side});
        item->setData(CountRole,
                      piece.promotedFrom ? QString() : QStringLiteral("%1/%2").arg(used).arg(full));
        item->setData(ExcessRole, used > full);
        item->setToolTip(tr("%1 (%2): %3 of %4 in the position")
                             .arg(item->text(), lettersShown(type, m_position.spec()), QString::number(used),
                                  QString::number(full)));
    }
}

void PiecePalette::setSide(core::Side side) {
    m_side = side;
    showPosition();
    viewport()->update();
    emit chosenChanged();
}

void PiecePalette::updateLook() { fill(); }

void PiecePalette::filter(const QString& text) {
    m_filter = text;
    for (int row = 0; row < count(); ++row)
        item(row)->setHidden(!text.isEmpty() && !fits(*item(row), text));
    const auto selected = selectedItems();
    if (!selected.isEmpty() && selected.front()->isHidden()) clearSelection();
}

void PiecePalette::chooseFirst() {
    for (int row = 0; row < count(); ++row) {
        if (item(row)->isHidden() || !item(row)->data(TypeRole).isValid()) continue;
        return setCurrentItem(item(row), QItemSelectionModel::ClearAndSelect);
    }
}

std::optional<core::Piece> PiecePalette::chosen() const {
    const auto selected = selectedItems();
    if (selected.isEmpty()) return std::nullopt;
    return core::Piece{core::pieceTypeAt(selected.front()->data(TypeRole).toInt()), m_side};
}

QListWidgetItem* PiecePalette::itemOf(core::PieceType type) const {
    for (int row = 0; row < count(); ++row)
        if (const QVariant data = item(row)->data(TypeRole); data.isValid() && data == core::indexOf(type))
            return item(row);
    return nullptr;
}

// --- dragging

void PiecePalette::mousePressEvent(QMouseEvent* event) {
    const auto* item = itemAt(event->pos());
    m_wasChosen = item && item->isSelected();
    QListWidget::mousePressEvent(event);
    m_carries = false;
    m_pressedAt = event->pos();
    m_pressed = event->button() == Qt::LeftButton && item ? chosen() : std::nullopt;
}

void PiecePalette::mouseMoveEvent(QMouseEvent* event) {
    if (!m_pressed || m_carries) return; // the list must not select what the mouse passes over
    if ((event->pos() - m_pressedAt).manhattanLength() < QApplication::startDragDistance()) return;
    m_carries = true;
    viewport()->setCursor(QCursor(carriedPiece(*m_pressed)));
}

void PiecePalette::mouseReleaseEvent(QMouseEvent* event) {
    QListWidget::mouseReleaseEvent(event);
    if (event->button() != Qt::LeftButton || !m_pressed) return;
    const auto piece = *std::exchange(m_pressed, std::nullopt);
    viewport()->unsetCursor();
    if (m_carries) {
        clearSelection();
        emit dropped(piece, event->globalPosition().toPoint());
    } else if (m_wasChosen) {
        clearSelection();
    }
}

QPixmap PiecePalette::carriedPiece(core::Piece piece) const {
    QPixmap pixmap(QSize(CarriedSize, CarriedSize) * devicePixelRatioF());
    pixmap.setDevicePixelRatio(devicePixelRatioF());
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    m_pieces->paint(painter, QRectF(0, 0, CarriedSize, CarriedSize), m_position.spec(), placed(piece));
    return pixmap;
}

} // namespace komadai::ui
