// The sums of a network along the line of a search.
#pragma once

#include "core/rules/position.h"
#include "core/search/network/network.h"

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

namespace komadai::core {

/// Keeps the sums of both sides for each ply of a line. They are computed when an evaluation needs them, from those of the ply before
/// where that is possible.
template <class Geometry>
class Accumulators {
public:
    /// `network` outlives this.
    Accumulators(const Network& network, int mostPlies)
        : m_network(network), m_neurons(static_cast<std::size_t>(network.shape().neurons)),
          m_plies(static_cast<std::size_t>(mostPlies)), m_sums(m_plies.size() * SideCount * m_neurons),
          m_remembered(static_cast<std::size_t>(SideCount * network.shape().zones.count() * 2)) {}

    /// `move` of `side` has led from the ply before to this one, whose position is `position`.
    void enter(int ply, const PlainMove& move, Side side, const typename Position<Geometry>::Undo& undo,
               const Position<Geometry>& position) {
        Ply& here = at(ply);
        here.known = {};
        here.change = Change();
        const auto held = [&](PieceType type) { return position.variant().piece(type).heldAs(type); };
        if (const auto* drop = std::get_if<Drop>(&move)) {
            here.change.added = Placed{{drop->piece, side}, drop->to};
            const PieceType type = held(drop->piece);
            here.change.fromHand = InHand{side, type, position.hand(side).count(type) + 1};
            return;
        }
        const auto& board = std::get<BoardMove>(move);
        here.change.removed = Placed{{undo.moved, side}, board.from};
        here.change.added = Placed{{board.promotion.value_or(undo.moved), side}, board.to};
        if (!undo.captured) return;
        here.change.captured = Placed{*undo.captured, board.to};
        if (!position.variant().drops.allowed) return;
        const PieceType type = held(undo.captured->type);
        here.change.toHand = InHand{side, type, position.hand(side).count(type)};
    }
    /// A null move has led to this ply.
    void enterNull(int ply) { at(ply) = Ply(); }
    /// What the network says of the position of this ply, in centipawns from the view of the side to move.
    int evaluate(int ply, const Position<Geometry>& position) {
        for (const Side side : Sides)
            bringUpToDate(ply, side, position);
        const Side mover = position.sideToMove();
        const int pieces = position.occupied(Side::First).count() + position.occupied(Side::Second).count();
        const int phase = m_network.inputs().phaseOf(pieces, m_network.shape().phases);
        return m_network.evaluate(sums(ply, mover), sums(ply, opponent(mover)), phase);
    }

private:
    struct Placed {
        Piece piece;
        Square square;
    };
    /// The `number`-th piece of a kind in a hand.
    struct InHand {
        Side holder;
        PieceType type;
        int number;
    };
    struct Change {
        std::optional<Placed> removed, added, captured;
        std::optional<InHand> fromHand, toHand;
    };
    struct Ply {
        std::array<std::optional<NetworkInputs::View>, SideCount> known{}; ///< by side: how it saw its sums
        Change change;
    };

    Ply& at(int ply) { return m_plies[static_cast<std::size_t>(ply)]; }
    Network::Sums sums(int ply, Side side) {
        const auto index = static_cast<std::size_t>(ply * SideCount + indexOf(side));
        return {m_sums.data() + index * m_neurons, m_neurons};
    }
    std::optional<NetworkInputs::View>& known(int ply, Side side) {
        return at(ply).known[static_cast<std::size_t>(indexOf(side))];
    }

    void bringUpToDate(int ply, Side side, const Position<Geometry>& position) {
        if (known(ply, side)) return;
        const auto view = m_network.inputs().viewOf(side, position.royalSquare(side));
        int last = ply - 1;
        while (last >= 0 && !known(last, side))
            --last;
        if (last < 0 || ply - last > MostChanges || known(last, side) != view)
            sumAnew(sums(ply, side), view, position);
        else
            sumChanges(last, ply, view);
        known(ply, side) = view;
    }

    /// The last position that was summed anew in one view, and its sums. The next one differs in few pieces.
    struct Remembered {
        std::vector<typename Geometry::Bits> pieces; ///< [2 * kind + side]
        std::array<Hand, SideCount> hands;
        std::vector<std::int16_t> sums; ///< empty: there was none
    };

