#include "core/variants/variants_ini.h"

#include "core/variants/betza.h"
#include "core/variants/named_pieces.h"
#include "core/variants/placement.h"
#include "core/variants/rule_options.h"

#include <algorithm>
#include <charconv>
#include <map>
#include <set>

namespace komadai::core {
namespace {

bool isLowerLetter(char c) { return c >= 'a' && c <= 'z'; }
bool isDigit(char c) { return c >= '0' && c <= '9'; }
char upper(char c) { return isLowerLetter(c) ? static_cast<char>(c - 'a' + 'A') : c; }

std::string_view trimmed(std::string_view text) {
    const auto first = text.find_first_not_of(" \t\r");
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(" \t\r") - first + 1);
}

/// The parts of a list, trimmed, without empty ones.
std::vector<std::string_view> split(std::string_view text, char divider) {
    std::vector<std::string_view> parts;
    while (!text.empty()) {
        const auto end = std::min(text.find(divider), text.size());
        if (const auto part = trimmed(text.substr(0, end)); !part.empty()) parts.push_back(part);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return parts;
}

/// Reads a whole text as a number within bounds; false, and `target` as it was, if it is none.
bool readInteger(std::string_view text, int least, int most, int& target) {
    int number = 0;
    const auto [stop, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || stop != text.data() + text.size() || number < least || number > most)
        return false;
    target = number;
    return true;
}

constexpr int MaxPromotionLimit = Square::Limit;

struct Entry {
    std::string_view value;
    int line;             ///< to blame; of the section's header where the key is inherited
    int definedAt = line; ///< of the section that gives the key
    int generation = 0;   ///< how often it was handed down; 0 for a key of the section itself
    bool read = false;

    bool isInherited() const { return generation > 0; }
};

struct Section {
    std::string_view id;
    std::string_view parent; ///< whose keys it takes over; empty for none
    int line;
    std::map<std::string_view, Entry> entries;
    bool isNamed = true;      ///< by the text
    bool lacksParent = false; ///< so that a key that is missing may be the parent's
};

constexpr std::string_view CustomPiecePrefix = "customPiece";

/// A piece as the file defines it, in play or not.
struct Definition {
    char letter; ///< lower case
    std::string_view key;
    std::string_view betza;
    std::string_view name; ///< empty where only the letter is known
    Entry entry;
};

/// The order of pieces: those of ancestors first, then that of the lines.
bool isDefinedBefore(const Definition& a, const Definition& b) {
    return std::pair(-a.entry.generation, a.entry.definedAt) <
           std::pair(-b.entry.generation, b.entry.definedAt);
}

/// Sections that files of the field inherit from without defining them. They give pieces, not a playable
/// game.
constexpr std::string_view CommonParents = R"([chess]
maxFile = 8
maxRank = 8
pawn = p
knight = n
bishop = b
rook = r
queen = q
king = k
promotionRank = 8
promotionPawnTypes = p
promotionPieceTypes = n b r q
doubleStep = true
castling = true
startFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1
)";

/// Keys that tell other programs how to show, host or play a game and say nothing of its rules.
constexpr std::string_view KeysOfOthers[] = {"pieceToCharTable", "pocketSize", "variantTemplate",
                                             "pieceValueMg", "pieceValueEg"};

constexpr int DefaultPromotionRank = 8;  ///< the last of a chessboard
constexpr int MaxNumberOfStart = 100000; ///< of moves

/// Turns one section into a spec.
class SectionReader {
public:
    SectionReader(Section& section, VariantProblems& problems) : m_section(section), m_problems(problems) {}

    VariantSpec read() {
        m_spec.id = std::string(m_section.id);
        readSize();
        readDefinitions();
        readKinds();
        readDescription();
        readRulesOfChess();
        for (const auto key : KeysOfOthers)
            find(key);
        readDrops();
        readPromotion();
        readEnds();
        readStart();
        readHandicaps();
        reportUnknownKeys();
        return std::move(m_spec);
    }

private:
    // --- entries

    Entry* find(std::string_view key) {
        m_known.emplace_back(key);
        const auto found = m_section.entries.find(key);
        if (found == m_section.entries.end()) return nullptr;
        found->second.read = true;
        return &found->second;
    }
    Entry* require(std::string_view key) {
        Entry* entry = find(key);
        if (!entry) reportMissing(key);
        return entry;
    }
    void reportMissing(std::string_view key, std::vector<std::string> supported = {}) {
        m_problems.push_back(
            {VariantProblemKind::MissingKey, m_section.line, std::string(key), {}, std::move(supported), {}});
    }
    /// A value that has to be another one, or is missing.
    void reportUnfit(std::string_view key, std::vector<std::string> supported) {
        if (const Entry* entry = find(key))
            report(VariantProblemKind::BadValue, key, *entry, entry->value, std::move(supported));
        else
            reportMissing(key, std::move(supported));
    }
    void report(VariantProblemKind kind, std::string_view key, const Entry& entry, std::string_view text,
                std::vector<std::string> supported = {}, std::optional<ParseError> cause = {}) {
        m_problems.push_back(
            {kind, entry.line, std::string(key), std::string(text), std::move(supported), std::move(cause)});
    }

