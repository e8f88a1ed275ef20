// A library that cannot store texts of studies.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <array>
#include <string>

namespace komadai::ui::test {

/// From now on no text of a study or a chapter can be stored in this library, or it can again. Other changes of studies can.
inline void refuseTexts(const std::string& library, bool refuse) {
    struct Texts {
        std::string table, columns;
    };
    constexpr int BusyTimeoutMs = 30'000;
    SQLite::Database database(library, SQLite::OPEN_READWRITE, BusyTimeoutMs);
    for (const auto& [table, columns] :
         std::array{Texts{"studies", "name, author, introduction"}, Texts{"chapters", "title, notes"}})
        database.exec(refuse ? "CREATE TRIGGER no_room_" + table + " BEFORE UPDATE OF " + columns + " ON " +
                                   table + " BEGIN SELECT RAISE(ABORT, 'no room'); END"
                             : "DROP TRIGGER no_room_" + table);
}

} // namespace komadai::ui::test
