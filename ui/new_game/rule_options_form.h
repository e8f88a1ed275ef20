// The rules that can be set for each game, as a form.
#pragma once

#include "core/variants/variant_spec.h"

#include <QWidget>

#include <optional>
#include <string>
#include <string_view>

class QFormLayout;
class QPushButton;

namespace komadai::core {
struct RuleOption;
}

namespace komadai::ui {

/// A check box or a list for each rule option of a variant that matters.
class RuleOptionsForm : public QWidget {
    Q_OBJECT
public:
    explicit RuleOptionsForm(QWidget* parent = nullptr);

    /// Shows the options of a variant as `options` sets them, or as the variant has them where that is not
    /// possible.
    void showOptions(const core::VariantSpec& variant, const std::string& options);
    /// All options, see core::formatRuleOptions. Precondition: a variant is shown.
    std::string options() const;

private:
    void addRow(const core::RuleOption& option, std::string_view usual);
    void set(std::string_view key, std::string_view value);
    void updateUsualRules();

    std::optional<core::VariantSpec> m_variant; ///< with the options that are shown
    std::optional<core::VariantSpec> m_usual;   ///< as it is without them
    QFormLayout* m_rows;
    QPushButton* m_usualRules; ///< brings `m_usual` back
};

} // namespace komadai::ui
