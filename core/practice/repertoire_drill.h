// A player is asked for the moves of a repertoire.
#pragma once

#include "core/practice/repertoire.h"

#include <optional>
#include <set>
#include <string>
#include <vector>

namespace komadai::core {

/// Plays the lines of a repertoire and stops at the cards that are to be asked. It goes on from the answer to the nearest card behind
/// it; where there is none, it begins at the start again. Cards that were answered wrongly or skipped come again after all others. Until
/// then the way to another card avoids their moves if it can.
class RepertoireDrill {
public:
    using Place = Repertoire::Place;

    /// `cards` are the positions to be asked, see Repertoire::text. Texts that are no card of the repertoire are left out.
    RepertoireDrill(Repertoire repertoire, const std::vector<std::string>& cards);

    const Repertoire& repertoire() const { return m_repertoire; }
    /// The position on the board: the start, then that of the card, then the one after the answer.
    const AnyPosition& position() const { return m_repertoire.position(m_place); }
    const std::string& positionText() const { return m_repertoire.text(m_place); }

    /// The moves to the next card.
    struct Way {
        bool isFromStart = false; ///< otherwise from the present position
        std::vector<Move> moves;
    };
    /// Goes to the next card. None if all cards are answered; the position then stays. A card that was asked and not answered is put
    /// behind all others.
    std::optional<Way> advance();
    bool isAsking() const { return m_isAsking; }
    /// How many cards are left, with the one that is asked.
    int cardsLeft() const {
        const bool isTwice = m_isAsking && m_again.contains(m_place); // open, and to be asked again
        return static_cast<int>(m_open.size() + m_again.size()) - (isTwice ? 1 : 0);
    }

    enum class Answer : std::uint8_t {
        Illegal, ///< not a legal move; it does not count
        Wrong, ///< not a move of the repertoire; the position stays, and the card comes again after all others
        Other, ///< a move of the repertoire, but not the first one; it is played
        Right, ///< the first move of the repertoire; it is played
    };
    /// Answers a move of the player. Precondition of this and the next ones: isAsking().
    Answer play(const Move& move);
    /// The move that is to be played.
    const Repertoire::Edge& expected() const { return m_repertoire.edges(m_place).front(); }
    /// Plays the expected move for the player, and asks the card again after all others.
    Move showMove();
    /// Whether this card was answered wrongly before, or its move was shown.
    bool isAskedAgain() const { return m_failed.contains(m_place); }

private:
    void goOn(const Repertoire::Edge& edge);
    void fail();
    /// To the nearest open card; none if no card is open.
    std::optional<Way> nextWay() const;

    Repertoire m_repertoire;
    std::set<Place> m_open;   ///< to be asked
    std::set<Place> m_again;  ///< to be asked when no others are open
    std::set<Place> m_failed; ///< at any time
    Place m_place = 0;
    bool m_isAsking = false;
};

} // namespace komadai::core
