#include "ui/widgets/file_field.h"

#include <QFileDialog>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>

namespace komadai::ui {

FileField::FileField(Kind kind, QString what, QWidget* parent)
    : QWidget(parent), m_kind(kind), m_what(std::move(what)), m_edit(new QLineEdit(this)) {
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_edit, 1);
    setFocusProxy(m_edit);
    m_edit->setAccessibleName(m_what);
    connect(m_edit, &QLineEdit::textChanged, this, &FileField::textChanged);
    if (kind == Kind::Text) return;
    auto* button = new QPushButton(tr("Browse…"), this);
    button->setAccessibleName(tr("Browse for %1").arg(m_what));
    layout->addWidget(button);
    connect(button, &QPushButton::clicked, this, &FileField::browse);
}

QString FileField::text() const { return m_edit->text(); }
void FileField::setText(const QString& text) { m_edit->setText(text); }
void FileField::setPlaceholderText(const QString& text) { m_edit->setPlaceholderText(text); }

void FileField::browse() {
    const QString found = m_kind == Kind::Folder
                              ? QFileDialog::getExistingDirectory(this, m_what, m_edit->text())
                              : QFileDialog::getOpenFileName(this, m_what, m_edit->text());
    if (!found.isEmpty()) m_edit->setText(found);
}

} // namespace komadai::ui
