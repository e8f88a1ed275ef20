// A field in which the user types a filter of games.
#pragma once

#include "core/store/game_filter.h"

#include <QLineEdit>
#include <QTimer>

#include <optional>

namespace komadai::ui {

/// Reads the filter when the user pauses or presses Enter.
class FilterLine : public QLineEdit {
    Q_OBJECT
public:
    explicit FilterLine(QWidget* parent = nullptr);

    /// The last filter that could be read.
    const core::GameFilter& filter() const { return m_filter; }
    /// Why the text is no filter, as a sentence; empty if it is one.
    QString problem() const;
    /// Reads this text at once.
    void setFilterText(const QString& text);
    /// Reads the text as it is now.
    void readNow();

signals:
    void filterChanged(const komadai::core::GameFilter& filter);
    /// problem() has changed.
    void problemChanged();

private:
    QTimer m_pause;
    core::GameFilter m_filter;
    std::optional<core::FilterError> m_error;
};

} // namespace komadai::ui
