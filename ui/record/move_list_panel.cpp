#include "ui/record/move_list_panel.h"

#include "ui/document/game_document.h"
#include "ui/language/retranslated.h"
#include "ui/notation/notation.h"
#include "ui/preferences/preferences.h"
#include "ui/record/comment_editor.h"
#include "ui/record/move_popup.h"
#include "ui/record/move_table.h"
#include "ui/record/move_text_view.h"

#include <QAction>
#include <QHBoxLayout>
#include <QMenu>
#include <QStackedLayout>
#include <QToolButton>
#include <QVBoxLayout>

namespace komadai::ui {

namespace preference {

const Preference<bool> MovesAsText(QStringLiteral("moves/asText"), false, boolFormat());
const Preference<bool> EvaluationsInMoves(QStringLiteral("moves/evaluations"), true, boolFormat());
const Preference<bool> TimesInMoves(QStringLiteral("moves/times"), true, boolFormat());
const Preference<bool> PreviewInMoves(QStringLiteral("moves/preview"), true, boolFormat());

} // namespace preference

MoveListPanel::MoveListPanel(GameDocument& document, const QList<QAction*>& steps, QMenu* menu,
                             QWidget* parent)
    : QWidget(parent), m_document(document), m_table(new MoveTable(document)),
      m_text(new MoveTextView(document)), m_list(new QWidget(this)), m_steps(new QWidget(this)),
      m_views(new QStackedLayout(m_list)), m_layout(new QVBoxLayout(this)),
      m_popup(new MovePopup(document, this)) {
    m_table->setObjectName(QStringLiteral("moveList"));
    m_text->setObjectName(QStringLiteral("moveText"));
    for (QWidget* view : {static_cast<QWidget*>(m_table), static_cast<QWidget*>(m_text)}) {
        retranslated(view, &QWidget::setAccessibleName, [] { return tr("Moves"); });
        m_views->addWidget(view);
    }

    auto* buttons = new QHBoxLayout(m_steps);
    buttons->setContentsMargins(0, 0, 0, 0);
    buttons->setSpacing(2);
    for (QAction* action : steps) {
        auto* button = new QToolButton(m_steps);
        button->setDefaultAction(action);
        button->setAutoRaise(true);
        button->setAutoRepeat(true);
        button->setIconSize({22, 22});
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        buttons->addWidget(button);
    }

    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->addStretch(); // where the list is hidden
    m_layout->addWidget(m_list, 1);
    m_layout->addWidget(m_steps);

    m_popup->follow(*m_table->viewport(), [this](const QPoint& point) { return m_table->nodeAt(point); });
    m_popup->follow(*m_text->viewport(), [this](const QPoint& point) { return m_text->nodeAt(point); });
    connect(m_table, &MoveTable::commentEntered, this, &MoveListPanel::openEditor);
    connect(m_text, &MoveTextView::commentEntered, this, &MoveListPanel::openEditor);
    if (menu) {
        m_table->setContextMenuPolicy(Qt::CustomContextMenu);
        connect(m_table, &QWidget::customContextMenuRequested, this, [this, menu](const QPoint& point) {
            if (m_table->isResultAt(point)) return; // its commands would be about the last move
            showMenu(*menu, *m_table->viewport(), point, m_table->nodeAt(point));
        });
        connect(m_text, &QWidget::customContextMenuRequested, this, [this, menu](const QPoint& point) {
            showMenu(*menu, *m_text->viewport(), point, m_text->nodeAt(point));
        });
    }
    connect(&document, &GameDocument::recordReset, this, &MoveListPanel::showChosenView);
    connect(&document, &GameDocument::edited, this, &MoveListPanel::showChosenView);
    preferences().whenChanged(preference::MovesAsText, this, [this] { showChosenView(); });
    preferences().follow<bool>(preference::PreviewInMoves, this,
                               [this](bool isWanted) { m_popup->setEnabled(isWanted); });
    preferences().follow<bool>(preference::TimesInMoves, this,
                               [this](bool areShown) { m_table->setTimesShown(areShown); });
    whenNotationChanges(this, [this] {
        m_table->reword();
        m_text->reword();
    });
    showChosenView();
}

MoveListPanel::~MoveListPanel() { finishEditing(); }

void MoveListPanel::addBelowList(QWidget* widget) {
    m_layout->insertWidget(m_layout->indexOf(m_list) + 1, widget);
}

void MoveListPanel::setListShown(bool isShown) {
    if (!isShown) finishEditing();
    m_list->setVisible(isShown);
    m_steps->setVisible(isShown);
    m_layout->setStretch(0, isShown ? 0 : 1);
}

void MoveListPanel::finishEditing() {
    if (m_editor) m_editor->finish();
}

bool MoveListPanel::isText() const {
    return preferences().get(preference::MovesAsText) && m_document.tree().size() <= MoveTextView::MostNodes;
}

void MoveListPanel::showChosenView() { m_views->setCurrentIndex(isText() ? 1 : 0); }

void MoveListPanel::showMenu(QMenu& menu, QWidget& viewport, const QPoint& point,
                             std::optional<core::NodeId> node) {
    if (node && m_document.tree().contains(*node)) m_document.goTo(*node);
    menu.popup(viewport.mapToGlobal(point));
}

void MoveListPanel::editComment(CommentPlace place) { openEditor(m_document.current(), place); }

void MoveListPanel::setScores(const MoveScores& scores) {
    m_table->setScores(scores);
    m_text->setScores(scores);
}

void MoveListPanel::setFlipped(bool flipped) { m_popup->setFlipped(flipped); }

void MoveListPanel::setMarks(const MoveMarks& marks) {
    m_table->setMarks(marks);
    m_text->setMarks(marks);
}

void MoveListPanel::openEditor(core::NodeId node, CommentPlace place) {
    finishEditing();
    if (node == core::NodeId::root()) place = CommentPlace::After;
    m_document.goTo(node); // and scrolls to it
    const CommentAt comment{node, place};
    if (!isText()) m_table->makeRoomFor(comment, 0);
    QWidget* viewport = isText() ? m_text->viewport() : m_table->viewport();
    const QRect rect = isText() ? m_text->commentRect(node, place) : m_table->commentRect(comment);
    const auto& notes = m_document.tree().annotations(node);
    const auto& text = place == CommentPlace::Before ? notes.before : notes.after;
    m_editor = new CommentEditor(QString::fromStdString(text), rect, viewport);
    connect(m_editor, &CommentEditor::finished, this,
            [this, node, place](const QString& text) { setComment(node, place, text); });
    QWidget* view = viewport->parentWidget();
    for (const auto done : {&CommentEditor::finished, &CommentEditor::cancelled})
        connect(m_editor, done, view, [view] { view->setFocus(Qt::OtherFocusReason); });
    connect(&m_document, &GameDocument::currentChanged, m_editor, &CommentEditor::finish);
    connect(&m_document, &GameDocument::recordReset, m_editor, &QObject::deleteLater);
    if (!isText()) followEditor(*m_editor, comment);
}

/// The row of the table is as high as the field. It becomes a usual one only after a click that has ended the typing: otherwise
/// another move would come under the mouse.
void MoveListPanel::followEditor(CommentEditor& editor, const CommentAt& comment) {
    const auto fit = [this, &editor, comment](int height) {
        m_table->makeRoomFor(comment, height);
        editor.moveTo(m_table->commentRect(comment).topLeft());
    };
    fit(editor.height());
    connect(&editor, &CommentEditor::heightChanged, m_table, fit);
    connect(&m_document, &GameDocument::recordReset, &editor, [this] { m_table->endTyping(); });
    const auto end = [this] {
        if (!m_editor || m_editor->isDone()) m_table->endTyping();
    };
    for (const auto done : {&CommentEditor::finished, &CommentEditor::cancelled})
        connect(&editor, done, m_table, end, Qt::QueuedConnection);
}

void MoveListPanel::setComment(core::NodeId node, CommentPlace place, const QString& text) {
    if (!m_document.tree().contains(node)) return;
    core::Annotations notes = m_document.tree().annotations(node);
    (place == CommentPlace::Before ? notes.before : notes.after) = text.toStdString();
    if (notes != m_document.tree().annotations(node)) m_document.annotate(node, std::move(notes));
}

} // namespace komadai::ui
