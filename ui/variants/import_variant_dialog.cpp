#include "ui/variants/import_variant_dialog.h"

#include "ui/board/position_picture.h"
#include "ui/variants/variant_editor.h"
#include "ui/widgets/dialog_content.h"
#include "ui/widgets/window_size.h"
#include "ui/wording.h"

#include <QApplication>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QRegularExpressionValidator>
#include <QSplitter>
#include <QVBoxLayout>

#include <chrono>
#include <utility>

namespace komadai::ui {
namespace {

constexpr std::chrono::milliseconds Pause(300);
constexpr int PictureSize = 200;
constexpr const char* UsualId = "myvariant";

QString findingText(const core::VariantProblem& problem) {
    const QString what = problemText(problem);
    return problem.line > 0 ? ImportVariantDialog::tr("Line %1: %2").arg(problem.line).arg(what) : what;
}

/// "Zo Shogi: 9 × 9, 16 kinds of pieces".
QString measuresOf(const core::VariantSpec& spec) {
    const auto kinds = static_cast<int>(spec.pieces.size());
    const QString pieces = kinds == 1 ? ImportVariantDialog::tr("one kind of piece")
                                      : ImportVariantDialog::tr("%n kinds of pieces", nullptr, kinds);
    return ImportVariantDialog::tr("%1: %2 × %3, %4")
        .arg(nameOf(spec), QString::number(spec.size.files), QString::number(spec.size.ranks), pieces);
}

QString nameOfFormat(core::VariantFormat format) {
    switch (format) {
    case core::VariantFormat::Ini: return ImportVariantDialog::tr("Sections of variants.ini");
    case core::VariantFormat::Diagram: return ImportVariantDialog::tr("Interactive diagram");
    }
    return {};
}

} // namespace

ImportVariantDialog::ImportVariantDialog(UserVariants& variants, QWidget* parent)
    : ImportVariantDialog(variants, std::nullopt, parent) {
    suggestId(UsualId);
    checkText();
}

ImportVariantDialog::ImportVariantDialog(UserVariants& variants, const VariantFile& edited,
                                         const std::string& text, QWidget* parent)
    : ImportVariantDialog(variants, std::optional(edited), parent) {
    m_id->setText(QString::fromStdString(
        edited.ids.empty() ? core::idFrom(QFileInfo(edited.path).completeBaseName().toStdString())
                           : edited.ids.front()));
    m_id->setModified(true); // no other one is suggested
    m_name->setText(variants.chosenName(edited));
    m_idBefore = m_id->text();
    m_nameBefore = m_name->text();
    m_editor->setPlainText(QString::fromStdString(text));
    m_editor->setFocus();
    checkText();
}

ImportVariantDialog::ImportVariantDialog(UserVariants& variants, std::optional<VariantFile> edited,
                                         QWidget* parent)
    : QDialog(parent), m_variants(variants), m_edited(std::move(edited)), m_editor(new VariantEditor(this)),
      m_idLabel(new QLabel(tr("&Short name:"), this)), m_id(new QLineEdit(this)), m_summary(new QLabel(this)),
      m_picture(new QLabel(this)), m_nameLabel(new QLabel(tr("&Name:"), this)), m_name(new QLineEdit(this)),
      m_findings(new QListWidget(this)), m_import(nullptr) {
    setWindowTitle(m_edited ? tr("Edit Variant") : tr("Import Variant"));
    m_pause.setSingleShot(true);
    m_pause.setInterval(Pause);

    m_editor->setObjectName(QStringLiteral("text"));
    m_editor->setAccessibleName(tr("Text of the variant"));
    m_editor->setPlaceholderText(tr("Paste a variant here, type it, or drop a file."));
    auto* sides = new QSplitter(this);
    sides->setChildrenCollapsible(false);
    sides->setHandleWidth(12);
    sides->addWidget(m_editor);
    sides->addWidget(new DialogContent(createFindings()));
    sides->setStretchFactor(0, 3);
    sides->setStretchFactor(1, 2);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_import = buttons->addButton(m_edited ? tr("Sa&ve") : tr("&Import"), QDialogButtonBox::AcceptRole);
    m_import->setObjectName(QStringLiteral("import"));
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(12);
    layout->addLayout(createSources());
    layout->addWidget(sides, 1);
    layout->addWidget(buttons);
    setLeastSize(*this, {620, 420});
    resizeWithinScreen(*this, {920, 560});

    connect(m_editor, &QPlainTextEdit::textChanged, this, &ImportVariantDialog::waitForPause);
    connect(m_editor, &VariantEditor::fileDropped, this, &ImportVariantDialog::openFile);
    connect(m_id, &QLineEdit::textChanged, this, &ImportVariantDialog::waitForPause);
    connect(&m_pause, &QTimer::timeout, this, &ImportVariantDialog::checkText);
    connect(m_findings, &QListWidget::currentRowChanged, this, &ImportVariantDialog::goToProblem);
    connect(m_findings, &QListWidget::currentRowChanged, this, &ImportVariantDialog::showStartOf);
    connect(m_findings, &QListWidget::itemClicked, this,
            [this](QListWidgetItem* item) { editProblem(m_findings->row(item)); });
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

QLayout* ImportVariantDialog::createSources() {
    auto* open = new QPushButton(tr("&Open File…"), this);
    auto* paste = new QPushButton(tr("&Paste"), this);
    paste->setToolTip(tr("Replace the text with that of the clipboard"));
    for (auto* button : {open, paste})
        button->setAutoDefault(false);
    m_id->setObjectName(QStringLiteral("id"));
    m_id->setToolTip(tr("Lower-case letters, digits, “-” and “_”. The text does not name its variant."));
    m_id->setValidator(new QRegularExpressionValidator(QRegularExpression("[a-z0-9][a-z0-9_-]*"), m_id));
    m_idLabel->setBuddy(m_id);

    auto* layout = new QHBoxLayout;
    layout->addWidget(open);
    layout->addWidget(paste);
    layout->addStretch();
    layout->addWidget(m_idLabel);
    layout->addWidget(m_id);
    connect(open, &QPushButton::clicked, this, &ImportVariantDialog::askFile);
    connect(paste, &QPushButton::clicked, this, &ImportVariantDialog::paste);
    return layout;
}

QWidget* ImportVariantDialog::createFindings() {
    auto* side = new QWidget(this);
    m_summary->setObjectName(QStringLiteral("summary"));
    m_summary->setWordWrap(true);
    m_summary->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_findings->setObjectName(QStringLiteral("findings"));
    m_findings->setAccessibleName(tr("What was found in the text"));
    m_findings->setWordWrap(true);
    m_findings->setResizeMode(QListView::Adjust);
    m_findings->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_findings->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_findings->setSpacing(2);
    m_picture->setObjectName(QStringLiteral("picture"));
    m_picture->setFixedHeight(PictureSize);
    m_picture->setAlignment(Qt::AlignCenter);
    m_name->setObjectName(QStringLiteral("name"));
    m_name->setMaxLength(UserVariants::LongestName);
    m_name->setToolTip(tr("The name in lists and titles. Leave it empty to use the name in the text."));
    m_nameLabel->setBuddy(m_name);
    auto* name = new QHBoxLayout;
    name->addWidget(m_nameLabel);
    name->addWidget(m_name, 1);
    auto* layout = new QVBoxLayout(side);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_summary);
    layout->addWidget(m_picture);
    layout->addLayout(name);
    layout->addWidget(m_findings, 1);
    return side;
}

// --- getting a text

void ImportVariantDialog::askFile() {
    const QString path = QFileDialog::getOpenFileName(this, tr("Open Variant"), {},
                                                      tr("Variants (*.ini *.diagram *.txt);;All files (*)"));
    if (!path.isEmpty()) openFile(path);
}

void ImportVariantDialog::openFile(const QString& path) {
    const auto text = readVariantText(path);
    if (!text) {
        QMessageBox::warning(this, windowTitle(), sentence(text.error()));
        return;
    }
    suggestId(core::idFrom(QFileInfo(path).completeBaseName().toStdString()));
    setText(text.value());
}

void ImportVariantDialog::paste() { setText(QApplication::clipboard()->text().toStdString()); }

void ImportVariantDialog::setText(const std::string& text) {
    m_editor->selectAll();
    m_editor->insertPlainText(QString::fromStdString(text)); // can be undone
    m_editor->moveCursor(QTextCursor::Start);
    m_editor->document()->setModified(false);
    m_editor->setFocus();
    checkText();
}

void ImportVariantDialog::suggestId(const std::string& id) {
    if (!m_id->isModified()) m_id->setText(QString::fromStdString(m_variants.freeId(id)));
}

std::string ImportVariantDialog::text() const { return m_editor->toPlainText().toStdString(); }
std::string ImportVariantDialog::id() const { return m_id->text().toStdString(); }

// --- what is found in it

void ImportVariantDialog::waitForPause() {
    m_import->setEnabled(false);
    m_pause.start();
}

void ImportVariantDialog::checkText() {
    m_pause.stop();
    const std::string given = text();
    const bool isEmpty = m_editor->toPlainText().trimmed().isEmpty();
    const bool needsId = !isEmpty && core::needsId(given);
    const bool lacksId = needsId && id().empty();
    m_idLabel->setVisible(needsId);
    m_id->setVisible(needsId);
    m_check = isEmpty || lacksId ? core::VariantCheck{}
              : m_edited         ? m_variants.checkInPlaceOf(*m_edited, given, id())
                                 : m_variants.check(given, id());
    std::set<int> lines;
    for (const auto& problem : m_check.problems)
        lines.insert(problem.line);
    m_editor->setMarkedLines(std::move(lines));

    const QSignalBlocker blocker(m_findings);
    m_findings->clear();
    if (lacksId)
        m_summary->setText(tr("The text does not name its variant. Enter a short name above the text."));
    else if (isEmpty)
        m_summary->setText(
            tr("A variant is a section of a <i>variants.ini</i> or the text of an "
               "<i>interactive diagram</i> of the Chess Variant Pages. Problems are listed here "
               "while you type."));
    else if (m_check.problems.empty())
        showAccepted();
    else
        showProblems();
    m_findings->setVisible(m_findings->count() > 0);
    showStart();
    m_import->setEnabled(!m_check.variants.empty() && m_check.problems.empty());
}

void ImportVariantDialog::showProblems() {
    const auto count = static_cast<int>(core::countOf(m_check.problems));
    m_summary->setText((count == 1 ? tr("%1: one problem") : tr("%1: %n problems", nullptr, count))
                           .arg(nameOfFormat(m_check.format)));
    for (const auto& problem : m_check.problems)
        m_findings->addItem(findingText(problem));
}

void ImportVariantDialog::showAccepted() {
    m_summary->setText(
        (m_edited ? tr("%1: no problems") : tr("%1: ready to import")).arg(nameOfFormat(m_check.format)));
    const bool canChoose = m_check.variants.size() > 1;
    for (const auto& spec : m_check.variants)
        addNote(measuresOf(spec), canChoose ? Qt::ItemIsSelectable : Qt::NoItemFlags);
    if (canChoose) m_findings->setCurrentRow(0);
    for (const auto& [place, outcome] : m_check.overAtStart) {
        const auto& spec = m_check.variants[place];
        addNote(tr("In %1 the game is over before the first move. %2")
                    .arg(nameOf(spec), QString::fromStdString(wording().end(outcome, spec))));
    }
    if (!m_check.defaults.empty()) addNote(tr("The text does not give all rules. These are assumed:"));
    for (const auto rule : m_check.defaults)
        addNote(QStringLiteral("• ") + QString::fromStdString(wording().supposition(rule)));
}

/// The board of the first variant, and the name of the only one.
void ImportVariantDialog::showStart() {
    const auto& found = m_check.variants;
    m_picture->setVisible(!found.empty());
    m_nameLabel->setVisible(found.size() == 1);
    m_name->setVisible(found.size() == 1);
    if (found.empty()) return;
    m_name->setPlaceholderText(nameOf(found.front()));
    showStartOf(0);
}

void ImportVariantDialog::showStartOf(int row) {
    if (row < 0 || row >= static_cast<int>(m_check.variants.size())) return;
    const auto& spec = m_check.variants[static_cast<std::size_t>(row)];
    const auto start = core::AnyPosition::startOf(core::Variant::make(spec));
    m_picture->setPixmap(positionPicture(start, PictureSize, palette(), devicePixelRatioF()));
    m_picture->setAccessibleName(tr("Start position of %1").arg(nameOf(spec)));
}

void ImportVariantDialog::addNote(const QString& text, Qt::ItemFlags more) {
    auto* item = new QListWidgetItem(text, m_findings);
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemNeverHasChildren | more);
}

