#include "core/variants/diagram.h"

#include "core/variants/betza.h"

#include <algorithm>
#include <charconv>
#include <map>

namespace komadai::core {
namespace {

/// Settings that say nothing of the rules.
constexpr std::string_view Appearance[] = {
    "graphicsDir", "graphicsType", "whitePrefix", "blackPrefix", "squareSize", "darkShade", "lightShade",
    "rimColor",    "coordColor",   "useMarkers",  "symmetry",    "borders",    "firstRank"};
constexpr std::string_view Rules[] = {"files",     "ranks",      "holdingsType", "promoOffset",
                                      "promoZone", "maxPromote", "promoChoice",  "royal"};

bool isUpperLetter(char c) { return c >= 'A' && c <= 'Z'; }

/// A word of the text.
struct Word {
    std::string_view text;
    int line;
};

struct PieceWord {
    std::string_view name, letter, betza;
    std::array<std::vector<std::string_view>, SideCount> squares; ///< by indexOf(Side)
    int line;
};

std::vector<std::string_view> split(std::string_view text, char divider) {
    std::vector<std::string_view> parts;
    while (true) {
        const auto end = std::min(text.find(divider), text.size());
        parts.push_back(text.substr(0, end));
        if (end == text.size()) return parts;
        text.remove_prefix(end + 1);
    }
}

std::vector<Word> wordsOf(std::string_view text) {
    std::vector<Word> words;
    int line = 1;
    std::size_t at = 0;
    while (at < text.size()) {
        const bool isSpace = std::string_view(" \t\r\n").find(text[at]) != std::string_view::npos;
        if (isSpace) {
            line += text[at++] == '\n';
            continue;
        }
        const auto end = std::min(text.find_first_of(" \t\r\n", at), text.size());
        words.push_back({text.substr(at, end - at), line});
        at = end;
    }
    return words;
}

class DiagramReader {
public:
    DiagramReader(std::string_view text, std::string_view id) : m_text(text) {
        m_spec.id = m_spec.name = std::string(id);
    }

    Result<DiagramVariant, VariantProblems> run() {
        for (const Word& word : wordsOf(m_text))
            readWord(word);
        if (m_pieces.empty() && m_settings.empty())
            return VariantProblems{{VariantProblemKind::EmptyFile, 0, {}, {}, {}, {}}};
        m_spec.size.files = require("files", 1, BoardSize::MaxSide);
        m_spec.size.ranks = require("ranks", 1, BoardSize::MaxSide);
        readDrops();
        readPieces();
        if (m_problems.empty()) placePieces();
        if (!m_problems.empty()) {
            std::stable_sort(m_problems.begin(), m_problems.end(),
                             [](const auto& a, const auto& b) { return a.line < b.line; });
            return m_problems;
        }
        return DiagramVariant{std::move(m_spec), defaults()};
    }

private:
    void report(VariantProblemKind kind, int line, std::string_view key, std::string_view text,
                std::vector<std::string> supported = {}, std::optional<ParseError> cause = {}) {
        m_problems.push_back(
            {kind, line, std::string(key), std::string(text), std::move(supported), std::move(cause)});
    }

    // --- words

    void readWord(const Word& word) {
        const auto equals = word.text.find('=');
        const auto colon = word.text.find(':');
        if (equals < colon)
            readSetting(word, equals);
        else if (colon != std::string_view::npos)
            readPieceWord(word);
        else
            report(VariantProblemKind::NotALine, word.line, {}, word.text);
    }

    void readSetting(const Word& word, std::size_t equals) {
        const auto key = word.text.substr(0, equals);
        const auto isKey = [key](std::string_view known) { return known == key; };
        if (std::any_of(std::begin(Appearance), std::end(Appearance), isKey)) return;
        if (std::none_of(std::begin(Rules), std::end(Rules), isKey))
            return report(VariantProblemKind::UnknownKey, word.line, key, key,
                          {std::begin(Rules), std::end(Rules)});
        if (!m_settings.emplace(key, Word{word.text.substr(equals + 1), word.line}).second)
            report(VariantProblemKind::DuplicateKey, word.line, key, key);
    }

    void readPieceWord(const Word& word) {
        const auto parts = split(word.text, ':');
        PieceWord piece{
            parts[0], parts.size() > 1 ? parts[1] : "", parts.size() > 2 ? parts[2] : "", {}, word.line};
        if (piece.letter.size() != 1 || !isUpperLetter(piece.letter.front()))
            report(VariantProblemKind::BadLetter, word.line, piece.name, piece.letter);
        if (parts.size() > 4) {
            const auto both = parts[4];
            const auto comma = both.find(",,");
            const auto first = both.substr(0, std::min(comma, both.size()));
            const auto second = comma == std::string_view::npos ? std::string_view{} : both.substr(comma + 2);
            for (const auto& [text, side] : {std::pair{first, 0U}, std::pair{second, 1U}})
                for (const auto square : split(text, ','))
                    if (!square.empty()) piece.squares[side].push_back(square);
        }
        m_pieces.push_back(std::move(piece));
    }

    // --- settings

