// Shows what is said to external engines and by them.
#pragma once

#include "ui/engine/engine_log.h"

#include <QTimer>
#include <QWidget>

#include <chrono>
#include <deque>

class QComboBox;
class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace komadai::ui {

/// One entry as a line of text: time, engine and number of its process, an arrow for the direction, and what was said. It has no control
/// characters, and is valid Unicode whatever the engine has written.
QString textOf(const EngineLogEntry& entry);

/// Begins with what the log has kept, and follows it. Keeps at most MostLines lines and MostBytes bytes; the oldest go first. GUI thread.
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
    void listEngine(const QString& engine);
    /// Removes the oldest entries beyond the limits.
    void shorten();
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
    std::deque<EngineLogEntry> m_entries; ///< in their order
    qsizetype m_bytes = 0;                ///< of their texts
    quint64 m_shownUpTo = 0;              ///< the number of the last entry that was shown or left out
    QComboBox* m_engine;                  ///< the first item stands for all engines
    QPushButton *m_pause, *m_copy, *m_clear, *m_save;
    QPlainTextEdit* m_text;
    QLabel* m_legend;
    QTimer m_refresh;
};

} // namespace komadai::ui
