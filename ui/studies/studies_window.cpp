#include "ui/studies/studies_window.h"

#include "ui/language/local_text.h"
#include "ui/library/game_columns.h"
#include "ui/library/game_preview.h"
#include "ui/widgets/escape_key.h"
#include "ui/widgets/list_rows.h"
#include "ui/widgets/notice_bar.h"
#include "ui/widgets/window_size.h"
#include "ui/wording.h"

#include <QCollator>
#include <QFormLayout>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPointer>
#include <QPushButton>
#include <QShortcut>
#include <QSignalBlocker>
#include <QSplitter>
#include <QTextDocument>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace komadai::ui {
namespace {

constexpr int SaveAfterMs = 600;
constexpr int RefreshAfterMs = 150; ///< after the last change of a game
constexpr QSize UsualSize(1040, 640);

QString textIn(const QLineEdit& field) { return field.text(); }
QString textIn(const QPlainTextEdit& field) { return field.toPlainText(); }
void setText(QLineEdit& field, const QString& text) { field.setText(text); }
void setText(QPlainTextEdit& field, const QString& text) { field.setPlainText(text); }

/// A text as the field returns it. A field with several lines replaces no-break spaces and the line ends of Windows.
QString asShown(const QLineEdit&, const std::string& text) { return QString::fromStdString(text); }
QString asShown(const QPlainTextEdit&, const std::string& text) {
    return QTextDocument(QString::fromStdString(text)).toPlainText();
}

/// Shows a stored text. One that the user is changing stays.
template <class Field>
void update(Field& field, const std::string& stored, const std::string* storedBefore) {
    if (textIn(field) == asShown(field, stored)) return;
    if (storedBefore && textIn(field) != asShown(field, *storedBefore)) return;
    const QSignalBlocker blocker(field);
    setText(field, QString::fromStdString(stored));
}

/// What the user has written in place of the stored text; the stored text itself while that is shown.
template <class Field>
std::string writtenIn(const Field& field, const std::string& stored) {
    return textIn(field) == asShown(field, stored) ? stored : textIn(field).toStdString();
}

/// Notes the answer to an attempt to store texts. Ignored if a later attempt has begun.
template <class Unstored>
void noteAnswer(Unstored& unstored, typename Unstored::key_type id, int attempt, bool isStored) {
    const auto found = unstored.find(id);
    if (found == unstored.end() || found->second.attempt != attempt) return;
    if (isStored)
        unstored.erase(found);
    else
        found->second.hasFailed = true;
}

template <class Widget>
Widget* makeNamed(const char* name, QWidget* parent) {
    auto* widget = new Widget(parent);
    widget->setObjectName(QLatin1String(name));
    return widget;
}

} // namespace

StudiesWindow::StudiesWindow(const core::VariantSet& variants, Studies& studies, QWidget* parent)
    : QWidget(parent, Qt::Window), m_variants(variants), m_studies(studies), m_notice(new NoticeBar(this)) {
    setObjectName(QStringLiteral("studiesWindow"));
    m_notice->setObjectName(QStringLiteral("studiesNotice"));
    auto* columns = new QSplitter(this);
    columns->addWidget(makeStudyColumn());
    columns->addWidget(makeChapterColumn());
    columns->addWidget(makeTextColumn());
    columns->setChildrenCollapsible(false);
    columns->setStretchFactor(0, 3);
    columns->setStretchFactor(1, 4);
    columns->setStretchFactor(2, 5);
    m_notice->returnFocusTo(*m_chapters);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_notice);
    layout->addWidget(columns, 1);
    setLeastSize(*this, {720, 480});
    resizeWithinScreen(*this, UsualSize);
    closeOnEscape(*this);
    connectParts();
    followLibrary();
    retranslated(this, [this] { retranslate(); });
}

StudiesWindow::~StudiesWindow() {
    saveAllTexts();
    m_request.cancel();
}

// --- building

