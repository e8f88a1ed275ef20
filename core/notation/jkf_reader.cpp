#include "core/base/utf8.h"
#include "core/notation/csa_words.h"
#include "core/notation/japanese_text.h"
#include "core/notation/jkf.h"
#include "core/notation/jkf_words.h"
#include "core/notation/json_text.h"
#include "core/notation/kif_evaluation.h"
#include "core/notation/kif_header.h"

#include <algorithm>
#include <cmath>

namespace komadai::core::jkf {
namespace {

using Json = nlohmann::json;
using Kind = ReadProblem::Kind;

std::optional<Side> sideOf(const Json& value) {
    const auto number = jsonNumber(value, 0, 1);
    if (!number) return std::nullopt;
    return *number == 0 ? Side::First : Side::Second;
}

/// A member of an object; null for other values and where it is missing.
const Json& memberOf(const Json& value, const char* name) {
    static const Json Missing;
    if (!value.is_object()) return Missing;
    const auto found = value.find(name);
    return found == value.end() ? Missing : *found;
}

std::string_view wordOf(const Json& value) {
    return value.is_string() ? std::string_view(value.get_ref<const std::string&>()) : std::string_view();
}

/// Reads one game.
class GameReader {
public:
    GameReader(const JsonObjects& objects, ReadReport& report)
        : m_game(objects.object()), m_line(objects.line()), m_report(report),
          m_evaluations(report.options().limits.textBytes) {}

    /// None if its variant or its start cannot be read.
    std::optional<ReadGame> read() {
        const auto start = startOfGame();
        if (!start) return std::nullopt;
        reportOthers(m_game, {"header", "initial", "moves"});
        m_builder.emplace(*start, 0, readHeader(), m_line, m_report);
        m_names.emplace(m_builder->position().spec());
        readLines();
        return m_builder->finish(m_outcome);
    }

private:
    void problem(Kind kind, std::string_view text) { m_report.problem(kind, m_line, text); }
    void bad(const std::string& name, const Json& value) {
        problem(Kind::BadValue, name + ": " + jsonText(value));
    }
    /// Reports the members of an object that have no place in the format.
    void reportOthers(const Json& object, std::initializer_list<std::string_view> known) {
        if (!object.is_object()) return;
        for (const auto& member : object.items())
            if (std::find(known.begin(), known.end(), member.key()) == known.end())
                problem(Kind::UnknownText, member.key());
    }
    ReportProblem reporter() {
        return [this](Kind kind, std::string_view text) { problem(kind, text); };
    }
    std::string_view headerOf(std::string_view key) const {
        return wordOf(memberOf(memberOf(m_game, "header"), std::string(key).c_str()));
    }

    // --- the start

    std::optional<AnyPosition> startOfGame() {
        const ReadOptions& options = m_report.options();
        const std::string_view name = headerOf(kif::VariantKey);
        const auto usual = options.variant ? options.variant : options.variants.find(MadeFor);
        const auto variant = name.empty() ? usual : options.variants.find(name);
        if (!variant || !csa::serves(variant->spec()) || !japanese::canWrite(variant->spec())) {
            problem(Kind::UnknownVariant, name);
            return std::nullopt;
        }
        const auto setup = setupOf(variant->spec());
        auto position = setup ? positionOf(*setup, variant) : std::nullopt;
        if (!position) problem(Kind::BadStart, m_startText);
        return position;
    }

    std::optional<Setup> setupOf(const VariantSpec& spec) {
        const Json& initial = memberOf(m_game, "initial");
        const Json& data = memberOf(initial, "data");
        if (!data.is_null()) return setupFrom(data, spec);
        const Json& preset = memberOf(initial, "preset");
        m_startText = preset.is_null() ? std::string(headerOf(kif::Keys.handicap)) : jsonText(preset);
        for (const auto& [known, kifName] : Starts)
            if (m_startText == known) return kif::startWithHandicap(kifName, spec);
        return preset.is_null() ? kif::startWithHandicap(trimmed(m_startText), spec) : std::nullopt;
    }