    void readBool(std::string_view key, bool& target) {
        const Entry* entry = find(key);
        if (!entry) return;
        if (entry->value == "true")
            target = true;
        else if (entry->value == "false")
            target = false;
        else
            report(VariantProblemKind::BadValue, key, *entry, entry->value, {"true", "false"});
    }
    void readNumber(std::string_view key, const Entry& entry, int least, int most, int& target) {
        if (!readInteger(entry.value, least, most, target))
            report(VariantProblemKind::BadValue, key, entry, entry.value,
                   {std::to_string(least) + ".." + std::to_string(most)});
    }
    void readNumber(std::string_view key, int least, int most, int& target) {
        if (const Entry* entry = find(key)) readNumber(key, *entry, least, most, target);
    }
    template <class Value>
    void readChoice(std::string_view key, std::initializer_list<std::pair<std::string_view, Value>> choices,
                    Value& target) {
        const Entry* entry = find(key);
        if (!entry) return;
        std::vector<std::string> supported;
        for (const auto& [text, value] : choices) {
            if (entry->value == text) {
                target = value;
                return;
            }
            supported.emplace_back(text);
        }
        report(VariantProblemKind::BadValue, key, *entry, entry->value, std::move(supported));
    }

    /// Castling and the pawn's double step may only be switched off. A pawn of chess has the latter unless told
    /// otherwise.
    void readRulesOfChess() {
        for (const std::string_view key : {"castling", "doubleStep"})
            if (const Entry* entry = find(key); entry && entry->value != "false")
                report(VariantProblemKind::BadValue, key, *entry, entry->value, {"false"});
        const Entry* pawn = find("pawn");
        if (pawn && kindOf(pawn->value) && !find("doubleStep")) reportMissing("doubleStep", {"false"});
    }

    // --- pieces

    void readSize() {
        if (const Entry* files = require("maxFile")) {
            if (files->value.size() == 1 &&
                isLowerLetter(files->value.front())) // as on the edge of a chessboard
                m_spec.size.files = std::min(files->value.front() - 'a' + 1, BoardSize::MaxSide);
            else
                readNumber("maxFile", *files, 1, BoardSize::MaxSide, m_spec.size.files);
        }
        if (const Entry* ranks = require("maxRank"))
            readNumber("maxRank", *ranks, 1, BoardSize::MaxSide, m_spec.size.ranks);
    }

    void readDefinitions() {
        for (const auto& [key, betza, name] : NamedPieces)
            if (const Entry* entry = find(key); entry && entry->value != "-") {
                const auto colon = key == "king" ? entry->value.find(':') : std::string_view::npos;
                if (colon == std::string_view::npos)
                    define(key, *entry, entry->value, betza, name);
                else // a king that moves otherwise
                    define(key, *entry, trimmed(entry->value.substr(0, colon)),
                           trimmed(entry->value.substr(colon + 1)), name);
            }
        for (auto& [key, entry] : m_section.entries) {
            if (!key.starts_with(CustomPiecePrefix) || key.size() == CustomPiecePrefix.size() ||
                !std::all_of(key.begin() + CustomPiecePrefix.size(), key.end(), isDigit))
                continue;
            entry.read = true;
            const auto colon = entry.value.find(':');
            if (colon == std::string_view::npos) {
                report(VariantProblemKind::BadValue, key, entry, entry.value, {"x:Betza"});
                continue;
            }
            define(key, entry, trimmed(entry.value.substr(0, colon)), trimmed(entry.value.substr(colon + 1)),
                   {});
        }
        m_known.emplace_back("customPieceN");
        std::sort(m_definitions.begin(), m_definitions.end(), isDefinedBefore);
    }

    void define(std::string_view key, const Entry& entry, std::string_view letter, std::string_view betza,
                std::string_view name) {
        if (letter.size() != 1 || !isLowerLetter(letter.front())) {
            report(VariantProblemKind::BadLetter, key, entry, letter);
        } else if (definitionOf(letter.front())) {
            report(VariantProblemKind::DuplicateLetter, key, entry, letter);
        } else {
            m_definitions.push_back({letter.front(), key, betza, name, entry});
        }
        if (const auto moves = betza::parse(betza); !moves && !entry.isInherited())
            report(VariantProblemKind::BadMoves, key, entry, betza, {}, moves.error());
    }

    const Definition* definitionOf(char letter) const {
        const auto found = std::find_if(m_definitions.begin(), m_definitions.end(),
                                        [letter](const Definition& d) { return d.letter == letter; });
        return found == m_definitions.end() ? nullptr : &*found;
    }

    /// Kinds in play: those of the start, in the order of their definition, then their promoted faces.
    void readKinds() {
        const Entry* start = require("startFen");
        if (!start) return;
        const std::string_view board = start->value.substr(0, start->value.find(' '));
        const auto occurs = [board](char letter) {
            return board.find(letter) != std::string_view::npos ||
                   board.find(upper(letter)) != std::string_view::npos;
        };
        for (const Definition& definition : m_definitions)
            if (occurs(definition.letter)) addKind(definition, std::string(1, upper(definition.letter)));
        addPromotionKinds();
        if (m_spec.pieces.size() > Hand::Kinds)
            report(VariantProblemKind::TooManyKinds, "startFen", *start,
                   std::to_string(m_spec.pieces.size()));
        if (const Entry* promoted = find("promotedPieceType")) readPromotedFaces(*promoted);
        readRoyals();
    }

