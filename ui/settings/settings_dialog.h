// What the user may choose about the program.
#pragma once

#include <QDialog>

class QListWidget;
class QStackedWidget;

namespace komadai::ui {

/// Settings that belong together. What the user chooses is applied and remembered at once.
class SettingsPage : public QWidget {
    Q_OBJECT
public:
    using QWidget::QWidget;

    virtual QString title() const = 0;
    /// Chooses again what a new user has.
    virtual void restoreDefaults() = 0;
};

class SettingsDialog : public QDialog {
    Q_OBJECT
public:
    explicit SettingsDialog(QWidget* parent = nullptr);

    /// Takes the page over.
    void addPage(SettingsPage* page);
    void showPage(SettingsPage* page);

private:
    void sayTitles();

    QListWidget* m_titles;
    QStackedWidget* m_pages;
};

} // namespace komadai::ui
