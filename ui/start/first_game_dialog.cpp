#include "ui/start/first_game_dialog.h"

#include "ui/start/game_card.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace komadai::ui {
namespace {

constexpr int CardSpacing = 12; ///< pixels

} // namespace

FirstGameDialog::FirstGameDialog(const core::VariantSet& variants, QWidget* parent) : QDialog(parent) {
    setWindowTitle(tr("Welcome to Komadai"));
    auto* heading = new QLabel(tr("Which game would you like to try first?"));
    QFont font = heading->font();
    font.setPointSizeF(font.pointSizeF() * 1.4);
    heading->setFont(font);
    heading->setAlignment(Qt::AlignHCenter);

    auto* cards = new QVBoxLayout;
    cards->setSpacing(CardSpacing);
    QHBoxLayout* row = nullptr;
    for (std::size_t i = 0; i < std::min(OfferedGames, variants.all().size()); ++i) {
        if (i % GamesInRow == 0) {
            row = new QHBoxLayout;
            row->setSpacing(CardSpacing);
            row->setAlignment(Qt::AlignHCenter);
            cards->addLayout(row);
        }
        auto* card = new GameCard(variants.all()[i]);
        connect(card, &GameCard::clicked, this, [this, variant = variants.all()[i]] {
            m_chosen = variant;
            accept();
        });
        row->addWidget(card);
    }
    auto* hint =
        new QLabel(tr("You play against the computer. All games are under Game > New Game, their rules "
                      "under Help."));
    hint->setWordWrap(true);
    auto* skip = new QPushButton(tr("&Not Now"));
    skip->setAutoDefault(false); // Enter presses the focused button
    connect(skip, &QPushButton::clicked, this, &QDialog::reject);
    auto* bottom = new QHBoxLayout;
    bottom->addWidget(hint, 1);
    bottom->addWidget(skip);

    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(16);
    layout->addWidget(heading);
    layout->addLayout(cards);
    layout->addLayout(bottom);
    layout->setSizeConstraint(QLayout::SetFixedSize);
}

void FirstGameDialog::keyPressEvent(QKeyEvent* event) {
    auto* button = qobject_cast<QAbstractButton*>(focusWidget());
    if (button && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)) return button->click();
    QDialog::keyPressEvent(event);
}

} // namespace komadai::ui