    /// Kinds that come into play by promotion alone.
    void addPromotionKinds() {
        const Entry* entry = find("promotionPieceTypes");
        if (!entry || entry->value == "-") return;
        for (const auto letter : lettersOf(entry->value))
            if (const Definition* definition = letter.size() == 1 ? definitionOf(letter.front()) : nullptr)
                if (!kindOf(letter)) addKind(*definition, std::string(1, upper(definition->letter)));
    }

    void addKind(const Definition& definition, std::string letters) {
        PieceSpec piece;
        piece.letters = std::move(letters);
        piece.name = definition.name.empty() ? piece.letters : std::string(definition.name);
        piece.betza = std::string(definition.betza);
        piece.royal = definition.key == "king" && piece.letters.size() == 1;
        if (auto movements = betza::parse(definition.betza)) // what is wrong with others is reported already
            piece.movements = std::move(movements).value();
        m_spec.pieces.push_back(std::move(piece));
    }

    void readPromotedFaces(const Entry& entry) {
        constexpr std::string_view Key = "promotedPieceType";
        for (const auto pair : split(entry.value, ' ')) {
            if (pair.size() != 3 || pair[1] != ':') {
                report(VariantProblemKind::BadValue, Key, entry, pair, {"x:y"});
                continue;
            }
            const auto from = m_spec.pieceByLetters(std::string(1, upper(pair[0])));
            const Definition* face = definitionOf(pair[2]);
            if (!from || !face) {
                reportUnknownLetter(Key, entry, pair.substr(from ? 2 : 0, 1));
                continue;
            }
            if (isInPair(entry, 0, pair[2])) { // other programs promote it once more
                report(VariantProblemKind::BadValue, Key, entry, pair, {"x:y where y does not promote"});
                continue;
            }
            const std::string letters = std::string("+").append(m_spec.piece(*from).letters);
            if (m_spec.pieceByLetters(letters)) {
                report(VariantProblemKind::DuplicateLetter, Key, entry, pair.substr(0, 1));
                continue;
            }
            const PieceType promoted = pieceTypeAt(static_cast<int>(m_spec.pieces.size()));
            addKind(*face, letters);
            const PieceSpec& base = pieceSpec(*from);
            pieceSpec(promoted).name = base.name == base.letters ? letters : "Promoted " + base.name;
            pieceSpec(promoted).promotedFrom = *from;
            pieceSpec(*from).promotesTo = promoted;
        }
    }

    /// Whether the letter stands at that place in one of the pairs `x:y`.
    static bool isInPair(const Entry& pairs, std::size_t place, char letter) {
        const auto all = split(pairs.value, ' ');
        return std::any_of(all.begin(), all.end(), [place, letter](std::string_view pair) {
            return pair.size() == 3 && pair[place] == letter;
        });
    }

    void readRoyals() {
        std::vector<PieceType> royals;
        readKindList("royalPieces", royals);
        if (find("royalPieces"))
            for (std::size_t i = 0; i < m_spec.pieces.size(); ++i)
                m_spec.pieces[i].royal =
                    std::find(royals.begin(), royals.end(), pieceTypeAt(static_cast<int>(i))) != royals.end();
        const Entry* promoted = find("promotedPieceType");
        for (const PieceSpec& piece : m_spec.pieces)
            if (promoted && piece.royal && piece.promotesTo)
                report(VariantProblemKind::BadValue, "promotedPieceType", *promoted, piece.letters,
                       {"pieces that are not royal"});
    }

    PieceSpec& pieceSpec(PieceType type) { return m_spec.pieces[static_cast<std::size_t>(indexOf(type))]; }

    /// Kinds in a list of letters, `p n`; `-` is an empty one.
    void readKindList(std::string_view key, std::vector<PieceType>& target) {
        const Entry* entry = find(key);
        if (!entry) return;
        target.clear();
        if (entry->value == "-") return;
        for (const auto letter : lettersOf(entry->value))
            if (const auto type = kindOf(letter))
                target.push_back(*type);
            else
                reportUnknownLetter(key, *entry, letter);
    }

    /// What a section inherits may name pieces that it has taken away.
    void reportUnknownLetter(std::string_view key, const Entry& entry, std::string_view letter) {
        if (!entry.isInherited()) report(VariantProblemKind::UnknownLetter, key, entry, letter);
    }

    /// Letters with or without spaces between them, each with a `+` before it if there is one.
    static std::vector<std::string_view> lettersOf(std::string_view text) {
        std::vector<std::string_view> letters;
        for (std::size_t at = 0; at < text.size(); ++at) {
            if (text[at] == ' ') continue;
            const std::size_t length = text[at] == '+' && at + 1 < text.size() ? 2 : 1;
            letters.push_back(text.substr(at, length));
            at += length - 1;
        }
        return letters;
    }

    std::optional<PieceType> kindOf(std::string_view letters) const {
        std::string text(letters);
        std::transform(text.begin(), text.end(), text.begin(), upper);
        return m_spec.pieceByLetters(text);
    }

