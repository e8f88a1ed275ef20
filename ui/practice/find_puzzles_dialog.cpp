#include "ui/practice/find_puzzles_dialog.h"

#include "ui/preferences/preferences.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace komadai::ui {
namespace {

const Preference<bool> FindsPuzzles(QStringLiteral("practice/findsProblems"), true, boolFormat());
const Preference<int> LastMistakes(QStringLiteral("practice/mistakesOf"), static_cast<int>(MistakesOf::User),
                                   numberFormat(0, static_cast<int>(MistakesOf::Both)));
const Preference<int> LastEffort(QStringLiteral("practice/effort"), 1, numberFormat(0, 2));

} // namespace

FindPuzzlesDialog::FindPuzzlesDialog(int games, QWidget* parent)
    : QDialog(parent), m_puzzles(new QCheckBox(tr("&Positions with one good move"))),
      m_mistakes(new QComboBox), m_effort(new QComboBox) {
    setWindowTitle(games == 1 ? tr("Find Puzzles") : tr("Find Puzzles in %Ln Game(s)", nullptr, games));
    m_puzzles->setObjectName(QStringLiteral("findsPuzzles"));
    m_mistakes->setObjectName(QStringLiteral("mistakesOf"));
    m_mistakes->addItem(tr("Nobody"), static_cast<int>(MistakesOf::Nobody));
    m_mistakes->addItem(tr("The human against a computer"), static_cast<int>(MistakesOf::User));
    m_mistakes->addItem(tr("First player"), static_cast<int>(MistakesOf::FirstPlayer));
    m_mistakes->addItem(tr("Second player"), static_cast<int>(MistakesOf::SecondPlayer));
    m_mistakes->addItem(tr("Both sides"), static_cast<int>(MistakesOf::Both));
    m_effort->setObjectName(QStringLiteral("effort"));
    m_effort->addItem(tr("Quick"), static_cast<int>(Effort::Quick));
    m_effort->addItem(tr("Usual"), static_cast<int>(Effort::Usual));
    m_effort->addItem(tr("Thorough"), static_cast<int>(Effort::Thorough));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    m_find = buttons->button(QDialogButtonBox::Ok);
    m_find->setText(tr("&Find"));
    auto* form = new QFormLayout;
    form->addRow(m_puzzles);
    form->addRow(tr("&Mistakes of:"), m_mistakes);
    form->addRow(new QLabel(tr("Mistakes are known only in games that were reviewed.")));
    form->addRow(tr("&Search:"), m_effort);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_puzzles, &QCheckBox::toggled, this, &FindPuzzlesDialog::onChanged);
    connect(m_mistakes, &QComboBox::currentIndexChanged, this, &FindPuzzlesDialog::onChanged);
    m_puzzles->setChecked(preferences().get(FindsPuzzles));
    m_mistakes->setCurrentIndex(m_mistakes->findData(preferences().get(LastMistakes)));
    m_effort->setCurrentIndex(preferences().get(LastEffort));
}

void FindPuzzlesDialog::onChanged() {
    const PuzzleWish chosen = wish();
    m_find->setEnabled(chosen.findsPuzzles || chosen.mistakes != MistakesOf::Nobody);
}

PuzzleWish FindPuzzlesDialog::wish() const {
    PuzzleWish wish;
    wish.findsPuzzles = m_puzzles->isChecked();
    wish.mistakes = static_cast<MistakesOf>(m_mistakes->currentData().toInt());
    const auto effort = static_cast<Effort>(m_effort->currentData().toInt());
    const std::uint64_t factor = effort == Effort::Quick ? 1 : effort == Effort::Usual ? 4 : 16;
    wish.plan.nodes = 5'000 * factor;
    wish.plan.verifyNodes = 50'000 * factor;
    return wish;
}

void FindPuzzlesDialog::remember() const {
    preferences().set(FindsPuzzles, m_puzzles->isChecked());
    preferences().set(LastMistakes, m_mistakes->currentData().toInt());
    preferences().set(LastEffort, m_effort->currentIndex());
}

} // namespace komadai::ui