    Remembered& remembered(const NetworkInputs::View& view) {
        const int zones = m_network.shape().zones.count();
        const int index = (indexOf(view.side) * zones + view.zone) * 2 + (view.mirrored ? 1 : 0);
        return m_remembered[static_cast<std::size_t>(index)];
    }

    void sumAnew(Network::Sums to, const NetworkInputs::View& view, const Position<Geometry>& position) {
        Remembered& before = remembered(view);
        if (before.sums.empty()) {
            before.sums.resize(m_neurons);
            before.pieces.resize(SideCount * position.variant().pieces.size());
            m_network.begin(before.sums);
        }
        for (std::size_t i = 0; i < before.pieces.size(); ++i)
            exchangePieces(before, i, view, position);
        for (const Side holder : Sides)
            exchangeHand(before, holder, view, position);
        std::ranges::copy(before.sums, to.begin());
    }
    void exchangePieces(Remembered& before, std::size_t index, const NetworkInputs::View& view,
                        const Position<Geometry>& position) const {
        const Piece piece{pieceTypeAt(static_cast<int>(index / SideCount)), Sides[index % SideCount]};
        const auto& now = position.ofKind(piece.side, piece.type);
        auto& then = before.pieces[index];
        if (now == then) return;
        const auto inputOf = [&](Square square) { return m_network.inputs().ofPiece(view, piece, square); };
        (now - then).forEach([&](Square square) { m_network.add(before.sums, inputOf(square)); });
        (then - now).forEach([&](Square square) { m_network.remove(before.sums, inputOf(square)); });
        then = now;
    }
    void exchangeHand(Remembered& before, Side holder, const NetworkInputs::View& view,
                      const Position<Geometry>& position) const {
        const Hand& now = position.hand(holder);
        Hand& then = before.hands[static_cast<std::size_t>(indexOf(holder))];
        if (now == then) return;
        const auto kinds =
            static_cast<int>(std::min<std::size_t>(Hand::Kinds, position.variant().pieces.size()));
        for (int kind = 0; kind < kinds; ++kind) {
            const PieceType type = pieceTypeAt(kind);
            for (int number = then.count(type) + 1; number <= now.count(type); ++number)
                if (const auto input = m_network.inputs().ofHand(view, holder, type, number))
                    m_network.add(before.sums, *input);
            for (int number = now.count(type) + 1; number <= then.count(type); ++number)
                if (const auto input = m_network.inputs().ofHand(view, holder, type, number))
                    m_network.remove(before.sums, *input);
        }
        then = now;
    }

    /// Applies all changes after the ply `last`, up to `ply`.
    void sumChanges(int last, int ply, const NetworkInputs::View& view) {
        Network::ConstSums from = sums(last, view.side);
        const Network::Sums to = sums(ply, view.side);
        for (int i = last + 1; i <= ply; ++i) {
            apply(at(i).change, view, from, to);
            from = to;
        }
    }
    void apply(const Change& change, const NetworkInputs::View& view, Network::ConstSums from,
               Network::Sums to) const {
        const NetworkInputs& inputs = m_network.inputs();
        const auto inputOf = [&](const Placed& placed) {
            return inputs.ofPiece(view, placed.piece, placed.square);
        };
        if (change.removed)
            m_network.move(from, to, inputOf(*change.removed), inputOf(*change.added));
        else if (from.data() != to.data())
            std::ranges::copy(from, to.begin());
        if (change.added && !change.removed) m_network.add(to, inputOf(*change.added));
        if (change.captured) m_network.remove(to, inputOf(*change.captured));
        if (change.fromHand)
            if (const auto input = inputs.ofHand(view, change.fromHand->holder, change.fromHand->type,
                                                 change.fromHand->number))
                m_network.remove(to, *input);
        if (change.toHand)
            if (const auto input =
                    inputs.ofHand(view, change.toHand->holder, change.toHand->type, change.toHand->number))
                m_network.add(to, *input);
    }

    /// After more plies without sums it is quicker to sum anew.
    static constexpr int MostChanges = 6;

    const Network& m_network;
    std::size_t m_neurons;
    std::vector<Ply> m_plies;
    std::vector<std::int16_t> m_sums;     ///< [(ply * 2 + side) * neurons + neuron]
    std::vector<Remembered> m_remembered; ///< [(side * zones + zone) * 2 + mirrored]
};

} // namespace komadai::core
