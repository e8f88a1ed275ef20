#include "ui/variants/user_variants.h"

#include "core/rules/any_position.h"
#include "core/variants/catalogue.h"
#include "ui/wording.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <QStringDecoder>

#include <algorithm>
#include <cassert>

namespace komadai::ui {
namespace {

/// The largest files of the field, with hundreds of variants, have a fifth of it.
constexpr qint64 MaxTextBytes = 1024 * 1024;

constexpr const char* IniSuffix = ".ini";
constexpr const char* DiagramSuffix = ".diagram";

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(UserVariants)
};

VariantCheck read(const std::string& text, const std::string& id) {
    VariantCheck check;
    check.format = core::formatOf(text);
    if (check.format == core::VariantFormat::Diagram) {
        auto diagram = core::readDiagram(text, id);
        if (!diagram) {
            check.problems = diagram.error();
            return check;
        }
        check.variants.push_back(diagram.value().spec);
        check.defaults = diagram.value().defaults;
    } else if (auto variants = core::readVariants(text, {core::builtinVariantTexts(), id})) {
        check.variants = std::move(variants).value();
    } else {
        check.problems = variants.error();
    }
    return check;
}

/// The line of `[id]` or `[id:parent]`, from 1; 0 where there is none.
int sectionLine(const std::string& text, const std::string& id) {
    const QStringList lines = QString::fromStdString(text).split('\n');
    for (int i = 0; i < lines.size(); ++i) {
        const QString line = lines[i].simplified().remove(' ');
        const QString opening = '[' + QString::fromStdString(id);
        if (line.startsWith(opening + ']') || line.startsWith(opening + ':')) return i + 1;
    }
    return 0;
}

/// Why a start that can be read cannot be played.
std::string startProblem(const core::VariantSpec& spec) {
    const auto start = core::AnyPosition::fromSetup(spec.start, core::Variant::make(spec));
    return start ? std::string() : wording().problem(start.error(), spec);
}

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

QString problemText(const core::VariantProblem& problem, const VariantCheck& check) {
    QString text = QString::fromStdString(wording().problem(problem));
    if (problem.kind != core::VariantProblemKind::IllegalStart) return text;
    for (const auto& spec : check.variants)
        if (spec.id == problem.key) text += QStringLiteral(" (%1)").arg(startProblem(spec).c_str());
    return text;
}

QString sentence(const FileFailure& failure) {
    const QString shown = QDir::toNativeSeparators(failure.path);
    switch (failure.problem) {
    case FileProblem::CannotRead: return Texts::tr("The file %1 cannot be read.").arg(shown);
    case FileProblem::NotText: return Texts::tr("The file %1 is not text in UTF-8.").arg(shown);
    case FileProblem::TooLarge: return Texts::tr("The file %1 is too large for variants.").arg(shown);
    case FileProblem::AlreadyThere:
        return Texts::tr("There is a file %1 already; it was left as it is.").arg(shown);
    case FileProblem::CannotWrite: return Texts::tr("The file %1 cannot be written.").arg(shown);
    case FileProblem::CannotRemove: return Texts::tr("The file %1 cannot be removed.").arg(shown);
    }
    return {};
}

QString sentence(const VariantFile& file) {
    if (file.failure) return sentence(*file.failure);
    const auto& first = file.check.problems.front();
    const QString what = problemText(first, file.check);
    const QString why =
        first.line > 0 ? Texts::tr("line %1, %2").arg(QString::number(first.line), what) : what;
    const QString text = Texts::tr("%1 cannot be played: %2.").arg(QDir::toNativeSeparators(file.path), why);
    const int more = static_cast<int>(file.check.problems.size()) - 1;
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

void UserVariants::take(VariantFile file) {
    if (file.check.problems.empty())
        for (const auto& spec : file.check.variants) {
            [[maybe_unused]] const auto problems = m_all.add(spec);
            assert(problems.empty());
            file.ids.push_back(spec.id);
        }
    m_files.push_back(std::move(file));
}

VariantCheck UserVariants::check(const std::string& text, const std::string& id) const {
    VariantCheck check = read(text, id);
    core::VariantSet trial = m_all;
    for (const auto& spec : check.variants)
        for (auto& problem : trial.add(spec)) {
            problem.line = sectionLine(text, spec.id);
            check.problems.push_back(std::move(problem));
        }
    return check;
}

std::optional<FileFailure> UserVariants::add(const std::string& text, const std::string& id) {
    VariantCheck checked = check(text, id);
    assert(checked.problems.empty());
    const char* suffix = checked.format == core::VariantFormat::Diagram ? DiagramSuffix : IniSuffix;
    const QString path =
        QDir(m_folder).filePath(QString::fromStdString(checked.variants.front().id) + suffix);
    if (QFileInfo::exists(path)) return FileFailure{FileProblem::AlreadyThere, path};
    QSaveFile file(path);
    const bool isKept = QDir().mkpath(m_folder) && file.open(QIODevice::WriteOnly) &&
                        file.write(text.data(), static_cast<qint64>(text.size())) >= 0 && file.commit();
    if (!isKept) return FileFailure{FileProblem::CannotWrite, path};
    take({path, {}, {}, std::move(checked)});
    return std::nullopt;
}

std::optional<FileFailure> UserVariants::remove(const QString& path) {
    const auto file = std::find_if(m_files.begin(), m_files.end(),
                                   [&path](const VariantFile& f) { return f.path == path; });
    assert(file != m_files.end());
    if (QFileInfo::exists(path) && !QFile::remove(path)) return FileFailure{FileProblem::CannotRemove, path};
    for (const auto& id : file->ids)
        m_all.remove(id);
    m_files.erase(file);
    return std::nullopt;
}

std::string UserVariants::freeId(const std::string& id) const {
    std::string candidate = id;
    for (int number = 2; m_all.find(candidate); ++number)
        candidate = id + std::to_string(number);
    return candidate;
}

} // namespace komadai::ui
