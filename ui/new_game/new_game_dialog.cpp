#include "ui/new_game/new_game_dialog.h"

#include "ui/board/position_picture.h"
#include "ui/new_game/players_form.h"
#include "ui/new_game/rule_options_form.h"
#include "ui/preferences/preferences.h"
#include "ui/scaled_font.h"
#include "ui/widgets/dialog_content.h"
#include "ui/widgets/list_rows.h"
#include "ui/widgets/second_press.h"
#include "ui/widgets/window_size.h"
#include "ui/wording.h"

#include <QApplication>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPixmap>
#include <QPushButton>
#include <QRandomGenerator>
#include <QTabBar>
#include <QTabWidget>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <utility>

namespace komadai::ui {
namespace {

const Preference<QString> LastVariant(QStringLiteral("newGame/variant"), {}, textFormat());
const Preference<bool> RandomSides(QStringLiteral("newGame/randomSides"), false, boolFormat());

/// 0 for a human.
Preference<int> levelOf(std::size_t side) {
    return preference::newGamePreference("level", side, side == 0 ? 0 : PlayersForm::DefaultLevel,
                                         numberFormat(0, core::MaxLevel));
}

/// The name of an external engine; empty where none plays.
Preference<QString> engineOf(std::size_t side) {
    return preference::newGamePreference<QString>("engine", side, {}, textFormat());
}

Preference<core::TimeControl> clockOf(std::size_t side) {
    return preference::newGamePreference<core::TimeControl>(
        "clock", side, {},
        {[](const QVariant& stored) { return core::parseTimeControl(stored.toString().toStdString()); },
         [](const core::TimeControl& clock) {
             return QVariant(QString::fromStdString(core::formatTimeControl(clock)));
         }});
}

Preference<QString> rulesOf(const std::string& variant) {
    return {QStringLiteral("newGame/rules/%1").arg(QString::fromStdString(variant)), {}, textFormat()};
}

Preference<QString> handicapOf(const std::string& variant) {
    return {QStringLiteral("newGame/handicap/%1").arg(QString::fromStdString(variant)), {}, textFormat()};
}

/// While the computer plays a side, its last human stays known, unless the same human plays the other side now.
void rememberNames(const Players& players) {
    Preferences& settings = preferences();
    for (std::size_t side = 0; side < core::SideCount; ++side) {
        const auto name = preference::humanNameOf(side);
        if (players[side].isHuman())
            settings.set(name, QString::fromStdString(players[side].name));
        else if (settings.get(name).toStdString() == players[1 - side].name)
            settings.reset(name);
    }
}

/// Of the first start: in Japanese shogi, which everyone knows there.
std::string firstVariant(const core::VariantSet& variants) {
    const auto shogi = variants.find("shogi");
    const bool isShogiKnown = QLocale().language() == QLocale::Japanese;
    return (isShogiKnown && shogi ? shogi : variants.all().front())->spec().id;
}

constexpr int PictureSize = 168;
constexpr int LeastHeight = 290; ///< of all but the buttons, with text of the usual size

} // namespace

NewGameChoice NewGameChoice::usual(const std::string& variant) {
    NewGameChoice choice{variant, {}, {}};
    choice.players[1].computerLevel = PlayersForm::DefaultLevel;
    return choice;
}

NewGameChoice NewGameChoice::remembered(const core::VariantSet& variants, const std::string& variant) {
    const Preferences& settings = preferences();
    NewGameChoice choice;
    choice.variant = variants.find(variant) ? variant : settings.get(LastVariant).toStdString();
    if (!variants.find(choice.variant)) choice.variant = firstVariant(variants);
    choice.ruleOptions = settings.get(rulesOf(choice.variant)).toStdString();
    choice.handicap = settings.get(handicapOf(choice.variant)).toStdString();
    for (std::size_t side = 0; side < core::SideCount; ++side) {
        const int level = settings.get(levelOf(side));
        const QString engine = settings.get(engineOf(side));
        if (!engine.isEmpty())
            choice.players[side] = {std::nullopt, engine.toStdString(),
                                    std::chrono::milliseconds(settings.get(preference::engineTimeOf(side)))};
        else if (level >= core::MinLevel)
            choice.players[side].computerLevel = level;
        else
            choice.players[side].name = settings.get(preference::humanNameOf(side)).toStdString();
        choice.clocks[side] = settings.get(clockOf(side));
    }
    choice.hasRandomSides = settings.get(RandomSides);
    return choice;
}

void NewGameChoice::remember() const {
    Preferences& settings = preferences();
    settings.set(LastVariant, QString::fromStdString(variant));
    settings.set(rulesOf(variant), QString::fromStdString(ruleOptions));
    settings.set(handicapOf(variant), QString::fromStdString(handicap));
    for (std::size_t side = 0; side < core::SideCount; ++side) {
        const core::Player& player = players[side];
        settings.set(levelOf(side), player.computerLevel.value_or(0));
        settings.set(engineOf(side), player.engineTime ? QString::fromStdString(player.name) : QString());
        if (player.engineTime)
            settings.set(preference::engineTimeOf(side), static_cast<int>(player.engineTime->count()));
        settings.set(clockOf(side), clocks[side]);
    }
    rememberNames(players);
    settings.set(RandomSides, hasRandomSides);
}

NewGameChoice NewGameChoice::withSidesDrawn() const {
    NewGameChoice drawn = *this;
    if (!hasRandomSides || QRandomGenerator::global()->bounded(2) == 0) return drawn;
    std::swap(drawn.players[0], drawn.players[1]);
    std::swap(drawn.clocks[0], drawn.clocks[1]);
    return drawn;
}

std::shared_ptr<const core::Variant> NewGameChoice::variantIn(const core::VariantSet& variants) const {
    const auto usual = variants.find(variant);
    const auto chosen = core::withRuleOptions(usual, ruleOptions);
    return chosen ? chosen : usual; // options that an older version of the variant had are gone
}

core::Game NewGameChoice::gameIn(const core::VariantSet& variants) const {
    const auto played = variantIn(variants);
    if (!position.empty())
        if (auto game = gameFrom(position, played)) return std::move(game).value();
    return core::Game(startWith(handicap, played).value_or(core::AnyPosition::startOf(played)));
}

NewGameDialog::NewGameDialog(const core::VariantSet& variants, const EngineStore& engines,
                             const NewGameChoice& choice, PositionsAtHand atHand, QWidget* parent)
    : QDialog(parent), m_variants(variants), m_search(new QLineEdit(this)), m_list(new QTreeWidget(this)),
      m_picture(new QLabel(this)), m_name(new QLabel(this)), m_summary(new QLabel(this)),
      m_board(new QLabel(this)), m_players(new PlayersForm(engines, this)),
      m_start(new StartForm(std::move(atHand), this)), m_rules(new RuleOptionsForm(this)) {
    setWindowTitle(tr("New Game"));
    auto* buttons = new QDialogButtonBox(
        QDialogButtonBox::Ok | QDialogButtonBox::Cancel | QDialogButtonBox::RestoreDefaults, this);
    m_play = buttons->button(QDialogButtonBox::Ok);
    m_play->setText(tr("&Play"));
    m_play->setDefault(true);
    connect(m_play, &QPushButton::clicked, this, [] { dropSecondPress(); }); // it would meet the board
    auto* defaults = buttons->button(QDialogButtonBox::RestoreDefaults);
    defaults->setObjectName(QStringLiteral("restoreDefaults"));
    defaults->setText(tr("Restore &Defaults"));

    auto* rulesPage = new QWidget(this);
    auto* rulesLayout = new QVBoxLayout(rulesPage);
    rulesLayout->addWidget(m_rules);
    rulesLayout->addStretch(1);
    auto* pages = new QTabWidget(this);
    pages->setObjectName(QStringLiteral("pages"));
    pages->setAccessibleName(tr("Settings of the game"));
    pages->tabBar()->setAccessibleName(pages->accessibleName());
    auto* game = new QVBoxLayout;
    game->setSpacing(12);
    game->addWidget(createHeading());
    game->addWidget(pages, 1);
    auto* columns = new QHBoxLayout;
    columns->setSpacing(16);
    columns->addStrut(textSized(*this, LeastHeight)); // layouts ask for less where lines are broken
    columns->addWidget(createVariantColumn(choice.variant));
    columns->addLayout(game, 1);
    pages->addTab(m_players, tr("Pla&yers and Clocks"));
    pages->addTab(m_start, tr("S&tart Position"));
    pages->addTab(rulesPage, tr("&Rules"));
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(new DialogContent(columns), 1);
    layout->addWidget(buttons);

    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(defaults, &QPushButton::clicked, this, &NewGameDialog::restoreDefaults);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &NewGameDialog::showVariant);
    connect(m_list, &QTreeWidget::itemDoubleClicked, m_play, &QPushButton::click);
    connect(m_search, &QLineEdit::textChanged, this, &NewGameDialog::filterVariants);
    connect(m_start, &StartForm::changed, this, &NewGameDialog::updateStart);
    connect(m_players, &PlayersForm::changed, this, &NewGameDialog::updatePlay);
    connect(m_players, &PlayersForm::booksWanted, this, &NewGameDialog::booksWanted);
    showVariant();
    m_rules->showOptions(m_variants.find(choice.variant)->spec(), choice.ruleOptions);
    m_start->showStarts(m_variants.find(choice.variant), choice.handicap);
    m_players->showPlayers(choice.players);
    m_players->showClocks(choice.clocks);
    m_players->showRandomSides(choice.hasRandomSides);
    m_list->setFocus();
    layout->activate(); // a window that grows while it is being placed may come to lie off the screen
    resizeWithinScreen(*this, {760, 500});
}

