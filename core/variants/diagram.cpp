#include "core/variants/diagram.h"

#include "core/base/ascii.h"
#include "core/base/number.h"
#include "core/base/utf8.h"
#include "core/base/visible_text.h"
#include "core/variants/betza.h"
#include "core/variants/nearest.h"

#include <algorithm>
#include <map>
#include <set>

namespace komadai::core {
namespace {

/// Settings that do not affect the rules.
constexpr std::string_view Appearance[] = {"graphicsDir", "graphicsType", "whitePrefix", "blackPrefix",
                                           "squareSize",  "darkShade",    "lightShade",  "rimColor",
                                           "coordColor",  "useMarkers",   "borders",     "firstRank"};
constexpr std::string_view Rules[] = {"files",      "ranks",       "holdingsType", "promoOffset", "promoZone",
                                      "maxPromote", "promoChoice", "royal",        "symmetry"};

constexpr std::size_t MaxPieces = std::size_t{2} * Hand::Kinds;

/// A word of the text.
struct Word {
    std::string_view text;
    int line;
};

struct PieceWord {
    std::string_view name, letter, betza;
    std::array<std::vector<std::string_view>, SideCount> squares; ///< by indexOf(Side)
    bool forBothSides = false; ///< the second player's squares are given too
    int line = 0;
    std::optional<PieceType> type; ///< once it has one
};

/// The square of the second player's piece if only the first player's squares are given.
enum class Symmetry : std::uint8_t { None, Mirror, Rotate };

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

    DiagramReading run() {
        for (const Word& word : wordsOf(m_text))
            readWord(word);
        if (m_pieces.empty() && m_settings.empty()) {
            report(VariantProblemKind::EmptyDiagram, 0, {}, {});
            return {{{}, m_problems.take()}, {}};
        }
        m_spec.size.files = require("files", 1, BoardSize::MaxSide);
        m_spec.size.ranks = require("ranks", 1, BoardSize::MaxSide);
        readDrops();
        readSymmetry();
        if (m_pieceWords > MaxPieces) {
            report(VariantProblemKind::TooManyKinds, 0, {}, std::to_string(m_pieceWords));
        } else if (std::none_of(m_pieces.begin(), m_pieces.end(), isPlaced)) {
            report(VariantProblemKind::EmptyStart, 0, {}, {});
        } else {
            readPieces();
            if (m_spec.size.squares() > 0) placePieces();
        }
        auto suppositions = defaults(); // sets rules of the variant, too
        ReadVariant variant;
        variant.spec = std::move(m_spec);
        if (const auto royal = m_settings.find("royal"); royal != m_settings.end()) {
            variant.startKey = royal->first;
            variant.startLine = royal->second.line;
        }
        variant.isStartKnown = m_isStartKnown;
        return {{{std::move(variant)}, m_problems.take()}, std::move(suppositions)};
    }

private:
    void report(VariantProblemKind kind, int line, std::string_view key, std::string_view text,
                std::vector<std::string> supported = {}, std::optional<ParseError> cause = {}) {
        m_isStartKnown = m_isStartKnown && leavesStart(kind, key);
        m_problems.add(
            {kind, line, std::string(key), std::string(text), std::move(supported), std::move(cause)});
    }

    /// Whether a problem does not affect the pieces and their squares.
    static bool leavesStart(VariantProblemKind kind, std::string_view key) {
        using Kind = VariantProblemKind;
        return kind == Kind::HiddenCharacter || kind == Kind::UnknownKey || kind == Kind::DuplicateKey ||
               kind == Kind::NotAWord ||
               (kind == Kind::BadValue &&
                (key == "holdingsType" || key == "promoZone" || key == "promoChoice"));
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
            reportStranger(word);
    }

    /// Reports consecutive words of prose as one problem.
    void reportStranger(const Word& word) {
        constexpr std::size_t LongEnough = 100;
        VariantProblem* last = m_problems.last();
        if (last && last->kind == VariantProblemKind::NotAWord && last->line == word.line) {
            if (last->text.size() < LongEnough)
                last->text.append(" ").append(cutAfter(word.text, LongEnough));
        } else
            report(VariantProblemKind::NotAWord, word.line, {}, word.text);
    }

    void readSetting(const Word& word, std::size_t equals) {
        const auto key = word.text.substr(0, equals);
        const auto isKey = [key](std::string_view known) { return known == key; };
        if (std::any_of(std::begin(Appearance), std::end(Appearance), isKey)) return;
        if (std::none_of(std::begin(Rules), std::end(Rules), isKey))
            return report(VariantProblemKind::UnknownKey, word.line, key, key,
                          nearestWords(key, {std::begin(Rules), std::end(Rules)}));
        if (!m_settings.emplace(key, Word{word.text.substr(equals + 1), word.line}).second)
            report(VariantProblemKind::DuplicateKey, word.line, key, key);
    }

