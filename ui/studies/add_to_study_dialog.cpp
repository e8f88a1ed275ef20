#include "ui/studies/add_to_study_dialog.h"

#include <QCollator>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace komadai::ui {
namespace {

constexpr int FieldLetters = 30;

} // namespace

AddToStudyDialog::AddToStudyDialog(const std::vector<core::Study>& studies,
                                   const std::optional<QString>& title, QWidget* parent)
    : QDialog(parent), m_study(new QComboBox(this)), m_nameLabel(new QLabel(tr("&Name:"), this)),
      m_name(new QLineEdit(this)) {
    setWindowTitle(tr("Add to Study"));
    m_study->setObjectName(QStringLiteral("studyChoice"));
    m_study->setMinimumContentsLength(FieldLetters);
    m_study->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    std::vector<core::Study> sorted = studies;
    QCollator collator;
    collator.setNumericMode(true); // as in the window
    std::stable_sort(sorted.begin(), sorted.end(), [&](const core::Study& a, const core::Study& b) {
        return collator.compare(QString::fromStdString(a.texts.name), QString::fromStdString(b.texts.name)) <
               0;
    });
    for (const core::Study& study : sorted)
        m_study->addItem(QString::fromStdString(study.texts.name), static_cast<qlonglong>(study.id));
    m_study->addItem(tr("New study"));
    const auto last = std::max_element(
        sorted.begin(), sorted.end(), [](const auto& a, const auto& b) { return a.changedAt < b.changedAt; });
    m_study->setCurrentIndex(static_cast<int>(last - sorted.begin()));
    m_name->setObjectName(QStringLiteral("newStudyName"));
    m_nameLabel->setBuddy(m_name);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    m_add = buttons->button(QDialogButtonBox::Ok);
    m_add->setText(tr("&Add"));
    auto* form = new QFormLayout;
    form->addRow(tr("&Study:"), m_study);
    form->addRow(m_nameLabel, m_name);
    if (title) {
        m_title = new QLineEdit(*title, this);
        m_title->setObjectName(QStringLiteral("newChapterTitle"));
        form->addRow(tr("&Title of the chapter:"), m_title);
    }
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_study, &QComboBox::currentIndexChanged, this, &AddToStudyDialog::onChanged);
    connect(m_name, &QLineEdit::textChanged, this, &AddToStudyDialog::onChanged);
    onChanged();
    if (studies.empty()) m_name->setFocus();
}

void AddToStudyDialog::onChanged() {
    const bool isNew = !m_study->currentData().isValid();
    m_name->setEnabled(isNew);
    m_nameLabel->setEnabled(isNew);
    m_add->setEnabled(!isNew || !m_name->text().trimmed().isEmpty());
}

StudyTarget AddToStudyDialog::target() const {
    const QVariant study = m_study->currentData();
    if (study.isValid()) return {core::StudyId{study.toLongLong()}, {}};
    return {std::nullopt, m_name->text().trimmed().toStdString()};
}

QString AddToStudyDialog::title() const { return m_title ? m_title->text().trimmed() : QString(); }

} // namespace komadai::ui
