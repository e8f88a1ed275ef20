// Files with games, for tests of imports.
#pragma once

#include "core/notation/record_file.h"
#include "core/notation/stored_record.h"
#include "tests/ui/positions.h"

#include <QFile>
#include <QString>
#include <QTemporaryDir>
#include <QTest>

#include <archive.h>
#include <archive_entry.h>

#include <string>
#include <utility>
#include <vector>

namespace komadai::ui::test {

/// A game of shogi with one move, whose first player has this name.
inline core::GameRecord gameOf(const std::string& name) {
    const auto start = core::AnyPosition::startOf(variants().find("shogi"));
    core::GameTree tree(start);
    tree.add(core::NodeId::root(), start.legalMoves().front());
    std::array<core::Player, core::SideCount> players;
    players[0].name = name;
    players[1].name = "Opponent";
    core::RecordHeader header = core::headerOf(core::Game(start), players, {});
    header.date = "2024-05-06";
    return {header, std::move(tree), core::Outcome{core::Side::First, core::EndReason::Resignation}};
}

/// Games of players with different names.
inline std::vector<core::GameRecord> gamesOf(const std::string& name, int count) {
    std::vector<core::GameRecord> games;
    for (int i = 1; i <= count; ++i)
        games.push_back(gameOf(name + ' ' + std::to_string(i)));
    return games;
}

inline QByteArray textOf(const std::vector<core::GameRecord>& games, core::RecordFormat format) {
    std::string text;
    for (const core::GameRecord& game : games)
        core::appendGame(text, core::writeRecord(game, format).value(), format);
    return QByteArray::fromStdString(text);
}

inline QString writeFile(const QString& path, const QByteArray& bytes) {
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size()) qFatal("cannot write");
    return path;
}

/// A zip archive with these files.
inline QString writeZip(const QString& path, const std::vector<std::pair<std::string, QByteArray>>& files) {
    archive* writer = archive_write_new();
    archive_write_set_format_zip(writer);
    archive_write_open_filename(writer, path.toLocal8Bit().constData());
    for (const auto& [name, bytes] : files) {
        archive_entry* entry = archive_entry_new();
        archive_entry_set_pathname(entry, name.c_str());
        archive_entry_set_size(entry, bytes.size());
        archive_entry_set_filetype(entry, AE_IFREG);
        archive_entry_set_perm(entry, 0644);
        archive_write_header(writer, entry);
        archive_write_data(writer, bytes.constData(), static_cast<std::size_t>(bytes.size()));
        archive_entry_free(entry);
    }
    archive_write_close(writer);
    archive_write_free(writer);
    return path;
}

} // namespace komadai::ui::test
