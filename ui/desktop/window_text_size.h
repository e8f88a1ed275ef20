// The size of the text in all windows, which the user may choose.
#pragma once

#include "ui/preferences/preference.h"

#include <QFont>
#include <QObject>

#include <array>

namespace komadai::ui {

/// The sizes to choose from, in per cent of the desktop's.
inline constexpr std::array OfferedTextSizes{80, 90, 100, 110, 125, 150, 175, 200};
inline constexpr int DesktopTextSize = 100;

namespace preference {

/// One of the sizes to choose from.
extern const Preference<int> ChosenTextSize;

} // namespace preference

/// Gives the application the desktop's font in the size that the user has chosen. All windows follow a new choice at once. Without a
/// choice, the font stays that of the desktop. Once a choice was made and given up, the font follows changes of the desktop only after the
/// next start. GUI thread.
class WindowTextSize : public QObject {
    Q_OBJECT
public:
    explicit WindowTextSize(QObject* parent = nullptr);

private:
    void apply();

    QFont m_desktops;     ///< the font before this class has set one
    bool m_isOwn = false; ///< this class has set the font
};

} // namespace komadai::ui