    std::optional<Setup> setupFrom(const Json& data, const VariantSpec& spec) {
        m_startText = "data";
        Setup setup(spec.size);
        const Json& board = memberOf(data, "board");
        const auto side = sideOf(memberOf(data, "color"));
        if (!side || !board.is_array() || board.size() != static_cast<std::size_t>(spec.size.files))
            return std::nullopt;
        setup.sideToMove = *side;
        for (std::size_t x = 0; x < board.size(); ++x) {
            const Json& column = board[x];
            if (!column.is_array() || column.size() != static_cast<std::size_t>(spec.size.ranks))
                return std::nullopt;
            for (std::size_t y = 0; y < column.size(); ++y) {
                const Json& kind = memberOf(column[y], "kind");
                if (kind.is_null()) continue;
                const auto type = csa::typeOf(wordOf(kind), spec);
                const auto owner = sideOf(memberOf(column[y], "color"));
                if (!type || !owner) return std::nullopt;
                const int file = spec.size.files - 1 - static_cast<int>(x);
                setup.at(spec.size.square(file, static_cast<int>(y))) = Piece{*type, *owner};
            }
        }
        return readHands(memberOf(data, "hands"), setup, spec) ? std::optional(setup) : std::nullopt;
    }

    static bool readHands(const Json& hands, Setup& setup, const VariantSpec& spec) {
        constexpr int Most = 99;
        if (hands.is_null()) return true;
        if (!hands.is_array() || hands.size() != SideCount) return false;
        for (const Side side : Sides) {
            const Json& hand = hands[static_cast<std::size_t>(indexOf(side))];
            if (!hand.is_object()) return false;
            for (const auto& [code, number] : hand.items()) {
                const auto count = jsonNumber(number, 0, Most);
                if (!count) return false;
                if (*count == 0) continue;
                const auto type = csa::typeOf(code, spec);
                if (!type || !spec.mayDrop(*type) || spec.piece(*type).promotedFrom) return false;
                setup.hand(side).add(*type, static_cast<int>(*count));
            }
        }
        return true;
    }

    RecordHeader readHeader() {
        RecordHeader header;
        const Json& facts = memberOf(m_game, "header");
        if (!facts.is_object()) {
            if (!facts.is_null()) bad("header", facts);
            return header;
        }
        for (const auto& [key, value] : facts.items()) {
            if (key == kif::VariantKey || key == kif::Keys.handicap) continue;
            if (value.is_string())
                kif::readFact(header, key,
                              cutAfter(withPlainLineEnds(wordOf(value)), m_report.options().limits.textBytes),
                              reporter());
            else
                bad(key, value);
        }
        return header;
    }

    // --- moves

    /// Where a variation begins.
    struct Fork {
        const Json* line;
        int ply; ///< after so many moves
    };

    /// Variations are read after their line, those that branch off last first. So each finds the moves before it on the
    /// present line.
    void readLines() {
        const Json& moves = memberOf(m_game, "moves");
        if (!moves.is_array()) return m_builder->refuse(Kind::BadMove, jsonText(moves), m_line);
        std::vector<Fork> forks;
        readLine(moves, 0, forks);
        while (!forks.empty()) {
            const Fork fork = forks.back();
            forks.pop_back();
            if (!m_builder->goBack(fork.ply)) continue; // a move before it was bad
            m_squares.resize(static_cast<std::size_t>(fork.ply) + 1);
            readLine(*fork.line, fork.ply, forks);
        }
    }

