#include "ui/rulebook/rule_book.h"

#include "ui/board/look_setting.h"
#include "ui/language/language.h"
#include "ui/language/retranslated.h"
#include "ui/rulebook/find_bar.h"
#include "ui/rulebook/rule_view.h"
#include "ui/widgets/escape_key.h"
#include "ui/widgets/window_size.h"
#include "ui/wording.h"

#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QShortcut>
#include <QSplitter>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace komadai::ui {
namespace {

constexpr int AnchorRole = Qt::UserRole;
constexpr int KeysRole = Qt::UserRole + 1;
constexpr int IndexWidth = 210;

} // namespace

RuleBook::RuleBook(const core::VariantSet& variants, LookOf lookOf, QWidget* parent)
    : QWidget(parent, Qt::Window), m_variants(variants), m_lookOf(std::move(lookOf)),
      m_choice(new QComboBox(this)), m_filter(new QLineEdit(this)), m_index(new QListWidget(this)),
      m_view(new RuleView(this)), m_find(new FindBar(*m_view, this)) {
    setObjectName(QStringLiteral("ruleBook"));
    m_choice->setObjectName(QStringLiteral("ruleVariant"));
    retranslated(m_choice, &QComboBox::setAccessibleName, [] { return tr("Game"); });
    m_filter->setObjectName(QStringLiteral("ruleFilter"));
    retranslated(m_filter, &QLineEdit::setPlaceholderText, [] { return tr("Chapter, piece or kanji"); });
    retranslated(m_filter, &QLineEdit::setAccessibleName, [] { return tr("Filter the index"); });
    m_filter->setClearButtonEnabled(true);
    m_index->setObjectName(QStringLiteral("ruleIndex"));
    retranslated(m_index, &QListWidget::setAccessibleName, [] { return tr("Index"); });
    m_index->setFrameShape(QFrame::NoFrame);
    m_index->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_index->setTextElideMode(Qt::ElideRight);
    m_index->setSpacing(1);
    auto* find = retranslated(new QToolButton(this), &QToolButton::setText, [] { return tr("&Find…"); });
    retranslated(find, &QToolButton::setToolTip, [] {
        return tr("Find in the rules (%1)")
            .arg(QKeySequence(QKeySequence::Find).toString(QKeySequence::NativeText));
    });

    auto* contents = new QWidget(this);
    auto* contentsLayout = new QVBoxLayout(contents);
    contentsLayout->setContentsMargins(8, 8, 0, 8);
    contentsLayout->addWidget(m_choice);
    contentsLayout->addWidget(m_filter);
    contentsLayout->addWidget(m_index, 1);
    contentsLayout->addWidget(find);
    auto* page = new QWidget(this);
    auto* pageLayout = new QVBoxLayout(page);
    pageLayout->setContentsMargins(0, 0, 0, 0);
    pageLayout->setSpacing(0);
    pageLayout->addWidget(m_view, 1);
    pageLayout->addWidget(m_find);
    auto* splitter = new QSplitter(this);
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(contents);
    splitter->addWidget(page);
    splitter->setStretchFactor(1, 1);
    splitter->setSizes({IndexWidth, 680});
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(splitter);
    setLeastSize(*this, {520, 360});
    resizeWithinScreen(*this, {900, 720});
    closeOnEscape(*this);

    const auto shortcut = [this](const QKeySequence& keys, auto triggered) {
        connect(new QShortcut(keys, this), &QShortcut::activated, this, triggered);
    };
    shortcut(QKeySequence::Find, [this] { m_find->open(); });
    shortcut(QKeySequence::FindNext, [this] { m_find->step(1); });
    shortcut(QKeySequence::FindPrevious, [this] { m_find->step(-1); });
    shortcut(QKeySequence::Close, [this] { close(); });
    connect(find, &QToolButton::clicked, this, [this] { m_find->open(); });
    connect(m_choice, &QComboBox::activated, this,
            [this](int row) { showPage(m_variants.find(m_choice->itemData(row).toString().toStdString())); });
    connect(m_filter, &QLineEdit::textChanged, this, &RuleBook::filterIndex);
    connect(m_filter, &QLineEdit::returnPressed, this, [this] { goToItem(m_index->currentItem()); });
    connect(m_index, &QListWidget::itemClicked, this, &RuleBook::goToItem);
    connect(m_index, &QListWidget::itemActivated, this, &RuleBook::goToItem);
    connect(m_view, &RuleView::placeReached, this, &RuleBook::markInIndex);
    whenLanguageChanges(this, [this] { retranslate(); });
    whenLooksChange(this, [this] { updateLook(); });
}

