#include "ui/variants/manage_variants_dialog.h"

#include "ui/widgets/list_rows.h"
#include "ui/wording.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QFileInfo>
#include <QLabel>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace komadai::ui {
namespace {

/// The names of the variants in a file, or that of the file if it has none to play.
QString namesIn(const VariantFile& file, const core::VariantSet& variants) {
    QStringList names;
    for (const auto& id : file.ids)
        names << nameOf(variants.find(id)->spec());
    return names.empty() ? QFileInfo(file.path).fileName() : names.join(QStringLiteral(", "));
}

} // namespace

ManageVariantsDialog::ManageVariantsDialog(UserVariants& variants, std::string played, QWidget* parent)
    : QDialog(parent), m_variants(variants), m_played(std::move(played)), m_files(new QListWidget(this)),
      m_details(new QLabel(this)) {
    setWindowTitle(tr("Imported Variants"));
    m_files->setObjectName(QStringLiteral("files"));
    m_files->setAccessibleName(windowTitle());
    keepRowSelected(*m_files);
    m_details->setObjectName(QStringLiteral("details"));
    m_details->setWordWrap(true);
    m_details->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_details->setMinimumHeight(3 * m_details->fontMetrics().lineSpacing());
    m_details->setAlignment(Qt::AlignTop | Qt::AlignLeft);

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto* import = buttons->addButton(tr("&Import…"), QDialogButtonBox::ActionRole);
    m_edit = buttons->addButton(tr("&Edit…"), QDialogButtonBox::ActionRole);
    m_edit->setObjectName(QStringLiteral("edit"));
    m_remove = buttons->addButton(tr("&Remove…"), QDialogButtonBox::ActionRole);
    m_remove->setObjectName(QStringLiteral("remove"));
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_files, 1);
    layout->addWidget(m_details);
    layout->addWidget(buttons);
    resize(480, 360);

    connect(m_files, &QListWidget::currentRowChanged, this, &ManageVariantsDialog::showFile);
    connect(import, &QPushButton::clicked, this, &ManageVariantsDialog::importVariant);
    connect(m_edit, &QPushButton::clicked, this, &ManageVariantsDialog::edit);
    connect(m_files, &QListWidget::itemDoubleClicked, m_edit, &QPushButton::click);
    connect(m_remove, &QPushButton::clicked, this, &ManageVariantsDialog::askRemove);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    showFiles();
}

void ManageVariantsDialog::showFiles() {
    const int row = m_files->currentRow();
    m_files->clear();
    for (const auto& file : m_variants.files())
        m_files->addItem(namesIn(file, m_variants.all()));
    if (m_files->count() == 0) return showFile(-1);
    m_files->setCurrentRow(std::clamp(row, 0, m_files->count() - 1));
}

void ManageVariantsDialog::showFile(int row) {
    m_remove->setEnabled(row >= 0);
    m_edit->setEnabled(row >= 0 && !m_variants.files()[static_cast<std::size_t>(row)].failure);
    if (row < 0) {
        m_details->setText(tr("No variant has been imported yet."));
        return;
    }
    const auto& file = m_variants.files()[static_cast<std::size_t>(row)];
    m_details->setText(file.ids.empty() ? sentence(file) : QDir::toNativeSeparators(file.path));
}

void ManageVariantsDialog::importVariant() {
    ImportVariantDialog dialog(m_variants, this);
    if (dialog.exec() != QDialog::Accepted) return;
    showFiles();
    m_files->setCurrentRow(m_files->count() - 1);
}

bool ManageVariantsDialog::isOnBoard(const VariantFile& file, const QString& refusal) {
    if (std::find(file.ids.begin(), file.ids.end(), m_played) == file.ids.end()) return false;
    QMessageBox::information(this, windowTitle(),
                             refusal.arg(nameOf(m_variants.all().find(m_played)->spec())));
    return true;
}

void ManageVariantsDialog::edit() {
    const auto& file = m_variants.files()[static_cast<std::size_t>(m_files->currentRow())];
    if (isOnBoard(file, tr("%1 is on the board now. Begin another game before you edit it."))) return;
    const auto text = readVariantText(file.path);
    if (!text) {
        QMessageBox::warning(this, windowTitle(), sentence(text.error()));
        return;
    }
    ImportVariantDialog dialog(m_variants, file, text.value(), this);
    dialog.nameGamesWithOldRules(m_gamesWithOldRules);
    if (dialog.exec() != QDialog::Accepted) return;
    showFiles();
    m_files->setCurrentRow(m_files->count() - 1); // the last one that was added
}

void ManageVariantsDialog::askRemove() {
    const auto& file = m_variants.files()[static_cast<std::size_t>(m_files->currentRow())];
    const QString names = namesIn(file, m_variants.all());
    if (isOnBoard(file, tr("%1 is on the board now. Begin another game before you remove it."))) return;
    QMessageBox box(QMessageBox::Question, windowTitle(), tr("Remove %1?").arg(names), QMessageBox::Cancel,
                    this);
    box.setInformativeText(
        tr("The file %1 is deleted, and with it everything the computer has learned about the game. Stored "
           "games stay in the library. To open them again, import the variant again.")
            .arg(QDir::toNativeSeparators(file.path)));
    auto* remove = box.addButton(tr("&Remove"), QMessageBox::DestructiveRole);
    box.setDefaultButton(QMessageBox::Cancel);
    box.exec();
    if (box.clickedButton() != remove) return;
    if (const auto failure = m_variants.remove(file.path))
        QMessageBox::warning(this, windowTitle(), sentence(*failure));
    showFiles();
}

} // namespace komadai::ui
