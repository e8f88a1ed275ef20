// The settings dialog.
#pragma once

#include <QDialog>

class QListWidget;
class QStackedWidget;

namespace komadai::ui {

/// A page of settings. A choice is applied and stored at once.
class SettingsPage : public QWidget {
    Q_OBJECT
public:
    using QWidget::QWidget;

    virtual QString title() const = 0;
    /// Restores the defaults of all settings of the page.
    virtual void restoreDefaults() = 0;
};

class SettingsDialog : public QDialog {
    Q_OBJECT
public:
    explicit SettingsDialog(QWidget* parent = nullptr);

    /// Takes ownership of the page.
    void addPage(SettingsPage* page);
    void showPage(SettingsPage* page);

private:
    void updateTitles();

    QListWidget* m_titles;
    QStackedWidget* m_pages;
};

} // namespace komadai::ui
