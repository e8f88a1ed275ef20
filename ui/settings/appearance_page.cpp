#include "ui/settings/appearance_page.h"

#include "ui/board/board_preferences.h"
#include "ui/board/board_theme.h"
#include "ui/board/look_picture.h"
#include "ui/board/look_setting.h"
#include "ui/desktop/window_colours.h"
#include "ui/desktop/window_text_size.h"
#include "ui/game/taken_pieces_row.h"
#include "ui/language/local_text.h"
#include "ui/language/retranslated.h"
#include "ui/preferences/preference_controls.h"
#include "ui/preferences/preferences.h"
#include "ui/settings/board_preview.h"
#include "ui/widgets/action_text.h"
#include "ui/widgets/list_rows.h"
#include "ui/wording.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QFormLayout>
#include <QGroupBox>
#include <QLabel>
#include <QListWidget>
#include <QPainter>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace komadai::ui {
namespace {

constexpr int LooksInSight = 3; ///< at least, of the list of pieces

} // namespace

AppearancePage::AppearancePage(const core::VariantSet& variants, const std::string& shown, QWidget* parent)
    : SettingsPage(parent), m_variants(variants), m_colours(new QComboBox), m_textSize(new QComboBox),
      m_variant(new QComboBox), m_looks(new QListWidget), m_theme(new QComboBox),
      m_preview(new BoardPreview) {
    m_colours->setObjectName(QStringLiteral("windowColours"));
    for (const auto colours : {WindowColours::Desktop, WindowColours::Light, WindowColours::Dark})
        m_colours->addItem(QString(), static_cast<int>(colours));
    m_textSize->setObjectName(QStringLiteral("windowTextSize"));
    for (const int percent : OfferedTextSizes)
        m_textSize->addItem(QString(), percent);
    m_variant->setObjectName(QStringLiteral("variant"));
    m_theme->setObjectName(QStringLiteral("theme"));
    m_looks->setObjectName(QStringLiteral("looks"));
    m_looks->setIconSize(LookPictureSize);
    m_looks->setUniformItemSizes(true);
    keepRowSelected(*m_looks);
    retranslated(m_looks, &QListWidget::setAccessibleName, [] { return tr("Pieces"); });
    auto* animated = retranslated(new QCheckBox, &QCheckBox::setText, [] { return tr("&Animate moves"); });
    bindToPreference(*animated, preference::AnimateMoves);
    auto* taken =
        retranslated(new QCheckBox, &QCheckBox::setText, [] { return tr("Show cap&tured pieces"); });
    taken->setObjectName(QStringLiteral("takenPieces"));
    retranslated(taken, &QCheckBox::setToolTip,
                 [] { return tr("Beside the players, in games without drops"); });
    bindToPreference(*taken, preference::TakenPieces);
    const auto makeSwitch = [](const QString& name, const Preference<bool>& key, Text text) {
        auto* box = retranslated(new QCheckBox, &QCheckBox::setText, std::move(text));
        box->setObjectName(name);
        bindToPreference(*box, key);
        return box;
    };
    auto* legalMoves = makeSwitch(QStringLiteral("legalMoves"), preference::LegalMoveMarks,
                                  [] { return tr("Mark &legal moves"); });
    retranslated(legalMoves, &QCheckBox::setToolTip,
                 [] { return tr("Where a selected piece can move, capture or shoot"); });
    auto* lastMove = makeSwitch(QStringLiteral("lastMove"), preference::LastMoveMark,
                                [] { return tr("Mark the last &move"); });
    auto* coordinates = makeSwitch(QStringLiteral("coordinates"), preference::Coordinates,
                                   [] { return tr("Show coordi&nates"); });

    auto* window = new QFormLayout;
    addRetranslatedRow(
        *window, [] { return tr("&Colours:"); }, m_colours);
    addRetranslatedRow(
        *window, [] { return tr("Text si&ze:"); }, m_textSize);
    auto* choices = new QFormLayout;
    addRetranslatedRow(
        *choices, [] { return tr("&Variant:"); }, m_variant);
    addRetranslatedRow(
        *choices, [] { return tr("&Pieces:"); }, m_looks);
    addRetranslatedRow(
        *choices, [] { return tr("&Board:"); }, m_theme);
    choices->addRow({}, animated);
    choices->addRow({}, taken);
    for (auto* box : {legalMoves, lastMove, coordinates})
        choices->addRow({}, box);
    auto* board = new QHBoxLayout;
    board->addLayout(choices, 1);
    board->addWidget(m_preview, 1);
    setGroups(
        {group([] { return tr("Window"); }, window), group([] { return tr("Board and pieces"); }, board)});

    listVariants(shown);
    listThemes();
    connect(m_variant, &QComboBox::currentIndexChanged, this, &AppearancePage::listLooks);
    connect(m_looks, &QListWidget::currentRowChanged, this, &AppearancePage::chooseLook);
    connect(m_theme, &QComboBox::currentIndexChanged, this, &AppearancePage::chooseTheme);
    connect(m_colours, &QComboBox::activated, this, [this] {
        preferences().set(preference::ChosenWindowColours,
                          static_cast<WindowColours>(m_colours->currentData().toInt()));
    });
    preferences().whenChanged(preference::ChosenWindowColours, this, [this] { showChosenColours(); });
    showChosenColours();
    connect(m_textSize, &QComboBox::activated, this,
            [this] { preferences().set(preference::ChosenTextSize, m_textSize->currentData().toInt()); });
    preferences().whenChanged(preference::ChosenTextSize, this, [this] { showChosenTextSize(); });
    showChosenTextSize();
    preferences().whenChanged(preference::Theme, this, [this] {
        showChosenTheme();
        listLooks();
    });
    preferences().whenChanged(preference::PieceLooks, this, [this] { showChosenLook(); });
    retranslate();
    whenLanguageChanges(this, [this] { retranslate(); });
}

