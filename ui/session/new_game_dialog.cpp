#include "ui/session/new_game_dialog.h"

#include "ui/session/rule_options_form.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QGridLayout>
#include <QGroupBox>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QSlider>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace komadai::ui {
namespace {

constexpr int DefaultLevel = 3;
constexpr int DefaultEngineMs = 1000;
constexpr double LeastSeconds = 0.1;
constexpr double MostSeconds = 3600;
enum PlayerKind { HumanPlayer, ComputerPlayerKind, FirstEngine };

QString settingsKey(std::size_t side) { return QStringLiteral("newGame/level%1").arg(side + 1); }
QString engineKey(std::size_t side) { return QStringLiteral("newGame/engine%1").arg(side + 1); }
QString engineTimeKey(std::size_t side) { return QStringLiteral("newGame/engineMs%1").arg(side + 1); }

std::chrono::milliseconds rememberedEngineTime(std::size_t side) {
    const int ms = QSettings().value(engineTimeKey(side), DefaultEngineMs).toInt();
    return std::chrono::milliseconds(ms > 0 ? ms : DefaultEngineMs);
}

QString rulesKey(const std::string& variant) {
    return QStringLiteral("newGame/rules/%1").arg(QString::fromStdString(variant));
}

std::string rememberedRules(const std::string& variant) {
    return QSettings().value(rulesKey(variant)).toString().toStdString();
}

} // namespace

NewGameChoice NewGameChoice::remembered(const core::VariantSet& variants) {
    const QSettings settings;
    NewGameChoice choice;
    choice.variant = settings.value(QStringLiteral("newGame/variant")).toString().toStdString();
    if (!variants.find(choice.variant)) choice.variant = variants.all().front()->spec().id;
    choice.ruleOptions = rememberedRules(choice.variant);
    for (std::size_t side = 0; side < core::SideCount; ++side) {
        const int usual = side == 0 ? 0 : DefaultLevel;
        const int level = settings.value(settingsKey(side), usual).toInt();
        const QString engine = settings.value(engineKey(side)).toString();
        if (!engine.isEmpty())
            choice.players[side] = {std::nullopt, engine.toStdString(), rememberedEngineTime(side)};
        else if (level >= core::MinLevel && level <= core::MaxLevel)
            choice.players[side].computerLevel = level;
    }
    return choice;
}

void NewGameChoice::remember() const {
    QSettings settings;
    settings.setValue(QStringLiteral("newGame/variant"), QString::fromStdString(variant));
    settings.setValue(rulesKey(variant), QString::fromStdString(ruleOptions));
    for (std::size_t side = 0; side < core::SideCount; ++side) {
        const core::Player& player = players[side];
        settings.setValue(settingsKey(side), player.computerLevel.value_or(0));
        settings.setValue(engineKey(side),
                          player.engineTime ? QString::fromStdString(player.name) : QString());
        if (player.engineTime)
            settings.setValue(engineTimeKey(side), static_cast<qlonglong>(player.engineTime->count()));
    }
}

std::shared_ptr<const core::Variant> NewGameChoice::variantIn(const core::VariantSet& variants) const {
    const auto usual = variants.find(variant);
    const auto chosen = core::withRuleOptions(usual, ruleOptions);
    return chosen ? chosen : usual; // options that an older version of the variant had are gone
}

