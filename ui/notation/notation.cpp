#include "ui/notation/notation.h"

#include "core/notation/japanese_text.h"
#include "core/notation/move_text.h"
#include "ui/language/retranslated.h"
#include "ui/preferences/preferences.h"

#include <QLocale>

namespace komadai::ui {
namespace {

bool isJapanese(const core::VariantSpec& spec, Notation notation) {
    return notation == Notation::Japanese && core::japanese::canWrite(spec);
}

} // namespace

namespace preference {

const Preference<std::optional<Notation>>
    MoveNotation(QStringLiteral("notation"), std::nullopt,
                 optionalFormat(namedFormat<Notation>({{Notation::Western, QStringLiteral("western")},
                                                       {Notation::Japanese, QStringLiteral("japanese")}})));

} // namespace preference

Notation chosenNotation() {
    if (const auto chosen = preferences().get(preference::MoveNotation)) return *chosen;
    return QLocale().language() == QLocale::Japanese ? Notation::Japanese : Notation::Western;
}

void whenNotationChanges(QObject* owner, const std::function<void()>& act) {
    preferences().whenChanged(preference::MoveNotation, owner, act);
    whenLanguageChanges(owner, act);
}

bool isOfShogiFamily(const core::VariantSpec& spec) { return core::japanese::canWrite(spec); }

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