    void readPieceWord(const Word& word) {
        if (++m_pieceWords > MaxPieces) return;
        const auto parts = split(word.text, ':');
        PieceWord piece;
        piece.name = parts[0];
        piece.letter = parts.size() > 1 ? parts[1] : "";
        piece.betza = parts.size() > 2 ? parts[2] : "";
        piece.line = word.line;
        if (piece.letter.size() != 1 || !ascii::isUpper(piece.letter.front()))
            report(VariantProblemKind::BadUpperLetter, word.line, piece.name, piece.letter);
        if (!isVisible(piece.name))
            report(VariantProblemKind::HiddenCharacter, word.line, piece.name, piece.name);
        if (parts.size() > 4) {
            const auto both = parts[4];
            const auto comma = both.find(",,");
            piece.forBothSides = comma != std::string_view::npos;
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
        if (const auto value = numberFrom<int>(text, least, most)) return value;
        report(VariantProblemKind::BadValue, line, key, text,
               {std::to_string(least) + ".." + std::to_string(most)});
        return std::nullopt;
    }

    int require(std::string_view key, int least, int most) {
        if (!m_settings.contains(key)) report(VariantProblemKind::MissingKey, 0, key, {});
        return number(key, least, most).value_or(0);
    }

    /// -1 stands for hands as in shogi: captured pieces change sides, unpromoted. Other values are not supported.
    void readDrops() {
        m_spec.drops.allowed = number("holdingsType", -1, 0).value_or(0) == -1;
        m_spec.promotion.zoneRanks = number("promoZone", 0, std::max(m_spec.size.ranks, 1)).value_or(0);
        m_spec.drops.onlyWhereMovable = m_spec.drops.allowed || m_spec.promotion.zoneRanks > 0;
        if (const auto choice = m_settings.find("promoChoice");
            choice != m_settings.end() && choice->second.text != "+")
            report(VariantProblemKind::BadValue, choice->second.line, "promoChoice", choice->second.text,
                   {"+"});
    }

    void readSymmetry() {
        const auto setting = m_settings.find("symmetry");
        if (setting == m_settings.end()) return;
        const auto [text, line] = setting->second;
        if (text == "none")
            m_symmetry = Symmetry::None;
        else if (text == "rotate")
            m_symmetry = Symmetry::Rotate;
        else if (text != "mirror")
            report(VariantProblemKind::BadValue, line, "symmetry", text,
                   byDistance(text, {"none", "mirror", "rotate"}));
    }

    // --- pieces

    void readPieces() {
        const int pieces = static_cast<int>(m_pieces.size());
        const int offset = number("promoOffset", 0, pieces).value_or(0);
        const int mostPromoting = std::min(offset, pieces - offset); // a face has no face of its own
        const int promoting = offset > 0 ? number("maxPromote", 0, mostPromoting).value_or(0) : 0;
        const int royal = number("royal", 1, pieces).value_or(0);
        checkRoyal(royal - 1, offset, promoting);
        const auto isInPlay = [&](int i) {
            return i == royal - 1 || isPlaced(word(i)) || (i < promoting && isPlaced(word(offset + i)));
        };
        for (int i = 0; i < pieces; ++i)
            if (offset == 0 || i < offset || i >= offset + promoting) {
                checkLetter(word(i));
                readKind(word(i), std::string(word(i).letter), isInPlay(i));
            }
        if (royal > 0 && word(royal - 1).type) pieceSpec(*word(royal - 1).type).royal = true;
        for (int i = 0; i < promoting; ++i) {
            readKind(word(offset + i), '+' + std::string(word(i).letter), isInPlay(i));
            if (!isInPlay(i)) continue;
            const PieceType base = *word(i).type, face = *word(offset + i).type;
            pieceSpec(face).promotedFrom = base;
            pieceSpec(base).promotesTo = face;
        }
    }

    /// Whether the text has a square for a piece.
    static bool isPlaced(const PieceWord& word) {
        return std::any_of(word.squares.begin(), word.squares.end(),
                           [](const auto& squares) { return !squares.empty(); });
    }

    /// The royal piece neither promotes nor is a promoted face.
    void checkRoyal(int index, int offset, int promoting) {
        if (index < 0) return;
        const auto [text, line] = m_settings.at("royal");
        if (index < promoting)
            report(VariantProblemKind::RoyalPromotes, line, "royal", word(index).letter);
        else if (index >= offset && index < offset + promoting)
            report(VariantProblemKind::BadValue, line, "royal", text);
    }

    PieceWord& word(int index) { return m_pieces[static_cast<std::size_t>(index)]; }
    PieceSpec& pieceSpec(PieceType type) { return m_spec.pieces[static_cast<std::size_t>(indexOf(type))]; }

    void checkLetter(const PieceWord& word) {
        if (!m_letters.insert(word.letter).second)
            report(VariantProblemKind::DuplicateLetter, word.line, word.name, word.letter);
    }

    /// The name of a piece, without the characters that divide lists of names in the other format.
    static std::string nameOf(const PieceWord& word, const std::string& letters) {
        std::string name(word.name);
        std::erase_if(name, [](char c) { return c == ',' || c == '|'; });
        return name.empty() ? letters : name;
    }

    /// Checks a kind, and adds it if it is in play.
    void readKind(PieceWord& word, std::string letters, bool isInPlay) {
        auto movements = betza::parse(word.betza);
        if (!movements)
            report(VariantProblemKind::BadMoves, word.line, word.name, word.betza, {}, movements.error());
        if (!isInPlay) return;
        PieceSpec piece;
        piece.name = nameOf(word, letters);
        piece.letters = std::move(letters);
        piece.betza = std::string(word.betza);
        if (movements) piece.movements = std::move(movements).value();
        word.type = pieceTypeAt(static_cast<int>(m_spec.pieces.size()));
        m_spec.pieces.push_back(std::move(piece));
    }

    void placePieces() {
        m_spec.start = Setup(m_spec.size);
        for (const PieceWord& word : m_pieces)
            for (const Side side : Sides)
                for (const auto name : word.squares[static_cast<std::size_t>(indexOf(side))])
                    placePieces(word, side, name);
    }

    /// A square, `a3`, or a line of squares, `a3-i3`.
    void placePieces(const PieceWord& word, Side side, std::string_view name) {
        const auto dash = std::min(name.find('-'), name.size());
        const auto first = squareOf(name.substr(0, dash));
        const auto last = dash == name.size() ? first : squareOf(name.substr(dash + 1));
        bool fits = first && last;
        if (fits)
            for (const Square square : between(*first, *last)) {
                fits = fits && place(word, side, square);
                if (side == Side::First && !word.forBothSides && m_symmetry != Symmetry::None)
                    fits = fits && place(word, Side::Second, reflected(square));
            }
        if (!fits) report(VariantProblemKind::BadValue, word.line, word.name, name);
    }

    std::optional<Square> squareOf(std::string_view name) const {
        if (name.empty()) return std::nullopt;
        const int file = name.front() - 'a';
        const auto number = numberFrom<int>(name.substr(1), 1, m_spec.size.ranks);
        if (!number || !m_spec.size.contains(file, m_spec.size.ranks - *number)) return std::nullopt;
        return m_spec.size.square(file, m_spec.size.ranks - *number);
    }

    std::vector<Square> between(Square first, Square last) const {
        const BoardSize size = m_spec.size;
        const auto files = std::minmax({size.fileOf(first), size.fileOf(last)});
        const auto ranks = std::minmax({size.rankOf(first), size.rankOf(last)});
        std::vector<Square> squares;
        for (int rank = ranks.first; rank <= ranks.second; ++rank)
            for (int file = files.first; file <= files.second; ++file)
                squares.push_back(size.square(file, rank));
        return squares;
    }

    Square reflected(Square square) const {
        const BoardSize size = m_spec.size;
        const int file = size.fileOf(square);
        return size.square(m_symmetry == Symmetry::Rotate ? size.files - 1 - file : file,
                           size.ranks - 1 - size.rankOf(square));
    }

    /// False if the square is occupied.
    bool place(const PieceWord& word, Side side, Square square) {
        auto& place = m_spec.start.at(square);
        if (place) return false;
        place = Piece{word.type.value_or(PieceType{}), side};
        return true;
    }

    std::vector<DiagramDefault> defaults() {
        m_spec.ends.moveLimit.moves = 0;
        m_spec.ends.repetition.perpetualCheckLoses = false;
        std::vector<DiagramDefault> list;
        if (!m_settings.contains("royal")) list.push_back(DiagramDefault::NoRoyal);
        if (!sayPromotion()) list.push_back(DiagramDefault::NoPromotion);
        if (m_spec.drops.allowed)
            list.insert(list.end(), {DiagramDefault::DoubledPieces, DiagramDefault::DropMate});
        list.insert(list.end(), {DiagramDefault::Campmate, DiagramDefault::Repetition,
                                 DiagramDefault::MoveLimit, DiagramDefault::Stalemate});
        return list;
    }

    /// Whether the settings define the zone and the pieces of promotion, or exclude promotion.
    bool sayPromotion() const {
        const auto has = [this](std::string_view key) { return m_settings.contains(key); };
        const auto isNone = [this](std::string_view key) {
            const auto setting = m_settings.find(key);
            return setting != m_settings.end() && setting->second.text == "0";
        };
        return isNone("promoZone") || isNone("maxPromote") ||
               (has("promoZone") && has("maxPromote") && has("promoOffset"));
    }

    std::string_view m_text;
    VariantSpec m_spec;
    std::map<std::string_view, Word> m_settings;
    std::vector<PieceWord> m_pieces;
    std::set<std::string_view> m_letters; ///< of all pieces but promoted faces
    Symmetry m_symmetry = Symmetry::Mirror;
    std::size_t m_pieceWords = 0; ///< how many pieces the text has; `m_pieces` has the first of them
    ProblemList m_problems;
    bool m_isStartKnown = true;
};

} // namespace

Result<DiagramVariant, VariantProblems> readDiagram(std::string_view text, std::string_view id) {
    auto [reading, defaults] = inspectDiagram(text, id);
    if (!reading.problems.empty()) return std::move(reading.problems);
    return DiagramVariant{std::move(reading.variants.front().spec), std::move(defaults)};
}

DiagramReading inspectDiagram(std::string_view text, std::string_view id) {
    return DiagramReader(text, id).run();
}

} // namespace komadai::core
