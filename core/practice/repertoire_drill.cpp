#include "core/practice/repertoire_drill.h"

#include <cassert>
#include <utility>

namespace komadai::core {

RepertoireDrill::RepertoireDrill(Repertoire repertoire, const std::vector<std::string>& cards)
    : m_repertoire(std::move(repertoire)) {
    for (const std::string& card : cards)
        if (const auto place = m_repertoire.find(card); place && m_repertoire.isCard(*place))
            m_open.insert(*place);
}

std::optional<RepertoireDrill::Way> RepertoireDrill::advance() {
    if (std::exchange(m_isAsking, false)) {
        m_open.erase(m_place);
        m_again.insert(m_place);
    }
    if (m_open.empty()) m_open = std::exchange(m_again, {});
    if (m_open.empty()) return std::nullopt;
    auto way = nextWay();
    assert(way); // every position can be reached from the start
    if (way->isFromStart) m_place = 0;
    for (const Move& move : way->moves)
        m_place = m_repertoire.edge(m_place, move)->target;
    m_isAsking = true;
    return way;
}

std::optional<RepertoireDrill::Way> RepertoireDrill::nextWay() const {
    for (const bool givesMovesAway : {false, true})
        for (const bool isFromStart : {false, true}) {
            auto moves = m_repertoire.shortestWay(
                isFromStart ? 0 : m_place, [this](Place place) { return m_open.contains(place); },
                [&](Place place) { return givesMovesAway || !m_again.contains(place); });
            if (moves) return Way{isFromStart, std::move(*moves)};
        }
    return std::nullopt;
}

RepertoireDrill::Answer RepertoireDrill::play(const Move& move) {
    assert(m_isAsking);
    const auto edge = m_repertoire.edge(m_place, move);
    if (!edge) {
        if (!position().isLegal(move)) return Answer::Illegal;
        fail();
        return Answer::Wrong;
    }
    const bool isFirst = move == expected().move;
    goOn(*edge);
    return isFirst ? Answer::Right : Answer::Other;
}

Move RepertoireDrill::showMove() {
    assert(m_isAsking);
    fail();
    const Repertoire::Edge edge = expected();
    goOn(edge);
    return edge.move;
}

/// The card stays open until it is answered, and comes again then.
void RepertoireDrill::fail() {
    m_failed.insert(m_place);
    m_again.insert(m_place);
}

void RepertoireDrill::goOn(const Repertoire::Edge& edge) {
    m_open.erase(m_place);
    m_place = edge.target;
    m_isAsking = false;
}

} // namespace komadai::core
