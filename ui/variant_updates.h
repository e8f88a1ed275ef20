// What happens to open games when the user edits their variants.
#pragma once

#include "core/rules/variant_set.h"

#include <QObject>
#include <QStringList>

#include <memory>
#include <vector>

namespace komadai::ui {

class GameTabs;
class GameView;
class OpenGame;
class StudyCommands;
class UserVariants;
struct VariantFile;

/// Shows open games by the present rules of their variants. A game that does not fit them keeps the old rules as long as it is open,
/// and so does one that could not be stored. GUI thread.
class VariantUpdates : public QObject {
    Q_OBJECT
public:
    /// All must outlive the object.
    VariantUpdates(const UserVariants& variants, GameTabs& tabs, StudyCommands& studies,
                   QObject* parent = nullptr);

    /// The titles of the open games that would keep the old rules if the file had these variants.
    QStringList gamesWithOldRules(const VariantFile& file, const core::VariantCheck& changed) const;
    /// Variants were added, edited or removed.
    void update();

private:
    /// Null if the game has rule options that `variant` lacks.
    std::shared_ptr<const core::Variant>
    variantFor(const OpenGame& game, const std::shared_ptr<const core::Variant>& variant) const;
    /// The variant of the game as it is now; null if the game has it, or if it is gone.
    std::shared_ptr<const core::Variant> newVariantOf(const OpenGame& game) const;
    void noteVariants();
    void renew(GameView& view);

    const UserVariants& m_variants;
    GameTabs& m_tabs;
    StudyCommands& m_studies;
    std::vector<std::shared_ptr<const core::Variant>>
        m_seen; ///< all that there were so far, without rule options of a game
};

} // namespace komadai::ui
