#include "ui/books/books_dialog.h"

#include "ui/books/make_book_dialog.h"
#include "ui/files/save_dialog.h"
#include "ui/language/local_text.h"
#include "ui/preferences/preferences.h"
#include "ui/widgets/window_size.h"
#include "ui/wording.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QMessageBox>
#include <QPointer>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <utility>

namespace komadai::ui {
namespace {

enum Column { NameColumn, GameColumn, PositionsColumn, LevelsColumn, ColumnCount };
constexpr int LeastColumnWidth = 72;
constexpr int ListWidth = 360;
constexpr int MostProblemsInSight = 3;

const Preference<QString> BooksFolder(QStringLiteral("openingBooks/folder"), {}, textFormat());

QString levelsText(const BookUse& use) {
    if (!use.isOn) return BooksDialog::tr("not used");
    return use.fromLevel == use.toLevel ? QString::number(use.fromLevel)
                                        : QStringLiteral("%1–%2").arg(use.fromLevel).arg(use.toLevel);
}

} // namespace

BooksDialog::BooksDialog(BookStore& books, const core::VariantSet& variants,
                         std::shared_ptr<const core::Variant> usual, QWidget* parent)
    : QDialog(parent), m_books(books), m_variants(variants), m_usual(std::move(usual)),
      m_list(new QTreeWidget(this)), m_isOn(new QCheckBox(this)), m_levels(new LevelRange(this)),
      m_message(new QLabel(this)), m_progress(new QProgressBar(this)), m_import(new QPushButton(this)),
      m_export(new QPushButton(this)), m_rename(new QPushButton(this)), m_remove(new QPushButton(this)) {
    setWindowTitle(tr("Opening Books"));
    setObjectName(QStringLiteral("openingBooks"));
    m_message->setObjectName(QStringLiteral("message"));
    m_message->setWordWrap(true);
    m_message->setTextFormat(Qt::PlainText);
    m_message->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_message->setMinimumHeight(2 * m_message->fontMetrics().lineSpacing());
    m_message->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_progress->setRange(0, 0); // of unknown length
    m_progress->setTextVisible(false);
    m_progress->setAccessibleName(tr("A file is being read or written"));
    QSizePolicy steady = m_progress->sizePolicy();
    steady.setRetainSizeWhenHidden(true);
    steady.setHorizontalPolicy(QSizePolicy::Fixed);
    m_progress->setSizePolicy(steady);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto* foot = new QHBoxLayout;
    foot->addWidget(m_progress);
    foot->addWidget(buttons, 1);
    auto* columns = new QHBoxLayout;
    columns->addWidget(makeList(), 1);
    columns->addWidget(makeButtons());
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(columns, 1);
    layout->addWidget(makeUse());
    layout->addWidget(m_message);
    layout->addLayout(foot);
    setLeastSize(*this, {560, 380});
    resizeWithinScreen(*this, {640, 440});

    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(&m_books, &BookStore::changed, this, [this] { list(current()); });
    connect(&m_books, &BookStore::contentsRead, this, &BooksDialog::fillPositions);
    connect(&m_books, &BookStore::imported, this, &BooksDialog::showReport);
    connect(&m_books, &BookStore::busyChanged, this, &BooksDialog::updateBusy);
    list({});
    updateBusy();
    showMessage({});
    m_list->setFocus();
}

// --- building

QWidget* BooksDialog::makeList() {
    m_list->setObjectName(QStringLiteral("books"));
    m_list->setAccessibleName(windowTitle());
    m_list->setColumnCount(ColumnCount);
    m_list->setHeaderLabels({tr("Name"), tr("Game"), tr("Positions"), tr("Levels")});
    m_list->headerItem()->setTextAlignment(PositionsColumn, Qt::AlignRight | Qt::AlignVCenter);
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setAllColumnsShowFocus(true);
    m_list->setEditTriggers(QAbstractItemView::EditKeyPressed);
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setMinimumSectionSize(LeastColumnWidth);
    m_list->header()->setSectionResizeMode(NameColumn, QHeaderView::Stretch);
    for (const int column : {GameColumn, PositionsColumn, LevelsColumn})
        m_list->header()->setSectionResizeMode(column, QHeaderView::ResizeToContents);
    m_list->setMinimumWidth(textSized(*this, ListWidth));
    connect(m_list, &QTreeWidget::currentItemChanged, this, &BooksDialog::onCurrentChanged);
    connect(m_list, &QTreeWidget::itemChanged, this, &BooksDialog::onItemChanged);
    return m_list;
}

QWidget* BooksDialog::makeButtons() {
    const auto set = [](QPushButton* button, const char* name, const QString& text) {
        button->setObjectName(QLatin1String(name));
        button->setText(text);
        button->setAutoDefault(false);
    };
    set(m_import, "import", tr("&Import…"));
    set(m_export, "export", tr("E&xport…"));
    set(m_rename, "rename", tr("Re&name"));
    set(m_remove, "remove", tr("&Remove…"));
    auto* side = new QWidget(this);
    auto* layout = new QVBoxLayout(side);
    layout->setContentsMargins(0, 0, 0, 0);
    for (QPushButton* button : {m_import, m_export, m_rename, m_remove})
        layout->addWidget(button);
    layout->addStretch();
    connect(m_import, &QPushButton::clicked, this, &BooksDialog::askImport);
    connect(m_export, &QPushButton::clicked, this, &BooksDialog::askExport);
    connect(m_remove, &QPushButton::clicked, this, &BooksDialog::askRemove);
    connect(m_rename, &QPushButton::clicked, this,
            [this] { m_list->editItem(m_list->currentItem(), NameColumn); });
    return side;
}

QWidget* BooksDialog::makeUse() {
    m_isOn->setObjectName(QStringLiteral("isOn"));
    m_isOn->setText(tr("The computer &uses this book at levels"));
    auto* row = new QWidget(this);
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_isOn);
    layout->addWidget(m_levels, 1);
    connect(m_isOn, &QCheckBox::toggled, this, &BooksDialog::applyUse);
    connect(m_levels, &LevelRange::changed, this, &BooksDialog::applyUse);
    return row;
}

