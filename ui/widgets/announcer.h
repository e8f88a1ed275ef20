// What screen readers speak although the focus is elsewhere.
#pragma once

#include <QAccessible>
#include <QObject>
#include <QPointer>
#include <QString>

#include <functional>

class QWidget;

namespace komadai::ui {

/// Announces the news of a widget to screen readers. What is announced within one turn of the event loop is joined and spoken
/// once, so that nothing is lost and nothing is said twice.
///
/// Orca speaks a part with the role of a notification when that shows; before Qt 6.8 there is no other way. So the
/// accessibility interface of the widget has such a part, AccessibleNews.
class Announcer : public QObject {
    Q_OBJECT
public:
    /// A child of the widget. `part` gives the number of the AccessibleNews among the parts of the widget.
    Announcer(QWidget& widget, std::function<int()> part);

    /// An empty text is no news.
    void announce(const QString& news);
    /// The same, but the state comes after all other news: "White to move".
    void announceState(const QString& state);
    /// What is being announced, or was last.
    QString news() const;

signals:
    /// Screen readers were told this text.
    void announced(const QString& news);

private:
    static QString joined(const QString& one, const QString& other);
    void begin();
    void tell();

    QWidget& m_widget;
    const std::function<int()> m_part;
    QString m_news;
    QString m_state;             ///< behind the news
    bool m_isAnnouncing = false; ///< in this turn of the event loop
};

/// The part of a widget's accessibility interface with what was announced last.
class AccessibleNews : public QAccessibleInterface {
public:
    AccessibleNews(QWidget& widget, const Announcer& announcer);

    bool isValid() const override { return !m_widget.isNull(); }
    QObject* object() const override { return nullptr; }
    QAccessibleInterface* parent() const override;
    QAccessibleInterface* child(int) const override { return nullptr; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    QAccessible::Role role() const override { return QAccessible::Notification; }
    QString text(QAccessible::Text kind) const override;
    void setText(QAccessible::Text, const QString&) override {}
    QRect rect() const override { return {}; }
    QAccessible::State state() const override;

private:
    QPointer<QWidget> m_widget;
    QPointer<const Announcer> m_announcer;
};

} // namespace komadai::ui
