// Settings: how boards and pieces look.
#pragma once

#include "core/rules/variant_set.h"
#include "ui/settings/settings_dialog.h"

#include <memory>

class QComboBox;
class QListWidget;

namespace komadai::ui {

class AnimationSwitch;
class BoardPreview;

class AppearancePage : public SettingsPage {
    Q_OBJECT
public:
    /// Begins with the variant `shown`. `variants` and `animation` must outlive the page.
    AppearancePage(const core::VariantSet& variants, const std::string& shown, AnimationSwitch& animation,
                   QWidget* parent = nullptr);

    QString title() const override { return tr("Appearance"); }
    void restoreDefaults() override;

signals:
    /// The pieces of a variant look different now.
    void looksChanged();

private:
    const std::shared_ptr<const core::Variant>& variant() const;
    void listVariants(const std::string& shown);
    void listThemes();
    /// Words all that is listed again.
    void sayAnew();
    void listLooks();
    void chooseLook(int row);
    void chooseTheme(int row);
    void showPreview();

    const core::VariantSet& m_variants;
    AnimationSwitch& m_animation;
    QComboBox* m_variant;
    QListWidget* m_looks;
    QComboBox* m_theme;
    BoardPreview* m_preview;
};

} // namespace komadai::ui
