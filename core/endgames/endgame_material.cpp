#include "core/endgames/endgame_material.h"

#include <algorithm>
#include <functional>

namespace komadai::core {
namespace {

bool isMirrored(const PieceSpec& piece) {
    return std::all_of(piece.movements.begin(), piece.movements.end(), [&](Movement movement) {
        movement.right = static_cast<std::int8_t>(-movement.right);
        return std::find(piece.movements.begin(), piece.movements.end(), movement) != piece.movements.end();
    });
}

/// Whether `changed` maps the second set of squares onto the first.
bool isSame(const std::vector<Square>& squares, const std::vector<Square>& others,
            const std::function<Square(Square)>& changed) {
    return squares.size() == others.size() && std::all_of(others.begin(), others.end(), [&](Square square) {
               return std::find(squares.begin(), squares.end(), changed(square)) != squares.end();
           });
}

int rankOf(Piece piece, const VariantSpec& variant) {
    return materialRank(piece, variant.piece(piece.type).royal);
}

std::vector<Piece> sorted(std::vector<Piece> pieces, const VariantSpec& variant) {
    std::sort(pieces.begin(), pieces.end(),
              [&](Piece a, Piece b) { return rankOf(a, variant) < rankOf(b, variant); });
    return pieces;
}

std::vector<Piece> swapped(std::vector<Piece> pieces) {
    for (Piece& piece : pieces)
        piece.side = opponent(piece.side);
    return pieces;
}

/// The first problem that the pieces of both sides have.
std::optional<MaterialProblem::Kind> problemOf(const std::vector<Piece>& pieces, const VariantSpec& variant) {
    using Kind = MaterialProblem::Kind;
    if (pieces.size() > static_cast<std::size_t>(MaxEndgamePieces)) return Kind::TooManyPieces;
    for (const Side side : Sides) {
        const bool hasRoyal = std::any_of(pieces.begin(), pieces.end(), [&](Piece piece) {
            return piece.side == side && variant.piece(piece.type).royal;
        });
        if (!hasRoyal) return Kind::MissingRoyal;
    }
    for (const Piece piece : pieces)
        if (variant.piece(piece.type).royal &&
            std::count(pieces.begin(), pieces.end(), piece) > variant.mostRoyals(piece))
            return Kind::SeveralRoyals;
    return std::nullopt;
}

/// The kinds that a piece can become by a promotion.
std::vector<PieceType> promotionsOf(PieceType type, const VariantSpec& variant) {
    const PieceSpec& piece = variant.piece(type);
    if (!piece.promotionChoices.empty()) return piece.promotionChoices;
    if (const auto face = variant.otherFaceOf(type)) return {*face};
    return {};
}

class MaterialReader {
public:
    MaterialReader(std::string_view text, const VariantSpec& variant) : m_text(text), m_variant(variant) {}

    MaterialReading read(BoardSymmetry symmetry) {
        for (std::string_view rest = m_text; !rest.empty() && !m_problem;)
            readNext(rest);
        if (!m_problem && m_side != Side::Second) fail(MaterialProblem::Kind::NoSeparator, m_text);
        if (!m_problem)
            if (const auto kind = problemOf(m_pieces, m_variant)) fail(*kind, m_text);
        if (m_problem) return {{}, m_problem};
        return {normalised(m_pieces, m_variant, symmetry), std::nullopt};
    }

private:
    void readNext(std::string_view& rest) {
        if (rest.front() == '.') return rest.remove_prefix(1);
        if (rest.front() == 'v') {
            if (m_side == Side::Second) return fail(MaterialProblem::Kind::NoSeparator, m_text);
            m_side = Side::Second;
            return rest.remove_prefix(1);
        }
        const auto type = longestAt(rest);
        if (!type) return fail(MaterialProblem::Kind::UnknownPiece, rest);
        m_pieces.push_back({*type, m_side});
        rest.remove_prefix(m_variant.piece(*type).letters.size());
    }
    /// The piece with the most letters that the text begins with.
    std::optional<PieceType> longestAt(std::string_view text) const {
        std::optional<PieceType> longest;
        std::size_t length = 0;
        for (std::size_t i = 0; i < m_variant.pieces.size(); ++i) {
            const std::string& letters = m_variant.pieces[i].letters;
            if (letters.size() <= length || !text.starts_with(letters)) continue;
            length = letters.size();
            longest = pieceTypeAt(static_cast<int>(i));
        }
        return longest;
    }
    void fail(MaterialProblem::Kind kind, std::string_view text) {
        m_problem = MaterialProblem{kind, std::string(text)};
    }