    /// `p:TEXT, +p:TEXT`: calls `set(piece, text)`; false from it is a bad value.
    template <class Setter>
    void readByKind(std::string_view key, Setter set) {
        const Entry* entry = find(key);
        if (!entry) return;
        for (const auto pair : split(entry->value, ',')) {
            const auto colon = std::min(pair.find(':'), pair.size());
            const auto type = kindOf(trimmed(pair.substr(0, colon)));
            if (!type)
                reportUnknownLetter(key, *entry, pair.substr(0, colon));
            else if (colon == pair.size() || !set(pieceSpec(*type), trimmed(pair.substr(colon + 1))))
                report(VariantProblemKind::BadValue, key, *entry, pair);
        }
    }

    void readDescription() {
        m_spec.name = m_spec.id;
        if (const Entry* entry = find("variantName")) m_spec.name = std::string(entry->value);
        if (const Entry* entry = find("variantSummary"); entry && !entry->isInherited())
            m_spec.summary = std::string(entry->value);
        if (const Entry* entry = find("sideNames")) {
            const auto names = split(entry->value, ',');
            if (names.size() == SideCount)
                m_spec.sideNames = {std::string(names[0]), std::string(names[1])};
            else
                report(VariantProblemKind::BadValue, "sideNames", *entry, entry->value, {"TEXT, TEXT"});
        }
        readChoice<Coordinates>("coordinates",
                                {{"algebraic", Coordinates::Algebraic}, {"shogi", Coordinates::Shogi}},
                                m_spec.coordinates);
        readChoice<PieceStyle>("pieceStyle",
                               {{"letters", PieceStyle::Letters},
                                {"figures", PieceStyle::Figures},
                                {"cubes", PieceStyle::Cubes}},
                               m_spec.pieceStyle);
        readByKind("pieceNames", [](PieceSpec& piece, std::string_view text) {
            piece.name = std::string(text);
            return !text.empty();
        });
        readByKind("pieceKanji", [](PieceSpec& piece, std::string_view text) {
            piece.kanji = std::string(text);
            return !text.empty();
        });
        readByKind("pieceFullKanji", [](PieceSpec& piece, std::string_view text) {
            piece.fullKanji = std::string(text);
            return !text.empty();
        });
        readByKind("pieceReadings", [](PieceSpec& piece, std::string_view text) {
            piece.reading = std::string(text);
            return !text.empty();
        });
        readByKind("pieceValues", [](PieceSpec& piece, std::string_view text) {
            int value = 0;
            const auto [stop, error] = std::from_chars(text.data(), text.data() + text.size(), value);
            piece.value = value;
            return error == std::errc{} && stop == text.data() + text.size() && value >= 0 && value <= 10000;
        });
    }

    // --- rules

    void readDrops() {
        DropRule& drops = m_spec.drops;
        bool capturesToHand = false;
        readBool("pieceDrops", drops.allowed);
        readBool("capturesToHand", capturesToHand);
        if (capturesToHand != drops.allowed) {
            const auto key = drops.allowed ? "pieceDrops" : "capturesToHand";
            report(VariantProblemKind::BadValue, key, *find(key), "true",
                   {"pieceDrops and capturesToHand both true or both false"});
        }
        const auto royals = std::count_if(m_spec.pieces.begin(), m_spec.pieces.end(),
                                          [](const PieceSpec& piece) { return piece.royal; });
        if (const Entry* entry = find("royalPieces"); entry && drops.allowed && royals > 1)
            report(VariantProblemKind::BadValue, "royalPieces", *entry, entry->value,
                   {"one piece where captures go to the hand"});
        readKindList("dropNoDoubled", drops.noDoubled);
        readNumber("dropNoDoubledCount", 1, BoardSize::MaxSide, drops.mostOnFile);
        readBool("immobilityIllegal", drops.onlyWhereMovable);
        readBool("dropPromoted", drops.promotedToo);
        bool mayCheck = true;
        readBool("dropChecks", mayCheck);
        drops.noCheck = !mayCheck;
        readDropRegion("dropRegionWhite", "whiteDropRegion", Side::First);
        readDropRegion("dropRegionBlack", "blackDropRegion", Side::Second);
        readPawnDrops();
        bool pawnMateIllegal = false;
        readBool("shogiPawnDropMateIllegal", pawnMateIllegal);
        if (pawnMateIllegal)
            if (const Entry* pawn = find("shogiPawn")) drops.noMate = kindOf(pawn->value);
    }

    void readDropRegion(std::string_view name, std::string_view formerName, Side side) {
        if (find(name) || find(formerName))
            readRegion(name, formerName,
                       m_spec.drops.regions[static_cast<std::size_t>(indexOf(side))].emplace());
    }

    /// Pawns of chess are not dropped on their first rank nor where they promote, unless it is said otherwise.
    void readPawnDrops() {
        DropRule& drops = m_spec.drops;
        readBool("firstRankPawnDrops", drops.pawnOnFirstRank);
        readBool("promotionZonePawnDrops", drops.pawnOnPromotionZone);
        if (const Entry* pawn = find("pawn"); pawn && drops.allowed) drops.pawn = kindOf(pawn->value);
    }

    void readPromotion() {
        PromotionRule& promotion = m_spec.promotion;
        readPromotionChoices();
        readZones();
        readBool("mandatoryPiecePromotion", promotion.mandatory);
        readBool("mandatoryPawnPromotion", promotion.mandatoryForPawns);
        readBool("piecePromotionOnCapture", promotion.onlyByCapture);
        readBool("pieceDemotion", promotion.back);
    }

