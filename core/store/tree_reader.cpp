#include "core/store/tree_reader.h"

#include "core/notation/stored_record.h"

#include <cstddef>
#include <limits>

namespace komadai::core::store {

TreeReader::TreeReader(SQLite::Database& database, const VariantFinder& find)
    : m_find(find),
      m_game(database, "SELECT g.variant, (SELECT text FROM texts WHERE id = g.rule_options),"
                       " (SELECT text FROM texts WHERE id = g.start), g.quiet_plies_at_start, t.packed"
                       " FROM games AS g JOIN trees AS t ON t.game = g.id WHERE g.id = ?") {}

std::optional<GameTree> TreeReader::PackedGame::unpack(const GameTree::SeePosition& see) const {
    auto tree = GameTree::unpack(packed, start, quietPlies, see);
    return tree ? std::optional(std::move(tree).value()) : std::nullopt;
}

std::optional<TreeReader::PackedGame> TreeReader::readPacked(GameId game) {
    Query row(m_game, game);
    if (!row.next()) return std::nullopt;
    RecordHeader header;
    header.variant = row.text();
    header.ruleOptions = row.text();
    header.start = row.text();
    header.quietPliesAtStart = row.number(0, std::numeric_limits<int>::max());
    const auto& start = startOf(header);
    if (!start) return std::nullopt;
    return PackedGame{game, *start, header.quietPliesAtStart, row.blob()};
}

std::optional<GameTree> TreeReader::read(GameId game) {
    const auto packed = readPacked(game);
    return packed ? packed->unpack() : std::nullopt;
}

const std::optional<AnyPosition>& TreeReader::startOf(const RecordHeader& header) {
    constexpr std::size_t MostStarts = 1000;
    if (m_starts.size() > MostStarts) m_starts.clear();
    const auto [place, isNew] =
        m_starts.try_emplace(std::tuple(header.variant, header.ruleOptions, header.start));
    if (isNew) {
        auto& variant = m_variants[header.variant];
        if (!variant) variant = m_find(header.variant);
        if (!variant) return place->second;
        if (const auto game = replay(header, {}, variant)) place->second = game.value().position();
    }
    return place->second;
}

} // namespace komadai::core::store