// --- the list

QString BooksDialog::current() const {
    const auto* item = m_list->currentItem();
    return item ? item->data(NameColumn, Qt::UserRole).toString() : QString();
}

void BooksDialog::list(const QString& current) {
    m_isShowing = true;
    const int row = m_list->indexOfTopLevelItem(m_list->currentItem());
    m_list->clear();
    for (const StoredBook& book : m_books.all()) {
        const auto variant = m_variants.find(book.variant);
        auto* item = new QTreeWidgetItem(
            m_list,
            {book.name, variant ? nameOf(variant->spec()) : tr("not known"), {}, levelsText(book.use)});
        item->setData(NameColumn, Qt::UserRole, book.name);
        item->setFlags(item->flags() | Qt::ItemIsEditable);
        item->setSizeHint(NameColumn, {0, fontMetrics().height() + 8});
        item->setTextAlignment(PositionsColumn, Qt::AlignRight | Qt::AlignVCenter);
        if (book.name == current) m_list->setCurrentItem(item);
    }
    if (!m_list->currentItem() && m_list->topLevelItemCount() > 0)
        m_list->setCurrentItem(m_list->topLevelItem(std::clamp(row, 0, m_list->topLevelItemCount() - 1)));
    m_isShowing = false;
    fillPositions();
    onCurrentChanged();
    m_books.readContents();
}

void BooksDialog::fillPositions() {
    m_isShowing = true;
    for (int row = 0; row < m_list->topLevelItemCount(); ++row) {
        auto* item = m_list->topLevelItem(row);
        const auto* book = m_books.find(item->data(NameColumn, Qt::UserRole).toString());
        if (!book) continue;
        QString text = QStringLiteral("…");
        if (book->contents->isRead()) {
            const auto contents = book->contents->book();
            text = contents ? countText(static_cast<qint64>(contents->size())) : tr("damaged");
        }
        item->setText(PositionsColumn, text);
    }
    m_isShowing = false;
}

void BooksDialog::onCurrentChanged() {
    const auto* book = m_books.find(current());
    for (QWidget* widget : std::initializer_list<QWidget*>{m_export, m_rename, m_remove, m_isOn, m_levels})
        widget->setEnabled(book);
    if (!book || m_isShowing) return;
    m_isShowing = true;
    m_isOn->setChecked(book->use.isOn);
    m_levels->setRange(book->use.fromLevel, book->use.toLevel);
    m_levels->setEnabled(book->use.isOn);
    m_isShowing = false;
}

