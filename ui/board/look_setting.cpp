#include "ui/board/look_setting.h"

#include "ui/board/board_preferences.h"
#include "ui/board/piece_marks.h"
#include "ui/language/retranslated.h"
#include "ui/notation/piece_letters.h"
#include "ui/preferences/preferences.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace komadai::ui {
namespace {

/// "wood", "high-contrast" ...
PreferenceFormat<ThemeChoice> themeFormat() {
    return {[](const QVariant& stored) { return themeNamed(stored.toString()); },
            [](const ThemeChoice& choice) { return QVariant(nameOf(choice)); }};
}

PreferenceFormat<PieceLook> lookFormat() {
    return {[](const QVariant& stored) { return pieceLookNamed(stored.toString()); },
            [](const PieceLook& look) { return QVariant(nameOf(look)); }};
}

} // namespace

namespace preference {

const PreferenceGroup PieceLooks(QStringLiteral("board/pieces"));
const Preference<std::optional<PieceLook>> ShogiLook(QStringLiteral("board/shogiPieces"), std::nullopt,
                                                     optionalFormat(lookFormat()));

} // namespace preference

namespace {

/// The context of these strings for translators.
struct Titles {
    Q_DECLARE_TR_FUNCTIONS(Looks)
};

bool readsKanji() {
    const auto language = QLocale().language();
    return language == QLocale::Japanese || language == QLocale::Chinese;
}

/// The look for users who have not chosen one.
PieceLook firstLook(const core::VariantSpec& spec, const std::vector<PieceLook>& suitable) {
    const auto suits = [&](PieceLook look) {
        return std::find(suitable.begin(), suitable.end(), look) != suitable.end();
    };
    const PieceLook usual = usualLook(spec);
    if (usual != PieceLook::Letters) return usual;
    if (const auto chosen = preferences().get(preference::ShogiLook)) {
        if (suits(*chosen)) return *chosen;
        return *chosen == PieceLook::FullKanji && suits(PieceLook::Kanji) ? PieceLook::Kanji : usual;
    }
    if (suits(PieceLook::FullKanji) && (readsKanji() || hasBrushKanji(spec))) return PieceLook::FullKanji;
    if (!readsKanji()) return usual;
    return suits(PieceLook::Kanji) ? PieceLook::Kanji : usual;
}

} // namespace

QString titleOf(PieceLook look) {
    switch (look) {
    case PieceLook::Letters: return Titles::tr("&Letters");
    case PieceLook::Kanji: return Titles::tr("&Kanji");
    case PieceLook::FullKanji: return Titles::tr("Kanji, F&ull Names");
    case PieceLook::Figures: return Titles::tr("&Figures");
    case PieceLook::Cubes: return Titles::tr("&Cubes");
    case PieceLook::International: return Titles::tr("&International");
    }
    return {};
}

QString titleOf(ThemeChoice choice) {
    switch (choice) {
    case ThemeChoice::Desktop: return Titles::tr("Same as the &Desktop");
    case ThemeChoice::Wood: return Titles::tr("&Wood");
    case ThemeChoice::DarkWood: return Titles::tr("D&ark Wood");
    case ThemeChoice::PlainLight: return Titles::tr("Plain &Light");
    case ThemeChoice::PlainDark: return Titles::tr("&Plain Dark");
    case ThemeChoice::HighContrast: return Titles::tr("&High Contrast");
    }
    return {};
}

namespace preference {

const Preference<ThemeChoice> Theme(QStringLiteral("board/theme"), ThemeChoice::Desktop, themeFormat());

Preference<std::optional<PieceLook>> lookOf(const core::VariantSpec& spec) {
    return {PieceLooks.prefix() + QString::fromStdString(spec.id), std::nullopt,
            optionalFormat(lookFormat())};
}

} // namespace preference

PieceLook chosenLook(const core::VariantSpec& spec) {
    const auto suitable = looksFor(spec);
    const auto chosen = preferences().get(preference::lookOf(spec));
    const bool suits = chosen && std::find(suitable.begin(), suitable.end(), *chosen) != suitable.end();
    return suits ? *chosen : firstLook(spec, suitable);
}

void whenLooksChange(QObject* owner, const std::function<void()>& act) {
    preferences().whenChanged(preference::PieceLooks, owner, act);
    preferences().whenChanged(preference::ShogiLook, owner, act);
    preferences().whenChanged(preference::LettersOfPieces, owner, act);
    whenLanguageChanges(owner, act);
}

std::optional<Notation> chosenCoordinates() {
    return preferences().get(preference::Coordinates) ? std::optional(chosenNotation()) : std::nullopt;
}

void whenCoordinatesChange(QObject* owner, const std::function<void()>& act) {
    preferences().whenChanged(preference::Coordinates, owner, act);
    whenNotationChanges(owner, act);
}

BoardTheme boardTheme(const QPalette& palette) {
    return BoardTheme::of(palette, preferences().get(preference::Theme));
}

} // namespace komadai::ui