    std::optional<int> number(std::string_view key, int least, int most) {
        const auto found = m_settings.find(key);
        if (found == m_settings.end()) return std::nullopt;
        const auto [text, line] = found->second;
        int value = 0;
        const auto [stop, error] = std::from_chars(text.data(), text.data() + text.size(), value);
        if (error == std::errc{} && stop == text.data() + text.size() && value >= least && value <= most)
            return value;
        report(VariantProblemKind::BadValue, line, key, text,
               {std::to_string(least) + ".." + std::to_string(most)});
        return std::nullopt;
    }

    int require(std::string_view key, int least, int most) {
        if (!m_settings.contains(key)) report(VariantProblemKind::MissingKey, 0, key, {});
        return number(key, least, most).value_or(0);
    }

    /// -1 is the hand of shogi: what is captured changes sides, unpromoted. Others are not read.
    void readDrops() {
        m_spec.drops.allowed = number("holdingsType", -1, 0).value_or(0) == -1;
        m_spec.promotion.zoneRanks = number("promoZone", 0, std::max(m_spec.size.ranks, 1)).value_or(0);
        if (const auto choice = m_settings.find("promoChoice");
            choice != m_settings.end() && choice->second.text != "+")
            report(VariantProblemKind::BadValue, choice->second.line, "promoChoice", choice->second.text,
                   {"+"});
    }

    // --- pieces

    void readPieces() {
        const int pieces = static_cast<int>(m_pieces.size());
        const int offset = number("promoOffset", 0, pieces).value_or(0);
        const int promoting = offset > 0 ? number("maxPromote", 0, pieces - offset).value_or(0) : 0;
        const int royal = number("royal", 1, pieces).value_or(0);
        for (int i = 0; i < pieces; ++i)
            if (offset == 0 || i < offset || i >= offset + promoting)
                addKind(m_pieces[static_cast<std::size_t>(i)], false);
        if (royal > 0)
            if (const auto type = kindOf(m_pieces[static_cast<std::size_t>(royal - 1)]))
                pieceSpec(*type).royal = true;
        for (int i = 0; i < promoting; ++i) {
            const auto base = kindOf(m_pieces[static_cast<std::size_t>(i)]);
            if (!base) continue;
            const PieceType face = pieceTypeAt(static_cast<int>(m_spec.pieces.size()));
            addKind(m_pieces[static_cast<std::size_t>(offset + i)], true);
            pieceSpec(face).letters = "+" + pieceSpec(*base).letters;
            pieceSpec(face).promotedFrom = *base;
            pieceSpec(*base).promotesTo = face;
        }
        if (m_spec.pieces.size() > Hand::Kinds * 2U)
            report(VariantProblemKind::TooManyKinds, 0, {}, std::to_string(m_spec.pieces.size()));
    }

    std::optional<PieceType> kindOf(const PieceWord& word) const {
        return m_spec.pieceByLetters(word.letter);
    }
    PieceSpec& pieceSpec(PieceType type) { return m_spec.pieces[static_cast<std::size_t>(indexOf(type))]; }

    void addKind(const PieceWord& word, bool isFace) {
        if (!isFace && kindOf(word))
            report(VariantProblemKind::DuplicateLetter, word.line, word.name, word.letter);
        PieceSpec piece;
        piece.letters = std::string(word.letter);
        piece.name = std::string(word.name);
        piece.betza = std::string(word.betza);
        if (auto movements = betza::parse(word.betza))
            piece.movements = std::move(movements).value();
        else
            report(VariantProblemKind::BadMoves, word.line, word.name, word.betza, {}, movements.error());
        m_spec.pieces.push_back(std::move(piece));
    }

    void placePieces() {
        m_spec.start = Setup(m_spec.size);
        for (const PieceWord& word : m_pieces)
            for (const Side side : Sides)
                for (const auto name : word.squares[static_cast<std::size_t>(indexOf(side))])
                    placePiece(word, side, name);
    }

    void placePiece(const PieceWord& word, Side side, std::string_view name) {
        int rank = 0;
        const auto [stop, error] = std::from_chars(name.data() + 1, name.data() + name.size(), rank);
        const int file = name.front() - 'a';
        const auto type = kindOf(word);
        const bool isSquare = error == std::errc{} && stop == name.data() + name.size() &&
                              m_spec.size.contains(file, m_spec.size.ranks - rank);
        if (!type || !isSquare || m_spec.start.at(m_spec.size.square(file, m_spec.size.ranks - rank)))
            return report(VariantProblemKind::BadValue, word.line, word.name, name);
        m_spec.start.at(m_spec.size.square(file, m_spec.size.ranks - rank)) = Piece{*type, side};
    }

    std::vector<DiagramDefault> defaults() {
        m_spec.ends.moveLimit.moves = 0;
        m_spec.ends.repetition.perpetualCheckLoses = false;
        std::vector<DiagramDefault> list;
        if (m_spec.drops.allowed) list = {DiagramDefault::DoubledPieces, DiagramDefault::DropMate};
        list.insert(list.end(), {DiagramDefault::Campmate, DiagramDefault::Repetition,
                                 DiagramDefault::MoveLimit, DiagramDefault::Stalemate});
        return list;
    }

    std::string_view m_text;
    VariantSpec m_spec;
    std::map<std::string_view, Word> m_settings;
    std::vector<PieceWord> m_pieces;
    VariantProblems m_problems;
};

} // namespace

Result<DiagramVariant, VariantProblems> readDiagram(std::string_view text, std::string_view id) {
    return DiagramReader(text, id).run();
}

} // namespace komadai::core
