#include "ui/variant_commands.h"

#include "ui/document/game_document.h"
#include "ui/game/game_view.h"
#include "ui/variant_updates.h"
#include "ui/variants/import_variant_dialog.h"
#include "ui/variants/manage_variants_dialog.h"
#include "ui/variants/user_variants.h"
#include "ui/widgets/notice_bar.h"
#include "ui/window_actions.h"
#include "ui/wording.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace komadai::ui {

VariantCommands::VariantCommands(QWidget& window, const WindowActions& actions, UserVariants& variants,
                                 const VariantUpdates& updates, std::function<GameView&()> view)
    : QObject(&window), m_window(window), m_variants(variants), m_updates(updates), m_view(std::move(view)) {
    connect(actions.importVariant, &QAction::triggered, this, &VariantCommands::importVariants);
    connect(actions.manageVariants, &QAction::triggered, this, &VariantCommands::manageVariants);
}

void VariantCommands::importVariants() {
    ImportVariantDialog dialog(m_variants, &m_window);
    importBy(dialog);
}

void VariantCommands::importFile(const QString& path) {
    ImportVariantDialog dialog(m_variants, &m_window);
    dialog.openFile(path);
    importBy(dialog);
}

void VariantCommands::importBy(ImportVariantDialog& dialog) {
    if (dialog.exec() != QDialog::Accepted) return;
    m_view().variantNotice().showNotice(
        [imported = dialog.imported()] {
            QStringList names;
            for (const auto& spec : imported)
                names << nameOf(spec);
            return tr("%1 can be played now.").arg(names.join(QStringLiteral(", ")));
        },
        {{[] { return tr("Pla&y…"); }, [this, id = dialog.imported().front().id] { emit gameWanted(id); }}});
    emit changed();
}

void VariantCommands::manageVariants() {
    m_view().variantNotice().dismiss();
    ManageVariantsDialog dialog(m_variants, m_view().game().document().spec().id, &m_window);
    dialog.nameGamesWithOldRules([this](const VariantFile& file, const core::VariantCheck& edited) {
        return m_updates.gamesWithOldRules(file, edited);
    });
    dialog.exec();
    emit changed();
}

void VariantCommands::reportBrokenFiles() {
    const auto& files = m_variants.files();
    const auto isBroken = [](const VariantFile& file) { return file.ids.empty(); };
    const auto first = std::find_if(files.begin(), files.end(), isBroken);
    if (first == files.end()) return;
    const auto more = static_cast<int>(std::count_if(std::next(first), files.end(), isBroken));
    m_view().variantNotice().showNotice(
        [file = *first, more] {
            const QString text = sentence(file);
            return more == 0 ? text : text + ' ' + tr("Further files: %n.", nullptr, more);
        },
        {{[] { return tr("&Imported Variants…"); }, [this] { manageVariants(); }}});
}

} // namespace komadai::ui
