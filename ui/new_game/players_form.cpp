#include "ui/new_game/players_form.h"

#include "core/search/engine.h"
#include "ui/engine/engine_choice.h"
#include "ui/new_game/time_control_form.h"
#include "ui/preferences/preferences.h"
#include "ui/wording.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSlider>
#include <QVBoxLayout>

#include <utility>

namespace komadai::ui {
namespace {

constexpr int DefaultEngineMs = 1000;
constexpr double LeastSeconds = 0.1;
constexpr double MostSecondsPerMove = 3600;
enum PlayerKind { HumanPlayer, ComputerPlayerKind, FullStrengthComputer, FirstEngine };

double inSeconds(std::chrono::milliseconds time) { return std::chrono::duration<double>(time).count(); }

QLineEdit* makeNameField(std::size_t side, QWidget* parent) {
    auto* field = new QLineEdit(preferences().get(preference::humanNameOf(side)), parent);
    field->setObjectName(QStringLiteral("name%1").arg(side + 1));
    field->setMaxLength(PlayersForm::MostNameLength);
    field->setPlaceholderText(PlayersForm::tr("Human"));
    field->setToolTip(PlayersForm::tr("The player's name (optional)"));
    return field;
}

} // namespace

Preference<int> preference::engineTimeOf(std::size_t side) {
    return newGamePreference(
        "engineMs", side, DefaultEngineMs,
        numberFormat(static_cast<int>(LeastSeconds * 1000), static_cast<int>(MostSecondsPerMove * 1000)));
}

Preference<QString> preference::humanNameOf(std::size_t side) {
    return newGamePreference<QString>("name", side, {}, textFormat([](const QString& name) {
                                          return name.size() <= PlayersForm::MostNameLength;
                                      }));
}

PlayersForm::PlayersForm(const EngineStore& engines, QWidget* parent)
    : QWidget(parent), m_engines(engines), m_randomSides(new QCheckBox(this)),
      m_sameClock(new QCheckBox(this)), m_refusals(new RefusalsButton(this)) {
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(8);
    grid->setColumnStretch(2, 1); // the one of names and levels
    addPlayerRows(*grid);
    addButtons(*grid);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(grid);
    layout->addSpacing(8);
    addClocks(*layout);
    layout->addStretch(1);
}

void PlayersForm::addPlayerRows(QGridLayout& grid) {
    for (std::size_t side = 0; side < core::SideCount; ++side) {
        SideRow& row = m_rows[side];
        row.name = new QLabel(this);
        row.kind = new QComboBox(this);
        row.humanName = makeNameField(side, this);
        row.level = new QSlider(Qt::Horizontal, this);
        row.time = new QDoubleSpinBox(this);
        row.levelText = new QLabel(this);
        row.kind->setObjectName(QStringLiteral("player%1").arg(side + 1));
        row.kind->addItems({tr("Human"), tr("Computer"), tr("Full Strength")});
        row.kind->setItemData(FullStrengthComputer,
                              tr("The computer with all its time and all free processor cores"),
                              Qt::ToolTipRole);
        row.level->setObjectName(QStringLiteral("level%1").arg(side + 1));
        row.level->setRange(core::MinLevel, core::MaxLevel);
        row.level->setValue(DefaultLevel);
        row.level->setPageStep(1);
        row.level->setTickPosition(QSlider::TicksBelow);
        row.level->setMinimumWidth(140);
        row.time->setObjectName(QStringLiteral("time%1").arg(side + 1));
        row.time->setRange(LeastSeconds, MostSecondsPerMove);
        row.time->setDecimals(1);
        row.time->setSuffix(tr(" s per move"));
        row.time->setValue(
            inSeconds(std::chrono::milliseconds(preferences().get(preference::engineTimeOf(side)))));
        for (QWidget* part : {static_cast<QWidget*>(row.level), static_cast<QWidget*>(row.levelText)}) {
            QSizePolicy steady = part->sizePolicy();
            steady.setRetainSizeWhenHidden(true);
            part->setSizePolicy(steady);
        }
        row.levelText->setMinimumWidth(
            row.levelText->fontMetrics().horizontalAdvance(tr("Level %1").arg(10)));
        const int line = static_cast<int>(side);
        grid.addWidget(row.name, line, 0);
        grid.addWidget(row.kind, line, 1);
        grid.addWidget(row.humanName, line, 2, 1, 2);
        grid.addWidget(row.level, line, 2);
        grid.addWidget(row.time, line, 2);
        grid.addWidget(row.levelText, line, 3);
        connect(row.kind, &QComboBox::currentIndexChanged, this, &PlayersForm::updateRows);
        connect(row.kind, &QComboBox::activated, this, &PlayersForm::passNameOn);
        connect(row.level, &QSlider::valueChanged, this, &PlayersForm::updateRows);
    }
}

void PlayersForm::addButtons(QGridLayout& grid) {
    m_randomSides->setObjectName(QStringLiteral("randomSides"));
    m_randomSides->setText(tr("R&andom sides"));
    m_randomSides->setToolTip(tr("Each player gets a side at random when the game begins"));
    m_randomSides->hide();
    grid.addWidget(m_randomSides, core::SideCount, 0);
    auto* swap = new QPushButton(tr("&Swap Sides"), this);
    swap->setObjectName(QStringLiteral("swap"));
    swap->setAutoDefault(false);
    connect(swap, &QPushButton::clicked, this, &PlayersForm::swapSides);
    connect(m_randomSides, &QCheckBox::toggled, swap, &QWidget::setDisabled);
    connect(m_randomSides, &QCheckBox::toggled, this, &PlayersForm::nameRows);
    grid.addWidget(swap, core::SideCount, 1);
    auto* books = new QPushButton(tr("Opening &Books…"), this);
    books->setObjectName(QStringLiteral("openingBooks"));
    books->setAutoDefault(false);
    connect(books, &QPushButton::clicked, this, &PlayersForm::booksWanted);
    grid.addWidget(books, core::SideCount, 2, 1, 2, Qt::AlignLeft);
    grid.addWidget(m_refusals, core::SideCount + 1, 1, 1, 3, Qt::AlignLeft);
}

/// Without a column of labels: that of the players is too wide for the many fields of a clock.
void PlayersForm::addClocks(QVBoxLayout& layout) {
    m_sameClock->setObjectName(QStringLiteral("sameClock"));
    m_sameClock->setText(tr("The sa&me clock for both sides"));
    m_sameClock->setChecked(true);
    for (std::size_t side = 0; side < core::SideCount; ++side) {
        SideRow& row = m_rows[side];
        row.clock = new TimeControlForm(this);
        row.clock->setObjectName(QStringLiteral("clock%1").arg(side + 1));
        layout.addWidget(row.clock);
        connect(row.clock, &TimeControlForm::changed, this, &PlayersForm::updateRows);
    }
    layout.addWidget(m_sameClock);
    connect(m_sameClock, &QCheckBox::toggled, this, [this](bool same) {
        if (!same) m_rows[1].clock->setControl(m_rows[0].clock->control());
        updateRows();
    });
}

void PlayersForm::showVariant(const core::VariantSpec& spec) {
    listEngines(spec);
    for (std::size_t side = 0; side < core::SideCount; ++side)
        m_rows[side].side = sideName(spec, core::Sides[side]);
    nameRows();
}

QString PlayersForm::playerOf(std::size_t row) const {
    return hasRandomSides() ? tr("Player %1").arg(row + 1) : m_rows[row].side;
}

void PlayersForm::nameRows() {
    for (std::size_t side = 0; side < core::SideCount; ++side) {
        const SideRow& row = m_rows[side];
        const QString player = playerOf(side);
        const bool movesFirst = side == 0 && !hasRandomSides();
        row.name->setText(movesFirst ? tr("%1 (moves first):").arg(player) : tr("%1:").arg(player));
        row.kind->setAccessibleName(player);
        row.humanName->setAccessibleName(tr("Name of %1").arg(player));
        row.level->setAccessibleName(tr("Level of %1").arg(player));
        row.time->setAccessibleName(tr("Time of %1 for a move").arg(player));
        row.clock->setName(tr("Clock of %1").arg(player));
    }
    updateRows();
}

void PlayersForm::listEngines(const core::VariantSpec& spec) {
    for (const SideRow& row : m_rows) {
        const QString chosen = row.kind->currentIndex() >= FirstEngine ? row.kind->currentText() : QString();
        while (row.kind->count() > FirstEngine)
            row.kind->removeItem(FirstEngine);
        for (const auto& engine : m_engines.all())
            addEngine(*row.kind, engine, spec);
        const int found = chosen.isEmpty() ? -1 : findEngine(*row.kind, chosen);
        if (found >= FirstEngine)
            row.kind->setCurrentIndex(found);
        else if (!chosen.isEmpty())
            row.kind->setCurrentIndex(ComputerPlayerKind);
    }
    m_refusals->explain(*m_rows[0].kind);
}

void PlayersForm::showPlayers(const Players& players) {
    for (std::size_t side = 0; side < core::SideCount; ++side) {
        const core::Player& player = players[side];
        const SideRow& row = m_rows[side];
        const int engine = findEngine(*row.kind, QString::fromStdString(player.name));
        if (player.isHuman())
            row.kind->setCurrentIndex(HumanPlayer);
        else if (player.isFullStrength())
            row.kind->setCurrentIndex(FullStrengthComputer);
        else
            row.kind->setCurrentIndex(player.engineTime && engine >= FirstEngine ? engine
                                                                                 : ComputerPlayerKind);
        row.level->setValue(player.computerLevel.value_or(row.level->value()));
        if (player.isHuman())
            row.humanName->setText(QString::fromStdString(player.name));
        else if (row.humanName->text().toStdString() == players[1 - side].name)
            row.humanName->clear(); // it belongs to the human on the other side now
    }
    updateRows();
}

void PlayersForm::showClocks(const core::TimeControls& clocks) {
    m_sameClock->setChecked(clocks[0] == clocks[1]);
    for (std::size_t side = 0; side < core::SideCount; ++side)
        m_rows[side].clock->setControl(clocks[side]);
    updateRows();
}

void PlayersForm::showRandomSides(bool areRandom) {
    m_randomSides->show();
    m_randomSides->setChecked(areRandom);
}

void PlayersForm::resetDetails() {
    for (const SideRow& row : m_rows) {
        row.humanName->clear();
        row.level->setValue(DefaultLevel);
        row.time->setValue(inSeconds(std::chrono::milliseconds(DefaultEngineMs)));
    }
}

Players PlayersForm::players() const {
    Players players;
    for (std::size_t side = 0; side < core::SideCount; ++side) {
        const SideRow& row = m_rows[side];
        const std::chrono::duration<double> time(row.time->value());
        if (row.kind->currentIndex() == HumanPlayer)
            players[side].name = row.humanName->text().trimmed().toStdString();
        else if (row.kind->currentIndex() == ComputerPlayerKind)
            players[side].computerLevel = row.level->value();
        else
            players[side] = {std::nullopt,
                             row.kind->currentIndex() == FullStrengthComputer
                                 ? std::string(core::FullStrengthName)
                                 : row.kind->currentText().toStdString(),
                             std::chrono::round<std::chrono::milliseconds>(time)};
    }
    return players;
}

core::TimeControls PlayersForm::clocks() const {
    const auto first = m_rows[0].clock->control();
    return {first, m_sameClock->isChecked() ? first : m_rows[1].clock->control()};
}

bool PlayersForm::haveTime() const {
    return m_rows[0].clock->isComplete() && (m_sameClock->isChecked() || m_rows[1].clock->isComplete());
}

bool PlayersForm::hasRandomSides() const { return m_randomSides->isChecked(); }

void PlayersForm::updateRows() {
    const bool same = m_sameClock->isChecked();
    for (std::size_t side = 0; side < core::SideCount; ++side) {
        const SideRow& row = m_rows[side];
        const bool isComputer = row.kind->currentIndex() == ComputerPlayerKind;
        const bool needsTime = row.kind->currentIndex() >= FullStrengthComputer;
        row.humanName->setVisible(row.kind->currentIndex() == HumanPlayer);
        row.level->setVisible(isComputer);
        row.time->setVisible(needsTime && !clocks()[side].isTimed());
        row.levelText->setVisible(isComputer);
        row.levelText->setText(tr("Level %1").arg(row.level->value()));
        row.clock->setLabel(same ? tr("Clocks:") : tr("Clock of %1:").arg(playerOf(side)));
    }
    m_rows[1].clock->setVisible(!same);
    emit changed();
}

/// Where the user has changed sides, the only human keeps the name.
void PlayersForm::passNameOn() {
    const Players chosen = players();
    for (std::size_t side = 0; side < core::SideCount; ++side) {
        if (!chosen[side].isHuman() || !chosen[side].name.empty() || chosen[1 - side].isHuman()) continue;
        m_rows[side].humanName->setText(m_rows[1 - side].humanName->text());
        m_rows[1 - side].humanName->clear();
    }
}

void PlayersForm::swapSides() {
    const QString firstName = m_rows[0].humanName->text();
    const int firstLevel = m_rows[0].level->value();
    const double firstTime = m_rows[0].time->value();
    Players swapped = players();
    std::swap(swapped[0], swapped[1]);
    core::TimeControls swappedClocks = clocks();
    std::swap(swappedClocks[0], swappedClocks[1]);
    m_rows[0].humanName->setText(m_rows[1].humanName->text());
    m_rows[1].humanName->setText(firstName);
    m_rows[0].level->setValue(m_rows[1].level->value());
    m_rows[1].level->setValue(firstLevel);
    m_rows[0].time->setValue(m_rows[1].time->value());
    m_rows[1].time->setValue(firstTime);
    showPlayers(swapped);
    showClocks(swappedClocks);
}

} // namespace komadai::ui
