#include "ui/settings/appearance_page.h"

#include "ui/board/board_theme.h"
#include "ui/board/look_setting.h"
#include "ui/language/spoken.h"
#include "ui/settings/animation_switch.h"
#include "ui/settings/board_preview.h"
#include "ui/wording.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QListWidget>
#include <QPainter>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace komadai::ui {
namespace {

constexpr int SampleSize = 40; ///< pixels of a square
constexpr int SampleCount = 5;

/// A few pieces of both sides, a promoted one among them.
std::vector<PlacedPiece> samplesOf(const core::VariantSpec& spec) {
    std::vector<PlacedPiece> samples;
    const auto add = [&](core::PieceType type, core::Side side) {
        samples.push_back({{type, side}, side == core::Side::First});
    };
    std::vector<core::PieceType> plain, promoted;
    for (int i = 0; i < static_cast<int>(spec.pieces.size()); ++i) {
        const auto type = core::pieceTypeAt(i);
        (spec.piece(type).promotedFrom ? promoted : plain).push_back(type);
    }
    const auto isRoyal = [&](core::PieceType type) { return spec.piece(type).royal; };
    std::stable_partition(plain.begin(), plain.end(), isRoyal);
    const auto plainCount = static_cast<std::size_t>(SampleCount - (promoted.empty() ? 0 : 1));
    for (std::size_t i = 0; i < std::min(plain.size(), plainCount); ++i)
        add(plain[i], i % 2 == 0 ? core::Side::First : core::Side::Second);
    if (!promoted.empty()) add(promoted.front(), core::Side::First);
    return samples;
}

QIcon pictureOf(const core::VariantSpec& spec, PieceLook look, qreal ratio) {
    const auto pieces = makePieceSet(spec, look);
    QPixmap picture(QSize(SampleCount * SampleSize, SampleSize) * ratio);
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    QRectF square(0, 0, SampleSize, SampleSize);
    for (const auto& piece : samplesOf(spec)) {
        pieces->paint(painter, square, spec, piece);
        square.translate(SampleSize, 0);
    }
    QIcon icon(picture);
    icon.addPixmap(picture, QIcon::Selected); // its colours are what is chosen
    return icon;
}

} // namespace

AppearancePage::AppearancePage(const core::VariantSet& variants, const std::string& shown,
                               AnimationSwitch& animation, QWidget* parent)
    : SettingsPage(parent), m_variants(variants), m_animation(animation), m_variant(new QComboBox),
      m_looks(new QListWidget), m_theme(new QComboBox), m_preview(new BoardPreview) {
    m_variant->setObjectName(QStringLiteral("variant"));
    m_theme->setObjectName(QStringLiteral("theme"));
    m_looks->setObjectName(QStringLiteral("looks"));
    m_looks->setIconSize({SampleCount * SampleSize, SampleSize});
    m_looks->setUniformItemSizes(true);
    auto* animated = spoken(new QCheckBox, &QCheckBox::setText, [] { return tr("&Animate moves"); });
    animated->setChecked(animation.isChecked());
    connect(animated, &QCheckBox::clicked, &animation, &QAction::trigger);
    connect(&animation, &QAction::toggled, animated, &QCheckBox::setChecked);

    auto* choices = new QFormLayout;
    addSpokenRow(
        *choices, [] { return tr("&Game:"); }, m_variant);
    addSpokenRow(
        *choices, [] { return tr("&Pieces:"); }, m_looks);
    addSpokenRow(
        *choices, [] { return tr("&Board:"); }, m_theme);
    choices->addRow({}, animated);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(choices, 1);
    layout->addWidget(m_preview, 1);

    listVariants(shown);
    listThemes();
    listLooks();
    connect(m_variant, &QComboBox::currentIndexChanged, this, &AppearancePage::listLooks);
    connect(m_looks, &QListWidget::currentRowChanged, this, &AppearancePage::chooseLook);
    connect(m_theme, &QComboBox::currentIndexChanged, this, &AppearancePage::chooseTheme);
    whenLanguageChanges(this, [this] { sayAnew(); });
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
        m_theme->addItem(titleOf(choice).remove('&'), static_cast<int>(choice));
    m_theme->setCurrentIndex(m_theme->findData(static_cast<int>(chosenTheme())));
}

void AppearancePage::sayAnew() {
    for (int row = 0; row < m_variant->count(); ++row)
        m_variant->setItemText(row, nameOf(m_variants.all()[static_cast<std::size_t>(row)]->spec()));
    for (int row = 0; row < m_theme->count(); ++row)
        m_theme->setItemText(row, titleOf(themeChoices()[static_cast<std::size_t>(row)]).remove('&'));
    listLooks(); // which are usual depends on the language too
}

void AppearancePage::listLooks() {
    const QSignalBlocker blocker(m_looks);
    const auto& spec = variant()->spec();
    m_looks->clear();
    for (const auto look : looksFor(spec)) {
        auto* item = new QListWidgetItem(pictureOf(spec, look, devicePixelRatioF()),
                                         titleOf(look).remove('&'), m_looks);
        item->setData(Qt::UserRole, static_cast<int>(look));
        if (look == chosenLook(spec)) m_looks->setCurrentItem(item);
    }
    m_looks->setMinimumWidth(m_looks->sizeHintForColumn(0) + 2 * m_looks->frameWidth());
    showPreview();
}

void AppearancePage::chooseLook(int row) {
    if (row < 0) return;
    rememberLook(variant()->spec(), static_cast<PieceLook>(m_looks->item(row)->data(Qt::UserRole).toInt()));
    showPreview();
    emit looksChanged();
}

void AppearancePage::chooseTheme(int row) {
    rememberTheme(static_cast<ThemeChoice>(m_theme->itemData(row).toInt()));
}

void AppearancePage::showPreview() { m_preview->setContent(variant(), chosenLook(variant()->spec())); }

void AppearancePage::restoreDefaults() {
    forgetLooks();
    m_animation.restoreDefault();
    {
        const QSignalBlocker blocker(m_theme);
        m_theme->setCurrentIndex(m_theme->findData(static_cast<int>(chosenTheme())));
    }
    listLooks();
    emit looksChanged();
}

} // namespace komadai::ui