QWidget* StudiesWindow::makeStudyColumn() {
    auto* column = new QWidget(this);
    m_studyList = makeNamed<QListWidget>("studyList", column);
    m_studyList->setItemDelegate(new ElidedRows(m_studyList));
    m_studyList->setTextElideMode(Qt::ElideMiddle); // the number of chapters is at the end
    keepRowSelected(*m_studyList);
    m_studiesLabel = new QLabel(column);
    m_studiesLabel->setBuddy(m_studyList);
    m_empty = makeNamed<QLabel>("noStudies", column);
    m_empty->setWordWrap(true);
    m_name = makeNamed<QLineEdit>("studyName", column);
    m_author = makeNamed<QLineEdit>("studyAuthor", column);
    m_introduction = makeNamed<QPlainTextEdit>("studyIntroduction", column);
    m_introduction->setTabChangesFocus(true);
    m_introductionLabel = new QLabel(column);
    m_introductionLabel->setBuddy(m_introduction);
    m_addStudy = makeNamed<QPushButton>("addStudy", column);
    m_removeStudy = makeNamed<QPushButton>("removeStudy", column);
    m_import = makeNamed<QPushButton>("importStudies", column);
    m_export = makeNamed<QPushButton>("exportStudy", column);
    auto* buttons = new QGridLayout;
    buttons->addWidget(m_addStudy, 0, 0);
    buttons->addWidget(m_removeStudy, 0, 1);
    buttons->addWidget(m_import, 1, 0);
    buttons->addWidget(m_export, 1, 1);
    auto* form = new QFormLayout;
    addRetranslatedRow(
        *form, [] { return tr("&Name:"); }, m_name);
    addRetranslatedRow(
        *form, [] { return tr("Auth&or:"); }, m_author);
    auto* layout = new QVBoxLayout(column);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_studiesLabel);
    layout->addWidget(m_empty);
    layout->addWidget(m_studyList, 3);
    layout->addLayout(buttons);
    layout->addLayout(form);
    layout->addWidget(m_introductionLabel);
    layout->addWidget(m_introduction, 2);
    return column;
}

QWidget* StudiesWindow::makeChapterColumn() {
    auto* column = new QWidget(this);
    m_chapters = new ChapterList(column);
    m_chaptersLabel = new QLabel(column);
    m_chaptersLabel->setBuddy(m_chapters);
    m_open = makeNamed<QPushButton>("openChapter", column);
    m_addText = makeNamed<QPushButton>("addTextChapter", column);
    m_up = makeNamed<QPushButton>("moveChapterUp", column);
    m_down = makeNamed<QPushButton>("moveChapterDown", column);
    m_removeChapter = makeNamed<QPushButton>("removeChapter", column);
    auto* buttons = new QGridLayout;
    buttons->addWidget(m_open, 0, 0, 1, 2);
    buttons->addWidget(m_up, 1, 0);
    buttons->addWidget(m_down, 1, 1);
    buttons->addWidget(m_addText, 2, 0);
    buttons->addWidget(m_removeChapter, 2, 1);
    auto* layout = new QVBoxLayout(column);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_chaptersLabel);
    layout->addWidget(m_chapters, 1);
    layout->addLayout(buttons);
    return column;
}

QWidget* StudiesWindow::makeTextColumn() {
    auto* column = new QWidget(this);
    m_title = makeNamed<QLineEdit>("chapterTitle", column);
    m_notes = makeNamed<QPlainTextEdit>("chapterNotes", column);
    m_notes->setTabChangesFocus(true);
    m_notesLabel = new QLabel(column);
    m_notesLabel->setBuddy(m_notes);
    m_preview = new GamePreview(m_variants, m_studies.library(), column);
    auto* form = new QFormLayout;
    addRetranslatedRow(
        *form, [] { return tr("&Title:"); }, m_title);
    auto* layout = new QVBoxLayout(column);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(form);
    layout->addWidget(m_notesLabel);
    layout->addWidget(m_notes, 2);
    layout->addWidget(m_preview, 3);
    return column;
}

