#include "ui/settings/settings_dialog.h"

#include "ui/icons.h"
#include "ui/language/retranslated.h"
#include "ui/widgets/dialog_content.h"
#include "ui/widgets/list_rows.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QFormLayout>
#include <QGroupBox>
#include <QHBoxLayout>
#include <QListWidget>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace komadai::ui {

QGroupBox* SettingsPage::group(const std::function<QString()>& title, QLayout* content) {
    auto* box = retranslated(new QGroupBox, &QGroupBox::setTitle, title);
    box->setLayout(content);
    return box;
}

void SettingsPage::setGroups(std::initializer_list<QWidget*> groups) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(12);
    for (QWidget* group : groups)
        layout->addWidget(group);
    layout->addStretch();
    alignFields();
}

/// Another language or another size of text needs another width for the labels.
bool SettingsPage::event(QEvent* event) {
    if (event->type() == QEvent::LayoutRequest) alignFields();
    return QWidget::event(event);
}

void SettingsPage::alignFields() {
    QList<QWidget*> labels;
    for (const auto* form : findChildren<QFormLayout*>())
        for (int row = 0; row < form->rowCount(); ++row)
            if (const auto* item = form->itemAt(row, QFormLayout::LabelRole); item && item->widget())
                labels << item->widget();
    int widest = 0;
    for (const QWidget* label : labels)
        widest = std::max(widest, label->sizeHint().width());
    for (QWidget* label : labels)
        if (label->minimumWidth() != widest) label->setMinimumWidth(widest);
}

SettingsDialog::SettingsDialog(QWidget* parent)
    : QDialog(parent), m_titles(new QListWidget), m_pages(new QStackedWidget) {
    retranslated(this, &QWidget::setWindowTitle, [] { return tr("Settings"); });
    m_titles->setObjectName(QStringLiteral("pages"));
    retranslated(m_titles, &QWidget::setAccessibleName, [] { return tr("Pages"); });
    m_titles->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
    m_titles->setIconSize({22, 22});
    m_titles->setSpacing(2);
    keepRowSelected(*m_titles);
    connect(m_titles, &QListWidget::currentRowChanged, m_pages, &QStackedWidget::setCurrentIndex);

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* defaults = retranslated(buttons->addButton(QString(), QDialogButtonBox::ResetRole),
                                  &QPushButton::setText, [] { return tr("Restore Defaults of This Page"); });
    defaults->setObjectName(QStringLiteral("restoreDefaults"));
    connect(defaults, &QPushButton::clicked, this, [this] {
        if (m_pages->count() > 0) pageAt(m_pages->currentIndex()).restoreDefaults();
    });
    defaults->setAutoDefault(false);
    buttons->button(QDialogButtonBox::Close)->setDefault(true);

    auto* middle = new QHBoxLayout;
    middle->addWidget(m_titles);
    middle->addWidget(m_pages, 1);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(middle, 1);
    layout->addWidget(buttons);
    whenLanguageChanges(this, [this] { updateTitles(); });
}

void SettingsDialog::addPage(SettingsPage* page) {
    m_pages->addWidget(new DialogContent(page));
    m_titles->addItem(QString());
    updateTitles();
    updateIcons();
    if (m_titles->currentRow() < 0) m_titles->setCurrentRow(0);
}

SettingsPage& SettingsDialog::pageAt(int row) const {
    return *m_pages->widget(row)->findChild<SettingsPage*>();
}

void SettingsDialog::updateTitles() {
    constexpr int Margin = 24; // pixels
    for (int row = 0; row < m_titles->count(); ++row)
        m_titles->item(row)->setText(pageAt(row).title());
    m_titles->setFixedWidth(
        std::max(m_titles->sizeHintForColumn(0) + Margin, m_titles->minimumSizeHint().width()));
}

void SettingsDialog::updateIcons() {
    for (int row = 0; row < m_titles->count(); ++row)
        m_titles->item(row)->setIcon(themedIcon(pageAt(row).iconName(), palette()));
}

void SettingsDialog::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) updateIcons();
    if (event->type() == QEvent::FontChange) updateTitles();
}

void SettingsDialog::showPage(SettingsPage* page) {
    for (int row = 0; row < m_pages->count(); ++row)
        if (&pageAt(row) == page) showPage(row);
    page->setFocus();
}

void SettingsDialog::showPage(int number) { m_titles->setCurrentRow(number); }

int SettingsDialog::shownPage() const { return m_titles->currentRow(); }

} // namespace komadai::ui
