// What a network sees of a position: numbered inputs, made from the rules of the variant alone.
#pragma once

#include "core/board/setup.h"
#include "core/variants/variant_spec.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace komadai::core {

/// How the squares of a king are put together to zones. Each zone has inputs of its own.
struct KingZones {
    /// 1 or more. The ranks nearest to the owner are zones of their own; the last zone has all the others.
    int byRank = 1;
    int byFile = 1; ///< 1 or more parts of about the same width; on mirrored boards, of half of the board
    int count() const { return byRank * byFile; }
    friend bool operator==(const KingZones&, const KingZones&) = default;
};

/// Numbers the inputs of a variant. Each side sees the board from its own edge and, where the rules are the same to the left and
/// to the right, mirrored so that its king stands on the left half. An input is a piece on a square, or the n-th piece of a kind
/// in a hand, each of oneself or of the enemy, with one's own king in a certain zone. A side with no king or several is in the
/// first zone. Immutable, any thread.
class NetworkInputs {
public:
    NetworkInputs(const VariantSpec& variant, KingZones zones);

    /// How a side sees the board.
    struct View {
        Side side = Side::First;
        int zone = 0;
        bool mirrored = false;
        friend bool operator==(const View&, const View&) = default;
    };

    KingZones zones() const { return m_zones; }
    int perZone() const { return m_perZone; } ///< inputs of each zone
    int count() const { return m_perZone * m_zones.count(); }

    /// Which of so many phases of a game a position is in, by the number of pieces on the board: 0 is the last one.
    int phaseOf(int piecesOnBoard, int phases) const {
        return std::clamp((piecesOnBoard - 1) * phases / m_piecesAtStart, 0, phases - 1);
    }
    View viewOf(Side side, std::optional<Square> king) const {
        if (!king) return {side, 0, false};
        const KingPlace& place = m_kingPlaces[seenIndex(side, *king)];
        return {side, place.zone, place.mirrored};
    }
    /// 0 <= the result < count().
    int ofPiece(const View& view, Piece piece, Square square) const {
        const int own = piece.side == view.side ? 0 : 1;
        return view.zone * m_perZone + (2 * indexOf(piece.type) + own) * m_squares +
               m_seen[seenIndex(view.side, square) * 2 + (view.mirrored ? 1U : 0U)];
    }
    /// The input of the `number`-th held piece of this kind, from 1; none if it is not counted, as there are so many.
    std::optional<int> ofHand(const View& view, Side holder, PieceType type, int number) const {
        const Held& held = m_held[static_cast<std::size_t>(indexOf(type))];
        if (number > held.most) return std::nullopt;
        const int own = holder == view.side ? 0 : held.most;
        return view.zone * m_perZone + held.first + own + number - 1;
    }

private:
    struct KingPlace {
        int zone;
        bool mirrored;
    };
    struct Held {
        int first = 0; ///< input of the first held piece
        int most = 0;  ///< pieces of one side that are counted
    };

    std::size_t seenIndex(Side side, Square square) const {
        return static_cast<std::size_t>(indexOf(side) * m_squares + square.index());
    }

    KingZones m_zones;
    int m_squares;
    int m_perZone = 0;
    int m_piecesAtStart;
    std::vector<KingPlace> m_kingPlaces; ///< [side * squares + square]
    std::vector<int> m_seen;             ///< [(side * squares + square) * 2 + mirrored]
    std::vector<Held> m_held;            ///< by kind
};

} // namespace komadai::core
