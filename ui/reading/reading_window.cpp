#include "ui/reading/reading_window.h"

#include "ui/language/retranslated.h"
#include "ui/reading/find_bar.h"
#include "ui/widgets/escape_key.h"
#include "ui/widgets/list_rows.h"
#include "ui/widgets/window_size.h"

#include <QLineEdit>
#include <QListWidget>
#include <QShortcut>
#include <QSplitter>
#include <QTextBrowser>
#include <QToolButton>
#include <QVBoxLayout>

namespace komadai::ui {
namespace {

constexpr int ListWidth = 210; ///< with text of the usual size
constexpr int PageWidth = 690;

} // namespace

ReadingWindow::ReadingWindow(QTextBrowser* view, QWidget* parent)
    : QWidget(parent, Qt::Window), m_filter(new QLineEdit(this)), m_list(new QListWidget(this)),
      m_find(new FindBar(*view, this)) {
    m_filter->setClearButtonEnabled(true);
    clearOnEscape(*m_filter);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setTextElideMode(Qt::ElideRight);
    m_list->setSpacing(1);
    keepRowSelected(*m_list);
    auto* splitter = new QSplitter(this);
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(makeContents());
    splitter->addWidget(makePage(view));
    splitter->setStretchFactor(1, 1);
    splitter->setSizes({textSized(*this, ListWidth), PageWidth});
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(splitter);
    setLeastSize(*this, {520, 360});
    resizeWithinScreen(*this, {textSized(*this, ListWidth) + PageWidth, 720});
    closeOnEscape(*this);
    const auto shortcut = [this](const QKeySequence& keys, auto triggered) {
        connect(new QShortcut(keys, this), &QShortcut::activated, this, triggered);
    };
    shortcut(QKeySequence::Find, [this] { m_find->open(); });
    shortcut(QKeySequence::FindNext, [this] { m_find->step(1); });
    shortcut(QKeySequence::FindPrevious, [this] { m_find->step(-1); });
    shortcut(QKeySequence::Close, [this] { close(); });
}

void ReadingWindow::addAboveList(QWidget* widget) { m_contents->insertWidget(m_aboveList++, widget); }

QWidget* ReadingWindow::makeContents() {
    auto* find = retranslated(new QToolButton(this), &QToolButton::setText, [] { return tr("&Find…"); });
    retranslated(find, &QToolButton::setToolTip, [] {
        return tr("Find on this page (%1)")
            .arg(QKeySequence(QKeySequence::Find).toString(QKeySequence::NativeText));
    });
    connect(find, &QToolButton::clicked, this, [this] { m_find->open(); });
    auto* contents = new QWidget(this);
    m_contents = new QVBoxLayout(contents);
    m_contents->setContentsMargins(8, 8, 0, 8);
    m_contents->addWidget(m_filter);
    m_contents->addWidget(m_list, 1);
    m_contents->addWidget(find);
    return contents;
}

QWidget* ReadingWindow::makePage(QTextBrowser* view) {
    auto* page = new QWidget(this);
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(view, 1);
    layout->addWidget(m_find);
    return page;
}

} // namespace komadai::ui
