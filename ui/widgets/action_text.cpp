#include "ui/widgets/action_text.h"

#include <QRegularExpression>

namespace komadai::ui {

QString plainText(QString text) {
    static const QRegularExpression Letter(QStringLiteral("\\(&.\\)")); // as Japanese texts have it
    return text.remove(Letter).remove('&').remove(QStringLiteral("…")).trimmed();
}

} // namespace komadai::ui
