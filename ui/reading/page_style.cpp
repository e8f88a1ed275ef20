#include "ui/reading/page_style.h"

#include "ui/mixed_colour.h"

#include <QPalette>

namespace komadai::ui {

QString pageStyleSheet(const QPalette& palette) {
    const QColor text = palette.color(QPalette::Text);
    const QColor paper = palette.color(QPalette::Base);
    const auto between = [&](double part) { return mixed(paper, text, part).name(); };
    return QStringLiteral("h1 { font-size: 24px; margin-bottom: 4px; }"
                          "h2 { font-size: 19px; margin-top: 26px; margin-bottom: 6px; }"
                          "h3 { font-size: 16px; margin-top: 0px; margin-bottom: 2px; }"
                          ".names { margin-top: 14px; }"
                          "p { margin-top: 5px; margin-bottom: 5px; }"
                          "li { margin-top: 2px; margin-bottom: 2px; }"
                          ".caption { color: %1; font-size: small; }"
                          ".facts { color: %1; }"
                          "a { color: %2; text-decoration: none; }")
        .arg(between(0.68), palette.color(QPalette::Link).name());
}

} // namespace komadai::ui