QWidget* NewGameDialog::createVariantColumn(const std::string& chosen) {
    auto* column = new QWidget(this);
    setTextSizedWidth(*column, 220);
    m_search->setObjectName(QStringLiteral("search"));
    m_search->setPlaceholderText(tr("Search"));
    m_search->setAccessibleName(tr("Search for a variant"));
    m_search->setClearButtonEnabled(true);
    m_noMatch =
        new QLabel(tr("No variant matches. You can import more variants with File > Import Variant."));
    m_noMatch->setObjectName(QStringLiteral("noMatch"));
    m_noMatch->setWordWrap(true);
    m_noMatch->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    m_noMatch->setMargin(12);
    m_noMatch->hide();
    (new QVBoxLayout(m_list->viewport()))->addWidget(m_noMatch, 0, Qt::AlignTop);
    m_search->installEventFilter(this);
    m_list->setObjectName(QStringLiteral("variants"));
    m_list->setAccessibleName(tr("Games"));
    listVariants(chosen);
    auto* layout = new QVBoxLayout(column);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_search);
    layout->addWidget(m_list, 1);
    return column;
}

QWidget* NewGameDialog::createHeading() {
    auto* heading = new QWidget(this);
    QFont font = scaledFont(m_name->font(), 1.3);
    font.setBold(true);
    m_name->setFont(font);
    m_name->setTextFormat(Qt::PlainText);
    m_summary->setObjectName(QStringLiteral("summary"));
    m_summary->setTextFormat(Qt::PlainText);
    m_summary->setWordWrap(true);
    m_picture->setObjectName(QStringLiteral("picture"));
    m_picture->setFixedSize(PictureSize, PictureSize);
    auto* texts = new QVBoxLayout;
    texts->addWidget(m_name);
    texts->addWidget(m_summary);
    texts->addWidget(m_board);
    texts->addStretch(1);
    auto* layout = new QHBoxLayout(heading);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(16);
    layout->addWidget(m_picture);
    layout->addLayout(texts, 1);
    return heading;
}

