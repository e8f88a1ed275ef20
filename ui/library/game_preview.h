// A small board that shows the game on which the cursor of the table is.
#pragma once

#include "core/rules/game.h"
#include "core/rules/variant_set.h"
#include "ui/library/library_service.h"

#include <QPixmap>
#include <QTimer>
#include <QWidget>

#include <memory>
#include <optional>

class QLabel;
class QToolButton;

namespace komadai::ui {

class ElidedLabel;

/// A picture of a position, as large as there is room.
class PreviewBoard : public QWidget {
    Q_OBJECT
public:
    explicit PreviewBoard(QWidget* parent = nullptr);

    /// None: the board is empty.
    void setPosition(std::optional<core::AnyPosition> position, std::optional<core::Move> lastMove);

    QSize sizeHint() const override { return {240, 240}; }
    QSize minimumSizeHint() const override { return {100, 100}; }

signals:
    void stepWanted(int steps);

protected:
    void paintEvent(QPaintEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void forgetPicture();

    std::optional<core::AnyPosition> m_position;
    std::optional<core::Move> m_lastMove;
    QPixmap m_picture;
    int m_wheel = 0; ///< turns of the wheel that are not a whole step yet
};

/// Reads the game off the GUI thread, once the cursor has rested. Shows its end first.
class GamePreview : public QWidget {
    Q_OBJECT
public:
    /// Both must outlive the preview.
    GamePreview(const core::VariantSet& variants, LibraryService& library, QWidget* parent = nullptr);
    ~GamePreview() override;

    /// 0: none. `at` is a node to show first, with the line through it, in place of the end.
    void showGame(core::GameId game, std::optional<core::NodeId> at = {});
    /// Reads the game again, if it is the one that is shown.
    void renew(core::GameId game);
    /// Steps through the game. Returns false at its start and its end.
    bool step(int steps);
    int ply() const { return m_ply; }

protected:
    void showEvent(QShowEvent* event) override;

private:
    /// What was read of a game.
    struct Content {
        core::GameSummary summary;
        std::optional<core::Game> game; ///< none if it cannot be read
        bool hasVariant = true;
        bool isPosition = false;       ///< that was set up, with which nobody has played
        std::optional<int> firstPly{}; ///< to show; none: the end
    };

    void read();
    void show(std::shared_ptr<const Content> content);
    void showPly(int ply);
    void sayGame();
    void say(const QString& text);

    const core::VariantSet& m_variants;
    LibraryService& m_library;
    LibraryRequest m_request;
    QTimer m_rest;
    core::GameId m_game = 0;
    std::optional<core::NodeId> m_at;      ///< see showGame
    std::optional<core::NodeId> m_shownAt; ///< of the content
    bool m_isRead = true;
    std::shared_ptr<const Content> m_content;
    int m_ply = 0;
    ElidedLabel* m_players;
    ElidedLabel* m_about;
    QLabel* m_result;
    PreviewBoard* m_board;
    QLabel* m_place;
    QToolButton *m_first, *m_previous, *m_next, *m_last;
};

} // namespace komadai::ui
