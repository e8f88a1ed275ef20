#include "ui/file_opener.h"

#include "core/record/study_chapter.h"
#include "core/variants/variant_file.h"
#include "ui/editor/clipboard_position.h"
#include "ui/files/file_reader.h"
#include "ui/files/recent_files.h"
#include "ui/files/record_formats.h"
#include "ui/game_importer.h"
#include "ui/preferences/preferences.h"
#include "ui/variants/user_variants.h"
#include "ui/wording.h"

#include <QApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QRegularExpression>
#include <QStringList>
#include <QUrl>

#include <algorithm>
#include <utility>

namespace komadai::ui {
namespace {

/// What a file without a name for its variant is taken for: the format decides.
const std::shared_ptr<const core::Variant> AnyVariant;
/// The time between two looks whether a dialog is still open.
constexpr int PauseMs = 100;

QString fileNameOf(const ReadFile& file) {
    return file.isText() ? FileOpener::tr("Text") : QFileInfo(file.path).fileName();
}

/// A file is read again, since only its first games are in memory.
ImportWish wishFor(const ReadFile& file) {
    ImportWish wish;
    if (!file.isText()) {
        wish.paths = {file.path};
        return wish;
    }
    wish.name = fileNameOf(file);
    for (const core::ReadGame& game : file.games)
        wish.games.push_back(game.record);
    return wish;
}

/// Whether the text is a position alone, or nothing that is known, which is explained in the same way.
bool isPositionAlone(const ReadFile& file) {
    const auto& problems = file.problems;
    if (!problems.empty() && problems.front().kind != core::ReadProblem::Kind::UnknownFormat) return false;
    if (file.games.empty()) return true;
    return file.games.size() == 1 && file.format == core::RecordFormat::Sfen;
}

/// Whether a file of no known format of games defines variants: it is named so, begins with a section, or has a diagram. The name of a
/// section is one word.
bool definesVariants(const ReadFile& file) {
    static const QRegularExpression section(QStringLiteral(R"(^\[[^\[\]\s]+\]\s*$)"),
                                            QRegularExpression::MultilineOption);
    if (file.format || file.isText()) return false;
    return file.path.endsWith(QStringLiteral(".ini"), Qt::CaseInsensitive) ||
           (!core::needsId(file.text) && QString::fromStdString(file.text).contains(section)) ||
           core::formatOf(file.text) == core::VariantFormat::Diagram;
}

/// Whether a text of no known format can be meant as a position, whose first field has the rows of a board.
bool mayBePosition(const ReadFile& file) {
    return positionText(QString::fromStdString(file.text)).section(' ', 0, 0).contains('/');
}

/// The path as a menu shows it: short, and without marks of letters.
QString shortPath(const QString& path, const QFontMetrics& font) {
    const QString home = QDir::homePath() + '/';
    QString text = path.startsWith(home) ? QStringLiteral("~/") + path.mid(home.size()) : path;
    constexpr int MostCharacters = 60;
    text = font.elidedText(text, Qt::ElideMiddle, MostCharacters * font.averageCharWidth());
    return text.replace('&', QStringLiteral("&&"));
}

} // namespace

FileOpener::FileOpener(QWidget& window, const UserVariants& variants, GameImporter& importer, QMenu& recent,
                       std::function<bool(const QString&)> isInFront)
    : QObject(&window), m_window(window), m_variants(variants), m_importer(importer), m_recent(recent),
      m_isInFront(std::move(isInFront)), m_reader(new FileReader(this)) {
    m_pause.setSingleShot(true);
    m_pause.setInterval(PauseMs);
    connect(&m_pause, &QTimer::timeout, this, &FileOpener::takeWaiting);
    connect(m_reader, &FileReader::fileRead, this, &FileOpener::onRead);
    connect(&m_recent, &QMenu::aboutToShow, this, &FileOpener::listRecent);
}

void FileOpener::choose() {
    const QStringList files = QFileDialog::getOpenFileNames(
        &m_window, tr("Open"), preferences().get(preference::FilesFolder),
        tr("Games, positions, variants and libraries (%1 *.fen *.ini *.txt *.sqlite);;All files (*)")
            .arg(patternsOfAll()));
    if (files.isEmpty()) return;
    preferences().set(preference::FilesFolder, QFileInfo(files.front()).absolutePath());
    open(files);
}

void FileOpener::open(const QStringList& paths) {
    if (paths.size() > static_cast<qsizetype>(MostTabs)) return m_importer.offer(paths);
    QStringList imports;
    for (const QString& path : paths)
        if (GameImporter::isForImport(path))
            imports += path;
        else if (m_isInFront(path))
            addRecentFile(path);
        else
            m_reader->read(path, m_variants.all(), AnyVariant, MostTabs + 1);
    if (!imports.isEmpty()) m_importer.offer(imports);
}

QStringList FileOpener::filesIn(const QMimeData& data) {
    QStringList paths;
    for (const QUrl& url : data.urls())
        if (url.isLocalFile() && QFileInfo::exists(url.toLocalFile())) paths += url.toLocalFile();
    return paths;
}

void FileOpener::onRead(const std::shared_ptr<ReadFile>& file) {
    m_waiting.push_back(file);
    takeWaiting();
}

/// A dialog may be about the game in front, so files wait until it is closed.
void FileOpener::takeWaiting() {
    while (!m_waiting.empty()) {
        if (QApplication::activeModalWidget()) return m_pause.start();
        const auto file = m_waiting.front();
        m_waiting.pop_front();
        if (!file->error.isEmpty()) {
            QMessageBox::warning(&m_window, tr("Open"),
                                 tr("%1 cannot be read: %2.").arg(file->path, file->error));
            continue;
        }
        addRecentFile(file->path);
        if (!m_isInFront(file->path)) take(file); // it may have been wanted twice
    }
}

void FileOpener::take(const std::shared_ptr<ReadFile>& file) {
    if (file->isLibrary) return emit libraryOpened(file->path);
    if (definesVariants(*file)) return emit variantsOpened(file->path);
    if (!file->format && !file->problems.empty() && !mayBePosition(*file)) return reportProblems(*file);
    if (isPositionAlone(*file)) return emit positionOpened(QString::fromStdString(file->text));
    if (file->games.size() > MostTabs) return offerImport(file);
    const bool isStudy = std::any_of(file->games.begin(), file->games.end(), [](const core::ReadGame& game) {
        return core::isStudyChapter(game.record.header);
    });
    if (isStudy) return offerStudy(file);
    openGames(*file);
}

void FileOpener::openGames(const ReadFile& file) {
    for (std::size_t i = 0; i < file.games.size(); ++i) {
        const auto origin = file.origin(i);
        emit recordOpened(file.games[i].record, origin ? &*origin : nullptr);
    }
    if (!file.problems.empty()) reportProblems(file);
}

QString FileOpener::problemsOf(const ReadFile& file) const {
    QStringList lines;
    for (const core::ReadProblem& problem : file.problems)
        lines += QString::fromStdString(wording().sentence(problem, fileNameOf(file).toStdString()));
    return lines.join('\n');
}

void FileOpener::reportProblems(const ReadFile& file) const {
    const auto count = static_cast<int>(file.summary.problems);
    QMessageBox box(QMessageBox::Warning, tr("Open"),
                    file.isText()        ? tr("Not everything in the text could be read.")
                    : file.games.empty() ? tr("No game could be read from %1.").arg(fileNameOf(file))
                                         : tr("Not everything in %1 could be read.").arg(fileNameOf(file)),
                    QMessageBox::Ok, &m_window);
    box.setInformativeText(count == 1 ? QString::fromStdString(wording().sentence(
                                            file.problems.front(), fileNameOf(file).toStdString()))
                                      : tr("%n problem(s) were found.", nullptr, count));
    if (count > 1) box.setDetailedText(problemsOf(file));
    box.exec();
}

/// The window goes on meanwhile, since clocks may be running.
void FileOpener::offerStudy(const std::shared_ptr<ReadFile>& file) {
    auto* box = new QMessageBox(
        QMessageBox::Question, tr("Open"),
        file->isText()
            ? tr("The text has chapters of a study. Import the study into your library?")
            : tr("%1 has chapters of a study. Import the study into your library?").arg(fileNameOf(*file)),
        QMessageBox::Cancel, &m_window);
    box->setAttribute(Qt::WA_DeleteOnClose);
    auto* import = box->addButton(tr("&Import"), QMessageBox::AcceptRole);
    auto* open = box->addButton(tr("&Open as Games"), QMessageBox::ActionRole);
    box->setDefaultButton(import);
    connect(box, &QMessageBox::finished, this, [this, box, import, open, file] {
        if (box->clickedButton() == import) m_importer.start(wishFor(*file));
        if (box->clickedButton() == open) openGames(*file);
    });
    box->open();
}

void FileOpener::offerImport(const std::shared_ptr<ReadFile>& file) {
    if (!file->isText())
        return m_importer.offer(wishFor(*file), tr("%1 has more than %Ln games. Import them?", nullptr,
                                                   static_cast<int>(MostTabs))
                                                    .arg(fileNameOf(*file)));
    m_importer.offer(wishFor(*file), tr("The text has %Ln games. Import them?", nullptr,
                                        static_cast<int>(file->games.size())));
}

void FileOpener::listRecent() {
    m_recent.clear();
    int number = 0;
    for (const QString& path : recentFiles()) {
        ++number;
        const QString mark = number < 10 ? QStringLiteral("&%1").arg(number) : QStringLiteral("1&0");
        m_recent.addAction(QStringLiteral("%1  %2").arg(mark, shortPath(path, m_recent.fontMetrics())), this,
                           [this, path] { openRecent(path); });
    }
    if (number == 0) {
        m_recent.addAction(tr("No recent files"))->setEnabled(false);
        return;
    }
    m_recent.addSeparator();
    m_recent.addAction(tr("&Clear List"), this, [] { clearRecentFiles(); });
}

void FileOpener::openRecent(const QString& path) {
    if (QFileInfo::exists(path)) return open({path});
    removeRecentFile(path);
    QMessageBox::information(&m_window, tr("Open"),
                             tr("%1 does not exist any more. It is no longer in the list.").arg(path));
}

} // namespace komadai::ui
