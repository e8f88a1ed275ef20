#include "ui/imports/import_bar.h"

#include "ui/language/local_text.h"
#include "ui/language/retranslated.h"
#include "ui/widgets/elided_label.h"

#include <QProgressBar>
#include <QPushButton>

namespace komadai::ui {

ImportBar::ImportBar(QWidget* parent)
    : WorkBar(QStringLiteral("importBar"), QStringLiteral("importText"), parent),
      m_cancel(addButton(QStringLiteral("cancelImport"))) {
    connect(m_cancel, &QPushButton::clicked, this, &ImportBar::cancelled);
    retranslated(this, [this] { say(); });
}

void ImportBar::showProgress(const ImportProgress& progress, int waiting) {
    m_progress = progress;
    m_waiting = waiting;
    say();
    show();
}

void ImportBar::showEnding() {
    m_isEnding = true;
    say();
}

void ImportBar::finish() {
    m_isEnding = false;
    hide();
}

void ImportBar::say() {
    const auto& p = m_progress;
    QString text = tr("Importing games. Files: %1 of %2. Games read: %3, added: %4, already there: %5.")
                       .arg(countText(p.files), countText(p.totalFiles), countText(p.games),
                            countText(p.added), countText(p.known));
    if (p.ofLibrary && *p.ofLibrary == 0)
        text = tr("Reading the other library…");
    else if (p.ofLibrary)
        text = tr("Adding another library. Games read: %1 of %2, added: %3, already there: %4.")
                   .arg(countText(p.games), countText(*p.ofLibrary), countText(p.added), countText(p.known));
    if (m_waiting > 0) text += ' ' + tr("Imports waiting: %1.").arg(countText(m_waiting));
    m_text->setText(m_isEnding ? tr("The import is being stopped…") : text);
    m_cancel->setText(tr("Cancel"));
    m_cancel->setEnabled(!m_isEnding);
    m_cancel->setAccessibleName(tr("Cancel the import"));
    m_bar->setAccessibleName(p.ofLibrary ? tr("Games of the other library") : tr("Files of the import"));
    constexpr std::int64_t Steps = 1000; // the number of files may be above what a bar can count to
    const std::int64_t done = p.ofLibrary ? p.games : p.files, total = p.ofLibrary.value_or(p.totalFiles);
    m_bar->setRange(0, total > 1 ? int(Steps) : 0); // of a single file it is not known how far it is
    if (total > 1) m_bar->setValue(static_cast<int>(done * Steps / total));
}

} // namespace komadai::ui
