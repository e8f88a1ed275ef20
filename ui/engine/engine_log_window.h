// Shows what is said to external engines and by them.
#pragma once

#include "ui/engine/engine_log.h"

#include <QTimer>
#include <QWidget>

#include <array>
#include <chrono>
#include <deque>
#include <vector>

class QComboBox;
class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace komadai::ui {

/// One entry as a line of text: time, engine and number of its process, an arrow for the direction, and what was said. It has no control
/// characters, and is valid Unicode whatever the engine has written.
QString textOf(const EngineLogEntry& entry);

/// Begins with what the log has kept, and follows it. Shows what is said for one purpose at a time, and keeps for each of them at most
/// MostLines lines and MostBytes bytes; the oldest go first. GUI thread.
class EngineLogWindow : public QWidget {
    Q_OBJECT
public:
    static constexpr int MostLines = 20'000;
    static constexpr qsizetype MostBytes = qsizetype{4} * 1024 * 1024;
    /// How often new lines are shown; an engine may write thousands in a second.
    static constexpr std::chrono::milliseconds RefreshTime{100};

    /// The log must outlive the window.
    explicit EngineLogWindow(EngineLog& log = engineLog(), QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    QWidget* makeButtons();
    void retranslate();
    void take(const EngineLogEntry& entry);
    /// The entries for a purpose, in their order.
    struct Entries {
        std::deque<EngineLogEntry> all;
        qsizetype bytes = 0; ///< of their texts
    };
    /// What an item of the list shows.
    struct Source {
        EngineLogEntry::Purpose purpose{};
        QString engine{}; ///< empty: all engines
        friend bool operator==(const Source&, const Source&) = default;
    };
    void list(const Source& source);
    static QString nameOf(const Source& source);
    const Source& shownSource() const;
    const std::deque<EngineLogEntry>& shownEntries() const;
    /// Removes the oldest entries beyond the limits.
    static void shorten(Entries& entries);
    /// Shows the entries that came since the last call, unless the user has paused.
    void refresh();
    /// Shows everything anew, for example after another engine was chosen.
    void showAll();
    void limitText();
    void append(const EngineLogEntry& entry);
    bool isWanted(const EngineLogEntry& entry) const;
    void copy();
    void clear();
    void save();

    EngineLog& m_log;
    std::array<Entries, 2> m_entries; ///< by purpose
    quint64 m_lastEntry = 0;          ///< the number of the last one
    quint64 m_shownUpTo = 0;          ///< the number of the last entry that was shown or left out
    QComboBox* m_engine;
    std::vector<Source> m_sources; ///< of its items
    QPushButton *m_pause, *m_copy, *m_clear, *m_save;
    QPlainTextEdit* m_text;
    QLabel* m_legend;
    QTimer m_refresh;
};

} // namespace komadai::ui
