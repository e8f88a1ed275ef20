#include "ui/variants/user_variants.h"

#include "ui/wording.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <QSettings>
#include <QStringDecoder>

#include <algorithm>
#include <cassert>

namespace komadai::ui {
namespace {

/// The largest files of the field, with hundreds of variants, have a fifth of it.
constexpr qint64 MaxTextBytes = qint64{1} << 20;

constexpr const char* IniSuffix = ".ini";
constexpr const char* DiagramSuffix = ".diagram";

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(UserVariants)
};

} // namespace

core::Result<std::string, FileFailure> readVariantText(const QString& path) {
    QFile file(path);
    if (QFileInfo(path).isDir() || !file.open(QIODevice::ReadOnly))
        return FileFailure{FileProblem::CannotRead, path};
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
        load(file.filePath());
}

void UserVariants::load(const QString& path) {
    const auto text = readVariantText(path);
    if (!text) return m_files.push_back({path, {}, text.error(), {}});
    const std::string id = core::idFrom(QFileInfo(path).completeBaseName().toStdString());
    take({path, {}, {}, check(text.value(), id)});
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
    const char* suffix = checked.format == core::VariantFormat::Diagram ? DiagramSuffix : IniSuffix;
    const QString first = QString::fromStdString(checked.variants.front().id);
    const QString path = QDir(m_folder).filePath(first + suffix);
    if (QFileInfo::exists(path)) return FileFailure{FileProblem::AlreadyThere, path};
    if (text.size() > static_cast<std::size_t>(MaxTextBytes)) return FileFailure{FileProblem::TooLarge, path};
    const bool hasFolder = QDir().mkpath(m_folder);
    QSettings names(namesFile(), QSettings::IniFormat);
    if (!name.trimmed().isEmpty() && checked.variants.size() == 1) {
        names.setValue(first, name.trimmed());
        names.sync();
        if (names.status() != QSettings::NoError) return FileFailure{FileProblem::CannotWrite, namesFile()};
    }
    QSaveFile file(path);
    const bool isKept = hasFolder && file.open(QIODevice::WriteOnly) &&
                        file.write(text.data(), static_cast<qint64>(text.size())) >= 0 && file.commit();
    if (!isKept) {
        names.remove(first);
        return FileFailure{FileProblem::CannotWrite, path};
    }
    take({path, {}, {}, std::move(checked)});
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

std::string UserVariants::freeId(const std::string& id) const {
    std::string candidate = id;
    for (int number = 2; m_all.find(candidate); ++number)
        candidate = id + std::to_string(number);
    return candidate;
}

} // namespace komadai::ui