NewGameDialog::NewGameDialog(const core::VariantSet& variants, const EngineStore& engines,
                             const NewGameChoice& choice, QWidget* parent)
    : QDialog(parent), m_variants(variants), m_engines(engines), m_list(new QTreeWidget(this)),
      m_name(new QLabel(this)), m_summary(new QLabel(this)), m_rules(new RuleOptionsForm(this)) {
    setWindowTitle(tr("New Game"));
    m_list->setObjectName(QStringLiteral("variants"));
    m_list->setAccessibleName(tr("Games"));
    listVariants(choice.variant);
    QFont heading = m_name->font();
    heading.setBold(true);
    heading.setPointSizeF(heading.pointSizeF() * 1.3);
    m_name->setFont(heading);

    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(10);
    addPlayerRows(*grid);
    auto* swap = new QPushButton(tr("&Swap Sides"), this);
    swap->setObjectName(QStringLiteral("swap"));
    grid->addWidget(swap, core::SideCount, 1);
    grid->setColumnStretch(2, 1);
    auto* rules = new QGroupBox(tr("Rules"), this);
    auto* rulesLayout = new QVBoxLayout(rules);
    rulesLayout->addWidget(m_rules);

    auto* game = new QVBoxLayout;
    game->setSpacing(8);
    game->addWidget(m_name);
    game->addWidget(m_summary);
    game->addSpacing(8);
    game->addLayout(grid);
    game->addSpacing(8);
    game->addWidget(rules);
    game->addStretch(1);
    auto* columns = new QHBoxLayout;
    columns->setSpacing(16);
    columns->addWidget(m_list);
    columns->addLayout(game, 1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("&Play"));
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(16);
    layout->addLayout(columns, 1);
    layout->addWidget(buttons);
    resize(720, 480);

    connect(swap, &QPushButton::clicked, this, &NewGameDialog::swapSides);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &NewGameDialog::showVariant);
    connect(m_list, &QTreeWidget::itemDoubleClicked, this, &QDialog::accept);
    showVariant();
    m_rules->showOptions(m_variants.find(choice.variant)->spec(), choice.ruleOptions);
    showPlayers(choice.players);
    m_list->setFocus();
}

void NewGameDialog::listVariants(const std::string& chosen) {
    m_list->setColumnCount(2); // name and board
    m_list->setHeaderHidden(true);
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setAllColumnsShowFocus(true);
    m_list->setFixedWidth(230);
    for (const auto& variant : m_variants.all()) {
        const auto& spec = variant->spec();
        const QString board = tr("%1 × %2").arg(spec.size.files).arg(spec.size.ranks);
        auto* item = new QTreeWidgetItem(m_list, {QString::fromStdString(spec.name), board});
        item->setData(0, Qt::UserRole, QString::fromStdString(spec.id));
        item->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
        item->setSizeHint(0, {0, fontMetrics().height() + 8});
        if (spec.id == chosen) m_list->setCurrentItem(item);
    }
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
}

void NewGameDialog::addPlayerRows(QGridLayout& grid) {
    for (std::size_t side = 0; side < core::SideCount; ++side) {
        SideRow& row = m_rows[side];
        row = {new QLabel(this), new QComboBox(this), new QSlider(Qt::Horizontal, this),
               new QDoubleSpinBox(this), new QLabel(this)};
        row.kind->setObjectName(QStringLiteral("player%1").arg(side + 1));
        row.kind->addItems({tr("Human"), tr("Computer")});
        row.level->setObjectName(QStringLiteral("level%1").arg(side + 1));
        row.level->setRange(core::MinLevel, core::MaxLevel);
        row.level->setPageStep(1);
        row.level->setTickPosition(QSlider::TicksBelow);
        row.level->setMinimumWidth(160);
        row.time->setObjectName(QStringLiteral("time%1").arg(side + 1));
        row.time->setRange(LeastSeconds, MostSeconds);
        row.time->setDecimals(1);
        row.time->setSuffix(tr(" s a move"));
        row.time->setValue(std::chrono::duration<double>(rememberedEngineTime(side)).count());
        QSizePolicy steady = row.level->sizePolicy();
        steady.setRetainSizeWhenHidden(true);
        row.level->setSizePolicy(steady);
        row.levelText->setMinimumWidth(
            row.levelText->fontMetrics().horizontalAdvance(tr("Level %1").arg(10)));
        const int line = static_cast<int>(side);
        grid.addWidget(row.name, line, 0);
        grid.addWidget(row.kind, line, 1);
        grid.addWidget(row.level, line, 2);
        grid.addWidget(row.time, line, 2);
        grid.addWidget(row.levelText, line, 3);
        connect(row.kind, &QComboBox::currentIndexChanged, this, &NewGameDialog::updateRows);
        connect(row.level, &QSlider::valueChanged, this, &NewGameDialog::updateRows);
    }
}

std::string NewGameDialog::variant() const {
    return m_list->currentItem()->data(0, Qt::UserRole).toString().toStdString();
}