/// Hides what does not match, and keeps one of the others chosen.
void NewGameDialog::filterVariants(const QString& text) {
    QTreeWidgetItem* first = nullptr;
    for (int i = 0; i < m_list->topLevelItemCount(); ++i) {
        QTreeWidgetItem* item = m_list->topLevelItem(i);
        const auto& spec = m_variants.find(item->data(0, Qt::UserRole).toString().toStdString())->spec();
        const bool matches = item->text(0).contains(text.trimmed(), Qt::CaseInsensitive) ||
                             summaryOf(spec).contains(text.trimmed(), Qt::CaseInsensitive);
        item->setHidden(!matches);
        if (matches && !first) first = item;
    }
    if (first && m_list->currentItem()->isHidden()) m_list->setCurrentItem(first);
    m_noMatch->setVisible(!first);
    updateStart();
}

bool NewGameDialog::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_search && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Up || key == Qt::Key_Down) return QApplication::sendEvent(m_list, event);
    }
    return QDialog::eventFilter(watched, event);
}

void NewGameDialog::listVariants(const std::string& chosen) {
    m_list->setColumnCount(2); // name and board
    m_list->setHeaderHidden(true);
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setAllColumnsShowFocus(true);
    keepRowSelected(*m_list);
    for (const auto& variant : m_variants.all()) {
        const auto& spec = variant->spec();
        const QString board = tr("%1 × %2").arg(spec.size.files).arg(spec.size.ranks);
        auto* item = new QTreeWidgetItem(m_list, {nameOf(spec), board});
        item->setData(0, Qt::UserRole, QString::fromStdString(spec.id));
        item->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
        item->setSizeHint(0, {0, fontMetrics().height() + 8});
        if (spec.id == chosen) m_list->setCurrentItem(item);
    }
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
}

