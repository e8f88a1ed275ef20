// The field in which the user types a filter of games.
#pragma once

#include "core/store/game_filter.h"

#include <QLineEdit>
#include <QTimer>

#include <optional>

namespace komadai::ui {

class LibraryService;

/// Reads the filter as the user types. A text that is not a filter is marked where it goes wrong.
class FilterField : public QLineEdit {
    Q_OBJECT
public:
    explicit FilterField(QWidget* parent = nullptr);

    /// What the field says while it is empty, what it is called, and how it is used. Where the placeholder has no room, the field says the
    /// name instead.
    void setWords(const QString& placeholder, const QString& name, const QString& toolTip = {});

    /// Lets words also find what lists show only in words of the window, see shownNames. Until then, and in a library for which no variants
    /// were set, only what is stored is found. The library must outlive the field.
    void findShownNames(const LibraryService& library);
    /// What the text says as it is now, even while the user is typing.
    core::Result<core::GameFilter, core::FilterError> present() const;
    /// The last filter that could be read.
    const core::GameFilter& filter() const { return m_filter; }
    /// Whether the text that was read last is a filter. If not, filter() is an earlier one.
    bool isFilter() const { return !m_error; }
    /// Reads this text at once, without the pause after the last key.
    void setFilterText(const QString& text);
    /// Reads the text as it is now, and tells its problem at once. Returns isFilter().
    bool readNow();
    /// Adds a condition at the end, which must hold too, or with `isAlternative` can hold instead.
    void addCondition(const QString& condition, bool isAlternative);
    /// Why the text is no filter; empty if it is one, and while the user may still be typing.
    QString problem() const;

signals:
    void filterChanged(const komadai::core::GameFilter& filter);
    /// problem() has changed.
    void problemChanged();
    /// The user goes on to what stands below, with Enter, Down, or Esc in an empty field.
    void leftDownwards();

protected:
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void showPlaceholder();
    void read();
    bool leadsOn() const; ///< to something below
    void setError(std::optional<core::FilterError> error);

    QString m_placeholder;
    const LibraryService* m_library = nullptr; ///< see findShownNames
    QTimer m_pause;
    QTimer m_patience; ///< before a problem is shown: the user may still be typing
    std::optional<core::FilterError> m_error;
    core::GameFilter m_filter; ///< read last
};

} // namespace komadai::ui
