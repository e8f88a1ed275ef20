// The settings dialog.
#pragma once

#include <QDialog>

#include <functional>
#include <initializer_list>

class QGroupBox;
class QLayout;
class QListWidget;
class QStackedWidget;

namespace komadai::ui {

/// A page of settings. A choice is applied and stored at once.
class SettingsPage : public QWidget {
    Q_OBJECT
public:
    using QWidget::QWidget;

    virtual QString title() const = 0;
    /// The name of its icon; see themedIcon().
    virtual QString iconName() const = 0;
    /// Restores the defaults of all settings of the page.
    virtual void restoreDefaults() = 0;

protected:
    /// A box with a title round settings that belong together.
    static QGroupBox* group(const std::function<QString()>& title, QLayout* content);
    /// The page's groups one below the other. The fields of all groups begin at one place.
    void setGroups(std::initializer_list<QWidget*> groups);
    bool event(QEvent* event) override;

private:
    void alignFields();
};

class SettingsDialog : public QDialog {
    Q_OBJECT
public:
    explicit SettingsDialog(QWidget* parent = nullptr);

    /// Takes ownership of the page.
    void addPage(SettingsPage* page);
    void showPage(SettingsPage* page);
    /// Pages are numbered from 0 in the order in which they were added. `number` is one of them.
    void showPage(int number);
    int shownPage() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    SettingsPage& pageAt(int row) const;
    void updateTitles();
    void updateIcons();

    QListWidget* m_titles;
    QStackedWidget* m_pages;
};

} // namespace komadai::ui
