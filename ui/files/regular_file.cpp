#include "ui/files/regular_file.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

namespace komadai::ui {
namespace {

struct RegularFile {
    Q_DECLARE_TR_FUNCTIONS(komadai::ui::RegularFile)
};

} // namespace

QString openRegularFile(QFile& file) {
    const QFileInfo info(file.fileName());
    if (info.exists() && !info.isFile()) return RegularFile::tr("it is not a regular file");
    return file.open(QIODevice::ReadOnly) ? QString() : file.errorString();
}

} // namespace komadai::ui