void StudiesWindow::connectParts() {
    m_saveTimer.setSingleShot(true);
    m_saveTimer.setInterval(SaveAfterMs);
    connect(&m_saveTimer, &QTimer::timeout, this, &StudiesWindow::saveAllTexts);
    m_refreshTimer.setSingleShot(true);
    m_refreshTimer.setInterval(RefreshAfterMs);
    connect(&m_refreshTimer, &QTimer::timeout, this, &StudiesWindow::refresh);
    const auto saveLater = [this] { m_saveTimer.start(); };
    for (QLineEdit* field : {m_name, m_author, m_title})
        connect(field, &QLineEdit::textEdited, this, saveLater);
    connect(m_name, &QLineEdit::editingFinished, this,
            [this] { // a study keeps its name until it has another one
                if (m_shownStudy && m_name->text().trimmed().isEmpty())
                    m_name->setText(QString::fromStdString(m_shownStudy->texts.name));
            });
    for (QPlainTextEdit* field : {m_introduction, m_notes})
        connect(field, &QPlainTextEdit::textChanged, this, saveLater);
    connect(m_studyList, &QListWidget::currentRowChanged, this, &StudiesWindow::onStudyChosen);
    connect(m_chapters, &QListWidget::currentRowChanged, this, &StudiesWindow::onChapterChosen);
    connect(m_chapters, &QListWidget::itemSelectionChanged, this, &StudiesWindow::updateButtons);
    connect(m_chapters, &ChapterList::openWanted, this, &StudiesWindow::openChapter);
    connect(m_chapters, &ChapterList::removalWanted, this, &StudiesWindow::removeChapters);
    connect(m_chapters, &ChapterList::moveWanted, this,
            [this](const std::vector<core::ChapterId>& chapters, std::optional<core::ChapterId> before) {
                saveAllTexts();
                if (const auto of = study()) m_studies.moveChapters(*of, chapters, before);
            });
    connect(m_addStudy, &QPushButton::clicked, this, &StudiesWindow::addStudy);
    connect(m_removeStudy, &QPushButton::clicked, this, &StudiesWindow::removeStudy);
    connect(m_import, &QPushButton::clicked, this, &StudiesWindow::importWanted);
    connect(m_export, &QPushButton::clicked, this, [this] {
        saveAllTexts();
        if (m_shownStudy)
            emit exportWanted(m_shownStudy->id, QString::fromStdString(m_shownStudy->texts.name));
    });
    connect(m_addText, &QPushButton::clicked, this, &StudiesWindow::addTextChapter);
    connect(m_up, &QPushButton::clicked, this, [this] { m_chapters->moveSelected(-1); });
    connect(m_down, &QPushButton::clicked, this, [this] { m_chapters->moveSelected(1); });
    connect(m_removeChapter, &QPushButton::clicked, this, &StudiesWindow::removeChapters);
    connect(m_open, &QPushButton::clicked, this, &StudiesWindow::openChapter);
    connect(&m_studies, &Studies::changed, this, &StudiesWindow::refresh);
    connect(&m_studies, &Studies::failed, this, &StudiesWindow::showFailure);
    connect(new QShortcut(QKeySequence::Close, this), &QShortcut::activated, this, &QWidget::close);
}

void StudiesWindow::followLibrary() {
    LibraryService& library = m_studies.library();
    connect(&library, &LibraryService::leaving, this, &StudiesWindow::leaveLibrary);
    const auto follow = [this](core::GameId game) {
        const auto& chapters = m_chapters->chapters();
        const bool isShown =
            std::any_of(chapters.begin(), chapters.end(),
                        [game](const ListedChapter& listed) { return listed.chapter.content.game == game; });
        if (isShown && isVisible()) m_refreshTimer.start();
    };
    connect(&library, &LibraryService::gameAdded, this, follow);
    connect(&library, &LibraryService::gameRemoved, this, follow);
    connect(&library, &LibraryService::gameChanged, this, follow);
    connect(&library, &LibraryService::gameChanged, m_preview, &GamePreview::renew);
}

