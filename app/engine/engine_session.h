// A conversation with a client, in UCI or USI.
#pragma once

#include "app/engine/option_table.h"
#include "app/engine/search_thread.h"
#include "app/engine/strength.h"
#include "core/book/opening_book.h"
#include "core/endgames/endgame_cache.h"
#include "core/protocol/engine_command.h"
#include "core/protocol/mate_answer.h"
#include "core/rules/variant_set.h"
#include "core/search/overhead_estimate.h"
#include "core/search/time.h"

#include <functional>
#include <mutex>
#include <optional>
#include <string>

namespace komadai {

/// Talks to one client. Commands run on the caller's thread, searches on another. A command that changes the game, the
/// engine or its settings first ends the search, which then answers as after `stop`.
class EngineSession {
public:
    /// Receives lines without line ends; called on either thread, but never at the same time.
    using Output = std::function<void(const std::string&)>;

    explicit EngineSession(Output output);

    /// False if the client has sent `quit`.
    bool handle(const std::string& line);

private:
    struct Settings {
        int lines = 1;
        int hashMegabytes = 64;
        int threads = 1;
        int skill = MaxSkill;
        bool limitsElo = false;
        int elo = MaxElo;
        bool ownBook = false;
        std::string bookFile{};
        std::string endgamePath{}; ///< folder with endgame tables; empty: none are used
        std::string evalFile{};    ///< a network, or "none"; empty: the network of the program is used
        std::string enteringKing;  ///< value of the rule option; empty: the usual rule of the variant
    };

    bool run(const core::protocol::UseProtocol& use);
    bool run(const core::protocol::IsReady&);
    bool run(const core::protocol::SetOption& option);
    bool run(const core::protocol::NewGame&);
    /// If the position or a move is unreadable or illegal, the game stays as it was.
    bool run(const core::protocol::SetPosition& set);
    bool run(const core::protocol::Go& go);
    bool run(const core::protocol::Stop&);
    bool run(const core::protocol::PonderHit&);
    bool run(const core::protocol::GameOver&);
    bool run(const core::protocol::Quit&);

    /// Resets all settings to the defaults that makeOptions declares.
    void reset();
    OptionTable makeOptions();
    void addEnteringKing(OptionTable& options);
    const char* variantOption() const;
    std::string defaultVariant() const;
    void setVariant(const std::string& id);
    void setEnteringKing(const std::string& value);
    /// The variant with the entering-king rule that the client has chosen.
    std::shared_ptr<const core::Variant>
    withChosenRules(const std::shared_ptr<const core::Variant>& variant) const;
    void loadVariants(const std::string& file);
    void makeEngine(int hashMegabytes);
    /// Lets the engine use the endgame tables of the chosen folder, and loads those of the variant. Problems are remarks.
    void loadEndgames();
    /// Lets the engine evaluate with the chosen network. One that cannot be used is a remark.
    void loadNetwork();
    /// Reads the opening book again, if there is one and it is to be used. Problems are remarks.
    void loadBook();
    /// The move of the book that answers a command; none if the engine is to search. An analysis, a search for certain moves
    /// and a search on the opponent's time use no book.
    std::optional<core::BookMove> bookMoveFor(const core::protocol::Go& go) const;

    /// None: full strength.
    std::optional<int> level() const;
    /// The limits of a search for a move, with the overhead that the clock of the game has shown.
    core::Limits limitsFor(const core::protocol::Go& go);
    core::SearchResult search(const core::Limits& limits, const std::stop_token& stop);
    /// A search whose time is compared with the clock of the game.
    core::SearchResult timedSearch(const core::Limits& limits, const std::stop_token& stop);
    /// Null if the search is not on the opponent's time, or its clock never runs.
    std::shared_ptr<const core::Pondering> beginPondering(const core::protocol::Go& go);
    /// Whether the answer to the command is a declaration instead of a move.
    bool mayClaimWin(const core::protocol::Go& go) const;
    /// The legal ones among the moves of the command; the engine sends a remark about the others.
    std::vector<core::Move> movesToSearch(const core::protocol::Go& go);
    void startMateSearch(const core::protocol::Go& go);
    /// None if the variant does not allow a search for mates.
    std::optional<core::MateResult> findMate(const core::Limits& limits, const std::stop_token& stop) const;
    /// The first move of a mate if there is one, otherwise the best move.
    core::SearchResult searchForMate(const core::Limits& limits, const std::stop_token& stop);
    void answer(const core::SearchResult& result);
    /// The reply to a move that the last finished iteration expects.
    std::optional<core::Move> replyTo(const core::Move& move) const;

    void line(const std::string& text);
    void remark(const std::string& text) { line(core::protocol::formatRemark(text)); }

    Output m_output;
    std::mutex m_outputMutex;
    core::protocol::Protocol m_protocol = core::protocol::Protocol::Uci;
    core::VariantSet m_variants = core::VariantSet::builtin();
    core::Game m_game;
    Settings m_settings;
    core::OverheadEstimate m_overhead{core::protocol::UsualOverhead}; ///< used by the search while it runs
    OptionTable m_options;
    core::Engine m_engine;
    int m_tableMegabytes; ///< of the engine that there is
    std::optional<core::OpeningBook> m_book;
    std::shared_ptr<core::EndgameCache> m_endgames; ///< null: none
    std::uint64_t m_seed;                           ///< for the choices of levels; new for each game
    std::shared_ptr<core::Pondering> m_pondering;   ///< of the search, until `ponderhit`; may be null
    bool m_claimsWin = false;                       ///< the answer to `go` is a declaration
    /// The lines of the last iteration; used by the search while it runs.
    std::vector<std::vector<core::Move>> m_iteration;
    SearchThread m_search; ///< uses all members above, so it is destroyed first
};

} // namespace komadai
