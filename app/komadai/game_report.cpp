#include "app/komadai/game_report.h"

#include "app/subject.h"
#include "core/base/number.h"
#include "core/notation/record_file.h"
#include "core/notation/text_encoding.h"
#include "core/store/library_copy.h"
#include "core/store/stored_game.h"
#include "ui/board/look_setting.h"
#include "ui/document/game_document.h"
#include "ui/notation/notation.h"
#include "ui/preferences/preferences.h"
#include "ui/report/report_dialog.h"
#include "ui/wording.h"

#include <iostream>

namespace komadai {
namespace {

using Reading = core::Result<core::GameRecord, std::string>;

constexpr std::string_view LibraryPrefix = "library:";

Reading readStored(std::string_view number, const core::VariantSet& variants,
                   const std::filesystem::path& path) {
    const auto id = core::numberFrom<core::GameId>(number);
    if (!id) return "“" + std::string(number) + "” is not the number of a game.";
    if (!std::filesystem::exists(path)) return "There is no library " + path.string() + '.';
    try {
        core::ReadableLibrary readable(path, std::chrono::seconds(2), core::finderOf(variants.all()));
        auto read = core::readSharedGame(readable.library(), *id, readable.library().variants());
        if (read) return std::move(read).value();
        if (const auto* unknown = std::get_if<core::UnknownVariant>(&read.error()))
            return "The variant “" + unknown->id + "” is unknown.";
        if (const auto* damaged = std::get_if<core::RecordError>(&read.error()))
            return ui::wording().sentence(*damaged);
        return "The library " + path.string() + " has no game " + std::string(number) + '.';
    } catch (const core::StorageError& error) {
        return ui::wording().sentence(error);
    }
}

Reading readFile(const std::string& name, const core::VariantSet& variants) {
    const auto bytes = readText(name);
    if (!bytes) return bytes.error().sentence;
    std::optional<core::GameRecord> record;
    const core::ReadSink sink{[&](core::ReadGame&& game) {
                                  record = std::move(game.record);
                                  return false;
                              },
                              [&](const core::ReadProblem& problem) {
                                  std::cerr << ui::wording().sentence(problem, name) << '\n';
                              }};
    const auto text = core::decodeText(bytes.value()).text;
    auto format = core::formatOfText(text);
    if (!format) format = core::formatNamed(std::filesystem::path(name).extension().string().erase(0, 1));
    core::readRecords(text, format, {variants}, sink);
    if (!record) return name + " has no game.";
    return std::move(*record);
}

} // namespace

std::optional<std::string> writeReport(const ReportArguments& arguments, const core::VariantSet& variants,
                                       const std::filesystem::path& library) {
    auto record =
        arguments.game.starts_with(LibraryPrefix)
            ? readStored(std::string_view(arguments.game).substr(LibraryPrefix.size()), variants, library)
            : readFile(arguments.game, variants);
    if (!record) return record.error();
    const ui::GameDocument document(std::move(record).value());
    ui::ReportLook look;
    look.size = ui::preferences().get(ui::preference::ReportDiagramSize);
    look.diagram.look = ui::chosenLook(document.spec());
    look.diagram.coordinates = ui::chosenNotation();
    const QString problem = ui::writeReport(QString::fromStdString(arguments.file),
                                            ui::makeReport(document, ui::chosenReport()), look);
    if (problem.isEmpty()) return std::nullopt;
    return arguments.file + " cannot be written: " + problem.toStdString() + '.';
}

} // namespace komadai
