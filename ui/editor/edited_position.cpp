#include "ui/editor/edited_position.h"

#include "core/notation/position_text.h"
#include "core/record/set_up_position.h"

#include <QUndoCommand>

#include <algorithm>
#include <vector>

namespace komadai::ui {
namespace {

/// The face with which a piece begins.
core::PieceType plainFace(const core::VariantSpec& spec, core::PieceType type) {
    return spec.piece(type).heldAs(type);
}

/// The faces of one piece, the plain one first.
std::vector<core::PieceType> facesOf(const core::VariantSpec& spec, core::PieceType type) {
    std::vector<core::PieceType> faces{plainFace(spec, type)};
    for (std::size_t i = 0; i < spec.pieces.size(); ++i)
        if (spec.pieces[i].promotedFrom == faces.front())
            faces.push_back(core::pieceTypeAt(static_cast<int>(i)));
    return faces;
}

core::Setup emptyBoard(const core::VariantSpec& spec) { return core::Setup(spec.size); }

} // namespace

/// The whole position before and after: a few hundred bytes, and no way to undo it wrongly.
class EditedPosition::Change : public QUndoCommand {
public:
    Change(EditedPosition& position, core::Setup after, const QString& name)
        : QUndoCommand(name), m_position(position), m_before(position.m_setup), m_after(std::move(after)) {}

