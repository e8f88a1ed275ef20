#include "ui/widgets/announcer.h"

#include <QTimer>
#include <QWidget>

#include <utility>

namespace komadai::ui {

Announcer::Announcer(QWidget& widget, std::function<int()> part)
    : QObject(&widget), m_widget(widget), m_part(std::move(part)) {}

void Announcer::announce(const QString& news) {
    if (news.isEmpty()) return;
    begin();
    m_news = joined(m_news, news);
}

void Announcer::announceState(const QString& state) {
    if (state.isEmpty()) return;
    begin();
    m_state = state;
}

QString Announcer::news() const { return joined(m_news, m_state); }

QString Announcer::joined(const QString& one, const QString& other) {
    if (one.isEmpty() || other.isEmpty()) return one + other;
    return QStringLiteral(".!?…。！？").contains(one.back()) ? one + ' ' + other
                                                             : tr("%1. %2").arg(one, other);
}

/// Forgets what was announced in earlier turns of the event loop.
void Announcer::begin() {
    if (m_isAnnouncing) return;
    m_isAnnouncing = true;
    m_news.clear();
    m_state.clear();
    QTimer::singleShot(0, this, [this] {
        m_isAnnouncing = false;
        tell();
    });
}

void Announcer::tell() {
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    QAccessibleAnnouncementEvent announcement(&m_widget, news());
    QAccessible::updateAccessibility(&announcement);
#else
    if (QAccessible::isActive()) // otherwise nobody listens, and m_part would make interfaces for nothing
        for (const auto type : {QAccessible::NameChanged, QAccessible::ObjectShow}) {
            QAccessibleEvent event(&m_widget, type);
            event.setChild(m_part());
            QAccessible::updateAccessibility(&event);
        }
#endif
    emit announced(news());
}

AccessibleNews::AccessibleNews(QWidget& widget, const Announcer& announcer)
    : m_widget(&widget), m_announcer(&announcer) {}

QAccessibleInterface* AccessibleNews::parent() const {
    return QAccessible::queryAccessibleInterface(m_widget);
}

QString AccessibleNews::text(QAccessible::Text kind) const {
    return kind == QAccessible::Name && m_announcer ? m_announcer->news() : QString();
}

QAccessible::State AccessibleNews::state() const {
    QAccessible::State state;
    state.readOnly = true;
    return state;
}

} // namespace komadai::ui
