#include "ui/new_game/start_form.h"

#include "core/notation/position_text.h"
#include "ui/wording.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace komadai::ui {
namespace {

constexpr int NameRole = Qt::UserRole + 1;

} // namespace

core::Result<core::Game, QString> gameFrom(const std::string& position,
                                           const std::shared_ptr<const core::Variant>& variant) {
    const auto& spec = variant->spec();
    const auto setup = core::parsePosition(position, spec);
    if (!setup)
        return StartForm::tr("This cannot be read as a position of %1: %2.")
            .arg(nameOf(spec), QString::fromStdString(wording().problem(setup.error())));
    const auto start = core::AnyPosition::fromSetup(setup.value(), variant);
    if (!start)
        return StartForm::tr("This position breaks the rules: %1.")
            .arg(QString::fromStdString(wording().problem(start.error(), spec)));
    core::Game game(start.value(), setup.value().quietPlies);
    if (game.isOver())
        return StartForm::tr("In this position the game is over: %1.").arg(result(*game.outcome(), spec));
    return game;
}

std::optional<core::AnyPosition> startWith(const std::string& handicap,
                                           const std::shared_ptr<const core::Variant>& variant) {
    const auto& spec = variant->spec();
    const auto found = std::find_if(spec.handicaps.begin(), spec.handicaps.end(),
                                    [&](const auto& traditional) { return traditional.name == handicap; });
    if (found == spec.handicaps.end()) return std::nullopt;
    const auto start = core::AnyPosition::fromSetup(spec.startWith(*found), variant);
    return start ? std::optional(start.value()) : std::nullopt;
}

StartForm::StartForm(PositionsAtHand atHand, QWidget* parent)
    : QWidget(parent), m_atHand(std::move(atHand)), m_starts(new QComboBox(this)),
      m_text(new QLineEdit(this)), m_problem(new QLabel(this)) {
    m_starts->setObjectName(QStringLiteral("starts"));
    m_starts->setAccessibleName(tr("Start position"));
    m_text->setObjectName(QStringLiteral("positionText"));
    m_text->setAccessibleName(tr("Position in SFEN or FEN"));
    m_text->setPlaceholderText(tr("SFEN or FEN"));
    m_text->setClearButtonEnabled(true);
    m_problem->setObjectName(QStringLiteral("positionProblem"));
    m_problem->setWordWrap(true);
    m_problem->setTextFormat(Qt::PlainText);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_starts);
    layout->addWidget(m_text);
    layout->addWidget(m_problem);
    layout->addStretch(1);
    connect(m_starts, &QComboBox::activated, this, [this] {
        if (kind() == Pasted) pasteIfPossible();
    });
    connect(m_starts, &QComboBox::currentIndexChanged, this, &StartForm::refresh);
    connect(m_text, &QLineEdit::textChanged, this, &StartForm::refresh);
}

void StartForm::showStarts(const std::shared_ptr<const core::Variant>& variant, const std::string& handicap) {
    const auto& spec = variant->spec();
    const QSignalBlocker blocker(m_starts);
    m_variant = variant;
    m_starts->clear();
    m_starts->addItem(tr("Standard start"), Standard);
    for (const auto& traditional : spec.handicaps) {
        m_starts->addItem(tr("Handicap: %1").arg(nameOf(traditional)), Handicap);
        m_starts->setItemData(m_starts->count() - 1, QString::fromStdString(traditional.name), NameRole);
    }
    const auto offer = [&](const std::optional<core::AnyPosition>& position, const QString& text, Kind kind) {
        if (position && position->spec().id == spec.id) m_starts->addItem(text, kind);
    };
    offer(m_atHand.onBoard, tr("The position on the board"), OnBoard);
    offer(m_atHand.inEditor, tr("The position in the editor"), InEditor);
    m_starts->addItem(tr("A position as text"), Pasted);
    const int chosen = m_starts->findData(QString::fromStdString(handicap), NameRole);
    if (chosen >= 0) m_starts->setCurrentIndex(chosen);
    if (const int edited = m_starts->findData(InEditor); edited >= 0 && m_atHand.isEditedMeant)
        m_starts->setCurrentIndex(edited);
    refresh();
}

void StartForm::chooseStandard() { m_starts->setCurrentIndex(0); }

StartForm::Kind StartForm::kind() const { return static_cast<Kind>(m_starts->currentData().toInt()); }

std::string StartForm::handicap() const { return m_starts->currentData(NameRole).toString().toStdString(); }

std::string StartForm::position() const {
    const auto textOf = [](const core::AnyPosition& position) { return core::sfen::format(position); };
    switch (kind()) {
    case OnBoard: return textOf(*m_atHand.onBoard);
    case InEditor: return textOf(*m_atHand.inEditor);
    case Pasted: return m_text->text().trimmed().toStdString();
    default: return {};
    }
}

std::optional<core::AnyPosition> StartForm::start() const { return m_start; }

/// A user who has copied a position wants that one.
void StartForm::pasteIfPossible() {
    const QString copied = QApplication::clipboard()->text().trimmed();
    if (m_text->text().isEmpty() && gameFrom(copied.toStdString(), m_variant)) m_text->setText(copied);
    m_text->setFocus();
}

void StartForm::refresh() {
    m_text->setVisible(kind() == Pasted);
    m_start.reset();
    QString problem;
    const std::string text = position();
    if (kind() == Handicap) {
        m_start = startWith(handicap(), m_variant);
    } else if (kind() == Standard) {
        m_start = core::AnyPosition::startOf(m_variant);
    } else if (text.empty()) {
        problem = tr(
            "Paste a position here: the text from Edit > Copy Position, or a position from another program.");
    } else if (const auto game = gameFrom(text, m_variant)) {
        m_start = game.value().position();
    } else {
        problem = game.error();
    }
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
    emit changed();
}

} // namespace komadai::ui
