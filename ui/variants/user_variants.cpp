#include "ui/variants/user_variants.h"

#include "ui/files/file_writer.h"
#include "ui/files/regular_file.h"
#include "ui/wording.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSettings>
#include <QStringDecoder>

#include <algorithm>
#include <cassert>
#include <iterator>

namespace komadai::ui {
namespace {

/// The largest files of the field, with hundreds of variants, have a fifth of it.
constexpr qint64 MaxTextBytes = qint64{1} << 20;

constexpr const char* IniSuffix = ".ini";
constexpr const char* DiagramSuffix = ".diagram";

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(UserVariants)
};

/// Either all of the text is in the file, or the file is as before.
bool writeText(const QString& path, const std::string& text) {
    return QDir().mkpath(QFileInfo(path).path()) && writeBytes(path, text).isEmpty();
}

/// An empty name removes it. Returns whether that was written.
bool setName(QSettings& names, const QString& id, const QString& name) {
    if (name.isEmpty())
        names.remove(id);
    else
        names.setValue(id, name);
    names.sync();
    return names.status() == QSettings::NoError;
}

} // namespace

core::Result<std::string, FileFailure> readVariantText(const QString& path) {
    QFile file(path);
    if (!openRegularFile(file).isEmpty()) return FileFailure{FileProblem::CannotRead, path};
    const QByteArray bytes = file.read(MaxTextBytes + 1);
    if (file.error() != QFile::NoError) return FileFailure{FileProblem::CannotRead, path};
    if (bytes.size() > MaxTextBytes) return FileFailure{FileProblem::TooLarge, path};
    QStringDecoder decoder(QStringDecoder::Utf8);
    const QString text = decoder(bytes);
    if (decoder.hasError() || text.contains(QChar(0))) return FileFailure{FileProblem::NotText, path};
    return text.toStdString();
}

QString problemText(const core::VariantProblem& problem) {
    return QString::fromStdString(wording().problem(problem));
}

QString sentence(const FileFailure& failure) {
    const QString shown = QDir::toNativeSeparators(failure.path);
    switch (failure.problem) {
    case FileProblem::CannotRead: return Texts::tr("The file %1 cannot be read.").arg(shown);
    case FileProblem::NotText: return Texts::tr("The file %1 is not text in UTF-8.").arg(shown);
    case FileProblem::TooLarge: return Texts::tr("The file %1 is too large for variants.").arg(shown);
    case FileProblem::NoRoom:
        return Texts::
            tr("There is no room for the file %1: all files of variants together can have %2 MiB at most.")
                .arg(shown, QString::number(UserVariants::MaxBytes >> 20));
    case FileProblem::AlreadyThere:
        return Texts::tr("The file %1 already exists. It was not changed.").arg(shown);
    case FileProblem::CannotWrite: return Texts::tr("The file %1 cannot be written.").arg(shown);
    case FileProblem::CannotRemove: return Texts::tr("The file %1 cannot be removed.").arg(shown);
    }
    return {};
}

QString sentence(const VariantFile& file) {
    if (file.failure) return sentence(*file.failure);
    const auto& first = file.check.problems.front();
    const QString what = problemText(first);
    const QString why =
        first.line > 0 ? Texts::tr("line %1, %2").arg(QString::number(first.line), what) : what;
    const QString text = Texts::tr("%1 cannot be played: %2.").arg(QDir::toNativeSeparators(file.path), why);
    const int more = static_cast<int>(core::countOf(file.check.problems)) - 1;
    return more == 0 ? text : text + ' ' + Texts::tr("Further problems in it: %n.", nullptr, more);
}

UserVariants::UserVariants(core::VariantSet builtin, QString folder)
    : m_all(std::move(builtin)), m_folder(std::move(folder)) {
    const QStringList patterns{'*' + QString(IniSuffix), '*' + QString(DiagramSuffix)};
    for (const QFileInfo& file : QDir(m_folder).entryInfoList(patterns, QDir::Files, QDir::Name))
        load(file);
}

void UserVariants::load(const QFileInfo& file) {
    const QString path = file.filePath();
    const auto text = readVariantText(path);
    if (!text) return m_files.push_back({path, {}, text.error(), {}});
    const auto bytes = static_cast<qint64>(text.value().size());
    if (const auto problem = sizeProblem(bytes))
        return m_files.push_back({path, {}, FileFailure{*problem, path}, {}});
    const std::string id = core::idFrom(file.completeBaseName().toStdString());
    take({path, {}, {}, check(text.value(), id), bytes});
}

std::optional<FileProblem> UserVariants::sizeProblem(qint64 bytes, const VariantFile* replaced) const {
    if (bytes > MaxTextBytes) return FileProblem::TooLarge;
    for (const auto& file : m_files)
        if (&file != replaced) bytes += file.bytes;
    return bytes <= MaxBytes ? std::nullopt : std::optional(FileProblem::NoRoom);
}

QString UserVariants::namesFile() const { return QDir(m_folder).filePath(QStringLiteral("names.conf")); }

void UserVariants::take(VariantFile file) {
    const QSettings names(namesFile(), QSettings::IniFormat);
    if (file.check.problems.empty())
        for (const auto& spec : file.check.variants) {
            core::VariantSpec named = spec;
            const QString name = names.value(QString::fromStdString(spec.id)).toString().trimmed();
            if (!name.isEmpty()) named.name = name.left(UserVariants::LongestName).toStdString();
            m_all.addChecked(std::move(named));
            file.ids.push_back(spec.id);
        }
    m_files.push_back(std::move(file));
}

core::VariantCheck UserVariants::check(const std::string& text, const std::string& id) const {
    return m_all.check(text, id);
}

