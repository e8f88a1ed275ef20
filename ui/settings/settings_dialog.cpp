#include "ui/settings/settings_dialog.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QListWidget>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace komadai::ui {

SettingsDialog::SettingsDialog(QWidget* parent)
    : QDialog(parent), m_titles(new QListWidget), m_pages(new QStackedWidget) {
    setWindowTitle(tr("Settings"));
    m_titles->setObjectName(QStringLiteral("pages"));
    m_titles->setAccessibleName(tr("Pages"));
    m_titles->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
    connect(m_titles, &QListWidget::currentRowChanged, m_pages, &QStackedWidget::setCurrentIndex);

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::RestoreDefaults | QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons->button(QDialogButtonBox::RestoreDefaults), &QPushButton::clicked, this, [this] {
        if (auto* page = qobject_cast<SettingsPage*>(m_pages->currentWidget())) page->restoreDefaults();
    });
    buttons->button(QDialogButtonBox::RestoreDefaults)->setAutoDefault(false);
    buttons->button(QDialogButtonBox::Close)->setDefault(true);

    auto* middle = new QHBoxLayout;
    middle->addWidget(m_titles);
    middle->addWidget(m_pages, 1);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(middle, 1);
    layout->addWidget(buttons);
}

void SettingsDialog::addPage(const QString& title, SettingsPage* page) {
    constexpr int Margin = 24; // pixels
    m_titles->addItem(title);
    m_titles->setFixedWidth(m_titles->sizeHintForColumn(0) + Margin);
    m_pages->addWidget(page);
    if (m_titles->currentRow() < 0) m_titles->setCurrentRow(0);
}

void SettingsDialog::showPage(SettingsPage* page) {
    m_titles->setCurrentRow(m_pages->indexOf(page));
    page->setFocus();
}

} // namespace komadai::ui