const std::shared_ptr<const core::Variant>& AppearancePage::variant() const {
    return m_variants.all()[static_cast<std::size_t>(m_variant->currentIndex())];
}

void AppearancePage::listVariants(const std::string& shown) {
    for (const auto& variant : m_variants.all()) {
        m_variant->addItem(nameOf(variant->spec()));
        if (variant->spec().id == shown) m_variant->setCurrentIndex(m_variant->count() - 1);
    }
}

void AppearancePage::listThemes() {
    for (const auto choice : themeChoices())
        m_theme->addItem(plainText(titleOf(choice)), static_cast<int>(choice));
    showChosenTheme();
}

void AppearancePage::showChosenTheme() {
    const QSignalBlocker blocker(m_theme); // not a choice of the user
    m_theme->setCurrentIndex(m_theme->findData(static_cast<int>(preferences().get(preference::Theme))));
}

void AppearancePage::showChosenColours() {
    const auto chosen = preferences().get(preference::ChosenWindowColours);
    m_colours->setCurrentIndex(m_colours->findData(static_cast<int>(chosen)));
}

void AppearancePage::showChosenTextSize() {
    m_textSize->setCurrentIndex(m_textSize->findData(preferences().get(preference::ChosenTextSize)));
}

void AppearancePage::nameTextSizes() {
    for (int row = 0; row < m_textSize->count(); ++row) {
        const int percent = m_textSize->itemData(row).toInt();
        m_textSize->setItemText(row, percent == DesktopTextSize ? tr("Same as the Desktop")
                                                                : percentText(percent));
    }
}

void AppearancePage::retranslate() {
    nameTextSizes();
    m_colours->setItemText(0, tr("Same as the Desktop"));
    m_colours->setItemText(1, tr("Light"));
    m_colours->setItemText(2, tr("Dark"));
    for (int row = 0; row < m_variant->count(); ++row)
        m_variant->setItemText(row, nameOf(m_variants.all()[static_cast<std::size_t>(row)]->spec()));
    for (int row = 0; row < m_theme->count(); ++row)
        m_theme->setItemText(row, plainText(titleOf(themeChoices()[static_cast<std::size_t>(row)])));
    listLooks(); // the default look depends on the language
}

/// The pictures of the pieces lie on the board's colour, and the list is as wide as its texts.
void AppearancePage::changeEvent(QEvent* event) {
    SettingsPage::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) listLooks();
}

/// Before it is shown, a list does not scroll to its current row.
void AppearancePage::showEvent(QShowEvent* event) {
    SettingsPage::showEvent(event);
    m_looks->scrollToItem(m_looks->currentItem());
}

void AppearancePage::listLooks() {
    const QSignalBlocker blocker(m_looks);
    const auto& spec = variant()->spec();
    m_looks->clear();
    for (const auto look : looksFor(spec)) {
        auto* item = new QListWidgetItem(lookPicture(spec, look, devicePixelRatioF()),
                                         plainText(titleOf(look)), m_looks);
        item->setData(Qt::UserRole, static_cast<int>(look));
    }
    m_looks->setMinimumWidth(m_looks->sizeHintForColumn(0) +
                             m_looks->verticalScrollBar()->sizeHint().width() + 2 * m_looks->frameWidth());
    const int rows = std::min(m_looks->count(), LooksInSight);
    m_looks->setMinimumHeight(rows * m_looks->sizeHintForRow(0) + 2 * m_looks->frameWidth());
    showChosenLook();
}

void AppearancePage::showChosenLook() {
    const QSignalBlocker blocker(m_looks);
    const PieceLook chosen = chosenLook(variant()->spec());
    for (int row = 0; row < m_looks->count(); ++row)
        if (lookIn(row) == chosen) m_looks->setCurrentRow(row);
    m_preview->setContent(variant(), chosen);
}

PieceLook AppearancePage::lookIn(int row) const {
    return static_cast<PieceLook>(m_looks->item(row)->data(Qt::UserRole).toInt());
}

void AppearancePage::chooseLook(int row) {
    if (row < 0) return;
    preferences().set(preference::lookOf(variant()->spec()), lookIn(row));
}

void AppearancePage::chooseTheme(int row) {
    preferences().set(preference::Theme, static_cast<ThemeChoice>(m_theme->itemData(row).toInt()));
}

void AppearancePage::restoreDefaults() {
    preferences().reset(preference::ChosenWindowColours);
    preferences().reset(preference::ChosenTextSize);
    preferences().reset(preference::PieceLooks);
    preferences().reset(preference::ShogiLook);
    preferences().reset(preference::Theme);
    preferences().reset(preference::AnimateMoves);
    preferences().reset(preference::TakenPieces);
    preferences().reset(preference::LegalMoveMarks);
    preferences().reset(preference::LastMoveMark);
    preferences().reset(preference::Coordinates);
}

} // namespace komadai::ui
