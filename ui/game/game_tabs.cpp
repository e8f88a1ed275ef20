#include "ui/game/game_tabs.h"

#include "ui/analysis/analysis.h"
#include "ui/files/game_file.h"
#include "ui/game/game_view.h"
#include "ui/game/play.h"
#include "ui/game/recorder.h"
#include "ui/language/retranslated.h"

#include <QAbstractButton>
#include <QContextMenuEvent>
#include <QCoreApplication>
#include <QDir>
#include <QEvent>
#include <QIcon>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPixmap>
#include <QTabBar>

#include <algorithm>
#include <functional>
#include <utility>

namespace komadai::ui {
namespace {

/// A filled dot for a clock that runs, a ring for an analysis; both where both are at work.
QIcon activityIcon(bool clock, bool analysis, const QPalette& palette, qreal ratio) {
    if (!clock && !analysis) return {};
    constexpr int Size = 16;
    QPixmap pixmap(QSize(Size, Size) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor colour = palette.color(QPalette::WindowText);
    if (analysis) {
        painter.setPen(QPen(colour, 1.5));
        painter.drawEllipse(QRectF(2, 2, Size - 4, Size - 4));
    }
    if (clock) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
        painter.drawEllipse(QRectF(4.5, 4.5, Size - 9, Size - 9));
    }
    return QIcon(pixmap);
}

/// Where there are many tabs, each still shows some words; the others are scrolled to. The middle button closes a tab.
class TabBar : public QTabBar {
public:
    /// Opens the menu of the tab at this place, at a point of the screen.
    using OpenMenu = std::function<void(int index, const QPoint& at)>;

    explicit TabBar(OpenMenu openMenu) : m_openMenu(std::move(openMenu)) {}

protected:
    QSize minimumTabSizeHint(int index) const override {
        QSize size = QTabBar::minimumTabSizeHint(index);
        const int readable = LeastCharacters * fontMetrics().averageCharWidth();
        size.setWidth(std::max(size.width(), std::min(tabSizeHint(index).width(), readable)));
        return size;
    }
    void mousePressEvent(QMouseEvent* event) override {
        if (event->button() != Qt::MiddleButton) return QTabBar::mousePressEvent(event);
        m_pressed = tabAt(event->position().toPoint());
    }
    void mouseReleaseEvent(QMouseEvent* event) override {
        if (event->button() != Qt::MiddleButton) return QTabBar::mouseReleaseEvent(event);
        const int pressed = std::exchange(m_pressed, NoTab);
        if (pressed != NoTab && tabAt(event->position().toPoint()) == pressed)
            emit tabCloseRequested(pressed);
    }
    void contextMenuEvent(QContextMenuEvent* event) override {
        if (event->reason() == QContextMenuEvent::Keyboard) return openMenuOfCurrent();
        const int index = tabAt(event->pos());
        if (index == NoTab) return event->ignore();
        m_openMenu(index, event->globalPos());
    }
    /// Qt makes no event for a menu of Shift+F10.
    void keyPressEvent(QKeyEvent* event) override {
        if (event->key() != Qt::Key_F10 || event->modifiers() != Qt::ShiftModifier)
            return QTabBar::keyPressEvent(event);
        openMenuOfCurrent();
    }

private:
    void openMenuOfCurrent() {
        if (currentIndex() >= 0)
            m_openMenu(currentIndex(), mapToGlobal(tabRect(currentIndex()).bottomLeft()));
    }

    static constexpr int LeastCharacters = 26; ///< with the room of the button
    static constexpr int NoTab = -1;           ///< as QTabBar::tabAt has it