NewGameChoice NewGameDialog::choice() const { return {variant(), m_rules->options(), players()}; }

Players NewGameDialog::players() const {
    Players players;
    for (std::size_t side = 0; side < core::SideCount; ++side) {
        const SideRow& row = m_rows[side];
        const std::chrono::duration<double> time(row.time->value());
        if (row.kind->currentIndex() == ComputerPlayerKind)
            players[side].computerLevel = row.level->value();
        else if (row.kind->currentIndex() >= FirstEngine)
            players[side] = {std::nullopt, row.kind->currentText().toStdString(),
                             std::chrono::round<std::chrono::milliseconds>(time)};
    }
    return players;
}

void NewGameDialog::listEngines(const core::VariantSpec& spec) {
    const auto engines = m_engines.playing(spec);
    for (const SideRow& row : m_rows) {
        const QString chosen = row.kind->currentIndex() >= FirstEngine ? row.kind->currentText() : QString();
        while (row.kind->count() > FirstEngine)
            row.kind->removeItem(FirstEngine);
        for (const auto& engine : engines)
            row.kind->addItem(engine.name);
        const int found = chosen.isEmpty() ? -1 : row.kind->findText(chosen);
        if (found >= FirstEngine)
            row.kind->setCurrentIndex(found);
        else if (!chosen.isEmpty())
            row.kind->setCurrentIndex(ComputerPlayerKind);
    }
}

void NewGameDialog::showPlayers(const Players& players) {
    for (std::size_t side = 0; side < core::SideCount; ++side) {
        const core::Player& player = players[side];
        const SideRow& row = m_rows[side];
        const int engine = row.kind->findText(QString::fromStdString(player.name));
        if (player.isHuman())
            row.kind->setCurrentIndex(HumanPlayer);
        else // an engine that does not play this gives way to the computer
            row.kind->setCurrentIndex(player.engineTime && engine >= FirstEngine ? engine
                                                                                 : ComputerPlayerKind);
        row.level->setValue(player.computerLevel.value_or(row.level->value()));
    }
    updateRows();
}

void NewGameDialog::showVariant() {
    const auto& spec = m_variants.find(variant())->spec();
    m_rules->showOptions(spec, rememberedRules(spec.id));
    listEngines(spec);
    m_name->setText(QString::fromStdString(spec.name));
    const QString drops = spec.drops.allowed ? tr("captured pieces are dropped again") : tr("no drops");
    const QString board =
        spec.pieceStyle == core::PieceStyle::Stones ? tr("%1 × %2 points, %3") : tr("%1 × %2 squares, %3");
    m_summary->setText(board.arg(spec.size.files).arg(spec.size.ranks).arg(drops));
    for (std::size_t side = 0; side < core::SideCount; ++side) {
        const QString name = QString::fromStdString(spec.sideNames[side]);
        m_rows[side].name->setText(side == 0 ? tr("%1 (moves first):").arg(name) : tr("%1:").arg(name));
        m_rows[side].kind->setAccessibleName(name);
        m_rows[side].level->setAccessibleName(tr("Level of %1").arg(name));
        m_rows[side].time->setAccessibleName(tr("Time of %1 for a move").arg(name));
    }
}

void NewGameDialog::updateRows() {
    for (const SideRow& row : m_rows) {
        const bool isComputer = row.kind->currentIndex() == ComputerPlayerKind;
        const bool isEngine = row.kind->currentIndex() >= FirstEngine;
        row.level->setVisible(isComputer);
        row.time->setVisible(isEngine);
        row.levelText->setText(isComputer ? tr("Level %1").arg(row.level->value()) : QString());
    }
}

void NewGameDialog::swapSides() {
    const int firstLevel = m_rows[0].level->value();
    const double firstTime = m_rows[0].time->value();
    Players swapped = players();
    std::swap(swapped[0], swapped[1]);
    m_rows[0].level->setValue(m_rows[1].level->value());
    m_rows[1].level->setValue(firstLevel);
    m_rows[0].time->setValue(m_rows[1].time->value());
    m_rows[1].time->setValue(firstTime);
    showPlayers(swapped);
}

} // namespace komadai::ui
