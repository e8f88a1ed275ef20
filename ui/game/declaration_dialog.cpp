#include "ui/game/declaration_dialog.h"

#include "core/rules/declaration.h"
#include "ui/widgets/window_size.h"
#include "ui/wording.h"

#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <functional>

namespace komadai::ui {
namespace {

using core::Declaration;

QString marked(bool isMet, const QString& text) {
    return (isMet ? QStringLiteral("✓ ") : QStringLiteral("✗ ")) + text;
}

/// The points that the declaration needs at least: to draw, where it can.
int leastPoints(const Declaration& count) { return count.pointsToDraw.value_or(count.pointsToWin); }

} // namespace

DeclarationDialog::DeclarationDialog(const core::AnyPosition& position, bool mayDeclare, QWidget* parent)
    : QDialog(parent) {
    const core::VariantSpec& spec = position.spec();
    setWindowTitle(tr("Entering King"));
    auto* words = new QWidget;
    auto* layout = new QVBoxLayout(words);
    layout->setContentsMargins(0, 0, 0, 0);
    auto* explanation = new QLabel(tr(
        "A player whose king has entered the enemy’s camp may end the game by a declaration. Pieces in the "
        "camp and in hand count: major pieces five points, all others one."));
    explanation->setWordWrap(true);
    layout->addWidget(explanation);

    auto* table = new QGridLayout;
    table->setHorizontalSpacing(18);
    const std::array rows{tr("King in the enemy’s camp"), tr("Not in check"), tr("Other pieces in the camp"),
                          tr("Points"), tr("Declaration")};
    for (std::size_t row = 0; row < rows.size(); ++row)
        table->addWidget(new QLabel(rows[row]), static_cast<int>(row) + 1, 0);
    for (const core::Side side : core::Sides) {
        const auto count = *core::declarationIn(position, side);
        const int column = core::indexOf(side) + 1;
        const QString name = sideName(spec, side);
        const auto add = [&](int row, const QString& text, const char* key) {
            auto* label = new QLabel(text);
            label->setObjectName(QLatin1String(key) + QString::number(core::indexOf(side)));
            table->addWidget(label, row, column);
        };
        add(0, QStringLiteral("<b>%1</b>").arg(name.toHtmlEscaped()), "side");
        add(1, marked(count.isKingInZone, count.isKingInZone ? tr("yes") : tr("no")), "king");
        add(2, marked(!count.isInCheck, count.isInCheck ? tr("no") : tr("yes")), "check");
        add(3,
            marked(count.pieces >= Declaration::NeededPieces,
                   tr("%1 of %2").arg(count.pieces).arg(Declaration::NeededPieces)),
            "pieces");
        add(4,
            marked(count.points >= leastPoints(count),
                   tr("%1 of %2").arg(count.points).arg(leastPoints(count))),
            "points");
        add(5, !count.outcome ? tr("not possible") : count.wins() ? tr("wins") : tr("draws"), "outcome");
    }
    layout->addLayout(table);

    const auto own = *core::declarationIn(position, position.sideToMove());
    auto* missing = new QLabel;
    missing->setObjectName(QStringLiteral("missing"));
    missing->setWordWrap(true);
    missing->setText(missingText(own, sideName(spec, own.side)));
    layout->addWidget(missing);

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    auto* declare = buttons->addButton(tr("&Declare"), QDialogButtonBox::AcceptRole);
    declare->setObjectName(QStringLiteral("declare"));
    declare->setEnabled(mayDeclare);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    layout->addStretch();
    auto* area = new QScrollArea; // large text needs more room than a small screen has
    area->setAccessibleName(windowTitle());
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::TabFocus);
    area->setWidgetResizable(true);
    area->setWidget(words);
    (mayDeclare ? declare : buttons->button(QDialogButtonBox::Cancel))->setFocus();
    auto* whole = new QVBoxLayout(this);
    whole->addWidget(area, 1);
    whole->addWidget(buttons);
    setLeastSize(*this, {360, 240});
    const QMargins edges = whole->contentsMargins();
    const int width =
        std::max(textSized(*this, 440), words->minimumSizeHint().width() + edges.left() + edges.right());
    const int wordsHeight = words->heightForWidth(width - edges.left() - edges.right());
    resizeWithinScreen(*this, {width, wordsHeight + sizeHint().height() - area->sizeHint().height()});
}

QString DeclarationDialog::missingText(const Declaration& count, const QString& side) {
    if (count.wins()) return tr("%1 is to move and wins by declaring.").arg(side);
    QStringList missing;
    if (!count.isKingInZone) missing << tr("The king must enter the enemy’s camp.");
    if (count.isInCheck) missing << tr("The king must not be in check.");
    if (const int pieces = Declaration::NeededPieces - count.pieces; pieces > 0)
        missing << tr("%n more piece(s) must be in the camp.", nullptr, pieces);
    if (const int points = leastPoints(count) - count.points; points > 0)
        missing << tr("%n more point(s) are needed.", nullptr, points);
    if (count.outcome)
        return tr("%1 is to move and draws by declaring; %n more point(s) would win.", nullptr,
                  count.pointsToWin - count.points)
            .arg(side);
    return tr("%1 is to move and cannot declare yet.").arg(side) + QLatin1Char(' ') +
           missing.join(QLatin1Char(' '));
}

} // namespace komadai::ui
