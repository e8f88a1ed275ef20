// The texts of actions outside menus.
#pragma once

#include <QString>

namespace komadai::ui {

/// The text of an action or menu without its accelerator marks and without the dots at its end.
QString plainText(QString text);

} // namespace komadai::ui
