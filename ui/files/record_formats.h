// The formats of games as the user chooses among them.
#pragma once

#include "core/notation/record_file.h"
#include "ui/preferences/preference.h"

#include <QString>

#include <optional>
#include <vector>

namespace komadai::ui {

/// "PGN".
QString nameOf(core::RecordFormat format);
/// For file dialogs: "KIF (*.kif *.kifu)".
QString filterOf(core::RecordFormat format);
/// "*.usi *.sfen *.pgn", of all formats that can be read.
QString patternsOfAll();
/// The format that belongs to the ending of this file's name; none if it has none, or an unknown one.
std::optional<core::RecordFormat> formatOfName(const QString& path);

/// Whether games of this variant and with this start can be written in the format.
bool canWrite(const core::GameTree& tree, core::RecordFormat format);
/// Those in which the game can be written with its moves.
std::vector<core::RecordFormat> formatsFor(const core::GameTree& tree);

/// Those that have positions without moves, and can have this one.
std::vector<core::RecordFormat> formatsFor(const core::AnyPosition& position);

namespace preference {

/// The format in which the user copies games of this variant.
Preference<std::optional<core::RecordFormat>> copyFormatOf(const core::VariantSpec& spec);
/// The format in which the user last saved a game.
extern const Preference<std::optional<core::RecordFormat>> SaveFormat;
/// Where the user last opened or saved a file.
extern const Preference<QString> FilesFolder;

} // namespace preference

/// The format in which records of such games are usually kept: KIF where moves have a Japanese notation, otherwise PGN.
core::RecordFormat naturalFormat(const core::GameTree& tree);
/// The user's choice for copies of games, where it can be written; else the natural one.
core::RecordFormat copyFormat(const core::GameTree& tree);

} // namespace komadai::ui
