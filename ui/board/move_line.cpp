#include "ui/board/move_line.h"

#include "core/notation/move_text.h"
#include "core/notation/typed_move.h"
#include "ui/board/board_view.h"
#include "ui/icons.h"
#include "ui/wording.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>

namespace komadai::ui {
namespace {

constexpr int CharactersShown = 18;

} // namespace

MoveLine::MoveLine(BoardView& board, QWidget* parent)
    : QWidget(parent), m_board(board), m_text(new QLineEdit(this)), m_problem(new QLabel(this)) {
    setObjectName(QStringLiteral("moveLine"));
    auto* label = new QLabel(tr("&Move:"), this);
    label->setBuddy(m_text);
    m_text->setFixedWidth(m_text->fontMetrics().averageCharWidth() * 2 * CharactersShown);
    m_problem->setObjectName(QStringLiteral("moveProblem"));
    m_problem->setTextFormat(Qt::PlainText);
    m_problem->setWordWrap(true);
    auto* close = new QToolButton(this);
    close->setAutoRaise(true);
    close->setIcon(themedIcon(QStringLiteral("close"), palette()));
    close->setToolTip(tr("Close (Esc)"));
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 4, 0, 0);
    layout->addWidget(label);
    layout->addWidget(m_text);
    layout->addWidget(m_problem, 1);
    layout->addWidget(close);
    hide();
    connect(m_text, &QLineEdit::returnPressed, this, &MoveLine::enter);
    connect(m_text, &QLineEdit::textEdited, m_problem, &QLabel::clear);
    connect(close, &QToolButton::clicked, this, &MoveLine::close);
    connect(&board, &BoardView::positionShown, this, &MoveLine::showExample);
}

void MoveLine::open() {
    showExample();
    show();
    m_text->setFocus(Qt::ShortcutFocusReason);
    m_text->selectAll();
}

void MoveLine::close() {
    m_text->clear();
    m_problem->clear();
    hide();
    m_board.setFocus(Qt::OtherFocusReason);
}

void MoveLine::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape)
        close();
    else
        QWidget::keyPressEvent(event);
}

void MoveLine::enter() {
    const QString text = m_text->text().trimmed();
    const auto& position = m_board.position();
    if (text.isEmpty() || !position) return;
    if (!m_board.movable().contains(position->sideToMove())) return say(tr("No move can be made here now."));
    const std::string typed = text.toStdString();
    const auto move = core::parseTypedMove(typed, *position);
    if (!move) return say(QString::fromStdString(wording().sentence(move.error(), typed)));
    m_text->clear();
    m_problem->clear();
    m_board.enterMove(move.value());
}

void MoveLine::say(const QString& problem) {
    m_problem->setText(problem);
    m_text->selectAll();
    m_board.announce(problem);
}

/// The same move in two notations, as the hint of what can be typed.
void MoveLine::showExample() {
    const auto& position = m_board.position();
    if (!position || !position->hasLegalMove()) return m_text->setPlaceholderText({});
    const auto example = position->legalMoves().front();
    m_text->setPlaceholderText(tr("%1 or %2")
                                   .arg(QString::fromStdString(core::uci::format(example, *position)),
                                        QString::fromStdString(core::hodges::format(example, *position))));
}

} // namespace komadai::ui