    void readLine(const Json& line, int ply, std::vector<Fork>& forks) {
        std::vector<Fork> found;
        bool hasEnded = false;
        for (const Json& element : line) {
            reportOthers(element, {"move", "comments", "time", "special", "forks"});
            addForks(memberOf(element, "forks"), ply, found);
            const Json& move = memberOf(element, "move");
            if (!move.is_null()) {
                ++ply;
                if (hasEnded)
                    problem(Kind::UnknownText, jsonText(move));
                else
                    playMove(move);
            }
            if (!element.is_object()) m_builder->refuse(Kind::BadMove, jsonText(element), m_line);
            readNotes(element, !move.is_null());
            if (const Json& special = memberOf(element, "special"); !special.is_null()) {
                hasEnded = true;
                readEnding(special);
            }
        }
        forks.insert(forks.end(), found.begin(), found.end());
    }

    /// The last one is read first.
    void addForks(const Json& list, int ply, std::vector<Fork>& forks) {
        if (list.is_null()) return;
        if (!list.is_array()) return bad("forks", list);
        for (std::size_t i = list.size(); i-- > 0;)
            if (list[i].is_array())
                forks.push_back({&list[i], ply});
            else
                bad("forks", list[i]);
    }

    std::optional<Square> squareOf(const Json& place) const {
        const BoardSize size = m_builder->position().spec().size;
        const auto x = jsonNumber(memberOf(place, "x"), 1, size.files);
        const auto y = jsonNumber(memberOf(place, "y"), 1, size.ranks);
        if (!x || !y) return std::nullopt;
        return size.square(size.files - static_cast<int>(*x), static_cast<int>(*y) - 1);
    }

    void playMove(const Json& value) {
        if (m_builder->isStopped()) return;
        const auto move = moveFrom(value);
        const std::string text = textOf(value);
        if (!move) return m_builder->refuse(Kind::BadMove, text, m_line);
        if (!m_builder->play(*move, text, m_line)) return;
        m_squares.push_back(destinationOf(*move));
        m_evaluations.leaveNode();
    }

    static std::string textOf(const Json& value) {
        if (!value.is_object()) return jsonText(value);
        std::string text;
        for (const char* place : {"from", "to"})
            for (const char* axis : {"x", "y"})
                if (const Json& number = memberOf(memberOf(value, place), axis); !number.is_null())
                    text += jsonText(number);
        return text + jsonText(memberOf(value, "piece"));
    }

    std::optional<Move> moveFrom(const Json& value) const {
        const AnyPosition& position = m_builder->position();
        const VariantSpec& spec = position.spec();
        const Json& color = memberOf(value, "color");
        if (!color.is_null() && sideOf(color) != position.sideToMove()) return std::nullopt;
        const Json& target = memberOf(value, "to");
        const auto to =
            target.is_null() && memberOf(value, "same") == true ? m_squares.back() : squareOf(target);
        const auto type = csa::typeOf(wordOf(memberOf(value, "piece")), spec);
        if (!to || !type) return std::nullopt;
        const Json& promote = memberOf(value, "promote");
        const Json& origin = memberOf(value, "from");
        if (origin.is_null()) {
            const std::string words = wordsOf(memberOf(value, "relative"), promote);
            const Move drop = Drop{*type, *to};
            if (words.empty() && position.isLegal(drop)) return drop;
            return japanese::moveFrom(*to, *type, words, position);
        }
        const auto from = squareOf(origin);
        const auto piece = from ? position.pieceAt(*from) : std::nullopt;
        if (!piece || piece->type != *type) return std::nullopt;
        BoardMove move{*from, *to, {}};
        if (promote == true) move.promotion = spec.piece(*type).promotesTo;
        if (promote == true && !move.promotion) return std::nullopt;
        return Move{move};
    }

    static std::string wordsOf(const Json& relative, const Json& promote) {
        std::string words;
        for (const char letter : wordOf(relative))
            for (const auto& [known, word] : Relatives)
                if (known == letter) words += word;
        if (promote.is_boolean()) words += promote == true ? "成" : "不成";
        return words;
    }

    // --- notes

