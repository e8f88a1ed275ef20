// Files that a user has named, opened for reading.
#pragma once

#include <QString>

class QFile;

namespace komadai::ui {

/// Opens the file for reading. A pipe and a device are refused before they are opened: a pipe waits until somebody writes into it, and a
/// device may have no end. Returns why the file was not opened; empty if it is open.
QString openRegularFile(QFile& file);

} // namespace komadai::ui