    OpenMenu m_openMenu;
    int m_pressed = NoTab; ///< the tab on which the middle button went down
};

} // namespace

GameTabs::GameTabs(QWidget* parent) : QTabWidget(parent) {
    setTabBar(new TabBar([this](int index, const QPoint& at) { emit menuWanted(&view(index), at); }));
    setFocusPolicy(Qt::NoFocus); // a bar that is hidden would keep the focus where it was
    setDocumentMode(true);
    setMovable(true);
    setTabsClosable(true);
    setTabBarAutoHide(true);
    setElideMode(Qt::ElideRight);
    setUsesScrollButtons(true);
    tabBar()->setObjectName(QStringLiteral("gameTabBar"));
    tabBar()->setFocusPolicy(Qt::TabFocus);
    tabBar()->setExpanding(false);
    connect(this, &QTabWidget::currentChanged, this, [this](int index) {
        if (index >= 0) emit viewActivated();
    });
    connect(this, &QTabWidget::tabCloseRequested, this, &GameTabs::closeWanted);
    connect(tabBar(), &QTabBar::tabMoved, this, &GameTabs::viewsChanged);
    retranslated(tabBar(), &QWidget::setAccessibleName, [] { return tr("Open games"); });
    whenLanguageChanges(this, [this] { nameButtons(); });
}

void GameTabs::add(GameView* view) {
    addTab(view, QString());
    const auto show = [this, view] { showState(view); };
    connect(view, &GameView::titleChanged, this, show);
    connect(view, &GameView::changed, this, show);
    showState(view);
    setCurrentWidget(view);
    emit viewsChanged();
}

/// Qt words its buttons once.
void GameTabs::nameButtons() {
    for (auto* button : tabBar()->findChildren<QAbstractButton*>()) {
        if (button->inherits("CloseButton"))
            button->setToolTip(QCoreApplication::translate("CloseButton", "Close Tab"));
        else if (button->objectName() == QLatin1String("ScrollLeftButton"))
            button->setAccessibleName(QCoreApplication::translate("QTabBar", "Scroll Left"));
        else if (button->objectName() == QLatin1String("ScrollRightButton"))
            button->setAccessibleName(QCoreApplication::translate("QTabBar", "Scroll Right"));
    }
}

void GameTabs::remove(int index) {
    GameView* gone = &view(index);
    removeTab(index);
    delete gone;
    emit viewsChanged();
}

GameView& GameTabs::view(int index) const { return *qobject_cast<GameView*>(widget(index)); }

std::vector<GameView*> GameTabs::views() const {
    std::vector<GameView*> views;
    views.reserve(static_cast<std::size_t>(count()));
    for (int i = 0; i < count(); ++i)
        views.push_back(&view(i));
    return views;
}

GameView* GameTabs::viewOf(core::GameId game) const {
    const auto all = views();
    const auto found = std::find_if(
        all.begin(), all.end(), [game](GameView* view) { return view->game().recorder().game() == game; });
    return found == all.end() ? nullptr : *found;
}

void GameTabs::step(int tabs) { setCurrentIndex((currentIndex() + tabs + count()) % count()); }

void GameTabs::changeEvent(QEvent* event) {
    QTabWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        for (GameView* view : views())
            showIcon(view); // the texts stay
}

void GameTabs::showIcon(GameView* view) {
    const bool clock = view->game().play().clock().isRunning();
    const bool analysis = view->game().analysis().isOn();
    setTabIcon(indexOf(view), activityIcon(clock, analysis, palette(), devicePixelRatioF()));
}

void GameTabs::showState(GameView* view) {
    const int index = indexOf(view);
    if (index < 0) return;
    const bool clock = view->game().play().clock().isRunning();
    const bool analysis = view->game().analysis().isOn();
    const QString title = view->title();
    QString toolTip = title;
    const GameFile& file = view->game().file();
    QString text = QString(title).replace('&', QStringLiteral("&&"));
    if (file.isChanged()) text += '*';
    if (file.origin()) toolTip += '\n' + QDir::toNativeSeparators(file.origin()->path);
    if (file.isChanged()) toolTip += '\n' + tr("The file does not have the latest changes.");
    if (clock) toolTip += '\n' + tr("The clock is running.");
    if (analysis) toolTip += '\n' + tr("An engine is analysing.");
    if (tabToolTip(index) == toolTip && tabText(index) == text) return;
    setTabText(index, text);
    setTabToolTip(index, toolTip);
    showIcon(view);
}

} // namespace komadai::ui
