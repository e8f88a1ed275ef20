#include "ui/new_game/play_from_here_dialog.h"

#include "ui/new_game/players_form.h"
#include "ui/widgets/window_size.h"
#include "ui/wording.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace komadai::ui {
namespace {

/// The one who is not human; none where there is no such player or where nobody is human.
std::optional<std::size_t> opponentAmong(const Players& players) {
    if (players[0].isHuman() == players[1].isHuman()) return std::nullopt;
    return players[0].isHuman() ? 1 : 0;
}

Players playersWhenMoving(core::Side human, const Players& last) {
    core::Player computer;
    computer.computerLevel = PlayersForm::DefaultLevel;
    const auto opponent = opponentAmong(last);
    const auto seat = static_cast<std::size_t>(core::indexOf(human));
    Players players;
    players[1 - seat] = opponent ? last[*opponent] : computer;
    const core::Player& lastHuman = last[opponent ? 1 - *opponent : seat];
    if (lastHuman.isHuman()) players[seat].name = lastHuman.name;
    return players;
}

} // namespace

PlayFromHereDialog::PlayFromHereDialog(const EngineStore& engines, const core::Game& start,
                                       const NewGameChoice& last, QWidget* parent)
    : QDialog(parent), m_last(last), m_form(new PlayersForm(engines, this)) {
    setWindowTitle(tr("Play from Here"));
    const core::VariantSpec& spec = start.spec();
    const core::Side mover = start.position().sideToMove();
    auto* text = new QLabel(this);
    text->setObjectName(QStringLiteral("startText"));
    text->setTextFormat(Qt::PlainText);
    text->setWordWrap(true);
    const QString side = sideName(spec, mover);
    text->setText(start.plyCount() == 0
                      ? tr("A new game begins in a new tab. %1 is to move.").arg(side)
                      : tr("A new game begins in a new tab, after %n move(s) of this one. %1 is to move.",
                           nullptr, start.plyCount())
                            .arg(side));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    auto* play = buttons->button(QDialogButtonBox::Ok);
    play->setText(tr("&Play"));
    play->setDefault(true);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(text);
    layout->addWidget(m_form, 1);
    layout->addWidget(buttons);
    resizeWithinScreen(*this, {520, 280});
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_form, &PlayersForm::booksWanted, this, &PlayFromHereDialog::booksWanted);
    connect(m_form, &PlayersForm::changed, play, [this, play] { play->setEnabled(m_form->haveTime()); });
    m_form->showVariant(spec);
    m_form->showPlayers(playersWhenMoving(mover, last.players));
    m_form->showClocks(last.clocks);
}

Players PlayFromHereDialog::players() const { return m_form->players(); }

core::TimeControls PlayFromHereDialog::clocks() const { return m_form->clocks(); }

void PlayFromHereDialog::remember() const {
    NewGameChoice choice = m_last;
    choice.clocks = clocks();
    const Players chosen = players();
    if (const auto opponent = opponentAmong(chosen)) {
        const std::size_t seat = opponentAmong(m_last.players).value_or(1);
        choice.players[seat] = chosen[*opponent];
        choice.players[1 - seat] = chosen[1 - *opponent];
    }
    choice.remember();
}

} // namespace komadai::ui
