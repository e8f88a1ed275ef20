// Copies what can still be read of a damaged library.
#pragma once

#include "core/rules/variant_set.h"
#include "core/store/rescue.h"

#include <QObject>

#include <filesystem>
#include <thread>

class QProgressDialog;
class QWidget;

namespace komadai::ui {

/// Asks for the file of the copy, makes it on a thread of its own, and says what is in it. GUI thread.
class LibraryRescue : public QObject {
    Q_OBJECT
public:
    /// `window` is the parent of dialogs. The variants must outlive the object.
    LibraryRescue(const core::VariantSet& variants, QWidget* window);
    ~LibraryRescue() override;

    /// Asks where the copy is to be made. False if the user cancelled.
    bool askWhere(const std::filesystem::path& damaged);
    /// Makes the copy; `finished` follows.
    void start(const std::filesystem::path& damaged, const std::filesystem::path& copy);

signals:
    /// The user wants to go on with the copy.
    void copyWanted(const QString& path);
    /// The copy was made, or could not be made, or was cancelled.
    void finished(bool isMade);

private:
    void finish(const std::filesystem::path& copy, const core::RescueSummary& summary);
    void fail(const core::StorageError& error);
    void endProgress();

    const core::VariantSet& m_variants;
    QWidget* m_window;
    QProgressDialog* m_progress = nullptr;
    std::jthread m_thread;
};

} // namespace komadai::ui