void BooksDialog::applyUse() {
    if (m_isShowing || current().isEmpty()) return;
    m_levels->setEnabled(m_isOn->isChecked());
    auto* item = m_list->currentItem();
    const BookUse use{m_isOn->isChecked(), m_levels->from(), m_levels->to()};
    const QSignalBlocker quiet(m_books); // the list stays as it is
    m_books.setUse(current(), use);
    m_isShowing = true;
    item->setText(LevelsColumn, levelsText(use));
    m_isShowing = false;
}

void BooksDialog::onItemChanged(QTreeWidgetItem* item, int column) {
    if (m_isShowing || column != NameColumn) return;
    const QString name = item->data(NameColumn, Qt::UserRole).toString();
    const QString wanted = item->text(NameColumn).simplified();
    // The list is made anew, which an editor that is being closed would not survive.
    QMetaObject::invokeMethod(
        this,
        [this, name, wanted] {
            const QString failure = m_books.rename(name, wanted);
            list(wanted);
            showMessage(failure);
        },
        Qt::QueuedConnection);
}

// --- commands

void BooksDialog::askImport() {
    const QString path = QFileDialog::getOpenFileName(
        this, tr("Import Opening Book"), preferences().get(BooksFolder),
        tr("Opening books (*.book *.db)") + QStringLiteral(";;") + tr("All files (*)"));
    if (path.isEmpty()) return;
    preferences().set(BooksFolder, QFileInfo(path).absolutePath());
    importFile(path);
}

void BooksDialog::importFile(const QString& path) {
    showMessage(tr("%1 is being read…").arg(QFileInfo(path).fileName()));
    m_books.import(path, m_usual);
}

void BooksDialog::showReport(const BookImportReport& report) {
    QStringList lines;
    if (!report.name.isEmpty()) {
        lines += tr("“%1” was added. It has %Ln position(s).", nullptr, static_cast<int>(report.positions))
                     .arg(report.name);
        list(report.name);
    }
    lines += report.problems.mid(0, MostProblemsInSight);
    const auto more = static_cast<int>(report.problemCount) - MostProblemsInSight;
    if (more > 0) lines += tr("There are %n more problem(s).", nullptr, more);
    showMessage(lines.join('\n'));
}

void BooksDialog::askExport() {
    const QString name = current(); // an import that ends during the dialog chooses its own
    const auto formatOf = [](const QString& path) {
        return core::bookFormatNamed(QFileInfo(path).suffix().toStdString());
    };
    const auto path = askForFile({tr("Export Opening Book"), asFileName(name), preferences().get(BooksFolder),
                                  tr("Komadai opening book (*.book);;Text book of shogi engines (*.db)")},
                                 this, [&](const QString& chosen) { return formatOf(chosen).has_value(); });
    if (!path) return;
    preferences().set(BooksFolder, QFileInfo(*path).absolutePath());
    if (m_books.find(name)) exportTo(name, *path, *formatOf(*path));
}

void BooksDialog::exportTo(const QString& name, const QString& path, core::BookFormat format) {
    const QString fileName = QFileInfo(path).fileName();
    showMessage(tr("%1 is being written…").arg(fileName));
    const QPointer<BooksDialog> self(this);
    m_books.exportBook(name, path, format,
                       [self, fileName](const QStringList& losses, const QString& failure) {
                           if (!self) return;
                           QStringList lines = losses;
                           if (failure.isEmpty()) lines.prepend(tr("%1 was written.").arg(fileName));
                           self->showMessage(failure.isEmpty() ? lines.join('\n') : failure);
                       });
}

void BooksDialog::askRemove() {
    const QString name = current();
    QMessageBox box(QMessageBox::Question, windowTitle(), tr("Remove “%1”?").arg(name), QMessageBox::Cancel,
                    this);
    box.setInformativeText(tr("The file of the book is deleted."));
    auto* remove = box.addButton(tr("&Remove"), QMessageBox::DestructiveRole);
    box.setDefaultButton(QMessageBox::Cancel);
    box.exec();
    if (box.clickedButton() != remove) return;
    showMessage(m_books.remove(name));
}

/// Without a message, an empty list is explained.
void BooksDialog::showMessage(const QString& text) {
    const bool isUnexplained = text.isEmpty() && m_books.all().empty();
    m_message->setText(
        isUnexplained
            ? tr("There are no books yet. Import a file, or make a book from your games: select games "
                 "in Library > Games, click with the right button, and choose “Make Opening Book…”.")
            : text);
}

void BooksDialog::updateBusy() {
    m_progress->setVisible(m_books.isBusy());
    m_import->setEnabled(m_books.isOpen());
}

} // namespace komadai::ui