void StudiesWindow::retranslate() {
    setWindowTitle(tr("Studies"));
    m_studiesLabel->setText(tr("&Studies"));
    m_studyList->setAccessibleName(tr("Studies"));
    m_empty->setText(
        tr("No studies yet. A study is a collection of games, positions and texts in chapters."));
    m_introductionLabel->setText(tr("&Introduction:"));
    m_chaptersLabel->setText(tr("&Chapters"));
    m_notesLabel->setText(tr("Notes on the chapte&r:"));
    m_addStudy->setText(tr("Ne&w Study"));
    m_removeStudy->setText(tr("De&lete"));
    m_removeStudy->setToolTip(tr("Deletes the study. Its games stay in the library."));
    m_import->setText(tr("I&mport…"));
    m_export->setText(tr("&Export…"));
    m_open->setText(tr("Open C&hapter"));
    m_addText->setText(tr("&Add Text"));
    m_addText->setToolTip(tr("Adds a chapter without a game. To add games and positions, use the menu "
                             "Library, or the right button in Library > Games."));
    m_up->setText(tr("Move U&p"));
    m_down->setText(tr("Move &Down"));
    m_removeChapter->setText(tr("Remo&ve"));
    m_removeChapter->setToolTip(tr("Removes the chapter. Its game stays in the library."));
    showChapters();
    onChapterChosen();
}

// --- what is shown

std::optional<core::StudyId> StudiesWindow::study() const {
    const int row = m_studyList->currentRow();
    if (row < 0 || row >= static_cast<int>(m_list.size())) return std::nullopt;
    return m_list[static_cast<std::size_t>(row)].id;
}

void StudiesWindow::show(core::StudyId study, std::optional<core::ChapterId> chapter) {
    if (!m_shownStudy || m_shownStudy->id != study) {
        saveTexts();
        leaveStudy();
    }
    m_wanted = study;
    m_wantedChapters.clear();
    if (chapter) m_wantedChapters.push_back(*chapter);
    refresh();
}

void StudiesWindow::refresh() {
    m_refreshTimer.stop();
    m_request.cancel();
    const auto wanted = m_wanted ? m_wanted : study();
    m_request = m_studies.library().read(
        [wanted](core::Library& library) {
            const core::StudyStore store(library);
            Content content{store.studies(), wanted, {}};
            if (!wanted) return content;
            for (core::Chapter& chapter : store.chapters(*wanted)) {
                const auto game =
                    chapter.content.game ? library.summary(*chapter.content.game) : std::nullopt;
                content.chapters.emplace_back(std::move(chapter), game);
            }
            return content;
        },
        this, [this](const Content& content) { onRead(content); },
        [this](const core::StorageError& error) { showFailure(error); });
}

void StudiesWindow::onRead(const Content& content) {
    showStudies(content.studies);
    m_wanted.reset();
    if (study() != content.of) return refresh(); // another one is shown in its place
    showStudyTexts();
    m_read = content.chapters;
    showChapters();
    m_chapters->select(std::exchange(m_wantedChapters, {}));
    onChapterChosen();
    beginEditing();
    m_notice->dropOutdated();
}

/// Those of the study that is selected.
void StudiesWindow::showStudyTexts() {
    const auto selected = study();
    const auto found = std::find_if(m_list.begin(), m_list.end(),
                                    [&](const core::Study& listed) { return listed.id == selected; });
    if (found == m_list.end()) {
        m_shownStudy.reset();
        return clearStudyTexts();
    }
    core::Study shown = *found;
    const auto unstored = m_unstoredStudies.find(shown.id);
    if (unstored != m_unstoredStudies.end()) shown.texts = unstored->second.texts;
    const bool isSame = m_shownStudy && m_shownStudy->id == shown.id;
    const core::StudyTexts* before = isSame ? &m_shownStudy->texts : nullptr;
    ui::update(*m_name, shown.texts.name, before ? &before->name : nullptr);
    ui::update(*m_author, shown.texts.author, before ? &before->author : nullptr);
    ui::update(*m_introduction, shown.texts.introduction, before ? &before->introduction : nullptr);
    m_shownStudy = std::move(shown);
}

