// The header of a game in PGN.
#pragma once

#include "core/notation/pgn_text.h"
#include "core/notation/record_variants.h"

#include <memory>

namespace komadai::core::pgn {

/// Reads the tags of a game.
class HeaderReader {
public:
    /// `madeFor`  the variant of games that name none.
    HeaderReader(const GameText& game, std::string_view madeFor, RecordVariants& variants, Problems& problems)
        : m_game(game), m_madeFor(madeFor), m_variants(variants), m_problems(problems) {}

    RecordHeader header;
    std::optional<ResultMark> result;
    std::string termination;
    std::optional<EndReason> reason;

    /// The start; none if the game cannot be read.
    std::optional<AnyPosition> read();

private:
    static bool isUnknown(std::string_view value) { return value == "?" || value == "-" || value.empty(); }

    void take(const Tag& tag);

    /// False for a tag that has no place of its own.
    bool takeOfGame(const Tag& tag);

    bool takeOfPlayer(const Tag& tag, Side side);

    void bad(const Tag& tag) {
        m_problems.report(ReadProblem::Kind::BadValue, tag.line, tag.name + ' ' + tag.value);
    }

    std::optional<int> number(const Tag& tag, std::string_view digits, int least, int most);

    /// The date is kept only where it says something else than the moment.
    void takeDates();

    std::shared_ptr<const Variant> variantOfGame();

    std::optional<AnyPosition> startIn(const std::shared_ptr<const Variant>& variant);

    std::optional<AnyPosition> badStart();

    const GameText& m_game;
    std::string_view m_madeFor;
    RecordVariants& m_variants;
    Problems& m_problems;
    const Tag* m_date = nullptr;
    const Tag* m_utcDate = nullptr;
    const Tag* m_utcTime = nullptr;
    const Tag* m_fen = nullptr;
    const Tag* m_variant = nullptr;
    const Tag* m_options = nullptr;
    const Tag* m_startPly = nullptr;
    const Tag* m_quietPlies = nullptr;
};

} // namespace komadai::core::pgn
