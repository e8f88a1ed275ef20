#include "ui/rulebook/rule_book.h"

#include "ui/board/look_setting.h"
#include "ui/language/language.h"
#include "ui/language/retranslated.h"
#include "ui/notation/notation.h"
#include "ui/reading/find_bar.h"
#include "ui/rulebook/rule_view.h"
#include "ui/wording.h"

#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>

#include <algorithm>

namespace komadai::ui {
namespace {

constexpr int AnchorRole = Qt::UserRole;
constexpr int KeysRole = Qt::UserRole + 1;

/// Not the line that stands in the place of the entries.
bool isEntry(const QListWidgetItem& item) { return item.data(AnchorRole).isValid(); }

} // namespace

RuleBook::RuleBook(const core::VariantSet& variants, LookOf lookOf, QWidget* parent)
    : RuleBook(variants, std::move(lookOf), new RuleView, parent) {}

RuleBook::RuleBook(const core::VariantSet& variants, LookOf lookOf, RuleView* view, QWidget* parent)
    : ReadingWindow(view, parent), m_variants(variants), m_lookOf(std::move(lookOf)),
      m_choice(new QComboBox(this)), m_view(view) {
    setObjectName(QStringLiteral("ruleBook"));
    m_choice->setObjectName(QStringLiteral("ruleVariant"));
    retranslated(m_choice, &QComboBox::setAccessibleName, [] { return tr("Game"); });
    addAboveList(m_choice);
    filter().setObjectName(QStringLiteral("ruleFilter"));
    retranslated(&filter(), &QLineEdit::setPlaceholderText, [] { return tr("Chapter, piece or kanji"); });
    retranslated(&filter(), &QLineEdit::setAccessibleName, [] { return tr("Filter the index"); });
    list().setObjectName(QStringLiteral("ruleIndex"));
    retranslated(&list(), &QListWidget::setAccessibleName, [] { return tr("Index"); });
    connect(m_choice, &QComboBox::activated, this,
            [this](int row) { showPage(m_variants.find(m_choice->itemData(row).toString().toStdString())); });
    connect(&filter(), &QLineEdit::textChanged, this, &RuleBook::filterIndex);
    connect(&filter(), &QLineEdit::returnPressed, this, [this] { goToItem(list().currentItem()); });
    connect(&list(), &QListWidget::itemClicked, this, &RuleBook::goToItem);
    connect(&list(), &QListWidget::itemActivated, this, &RuleBook::goToItem);
    connect(m_view, &RuleView::placeReached, this, &RuleBook::markInIndex);
    whenNotationChanges(this, [this] { retranslate(); });
    whenLooksChange(this, [this] { updateLook(); });
}

void RuleBook::showRules(const std::shared_ptr<const core::Variant>& variant) {
    listVariants();
    if (m_shown != variant) showPage(variant);
}

void RuleBook::updateVariants() {
    if (!m_shown) return;
    listVariants();
    auto now = m_variants.find(m_shown->spec().id);
    if (m_isListed && now && now->spec() != m_shown->spec()) showPage(std::move(now));
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
    m_isListed = m_variants.find(spec.id) == m_shown;
    m_choice->setCurrentIndex(m_choice->findData(QString::fromStdString(spec.id)));
    sayTitle();
    m_view->setPage(m_shown, pageInWords(), m_lookOf(spec));
    filter().clear();
    fillIndex();
    findBar().refresh();
}

void RuleBook::sayTitle() { setWindowTitle(tr("Rules of %1").arg(nameOf(m_shown->spec()))); }

RulePage RuleBook::pageInWords() const { return rulePageOf(*m_shown, {currentLanguage()}); }

void RuleBook::retranslate() {
    if (!m_shown) return;
    listVariants();
    sayTitle();
    const int row = list().currentRow();
    m_view->setWords(pageInWords());
    fillIndex();
    filterIndex(filter().text());
    if (auto* before = list().item(row); before && !before->isHidden() && isEntry(*before))
        list().setCurrentItem(before);
    findBar().refresh();
}

void RuleBook::fillIndex() {
    list().clear();
    for (const auto& entry : m_view->page().index) {
        auto* item =
            new QListWidgetItem(entry.isPiece ? QStringLiteral("    ") + entry.title : entry.title, &list());
        item->setData(AnchorRole, entry.anchor);
        item->setData(KeysRole, entry.keys);
        item->setToolTip(entry.title);
        QFont font = item->font();
        font.setBold(!entry.isPiece);
        item->setFont(font);
    }
    list().setCurrentRow(0);
}

void RuleBook::filterIndex(const QString& text) {
    const QString wanted = text.trimmed();
    if (auto* last = list().item(list().count() - 1); last && !isEntry(*last)) delete last;
    QListWidgetItem* first = nullptr;
    QListWidgetItem* named = nullptr; // in full
    for (int row = 0; row < list().count(); ++row) {
        auto* item = list().item(row);
        const QStringList keys = item->data(KeysRole).toStringList();
        const bool fits = item->text().contains(wanted, Qt::CaseInsensitive) ||
                          std::any_of(keys.begin(), keys.end(), [&](const QString& key) {
                              return key.startsWith(wanted, Qt::CaseInsensitive);
                          });
        item->setHidden(!fits);
        if (fits && !first) first = item;
        if (!named && keys.contains(wanted, Qt::CaseInsensitive)) named = item;
    }
    list().setCurrentItem(named && !named->isHidden() ? named : first);
    if (first) return;
    auto* none = new QListWidgetItem(tr("No entry has this text."), &list());
    none->setToolTip(none->text());
    none->setFlags(Qt::NoItemFlags);
}

void RuleBook::goToItem(const QListWidgetItem* item) {
    if (!item) return;
    const int row = list().row(item);
    m_view->goTo(item->data(AnchorRole).toString());
    list().setCurrentRow(row); // the end of the page may not let its last chapters reach the top
}

void RuleBook::markInIndex(const QString& anchor) {
    for (int row = 0; row < list().count(); ++row)
        if (const auto* item = list().item(row);
            isEntry(*item) && item->data(AnchorRole).toString() == anchor && !item->isHidden())
            return list().setCurrentRow(row);
}

} // namespace komadai::ui
