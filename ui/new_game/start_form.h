// From which position a game begins, as a form.
#pragma once

#include "core/base/result.h"
#include "core/rules/game.h"

#include <QWidget>

#include <memory>
#include <optional>
#include <string>

class QComboBox;
class QLabel;
class QLineEdit;

namespace komadai::ui {

/// A game that begins with a position in SFEN or FEN, or a sentence that says what is wrong with the text.
core::Result<core::Game, QString> gameFrom(const std::string& position,
                                           const std::shared_ptr<const core::Variant>& variant);

/// The start with a handicap; none where the variant has none of this name.
std::optional<core::AnyPosition> startWith(const std::string& handicap,
                                           const std::shared_ptr<const core::Variant>& variant);

/// Positions that the user has before him, each offered as a start in its variant.
struct PositionsAtHand {
    std::optional<core::AnyPosition> onBoard, inEditor;
    bool isEditedMeant = false; ///< that of the editor is the first choice
};

/// The standard start, the handicaps of the variant, a position at hand, or one that is pasted.
class StartForm : public QWidget {
    Q_OBJECT
public:
    explicit StartForm(PositionsAtHand atHand, QWidget* parent = nullptr);

    /// Offers the starts of a variant; that with the handicap, if it has one of this name, else the standard.
    void showStarts(const std::shared_ptr<const core::Variant>& variant, const std::string& handicap);
    void chooseStandard();

    /// Empty where another start is chosen.
    std::string handicap() const;
    /// The position to begin with as text; empty for the standard start and for handicaps.
    std::string position() const;
    /// The position to begin with; none where the text that was pasted is none.
    std::optional<core::AnyPosition> start() const;

signals:
    void changed();

private:
    enum Kind { Standard, Handicap, OnBoard, InEditor, Pasted };
    Kind kind() const;
    void refresh();
    void pasteIfPossible();

    PositionsAtHand m_atHand;
    std::shared_ptr<const core::Variant> m_variant;
    std::optional<core::AnyPosition> m_start;
    QComboBox* m_starts; ///< the kind is the data of an item, and for handicaps their name
    QLineEdit* m_text;
    QLabel* m_problem;
};

} // namespace komadai::ui