    std::string_view m_text;
    const VariantSpec& m_variant;
    Side m_side = Side::First;
    std::vector<Piece> m_pieces;
    std::optional<MaterialProblem> m_problem;
};

void addUnlessKnown(std::vector<EndgameMaterial>& materials, EndgameMaterial material) {
    if (std::find(materials.begin(), materials.end(), material) == materials.end())
        materials.push_back(std::move(material));
}

} // namespace

BoardSymmetry BoardSymmetry::of(const VariantSpec& variant) {
    const BoardSize size = variant.size;
    const auto mirrored = [size](Square square) {
        return size.square(size.files - 1 - size.fileOf(square), size.rankOf(square));
    };
    const auto turned = [size](Square square) { return Square::at(size.squares() - 1 - square.index()); };
    const auto& zones = variant.promotion.regions;
    const auto& camps = variant.ends.campSquares;
    const bool boardMirrors = isSame(zones[0], zones[0], mirrored) && isSame(zones[1], zones[1], mirrored) &&
                              isSame(camps[0], camps[0], mirrored) && isSame(camps[1], camps[1], mirrored);
    return {boardMirrors && std::all_of(variant.pieces.begin(), variant.pieces.end(), isMirrored),
            isSame(zones[0], zones[1], turned) && isSame(camps[0], camps[1], turned)};
}

int EndgameMaterial::count(Side side) const {
    return static_cast<int>(
        std::count_if(pieces.begin(), pieces.end(), [side](Piece piece) { return piece.side == side; }));
}

EndgameMaterial normalised(std::vector<Piece> pieces, const VariantSpec& variant, BoardSymmetry symmetry) {
    EndgameMaterial material{sorted(std::move(pieces), variant)};
    if (!symmetry.swapsSides) return material;
    EndgameMaterial other{sorted(swapped(material.pieces), variant)};
    const int difference = material.count(Side::First) - other.count(Side::First);
    const bool isEarlier = std::lexicographical_compare(
        other.pieces.begin(), other.pieces.end(), material.pieces.begin(), material.pieces.end(),
        [&](Piece a, Piece b) { return rankOf(a, variant) < rankOf(b, variant); });
    return difference < 0 || (difference == 0 && isEarlier) ? other : material;
}

MaterialReading parseMaterial(std::string_view text, const VariantSpec& variant, BoardSymmetry symmetry) {
    return MaterialReader(text, variant).read(symmetry);
}

std::string formatMaterial(const EndgameMaterial& material, const VariantSpec& variant) {
    std::string text;
    Side side = Side::First;
    for (const Piece piece : material.pieces) {
        if (piece.side != side)
            text += 'v';
        else if (!text.empty() && variant.hasCodes())
            text += '.';
        side = piece.side;
        text += variant.piece(piece.type).letters;
    }
    return text;
}

bool hasCircularPromotions(const VariantSpec& variant) {
    const auto canReturn = [&](PieceType start) {
        std::vector<PieceType> reached = promotionsOf(start, variant);
        for (std::size_t i = 0; i < reached.size(); ++i)
            for (const PieceType next : promotionsOf(reached[i], variant))
                if (std::find(reached.begin(), reached.end(), next) == reached.end()) reached.push_back(next);
        return std::find(reached.begin(), reached.end(), start) != reached.end();
    };
    for (std::size_t i = 0; i < variant.pieces.size(); ++i)
        if (canReturn(pieceTypeAt(static_cast<int>(i)))) return true;
    return false;
}

std::vector<EndgameMaterial> materialsOf(int pieces, const VariantSpec& variant, BoardSymmetry symmetry) {
    std::vector<EndgameMaterial> materials;
    std::vector<Piece> chosen;
    // All multisets of pieces, as sequences that never go back in the list of kinds.
    const std::function<void(int)> choose = [&](int from) {
        if (chosen.size() == static_cast<std::size_t>(pieces)) {
            if (!problemOf(chosen, variant)) addUnlessKnown(materials, normalised(chosen, variant, symmetry));
            return;
        }
        const int kinds = static_cast<int>(variant.pieces.size());
        for (int i = from; i < SideCount * kinds; ++i) {
            chosen.push_back({pieceTypeAt(i % kinds), Sides[i / kinds]});
            choose(i);
            chosen.pop_back();
        }
    };
    choose(0);
    return materials;
}

std::vector<EndgameMaterial> materialsAfter(const EndgameMaterial& material, const VariantSpec& variant,
                                            BoardSymmetry symmetry) {
    std::vector<EndgameMaterial> materials;
    const auto add = [&](const std::vector<Piece>& pieces) {
        if (!problemOf(pieces, variant)) addUnlessKnown(materials, normalised(pieces, variant, symmetry));
    };
    const auto addCaptures = [&](const std::vector<Piece>& pieces, Side captor) {
        for (std::size_t taken = 0; taken < pieces.size(); ++taken) {
            if (pieces[taken].side == captor) continue;
            auto left = pieces;
            left.erase(left.begin() + static_cast<std::ptrdiff_t>(taken));
            add(left);
        }
    };
    for (const Side captor : Sides)
        addCaptures(material.pieces, captor);
    for (std::size_t i = 0; i < material.pieces.size(); ++i)
        for (const PieceType promoted : promotionsOf(material.pieces[i].type, variant)) {
            auto pieces = material.pieces;
            pieces[i].type = promoted;
            add(pieces);
            addCaptures(pieces, pieces[i].side);
        }
    return materials;
}

} // namespace komadai::core
