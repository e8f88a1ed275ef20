#include "ui/game/tab_files.h"

#include "ui/preferences/preferences.h"

#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace komadai::ui {
namespace {

const PreferenceGroup Files(QStringLiteral("tabFiles")), Chapters(QStringLiteral("tabChapters")),
    Turns(QStringLiteral("tabTurns")), Records(QStringLiteral("tabPositions"));
constexpr std::size_t MostStored = 200; ///< of all libraries

const QString LibraryName = QStringLiteral("library"), GameName = QStringLiteral("game"),
              PathName = QStringLiteral("path"), FormatName = QStringLiteral("format"),
              ShiftJisName = QStringLiteral("shiftJis"), OthersName = QStringLiteral("hasOtherGames"),
              WholeName = QStringLiteral("isWhole"), ModifiedName = QStringLiteral("modified"),
              ChangedName = QStringLiteral("isChanged"), NumberName = QStringLiteral("number"),
              ChapterName = QStringLiteral("chapter"), RecordName = QStringLiteral("record"),
              PlaceName = QStringLiteral("place"), FrontName = QStringLiteral("isInFront"),
              NodeName = QStringLiteral("node"), PliesName = QStringLiteral("plies"),
              UsedName = QStringLiteral("used");

QVariantMap entryOf(const RecordFile& file) {
    const FileOrigin& origin = file.origin;
    return {{PathName, origin.path},
            {FormatName, QString::fromUtf8(core::infoOf(origin.format).name)},
            {ShiftJisName, origin.encoding == core::TextEncoding::ShiftJis},
            {OthersName, origin.hasOtherGames},
            {WholeName, origin.isWhole},
            {ModifiedName, origin.modified.toMSecsSinceEpoch()},
            {NumberName, origin.game},
            {ChangedName, file.isChanged}};
}

/// None where the settings make no sense.
std::optional<RecordFile> fileIn(const QVariantMap& entry) {
    const auto format = core::formatNamed(entry.value(FormatName).toString().toStdString());
    const QString path = entry.value(PathName).toString();
    if (!format || !QFileInfo(path).isAbsolute()) return std::nullopt;
    FileOrigin origin{path, *format};
    if (entry.value(ShiftJisName).toBool()) origin.encoding = core::TextEncoding::ShiftJis;
    origin.hasOtherGames = entry.value(OthersName).toBool();
    origin.isWhole = entry.value(WholeName, true).toBool();
    origin.modified = QDateTime::fromMSecsSinceEpoch(entry.value(ModifiedName).toLongLong());
    origin.game = entry.value(NumberName).toInt(); // 0 in settings of earlier versions
    return RecordFile{origin, entry.value(ChangedName).toBool()};
}

/// Replaces the entries of a library.
void replaceEntries(const PreferenceGroup& group, const QString& library, std::vector<QVariantMap> entries) {
    for (const QVariantMap& entry : preferences().entries(group))
        if (entry.value(LibraryName).toString() != library) entries.push_back(entry);
    entries.resize(std::min(entries.size(), MostStored));
    preferences().setEntries(group, entries);
}

} // namespace

void storeTabFiles(const QString& library, const std::vector<TabFile>& files) {
    std::vector<QVariantMap> entries;
    entries.reserve(files.size());
    for (const TabFile& file : files) {
        entries.push_back(entryOf(file.file));
        entries.back().insert({{LibraryName, library}, {GameName, qlonglong{file.game}}});
    }
    replaceEntries(Files, library, std::move(entries));
}

std::vector<TabFile> storedTabFiles(const QString& library) {
    std::vector<TabFile> files;
    for (const QVariantMap& entry : preferences().entries(Files)) {
        const core::GameId game = entry.value(GameName).toLongLong();
        if (entry.value(LibraryName).toString() != library || game <= 0) continue;
        if (const auto file = fileIn(entry)) files.push_back({game, *file});
    }
    return files;
}

void storeTabChapters(const QString& library, const std::vector<TabChapter>& chapters) {
    std::vector<QVariantMap> entries;
    entries.reserve(chapters.size());
    for (const TabChapter& shown : chapters)
        entries.push_back({{LibraryName, library},
                           {GameName, qlonglong{shown.game}},
                           {ChapterName, qlonglong{shown.chapter}}});
    replaceEntries(Chapters, library, std::move(entries));
}

std::vector<TabChapter> storedTabChapters(const QString& library) {
    std::vector<TabChapter> chapters;
    for (const QVariantMap& entry : preferences().entries(Chapters)) {
        const TabChapter shown{entry.value(GameName).toLongLong(), entry.value(ChapterName).toLongLong()};
        if (entry.value(LibraryName).toString() == library && shown.game > 0 && shown.chapter > 0)
            chapters.push_back(shown);
    }
    return chapters;
}

void storeTabTurns(const QString& library, const std::vector<TabTurn>& turns) {
    std::vector<QVariantMap> entries;
    entries.reserve(turns.size());
    for (const TabTurn& turn : turns)
        entries.push_back({{LibraryName, library},
                           {GameName, qlonglong{turn.game}},
                           {PliesName, turn.plies},
                           {UsedName, qlonglong{turn.used.count()}}});
    replaceEntries(Turns, library, std::move(entries));
}

std::vector<TabTurn> storedTabTurns(const QString& library) {
    std::vector<TabTurn> turns;
    for (const QVariantMap& entry : preferences().entries(Turns)) {
        const TabTurn turn{entry.value(GameName).toLongLong(), entry.value(PliesName).toInt(),
                           std::chrono::milliseconds(entry.value(UsedName).toLongLong())};
        if (entry.value(LibraryName).toString() == library && turn.game > 0 && turn.used.count() > 0)
            turns.push_back(turn);
    }
    return turns;
}

void storeTabRecords(const QString& library, const std::vector<TabRecord>& records) {
    std::vector<QVariantMap> entries;
    entries.reserve(records.size());
    for (const TabRecord& record : records) {
        if (record.record.size() > MostTabRecordBytes) continue;
        entries.push_back({{LibraryName, library},
                           {RecordName, QString::fromStdString(record.record)},
                           {PlaceName, record.place},
                           {FrontName, record.isInFront}});
        if (record.node) entries.back().insert(NodeName, *record.node);
        if (record.file) entries.back().insert(entryOf(*record.file));
    }
    replaceEntries(Records, library, std::move(entries));
}

std::vector<TabRecord> storedTabRecords(const QString& library) {
    std::vector<TabRecord> records;
    for (const QVariantMap& entry : preferences().entries(Records)) {
        if (entry.value(LibraryName).toString() != library || records.size() == MostStored) continue;
        TabRecord record{entry.value(RecordName).toString().toStdString(), entry.value(PlaceName).toInt(),
                         entry.value(FrontName).toBool()};
        if (entry.contains(NodeName)) record.node = entry.value(NodeName).toInt();
        record.file = fileIn(entry);
        if (record.place >= 0 && record.record.size() <= MostTabRecordBytes)
            records.push_back(std::move(record));
    }
    std::stable_sort(records.begin(), records.end(),
                     [](const TabRecord& a, const TabRecord& b) { return a.place < b.place; });
    return records;
}

} // namespace komadai::ui
