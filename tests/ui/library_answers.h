// Waits until a window has done what it does when its library opens.
#pragma once

#include "ui/library/library_service.h"

#include <QTest>
#include <QWidget>

#include <memory>

namespace komadai::ui::test {

/// Returns when the library has answered everything that was asked until now, and what was asked because of those
/// answers. The library answers in the order of the questions, so that a question at the end marks it.
inline void waitForLibrary(const QWidget& window) {
    auto* library = window.findChild<LibraryService*>();
    for (int round = 0; round < 2; ++round) { // that it is open, and what the window asks then
        const auto isAnswered = std::make_shared<bool>(false);
        library->read([](core::Library&) { return true; }, library,
                      [isAnswered](bool) { *isAnswered = true; },
                      [isAnswered](const core::StorageError&) { *isAnswered = true; });
        QTRY_VERIFY(*isAnswered);
    }
}

} // namespace komadai::ui::test
