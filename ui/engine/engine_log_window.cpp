#include "ui/engine/engine_log_window.h"

#include "core/base/utf8.h"
#include "core/base/visible_text.h"
#include "ui/files/file_writer.h"
#include "ui/files/save_dialog.h"
#include "ui/language/retranslated.h"
#include "ui/widgets/escape_key.h"
#include "ui/widgets/window_size.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QEvent>
#include <QFontDatabase>
#include <QHBoxLayout>
#include <QLabel>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QShortcut>
#include <QStandardPaths>
#include <QTextCharFormat>
#include <QTextCursor>
#include <QVBoxLayout>

#include <algorithm>
#include <string_view>

namespace komadai::ui {
namespace {

constexpr int ShownLetters = 16; ///< of the name of an engine, at least

/// The direction, so that it does not depend on the colour.
QChar arrowOf(EngineLogEntry::Kind kind) {
    switch (kind) {
    case EngineLogEntry::Kind::Sent: return QChar(0x2192);     // →
    case EngineLogEntry::Kind::Received: return QChar(0x2190); // ←
    case EngineLogEntry::Kind::PrintedError:
    case EngineLogEntry::Kind::ErrorsLeftOut: return QLatin1Char('!');
    case EngineLogEntry::Kind::Started:
    case EngineLogEntry::Kind::NotStarted:
    case EngineLogEntry::Kind::Ended:
    case EngineLogEntry::Kind::Crashed: break;
    }
    return QChar(0x2022); // •
}

QString visibleLine(const EngineLogEntry& entry) {
    std::string_view said(entry.text.constData(), static_cast<std::size_t>(entry.text.size()));
    if (entry.bytesLeftOut > 0 && !said.empty())
        said = core::cutAfter(said, said.size() - 1); // the last character may be incomplete
    QString text = QString::fromStdString(core::visibleText(said));
    if (entry.bytesLeftOut == 0) return text;
    return EngineLogWindow::tr("%1 … (%n more byte(s))", nullptr, static_cast<int>(entry.bytesLeftOut))
        .arg(text);
}

QString saidIn(const EngineLogEntry& entry) {
    QString text = visibleLine(entry);
    switch (entry.kind) {
    case EngineLogEntry::Kind::Sent:
    case EngineLogEntry::Kind::Received:
    case EngineLogEntry::Kind::PrintedError: return text;
    case EngineLogEntry::Kind::ErrorsLeftOut:
        return EngineLogWindow::tr("%n line(s) left out, because too many came at once.", nullptr,
                                   text.toInt());
    case EngineLogEntry::Kind::Started: return EngineLogWindow::tr("Started.");
    case EngineLogEntry::Kind::NotStarted: return EngineLogWindow::tr("Could not be started: %1").arg(text);
    case EngineLogEntry::Kind::Ended: return EngineLogWindow::tr("Ended with exit status %1.").arg(text);
    case EngineLogEntry::Kind::Crashed: return EngineLogWindow::tr("Crashed with signal %1.").arg(text);
    }
    return text;
}

/// What was sent stands out; what the engine says looks like other text.
QColor colourOf(const EngineLogEntry& entry, const QPalette& palette) {
    if (entry.kind == EngineLogEntry::Kind::Sent) return palette.color(QPalette::Link);
    return palette.color(QPalette::Text);
}

} // namespace

QString textOf(const EngineLogEntry& entry) {
    const QString engine = QString::fromStdString(core::visibleText(entry.engine.toStdString()));
    return QStringLiteral("%1 %2 #%3 %4 ")
               .arg(entry.time.toString(QStringLiteral("HH:mm:ss.zzz")), engine,
                    QString::number(entry.process), QString(arrowOf(entry.kind))) +
           saidIn(entry);
}

EngineLogWindow::EngineLogWindow(EngineLog& log, QWidget* parent)
    : QWidget(parent, Qt::Window), m_log(log), m_engine(new QComboBox(this)), m_pause(new QPushButton(this)),
      m_copy(new QPushButton(this)), m_clear(new QPushButton(this)), m_save(new QPushButton(this)),
      m_text(new QPlainTextEdit(this)), m_legend(new QLabel(this)) {
    setObjectName(QStringLiteral("engineLog"));
    m_text->setObjectName(QStringLiteral("log"));
    m_text->setReadOnly(true);
    m_text->setUndoRedoEnabled(false);
    m_text->setTabChangesFocus(true);
    m_text->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_text->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_text->setLayoutDirection(Qt::LeftToRight);
    m_legend->setWordWrap(true);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(makeButtons());
    layout->addWidget(m_text, 1);
    layout->addWidget(m_legend);
    setLeastSize(*this, {520, 320});
    resizeWithinScreen(*this, {800, 520});
    closeOnEscape(*this);
    connect(new QShortcut(QKeySequence::Close, this), &QShortcut::activated, this, &QWidget::close);

    m_refresh.setSingleShot(true);
    m_refresh.setInterval(RefreshTime);
    connect(&m_refresh, &QTimer::timeout, this, &EngineLogWindow::refresh);
    connect(&log, &EngineLog::added, this, &EngineLogWindow::take);
    list({EngineLogEntry::Purpose::Play});
    list({EngineLogEntry::Purpose::Match});
    retranslated(this, [this] { retranslate(); });
    for (const EngineLogEntry& entry : log.entries())
        take(entry);
    refresh();
}

QWidget* EngineLogWindow::makeButtons() {
    m_engine->setObjectName(QStringLiteral("logEngine"));
    m_engine->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_engine->setMinimumContentsLength(ShownLetters);
    m_pause->setObjectName(QStringLiteral("pauseLog"));
    m_pause->setCheckable(true);
    m_copy->setObjectName(QStringLiteral("copyLog"));
    m_clear->setObjectName(QStringLiteral("clearLog"));
    m_save->setObjectName(QStringLiteral("saveLog"));
    auto* row = new QWidget(this);
    auto* label = retranslated(new QLabel(row), &QLabel::setText, [] { return tr("&Engine:"); });
    m_engine->setParent(row);
    label->setBuddy(m_engine);
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(label);
    layout->addWidget(m_engine, 1);
    layout->addSpacing(8);
    for (QPushButton* button : {m_pause, m_copy, m_clear, m_save})
        layout->addWidget(button);
    connect(m_engine, &QComboBox::currentIndexChanged, this, &EngineLogWindow::showAll);
    connect(m_pause, &QPushButton::toggled, this, &EngineLogWindow::refresh);
    connect(m_copy, &QPushButton::clicked, this, &EngineLogWindow::copy);
    connect(m_clear, &QPushButton::clicked, this, &EngineLogWindow::clear);
    connect(m_save, &QPushButton::clicked, this, &EngineLogWindow::save);
    return row;
}

void EngineLogWindow::retranslate() {
    setWindowTitle(tr("Engine Log"));
    for (int i = 0; i < m_engine->count(); ++i)
        m_engine->setItemText(i, nameOf(m_sources[static_cast<std::size_t>(i)]));
    m_pause->setText(tr("&Pause"));
    m_pause->setToolTip(tr("New lines are kept, and shown when you go on"));
    m_copy->setText(tr("&Copy"));
    m_copy->setToolTip(tr("Copies the selected text, or everything if nothing is selected"));
    m_clear->setText(tr("C&lear"));
    m_save->setText(tr("&Save…"));
    m_text->setAccessibleName(windowTitle());
    m_text->setPlaceholderText(tr("What external engines say appears here. The built-in engine has no log."));
    m_legend->setText(
        tr("→ sent to the engine, ← received from the engine, ! an error message of the engine."));
    showAll();
}

/// The palette has changed, and with it the colours of the text.
void EngineLogWindow::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) showAll();
}

