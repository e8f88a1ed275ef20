#include "ui/record/autoplay.h"

#include "ui/document/game_document.h"
#include "ui/preferences/preferences.h"

namespace komadai::ui {

namespace preference {

const Preference<int> AutoplayPace(QStringLiteral("moves/autoplayPace"), 1500, numberFormat(100, 60000));

} // namespace preference

Autoplay::Autoplay(GameDocument& document, QObject* parent) : QObject(parent), m_document(document) {
    connect(&m_timer, &QTimer::timeout, this, &Autoplay::step);
    connect(&document, &GameDocument::recordReset, this, &Autoplay::stop);
    connect(&document, &GameDocument::currentChanged, this, [this] {
        if (!m_isStepping) stop();
    });
    preferences().follow<int>(preference::AutoplayPace, this,
                              [this](int pace) { m_timer.setInterval(pace); });
}

void Autoplay::start() {
    if (isOn() || m_document.linePlies() == 0) return;
    if (m_document.ply() == m_document.linePlies()) m_document.goToPly(0);
    m_timer.start();
    emit toggled(true);
}

void Autoplay::stop() {
    if (!isOn()) return;
    m_timer.stop();
    emit toggled(false);
}

void Autoplay::step() {
    m_isStepping = true;
    m_document.goToPly(m_document.ply() + 1);
    m_isStepping = false;
    if (m_document.ply() == m_document.linePlies()) stop();
}

} // namespace komadai::ui
