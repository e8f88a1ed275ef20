#include "core/store/piece_pattern.h"

#include "core/board/setup.h"

#include <algorithm>
#include <utility>

namespace komadai::core {
namespace {

bool matchesForm(const PiecePattern& form, const AnyPosition& position) {
    if (form.sideToMove && *form.sideToMove != position.sideToMove()) return false;
    return std::all_of(form.cells.begin(), form.cells.end(), [&](const PiecePattern::Cell& cell) {
        return position.pieceAt(cell.square) == cell.piece;
    });
}

} // namespace

std::vector<PiecePattern> formsOf(const PiecePattern& pattern, BoardSize size) {
    const auto changed = [&](bool turns, bool mirrors) {
        PiecePattern form;
        form.sideToMove = pattern.sideToMove;
        if (turns && form.sideToMove) form.sideToMove = opponent(*form.sideToMove);
        for (PiecePattern::Cell cell : pattern.cells) {
            int file = size.fileOf(cell.square);
            int rank = size.rankOf(cell.square);
            if (turns) {
                file = size.files - 1 - file;
                rank = size.ranks - 1 - rank;
                if (cell.piece) cell.piece->side = opponent(cell.piece->side);
            }
            if (mirrors) file = size.files - 1 - file;
            cell.square = size.square(file, rank);
            form.cells.push_back(cell);
        }
        return form;
    };
    std::vector<PiecePattern> forms;
    for (const bool turns : {false, true})
        for (const bool mirrors : {false, true})
            if ((!turns || pattern.alsoTurned) && (!mirrors || pattern.alsoMirrored))
                forms.push_back(changed(turns, mirrors));
    return forms;
}

bool matchesAny(const std::vector<PiecePattern>& forms, const AnyPosition& position) {
    return std::any_of(forms.begin(), forms.end(),
                       [&](const PiecePattern& form) { return matchesForm(form, position); });
}

bool PiecePattern::matches(const AnyPosition& position) const {
    return matchesAny(formsOf(*this, position.spec().size), position);
}

std::optional<AnyPosition> mirrorImageOf(const AnyPosition& position) {
    const BoardSize size = position.spec().size;
    const auto mirrored = [&](Square square) {
        return size.square(size.files - 1 - size.fileOf(square), size.rankOf(square));
    };
    const Setup setup = position.toSetup();
    Setup image = setup;
    for (int i = 0; i < size.squares(); ++i)
        image.at(mirrored(Square::at(i))) = setup.at(Square::at(i));
    auto result = AnyPosition::fromSetup(image, position.variant());
    if (!result) return std::nullopt;
    // Moves by destination are enough to tell: pieces that are not symmetric move elsewhere.
    const auto destinations = [](const AnyPosition& of, const auto& map) {
        std::vector<Square> squares;
        for (const Move& move : of.legalMoves())
            squares.push_back(map(destinationOf(move)));
        std::sort(squares.begin(), squares.end());
        return squares;
    };
    if (destinations(position, mirrored) !=
        destinations(result.value(), [](Square square) { return square; }))
        return std::nullopt;
    return std::move(result).value();
}

} // namespace komadai::core
