// The field for the filter of games.
#pragma once

#include "core/store/game_filter.h"

#include <QLineEdit>
#include <QTimer>

#include <optional>

namespace komadai::ui {

/// Reads the filter as the user types. A text that is not a filter is marked where it goes wrong.
class FilterField : public QLineEdit {
    Q_OBJECT
public:
    explicit FilterField(QWidget* parent = nullptr);

    /// Filters at once, without the pause after the last key.
    void setFilterText(const QString& text);
    /// Adds a condition at the end, which must hold too, or with `isAlternative` can hold instead.
    void addCondition(const QString& condition, bool isAlternative);
    /// Why the text is no filter; empty if it is one.
    QString problem() const;

signals:
    void filterChanged(const komadai::core::GameFilter& filter);
    /// problem() has changed.
    void problemChanged();
    /// The user goes on to the table.
    void leftDownwards();

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void read();
    void setError(std::optional<core::FilterError> error);

    QTimer m_pause;
    QTimer m_patience; ///< before a problem is shown: the user may still be typing
    std::optional<core::FilterError> m_error;
    core::GameFilter m_filter; ///< read last
};

} // namespace komadai::ui
