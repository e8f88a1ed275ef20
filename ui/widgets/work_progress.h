// How far work in the background has got.
#pragma once

#include <QProgressDialog>

#include <functional>

namespace komadai::ui {

/// Shows the progress of `work` in `dialog`, if the work takes longer than a moment; its button cancels the work. The work has a signal
/// `progressed(int done, int total)` and a slot `cancel`. Returns a function for its end, which closes the dialog and deletes both.
template <class Work>
std::function<void()> showProgress(Work* work, QProgressDialog* dialog) {
    constexpr int ShownAfterMs = 500;
    dialog->setMinimumDuration(ShownAfterMs);
    dialog->setAutoReset(false);
    dialog->setAutoClose(false);
    QObject::connect(work, &Work::progressed, dialog, [dialog](int done, int total) {
        dialog->setMaximum(total);
        dialog->setValue(done);
    });
    QObject::connect(dialog, &QProgressDialog::canceled, work, &Work::cancel);
    return [work, dialog] {
        dialog->reset(); // it would be shown later, beside the report
        dialog->hide();
        dialog->deleteLater();
        work->deleteLater();
    };
}

} // namespace komadai::ui
