#include "ui/library/filter_field.h"

#include "ui/language/retranslated.h"
#include "ui/library/game_columns.h"
#include "ui/library/library_service.h"
#include "ui/plain_key.h"
#include "ui/wording.h"

#include <QKeyEvent>
#include <QMetaMethod>
#include <QPainter>

#include <utility>

namespace komadai::ui {
namespace {

constexpr int PauseMs = 150;
constexpr int PatienceMs = 700;
constexpr int MostCharacters = 5000;

} // namespace

FilterField::FilterField(QWidget* parent) : QLineEdit(parent) {
    setClearButtonEnabled(true);
    setMaxLength(MostCharacters);
    for (QTimer* timer : {&m_pause, &m_patience})
        timer->setSingleShot(true);
    m_pause.setInterval(PauseMs);
    m_patience.setInterval(PatienceMs);
    connect(this, &QLineEdit::textChanged, this, [this] { m_pause.start(); });
    connect(&m_pause, &QTimer::timeout, this, &FilterField::read);
    connect(&m_patience, &QTimer::timeout, this, [this] {
        emit problemChanged();
        update();
    });
    connect(this, &QLineEdit::returnPressed, this, [this] {
        if (readNow()) emit leftDownwards();
    });
    whenLanguageChanges(this, [this] { // in other words
        emit problemChanged();
        if (m_library) read();
    });
}

void FilterField::setWords(const QString& placeholder, const QString& name, const QString& toolTip) {
    m_placeholder = placeholder;
    setAccessibleName(name);
    setToolTip(toolTip);
    showPlaceholder();
}

void FilterField::showPlaceholder() {
    constexpr int Edges = 16; // pixels of the frame and of the margins
    const bool fits = fontMetrics().horizontalAdvance(m_placeholder) + Edges <= width();
    setPlaceholderText(fits ? m_placeholder : accessibleName());
}

void FilterField::resizeEvent(QResizeEvent* event) {
    QLineEdit::resizeEvent(event);
    showPlaceholder();
}

void FilterField::changeEvent(QEvent* event) {
    QLineEdit::changeEvent(event);
    if (event->type() == QEvent::FontChange) showPlaceholder();
}

void FilterField::findShownNames(const LibraryService& library) { m_library = &library; }

core::Result<core::GameFilter, core::FilterError> FilterField::present() const {
    auto filter = core::parseFilter(text().toStdString());
    if (!filter || !m_library || !m_library->variants()) return filter;
    return core::withShownNames(filter.value(), shownNames(*m_library->variants()));
}

void FilterField::setFilterText(const QString& text) {
    setText(text);
    if (!hasFocus()) home(false); // the beginning says more than the end
    readNow();
}

bool FilterField::readNow() {
    read();
    if (m_error && m_patience.isActive()) {
        m_patience.stop();
        emit problemChanged();
        update();
    }
    return isFilter();
}

void FilterField::addCondition(const QString& condition, bool isAlternative) {
    const QString before = text().trimmed();
    if (before.isEmpty())
        setFilterText(condition);
    else if (isAlternative)
        setFilterText(QStringLiteral("(%1) OR %2").arg(before, condition));
    else
        setFilterText(before + ' ' + condition);
}

bool FilterField::leadsOn() const {
    return isSignalConnected(QMetaMethod::fromSignal(&FilterField::leftDownwards));
}

QString FilterField::problem() const {
    return m_error && !m_patience.isActive() ? QString::fromStdString(wording().sentence(*m_error))
                                             : QString();
}

void FilterField::read() {
    m_pause.stop();
    const auto filter = present();
    setError(filter ? std::nullopt : std::optional(filter.error()));
    if (!filter || filter.value() == m_filter) return;
    m_filter = filter.value();
    emit filterChanged(m_filter);
}

void FilterField::setError(std::optional<core::FilterError> error) {
    if (m_error == error) return;
    m_error = std::move(error);
    m_patience.stop();
    if (m_error) m_patience.start();
    emit problemChanged();
    update();
}

/// Esc empties the field before it leaves anything, and Down is no command of the window here. In an empty field that leads
/// nowhere, Esc is left to the window.
bool FilterField::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* press = static_cast<QKeyEvent*>(event);
        const bool isEscape = press->key() == Qt::Key_Escape && (leadsOn() || !text().isEmpty());
        if (isPlain(*press) && (isEscape || press->key() == Qt::Key_Down)) {
            event->accept();
            return true;
        }
    }
    return QLineEdit::event(event);
}

void FilterField::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && (leadsOn() || !text().isEmpty())) {
        if (text().isEmpty()) emit leftDownwards();
        return setFilterText({});
    }
    if (event->key() == Qt::Key_Down) return emit leftDownwards();
    QLineEdit::keyPressEvent(event);
}

/// Underlines the place of the problem. The cursor tells how far the text is scrolled.
void FilterField::paintEvent(QPaintEvent* event) {
    QLineEdit::paintEvent(event);
    if (!m_error || m_patience.isActive()) return;
    const QByteArray bytes = text().toUtf8();
    const auto at = static_cast<int>(std::min(m_error->at, static_cast<std::size_t>(bytes.size())));
    const QString before = QString::fromUtf8(bytes.left(at));
    QString wrong = QString::fromStdString(m_error->text);
    if (wrong.isEmpty()) wrong = QStringLiteral("x");
    const auto widthOf = [this](const QString& part) { return fontMetrics().horizontalAdvance(part); };
    const int start = cursorRect().center().x() - widthOf(text().left(cursorPosition()));
    QPainter painter(this);
    painter.setClipRect(rect().adjusted(4, 0, -4, 0));
    painter.setPen(QPen(palette().color(QPalette::Base).lightness() < 128 ? QColor(0xff, 0x8a, 0x80)
                                                                          : QColor(0xc6, 0x28, 0x28),
                        2, Qt::DotLine));
    const int y = cursorRect().bottom() - 1;
    painter.drawLine(start + widthOf(before), y, start + widthOf(before + wrong), y);
}

} // namespace komadai::ui