    /// By rank or as regions, whichever is the nearer in the line of sections.
    void readZones() {
        PromotionRule& promotion = m_spec.promotion;
        constexpr std::array<std::string_view, SideCount> Keys{"promotionRegionWhite",
                                                               "promotionRegionBlack"};
        const std::array<const Entry*, SideCount> regions{find(Keys[0]), find(Keys[1])};
        const Entry* rankEntry = find("promotionRank");
        const bool isRegion = std::any_of(regions.begin(), regions.end(), [rankEntry](const Entry* region) {
            return region && (!rankEntry || region->generation <= rankEntry->generation);
        });
        const bool promotes =
            std::any_of(m_spec.pieces.begin(), m_spec.pieces.end(), [](const PieceSpec& piece) {
                return piece.promotesTo || !piece.promotionChoices.empty();
            });
        if (rankEntry && !isRegion) {
            int rank = m_spec.size.ranks + 1;
            readNumber("promotionRank", *rankEntry, 1, m_spec.size.ranks, rank);
            promotion.zoneRanks = m_spec.size.ranks + 1 - rank;
        } else if (promotes) {
            promotion.zoneRanks = m_spec.size.ranks + 1 - std::min(DefaultPromotionRank, m_spec.size.ranks);
        }
        if (!isRegion) return;
        Zones zones{zoneOf(Side::First), zoneOf(Side::Second)};
        for (std::size_t i = 0; i < SideCount; ++i) {
            if (!regions[i]) continue;
            std::vector<Square> squares;
            readRegion(Keys[i], *regions[i], squares);
            zones[i].clear();
            for (const Square square : squares)
                zones[i].insert(square.index());
        }
        setZones(zones);
    }

    /// Indices of squares by indexOf(Side).
    using Zones = std::array<std::set<int>, SideCount>;

    /// As a number of ranks where the zones are the farthest ranks of their sides, as many for either.
    void setZones(const Zones& zones) {
        PromotionRule& promotion = m_spec.promotion;
        promotion.zoneRanks = static_cast<int>(zones[0].size()) / std::max(m_spec.size.files, 1);
        if (zones == Zones{zoneOf(Side::First), zoneOf(Side::Second)}) return;
        promotion.zoneRanks = 0;
        for (std::size_t i = 0; i < SideCount; ++i)
            for (const int square : zones[i])
                promotion.regions[i].push_back(Square::at(square));
    }

    std::set<int> zoneOf(Side side) const {
        std::set<int> zone;
        for (int i = 0; i < m_spec.size.squares(); ++i)
            if (m_spec.isInPromotionZone(side, Square::at(i))) zone.insert(i);
        return zone;
    }

    /// What `promotionPawnTypes` become at the player's choice, and how often; 0 is no limit. The pawns of chess are of these
    /// types unless it is said otherwise, and must have something to become: on the last rank they must promote.
    void readPromotionChoices() {
        constexpr std::string_view Key = "promotionPieceTypes";
        std::vector<PieceType> pawns;
        std::vector<PieceType> choices;
        if (const Entry* pawn = find("pawn"))
            if (const auto type = kindOf(pawn->value)) pawns.push_back(*type);
        readKindList("promotionPawnTypes", pawns);
        readKindList(Key, choices);
        for (const PieceType pawn : pawns)
            pieceSpec(pawn).promotionChoices = choices;
        if (!pawns.empty() && choices.empty())
            reportUnfit(Key, {"letters, as n b r q", "promotionPawnTypes = -"});
        readDropLoop();
        readPromotionLimits();
    }

    /// Other programs mark pieces that were pawns, which go back to the hand as pawns; ours are what they have become.
    void readDropLoop() {
        constexpr std::string_view Key = "dropLoop";
        bool loops = false;
        readBool(Key, loops);
        const auto hasPiece = [this](auto condition) {
            return std::any_of(m_spec.pieces.begin(), m_spec.pieces.end(), condition);
        };
        const bool hasChoices =
            hasPiece([](const PieceSpec& piece) { return !piece.promotionChoices.empty(); });
        const bool hasFaces = hasPiece([](const PieceSpec& piece) { return piece.promotedFrom.has_value(); });
        if (m_spec.drops.allowed && hasChoices && !loops) reportUnfit(Key, {"true"});
        if (loops && hasFaces) reportUnfit(Key, {"false"});
    }

    void readPromotionLimits() {
        const Entry* entry = find("promotionLimit");
        const Entry* faces = find("promotedPieceType");
        if (!entry || entry->value == "-") return;
        for (const auto pair : split(entry->value, ' ')) {
            const auto type = pair.size() > 2 && pair[1] == ':' ? kindOf(pair.substr(0, 1)) : std::nullopt;
            int limit = 0;
            if (!type)
                reportUnknownLetter("promotionLimit", *entry, pair);
            else if (!readInteger(pair.substr(2), 0, MaxPromotionLimit, limit))
                report(VariantProblemKind::BadValue, "promotionLimit", *entry, pair, {"x:0..361"});
            else if (limit > 0 && faces && isInPair(*faces, 2, pair.front()))
                report(VariantProblemKind::BadValue, "promotionLimit", *entry, pair,
                       {"pieces that no promoted face moves as"});
            else if (limit > 0)
                pieceSpec(*type).promotionLimit = limit;
        }
    }

