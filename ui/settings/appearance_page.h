// Settings: the appearance of boards and pieces.
#pragma once

#include "core/rules/variant_set.h"
#include "ui/board/piece_set.h"
#include "ui/settings/settings_dialog.h"

#include <memory>

class QComboBox;
class QListWidget;

namespace komadai::ui {

class BoardPreview;

class AppearancePage : public SettingsPage {
    Q_OBJECT
public:
    /// Shows the variant with the id `shown` first. `variants` must outlive the page.
    AppearancePage(const core::VariantSet& variants, const std::string& shown, QWidget* parent = nullptr);

    QString title() const override { return tr("Appearance"); }
    QString iconName() const override { return QStringLiteral("appearance"); }
    void restoreDefaults() override;

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    const std::shared_ptr<const core::Variant>& variant() const;
    void listVariants(const std::string& shown);
    void listThemes();
    /// Updates the texts of all lists.
    void retranslate();
    void listLooks();
    void chooseLook(int row);
    void chooseTheme(int row);
    void showChosenTheme();
    void showChosenColours();
    void nameTextSizes();
    void showChosenTextSize();
    void showChosenLook();
    PieceLook lookIn(int row) const;

    const core::VariantSet& m_variants;
    QComboBox* m_colours;
    QComboBox* m_textSize;
    QComboBox* m_variant;
    QListWidget* m_looks;
    QComboBox* m_theme;
    BoardPreview* m_preview;
};

} // namespace komadai::ui
