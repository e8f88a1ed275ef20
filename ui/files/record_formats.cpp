#include "ui/files/record_formats.h"

#include "core/notation/japanese_text.h"
#include "ui/preferences/preferences.h"

#include <QFileInfo>
#include <QStringList>

#include <algorithm>

namespace komadai::ui {
namespace {

QString textOf(std::string_view text) {
    return QString::fromLatin1(text.data(), static_cast<qsizetype>(text.size()));
}

QString patternsOf(const core::RecordFormatInfo& format) {
    QStringList patterns;
    for (const std::string_view extension : format.extensions)
        patterns += QStringLiteral("*.") + textOf(extension);
    return patterns.join(' ');
}

/// None, or a format under its name.
PreferenceFormat<std::optional<core::RecordFormat>> recordFormatFormat() {
    std::vector<std::pair<core::RecordFormat, QString>> names;
    for (const core::RecordFormatInfo& format : core::recordFormats())
        names.emplace_back(format.format, textOf(format.name));
    return optionalFormat(namedFormat(std::move(names)));
}

/// The game as a file, with its first move at most: what a format can have depends on the variant and the start.
auto writtenStart(const core::GameTree& tree, core::RecordFormat format, bool withMove) {
    core::RecordHeader header;
    header.variant = tree.spec().id;
    core::GameTree start(tree.start(), tree.quietPliesAtStart());
    const auto first = tree.firstChild(core::NodeId::root());
    if (withMove && first) start.add(core::NodeId::root(), tree.move(*first));
    return core::writeRecord({header, std::move(start)}, format);
}

bool losesMoves(const core::WrittenGame& game) {
    return std::find(game.losses.begin(), game.losses.end(), core::Loss::Moves) != game.losses.end();
}

} // namespace

QString nameOf(core::RecordFormat format) { return textOf(core::infoOf(format).name).toUpper(); }

QString filterOf(core::RecordFormat format) {
    return QStringLiteral("%1 (%2)").arg(nameOf(format), patternsOf(core::infoOf(format)));
}

QString patternsOfAll() {
    QStringList patterns;
    for (const core::RecordFormatInfo& format : core::recordFormats())
        patterns += patternsOf(format);
    return patterns.join(' ');
}

std::optional<core::RecordFormat> formatOfName(const QString& path) {
    const QString extension = QFileInfo(path).suffix();
    return extension.isEmpty() ? std::nullopt : core::formatNamed(extension.toStdString());
}

bool canWrite(const core::GameTree& tree, core::RecordFormat format) {
    return static_cast<bool>(writtenStart(tree, format, false));
}

std::vector<core::RecordFormat> formatsFor(const core::AnyPosition& position) {
    core::GameTree tree(position);
    if (const auto moves = position.legalMoves(); !moves.empty())
        tree.add(core::NodeId::root(), moves.front());
    std::vector<core::RecordFormat> formats;
    for (const core::RecordFormatInfo& format : core::recordFormats())
        if (const auto written = writtenStart(tree, format.format, true);
            written && losesMoves(written.value()))
            formats.push_back(format.format);
    return formats;
}

std::vector<core::RecordFormat> formatsFor(const core::GameTree& tree) {
    const bool hasMoves = tree.size() > 1;
    std::vector<core::RecordFormat> formats;
    for (const core::RecordFormatInfo& format : core::recordFormats()) {
        const auto written = writtenStart(tree, format.format, hasMoves);
        if (written && !losesMoves(written.value())) formats.push_back(format.format);
    }
    return formats;
}

namespace preference {

Preference<std::optional<core::RecordFormat>> copyFormatOf(const core::VariantSpec& spec) {
    return {QStringLiteral("copyFormat/") + QString::fromStdString(spec.id), std::nullopt,
            recordFormatFormat()};
}

const Preference<std::optional<core::RecordFormat>> SaveFormat(QStringLiteral("files/format"), std::nullopt,
                                                               recordFormatFormat());
const Preference<QString> FilesFolder(QStringLiteral("files/folder"), {}, textFormat());

} // namespace preference

core::RecordFormat naturalFormat(const core::GameTree& tree) {
    const bool isJapanese = core::japanese::canWrite(tree.spec()) && canWrite(tree, core::RecordFormat::Kif);
    return isJapanese ? core::RecordFormat::Kif : core::RecordFormat::Pgn;
}

core::RecordFormat copyFormat(const core::GameTree& tree) {
    const auto chosen = preferences().get(preference::copyFormatOf(tree.spec()));
    return chosen && canWrite(tree, *chosen) ? *chosen : naturalFormat(tree);
}

} // namespace komadai::ui
