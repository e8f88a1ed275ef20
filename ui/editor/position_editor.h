// A window in which the user makes up a position.
#pragma once

#include "ui/board/piece_set.h"
#include "ui/editor/edited_position.h"

#include <QWidget>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

class QAction;
class QButtonGroup;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QStatusBar;
class QToolBar;

namespace komadai::ui {

class EditorBoard;
class NoticeBar;
class PiecePalette;

/// Board, palette of pieces, and the problems of the position. A piece chosen in the palette is placed where the
/// user clicks; with none chosen two clicks move a piece. A position that was changed and is kept nowhere is not lost
/// unless the user agrees.
class PositionEditor : public QWidget {
    Q_OBJECT
public:
    /// How the pieces of a variant are to look.
    using LookOf = std::function<PieceLook(const core::VariantSpec&)>;

    PositionEditor(LookOf lookOf, std::shared_ptr<const core::Variant> variant, QWidget* parent = nullptr);

    /// Begins with another position, unless the user keeps the one that is here.
    void edit(const std::shared_ptr<const core::Variant>& variant, const core::Setup& setup, bool flipped);
    /// The variants among which the user can choose where they have this board and these pieces.
    void setVariants(std::vector<std::shared_ptr<const core::Variant>> variants);
    void updateLook();
    const EditedPosition& position() const { return m_position; }
    /// The position is in use: closes without a question.
    void finish();

signals:
    /// The user wants to play the game that begins here; call `finish` when it has begun.
    void playRequested(const komadai::core::Game& game);
    /// The user wants to analyse the position.
    void analysisRequested(const komadai::core::Game& game);

protected:
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    /// `text` is one for translators.
    QAction* addAction(const char* text, const QString& icon, const QKeySequence& keys,
                       std::function<void()> triggered);
    QLayout* createHead();
    QToolBar* createToolBar();
    QWidget* createPanel();
    QWidget* createFoot();
    void connectBoard();
    void themeIcons();

    void click(const Place& place);
    void rightClick(const Place& place);
    void dropFromPalette(core::Piece piece, const QPoint& onScreen);
    void copy(const std::string& text, const QString& notice);
    void paste();
    /// Reads the position as one of the variant in this row of the choice. Earlier changes cannot be undone then.
    void changeVariant(int row);
    bool mayBeLost();

    void showVariant();
    void sayVariant();
    void listVariants();
    void showPosition();
    void sayPosition();
    void announceChange(bool hasNewState);
    void showPointed();
    /// Whose hand gets the missing pieces.
    core::Side restSide() const;
    QString problemText() const;
    QString countText() const;

    EditedPosition m_position;
    std::vector<std::pair<QAction*, QString>> m_icons;
    QAction* m_copyFen = nullptr;
    EditorBoard* m_board;
    PiecePalette* m_palette;
    std::vector<std::shared_ptr<const core::Variant>> m_variants;
    std::vector<std::shared_ptr<const core::Variant>> m_fitting; ///< by row of `m_variant`
    QComboBox* m_variant;
    QLineEdit* m_search;
    QButtonGroup* m_paletteSides;
    QButtonGroup* m_movers;
    QLabel *m_counts, *m_rules, *m_state, *m_pointed;
    QPushButton* m_rest = nullptr;
    QStatusBar* m_status;
    NoticeBar* m_notice;
    QPushButton *m_analyse, *m_play;
};

} // namespace komadai::ui
