#include "ui/files/save_dialog.h"

#include "ui/files/record_formats.h"
#include "ui/preferences/preferences.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <string_view>

namespace komadai::ui {
namespace {

struct SaveDialog {
    Q_DECLARE_TR_FUNCTIONS(SaveDialog)
};

QString endingOf(core::RecordFormat format) {
    const auto extension = core::infoOf(format).extensions.front();
    return QString::fromLatin1(extension.data(), static_cast<qsizetype>(extension.size()));
}

QStringList endingsOf(const std::vector<core::RecordFormat>& formats) {
    QStringList endings;
    for (const core::RecordFormat format : formats)
        for (const std::string_view ending : core::infoOf(format).extensions)
            endings += QString::fromLatin1(ending.data(), static_cast<qsizetype>(ending.size()));
    return endings;
}

/// The name of the file with the ending of a format in place of that of another one.
QString withEnding(const QString& name, core::RecordFormat format) {
    const QString base = formatOfName(name) ? name.left(name.lastIndexOf('.')) : name;
    return base + '.' + endingOf(format);
}

core::RecordFormat firstFormat(const SaveProposal& proposal) {
    const auto& formats = proposal.formats;
    for (const auto& wanted : {proposal.format, preferences().get(preference::SaveFormat)})
        if (wanted && std::find(formats.begin(), formats.end(), *wanted) != formats.end()) return *wanted;
    const auto usual = std::find(formats.begin(), formats.end(), proposal.usual);
    return usual == formats.end() ? formats.front() : *usual;
}

/// The ending in a filter of names; empty where that is for all files.
QString endingIn(const QString& filter) {
    static const QRegularExpression format(QStringLiteral(R"(\(\*\.([^\s()]+)\)$)"));
    return format.match(filter).captured(1);
}

QStringList endingsIn(const QStringList& filters) {
    QStringList endings;
    for (const QString& filter : filters)
        if (const QString ending = endingIn(filter); !ending.isEmpty()) endings += ending;
    return endings;
}

QString folderOf(const SaveProposal& proposal) {
    for (const QString& folder : {proposal.folder, preferences().get(preference::FilesFolder)})
        if (!folder.isEmpty() && QDir(folder).exists()) return folder;
    return QDir::homePath();
}

} // namespace

void rememberFolderOf(const QString& path) {
    preferences().set(preference::FilesFolder, QFileInfo(path).absolutePath());
}

void rememberSaved(const SaveChoice& choice) {
    rememberFolderOf(choice.path);
    preferences().set(preference::SaveFormat, choice.format);
}

bool mayWrite(const QString& path, const QString& title, QWidget* parent) {
    return !QFileInfo::exists(path) ||
           QMessageBox::question(
               parent, title,
               SaveDialog::tr("%1 exists already. Replace it?").arg(QFileInfo(path).fileName()),
               QMessageBox::Yes | QMessageBox::No, QMessageBox::No) == QMessageBox::Yes;
}

std::optional<QString> chosenFile(const QFileDialog& dialog, const IsKnownFile& isKnown) {
    QString path = dialog.selectedFiles().front();
    const bool isOfAllFiles = dialog.selectedNameFilter().endsWith(QStringLiteral("(*)"));
    const QString suffix = QFileInfo(path).suffix();
    if (isOfAllFiles && !suffix.isEmpty()) return path;
    if (isKnown ? isKnown(path) : endingsIn(dialog.nameFilters()).contains(suffix, Qt::CaseInsensitive))
        return path;
    path += QLatin1Char('.') + dialog.defaultSuffix();
    if (!dialog.testOption(QFileDialog::DontConfirmOverwrite) &&
        !mayWrite(path, dialog.windowTitle(), dialog.parentWidget()))
        return std::nullopt;
    return path;
}

std::optional<QString> askForFile(const FileProposal& proposal, QWidget* parent, const IsKnownFile& isKnown) {
    const QStringList filters = proposal.filters.split(QStringLiteral(";;"));
    const QString usual = endingIn(filters.front());
    QFileDialog dialog(parent, proposal.title, proposal.folder);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setFileMode(QFileDialog::AnyFile);
    dialog.setNameFilters(filters);
    dialog.setDefaultSuffix(usual);
    QObject::connect(&dialog, &QFileDialog::filterSelected, &dialog, [&dialog](const QString& filter) {
        if (const QString ending = endingIn(filter); !ending.isEmpty()) dialog.setDefaultSuffix(ending);
    });
    if (!proposal.name.isEmpty()) dialog.selectFile(proposal.name + QLatin1Char('.') + usual);
    while (dialog.exec() == QDialog::Accepted && !dialog.selectedFiles().isEmpty())
        if (auto path = chosenFile(dialog, isKnown)) return path;
    return std::nullopt;
}

QString asFileName(const QString& text) {
    static const QRegularExpression unusable(QStringLiteral("[\\x00-\\x1f\\x7f/\\\\:*?\"<>|]+"));
    constexpr qsizetype Most = 80;
    QString name = QString(text).replace(unusable, QStringLiteral(" ")).simplified().left(Most).trimmed();
    while (name.startsWith('.'))
        name.remove(0, 1);
    return name;
}

QString unusedName(const QString& folder, const QString& name, const QStringList& endings) {
    const QDir there(folder);
    const auto isUsed = [&](const QString& file) {
        return std::any_of(endings.begin(), endings.end(),
                           [&](const QString& ending) { return there.exists(file + '.' + ending); });
    };
    QString unused = name;
    for (int number = 2; isUsed(unused); ++number)
        unused = name + ' ' + QString::number(number);
    return unused;
}

std::optional<SaveChoice> askWhereToSave(const SaveProposal& proposal, QWidget* parent) {
    core::RecordFormat format = firstFormat(proposal);
    QStringList filters;
    for (const core::RecordFormat each : proposal.formats)
        filters += filterOf(each);
    const QString folder = folderOf(proposal);
    const QString name =
        proposal.isNew ? unusedName(folder, proposal.name, endingsOf(proposal.formats)) : proposal.name;
    QFileDialog dialog(parent, proposal.title, folder);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setFileMode(QFileDialog::AnyFile);
    dialog.setNameFilters(filters);
    dialog.selectNameFilter(filterOf(format));
    dialog.setDefaultSuffix(endingOf(format));
    dialog.selectFile(withEnding(name, format));
    QObject::connect(&dialog, &QFileDialog::filterSelected, &dialog, [&](const QString& filter) {
        const auto index = filters.indexOf(filter);
        if (index < 0) return;
        format = proposal.formats[static_cast<std::size_t>(index)];
        dialog.setDefaultSuffix(endingOf(format));
        const QStringList files = dialog.selectedFiles();
        if (!files.isEmpty()) dialog.selectFile(withEnding(QFileInfo(files.front()).fileName(), format));
    });
    while (dialog.exec() == QDialog::Accepted) {
        const QString path = dialog.selectedFiles().value(0);
        const auto named = formatOfName(path);
        const auto& formats = proposal.formats;
        if (named && std::find(formats.begin(), formats.end(), *named) == formats.end()) {
            QMessageBox::warning(parent, proposal.title,
                                 SaveDialog::tr("This game cannot be written as %1.").arg(nameOf(*named)));
            continue;
        }
        const SaveChoice choice{named ? path : path + '.' + endingOf(format), named.value_or(format)};
        if (!named && !mayWrite(choice.path, proposal.title, parent))
            continue; // the dialog has asked about names that it knew
        return choice;
    }
    return std::nullopt;
}

} // namespace komadai::ui
