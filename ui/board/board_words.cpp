#include "ui/board/board_words.h"

#include "core/rules/effects/standing_effects.h"
#include "ui/notation/notation.h"
#include "ui/notation/piece_letters.h"
#include "ui/wording.h"

#include <QCoreApplication>
#include <QStringList>

namespace komadai::ui {
namespace {

struct BoardText {
    Q_DECLARE_TR_FUNCTIONS(BoardWords)
};

QString wordsForCapture(core::Square square, bool byShot, const core::AnyPosition& before) {
    const auto piece = before.pieceAt(square);
    const QString taken = piece ? wordsFor(*piece, before.spec()) : QString();
    return (byShot ? BoardText::tr("shoots %1 %2") : BoardText::tr("captures %1 %2"))
        .arg(taken, squareText(square, before.spec()));
}

QString wordsForPromotion(core::PieceType type, const core::VariantSpec& spec) {
    return BoardText::tr("promotes to %1").arg(nameOf(spec.piece(type)));
}

QString wordsForMove(const core::BoardMove& move, const core::AnyPosition& before) {
    const auto& spec = before.spec();
    const auto piece = before.pieceAt(move.from).value_or(core::Piece{});
    const QString what = before.pieceAt(move.to) ? wordsForCapture(move.to, false, before)
                                                 : BoardText::tr("to %1").arg(squareText(move.to, spec));
    QStringList parts{
        BoardText::tr("%1 %2 %3").arg(wordsFor(piece, spec), squareText(move.from, spec), what)};
    if (move.promotion) parts << wordsForPromotion(*move.promotion, spec);
    return parts.join(QStringLiteral(", "));
}

QString wordsForMove(const core::Drop& drop, const core::AnyPosition& before) {
    const auto& spec = before.spec();
    return BoardText::tr("%1 dropped on %2")
        .arg(wordsFor({drop.piece, before.sideToMove()}, spec), squareText(drop.to, spec));
}

QString wordsForMove(const core::PathMove& move, const core::AnyPosition& before) {
    const auto& spec = before.spec();
    const auto piece = before.pieceAt(move.from).value_or(core::Piece{});
    QStringList parts;
    for (std::size_t step = 0; step <= move.steps; ++step) {
        bool takesByLanding = false;
        QStringList taken;
        for (std::size_t i = 0; i < move.taken; ++i) {
            if (move.victims[i].step != step) continue;
            takesByLanding = takesByLanding || !move.victims[i].byShot;
            taken << wordsForCapture(move.victims[i].square, move.victims[i].byShot, before);
        }
        if (step > 0 && !takesByLanding)
            parts << BoardText::tr("to %1").arg(squareText(move.path[step - 1], spec));
        parts << taken;
    }
    if (move.promotes)
        if (const auto face = spec.piece(piece.type).promotesTo) parts << wordsForPromotion(*face, spec);
    return BoardText::tr("%1 %2 %3")
        .arg(wordsFor(piece, spec), squareText(move.from, spec), parts.join(QStringLiteral(", ")));
}

} // namespace

QString wordsFor(core::Piece piece, const core::VariantSpec& spec) {
    const QString name =
        BoardText::tr("%1 %2").arg(sideName(spec, piece.side), nameOf(spec.piece(piece.type)));
    return spec.piece(piece.type).promotedFrom ? BoardText::tr("%1, promoted").arg(name) : name;
}

QString capitalised(const QString& text) { return text.left(1).toUpper() + text.mid(1); }

QString nameWithLetters(core::PieceType type, const core::VariantSpec& spec) {
    return BoardText::tr("%1 (%2)").arg(nameOf(spec.piece(type)), lettersShown(type, spec));
}

QString faceWords(const Place& place, const core::AnyPosition& position) {
    const auto& spec = position.spec();
    const auto* square = std::get_if<core::Square>(&place);
    std::optional<core::PieceType> type;
    if (!square)
        type = std::get<HandPlace>(place).type;
    else if (const auto piece = position.pieceAt(*square))
        type = piece->type;
    if (!type) return {};
    const auto& piece = spec.piece(*type);
    if (!piece.promotesTo) return nameWithLetters(*type, spec);
    return BoardText::tr("%1, promotes to %2")
        .arg(nameWithLetters(*type, spec), nameOf(spec.piece(*piece.promotesTo)));
}

QString contentWords(std::optional<core::Piece> piece, const core::VariantSpec& spec) {
    return piece ? wordsFor(*piece, spec) : BoardText::tr("empty");
}

QString contentWords(const Place& place, const core::AnyPosition& position) {
    if (const auto* hand = std::get_if<HandPlace>(&place))
        return QString::number(position.hand(hand->side).count(hand->type));
    return contentWords(position.pieceAt(std::get<core::Square>(place)), position.spec());
}

QString wordsFor(core::Square square, std::optional<core::Piece> piece, const core::VariantSpec& spec) {
    return BoardText::tr("%1, %2").arg(squareText(square, spec), contentWords(piece, spec));
}

QString wordsFor(const HandPlace& hand, int count, const core::VariantSpec& spec) {
    return BoardText::tr("hand of %1: %2 %3")
        .arg(sideName(spec, hand.side), QString::number(count), nameOf(spec.piece(hand.type)));
}

QString wordsFor(const Place& place, const core::AnyPosition& position) {
    if (const auto* hand = std::get_if<HandPlace>(&place))
        return wordsFor(*hand, position.hand(hand->side).count(hand->type), position.spec());
    const auto square = std::get<core::Square>(place);
    return wordsFor(square, position.pieceAt(square), position.spec());
}

QString wordsFor(const std::vector<Target>& targets, core::Square square) {
    QStringList parts;
    for (const Target& target : targets) {
        if (target.square != square) continue;
        switch (target.kind) {
        case TargetKind::Step: parts << BoardText::tr("can move here"); break;
        case TargetKind::Capture: parts << BoardText::tr("can be captured"); break;
        case TargetKind::Shot: parts << BoardText::tr("can be shot"); break;
        }
    }
    return parts.join(QStringLiteral(", "));
}

QString wordsFor(const core::Move& move, const core::AnyPosition& before) {
    return std::visit([&](const auto& m) { return wordsForMove(m, before); }, move);
}

QString wordsFor(const core::MoveConsequences& consequences, const core::PathMove& move,
                 const core::AnyPosition& before) {
    const auto& spec = before.spec();
    const auto mover = before.pieceAt(move.from).value_or(core::Piece{});
    QStringList parts;
    const auto add = [&](const std::vector<core::Square>& squares, const QString& what,
                         bool areTaken = false) {
        constexpr qsizetype Most = 3; // longer lists are counted
        QStringList names;
        for (const auto square : squares) {
            const bool isMover = square == move.to() && !areTaken;
            const auto piece = isMover ? mover : before.pieceAt(square).value_or(core::Piece{});
            names << BoardText::tr("%1 %2").arg(wordsFor(piece, spec), squareText(square, spec));
        }
        if (names.size() > Most)
            parts << what.arg(BoardText::tr("%n pieces", nullptr, static_cast<int>(names.size())));
        else if (!names.empty())
            parts << what.arg(names.join(QStringLiteral(", ")));
    };
    std::vector<core::Square> taken, shot;
    for (std::size_t i = 0; i < move.taken; ++i)
        (move.victims[i].byShot ? shot : taken).push_back(move.victims[i].square);
    add(taken, BoardText::tr("captures %1"), true);
    add(shot, BoardText::tr("shoots %1"), true);
    if (consequences.becomes) {
        core::PathMove plain = move;
        plain.promotes = false;
        parts << (before.isLegal(plain)
                      ? BoardText::tr("may promote to %1").arg(nameOf(spec.piece(*consequences.becomes)))
                      : wordsForPromotion(*consequences.becomes, spec));
    }
    add(consequences.removed, BoardText::tr("destroys %1"));
    add(consequences.held, BoardText::tr("holds %1"));
    add(consequences.promoted, BoardText::tr("promotes %1"));
    add(consequences.reverted, BoardText::tr("demotes %1"));
    return parts.join(QStringLiteral("; "));
}

QString premoveWords(const Premove& premove, const core::AnyPosition& position) {
    const auto& spec = position.spec();
    const QString to = squareText(premove.to, spec);
    if (const auto* hand = std::get_if<HandPlace>(&premove.from))
        return BoardText::tr("premove: %1 dropped on %2").arg(wordsFor({hand->type, hand->side}, spec), to);
    const auto from = std::get<core::Square>(premove.from);
    const auto piece = position.pieceAt(from).value_or(core::Piece{});
    return BoardText::tr("premove: %1 %2 to %3").arg(wordsFor(piece, spec), squareText(from, spec), to);
}

QString wordFor(DrawingColour colour) {
    switch (colour) {
    case DrawingColour::Green: return BoardText::tr("green", "arrow or circle");
    case DrawingColour::Red: return BoardText::tr("red", "arrow or circle");
    case DrawingColour::Blue: return BoardText::tr("blue", "arrow or circle");
    case DrawingColour::Yellow: return BoardText::tr("yellow", "arrow or circle");
    }
    return {};
}

QString drawingWords(const BoardDrawing& drawing, core::Square at, const core::VariantSpec& spec) {
    const QString colour = wordFor(drawing.colour);
    if (drawing.isCircle()) return BoardText::tr("%1 circle").arg(colour);
    return at == drawing.to ? BoardText::tr("%1 arrow from %2").arg(colour, squareText(drawing.from, spec))
                            : BoardText::tr("%1 arrow to %2").arg(colour, squareText(drawing.to, spec));
}

QString holdWords(core::Square square, const core::AnyPosition& position) {
    const auto& spec = position.spec();
    QStringList sentences;
    for (const core::Hold& hold : core::standingEffectsOf(position).holds)
        if (hold.held == square)
            sentences << BoardText::tr("The %1 on %2 holds this piece.")
                             .arg(nameOf(spec.piece(position.pieceAt(hold.net)->type)),
                                  squareText(hold.net, spec));
    return sentences.join(QStringLiteral(" "));
}

QString hindranceWords(core::Square square, const core::AnyPosition& position) {
    const auto piece = position.pieceAt(square);
    QString held = holdWords(square, position);
    if (!piece || !held.isEmpty() || !core::isSilencedByShelter(position, piece->type)) return held;
    const auto& spec = position.spec();
    QStringList sentences;
    for (const core::Shelter& shelter : core::standingEffectsOf(position).shelters) {
        const auto source = *position.pieceAt(shelter.source);
        if (source.side == piece->side) continue;
        sentences << BoardText::tr("This piece cannot shoot within %n square(s) of the %1 on %2.", nullptr,
                                   shelter.range)
                         .arg(nameOf(spec.piece(source.type)), squareText(shelter.source, spec));
    }
    return sentences.join(QStringLiteral(" "));
}

} // namespace komadai::ui
