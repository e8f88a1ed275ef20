#include "ui/start/first_game_dialog.h"

#include "core/practice/tour_file.h"
#include "ui/board/look_picture.h"
#include "ui/board/look_setting.h"
#include "ui/preferences/preferences.h"
#include "ui/scaled_font.h"
#include "ui/start/game_card.h"
#include "ui/widgets/action_text.h"
#include "ui/widgets/dialog_content.h"
#include "ui/widgets/second_press.h"
#include "ui/wording.h"

#include <QButtonGroup>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QVBoxLayout>

#include <algorithm>

namespace komadai::ui {
namespace {

constexpr int CardSpacing = 12; ///< pixels

} // namespace

FirstGameDialog::FirstGameDialog(const core::VariantSet& variants, QWidget* parent) : QDialog(parent) {
    setWindowTitle(tr("Welcome to Komadai"));
    auto* heading = new QLabel(tr("Which game would you like to try first?"));
    heading->setFont(scaledFont(heading->font(), 1.4));
    heading->setAlignment(Qt::AlignHCenter);

    auto* cardsPart = new QWidget;
    auto* cards = new QGridLayout(cardsPart);
    cards->setContentsMargins(0, 0, 0, 0);
    cards->setSpacing(CardSpacing);
    const auto place = [cards](QWidget* widget, std::size_t index) {
        cards->addWidget(widget, static_cast<int>(index / GamesInRow), static_cast<int>(index % GamesInRow));
    };
    for (std::size_t i = 0; i < std::min(OfferedGames, variants.all().size()); ++i)
        place(makeOffer(variants.all()[i]), i);
    if (const auto shogi = variants.find("shogi"))
        if (auto* pieces = makePieceChoice(shogi->spec())) place(pieces, OfferedGames);
    auto* area = new DialogContent(cardsPart);
    area->setAccessibleName(tr("Games"));
    auto* hint = new QLabel(
        tr("You play against the computer at an easy level. All games and levels are under Game > New "
           "Game, the rules under Help."));
    hint->setWordWrap(true);
    auto* skip = new QPushButton(tr("&Not Now"));
    skip->setObjectName(QStringLiteral("notNow"));
    skip->setAutoDefault(false); // Enter presses the focused button
    connect(skip, &QPushButton::clicked, this, &QDialog::reject);
    auto* bottom = new QHBoxLayout;
    bottom->addWidget(hint, 1);
    bottom->addWidget(skip);

    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(10);
    layout->addWidget(heading);
    layout->addWidget(area);
    layout->addLayout(bottom);
    layout->setSizeConstraint(QLayout::SetFixedSize);
}

/// The card of a game, and the way to its tour if it has one.
QWidget* FirstGameDialog::makeOffer(const std::shared_ptr<const core::Variant>& variant) {
    auto* offer = new QWidget;
    auto* column = new QVBoxLayout(offer);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    auto* card = new GameCard(variant);
    connect(card, &GameCard::clicked, this, [this, variant] { choose(variant, false); });
    column->addWidget(card);
    if (core::builtinTours(variant).empty()) return offer;
    auto* tour = new QPushButton(tr("Show Me How It Is Played"));
    tour->setObjectName(QStringLiteral("tour-") + QString::fromStdString(variant->spec().id));
    tour->setAccessibleName(tr("Show me how %1 is played").arg(nameOf(variant->spec())));
    tour->setAutoDefault(false);
    connect(tour, &QPushButton::clicked, this, [this, variant] { choose(variant, true); });
    column->addWidget(tour);
    return offer;
}

void FirstGameDialog::choose(const std::shared_ptr<const core::Variant>& variant, bool wantsTour) {
    m_chosen = variant;
    m_wantsTour = wantsTour;
    if (m_pieces && m_pieces->checkedId() >= 0)
        preferences().set(preference::ShogiLook, static_cast<PieceLook>(m_pieces->checkedId()));
    dropSecondPress(); // it would meet the board
    accept();
}

/// Two pictures of the pieces of shogi: for those who read kanji, and for those who do not. Null where the system has no
/// kanji.
QWidget* FirstGameDialog::makePieceChoice(const core::VariantSpec& shogi) {
    const auto suitable = looksFor(shogi);
    const auto suits = [&](PieceLook look) {
        return std::find(suitable.begin(), suitable.end(), look) != suitable.end();
    };
    if (!suits(PieceLook::FullKanji) || !suits(PieceLook::International)) return nullptr;
    auto* choice = new QWidget;
    auto* column = new QVBoxLayout(choice);
    column->setContentsMargins(0, 0, 0, 0);
    column->addStretch();
    column->addWidget(new QLabel(tr("Pieces of shogi:")));
    m_pieces = new QButtonGroup(choice);
    for (const PieceLook look : {PieceLook::FullKanji, PieceLook::International}) {
        auto* button = new QRadioButton; // its mark shows the choice on any picture
        button->setObjectName(QStringLiteral("look-") + nameOf(look));
        button->setIcon(lookPicture(shogi, look, devicePixelRatioF()));
        button->setIconSize(LookPictureSize);
        button->setChecked(chosenLook(shogi) == look);
        button->setAccessibleName(plainText(titleOf(look)));
        button->setToolTip(look == PieceLook::International
                               ? tr("Figures, with marks for the ways a piece moves")
                               : tr("As on real pieces"));
        m_pieces->addButton(button, static_cast<int>(look));
        column->addWidget(button);
        connect(button, &QRadioButton::clicked, this,
                [look] { preferences().set(preference::ShogiLook, look); });
    }
    column->addStretch();
    return choice;
}

void FirstGameDialog::keyPressEvent(QKeyEvent* event) {
    auto* button = qobject_cast<QAbstractButton*>(focusWidget());
    if (button && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)) return button->click();
    QDialog::keyPressEvent(event);
}

} // namespace komadai::ui