void ImportVariantDialog::goToProblem(int row) {
    if (row < 0 || row >= static_cast<int>(m_check.problems.size())) return;
    const auto& problem = m_check.problems[static_cast<std::size_t>(row)];
    if (problem.line > 0) m_editor->goToLine(problem.line, QString::fromStdString(problem.text));
}

void ImportVariantDialog::editProblem(int row) {
    if (row >= static_cast<int>(m_check.problems.size())) return;
    goToProblem(row);
    QWidget* const place =
        m_check.problems[static_cast<std::size_t>(row)].line > 0 ? static_cast<QWidget*>(m_editor) : m_id;
    place->setFocus();
}

// --- the end

void ImportVariantDialog::accept() {
    if (!mayChangeRules()) return;
    const auto failure = m_edited ? m_variants.replace(m_edited->path, text(), id(), m_name->text())
                                  : m_variants.add(text(), id(), m_name->text());
    if (failure) {
        QMessageBox::warning(this, windowTitle(), sentence(*failure));
        return;
    }
    QDialog::accept();
}

/// Asks where something depends on the rules of an edited variant.
bool ImportVariantDialog::mayChangeRules() {
    if (!m_edited || !m_variants.changesRules(*m_edited, m_check)) return true;
    QMessageBox box(QMessageBox::Question, windowTitle(), tr("Save the changed rules?"), QMessageBox::Cancel,
                    this);
    QString text = tr("Everything the computer has learned by the old rules is deleted. Stored games "
                      "stay in the library and are read by the new rules.");
    const QStringList games = m_gamesWithOldRules ? m_gamesWithOldRules(*m_edited, m_check) : QStringList();
    if (!games.isEmpty())
        text += QStringLiteral("\n\n%1\n• %2")
                    .arg(tr("These open games keep the old rules until you close "
                            "their tabs:"),
                         games.join(QStringLiteral("\n• ")));
    box.setTextFormat(Qt::PlainText);
    box.setInformativeText(text);
    auto* save = box.addButton(tr("&Save"), QMessageBox::AcceptRole);
    box.setDefaultButton(save);
    box.exec();
    return box.clickedButton() == save;
}

bool ImportVariantDialog::hasOtherNames() const {
    return m_edited && (m_id->text() != m_idBefore || m_name->text() != m_nameBefore);
}

bool ImportVariantDialog::mayBeLost() {
    const bool isChanged = m_editor->document()->isModified() && (m_edited.has_value() || !text().empty());
    if (!isChanged && !hasOtherNames()) return true;
    QMessageBox box(QMessageBox::Question, windowTitle(),
                    m_edited ? tr("Discard the changes?") : tr("Close without importing the text?"),
                    QMessageBox::Cancel, this);
    auto* discard =
        box.addButton(m_edited ? tr("&Discard") : tr("&Discard Text"), QMessageBox::DestructiveRole);
    box.setDefaultButton(QMessageBox::Cancel);
    box.exec();
    return box.clickedButton() == discard;
}

void ImportVariantDialog::reject() {
    if (mayBeLost()) QDialog::reject();
}

} // namespace komadai::ui