// --- entries

void EngineLogWindow::take(const EngineLogEntry& entry) {
    Entries& entries = m_entries[static_cast<std::size_t>(entry.purpose)];
    entries.all.push_back(entry);
    entries.bytes += entry.text.size();
    m_lastEntry = entry.number;
    shorten(entries);
    list({entry.purpose, entry.engine});
    if (!m_refresh.isActive()) m_refresh.start();
}

void EngineLogWindow::list(const Source& source) {
    if (std::find(m_sources.begin(), m_sources.end(), source) != m_sources.end()) return;
    m_sources.push_back(source); // first, since it may become the current one
    m_engine->addItem(nameOf(source));
}

QString EngineLogWindow::nameOf(const Source& source) {
    const bool isOfMatch = source.purpose == EngineLogEntry::Purpose::Match;
    if (source.engine.isEmpty()) return isOfMatch ? tr("Engine matches") : tr("Games, analysis");
    return isOfMatch ? tr("%1 (match)").arg(source.engine) : source.engine;
}

const EngineLogWindow::Source& EngineLogWindow::shownSource() const {
    return m_sources[static_cast<std::size_t>(std::max(m_engine->currentIndex(), 0))];
}

const std::deque<EngineLogEntry>& EngineLogWindow::shownEntries() const {
    return m_entries[static_cast<std::size_t>(shownSource().purpose)].all;
}