    void readNotes(const Json& element, bool hasMove) {
        const Json& comments = memberOf(element, "comments");
        if (!comments.is_array() && !comments.is_null()) bad("comments", comments);
        for (const Json& comment : comments.is_array() ? comments : Json())
            if (comment.is_string())
                addComment(withPlainLineEnds(wordOf(comment)));
            else
                bad("comments", comment);
        const Json& time = memberOf(memberOf(element, "time"), "now");
        if (time.is_null()) return;
        const auto used = timeFrom(time);
        if (!used) return bad("time", time);
        if (hasMove)
            m_builder->setTimeUsed(*used);
        else if (m_builder->isMainLine() && m_builder->ply() > 0 && used->count() > 0)
            addTag(m_builder->header(), EndingTimeTag, formatSeconds(*used), reporter());
    }

    /// Programs that make JKF from KIF leave evaluations and bookmarks in the comments.
    void addComment(std::string_view text) {
        if (m_builder->isStopped()) return;
        const kif::NotedPosition noted{m_builder->position(), m_squares.back(), *m_names};
        Annotations& notes = m_builder->notes();
        if (m_evaluations.read(text, noted, notes.evaluations)) return;
        if (text.starts_with('&') && !notes.bookmark)
            notes.bookmark = cutAfter(text.substr(1), m_report.options().limits.textBytes);
        else
            m_builder->addComment(text, m_line);
    }

    /// Hours may be missing; seconds may have decimals.
    static std::optional<std::chrono::milliseconds> timeFrom(const Json& time) {
        constexpr auto MostHours = std::chrono::ceil<std::chrono::hours>(MoveTimes::Limit).count();
        const Json& hours = memberOf(time, "h");
        const auto h = hours.is_null() ? 0 : jsonNumber(hours, 0, MostHours);
        const auto m = jsonNumber(memberOf(time, "m"), 0, 60'000);
        const Json& seconds = memberOf(time, "s");
        if (!h || !m || !seconds.is_number()) return std::nullopt;
        const double s = seconds.get<double>();
        constexpr double Most = 1e6;
        if (!(s >= 0 && s <= Most)) return std::nullopt;
        return std::chrono::hours(*h) + std::chrono::minutes(*m) +
               std::chrono::milliseconds(std::llround(s * 1000));
    }

    void readEnding(const Json& special) {
        const std::string_view name = wordOf(special);
        const EndingWord* word = csa::endingNamed(name, m_builder->position().sideToMove());
        if (!word) return bad("special", special);
        if (m_builder->isStopped()) return;
        if (!m_builder->isMainLine())
            return m_builder->endVariation(word, word->kif.empty() ? name : word->kif);
        m_outcome = outcomeOf(*word, m_builder->position());
        if (needsTermination(*word, m_builder->position()))
            addTag(m_builder->header(), TerminationTag, word->termination, reporter());
    }

    const Json& m_game;
    int m_line;
    ReadReport& m_report;
    std::string m_startText; ///< for reports
    kif::EvaluationReader m_evaluations;
    std::optional<kif::PieceNames> m_names;
    std::optional<GameBuilder> m_builder;
    std::optional<Outcome> m_outcome;
    std::vector<std::optional<Square>> m_squares{std::nullopt}; ///< where the moves of the present line ended
};

} // namespace

bool looksLikeGames(std::string_view text) {
    const std::size_t start = text.find_first_not_of(" \t\n[");
    if (start == std::string_view::npos || text[start] != '{') return false;
    constexpr std::size_t Most = 10'000;
    const std::string_view beginning = text.substr(start, Most);
    return beginning.find("\"moves\"") != std::string_view::npos ||
           beginning.find("\"initial\"") != std::string_view::npos ||
           beginning.find("\"header\"") != std::string_view::npos;
}

void readGames(std::string_view text, const ReadOptions& options, const ReadSink& sink) {
    ReadReport report(options, sink);
    constexpr int LevelsOfFork = 3;
    JsonObjects objects(text, LevelsOfFork * options.limits.depth + 10);
    readGamesIn(objects, report, [&] { return GameReader(objects, report).read(); });
}

} // namespace komadai::core::jkf