void RuleBook::showRules(const std::shared_ptr<const core::Variant>& variant) {
    listVariants();
    if (m_shown != variant) showPage(variant);
}

void RuleBook::updateLook() {
    if (m_shown) m_view->setLook(m_lookOf(m_shown->spec()));
}

void RuleBook::listVariants() {
    const QVariant chosen = m_choice->currentData();
    m_choice->clear();
    for (const auto& variant : m_variants.all())
        m_choice->addItem(nameOf(variant->spec()), QString::fromStdString(variant->spec().id));
    m_choice->setCurrentIndex(m_choice->findData(chosen));
}

void RuleBook::showPage(std::shared_ptr<const core::Variant> variant) {
    if (!variant) return;
    m_shown = std::move(variant);
    const auto& spec = m_shown->spec();
    m_choice->setCurrentIndex(m_choice->findData(QString::fromStdString(spec.id)));
    sayTitle();
    m_view->setPage(m_shown, pageInWords(), m_lookOf(spec));
    m_filter->clear();
    fillIndex();
    m_find->refresh();
}

void RuleBook::sayTitle() { setWindowTitle(tr("Rules of %1").arg(nameOf(m_shown->spec()))); }

RulePage RuleBook::pageInWords() const { return rulePageOf(*m_shown, {currentLanguage()}); }

void RuleBook::retranslate() {
    if (!m_shown) return;
    listVariants();
    sayTitle();
    const int row = m_index->currentRow();
    m_view->setWords(pageInWords());
    fillIndex();
    filterIndex(m_filter->text());
    m_index->setCurrentRow(row);
    m_find->refresh();
}

void RuleBook::fillIndex() {
    m_index->clear();
    for (const auto& entry : m_view->page().index) {
        auto* item =
            new QListWidgetItem(entry.isPiece ? QStringLiteral("    ") + entry.title : entry.title, m_index);
        item->setData(AnchorRole, entry.anchor);
        item->setData(KeysRole, entry.keys);
        item->setToolTip(entry.title);
        QFont font = item->font();
        font.setBold(!entry.isPiece);
        item->setFont(font);
    }
    m_index->setCurrentRow(0);
}

void RuleBook::filterIndex(const QString& text) {
    QListWidgetItem* first = nullptr;
    QListWidgetItem* named = nullptr; // in full
    for (int row = 0; row < m_index->count(); ++row) {
        auto* item = m_index->item(row);
        const QStringList keys = item->data(KeysRole).toStringList();
        const bool fits = item->text().contains(text, Qt::CaseInsensitive) ||
                          std::any_of(keys.begin(), keys.end(), [&](const QString& key) {
                              return key.startsWith(text, Qt::CaseInsensitive);
                          });
        item->setHidden(!fits);
        if (fits && !first) first = item;
        if (!named && keys.contains(text.trimmed(), Qt::CaseInsensitive)) named = item;
    }
    m_index->setCurrentItem(named && !named->isHidden() ? named : first);
}

void RuleBook::goToItem(const QListWidgetItem* item) {
    if (!item) return;
    const int row = m_index->row(item);
    m_view->goTo(item->data(AnchorRole).toString());
    m_index->setCurrentRow(row); // the end of the page may not let its last chapters reach the top
}

void RuleBook::markInIndex(const QString& anchor) {
    for (int row = 0; row < m_index->count(); ++row)
        if (m_index->item(row)->data(AnchorRole).toString() == anchor && !m_index->item(row)->isHidden())
            return m_index->setCurrentRow(row);
}

} // namespace komadai::ui
