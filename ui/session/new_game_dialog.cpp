#include "ui/session/new_game_dialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QSlider>
#include <QVBoxLayout>

namespace komadai::ui {
namespace {

constexpr int DefaultLevel = 3;
enum PlayerKind { HumanPlayer, ComputerPlayerKind };

QString settingsKey(std::size_t side) { return QStringLiteral("newGame/level%1").arg(side + 1); }

} // namespace

NewGameChoice NewGameChoice::remembered(const core::VariantSet& variants) {
    const QSettings settings;
    NewGameChoice choice;
    choice.variant = settings.value(QStringLiteral("newGame/variant")).toString().toStdString();
    if (!variants.find(choice.variant)) choice.variant = variants.all().front()->spec().id;
    for (std::size_t side = 0; side < core::SideCount; ++side) {
        const int usual = side == 0 ? 0 : DefaultLevel;
        const int level = settings.value(settingsKey(side), usual).toInt();
        if (level >= core::MinLevel && level <= core::MaxLevel) choice.players[side].computerLevel = level;
    }
    return choice;
}

void NewGameChoice::remember() const {
    QSettings settings;
    settings.setValue(QStringLiteral("newGame/variant"), QString::fromStdString(variant));
    for (std::size_t side = 0; side < core::SideCount; ++side)
        settings.setValue(settingsKey(side), players[side].computerLevel.value_or(0));
}

NewGameDialog::NewGameDialog(const core::VariantSet& variants, const NewGameChoice& choice, QWidget* parent)
    : QDialog(parent), m_variants(variants), m_variant(new QComboBox(this)), m_summary(new QLabel(this)) {
    setWindowTitle(tr("New Game"));
    m_variant->setObjectName(QStringLiteral("variant"));
    for (const auto& variant : variants.all())
        m_variant->addItem(QString::fromStdString(variant->spec().name),
                           QString::fromStdString(variant->spec().id));
    m_variant->setCurrentIndex(m_variant->findData(QString::fromStdString(choice.variant)));

    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(10);
    auto* variantLabel = new QLabel(tr("&Game:"), this);
    variantLabel->setBuddy(m_variant);
    grid->addWidget(variantLabel, 0, 0);
    grid->addWidget(m_variant, 0, 1, 1, 3);
    grid->addWidget(m_summary, 1, 1, 1, 3);
    for (std::size_t side = 0; side < core::SideCount; ++side) {
        SideRow& row = m_rows[side];
        row = {new QLabel(this), new QComboBox(this), new QSlider(Qt::Horizontal, this), new QLabel(this)};
        row.kind->setObjectName(QStringLiteral("player%1").arg(side + 1));
        row.kind->addItems({tr("Human"), tr("Computer")});
        row.level->setObjectName(QStringLiteral("level%1").arg(side + 1));
        row.level->setRange(core::MinLevel, core::MaxLevel);
        row.level->setPageStep(1);
        row.level->setTickPosition(QSlider::TicksBelow);
        row.level->setMinimumWidth(160);
        QSizePolicy steady = row.level->sizePolicy();
        steady.setRetainSizeWhenHidden(true);
        row.level->setSizePolicy(steady);
        row.levelText->setMinimumWidth(
            row.levelText->fontMetrics().horizontalAdvance(tr("Level %1").arg(10)));
        const int line = static_cast<int>(side) + 2;
        grid->addWidget(row.name, line, 0);
        grid->addWidget(row.kind, line, 1);
        grid->addWidget(row.level, line, 2);
        grid->addWidget(row.levelText, line, 3);
        connect(row.kind, &QComboBox::currentIndexChanged, this, &NewGameDialog::updateRows);
        connect(row.level, &QSlider::valueChanged, this, &NewGameDialog::updateRows);
    }
    auto* swap = new QPushButton(tr("&Swap Sides"), this);
    swap->setObjectName(QStringLiteral("swap"));
    grid->addWidget(swap, 4, 1);
    grid->setColumnStretch(2, 1);

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("&Play"));
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(16);
    layout->addLayout(grid);
    layout->addWidget(buttons);
    layout->setSizeConstraint(QLayout::SetFixedSize);

    connect(swap, &QPushButton::clicked, this, &NewGameDialog::swapSides);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_variant, &QComboBox::currentIndexChanged, this, &NewGameDialog::showVariant);
    showVariant();
    showPlayers(choice.players);
}

NewGameChoice NewGameDialog::choice() const {
    return {m_variant->currentData().toString().toStdString(), players()};
}

Players NewGameDialog::players() const {
    Players players;
    for (std::size_t side = 0; side < core::SideCount; ++side)
        if (m_rows[side].kind->currentIndex() == ComputerPlayerKind)
            players[side].computerLevel = m_rows[side].level->value();
    return players;
}

void NewGameDialog::showPlayers(const Players& players) {
    for (std::size_t side = 0; side < core::SideCount; ++side) {
        m_rows[side].kind->setCurrentIndex(players[side].computerLevel ? ComputerPlayerKind : HumanPlayer);
        m_rows[side].level->setValue(players[side].computerLevel.value_or(m_rows[side].level->value()));
    }
    updateRows();
}

void NewGameDialog::showVariant() {
    const auto& spec = m_variants.find(choice().variant)->spec();
    const QString drops = spec.drops.allowed ? tr("captured pieces are dropped again") : tr("no drops");
    m_summary->setText(tr("%1 × %2 squares, %3").arg(spec.size.files).arg(spec.size.ranks).arg(drops));
    for (std::size_t side = 0; side < core::SideCount; ++side) {
        const QString name = QString::fromStdString(spec.sideNames[side]);
        m_rows[side].name->setText(side == 0 ? tr("%1 (moves first):").arg(name) : tr("%1:").arg(name));
        m_rows[side].kind->setAccessibleName(name);
        m_rows[side].level->setAccessibleName(tr("Level of %1").arg(name));
    }
}

void NewGameDialog::updateRows() {
    for (const SideRow& row : m_rows) {
        const bool isComputer = row.kind->currentIndex() == ComputerPlayerKind;
        row.level->setVisible(isComputer);
        row.levelText->setText(isComputer ? tr("Level %1").arg(row.level->value()) : QString());
    }
}

void NewGameDialog::swapSides() {
    const int firstLevel = m_rows[0].level->value();
    Players swapped = players();
    std::swap(swapped[0], swapped[1]);
    m_rows[0].level->setValue(m_rows[1].level->value());
    m_rows[1].level->setValue(firstLevel);
    showPlayers(swapped);
}

} // namespace komadai::ui