    /// What becomes of a side that has but its king left, in the words of other programs; no other extinction is played.
    void readExtinction() {
        constexpr std::pair<std::string_view, std::string_view> Needed[] = {
            {"extinctionPieceTypes", "*"},
            {"extinctionPieceCount", "1"},
            {"extinctionOpponentPieceCount", "2"},
            {"extinctionClaim", "true"}};
        BareKingRule& rule = m_spec.ends.bareKing;
        readChoice<BareKingRule>(
            "extinctionValue",
            {{"none", BareKingRule::None}, {"draw", BareKingRule::Draw}, {"loss", BareKingRule::Win}}, rule);
        const bool applies = rule != BareKingRule::None;
        for (const auto& [key, needed] : Needed) {
            const Entry* entry = find(key);
            if (applies && (!entry || entry->value != needed)) reportUnfit(key, {std::string(needed)});
        }
    }

    /// Campmate: the flag piece and where it wins.
    void readCamps() {
        if (const Entry* entry = find("flagPiece"); entry && entry->value != "-") {
            m_spec.ends.campPiece = kindOf(entry->value);
            if (!m_spec.ends.campPiece) reportUnknownLetter("flagPiece", *entry, entry->value);
        }
        readRegion("flagRegionWhite", "whiteFlag", m_spec.ends.campSquares[0]);
        readRegion("flagRegionBlack", "blackFlag", m_spec.ends.campSquares[1]);
    }

    /// A region under its name or its former one; a section's own goes before an inherited one.
    void readRegion(std::string_view name, std::string_view formerName, std::vector<Square>& target) {
        const Entry* named = find(name);
        const Entry* former = find(formerName);
        if (named && former && named->generation == former->generation && !named->isInherited())
            report(VariantProblemKind::SecondSpelling, formerName, *former, name);
        if (named && (!former || named->generation <= former->generation))
            readRegion(name, *named, target);
        else if (former)
            readRegion(formerName, *former, target);
    }

    /// `*9` is all of rank 9, `e*` all of file e, `e9` a square; `-` is nothing.
    void readRegion(std::string_view key, const Entry& entry, std::vector<Square>& target) {
        if (entry.value == "-") return;
        for (const auto part : split(entry.value, ' ')) {
            const auto squares = regionSquares(part);
            if (squares.empty())
                report(VariantProblemKind::BadValue, key, entry, part, {"*9", "e*", "e9", "-"});
            target.insert(target.end(), squares.begin(), squares.end());
        }
    }

    std::vector<Square> regionSquares(std::string_view part) const {
        const BoardSize size = m_spec.size;
        const bool anyFile = part.front() == '*';
        const bool anyRank = part.substr(1) == "*";
        int number = 0;
        if (!anyRank && !readInteger(part.substr(1), 1, size.ranks, number)) return {};
        std::vector<Square> squares;
        for (int rank = 0; rank < size.ranks; ++rank)
            for (int file = 0; file < size.files; ++file)
                if ((anyFile || file == part.front() - 'a') && (anyRank || rank == size.ranks - number))
                    squares.push_back(size.square(file, rank));
        return squares;
    }

    void readEnds() {
        EndRules& ends = m_spec.ends;
        readExtinction();
        for (const auto& option : ruleOptionsOf(m_spec)) {
            const Entry* entry = find(option.key);
            if (entry && !setRuleOption(m_spec, option.key, entry->value))
                report(VariantProblemKind::BadValue, option.key, *entry, entry->value,
                       {option.values.begin(), option.values.end()});
        }
        readCamps();
        ends.repetition.perpetualCheckLoses = false;
        readNumber("nMoveRule", 0, 1000, ends.moveLimit.moves);
        if (const auto pawn = kindOf("p")) ends.moveLimit.progressKinds = {*pawn};
        readKindList("nMoveRuleTypes", ends.moveLimit.progressKinds);
        readBool("dropIsProgress", ends.moveLimit.dropIsProgress);
        readNumber("nFoldRule", 0, 100, ends.repetition.fold);
        readBool("nFoldValueAbsolute", ends.repetition.ofFirst);
        readBool("perpetualCheckIllegal", ends.repetition.perpetualCheckLoses);
        readKindList("insufficientMaterial", ends.minors);
        readBool("impasse", ends.impasseByAgreement);
    }

    void readStart() {
        const Entry* entry = find("startFen");
        if (!entry || m_spec.size.squares() == 0 || m_spec.pieces.size() > MaxPieceTypes) return;
        const auto fields = split(entry->value, ' ');
        if (fields.size() > 1 && fields[1] != "w")
            report(VariantProblemKind::BadValue, "startFen", *entry, fields[1], {"w"});
        readRestOfStart(
            *entry, {fields.begin() + static_cast<std::ptrdiff_t>(std::min<std::size_t>(fields.size(), 2)),
                     fields.end()});
        if (m_spec.pieces.empty())
            report(VariantProblemKind::BadValue, "startFen", *entry, entry->value,
                   {"a position with pieces"});
        if (auto start = placement::parse(fields.empty() ? entry->value : fields[0], m_spec))
            m_spec.start = std::move(start).value();
        else
            report(VariantProblemKind::BadStart, "startFen", *entry, start.error().text, {}, start.error());
    }

