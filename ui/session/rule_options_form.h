// The rules that can be set for each game, as a form.
#pragma once

#include "core/variants/variant_spec.h"

#include <QWidget>

#include <optional>
#include <string>
#include <string_view>

class QFormLayout;

namespace komadai::core {
struct RuleOption;
}

namespace komadai::ui {

/// What a rule option means, for people: "Stalemate"; the key itself where none is known.
QString nameOfRuleOption(std::string_view key);
/// What it means to set it so; the value itself where none is known.
QString nameOfRuleValue(std::string_view key, std::string_view value);

/// A check box or a list for each rule option of a variant.
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

    std::optional<core::VariantSpec> m_variant; ///< with the options that are shown
    QFormLayout* m_rows;
};

} // namespace komadai::ui
