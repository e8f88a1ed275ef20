#include "ui/board/accessible_board.h"

#include "ui/board/board_surface.h"
#include "ui/widgets/announcer.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QPointer>

#include <vector>

namespace komadai::ui {
namespace {

QAccessibleInterface* interfaceOf(BoardSurface* view) { return QAccessible::queryAccessibleInterface(view); }

/// The common part of all children of the board.
class AccessiblePart : public QAccessibleInterface {
public:
    explicit AccessiblePart(BoardSurface& view) : m_view(&view) {}

    QObject* object() const override { return nullptr; }
    QAccessibleInterface* parent() const override { return interfaceOf(m_view); }
    QAccessibleInterface* child(int) const override { return nullptr; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    void setText(QAccessible::Text, const QString&) override {}

protected:
    QPointer<BoardSurface> m_view;
};

/// A square, or a kind in a hand.
class AccessiblePlace : public AccessiblePart, public QAccessibleActionInterface {
public:
    AccessiblePlace(BoardSurface& view, int index) : AccessiblePart(view), m_index(index) {}

    bool isValid() const override { return m_view && place(); }
    QAccessible::Role role() const override { return QAccessible::ListItem; }
    QString text(QAccessible::Text kind) const override {
        if (!isValid()) return {};
        if (kind == QAccessible::Name) return m_view->wordsFor(*place());
        return kind == QAccessible::Value ? m_view->valueOf(*place()) : QString();
    }
    QRect rect() const override {
        if (!isValid()) return {};
        const QRect rect = m_view->rectOf(*place());
        return {m_view->mapToGlobal(rect.topLeft()), rect.size()};
    }
    QAccessible::State state() const override {
        QAccessible::State state;
        if (!isValid()) {
            state.invalid = true;
            return state;
        }
        state.focusable = state.selectable = true;
        state.focused = m_view->hasFocus() && m_view->keyCursor() == place();
        state.selected = m_view->isPickedUp(*place());
        return state;
    }

    void* interface_cast(QAccessible::InterfaceType type) override {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this)
                                                    : nullptr;
    }
    QStringList actionNames() const override {
        QStringList names{pressAction(), setFocusAction()};
        if (m_view)
            for (const auto& action : m_view->placeActions())
                names << action.name;
        return names;
    }
    void doAction(const QString& name) override {
        if (!isValid()) return;
        const Place here = *place();
        m_view->setKeyCursor(here);
        if (name == pressAction()) return m_view->pressKeyCursor();
        for (const auto& action : m_view->placeActions())
            if (action.name == name) return action.run(here);
    }
    QStringList keyBindingsForAction(const QString&) const override { return {}; }

private:
    std::optional<Place> place() const {
        const auto& places = m_view->places();
        const auto index = static_cast<std::size_t>(m_index);
        return index < places.size() ? std::optional(places[index]) : std::nullopt;
    }

    int m_index;
};

/// A button of an open choice.
class AccessibleButton : public AccessiblePart, public QAccessibleActionInterface {
public:
    AccessibleButton(BoardSurface& view, int index) : AccessiblePart(view), m_index(index) {}

    bool isValid() const override { return button().has_value(); }
    QAccessible::Role role() const override { return QAccessible::Button; }
    QString text(QAccessible::Text kind) const override {
        const auto shown = button();
        return shown && kind == QAccessible::Name ? shown->name : QString();
    }
    QRect rect() const override {
        const auto shown = button();
        return shown ? QRect(m_view->mapToGlobal(shown->rect.topLeft()), shown->rect.size()) : QRect();
    }
    QAccessible::State state() const override {
        QAccessible::State state;
        state.invalid = !isValid();
        return state;
    }
    void* interface_cast(QAccessible::InterfaceType type) override {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this)
                                                    : nullptr;
    }
    QStringList actionNames() const override { return {pressAction()}; }
    void doAction(const QString& name) override {
        if (const auto shown = button(); shown && name == pressAction()) shown->press();
    }
    QStringList keyBindingsForAction(const QString&) const override { return {QString::number(m_index + 1)}; }

private:
    std::optional<BoardButton> button() const {
        if (!m_view) return std::nullopt;
        auto buttons = m_view->buttons();
        const auto index = static_cast<std::size_t>(m_index);
        return index < buttons.size() ? std::optional(std::move(buttons[index])) : std::nullopt;
    }

    int m_index;
};

class AccessibleBoard : public QAccessibleWidget {
public:
    explicit AccessibleBoard(BoardSurface& view) : QAccessibleWidget(&view, QAccessible::List) {}
    AccessibleBoard(const AccessibleBoard&) = delete;
    AccessibleBoard& operator=(const AccessibleBoard&) = delete;
    ~AccessibleBoard() override {
        for (const auto* parts : {&m_parts, &m_buttons})
            for (const auto id : *parts)
                QAccessible::deleteAccessibleInterface(id);
    }

    int childCount() const override { return placeCount() + static_cast<int>(view().buttons().size()) + 1; }
    QAccessibleInterface* child(int index) const override {
        const int news = childCount() - 1;
        if (index < 0 || index > news) return nullptr;
        if (index < news && index >= placeCount())
            return QAccessible::accessibleInterface(buttonId(static_cast<std::size_t>(index - placeCount())));
        if (index == news) return QAccessible::accessibleInterface(idOf(0));
        return QAccessible::accessibleInterface(idOf(static_cast<std::size_t>(index) + 1));
    }
    int indexOfChild(const QAccessibleInterface* part) const override {
        for (int i = 0; i < childCount(); ++i)
            if (child(i) == part) return i;
        return -1;
    }
    QAccessibleInterface* childAt(int x, int y) const override {
        const QPoint point = view().mapFromGlobal(QPoint(x, y));
        const auto buttons = view().buttons();
        for (std::size_t i = 0; i < buttons.size(); ++i)
            if (buttons[i].rect.contains(point)) return child(placeCount() + static_cast<int>(i));
        const auto place = view().placeAt(point);
        return place ? child(view().indexOf(*place)) : nullptr;
    }
    QAccessibleInterface* focusChild() const override {
        const auto place = view().hasFocus() ? view().keyCursor() : std::nullopt;
        return place ? child(view().indexOf(*place)) : nullptr;
    }

private:
    int placeCount() const { return static_cast<int>(view().places().size()); }
    BoardSurface& view() const { return *static_cast<BoardSurface*>(widget()); }

    /// Parts are created on first use: the news first, then the places.
    QAccessible::Id idOf(std::size_t part) const {
        while (m_parts.size() <= part) {
            const int index = static_cast<int>(m_parts.size()) - 1;
            QAccessibleInterface* made =
                index < 0 ? static_cast<QAccessibleInterface*>(new AccessibleNews(view(), view().announcer()))
                          : new AccessiblePlace(view(), index);
            m_parts.push_back(QAccessible::registerAccessibleInterface(made));
        }
        return m_parts[part];
    }

    QAccessible::Id buttonId(std::size_t button) const {
        while (m_buttons.size() <= button)
            m_buttons.push_back(QAccessible::registerAccessibleInterface(
                new AccessibleButton(view(), static_cast<int>(m_buttons.size()))));
        return m_buttons[button];
    }

    mutable std::vector<QAccessible::Id> m_parts, m_buttons;
};

QAccessibleInterface* make(const QString& className, QObject* object) {
    if (className != QLatin1String(BoardSurface::staticMetaObject.className())) return nullptr;
    return new AccessibleBoard(*static_cast<BoardSurface*>(object));
}

} // namespace

void installAccessibleBoard() { QAccessible::installFactory(make); } // Qt keeps it once

} // namespace komadai::ui
