#include "ui/matches/match_dialog.h"

#include "ui/engine/engine_choice.h"
#include "ui/engine/engine_trials.h"
#include "ui/library/game_columns.h"
#include "ui/widgets/dialog_content.h"
#include "ui/widgets/file_field.h"
#include "ui/wording.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <utility>
#include <vector>

namespace komadai::ui {
namespace {

using Kind = MatchPlayerChoice::Kind;

constexpr double MsPerSecond = 1000;
constexpr int RowSpacing = 8;
constexpr int LeastFieldWidth = 20; ///< characters of the choice of an engine

/// The kind of a player is the data of an item; for external engines their name as well.
constexpr int NameRole = Qt::UserRole + 1;

QSpinBox* makeNumber(const char* name, int least, int most, int step) {
    auto* box = new QSpinBox;
    box->setObjectName(QLatin1String(name));
    box->setRange(least, most);
    box->setSingleStep(step);
    box->setGroupSeparatorShown(true);
    return box;
}

QDoubleSpinBox* makeSeconds(const char* name, double least, double step) {
    auto* box = new QDoubleSpinBox;
    box->setObjectName(QLatin1String(name));
    box->setDecimals(3);
    box->setRange(least, MatchLimits::Milliseconds / MsPerSecond);
    box->setSingleStep(step);
    return box;
}

QDoubleSpinBox* makeElo(const char* name) {
    auto* box = new QDoubleSpinBox;
    box->setObjectName(QLatin1String(name));
    box->setDecimals(1);
    box->setRange(-MatchLimits::Elo, MatchLimits::Elo);
    return box;
}

int inMs(const QDoubleSpinBox& seconds) {
    return static_cast<int>(std::lround(seconds.value() * MsPerSecond));
}

QWidget* sideBySide(std::initializer_list<QWidget*> fields) {
    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    for (QWidget* field : fields)
        layout->addWidget(field);
    layout->addStretch(1);
    return row;
}

void addRow(QFormLayout& form, const QString& text, QWidget* field, QWidget* buddy) {
    auto* label = new QLabel(text);
    label->setBuddy(buddy);
    form.addRow(label, field);
}

/// Gives the rows of all columns one height, so that the rows of two columns stand side by side.
void alignRows(std::initializer_list<const QFormLayout*> columns) {
    std::vector<QWidget*> fields;
    int height = 0;
    for (const QFormLayout* column : columns)
        for (int row = 0; row < column->rowCount(); ++row) {
            const QLayoutItem* spanning = column->itemAt(row, QFormLayout::SpanningRole);
            const QLayoutItem* item = spanning ? spanning : column->itemAt(row, QFormLayout::FieldRole);
            fields.push_back(item->widget());
            height = std::max(height, fields.back()->sizeHint().height());
        }
    for (QWidget* field : fields)
        field->setMinimumHeight(height);
}

} // namespace

MatchDialog::MatchDialog(const core::VariantSet& variants, const EngineStore& engines,
                         const MatchChoice& choice, int cores, QWidget* parent)
    : QDialog(parent), m_variants(variants), m_engines(engines), m_cores(cores), m_left(new QFormLayout),
      m_right(new QFormLayout), m_variant(new QComboBox), m_openings(new QComboBox),
      m_plies(makeNumber("randomPlies", 1, MatchLimits::RandomPlies, 1)),
      m_seed(makeNumber("seed", 0, MatchLimits::Seed, 1)),
      m_file(new FileField(FileField::Kind::File, tr("File of openings"))), m_time(new QComboBox),
      m_moveSeconds(makeSeconds("moveSeconds", 0.001, 0.1)),
      m_baseSeconds(makeSeconds("baseSeconds", 0.001, 10)), m_increment(makeSeconds("increment", 0, 0.1)),
      m_nodes(makeNumber("matchNodes", 1, MatchLimits::Nodes, 10'000)),
      m_tolerance(makeNumber("tolerance", 0, MatchLimits::Tolerance, 50)),
      m_games(makeNumber("games", 1, MatchLimits::Games, 10)),
      m_atOnce(makeNumber("atOnce", 1, MatchLimits::AtOnce, 1)),
      m_hash(makeNumber("hash", 1, MatchLimits::Hash, 16)),
      m_sprt(new QCheckBox(tr("Stop as soon as it is &decided (SPRT)"))), m_elo0(makeElo("elo0")),
      m_elo1(makeElo("elo1")), m_maxPlies(makeNumber("maxPlies", 0, MatchLimits::Plies, 50)),
      m_kept(new QCheckBox(tr("Add the games to the &library"))), m_event(new QLineEdit),
      m_refusals(new RefusalsButton), m_problem(new QLabel) {
    setWindowTitle(tr("Engine Match"));
    addPlayers(*m_left);
    addGames(*m_right);
    addRules(*m_right);
    auto* columns = new QHBoxLayout;
    columns->setSpacing(16);
    for (QFormLayout* column : {m_left, m_right}) {
        column->setVerticalSpacing(RowSpacing);
        columns->addLayout(column);
        columns->setAlignment(column, Qt::AlignTop);
    }
    m_problem->setObjectName(QStringLiteral("matchProblem"));
    m_problem->setWordWrap(true);
    m_problem->setTextFormat(Qt::PlainText);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    m_start = buttons->button(QDialogButtonBox::Ok);
    m_start->setText(tr("&Start"));
    connect(buttons, &QDialogButtonBox::accepted, this, &MatchDialog::tryToAccept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(new DialogContent(columns), 1);
    layout->addWidget(m_problem);
    layout->addWidget(buttons);
    alignRows({m_left, m_right});
    showChoice(choice);
    for (auto* box : findChildren<QComboBox*>())
        connect(box, &QComboBox::currentIndexChanged, this, &MatchDialog::refresh);
    for (auto* box : findChildren<QSpinBox*>())
        connect(box, &QSpinBox::valueChanged, this, &MatchDialog::refresh);
    for (auto* box : {m_elo0, m_elo1})
        connect(box, &QDoubleSpinBox::valueChanged, this, &MatchDialog::refresh);
    for (auto* box : {m_sprt, m_kept})
        connect(box, &QCheckBox::toggled, this, &MatchDialog::refresh);
    connect(m_file, &FileField::textChanged, this, &MatchDialog::refresh);
    refresh();
}

void MatchDialog::addPlayers(QFormLayout& form) {
    m_variant->setObjectName(QStringLiteral("matchVariant"));
    for (const auto& variant : m_variants.all())
        m_variant->addItem(ui::nameOf(variant->spec()), QString::fromStdString(variant->spec().id));
    addRow(form, tr("Va&riant:"), m_variant, m_variant);
    const std::array titles{tr("Engine &A:"), tr("Engine &B:")};
    const std::array names{tr("Engine A"), tr("Engine B")};
    for (std::size_t i = 0; i < m_players.size(); ++i) {
        PlayerRow& row = m_players[i];
        row = {new QComboBox, makeNumber("level", core::MinLevel, core::MaxLevel, 1),
               makeNumber("nodes", 1, MatchLimits::Nodes, 1000)};
        row.engine->setObjectName(QStringLiteral("engine%1").arg(i + 1));
        row.engine->setMinimumContentsLength(LeastFieldWidth);
        row.engine->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        row.level->setObjectName(QStringLiteral("level%1").arg(i + 1));
        row.level->setPrefix(tr("Level "));
        row.level->setAccessibleName(tr("Level of %1").arg(names[i]));
        row.nodes->setObjectName(QStringLiteral("nodes%1").arg(i + 1));
        row.nodes->setAccessibleName(tr("Nodes per move of %1").arg(names[i]));
        addRow(form, titles[i], row.engine, row.engine);
        form.addRow(QString(), sideBySide({row.level, row.nodes}));
    }
    auto* engines = new QPushButton(tr("&Engines…"));
    engines->setObjectName(QStringLiteral("manageEngines"));
    engines->setAutoDefault(false);
    connect(engines, &QPushButton::clicked, this, &MatchDialog::enginesWanted);
    form.addRow(QString(), sideBySide({engines}));
    form.addRow(QString(), m_refusals);

    m_openings->setObjectName(QStringLiteral("openings"));
    m_openings->addItems({tr("Standard start"), tr("Random moves"), tr("Positions of a file")});
    m_openings->setToolTip(tr("Each opening is played twice, with sides swapped."));
    m_plies->setPrefix(tr("Plies: "));
    m_plies->setAccessibleName(tr("Random plies"));
    m_seed->setPrefix(tr("Seed: "));
    m_seed->setToolTip(tr("The same seed gives the same openings."));
    m_seed->setAccessibleName(tr("Seed of the openings"));
    m_file->setObjectName(QStringLiteral("openingsFile"));
    m_file->setToolTip(tr("One position per line, in SFEN or FEN"));
    addRow(form, tr("&Openings:"), m_openings, m_openings);
    form.addRow(QString(), sideBySide({m_plies, m_seed}));
    form.addRow(QString(), m_file);
}

void MatchDialog::addGames(QFormLayout& form) {
    m_time->setObjectName(QStringLiteral("time"));
    m_time->addItems({tr("Time per move"), tr("Clock with increment"), tr("Nodes per move")});
    for (auto* seconds : {m_moveSeconds, m_baseSeconds, m_increment})
        seconds->setSuffix(tr(" s"));
    m_increment->setPrefix(QStringLiteral("+ "));
    m_moveSeconds->setAccessibleName(tr("Seconds per move"));
    m_baseSeconds->setAccessibleName(tr("Seconds for the game"));
    m_increment->setAccessibleName(tr("Seconds added for each move"));
    m_nodes->setAccessibleName(tr("Nodes per move"));
    m_nodes->setToolTip(
        tr("No clock runs. An external engine that thinks for more than a minute, and at fewer "
           "than 10,000 nodes per second, is told to move at once."));
    m_tolerance->setSuffix(tr(" ms"));
    m_tolerance->setToolTip(tr("A player whose move is late by more than this loses."));
    addRow(form, tr("&Time:"), m_time, m_time);
    form.addRow(QString(), sideBySide({m_moveSeconds, m_baseSeconds, m_increment, m_nodes}));
    addRow(form, tr("Allowed dela&y:"), m_tolerance, m_tolerance);
    addRow(form, tr("Ga&mes:"), m_games, m_games);
    auto* cores = new QLabel(tr("Cores of this computer: %1").arg(m_cores));
    addRow(form, tr("At the same t&ime:"), sideBySide({m_atOnce, cores}), m_atOnce);
    m_atOnce->setAccessibleName(tr("Games at the same time"));
    m_hash->setSuffix(tr(" MB"));
    m_hash->setToolTip(tr("Memory of each engine, unless it is set in the list of engines"));
    addRow(form, tr("&Hash:"), m_hash, m_hash);
}

void MatchDialog::addRules(QFormLayout& form) {
    m_sprt->setObjectName(QStringLiteral("sprt"));
    m_sprt->setToolTip(tr("The match ends as soon as the games show which of the two Elo differences is the "
                          "better estimate for engine A. At most one such decision in twenty is wrong."));
    m_elo0->setPrefix(tr("Elo "));
    m_elo1->setPrefix(tr("against "));
    m_elo0->setAccessibleName(tr("First Elo difference"));
    m_elo1->setAccessibleName(tr("Second Elo difference"));
    m_maxPlies->setSpecialValueText(tr("Usual limit"));
    m_kept->setObjectName(QStringLiteral("kept"));
    m_event->setObjectName(QStringLiteral("event"));
    m_event->setMaxLength(MatchLimits::EventLength);
    form.addRow(m_sprt);
    form.addRow(QString(), sideBySide({m_elo0, m_elo1}));
    addRow(form, tr("Draw after &plies:"), m_maxPlies, m_maxPlies);
    form.addRow(m_kept);
    addRow(form, tr("E&vent:"), m_event, m_event);
}

void MatchDialog::listEngines() {
    for (std::size_t i = 0; i < m_players.size(); ++i) {
        const MatchPlayerChoice chosen = player(i);
        QComboBox& box = *m_players[i].engine;
        const QSignalBlocker blocker(box);
        box.clear();
        const auto add = [&box](const QString& text, Kind kind, const QString& name = {}) {
            box.addItem(text, static_cast<int>(kind));
            box.setItemData(box.count() - 1, name, NameRole);
        };
        add(fullStrengthName(), Kind::Computer);
        add(tr("Computer at a level"), Kind::Level);
        add(tr("Komadai with fixed nodes per move"), Kind::Nodes);
        for (const EngineProfile& engine : m_engines.all())
            add(engine.name, Kind::External, engine.name);
        showPlayer(i, chosen);
    }
    refresh();
}

void MatchDialog::showChoice(const MatchChoice& choice) {
    m_variant->setCurrentIndex(std::max(m_variant->findData(QString::fromStdString(choice.variant)), 0));
    listEngines();
    for (std::size_t i = 0; i < m_players.size(); ++i)
        showPlayer(i, choice.players[i]);
    m_openings->setCurrentIndex(static_cast<int>(choice.openings));
    m_plies->setValue(choice.randomPlies);
    m_seed->setValue(choice.seed);
    m_file->setText(choice.openingsFile);
    m_time->setCurrentIndex(static_cast<int>(choice.time));
    m_moveSeconds->setValue(choice.moveMs / MsPerSecond);
    m_baseSeconds->setValue(choice.baseMs / MsPerSecond);
    m_increment->setValue(choice.incrementMs / MsPerSecond);
    m_nodes->setValue(choice.nodes);
    m_tolerance->setValue(choice.toleranceMs);
    m_games->setValue(choice.games);
    m_atOnce->setValue(choice.atOnce);
    m_hash->setValue(choice.hashMegabytes);
    m_sprt->setChecked(choice.usesSprt);
    m_elo0->setValue(choice.elo0);
    m_elo1->setValue(choice.elo1);
    m_maxPlies->setValue(choice.maxPlies);
    m_kept->setChecked(choice.isKept);
    m_event->setText(choice.event);
}

/// An engine that is gone is replaced by the built-in one.
void MatchDialog::showPlayer(std::size_t index, const MatchPlayerChoice& player) {
    const PlayerRow& row = m_players[index];
    const int engine = player.kind == Kind::External ? row.engine->findData(player.engine, NameRole)
                                                     : static_cast<int>(player.kind);
    row.engine->setCurrentIndex(std::max(engine, 0));
    row.level->setValue(player.level);
    row.nodes->setValue(player.nodes);
}

MatchPlayerChoice MatchDialog::player(std::size_t index) const {
    const PlayerRow& row = m_players[index];
    return {static_cast<Kind>(row.engine->currentData().toInt()), row.level->value(), row.nodes->value(),
            row.engine->currentData(NameRole).toString()};
}

MatchChoice MatchDialog::choice() const {
    MatchChoice choice;
    choice.variant = m_variant->currentData().toString().toStdString();
    choice.players = {player(0), player(1)};
    choice.openings = static_cast<MatchChoice::Openings>(m_openings->currentIndex());
    choice.randomPlies = m_plies->value();
    choice.seed = m_seed->value();
    choice.openingsFile = m_file->text();
    choice.time = static_cast<MatchChoice::Time>(m_time->currentIndex());
    choice.moveMs = inMs(*m_moveSeconds);
    choice.baseMs = inMs(*m_baseSeconds);
    choice.incrementMs = inMs(*m_increment);
    choice.nodes = m_nodes->value();
    choice.toleranceMs = m_tolerance->value();
    choice.games = m_games->value();
    choice.atOnce = m_atOnce->value();
    choice.hashMegabytes = m_hash->value();
    choice.usesSprt = m_sprt->isChecked();
    choice.elo0 = m_elo0->value();
    choice.elo1 = m_elo1->value();
    choice.maxPlies = m_maxPlies->value();
    choice.isKept = m_kept->isChecked();
    choice.event = m_event->text().trimmed();
    return choice;
}

void MatchDialog::refresh() {
    const MatchChoice chosen = choice();
    for (std::size_t i = 0; i < m_players.size(); ++i) {
        m_left->setRowVisible(m_players[i].level->parentWidget(),
                              chosen.players[i].kind == Kind::Level || chosen.players[i].kind == Kind::Nodes);
        m_players[i].level->setVisible(chosen.players[i].kind == Kind::Level);
        m_players[i].nodes->setVisible(chosen.players[i].kind == Kind::Nodes);
    }
    m_left->setRowVisible(m_plies->parentWidget(), chosen.openings == MatchChoice::Openings::Random);
    m_left->setRowVisible(m_file, chosen.openings == MatchChoice::Openings::File);
    m_moveSeconds->setVisible(chosen.time == MatchChoice::Time::Move);
    m_baseSeconds->setVisible(chosen.time == MatchChoice::Time::Clock);
    m_increment->setVisible(chosen.time == MatchChoice::Time::Clock);
    m_nodes->setVisible(chosen.time == MatchChoice::Time::Nodes);
    m_tolerance->setEnabled(chosen.time != MatchChoice::Time::Nodes);
    m_elo0->parentWidget()->setEnabled(chosen.usesSprt);
    m_event->setEnabled(chosen.isKept);

    const auto variant = m_variants.find(chosen.variant);
    for (const PlayerRow& row : m_players)
        for (int i = 0; i < row.engine->count(); ++i)
            if (const auto* engine = m_engines.find(row.engine->itemData(i, NameRole).toString()))
                setRefusal(*row.engine, i, refusalOf(*engine, variant->spec()));
    m_refusals->explain(*m_players[0].engine);
    m_left->setRowVisible(m_refusals, m_refusals->hasRefusals());
    QStringList refusals;
    for (const auto& player : chosen.players)
        if (const auto refusal = refusalOf(player, variant->spec(), m_engines)) refusals << *refusal;
    if (chosen.usesSprt && chosen.elo0 >= chosen.elo1)
        refusals << tr("The first Elo difference of the test must be less than the second one.");
    refusals.removeDuplicates();
    m_start->setEnabled(refusals.isEmpty());
    m_problem->setText((refusals.isEmpty() ? warnings(chosen) : refusals).join(QStringLiteral("\n")));
}

QStringList MatchDialog::warnings(const MatchChoice& choice) const {
    QStringList warnings;
    if (const int cores = coresOf(choice, m_engines); cores > m_cores)
        warnings << tr("The match needs %1 cores. The engines will slow each other down.").arg(cores);
    if (choice.openings == MatchChoice::Openings::Standard && choice.games > 2)
        warnings << tr("Many games may be alike, since all begin with the same position.");
    return warnings;
}

/// The file of openings is read only now.
void MatchDialog::tryToAccept() {
    auto plan = planFor(choice(), m_variants, m_engines);
    if (!plan) return m_problem->setText(plan.error());
    m_plan = std::move(plan).value();
    accept();
}

} // namespace komadai::ui
