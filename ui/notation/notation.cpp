#include "ui/notation/notation.h"

#include "core/notation/japanese_text.h"
#include "core/notation/move_text.h"
#include "core/notation/san.h"
#include "ui/language/retranslated.h"
#include "ui/notation/piece_letters.h"
#include "ui/preferences/preferences.h"

#include <QLocale>

namespace komadai::ui {
namespace {

bool isJapanese(const core::VariantSpec& spec, Notation notation) {
    return notation == Notation::Japanese && core::japanese::canWrite(spec);
}

/// Where squares are named as in chess, moves are also read as records of chess have them: `Nc3`, `Bxg7`, `e4-e5`.
core::Result<core::Move, core::TypedMoveProblem> readIn(const std::string& text,
                                                        const core::AnyPosition& position) {
    auto move = core::parseTypedMove(text, position);
    const bool isUnderstood = move || std::holds_alternative<core::Refusal>(move.error()) ||
                              std::holds_alternative<core::SeveralMovesReadSo>(move.error());
    if (isUnderstood || position.effects() || position.spec().coordinates != core::Coordinates::Algebraic)
        return move;
    auto asInChess = core::san::parse(text, position);
    const bool isBetter = asInChess || std::holds_alternative<core::Refusal>(asInChess.error()) ||
                          std::holds_alternative<core::SeveralMovesReadSo>(asInChess.error());
    return isBetter ? asInChess : move;
}

} // namespace

namespace preference {

const Preference<std::optional<Notation>>
    MoveNotation(QStringLiteral("notation"), std::nullopt,
                 optionalFormat(namedFormat<Notation>({{Notation::Western, QStringLiteral("western")},
                                                       {Notation::Japanese, QStringLiteral("japanese")}})));

const Preference<std::optional<MoveNumbers>> NumbersOfMoves(
    QStringLiteral("moveNumbers"), std::nullopt,
    optionalFormat(namedFormat<MoveNumbers>({{MoveNumbers::OfBothSides, QStringLiteral("ofBothSides")},
                                             {MoveNumbers::OfEachMove, QStringLiteral("ofEachMove")}})));

} // namespace preference

Notation chosenNotation() {
    if (const auto chosen = preferences().get(preference::MoveNotation)) return *chosen;
    return QLocale().language() == QLocale::Japanese ? Notation::Japanese : Notation::Western;
}

MoveNumbers chosenMoveNumbers() {
    if (const auto chosen = preferences().get(preference::NumbersOfMoves)) return *chosen;
    return QLocale().language() == QLocale::Japanese ? MoveNumbers::OfEachMove : MoveNumbers::OfBothSides;
}

int moveCount(int plies) {
    return chosenMoveNumbers() == MoveNumbers::OfEachMove ? plies : (plies + 1) / core::SideCount;
}

void whenNotationChanges(QObject* owner, const std::function<void()>& act) {
    preferences().whenChanged(preference::NumbersOfMoves, owner, act);
    preferences().whenChanged(preference::MoveNotation, owner, act);
    preferences().whenChanged(preference::LettersOfPieces, owner, act);
    whenLanguageChanges(owner, act);
}

bool isOfShogiFamily(const core::VariantSpec& spec) { return core::japanese::canWrite(spec); }

bool tellsSide(const core::VariantSpec& spec) { return isJapanese(spec, chosenNotation()); }

QString moveText(const core::Move& move, const core::AnyPosition& position,
                 std::optional<core::Square> before) {
    return moveText(move, position, before, chosenNotation(), chosenLetters());
}

QString moveText(const core::Move& move, const core::AnyPosition& position,
                 std::optional<core::Square> before, Notation notation, const QString& letters) {
    if (isJapanese(position.spec(), notation))
        return QString::fromStdString(core::japanese::format(move, position, before));
    return withLetters(QString::fromStdString(core::hodges::format(move, position)), position.spec(), letters)
        .replace('-', UnbrokenHyphen);
}

core::Result<core::Move, core::TypedMoveProblem> readTypedMove(const QString& typed,
                                                               const core::AnyPosition& position) {
    const auto& spec = position.spec();
    const QString text = QString(typed).replace(UnbrokenHyphen, '-'); // copied from a list of moves
    auto move = readIn(withEnglishLetters(text, spec).toStdString(), position);
    if (move) return move;
    core::TypedMoveProblem problem = move.error();
    if (std::holds_alternative<core::ParseError>(problem)) // which quotes the text
        if (auto asTyped = readIn(text.toStdString(), position);
            !asTyped && std::holds_alternative<core::ParseError>(asTyped.error()))
            return asTyped;
    if (auto* several = std::get_if<core::SeveralMovesReadSo>(&problem))
        for (std::string& shown : several->moves)
            shown = withLettersShown(QString::fromStdString(shown), spec).toStdString();
    return problem;
}

QString squareText(core::Square square, const core::VariantSpec& spec) {
    return squareText(square, spec, chosenNotation());
}

QString squareText(core::Square square, const core::VariantSpec& spec, Notation notation) {
    return QString::fromStdString(isJapanese(spec, notation)
                                      ? core::japanese::formatSquare(square, spec.size)
                                      : core::formatSquare(square, spec.size, spec.coordinates));
}

QString rankText(int rank, const core::VariantSpec& spec, Notation notation) {
    return QString::fromStdString(isJapanese(spec, notation)
                                      ? core::japanese::formatRank(rank)
                                      : core::formatRank(rank, spec.size, spec.coordinates));
}

std::optional<core::Square> destinationAt(const core::Game& game, int ply) {
    if (ply == 0) return std::nullopt;
    return core::destinationOf(game.moves()[static_cast<std::size_t>(ply - 1)]);
}

} // namespace komadai::ui