/// Puts the cursor into the name of a new study, or the title of a new chapter.
void StudiesWindow::beginEditing() {
    if (std::exchange(m_editsNewName, false)) {
        m_name->setFocus();
        m_name->selectAll();
    }
    if (std::exchange(m_editsNewTitle, false)) {
        m_chapters->clearSelection();
        m_chapters->setCurrentRow(m_chapters->count() - 1);
        m_title->setFocus();
    }
}

void StudiesWindow::showStudies(std::vector<core::Study> studies) {
    QCollator collator;
    collator.setNumericMode(true);
    std::stable_sort(studies.begin(), studies.end(), [&](const core::Study& a, const core::Study& b) {
        return collator.compare(QString::fromStdString(a.texts.name), QString::fromStdString(b.texts.name)) <
               0;
    });
    const auto wanted = m_wanted ? m_wanted : study();
    const int before = m_studyList->currentRow();
    const QSignalBlocker blocker(m_studyList);
    m_list = std::move(studies);
    m_studyList->clear();
    int row = std::clamp(before, 0, std::max(0, static_cast<int>(m_list.size()) - 1));
    for (const core::Study& study : m_list) {
        if (study.id == wanted) row = m_studyList->count();
        m_studyList->addItem(QStringLiteral("%1 (%2)").arg(QString::fromStdString(study.texts.name),
                                                           countText(study.chapters)));
        auto* item = m_studyList->item(m_studyList->count() - 1);
        item->setToolTip(item->text());
    }
    if (!m_list.empty()) m_studyList->setCurrentRow(row);
    m_empty->setVisible(m_list.empty());
}

void StudiesWindow::showChapters() {
    std::vector<ListedChapter> listed;
    for (const auto& [chapter, game] : m_read)
        listed.push_back({chapter, game ? aboutGame(*game) : QString()});
    m_chapters->setChapters(std::move(listed));
}

void StudiesWindow::onStudyChosen() {
    saveTexts();
    leaveStudy();
    refresh();
}

/// Nothing can be written until a study is read.
void StudiesWindow::leaveStudy() {
    m_shownStudy.reset();
    m_shownChapter.reset();
    m_read.clear();
    showChapters();
    onChapterChosen();
}

/// What was written last still goes to the library that is left.
void StudiesWindow::leaveLibrary() {
    saveAllTexts();
    m_unstoredStudies.clear();
    m_unstoredChapters.clear();
    m_request.cancel();
    m_refreshTimer.stop();
    m_wanted.reset();
    m_wantedChapters.clear();
    m_editsNewName = m_editsNewTitle = false;
    showStudies({});
    m_empty->hide(); // what the other library has is not known yet
    leaveStudy();
    clearStudyTexts();
    m_notice->dismiss();
}

void StudiesWindow::clearStudyTexts() {
    for (QLineEdit* field : {m_name, m_author})
        field->clear();
    const QSignalBlocker blocker(m_introduction);
    m_introduction->clear();
}

void StudiesWindow::onChapterChosen() {
    const ListedChapter* listed = m_chapters->current();
    const bool isOther = !listed || !m_shownChapter || m_shownChapter->id != listed->chapter.id;
    if (isOther) saveTexts();
    if (isOther) m_shownChapter.reset();
    if (listed)
        showChapter(listed->chapter);
    else
        clearChapter();
    updateButtons();
}

void StudiesWindow::showChapter(const core::Chapter& chapter) {
    core::ChapterContent content = chapter.content;
    if (const auto unstored = m_unstoredChapters.find(chapter.id); unstored != m_unstoredChapters.end()) {
        content.title = unstored->second.texts.title;
        content.notes = unstored->second.texts.notes;
    }
    const core::ChapterContent* before = m_shownChapter ? &m_shownChapter->content : nullptr;
    ui::update(*m_title, content.title, before ? &before->title : nullptr);
    ui::update(*m_notes, content.notes, before ? &before->notes : nullptr);
    m_shownChapter = chapter;
    m_shownChapter->content = content;
    const bool isStored = chapter.game == core::Chapter::Game::Stored;
    m_preview->showGame(isStored ? *content.game : 0, isStored ? content.opensAt : std::nullopt);
    m_preview->setVisible(isStored);
}

