#include "ui/record/notation.h"

#include "core/notation/japanese_text.h"
#include "core/notation/move_text.h"

#include <QLocale>
#include <QSettings>

namespace komadai::ui {
namespace {

const QString NotationKey = QStringLiteral("notation");
const QString WesternName = QStringLiteral("western");
const QString JapaneseName = QStringLiteral("japanese");

bool isJapanese(const core::VariantSpec& spec, Notation notation) {
    return notation == Notation::Japanese && core::japanese::canWrite(spec);
}

} // namespace

Notation chosenNotation() {
    const QString name = QSettings().value(NotationKey).toString();
    if (name == WesternName) return Notation::Western;
    if (name == JapaneseName) return Notation::Japanese;
    return QLocale().language() == QLocale::Japanese ? Notation::Japanese : Notation::Western;
}

void rememberNotation(Notation notation) {
    QSettings().setValue(NotationKey, notation == Notation::Japanese ? JapaneseName : WesternName);
}

void forgetNotation() { QSettings().remove(NotationKey); }

QString moveText(const core::Move& move, const core::AnyPosition& position,
                 std::optional<core::Square> before) {
    if (isJapanese(position.spec(), chosenNotation()))
        return QString::fromStdString(core::japanese::format(move, position, before));
    return QString::fromStdString(core::hodges::format(move, position))
        .replace('-', QChar(0x2011)); // a hyphen that does not break
}

QString squareText(core::Square square, const core::VariantSpec& spec) {
    return QString::fromStdString(isJapanese(spec, chosenNotation())
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