std::string NewGameDialog::variant() const {
    return m_list->currentItem()->data(0, Qt::UserRole).toString().toStdString();
}

NewGameChoice NewGameDialog::choice() const {
    return {variant(),           m_rules->options(),  m_players->players(),       m_players->clocks(),
            m_start->handicap(), m_start->position(), m_players->hasRandomSides()};
}

void NewGameDialog::showVariant() {
    if (!m_list->currentItem()) return;
    const auto& spec = m_variants.find(variant())->spec();
    m_rules->showOptions(spec, preferences().get(rulesOf(spec.id)).toStdString());
    m_start->showStarts(m_variants.find(variant()), preferences().get(handicapOf(spec.id)).toStdString());
    m_players->showVariant(spec);
    m_name->setText(nameOf(spec));
    m_summary->setText(summaryOf(spec));
    m_summary->setVisible(!spec.summary.empty());
    const QString drops = spec.drops.allowed ? tr("captured pieces are dropped again") : tr("no drops");
    const QString board =
        spec.pieceStyle == core::PieceStyle::Stones ? tr("%1 × %2 points, %3") : tr("%1 × %2 squares, %3");
    m_board->setText(board.arg(spec.size.files).arg(spec.size.ranks).arg(drops));
}

/// Shows where the game begins; it can be played only if it can begin so.
void NewGameDialog::updateStart() {
    const auto start = m_start->start();
    m_picture->setPixmap(start ? positionPicture(*start, PictureSize, palette(), devicePixelRatioF())
                               : QPixmap());
    updatePlay();
}

void NewGameDialog::updatePlay() {
    m_play->setEnabled(m_start->start() && m_players->haveTime() && !m_list->currentItem()->isHidden());
}

void NewGameDialog::restoreDefaults() {
    const auto usual = NewGameChoice::usual(variant());
    m_rules->showOptions(m_variants.find(variant())->spec(), {});
    m_start->chooseStandard();
    m_players->resetDetails();
    m_players->showPlayers(usual.players);
    m_players->showClocks(usual.clocks);
    m_players->showRandomSides(usual.hasRandomSides);
}

} // namespace komadai::ui