void StudiesWindow::clearChapter() {
    m_title->clear();
    const QSignalBlocker blocker(m_notes);
    m_notes->clear();
    m_preview->showGame(0);
    m_preview->hide();
}

void StudiesWindow::updateButtons() {
    const bool hasStudy = study().has_value();
    for (QWidget* widget : std::initializer_list<QWidget*>{m_removeStudy, m_addText, m_chapters})
        widget->setEnabled(hasStudy);
    for (QWidget* widget : std::initializer_list<QWidget*>{m_name, m_author, m_introduction, m_export})
        widget->setEnabled(m_shownStudy.has_value());
    const ListedChapter* listed = m_chapters->current();
    m_title->setEnabled(listed);
    m_notes->setEnabled(listed);
    m_open->setEnabled(listed && listed->chapter.game == core::Chapter::Game::Stored);
    m_removeChapter->setEnabled(!m_chapters->selectedItems().isEmpty());
    m_up->setEnabled(m_chapters->canMove(-1));
    m_down->setEnabled(m_chapters->canMove(1));
}

/// "Ada – Bob, EuroShogi, 42 plies".
QString StudiesWindow::aboutGame(const core::GameSummary& game) const {
    const auto variant = m_variants.find(game.header.variant);
    const QString name = variant ? nameOf(variant->spec()) : QString::fromStdString(game.header.variant);
    const QString title = titleOf(game.header, m_variants);
    QStringList parts{title};
    if (title != name) parts += name;
    parts += game.plyCount == 0 ? tr("a position") : tr("%n plies", nullptr, game.plyCount);
    return parts.join(QStringLiteral(", "));
}

void StudiesWindow::saveTexts() {
    m_saveTimer.stop();
    saveStudyTexts();
    saveChapterTexts();
}

void StudiesWindow::saveStudyTexts() {
    if (!m_shownStudy) return;
    core::StudyTexts texts{m_name->text().trimmed().toStdString(), m_author->text().trimmed().toStdString(),
                           writtenIn(*m_introduction, m_shownStudy->texts.introduction)};
    if (texts.name.empty()) texts.name = m_shownStudy->texts.name; // until there is another one
    if (texts == m_shownStudy->texts) return;
    storeStudyTexts(m_shownStudy->id, texts);
    m_shownStudy->texts = texts;
}

void StudiesWindow::saveChapterTexts() {
    if (!m_shownChapter) return;
    core::ChapterContent& content = m_shownChapter->content;
    const std::string title = writtenIn(*m_title, content.title), notes = writtenIn(*m_notes, content.notes);
    if (title == content.title && notes == content.notes) return;
    storeChapterTexts(m_shownChapter->id, {title, notes});
    content.title = title;
    content.notes = notes;
}

void StudiesWindow::saveAllTexts() {
    saveTexts();
    for (const auto& [study, unstored] : m_unstoredStudies)
        if (unstored.hasFailed) storeStudyTexts(study, unstored.texts);
    for (const auto& [chapter, unstored] : m_unstoredChapters)
        if (unstored.hasFailed) storeChapterTexts(chapter, unstored.texts);
}

void StudiesWindow::storeStudyTexts(core::StudyId study, const core::StudyTexts& texts) {
    m_studies.setTexts(study, texts, beginAttempt(&StudiesWindow::m_unstoredStudies, study, texts));
}

void StudiesWindow::storeChapterTexts(core::ChapterId chapter, const ChapterTexts& texts) {
    m_studies.setChapterTexts(chapter, texts.title, texts.notes,
                              beginAttempt(&StudiesWindow::m_unstoredChapters, chapter, texts));
}

template <class Id, class Texts>
Studies::Done StudiesWindow::beginAttempt(std::map<Id, Unstored<Texts>> StudiesWindow::*list, Id id,
                                          const Texts& texts) {
    dropRequest();
    const int attempt = ++m_attempts;
    Unstored<Texts>& unstored = (this->*list)[id];
    unstored.texts = texts;
    unstored.attempt = attempt;
    return [self = QPointer<StudiesWindow>(this), list, id, attempt](bool isStored) {
        if (self) noteAnswer((*self).*list, id, attempt, isStored);
    };
}

