#include "ui/game/game_tabs.h"

#include "ui/analysis/analysis.h"
#include "ui/document/game_document.h"
#include "ui/files/game_file.h"
#include "ui/game/game_view.h"
#include "ui/game/play.h"
#include "ui/game/recorder.h"
#include "ui/language/retranslated.h"
#include "ui/library/game_columns.h"
#include "ui/wording.h"

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
#include <QVariant>

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

/// What a tab says. Not escaped: an `&` is an `&`.
struct TabTitle {
    QString whole;         ///< "Shogi: Ada – Bob"
    QString variant;       ///< with which it begins
    QString first, second; ///< the players; empty where nobody has played from a position that was set up
    QString mark;          ///< of a file without the latest changes; stands at the end

    QString text() const { return whole + mark; }
};

QString withoutMnemonics(QString text) { return text.replace(QLatin1Char('&'), QStringLiteral("&&")); }

/// Where there are many tabs, each still shows some words; the others are scrolled to. The middle button closes a tab.
class TabBar : public QTabBar {
public:
    /// Opens the menu of the tab at this place, at a point of the screen.
    using OpenMenu = std::function<void(int index, const QPoint& at)>;

    explicit TabBar(OpenMenu openMenu) : m_openMenu(std::move(openMenu)) {}

    /// Gives a tab its text. Where the tabs have not enough room for their texts, the name of the variant goes, and then both players'
    /// names are cut alike: these tell the games apart. Where the same players have games of several variants, the variant
    /// stays. Screen readers read the whole title.
    void setTitle(int index, const TabTitle& title) {
        setTabData(index, QVariant::fromValue(title));
        setAccessibleTabName(index, title.text());
    }
    TabTitle title(int index) const { return tabData(index).value<TabTitle>(); }

    /// Chooses the texts of all tabs for a bar of this width.
    void fitTitles(int width) {
        int wanted = 0;
        for (int i = 0; i < count(); ++i)
            wanted += edgesOf(i) + widthOf(title(i).text());
        const int share = std::max(width / std::max(count(), 1), readableWidth());
        QStringList texts;
        for (int i = 0; i < count(); ++i)
            texts << (wanted <= width ? title(i).text() : shortTitle(title(i), share - edgesOf(i)));
        for (int i = 0; i < count(); ++i) {
            const QString text = withoutMnemonics(
                looksLikeAnother(i, texts) ? withVariant(title(i), share - edgesOf(i)) : texts[i]);
            if (text != tabText(i)) setTabText(i, text);
        }
    }

protected:
    QSize minimumTabSizeHint(int index) const override {
        QSize size = QTabBar::minimumTabSizeHint(index);
        size.setWidth(std::max(size.width(), std::min(tabSizeHint(index).width(), readableWidth())));
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
    int readableWidth() const { return LeastCharacters * fontMetrics().averageCharWidth(); }
    int widthOf(const QString& text) const {
        return fontMetrics().size(Qt::TextSingleLine, text).width(); // as the style measures it
    }
    QString cut(const QString& text, int room) const {
        return fontMetrics().elidedText(text, Qt::ElideRight, std::max(room, 0));
    }
    /// What a tab needs beside its text.
    int edgesOf(int index) const {
        return tabSizeHint(index).width() - fontMetrics().size(Qt::TextShowMnemonic, tabText(index)).width();
    }
    QString withVariant(const TabTitle& title, int room) const {
        return cut(title.whole, room - widthOf(title.mark)) + title.mark;
    }
    /// Whether a tab of another variant has the same short text.
    bool looksLikeAnother(int index, const QStringList& texts) const {
        for (int i = 0; i < count(); ++i)
            if (texts[i] == texts[index] && title(i).variant != title(index).variant) return true;
        return false;
    }
    QString shortTitle(const TabTitle& title, int room) const {
        if (widthOf(title.text()) <= room) return title.text();
        if (title.first.isEmpty()) return withShortVariant(title, room);
        const int both = room - widthOf(playerNames(QString(), QString()) + title.mark);
        const int ofFirst = std::max(both / 2, both - widthOf(title.second));
        const int ofSecond = std::max(both / 2, both - widthOf(title.first));
        return playerNames(cut(title.first, ofFirst), cut(title.second, ofSecond)) + title.mark;
    }
    /// With less of the variant's name, but some characters of it: without players, nothing else tells what this is.
    QString withShortVariant(const TabTitle& title, int room) const {
        if (!title.whole.startsWith(title.variant)) return title.text();
        const QString rest = title.whole.mid(title.variant.size()) + title.mark;
        const int least = widthOf(title.variant.left(LeastOfVariant) + QStringLiteral("…")) + 1;
        return cut(title.variant, std::max(room - widthOf(rest), least)) + rest;
    }
    void openMenuOfCurrent() {
        if (currentIndex() >= 0)
            m_openMenu(currentIndex(), mapToGlobal(tabRect(currentIndex()).bottomLeft()));
    }

    static constexpr int LeastCharacters = 30; ///< with the room of the button
    static constexpr int LeastOfVariant = 3;   ///< characters of its name that are always shown
    static constexpr int NoTab = -1;           ///< as QTabBar::tabAt has it

    OpenMenu m_openMenu;
    int m_pressed = NoTab; ///< the tab on which the middle button went down
};

TabBar& barOf(const GameTabs& tabs) { return static_cast<TabBar&>(*tabs.tabBar()); }

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
    barOf(*this).fitTitles(width());
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

GameView* GameTabs::viewOf(const FileOrigin& file) const {
    for (GameView* view : views())
        if (const auto& known = view->game().file().origin(); known && areSameGame(*known, file)) return view;
    return nullptr;
}

void GameTabs::step(int tabs) { setCurrentIndex((currentIndex() + tabs + count()) % count()); }

void GameTabs::changeEvent(QEvent* event) {
    QTabWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        for (GameView* view : views())
            showIcon(view); // the texts stay
    if (event->type() == QEvent::FontChange) barOf(*this).fitTitles(width());
}

void GameTabs::resizeEvent(QResizeEvent* event) {
    QTabWidget::resizeEvent(event);
    barOf(*this).fitTitles(width());
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
    TabTitle shown{title, nameOf(view->game().document().spec()), {}, {}, {}};
    if (!view->game().isMerePosition()) {
        const auto& players = view->game().document().header().players;
        shown.first = playerName(players[0]);
        shown.second = playerName(players[1]);
    }
    if (file.isChanged()) shown.mark = QStringLiteral("*");
    if (file.origin()) toolTip += '\n' + QDir::toNativeSeparators(file.origin()->path);
    if (file.isChanged()) toolTip += '\n' + tr("The file does not have the latest changes.");
    if (clock) toolTip += '\n' + tr("The clock is running.");
    if (analysis) toolTip += '\n' + tr("An engine is analysing.");
    TabBar& bar = barOf(*this);
    if (tabToolTip(index) == toolTip && bar.title(index).text() == shown.text()) return;
    bar.setTitle(index, shown);
    setTabToolTip(index, toolTip);
    showIcon(view);
    bar.fitTitles(width());
}

} // namespace komadai::ui
