#include "ui/desktop/window_colours.h"

namespace komadai::ui {
namespace {

/// What the light and the dark colours are made of.
struct Colours {
    QColor window, button, base, text, faint, highlight, idleHighlight, link, visitedLink;
};

QPalette paletteOf(const Colours& colours) {
    QPalette palette(colours.button, colours.window);
    palette.setColor(QPalette::Base, colours.base);
    palette.setColor(QPalette::AlternateBase, colours.window);
    palette.setColor(QPalette::ToolTipBase, colours.base);
    for (const auto role :
         {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::ToolTipText})
        palette.setColor(role, colours.text);
    palette.setColor(QPalette::PlaceholderText, colours.faint);
    palette.setColor(QPalette::Highlight, colours.highlight);
    palette.setColor(QPalette::HighlightedText, Qt::white);
    palette.setColor(QPalette::Link, colours.link);
    palette.setColor(QPalette::LinkVisited, colours.visitedLink);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, colours.faint);
    palette.setColor(QPalette::Disabled, QPalette::Highlight, colours.idleHighlight);
    return palette;
}

} // namespace

namespace preference {

const Preference<WindowColours>
    ChosenWindowColours(QStringLiteral("window/colours"), WindowColours::Desktop,
                        namedFormat<WindowColours>({{WindowColours::Desktop, "desktop"},
                                                    {WindowColours::Light, "light"},
                                                    {WindowColours::Dark, "dark"}}));

} // namespace preference

QPalette lightPalette() {
    return paletteOf({.window = QColor(0xEF, 0xEF, 0xEF),
                      .button = QColor(0xEF, 0xEF, 0xEF),
                      .base = Qt::white,
                      .text = Qt::black,
                      .faint = QColor(0x6A, 0x6A, 0x6A),
                      .highlight = QColor(0x1F, 0x6F, 0xB8),
                      .idleHighlight = QColor(0x91, 0x91, 0x91),
                      .link = QColor(0x0B, 0x57, 0xB0),
                      .visitedLink = QColor(0x7A, 0x2E, 0x9E)});
}

QPalette darkPalette() {
    return paletteOf({.window = QColor(0x35, 0x35, 0x38),
                      .button = QColor(0x46, 0x46, 0x4A),
                      .base = QColor(0x1E, 0x1E, 0x20),
                      .text = QColor(0xEE, 0xEE, 0xEC),
                      .faint = QColor(0xA6, 0xA6, 0xA6),
                      .highlight = QColor(0x1F, 0x6F, 0xC6),
                      .idleHighlight = QColor(0x50, 0x50, 0x50),
                      .link = QColor(0x78, 0xAE, 0xED),
                      .visitedLink = QColor(0xC0, 0x9C, 0xE8)});
}

} // namespace komadai::ui