void EngineLogWindow::shorten(Entries& entries) {
    while (entries.all.size() > static_cast<std::size_t>(MostLines) || entries.bytes > MostBytes) {
        entries.bytes -= entries.all.front().text.size();
        entries.all.pop_front();
    }
}

/// Of those for the purpose that is shown.
bool EngineLogWindow::isWanted(const EngineLogEntry& entry) const {
    const QString& engine = shownSource().engine;
    return engine.isEmpty() || entry.engine == engine;
}

void EngineLogWindow::refresh() {
    if (m_pause->isChecked()) return;
    QScrollBar& bar = *m_text->verticalScrollBar();
    const bool followsEnd = bar.value() == bar.maximum();
    const auto isNew = [this](const EngineLogEntry& entry) { return entry.number > m_shownUpTo; };
    limitText();
    const auto& entries = shownEntries();
    for (auto entry = std::find_if(entries.begin(), entries.end(), isNew); entry != entries.end(); ++entry)
        append(*entry);
    m_shownUpTo = m_lastEntry;
    if (followsEnd) bar.setValue(bar.maximum());
}

/// Lets the text forget what m_entries has forgotten: it removes its first lines if it has more than this.
void EngineLogWindow::limitText() {
    const auto& entries = shownEntries();
    const auto lines = std::count_if(entries.begin(), entries.end(),
                                     [this](const EngineLogEntry& entry) { return isWanted(entry); });
    m_text->setMaximumBlockCount(std::max(static_cast<int>(lines), 1));
}

void EngineLogWindow::showAll() {
    QScrollBar& bar = *m_text->verticalScrollBar();
    m_text->clear();
    limitText();
    for (const EngineLogEntry& entry : shownEntries())
        if (entry.number <= m_shownUpTo) append(entry);
    bar.setValue(bar.maximum());
}

void EngineLogWindow::append(const EngineLogEntry& entry) {
    if (!isWanted(entry)) return;
    QTextCursor cursor(m_text->document());
    cursor.movePosition(QTextCursor::End);
    if (!m_text->document()->isEmpty()) cursor.insertBlock();
    QTextCharFormat format;
    format.setForeground(colourOf(entry, palette()));
    cursor.insertText(textOf(entry), format);
}

// --- what the user does with them

void EngineLogWindow::copy() {
    if (m_text->textCursor().hasSelection())
        m_text->copy();
    else if (!m_text->document()->isEmpty()) // what was copied elsewhere stays
        QGuiApplication::clipboard()->setText(m_text->toPlainText());
}

void EngineLogWindow::clear() {
    m_log.clear();
    m_entries = {};
    m_text->clear();
}

void EngineLogWindow::save() {
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    const auto path = askForFile(
        {tr("Save Engine Log"), tr("Engine log"), folder, tr("Text (*.txt);;All files (*)")}, this);
    if (!path) return;
    const QString problem = writeBytes(*path, m_text->toPlainText().toStdString() + '\n');
    if (problem.isEmpty()) return;
    QMessageBox::warning(this, tr("Save Engine Log"), tr("%1 could not be saved: %2.").arg(*path, problem));
}

} // namespace komadai::ui
