#include "ui/library/merge_players_dialog.h"

#include "ui/widgets/window_size.h"
#include "ui/wording.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace komadai::ui {
namespace {

constexpr int MostShown = 500;
constexpr int NameRole = Qt::UserRole;
constexpr int GamesRole = Qt::UserRole + 1;

} // namespace

MergePlayersDialog::MergePlayersDialog(LibraryService& library, std::vector<std::string> first,
                                       QWidget* parent)
    : QDialog(parent), m_library(library), m_first(std::move(first)), m_search(new QLineEdit),
      m_players(new QListWidget), m_keep(new QComboBox), m_effect(new QLabel) {
    setWindowTitle(tr("Merge Players"));
    auto* help = new QLabel(tr("Tick all spellings of the same player, then choose the name to keep."));
    help->setWordWrap(true);
    m_search->setPlaceholderText(tr("Search players"));
    m_search->setAccessibleName(tr("Search players"));
    m_search->setClearButtonEnabled(true);
    m_players->setAccessibleName(tr("Players"));
    m_players->setObjectName(QStringLiteral("playersToMerge"));
    m_keep->setObjectName(QStringLiteral("nameToKeep"));
    m_players->setMinimumHeight(120);
    m_keep->setEditable(true);
    m_keep->lineEdit()->setAccessibleName(tr("Name to keep"));
    m_effect->setObjectName(QStringLiteral("mergeEffect"));
    m_effect->setWordWrap(true);
    auto* form = new QFormLayout;
    form->addRow(tr("&Keep the name:"), m_keep);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_merge = buttons->addButton(tr("&Merge"), QDialogButtonBox::AcceptRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(help);
    layout->addWidget(m_search);
    layout->addWidget(m_players, 1);
    layout->addLayout(form);
    layout->addWidget(m_effect);
    layout->addWidget(buttons);
    setLeastSize(*this, {320, 360});
    resize(420, 480);

    auto* pause = new QTimer(this);
    pause->setSingleShot(true);
    pause->setInterval(150);
    connect(m_search, &QLineEdit::textChanged, pause, qOverload<>(&QTimer::start));
    connect(pause, &QTimer::timeout, this, &MergePlayersDialog::read);
    connect(m_players, &QListWidget::itemChanged, this, &MergePlayersDialog::onTicked);
    const auto chooseName = [this] { m_isNameChosen = true; };
    connect(m_keep, &QComboBox::activated, this, chooseName);
    connect(m_keep->lineEdit(), &QLineEdit::textEdited, this, chooseName);
    connect(m_keep, &QComboBox::editTextChanged, this, &MergePlayersDialog::count);
    read();
    count();
}

void MergePlayersDialog::read() {
    m_request.cancel();
    m_request = m_library.read(
        [words = m_search->text().toStdString()](core::Library& library) {
            return core::LibrarySearch(library).players(words, MostShown);
        },
        this, [this](const std::vector<core::LibrarySearch::PlayerCount>& players) { showPlayers(players); },
        [this](const core::StorageError& error) { m_effect->setText(sentence(error)); });
}

/// Those that are ticked come first, whatever is searched for; then those that the caller has named.
void MergePlayersDialog::showPlayers(const std::vector<core::LibrarySearch::PlayerCount>& players) {
    for (auto& chosen : m_chosen)
        for (const auto& player : players)
            if (player.name == chosen.name) chosen.games = player.games;
    m_isFilling = true;
    m_players->clear();
    const auto add = [this](const core::LibrarySearch::PlayerCount& player, bool isTicked) {
        const QString name = QString::fromStdString(player.name);
        auto* item = new QListWidgetItem(
            player.games > 0 ? tr("%1 (%Ln game(s))", nullptr, static_cast<int>(player.games)).arg(name)
                             : name,
            m_players);
        item->setData(NameRole, name);
        item->setData(GamesRole, static_cast<qlonglong>(player.games));
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(isTicked ? Qt::Checked : Qt::Unchecked);
    };
    for (const auto& chosen : m_chosen)
        add(chosen, true);
    const auto isOther = [this](const auto& player) {
        return !player.name.empty() &&
               std::none_of(m_chosen.begin(), m_chosen.end(),
                            [&](const auto& chosen) { return chosen.name == player.name; });
    };
    const auto isFirst = [this](const auto& player) {
        return std::find(m_first.begin(), m_first.end(), player.name) != m_first.end();
    };
    for (const bool first : {true, false})
        for (const auto& player : players)
            if (isOther(player) && isFirst(player) == first) add(player, false);
    m_isFilling = false;
    onTicked();
}

void MergePlayersDialog::onTicked() {
    if (m_isFilling) return;
    for (int row = 0; row < m_players->count(); ++row) {
        const QListWidgetItem& item = *m_players->item(row);
        const std::string name = item.data(NameRole).toString().toStdString();
        const auto known = std::find_if(m_chosen.begin(), m_chosen.end(),
                                        [&](const auto& chosen) { return chosen.name == name; });
        if (item.checkState() == Qt::Unchecked && known != m_chosen.end()) m_chosen.erase(known);
        if (item.checkState() == Qt::Checked && known == m_chosen.end())
            m_chosen.push_back({name, item.data(GamesRole).toLongLong()});
    }
    const QString kept = m_keep->currentText();
    QStringList names;
    for (const auto& chosen : m_chosen)
        names += QString::fromStdString(chosen.name);
    m_keep->clear();
    m_keep->addItems(names);
    const auto most = std::max_element(m_chosen.begin(), m_chosen.end(),
                                       [](const auto& a, const auto& b) { return a.games < b.games; });
    if (m_isNameChosen && !kept.isEmpty())
        m_keep->setCurrentText(kept);
    else if (most != m_chosen.end())
        m_keep->setCurrentText(QString::fromStdString(most->name));
    count();
}

std::vector<std::string> MergePlayersDialog::names() const {
    std::vector<std::string> names;
    for (const auto& chosen : m_chosen)
        if (chosen.name != nameToKeep()) names.push_back(chosen.name);
    return names;
}

std::string MergePlayersDialog::nameToKeep() const { return m_keep->currentText().trimmed().toStdString(); }

void MergePlayersDialog::count() {
    const auto replaced = names();
    const bool canMerge = !replaced.empty() && !nameToKeep().empty();
    m_merge->setEnabled(canMerge);
    if (!canMerge)
        return m_effect->setText(replaced.empty() ? tr("Tick at least two names.")
                                                  : tr("Write the name to keep."));
    core::GameFilter anyOf{.kind = core::GameFilter::Kind::Any};
    for (const auto& name : replaced)
        anyOf.parts.push_back(core::gamesOf(name));
    m_library.read(
        [anyOf](core::Library& library) { return core::LibrarySearch(library).count(anyOf); }, this,
        [this, replaced](std::int64_t games) {
            if (replaced == names())
                m_effect->setText(tr("%Ln game(s) will be changed.", nullptr, static_cast<int>(games)));
        },
        [this](const core::StorageError& error) { m_effect->setText(sentence(error)); });
}

} // namespace komadai::ui
