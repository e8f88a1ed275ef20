#include "ui/desktop/window_text_size.h"

#include "ui/preferences/preferences.h"
#include "ui/scaled_font.h"

#include <QApplication>

#include <algorithm>

namespace komadai::ui {
namespace {

PreferenceFormat<int> offeredSizeFormat() {
    const auto number = numberFormat(OfferedTextSizes.front(), OfferedTextSizes.back());
    return {[read = number.read](const QVariant& stored) -> std::optional<int> {
                const auto size = read(stored);
                const bool isOffered =
                    size && std::ranges::find(OfferedTextSizes, *size) != OfferedTextSizes.end();
                return isOffered ? size : std::nullopt;
            },
            number.write};
}

} // namespace

namespace preference {

const Preference<int> ChosenTextSize(QStringLiteral("window/textSize"), DesktopTextSize, offeredSizeFormat());

} // namespace preference

WindowTextSize::WindowTextSize(QObject* parent) : QObject(parent) {
    preferences().whenChanged(preference::ChosenTextSize, this, [this] { apply(); });
    apply();
}

void WindowTextSize::apply() {
    const int percent = preferences().get(preference::ChosenTextSize);
    if (!m_isOwn) {
        if (percent == DesktopTextSize) return; // the font goes on following the desktop
        m_desktops = QApplication::font();
    }
    QApplication::setFont(scaledFont(m_desktops, percent / 100.0));
    m_isOwn = percent != DesktopTextSize;
}

} // namespace komadai::ui
