// The window with the rules.
#pragma once

#include "core/rules/variant_set.h"
#include "ui/board/piece_set.h"
#include "ui/reading/reading_window.h"

#include <functional>

class QComboBox;
class QListWidgetItem;

namespace komadai::ui {

struct RulePage;
class RuleView;

/// The rules of one variant at a time, with an index of its chapters and pieces. `variants` must outlive the window.
class RuleBook : public ReadingWindow {
    Q_OBJECT
public:
    /// How the pieces of a variant are to look.
    using LookOf = std::function<PieceLook(const core::VariantSpec&)>;

    RuleBook(const core::VariantSet& variants, LookOf lookOf, QWidget* parent = nullptr);

    /// Opens the page of a variant, or leaves it open; `variant` may have rule options of its own.
    void showRules(const std::shared_ptr<const core::Variant>& variant);
    /// Lists the variants again, and opens the page again if its variant has other rules or another name now. The page of a variant
    /// with rule options of its own stays.
    void updateVariants();
    /// Paints the pictures with the pieces that are wanted now.
    void updateLook();

private:
    RuleBook(const core::VariantSet& variants, LookOf lookOf, RuleView* view, QWidget* parent);
    void listVariants();
    void showPage(std::shared_ptr<const core::Variant> variant);
    /// Words all that depends on the variant again.
    void retranslate();
    void sayTitle();
    RulePage pageInWords() const;
    void fillIndex();
    void filterIndex(const QString& text);
    void goToItem(const QListWidgetItem* item);
    void markInIndex(const QString& anchor);

    const core::VariantSet& m_variants;
    const LookOf m_lookOf;
    std::shared_ptr<const core::Variant> m_shown;
    bool m_isListed = false; ///< whether m_shown is one of m_variants, without rule options of its own
    QComboBox* m_choice;
    RuleView* m_view;
};

} // namespace komadai::ui