    /// Rights to castle, which nobody may have, a pawn that may be taken in passing, which there is not, and numbers.
    void readRestOfStart(const Entry& entry, const std::vector<std::string_view>& fields) {
        const Entry* castling = find("castling");
        const bool maySayRights = castling && castling->value == "false";
        int dashes = 0, numbers = 0;
        for (const auto field : fields) {
            int number = 0;
            const bool isRights = dashes == 0 && numbers == 0 && maySayRights &&
                                  field.find_first_not_of("KQkq") == std::string_view::npos;
            if (numbers == 0 && dashes < 2 && (field == "-" || isRights))
                ++dashes;
            else if (numbers < 2 && readInteger(field, 0, MaxNumberOfStart, number))
                ++numbers;
            else
                return report(VariantProblemKind::BadValue, "startFen", entry, field, {"- - 0 1", "0 1"});
        }
    }

    /// Those of a parent are about other squares, and without a start there is nothing to leave out.
    void readHandicaps() {
        const Entry* entry = find("handicaps");
        const bool hasStart = m_spec.start.board.size() == static_cast<std::size_t>(m_spec.size.squares());
        if (!entry || entry->isInherited() || !hasStart) return;
        for (const auto part : split(entry->value, ',')) {
            const auto colon = std::min(part.find(':'), part.size());
            const auto squares = split(part.substr(std::min(colon + 1, part.size())), ' ');
            Handicap handicap{std::string(trimmed(part.substr(0, colon))), {}};
            if (handicap.name.empty() || squares.empty())
                report(VariantProblemKind::BadValue, "handicaps", *entry, part, {"NAME: a9 h8, NAME: ..."});
            for (const auto name : squares) {
                const auto named = regionSquares(name);
                if (named.size() == 1 && mayBeMissing(named.front()))
                    handicap.without.push_back(named.front());
                else
                    report(VariantProblemKind::BadValue, "handicaps", *entry, name);
            }
            m_spec.handicaps.push_back(std::move(handicap));
        }
    }

    bool mayBeMissing(Square square) const {
        const auto& piece = m_spec.start.at(square);
        return piece && piece->side == Side::Second && !m_spec.piece(piece->type).royal;
    }

    void reportUnknownKeys() {
        std::sort(m_known.begin(), m_known.end());
        m_known.erase(std::unique(m_known.begin(), m_known.end()), m_known.end());
        for (const auto& [key, entry] : m_section.entries)
            if (!entry.read) report(VariantProblemKind::UnknownKey, key, entry, key, m_known);
    }

