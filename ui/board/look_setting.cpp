#include "ui/board/look_setting.h"

#include <QApplication>
#include <QCoreApplication>
#include <QEvent>
#include <QLocale>
#include <QSettings>
#include <QWidget>

#include <algorithm>

namespace komadai::ui {
namespace {

constexpr const char* PiecesKey = "board/pieces";
constexpr const char* ThemeKey = "board/theme";

QString keyOf(const core::VariantSpec& spec) {
    return QStringLiteral("%1/%2").arg(QLatin1String(PiecesKey), QString::fromStdString(spec.id));
}

/// What translators see these strings under.
struct Titles {
    Q_DECLARE_TR_FUNCTIONS(Looks)
};

void announceTheme() {
    for (QWidget* widget : QApplication::allWidgets()) {
        QEvent change(QEvent::PaletteChange);
        QApplication::sendEvent(widget, &change);
    }
}

bool readsKanji() {
    const auto language = QLocale().language();
    return language == QLocale::Japanese || language == QLocale::Chinese;
}

/// What those have who have chosen nothing.
PieceLook firstLook(const core::VariantSpec& spec, const std::vector<PieceLook>& suitable) {
    const auto suits = [&](PieceLook look) {
        return std::find(suitable.begin(), suitable.end(), look) != suitable.end();
    };
    const PieceLook usual = usualLook(spec);
    if (usual != PieceLook::Letters || !readsKanji()) return usual;
    if (suits(PieceLook::FullKanji)) return PieceLook::FullKanji;
    return suits(PieceLook::Kanji) ? PieceLook::Kanji : usual;
}

} // namespace

QString titleOf(PieceLook look) {
    switch (look) {
    case PieceLook::Letters: return Titles::tr("&Letters");
    case PieceLook::Kanji: return Titles::tr("&Kanji");
    case PieceLook::FullKanji: return Titles::tr("Kanji in F&ull");
    case PieceLook::Figures: return Titles::tr("&Figures");
    case PieceLook::Cubes: return Titles::tr("&Cubes");
    }
    return {};
}

QString titleOf(ThemeChoice choice) {
    switch (choice) {
    case ThemeChoice::Desktop: return Titles::tr("As the &Desktop");
    case ThemeChoice::Wood: return Titles::tr("&Wood");
    case ThemeChoice::DarkWood: return Titles::tr("D&ark Wood");
    case ThemeChoice::PlainLight: return Titles::tr("Plain &Light");
    case ThemeChoice::PlainDark: return Titles::tr("&Plain Dark");
    case ThemeChoice::HighContrast: return Titles::tr("&High Contrast");
    }
    return {};
}

PieceLook chosenLook(const core::VariantSpec& spec) {
    const auto suitable = looksFor(spec);
    const auto chosen = pieceLookNamed(QSettings().value(keyOf(spec)).toString());
    const bool suits = chosen && std::find(suitable.begin(), suitable.end(), *chosen) != suitable.end();
    return suits ? *chosen : firstLook(spec, suitable);
}

void rememberLook(const core::VariantSpec& spec, PieceLook look) {
    QSettings().setValue(keyOf(spec), nameOf(look));
}

ThemeChoice chosenTheme() {
    return themeNamed(QSettings().value(ThemeKey).toString()).value_or(ThemeChoice::Desktop);
}

void rememberTheme(ThemeChoice choice) {
    QSettings().setValue(ThemeKey, nameOf(choice));
    announceTheme();
}

BoardTheme boardTheme(const QPalette& palette) { return BoardTheme::of(palette, chosenTheme()); }

void forgetLooks() {
    QSettings settings;
    settings.remove(PiecesKey);
    settings.remove(ThemeKey);
    announceTheme();
}

} // namespace komadai::ui
