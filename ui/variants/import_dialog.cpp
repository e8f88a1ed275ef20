#include "ui/variants/import_dialog.h"

#include "ui/wording.h"

#include <QDialogButtonBox>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QFontDatabase>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRegularExpressionValidator>
#include <QSplitter>
#include <QTextBlock>
#include <QTimer>
#include <QVBoxLayout>

namespace komadai::ui {
namespace {

constexpr int PauseMs = 250; ///< in typing, before the text is checked

QString nameOf(core::VariantFormat format) {
    switch (format) {
    case core::VariantFormat::Ini: return ImportDialog::tr("variants.ini");
    case core::VariantFormat::Effects: return ImportDialog::tr("variant with special effects");
    case core::VariantFormat::Diagram: return ImportDialog::tr("interactive diagram");
    }
    return {};
}

/// "Line 3, maxRank: …".
QString textOf(const core::VariantProblem& problem) {
    QString text = QString::fromStdString(wording().problem(problem, {}));
    text.remove(0, 2); // the comma behind the name of the file
    return text.left(1).toUpper() + text.mid(1);
}

/// An id made of a file's name.
QString idFrom(const QString& path) {
    QString id = QFileInfo(path).completeBaseName().toLower();
    id.remove(QRegularExpression(QStringLiteral("[^a-z0-9]")));
    return id;
}

} // namespace

ImportDialog::ImportDialog(UserVariants& variants, QWidget* parent)
    : QDialog(parent), m_variants(variants), m_text(new QPlainTextEdit(this)), m_format(new QLabel(this)),
      m_idLabel(new QLabel(tr("Short &name:"), this)), m_id(new QLineEdit(this)),
      m_problems(new QListWidget(this)), m_summary(new QLabel(this)),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this)),
      m_pause(new QTimer(this)) {
    setWindowTitle(tr("Import Variant"));
    m_text->setObjectName(QStringLiteral("text"));
    m_text->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_text->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_text->setPlaceholderText(tr("Open a file, or type or paste here: a section of a variants.ini file,\n"
                                  "or the text of an interactive diagram."));
    m_id->setObjectName(QStringLiteral("id"));
    m_id->setValidator(
        new QRegularExpressionValidator(QRegularExpression(QStringLiteral("[a-z0-9]*")), m_id));
    m_id->setPlaceholderText(tr("lower-case letters and digits"));
    m_idLabel->setBuddy(m_id);
    m_problems->setObjectName(QStringLiteral("problems"));
    m_problems->setWordWrap(true);
    m_problems->setAlternatingRowColors(true);
    m_summary->setObjectName(QStringLiteral("summary"));
    m_summary->setWordWrap(true);
    m_summary->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_pause->setSingleShot(true);
    m_pause->setInterval(PauseMs);

    auto* open = new QPushButton(tr("&Open File…"), this);
    auto* paste = new QPushButton(tr("&Paste"), this);
    auto* top = new QHBoxLayout;
    top->addWidget(open);
    top->addWidget(paste);
    top->addStretch(1);
    top->addWidget(m_format);
    auto* side = new QWidget(this);
    auto* sideLayout = new QVBoxLayout(side);
    sideLayout->setContentsMargins(8, 0, 0, 0);
    sideLayout->addWidget(m_idLabel);
    sideLayout->addWidget(m_id);
    sideLayout->addWidget(m_summary);
    sideLayout->addWidget(m_problems, 1);
    auto* splitter = new QSplitter(this);
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(m_text);
    splitter->addWidget(side);
    splitter->setSizes({500, 320});
    m_buttons->button(QDialogButtonBox::Ok)->setText(tr("&Import"));
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(top);
    layout->addWidget(splitter, 1);
    layout->addWidget(m_buttons);
    resize(860, 560);

    connect(open, &QPushButton::clicked, this, &ImportDialog::openFile);
    connect(paste, &QPushButton::clicked, m_text, &QPlainTextEdit::paste);
    connect(m_text, &QPlainTextEdit::textChanged, m_pause, qOverload<>(&QTimer::start));
    connect(m_id, &QLineEdit::textChanged, m_pause, qOverload<>(&QTimer::start));
    connect(m_pause, &QTimer::timeout, this, &ImportDialog::check);
    const auto choose = [this](const QListWidgetItem* item) { goToLine(item->data(Qt::UserRole).toInt()); };
    connect(m_problems, &QListWidget::itemClicked, this, choose);
    connect(m_problems, &QListWidget::itemActivated, this, choose);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &ImportDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &ImportDialog::reject);
    check();
    m_text->setFocus();
}

void ImportDialog::openFile() {
    const QString path = QFileDialog::getOpenFileName(this, tr("Open Variant"), {},
                                                      tr("Variants (*.ini *.txt *.diagram);;All files (*)"));
    if (path.isEmpty()) return;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        QMessageBox::warning(this, tr("Open Variant"), tr("%1 cannot be read.").arg(path));
        return;
    }
    m_text->setPlainText(QString::fromUtf8(file.readAll()));
    m_id->setText(idFrom(path));
    check();
}

void ImportDialog::check() {
    m_pause->stop();
    const QString text = m_text->toPlainText();
    const bool isEmpty = text.trimmed().isEmpty();
    const bool needsId = UserVariants::needsId(text);
    m_idLabel->setVisible(needsId);
    m_id->setVisible(needsId);
    m_problems->clear();
    m_format->clear();
    m_summary->clear();
    if (needsId && m_id->text().isEmpty())
        addProblem(tr("The variant needs a short name, which is above."), 0);
    else if (!isEmpty)
        showReading(m_variants.read(text, m_id->text()));
    m_problems->setVisible(m_problems->count() > 0);
    m_summary->setVisible(m_problems->count() == 0);
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(isReady());
}

void ImportDialog::showReading(const UserVariants::Reading& reading) {
    m_format->setText(tr("Format: %1").arg(nameOf(reading.format)));
    for (const auto& problem : reading.problems)
        addProblem(textOf(problem), problem.line);
    QStringList names;
    for (const auto& variant : reading.variants)
        names += tr("%1, %2 × %3 squares")
                     .arg(QString::fromStdString(variant.name))
                     .arg(variant.size.files)
                     .arg(variant.size.ranks);
    m_summary->setText(tr("No problems. This will be added:\n%1").arg(names.join('\n')));
}

void ImportDialog::addProblem(const QString& text, int line) {
    auto* item = new QListWidgetItem(text, m_problems);
    item->setData(Qt::UserRole, line);
}

void ImportDialog::goToLine(int line) {
    const QTextBlock block = m_text->document()->findBlockByNumber(line - 1);
    if (line == 0 || !block.isValid()) return;
    QTextCursor cursor(block);
    cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
    m_text->setTextCursor(cursor);
    m_text->setFocus();
}

bool ImportDialog::isReady() const {
    return m_problems->count() == 0 && !m_text->toPlainText().trimmed().isEmpty();
}

void ImportDialog::accept() {
    check(); // the text may have changed a moment ago
    if (!isReady()) return;
    const QString text = m_text->toPlainText();
    const std::string first = m_variants.read(text, m_id->text()).variants.front().id;
    const QString problem = m_variants.import(text, m_id->text());
    if (!problem.isEmpty()) {
        QMessageBox::warning(this, tr("Import Variant"), problem);
        return;
    }
    m_imported = first;
    QDialog::accept();
}

} // namespace komadai::ui