std::optional<FileFailure> UserVariants::add(const std::string& text, const std::string& id,
                                             const QString& name) {
    core::VariantCheck checked = check(text, id);
    assert(checked.problems.empty());
    const QString first = QString::fromStdString(checked.variants.front().id);
    const QString path = pathFor(checked);
    if (QFileInfo::exists(path)) return FileFailure{FileProblem::AlreadyThere, path};
    const auto bytes = static_cast<qint64>(text.size());
    if (const auto problem = sizeProblem(bytes)) return FileFailure{*problem, path};
    QDir().mkpath(m_folder); // for the names too
    QSettings names(namesFile(), QSettings::IniFormat);
    if (!name.trimmed().isEmpty() && checked.variants.size() == 1 && !setName(names, first, name.trimmed()))
        return FileFailure{FileProblem::CannotWrite, namesFile()};
    if (!writeText(path, text)) {
        names.remove(first);
        return FileFailure{FileProblem::CannotWrite, path};
    }
    take({path, {}, {}, std::move(checked), bytes});
    return std::nullopt;
}

std::optional<FileFailure> UserVariants::remove(const QString& path) {
    const auto file = std::find_if(m_files.begin(), m_files.end(),
                                   [&path](const VariantFile& f) { return f.path == path; });
    assert(file != m_files.end());
    if (QFileInfo::exists(path) && !QFile::remove(path)) return FileFailure{FileProblem::CannotRemove, path};
    QSettings names(namesFile(), QSettings::IniFormat);
    for (const auto& id : file->ids) {
        m_all.remove(id);
        names.remove(QString::fromStdString(id));
    }
    const auto ids = file->ids;
    m_files.erase(file);
    if (m_removed) std::for_each(ids.begin(), ids.end(), m_removed);
    return std::nullopt;
}

QString UserVariants::pathFor(const core::VariantCheck& checked) const {
    const char* suffix = checked.format == core::VariantFormat::Diagram ? DiagramSuffix : IniSuffix;
    return QDir(m_folder).filePath(QString::fromStdString(checked.variants.front().id) + suffix);
}

// --- changes of a text

core::VariantCheck UserVariants::checkInPlaceOf(const VariantFile& file, const std::string& text,
                                                const std::string& id) const {
    core::VariantSet others = m_all;
    for (const auto& own : file.ids)
        others.remove(own);
    return others.check(text, id);
}

bool UserVariants::hasOtherRules(const std::string& id, const core::VariantCheck& checked) const {
    const auto now = std::find_if(checked.variants.begin(), checked.variants.end(),
                                  [&id](const core::VariantSpec& spec) { return spec.id == id; });
    if (now == checked.variants.end()) return true;
    core::VariantSpec before = m_all.find(id)->spec();
    before.name = now->name;
    return before != *now;
}

bool UserVariants::changesRules(const VariantFile& file, const core::VariantCheck& checked) const {
    return std::any_of(file.ids.begin(), file.ids.end(),
                       [&](const std::string& id) { return hasOtherRules(id, checked); });
}

QString UserVariants::chosenName(const VariantFile& file) const {
    if (file.ids.size() != 1) return {};
    return QSettings(namesFile(), QSettings::IniFormat)
        .value(QString::fromStdString(file.ids.front()))
        .toString()
        .trimmed();
}

std::optional<FileFailure> UserVariants::replace(const QString& path, const std::string& text,
                                                 const std::string& id, const QString& name) {
    const auto file = std::find_if(m_files.begin(), m_files.end(),
                                   [&path](const VariantFile& f) { return f.path == path; });
    assert(file != m_files.end());
    core::VariantCheck checked = checkInPlaceOf(*file, text, id);
    assert(checked.problems.empty());
    const QString first = QString::fromStdString(checked.variants.front().id);
    const QString newPath = pathFor(checked);
    const bool isMoved = newPath != path;
    if (isMoved && QFileInfo::exists(newPath)) return FileFailure{FileProblem::AlreadyThere, newPath};
    const auto bytes = static_cast<qint64>(text.size());
    if (const auto problem = sizeProblem(bytes, &*file)) return FileFailure{*problem, newPath};

    QSettings names(namesFile(), QSettings::IniFormat);
    const QString nameBefore = names.value(first).toString();
    const QString newName = checked.variants.size() == 1 ? name.trimmed() : QString();
    if (newName != nameBefore && !setName(names, first, newName))
        return FileFailure{FileProblem::CannotWrite, namesFile()};
    if (!writeText(newPath, text)) {
        setName(names, first, nameBefore);
        return FileFailure{FileProblem::CannotWrite, newPath};
    }
    if (isMoved && QFileInfo::exists(path) && !QFile::remove(path)) {
        QFile::remove(newPath);
        setName(names, first, nameBefore);
        return FileFailure{FileProblem::CannotRemove, path};
    }

    std::vector<std::string> outdated;
    std::copy_if(file->ids.begin(), file->ids.end(), std::back_inserter(outdated),
                 [&](const std::string& old) { return hasOtherRules(old, checked); });
    for (const auto& old : file->ids) {
        m_all.remove(old);
        const bool isGone = std::none_of(checked.variants.begin(), checked.variants.end(),
                                         [&old](const core::VariantSpec& spec) { return spec.id == old; });
        if (isGone) names.remove(QString::fromStdString(old));
    }
    m_files.erase(file);
    take({newPath, {}, {}, std::move(checked), bytes});
    if (m_removed) std::for_each(outdated.begin(), outdated.end(), m_removed);
    return std::nullopt;
}

std::string UserVariants::freeId(const std::string& id) const {
    std::string candidate = id;
    for (int number = 2; m_all.find(candidate); ++number)
        candidate = id + std::to_string(number);
    return candidate;
}

} // namespace komadai::ui
