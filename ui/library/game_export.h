// Writes stored games to a file.
#pragma once

#include "core/notation/record_file.h"
#include "core/notation/text_encoding.h"
#include "core/record/record_parts.h"
#include "ui/library/library_service.h"

#include <QObject>
#include <QString>

#include <map>
#include <memory>
#include <optional>
#include <variant>
#include <vector>

namespace komadai::ui {

/// A game that the file does not have.
struct UnwrittenGame {
    /// The variant is missing; its id is in the header.
    struct NoVariant {};

    core::RecordHeader header;
    std::variant<NoVariant, core::RecordError, core::WriteProblem> reason;
};

/// What came of writing games to a file.
struct ExportReport {
    QString fileError;                              ///< why there is no file, in the words of the system
    std::optional<core::StorageError> libraryError; ///< why there is none, if the library could not be read
    int written = 0;                                ///< games; with 0 there is no file
    std::vector<UnwrittenGame> unwritten;           ///< the others
    std::map<core::Loss, int> losses;               ///< with the number of games that lose it
    core::TextEncoding encoding = core::TextEncoding::Utf8; ///< of the file

    bool isDone() const { return fileError.isEmpty() && !libraryError && written > 0; }
};

/// Reads and writes games off the GUI thread, a few at a time, so that the library answers other questions meanwhile. The file
/// takes the place of an old one when it is whole. Where the encoding lacks a character, all games are written again in UTF-8.
class GameExport : public QObject {
    Q_OBJECT
public:
    struct Target {
        QString path;
        core::RecordFormat format{};
        core::TextEncoding encoding = core::TextEncoding::Utf8; ///< UTF-8 where it lacks a character
        core::RecordParts leftOut{};                            ///< parts of the games that are not written
    };

    /// `games` none: all of the library, which must outlive the object.
    /// `variants`  of the games, as the user has them now
    GameExport(LibraryService& library, core::VariantSet variants,
               std::optional<std::vector<core::GameId>> games, Target target, QObject* parent = nullptr);
    /// As cancel().
    ~GameExport() override;

    /// `progressed` and in the end `finished` or `cancelled` follow.
    void start();
    /// No file is written. Does nothing once all games are in it.
    void cancel();

signals:
    void progressed(int done, int total);
    void finished(const komadai::ui::ExportReport& report);
    void cancelled();

private:
    struct Work;

    void readSome();
    void finishFile();
    void fail(const core::StorageError& error);

    LibraryService& m_library;
    LibraryRequest m_request;
    bool m_isFinishing = false;   ///< puts the file into its place
    std::shared_ptr<Work> m_work; ///< touched by one thread at a time: here, or by the job that is under way
};

} // namespace komadai::ui