    void undo() override { m_position.show(m_before); }
    void redo() override { m_position.show(m_after); }

private:
    EditedPosition& m_position;
    const core::Setup m_before, m_after;
};

EditedPosition::EditedPosition(std::shared_ptr<const core::Variant> variant, QObject* parent)
    : QObject(parent), m_variant(std::move(variant)), m_setup(spec().start) {
    show(m_setup);
}

void EditedPosition::open(std::shared_ptr<const core::Variant> variant, core::Setup setup) {
    m_variant = std::move(variant);
    m_history.clear();
    show(std::move(setup));
}

void EditedPosition::apply(core::Setup setup, const QString& name) {
    if (setup != m_setup) m_history.push(new Change(*this, std::move(setup), name));
}

void EditedPosition::show(core::Setup setup) {
    m_setup = std::move(setup);
    m_errors.clear();
    m_game.reset();
    const auto position = core::AnyPosition::fromSetup(m_setup, m_variant);
    if (position)
        m_game.emplace(position.value(), m_setup.quietPlies);
    else
        m_errors = position.error();
    emit changed();
}

// --- single pieces

void EditedPosition::put(core::Square square, core::Piece piece) {
    core::Setup setup = m_setup;
    setup.at(square) = piece;
    apply(std::move(setup), tr("Put Piece"));
}

void EditedPosition::move(const Place& from, const Place& to) {
    const auto piece = pieceAt(from);
    if (!piece || from == to) return;
    core::Setup setup = m_setup;
    if (const auto* square = std::get_if<core::Square>(&from))
        setup.at(*square).reset();
    else
        setup.hand(piece->side).remove(piece->type);
    if (const auto* square = std::get_if<core::Square>(&to)) {
        setup.at(*square) = piece;
    } else {
        const auto side = std::get<HandPlace>(to).side;
        const auto type = plainFace(spec(), piece->type);
        if (!takesInHand(setup, side, type)) return;
        setup.hand(side).add(type);
    }
    apply(std::move(setup), tr("Move Piece"));
}

void EditedPosition::remove(const Place& place) {
    const auto piece = pieceAt(place);
    if (!piece) return;
    core::Setup setup = m_setup;
    if (const auto* square = std::get_if<core::Square>(&place))
        setup.at(*square).reset();
    else
        setup.hand(piece->side).remove(piece->type);
    apply(std::move(setup), tr("Remove Piece"));
}

void EditedPosition::turnOver(core::Square square) {
    const auto piece = m_setup.at(square);
    if (!piece) return;
    const auto faces = facesOf(spec(), piece->type);
    const auto next = std::next(std::find(faces.begin(), faces.end(), piece->type));
    put(square, next != faces.end() ? core::Piece{*next, piece->side}
                                    : core::Piece{faces.front(), opponent(piece->side)});
}

void EditedPosition::addToHand(core::Side side, core::PieceType type) {
    if (!takesInHand(m_setup, side, type)) return;
    core::Setup setup = m_setup;
    setup.hand(side).add(type);
    apply(std::move(setup), tr("Add to Hand"));
}

// --- all of it

void EditedPosition::setSideToMove(core::Side side) {
    core::Setup setup = m_setup;
    setup.sideToMove = side;
    apply(std::move(setup), tr("Change Side to Move"));
}

void EditedPosition::mirror() {
    const auto size = spec().size;
    core::Setup setup = m_setup;
    for (int rank = 0; rank < size.ranks; ++rank)
        for (int file = 0; file < size.files; ++file)
            setup.at(size.square(file, rank)) = m_setup.at(size.square(size.files - 1 - file, rank));
    apply(std::move(setup), tr("Mirror"));
}

void EditedPosition::swapSides() {
    core::Setup setup = m_setup;
    std::reverse(setup.board.begin(), setup.board.end());
    for (auto& piece : setup.board)
        if (piece) piece->side = opponent(piece->side);
    std::swap(setup.hands[0], setup.hands[1]);
    setup.sideToMove = opponent(setup.sideToMove);
    apply(std::move(setup), tr("Swap Sides"));
}

void EditedPosition::clear() { apply(emptyBoard(spec()), tr("Clear")); }

void EditedPosition::setStart() { apply(spec().start, tr("Start Position")); }

void EditedPosition::giveRest(core::Side side) {
    core::Setup setup = m_setup;
    core::giveRest(setup, side, spec());
    apply(std::move(setup), tr("Fill Hand"));
}

bool EditedPosition::hasRest() const {
    core::Setup setup = m_setup;
    core::giveRest(setup, core::Side::First, spec());
    return setup != m_setup;
}

std::optional<core::ParseError> EditedPosition::read(const std::string& text) {
    auto setup = core::parsePosition(text, spec());
    if (!setup) return setup.error();
    apply(std::move(setup).value(), tr("Paste"));
    return std::nullopt;
}

std::string EditedPosition::sfen() const { return core::sfen::format(m_setup, spec()); }
std::string EditedPosition::fen() const { return core::fen::format(m_setup, spec()); }

// --- queries

std::optional<core::Piece> EditedPosition::pieceAt(const Place& place) const {
    if (const auto* square = std::get_if<core::Square>(&place)) return m_setup.at(*square);
    const auto& hand = std::get<HandPlace>(place);
    if (m_setup.hand(hand.side).count(hand.type) == 0) return std::nullopt;
    return core::Piece{hand.type, hand.side};
}

bool EditedPosition::canBeHeld(core::PieceType type) const {
    return spec().drops.allowed && !spec().piece(type).royal && core::indexOf(type) < core::Hand::Kinds;
}

bool EditedPosition::takesInHand(const core::Setup& setup, core::Side side, core::PieceType type) const {
    const int most =
        std::min(spec().size.squares(), core::Hand::MostOfAKind); // as the text of a position has it
    return canBeHeld(type) && setup.hand(side).count(type) < most;
}

int EditedPosition::countIn(const core::Setup& setup, core::Piece piece) const {
    const auto type = plainFace(spec(), piece.type);
    const bool changesSides = spec().drops.allowed;
    int count = 0;
    for (const auto& other : setup.board)
        if (other && plainFace(spec(), other->type) == type && (changesSides || other->side == piece.side))
            ++count;
    for (const auto& hand : setup.hands)
        count += hand.count(type);
    return count;
}

EditedPosition::Count EditedPosition::count(core::Piece piece) const {
    return {countIn(m_setup, piece), countIn(spec().start, piece)};
}

} // namespace komadai::ui