    Section& m_section;
    VariantProblems& m_problems;
    VariantSpec m_spec;
    std::vector<Definition> m_definitions;
    std::vector<std::string> m_known; ///< every key asked for
};

std::vector<Section> readSections(std::string_view text, std::string_view unnamedId,
                                  VariantProblems& problems) {
    std::vector<Section> sections;
    int number = 0;
    while (!text.empty()) {
        const auto end = std::min(text.find('\n'), text.size());
        const auto line = trimmed(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
        ++number;
        const auto report = [&](VariantProblemKind kind, std::string_view key) {
            problems.push_back({kind, number, std::string(key), std::string(line), {}, {}});
        };
        if (line.empty() || line.front() == '#' || line.front() == ';') continue;
        if (line.front() == '[') {
            const auto header = line.back() == ']' ? line.substr(1, line.size() - 2) : std::string_view{};
            const auto colon = std::min(header.find(':'), header.size());
            const auto id = trimmed(header.substr(0, colon));
            const auto parent = trimmed(header.substr(std::min(colon + 1, header.size())));
            if (id.empty() || (colon < header.size() && parent.empty()) ||
                !std::all_of(id.begin(), id.end(), [](char c) { return isLowerLetter(c) || isDigit(c); }))
                report(VariantProblemKind::BadSectionName, line);
            if (std::any_of(sections.begin(), sections.end(), [id](const Section& s) { return s.id == id; }))
                report(VariantProblemKind::DuplicateSection, id);
            sections.push_back({id, parent, number, {}});
            continue;
        }
        const auto equals = line.find('=');
        if (equals == std::string_view::npos) {
            report(VariantProblemKind::NotALine, {});
            continue;
        }
        const auto key = trimmed(line.substr(0, equals));
        if (sections.empty() && !unnamedId.empty()) sections.push_back({unnamedId, {}, number, {}, false});
        if (sections.empty())
            report(VariantProblemKind::KeyWithoutSection, key);
        else if (!sections.back()
                      .entries.emplace(key, Entry{trimmed(line.substr(equals + 1)), number})
                      .second)
            report(VariantProblemKind::DuplicateKey, key);
    }
    if (sections.empty() && problems.empty())
        problems.push_back({VariantProblemKind::EmptyFile, 0, {}, {}, {}, {}});
    return sections;
}

/// Takes over the keys of the section's parent, if it has one; false where that is not among `candidates`.
bool inherit(Section& section, const std::vector<Section>& candidates) {
    if (section.parent.empty()) return true;
    const auto parent = std::find_if(candidates.begin(), candidates.end(),
                                     [&section](const Section& c) { return c.id == section.parent; });
    section.lacksParent = parent == candidates.end() || parent->lacksParent;
    if (parent == candidates.end()) return false;
    for (const auto& [key, entry] : parent->entries)
        section.entries.emplace(key, Entry{entry.value, section.line, entry.definedAt, entry.generation + 1});
    return true;
}

/// The sections that every file may inherit from, with what they inherit from each other in whatever order.
std::vector<Section> readCommonSections(const std::vector<std::string_view>& texts,
                                        VariantProblems& problems) {
    std::vector<Section> sections = readSections(CommonParents, {}, problems);
    std::vector<Section> waiting;
    for (const auto text : texts)
        for (auto& section : readSections(text, {}, problems))
            waiting.push_back(std::move(section));
    for (std::size_t before = waiting.size() + 1; waiting.size() < before;) {
        before = waiting.size();
        std::vector<Section> stillWaiting;
        for (auto& section : waiting)
            (inherit(section, sections) ? sections : stillWaiting).push_back(std::move(section));
        waiting = std::move(stillWaiting);
    }
    return sections;
}

/// Who inherits from whom in a file.
std::map<std::string_view, std::string_view> parentsIn(const std::vector<Section>& sections) {
    std::map<std::string_view, std::string_view> parents;
    for (const Section& section : sections)
        parents.emplace(section.id, section.parent);
    return parents;
}

/// Whether the parent of a section is the section itself or has it among its ancestors, as far as anybody traces them.
bool inheritsBack(const Section& section, const std::map<std::string_view, std::string_view>& parents) {
    constexpr int MostAncestors = 64;
    auto ancestor = parents.find(section.parent);
    for (int step = 0; ancestor != parents.end() && step < MostAncestors; ++step) {
        if (ancestor->first == section.id) return true;
        ancestor = parents.find(ancestor->second);
    }
    return false;
}

/// Why a section has not found its parent. Those in `known` come before it.
VariantProblem missingParent(const Section& section,
                             const std::map<std::string_view, std::string_view>& parents,
                             std::initializer_list<const std::vector<Section>*> known) {
    constexpr std::size_t MostNamed = 500; // longer lists help nobody, and there may be many
    VariantProblem problem{VariantProblemKind::UnknownParent, section.line, std::string(section.id),
                           std::string(section.parent),       {},           {}};
    if (parents.contains(section.parent)) {
        problem.kind = inheritsBack(section, parents) ? VariantProblemKind::ParentInheritsBack
                                                      : VariantProblemKind::ParentIsLater;
        return problem;
    }
    for (const auto* list : known)
        for (const Section& candidate : *list)
            if (list->size() <= MostNamed) problem.supported.emplace_back(candidate.id);
    return problem;
}

/// Whether the problems of a section leave no doubt about the pieces of its start, the squares of which it has.
bool isStartKnown(const VariantSpec& spec, VariantProblems::const_iterator first,
                  VariantProblems::const_iterator last) {
    const int squares = spec.size.squares();
    return squares > 0 && spec.start.board.size() == static_cast<std::size_t>(squares) &&
           std::none_of(spec.pieces.begin(), spec.pieces.end(),
                        [](const PieceSpec& piece) { return piece.movements.empty(); }) &&
           std::none_of(first, last, [](const VariantProblem& problem) {
               return problem.kind == VariantProblemKind::BadLetter ||
                      problem.kind == VariantProblemKind::DuplicateLetter ||
                      problem.kind == VariantProblemKind::TooManyKinds || problem.key == "royalPieces";
           });
}

} // namespace

void sortByLine(VariantProblems& problems) {
    std::stable_sort(problems.begin(), problems.end(),
                     [](const VariantProblem& a, const VariantProblem& b) { return a.line < b.line; });
}

Result<std::vector<VariantSpec>, VariantProblems> readVariantsIni(std::string_view text,
                                                                  const IniContext& context) {
    auto [read, problems] = inspectVariantsIni(text, context);
    if (!problems.empty()) return std::move(problems);
    std::vector<VariantSpec> variants;
    for (auto& variant : read)
        variants.push_back(std::move(variant.spec));
    return variants;
}

VariantReading inspectVariantsIni(std::string_view text, const IniContext& context) {
    VariantReading reading;
    VariantProblems& problems = reading.problems;
    const std::vector<Section> common = readCommonSections(context.parents, problems);
    std::vector<Section> earlier;
    std::vector<Section> sections = readSections(text, context.unnamedId, problems);
    const auto parents = parentsIn(sections);
    for (Section& section : sections) {
        const auto before = static_cast<std::ptrdiff_t>(problems.size());
        const bool hasParent = inherit(section, earlier) || inherit(section, common);
        ReadVariant variant;
        variant.spec = SectionReader(section, problems).read();
        variant.line = section.isNamed ? section.line : 0;
        if (section.lacksParent)
            std::erase_if(problems, [&section](const VariantProblem& problem) {
                return problem.kind == VariantProblemKind::MissingKey && problem.line == section.line;
            });
        if (!hasParent) problems.push_back(missingParent(section, parents, {&common, &earlier}));
        if (const auto start = section.entries.find("startFen"); start != section.entries.end()) {
            variant.startKey = "startFen";
            variant.startLine = start->second.line;
        }
        variant.isStartKnown =
            !section.lacksParent && isStartKnown(variant.spec, problems.begin() + before, problems.end());
        reading.variants.push_back(std::move(variant));
        earlier.push_back(std::move(section));
    }
    sortByLine(problems);
    return reading;
}

} // namespace komadai::core
