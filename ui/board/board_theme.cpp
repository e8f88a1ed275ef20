#include "ui/board/board_theme.h"

#include <array>

namespace komadai::ui {
namespace {

struct ThemeName {
    ThemeChoice theme;
    const char* name;
};

constexpr std::array ThemeNames{
    ThemeName{ThemeChoice::Desktop, "desktop"},      ThemeName{ThemeChoice::Wood, "wood"},
    ThemeName{ThemeChoice::DarkWood, "dark-wood"},   ThemeName{ThemeChoice::PlainLight, "plain-light"},
    ThemeName{ThemeChoice::PlainDark, "plain-dark"}, ThemeName{ThemeChoice::HighContrast, "high-contrast"},
};

/// Dark lines with light halos; yellow is light everywhere.
constexpr std::array<BoardTheme::DrawnLine, 4> drawingsOnLight() {
    return {{{QColor(0x0B, 0x6B, 0x2F), QColor(0xFF, 0xFF, 0xFF)},
             {QColor(0xAE, 0x0C, 0x1A), QColor(0xFF, 0xFF, 0xFF)},
             {QColor(0x12, 0x3F, 0xB8), QColor(0xFF, 0xFF, 0xFF)},
             {QColor(0xFF, 0xD8, 0x1F), QColor(0x2A, 0x1C, 0x05)}}};
}

/// Light lines with dark halos.
constexpr std::array<BoardTheme::DrawnLine, 4> drawingsOnDark() {
    return {{{QColor(0x66, 0xE3, 0x8A), QColor(0x08, 0x1F, 0x10)},
             {QColor(0xFF, 0x8A, 0x80), QColor(0x2B, 0x05, 0x05)},
             {QColor(0x8F, 0xC4, 0xFF), QColor(0x06, 0x16, 0x30)},
             {QColor(0xFF, 0xD8, 0x1F), QColor(0x24, 0x18, 0x04)}}};
}

BoardTheme chosen(ThemeChoice choice, bool isDark) {
    switch (choice) {
    case ThemeChoice::Wood: return BoardTheme::wooden();
    case ThemeChoice::DarkWood: return BoardTheme::darkWooden();
    case ThemeChoice::PlainLight: return BoardTheme::plainLight();
    case ThemeChoice::PlainDark: return BoardTheme::plainDark();
    case ThemeChoice::HighContrast: return BoardTheme::highContrast();
    case ThemeChoice::Desktop: break;
    }
    return isDark ? BoardTheme::darkWooden() : BoardTheme::wooden();
}

} // namespace

QString nameOf(ThemeChoice choice) {
    for (const auto& entry : ThemeNames)
        if (entry.theme == choice) return QString::fromLatin1(entry.name);
    return {};
}

std::optional<ThemeChoice> themeNamed(const QString& name) {
    for (const auto& entry : ThemeNames)
        if (name == QLatin1String(entry.name)) return entry.theme;
    return std::nullopt;
}

std::vector<ThemeChoice> themeChoices() {
    std::vector<ThemeChoice> choices;
    choices.reserve(ThemeNames.size());
    for (const auto& entry : ThemeNames)
        choices.push_back(entry.theme);
    return choices;
}

BoardTheme BoardTheme::wooden() {
    BoardTheme theme;
    theme.background = QColor(0xF3, 0xEC, 0xE0);
    theme.frame = QColor(0x80, 0x57, 0x32);
    theme.frameEdge = QColor(0x5B, 0x3B, 0x20);
    theme.label = QColor(0xFB, 0xEF, 0xD8);
    theme.lightSquare = QColor(0xE6, 0xC9, 0x96);
    theme.darkSquare = QColor(0xD6, 0xB1, 0x78);
    theme.line = QColor(0x94, 0x6C, 0x3E);
    theme.stand = QColor(0xD9, 0xB7, 0x83);
    theme.standEdge = QColor(0xA9, 0x80, 0x4E);
    theme.standToMove = QColor(0x1F, 0x6B, 0x3F);
    theme.selected = QColor(0x1F, 0x8A, 0x6A, 205);
    theme.selectedEdge = QColor(0x0B, 0x4A, 0x38);
    theme.target = QColor(0x14, 0x52, 0x2F, 225);
    theme.capture = QColor(0x18, 0x6B, 0x3C);
    theme.captureHalo = QColor(0xFF, 0xF8, 0xE6, 190);
    theme.shot = QColor(0x6A, 0x1B, 0xC4);
    theme.lastMove = QColor(0x8A, 0x4B, 0x00);
    theme.check = QColor(0xA8, 0x0C, 0x34);
    theme.badge = QColor(0x2B, 0x1B, 0x12);
    theme.badgeText = QColor(0xFF, 0xF6, 0xE4);
    theme.choice = QColor(0xFB, 0xF4, 0xE6);
    theme.choiceEdge = QColor(0x23, 0x6B, 0x41);
    theme.choiceHovered = QColor(0x7F, 0xCB, 0x9C);
    theme.number = QColor(0x2B, 0x1B, 0x12);
    theme.keyCursor = QColor(0x0B, 0x4F, 0xB3);
    theme.keyCursorHalo = QColor(0xFF, 0xFF, 0xFF);
    theme.hintArrow = QColor(0x00, 0x5A, 0x96, 230);
    theme.analysisArrow = QColor(0x00, 0x5A, 0x8C);
    theme.repertoireArrow = QColor(0x00, 0x66, 0x4B);
    theme.variationArrow = QColor(0x4A, 0x44, 0x3C);
    theme.betterArrow = QColor(0x0A, 0x5A, 0x32);
    theme.drawings = drawingsOnLight();
    theme.fire = QColor(0xA8, 0x30, 0x00);
    theme.net = QColor(0x1D, 0x3B, 0x6E);
    return theme;
}

BoardTheme BoardTheme::darkWooden() {
    BoardTheme theme = wooden();
    theme.background = QColor(0x25, 0x23, 0x21);
    theme.frame = QColor(0x3A, 0x2C, 0x22);
    theme.frameEdge = QColor(0x17, 0x11, 0x0C);
    theme.label = QColor(0xD9, 0xC6, 0xA8);
    theme.lightSquare = QColor(0xA8, 0x89, 0x62);
    theme.darkSquare = QColor(0x94, 0x75, 0x50);
    theme.line = QColor(0x5C, 0x45, 0x2D);
    theme.stand = QColor(0x7C, 0x63, 0x46);
    theme.standEdge = QColor(0x4C, 0x3A, 0x28);
    theme.standToMove = QColor(0xA4, 0xEC, 0xBC);
    theme.selected = QColor(0x90, 0xE8, 0xBE, 215);
    theme.selectedEdge = QColor(0xB4, 0xF7, 0xD6);
    theme.target = QColor(0x06, 0x28, 0x1B, 240);
    theme.capture = QColor(0x8C, 0xE6, 0xAC);
    theme.captureHalo = QColor(0x0A, 0x1C, 0x11, 220);
    theme.shot = QColor(0xD2, 0xA6, 0xFF);
    theme.lastMove = QColor(0xFF, 0xC1, 0x5A);
    theme.markHalo = QColor(0x14, 0x0C, 0x04);
    theme.check = QColor(0xE8, 0x34, 0x08);
    theme.choice = QColor(0x4A, 0x43, 0x3C);
    theme.choiceEdge = QColor(0x6F, 0xCB, 0x8E);
    theme.choiceHovered = QColor(0x3A, 0x70, 0x4E);
    theme.number = QColor(0xFF, 0xF6, 0xE4);
    theme.keyCursor = QColor(0x7F, 0xC4, 0xFF);
    theme.keyCursorHalo = QColor(0x0A, 0x16, 0x24);
    theme.drawings = drawingsOnDark();
    theme.hintArrow = QColor(0x56, 0xB4, 0xE9, 210);
    theme.analysisArrow = QColor(0x8F, 0xD0, 0xF5);
    theme.repertoireArrow = QColor(0xA0, 0xF0, 0xC8);
    theme.variationArrow = QColor(0xEC, 0xE4, 0xD6);
    theme.betterArrow = QColor(0x7C, 0xF0, 0xA0);
    theme.fire = QColor(0xFF, 0x7A, 0x3C);
    theme.net = QColor(0xB4, 0xCC, 0xFF);
    return theme;
}

BoardTheme BoardTheme::plainLight() {
    BoardTheme theme = wooden();
    theme.background = QColor(0xF4, 0xF5, 0xF6);
    theme.frame = QColor(0x55, 0x62, 0x6E);
    theme.frameEdge = QColor(0x3C, 0x47, 0x51);
    theme.label = QColor(0xF4, 0xF7, 0xF9);
    theme.lightSquare = QColor(0xDF, 0xE6, 0xEA);
    theme.darkSquare = QColor(0xB2, 0xC1, 0xCC);
    theme.line = QColor(0x8E, 0x9B, 0xA6);
    theme.stand = QColor(0xD9, 0xE0, 0xE5);
    theme.standEdge = QColor(0xA5, 0xB1, 0xBB);
    theme.standToMove = QColor(0x1F, 0x6F, 0xB2);
    theme.badge = QColor(0x2A, 0x35, 0x3E);
    theme.badgeText = QColor(0xFF, 0xFF, 0xFF);
    theme.number = theme.badge;
    return theme;
}

BoardTheme BoardTheme::plainDark() {
    BoardTheme theme = darkWooden();
    theme.background = QColor(0x22, 0x25, 0x29);
    theme.frame = QColor(0x2B, 0x31, 0x37);
    theme.frameEdge = QColor(0x12, 0x15, 0x18);
    theme.label = QColor(0xC9, 0xD2, 0xDA);
    theme.lightSquare = QColor(0x8B, 0x95, 0x9E);
    theme.darkSquare = QColor(0x6F, 0x7A, 0x84);
    theme.line = QColor(0x4A, 0x54, 0x5D);
    theme.stand = QColor(0x59, 0x63, 0x6C);
    theme.standEdge = QColor(0x36, 0x3E, 0x45);
    theme.choice = QColor(0x3E, 0x46, 0x4D);
    return theme;
}

BoardTheme BoardTheme::highContrast() {
    BoardTheme theme = wooden();
    theme.background = QColor(0xFF, 0xFF, 0xFF);
    theme.frame = QColor(0x00, 0x00, 0x00);
    theme.frameEdge = QColor(0x00, 0x00, 0x00);
    theme.label = QColor(0xFF, 0xFF, 0xFF);
    theme.lightSquare = QColor(0xDC, 0xE6, 0xEF);
    theme.darkSquare = QColor(0x9F, 0xB6, 0xCC);
    theme.line = QColor(0x00, 0x00, 0x00);
    theme.stand = QColor(0xE4, 0xEA, 0xF0);
    theme.standEdge = QColor(0x00, 0x00, 0x00);
    theme.standToMove = QColor(0x00, 0x32, 0xB4);
    theme.selected = QColor(0xFF, 0xC8, 0x00);
    theme.selectedEdge = QColor(0x00, 0x00, 0x00);
    theme.target = QColor(0x00, 0x32, 0xB4);
    theme.capture = QColor(0x00, 0x32, 0xB4);
    theme.captureHalo = QColor(0xFF, 0xFF, 0xFF);
    theme.shot = QColor(0x96, 0x00, 0x96);
    theme.badge = QColor(0x00, 0x00, 0x00);
    theme.badgeText = QColor(0xFF, 0xFF, 0xFF);
    theme.number = theme.badge;
    theme.choice = QColor(0xFF, 0xFF, 0xFF);
    theme.choiceEdge = QColor(0x00, 0x32, 0xB4);
    theme.choiceHovered = QColor(0xB8, 0xCC, 0xFF);
    return theme;
}

BoardTheme BoardTheme::of(const QPalette& palette, ThemeChoice choice) {
    const QColor window = palette.color(QPalette::Window);
    BoardTheme theme = chosen(choice, window.lightness() < 128);
    theme.background = window;
    return theme;
}

} // namespace komadai::ui
