#include "ui/variants/user_variants.h"

#include "core/variants/catalogue.h"
#include "core/variants/diagram.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QSaveFile>

#include <algorithm>
#include <cassert>

namespace komadai::ui {
namespace {

core::Result<std::vector<core::VariantSpec>, core::VariantProblems> readVariants(std::string_view text,
                                                                                 std::string_view unnamedId) {
    if (core::formatOf(text) != core::VariantFormat::Diagram)
        return core::readVariants(text, {core::builtinVariantTexts(), unnamedId});
    const auto diagram = core::readDiagram(text, unnamedId);
    if (!diagram) return diagram.error();
    return std::vector<core::VariantSpec>{diagram.value().spec};
}

/// The line of a section, from 1; 0 where there is none.
int lineOfSection(const QString& text, const std::string& id) {
    const QStringList lines = text.split('\n');
    const QString name = '[' + QString::fromStdString(id);
    for (qsizetype i = 0; i < lines.size(); ++i)
        if (const QString line = lines[i].trimmed();
            line.startsWith(name + ']') || line.startsWith(name + ':'))
            return static_cast<int>(i) + 1;
    return 0;
}

} // namespace

UserVariants::UserVariants(QString folder, QObject* parent)
    : QObject(parent), m_folder(std::move(folder)), m_builtin(core::VariantSet::builtin()), m_all(m_builtin) {
    load();
}

void UserVariants::load() {
    if (m_folder.isEmpty()) return;
    const QDir folder(m_folder);
    for (const QFileInfo& entry : folder.entryInfoList({QStringLiteral("*.ini")}, QDir::Files, QDir::Name)) {
        QFile file(entry.filePath());
        const bool isOpen = file.open(QIODevice::ReadOnly);
        Reading reading;
        if (isOpen) reading = read(QString::fromUtf8(file.readAll()), entry.completeBaseName());
        if (!isOpen || !reading.problems.empty()) {
            m_broken += entry.filePath();
            continue;
        }
        m_files.push_back({entry.filePath(), std::move(reading.variants)});
        combine();
    }
}

void UserVariants::combine() {
    m_all = m_builtin;
    for (const File& file : m_files)
        for (const auto& variant : file.variants) {
            [[maybe_unused]] const auto problems = m_all.add(variant);
            assert(problems.empty());
        }
}

const UserVariants::File* UserVariants::fileOf(const std::string& variant) const {
    const auto holds = [&](const core::VariantSpec& spec) { return spec.id == variant; };
    const auto found = std::find_if(m_files.begin(), m_files.end(), [&](const File& file) {
        return std::any_of(file.variants.begin(), file.variants.end(), holds);
    });
    return found == m_files.end() ? nullptr : &*found;
}

UserVariants::Reading UserVariants::read(const QString& text, const QString& unnamedId) const {
    const std::string utf8 = text.toStdString();
    Reading reading;
    reading.format = core::formatOf(utf8);
    auto variants = readVariants(utf8, unnamedId.toStdString());
    if (!variants) {
        reading.problems = variants.error();
        return reading;
    }
    reading.variants = std::move(variants).value();
    core::VariantSet extended = m_all;
    for (const auto& variant : reading.variants)
        for (auto& problem : extended.add(variant)) {
            problem.line = lineOfSection(text, variant.id);
            reading.problems.push_back(std::move(problem));
        }
    return reading;
}

bool UserVariants::needsId(const QString& text) {
    static const QRegularExpression section(QStringLiteral("^\\s*\\["), QRegularExpression::MultilineOption);
    return !text.trimmed().isEmpty() && !text.contains(section);
}

QString UserVariants::import(const QString& text, const QString& unnamedId) {
    Reading reading = read(text, unnamedId);
    assert(reading.problems.empty() && !reading.variants.empty());
    const QString path =
        QDir(m_folder).filePath(QString::fromStdString(reading.variants.front().id) + QStringLiteral(".ini"));
    if (QFile::exists(path))
        return tr("There is a file %1 already, which could not be read at the start.").arg(path);
    QSaveFile file(path);
    if (!QDir().mkpath(m_folder) || !file.open(QIODevice::WriteOnly) || file.write(text.toUtf8()) < 0 ||
        !file.commit())
        return tr("%1 cannot be written.").arg(path);
    m_files.push_back({path, std::move(reading.variants)});
    combine();
    emit changed();
    return {};
}

QString UserVariants::remove(const std::string& variant) {
    const File* file = fileOf(variant);
    assert(file);
    if (QFile::exists(file->path) && !QFile::remove(file->path))
        return tr("%1 cannot be deleted.").arg(file->path);
    m_files.erase(m_files.begin() + (file - m_files.data()));
    combine();
    emit changed();
    return {};
}

} // namespace komadai::ui
