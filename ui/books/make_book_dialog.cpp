#include "ui/books/make_book_dialog.h"

#include "core/search/engine.h"
#include "ui/preferences/preferences.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

#include <algorithm>

namespace komadai::ui {
namespace {

constexpr int MostPlies = 200;
constexpr int MostLeastGames = 100'000;

const Preference<int> Plies(QStringLiteral("makeBook/plies"), 30, numberFormat(1, MostPlies));
const Preference<int> LeastGames(QStringLiteral("makeBook/leastGames"), 2, numberFormat(1, MostLeastGames));

} // namespace

LevelRange::LevelRange(QWidget* parent)
    : QWidget(parent), m_from(new QSpinBox(this)), m_to(new QSpinBox(this)) {
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_from);
    layout->addWidget(new QLabel(tr("to"), this));
    layout->addWidget(m_to);
    layout->addStretch();
    m_from->setObjectName(QStringLiteral("fromLevel"));
    m_from->setAccessibleName(tr("Lowest level"));
    m_to->setObjectName(QStringLiteral("toLevel"));
    m_to->setAccessibleName(tr("Highest level"));
    for (QSpinBox* field : {m_from, m_to})
        field->setRange(core::MinLevel, core::MaxLevel);
    m_to->setValue(core::MaxLevel);
    connect(m_from, &QSpinBox::valueChanged, this, [this](int level) {
        m_to->setValue(std::max(level, m_to->value()));
        emit changed();
    });
    connect(m_to, &QSpinBox::valueChanged, this, [this](int level) {
        m_from->setValue(std::min(level, m_from->value()));
        emit changed();
    });
}

int LevelRange::from() const { return m_from->value(); }
int LevelRange::to() const { return m_to->value(); }

void LevelRange::setRange(int from, int to) {
    m_from->setValue(from);
    m_to->setValue(to);
    m_from->setValue(from); // a lower end could not have been set before
}

QWidget* LevelRange::firstField() const { return m_from; }

MakeBookDialog::MakeBookDialog(std::size_t games, QWidget* parent)
    : QDialog(parent), m_name(new QLineEdit(this)), m_plies(new QSpinBox(this)),
      m_leastGames(new QSpinBox(this)), m_counted(new QComboBox(this)), m_levels(new LevelRange(this)) {
    setWindowTitle(tr("Make Opening Book"));
    setObjectName(QStringLiteral("makeBook"));
    m_name->setObjectName(QStringLiteral("name"));
    m_name->setMaxLength(BookStore::LongestName);
    m_name->setText(tr("Opening Book"));
    m_name->selectAll();
    m_plies->setObjectName(QStringLiteral("plies"));
    m_plies->setRange(1, MostPlies);
    m_plies->setValue(preferences().get(Plies));
    m_plies->setSuffix(tr(" plies"));
    m_leastGames->setObjectName(QStringLiteral("leastGames"));
    m_leastGames->setRange(1, MostLeastGames);
    m_leastGames->setValue(std::min(preferences().get(LeastGames),
                                    static_cast<int>(std::min<std::size_t>(games, MostLeastGames))));
    m_offeredLeastGames = m_leastGames->value();
    m_counted->setObjectName(QStringLiteral("counted"));
    m_counted->addItems({tr("All games"), tr("Wins of the first player"), tr("Wins of the second player"),
                         tr("Games won by the side that made the move")}); // as CountedGames
    m_counted->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_counted->setMinimumContentsLength(20);

    auto* heading = new QLabel(
        tr("The computer will play the moves of %Ln game(s).", nullptr, static_cast<int>(games)), this);
    heading->setWordWrap(true);
    auto* form = new QFormLayout;
    form->addRow(tr("&Name:"), m_name);
    form->addRow(tr("&Length:"), m_plies);
    form->addRow(tr("Minimum &games per move:"), m_leastGames);
    form->addRow(tr("&Counted games:"), m_counted);
    auto* levels = new QLabel(tr("&Use at levels:"), this);
    levels->setBuddy(m_levels->firstField());
    form->addRow(levels, m_levels);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    m_make = buttons->button(QDialogButtonBox::Ok);
    m_make->setText(tr("&Make Book"));
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(heading);
    layout->addLayout(form);
    layout->addStretch();
    layout->addWidget(buttons);
    connect(m_name, &QLineEdit::textChanged, this,
            [this] { m_make->setEnabled(!m_name->text().trimmed().isEmpty()); });
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

QString MakeBookDialog::name() const { return m_name->text().simplified(); }

core::BookWish MakeBookDialog::wish() const {
    core::BookWish wish;
    wish.mostPlies = m_plies->value();
    wish.leastGames = m_leastGames->value();
    wish.games = static_cast<core::CountedGames>(m_counted->currentIndex());
    return wish;
}

BookUse MakeBookDialog::use() const { return {true, m_levels->from(), m_levels->to()}; }

void MakeBookDialog::remember() const {
    preferences().set(Plies, m_plies->value());
    if (m_leastGames->value() != m_offeredLeastGames) preferences().set(LeastGames, m_leastGames->value());
}

} // namespace komadai::ui