bool StudiesWindow::hasUnstoredTexts() const {
    const auto hasFailed = [](const auto& unstored) { return unstored.second.hasFailed; };
    return std::any_of(m_unstoredStudies.begin(), m_unstoredStudies.end(), hasFailed) ||
           std::any_of(m_unstoredChapters.begin(), m_unstoredChapters.end(), hasFailed);
}

void StudiesWindow::showFailure(const core::StorageError& error) {
    if (!hasUnstoredTexts()) return m_notice->showNotice([error] { return sentence(error); }, {});
    m_notice->showNotice(
        [error] {
            return sentence(error) + ' ' +
                   tr("Your last changes to the texts are not stored. They stay in this window. Komadai "
                      "tries to store them again when you next change a text.");
        },
        {{[] { return tr("Try A&gain"); }, [this] { saveAllTexts(); }}},
        [this] { return hasUnstoredTexts(); });
}

/// Its answer would be older than a change that begins now. The change brings another answer.
void StudiesWindow::dropRequest() { m_request.cancel(); }

// --- commands

void StudiesWindow::addStudy() {
    saveAllTexts();
    m_studies.add({tr("New Study").toStdString()}, [this](core::StudyId study) {
        m_editsNewName = true;
        show(study);
    });
}

void StudiesWindow::removeStudy() {
    const auto removed = study();
    if (!removed) return;
    saveAllTexts();
    dropRequest();
    leaveStudy();
    const QString name =
        QString::fromStdString(m_list[static_cast<std::size_t>(m_studyList->currentRow())].texts.name);
    m_studies.remove(*removed);
    showNoticeOfRemoval(
        [name] { return tr("The study “%1” was deleted. Its games stay in the library.").arg(name); });
}

void StudiesWindow::addTextChapter() {
    const auto of = study();
    if (!of) return;
    saveAllTexts();
    m_studies.addChapters({*of, {}}, {core::ChapterContent{}}, {}, [this](core::StudyId) {
        m_editsNewTitle = true;
        refresh();
    });
}

void StudiesWindow::removeChapters() {
    const auto chapters = m_chapters->selected();
    const auto of = study();
    if (chapters.empty() || !of) return;
    saveAllTexts();
    dropRequest();
    std::erase_if(m_read, [&](const auto& read) {
        return std::find(chapters.begin(), chapters.end(), read.first.id) != chapters.end();
    });
    showChapters();
    onChapterChosen();
    m_studies.removeChapters(*of, chapters);
    showNoticeOfRemoval([count = static_cast<int>(chapters.size())] {
        return tr("%n chapter(s) were removed. Their games stay in the library.", nullptr, count);
    });
}

/// If texts cannot be stored in spite of another attempt, that is shown again in its place.
void StudiesWindow::showNoticeOfRemoval(Text text) {
    m_notice->showNotice(std::move(text), {{[] { return tr("&Undo"); }, [this] { undo(); }}});
}

/// What comes back is selected.
void StudiesWindow::undo() {
    if (!m_studies.canUndo()) return;
    saveAllTexts();
    dropRequest();
    const Studies::Removed restored = m_studies.undo();
    if (study() != restored.study) leaveStudy();
    m_wanted = restored.study;
    m_wantedChapters = restored.chapters;
}

void StudiesWindow::openChapter() {
    saveAllTexts();
    if (m_open->isEnabled()) emit chapterOpened(m_chapters->current()->chapter.id);
}

void StudiesWindow::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    refresh();
}

void StudiesWindow::hideEvent(QHideEvent* event) {
    saveAllTexts();
    QWidget::hideEvent(event);
}

void StudiesWindow::keyPressEvent(QKeyEvent* event) {
    if (event->matches(QKeySequence::Undo) && m_studies.canUndo()) {
        m_notice->dismiss();
        undo();
        return;
    }
    QWidget::keyPressEvent(event);
}

} // namespace komadai::ui
