// The count of a declaration by points, and the button that declares.
#pragma once

#include "core/rules/game.h"

#include <QDialog>

namespace komadai::ui {

/// Shows for both sides what a declaration counts and what is missing. It is accepted if the side to move declares.
class DeclarationDialog : public QDialog {
    Q_OBJECT
public:
    /// `mayDeclare` enables the button. Precondition: the rules of the game have declarations.
    DeclarationDialog(const core::AnyPosition& position, bool mayDeclare, QWidget* parent = nullptr);

private:
    static QString missingText(const core::Declaration& count, const QString& side);
};

} // namespace komadai::ui
