// The commands of imported variants.
#pragma once

#include <QObject>
#include <QString>

#include <functional>
#include <string>

class QWidget;

namespace komadai::ui {

class GameView;
class ImportVariantDialog;
class UserVariants;
class VariantUpdates;
class WindowActions;

/// Lets the user import and edit variants, and says beside the board of the game in front what came of it.
class VariantCommands : public QObject {
    Q_OBJECT
public:
    /// `view` gives the game in front. All must outlive the object. `window` is the parent of dialogs.
    VariantCommands(QWidget& window, const WindowActions& actions, UserVariants& variants,
                    const VariantUpdates& updates, std::function<GameView&()> view);

    /// Offers the variants of a file for import.
    void importFile(const QString& path);
    /// Names the files of variants that cannot be read, if there are any.
    void reportBrokenFiles();

signals:
    /// Variants may have been added, edited or removed.
    void changed();
    /// The user wants to play the variant with this id.
    void gameWanted(const std::string& variant);

private:
    void importVariants();
    void importBy(ImportVariantDialog& dialog);
    void manageVariants();

    QWidget& m_window;
    UserVariants& m_variants;
    const VariantUpdates& m_updates;
    std::function<GameView&()> m_view;
};

} // namespace komadai::ui
