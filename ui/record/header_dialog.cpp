#include "ui/record/header_dialog.h"

#include "ui/library/game_columns.h"
#include "ui/widgets/name_completer.h"
#include "ui/widgets/wheel_scrolling.h"
#include "ui/widgets/window_size.h"
#include "ui/wording.h"

#include <QComboBox>
#include <QDate>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QGroupBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <cstddef>
#include <utility>

namespace komadai::ui {
namespace {

constexpr int HighestRating = 9999;
constexpr int TagRowsInSight = 3;

enum class Result { None, FirstWins, SecondWins, Draw };

Result resultOf(const std::optional<core::Outcome>& outcome) {
    if (!outcome) return Result::None;
    if (!outcome->winner) return Result::Draw;
    return *outcome->winner == core::Side::First ? Result::FirstWins : Result::SecondWins;
}

/// What users can tell of an end; all other reasons follow from the moves.
std::vector<core::EndReason> reasonsFor(Result result, const core::VariantSpec& spec) {
    using core::EndReason;
    if (result == Result::None) return {};
    const bool isDraw = result == Result::Draw;
    std::vector<EndReason> reasons{isDraw ? EndReason::Agreement : EndReason::Resignation};
    if (!isDraw) reasons.push_back(EndReason::Time);
    if (spec.ends.enteringKing.isUsed() || (isDraw && spec.ends.impasseByAgreement))
        reasons.push_back(EndReason::Impasse);
    reasons.insert(reasons.end(), {EndReason::Adjudication, EndReason::Unknown});
    return reasons;
}

QLineEdit* makeField(const std::string& text) {
    auto* field = new QLineEdit(QString::fromStdString(text));
    field->setMinimumWidth(160);
    field->setCursorPosition(0);
    return field;
}

std::string textOf(const QLineEdit& field) { return field.text().trimmed().toStdString(); }

} // namespace

HeaderDialog::HeaderDialog(core::RecordHeader header, std::optional<core::Outcome> outcome,
                           const core::VariantSpec& spec, bool mayChangeResult, QWidget* parent)
    : QDialog(parent), m_header(std::move(header)), m_outcome(outcome), m_spec(spec), m_problem(new QLabel) {
    setWindowTitle(tr("Game Details"));
    m_problem->setObjectName(QStringLiteral("problem"));
    m_problem->setWordWrap(true);
    m_problem->hide();
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    connect(buttons, &QDialogButtonBox::accepted, this, &HeaderDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &HeaderDialog::reject);
    auto* details = new QWidget;
    auto* groups = new QVBoxLayout(details);
    groups->setContentsMargins(0, 0, 0, 0);
    groups->addWidget(createPlayers());
    groups->addWidget(createEvent());
    groups->addWidget(createResult(mayChangeResult));
    groups->addWidget(createTags(), 1);
    auto* area = new QScrollArea; // large text needs more room than a small screen has
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidgetResizable(true);
    area->setWidget(details);
    keepWheelForScrolling(*details);
    area->setMinimumWidth(details->minimumSizeHint().width() + area->verticalScrollBar()->sizeHint().width());
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(area, 1);
    layout->addWidget(m_problem);
    layout->addWidget(buttons);
    const QSize others = sizeHint() - area->sizeHint();
    resizeWithinScreen(*this, {sizeHint().width(), details->sizeHint().height() + others.height()});
}

QWidget* HeaderDialog::createPlayers() {
    auto* group = new QGroupBox(tr("Players"));
    auto* grid = new QGridLayout(group);
    grid->addWidget(new QLabel(tr("Name")), 0, 1);
    grid->addWidget(new QLabel(tr("Title")), 0, 2);
    grid->addWidget(new QLabel(tr("Rating")), 0, 3);
    for (const core::Side side : core::Sides) {
        const auto index = static_cast<std::size_t>(indexOf(side));
        const core::Player& player = m_header.players[index];
        const QString name = sideName(m_spec, side);
        PlayerFields& fields = m_players[index];
        fields = {makeField(player.name), makeField(player.title), new QSpinBox};
        fields.name->setObjectName(side == core::Side::First ? QStringLiteral("firstName")
                                                             : QStringLiteral("secondName"));
        fields.name->setAccessibleName(tr("Name of %1").arg(name));
        if (!player.isHuman()) { // the name tells which engine plays
            fields.name->setReadOnly(true);
            if (player.isBuiltIn()) fields.name->setText(playerName(player));
        }
        fields.title->setAccessibleName(tr("Title of %1").arg(name));
        fields.title->setMinimumWidth(60);
        fields.title->setMaximumWidth(90);
        fields.rating->setAccessibleName(tr("Rating of %1").arg(name));
        fields.rating->setRange(0, std::max(HighestRating, player.rating.value_or(0)));
        fields.rating->setSpecialValueText(QStringLiteral("–")); // none
        fields.rating->setValue(player.rating.value_or(0));
        const int row = static_cast<int>(index) + 1;
        grid->addWidget(new QLabel(tr("%1:").arg(name)), row, 0);
        grid->addWidget(fields.name, row, 1);
        grid->addWidget(fields.title, row, 2);
        grid->addWidget(fields.rating, row, 3);
    }
    grid->setColumnStretch(1, 1);
    return group;
}

void HeaderDialog::offerPlayers(const QStringList& names) {
    for (const PlayerFields& fields : m_players)
        if (!fields.name->isReadOnly()) fields.name->setCompleter(nameCompleter(names, this));
}

QWidget* HeaderDialog::createEvent() {
    m_event = makeField(m_header.event);
    m_event->setObjectName(QStringLiteral("event"));
    m_site = makeField(m_header.site);
    m_round = makeField(m_header.round);
    m_date = makeField(m_header.date);
    m_date->setObjectName(QStringLiteral("date"));
    m_date->setPlaceholderText(tr("Year, or year-month, or year-month-day"));
    m_annotator = makeField(m_header.annotator);
    m_source = makeField(m_header.source);
    auto* group = new QGroupBox(tr("Event"));
    auto* form = new QFormLayout(group);
    form->addRow(tr("&Event:"), m_event);
    form->addRow(tr("&Place:"), m_site);
    form->addRow(tr("R&ound:"), m_round);
    form->addRow(tr("&Date:"), m_date);
    form->addRow(tr("&Annotator:"), m_annotator);
    form->addRow(tr("&Source:"), m_source);
    return group;
}

QWidget* HeaderDialog::createResult(bool mayChange) {
    m_winner = new QComboBox;
    m_winner->setObjectName(QStringLiteral("winner"));
    m_winner->setAccessibleName(tr("Result"));
    m_winner->addItem(tr("Not finished"), static_cast<int>(Result::None));
    m_winner->addItem(tr("%1 wins").arg(sideName(m_spec, core::Side::First)),
                      static_cast<int>(Result::FirstWins));
    m_winner->addItem(tr("%1 wins").arg(sideName(m_spec, core::Side::Second)),
                      static_cast<int>(Result::SecondWins));
    m_winner->addItem(tr("Draw"), static_cast<int>(Result::Draw));
    m_winner->setCurrentIndex(m_winner->findData(static_cast<int>(resultOf(m_outcome))));
    m_reason = new QComboBox;
    m_reason->setObjectName(QStringLiteral("reason"));
    m_reason->setAccessibleName(tr("Reason"));
    m_reason->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    offerReasons();
    connect(m_winner, &QComboBox::activated, this, &HeaderDialog::offerReasons);
    m_winner->setEnabled(mayChange);
    if (!mayChange) m_reason->setEnabled(false);
    auto* group = new QGroupBox(tr("Result"));
    auto* row = new QHBoxLayout(group);
    row->addWidget(m_winner);
    row->addWidget(m_reason);
    row->addStretch();
    return group;
}

void HeaderDialog::offerReasons() {
    const auto result = static_cast<Result>(m_winner->currentData().toInt());
    auto reasons = reasonsFor(result, m_spec);
    const bool isKept = m_outcome && resultOf(m_outcome) == result;
    if (isKept && std::find(reasons.begin(), reasons.end(), m_outcome->reason) == reasons.end())
        reasons.insert(reasons.begin(), m_outcome->reason);
    m_reason->clear();
    for (const auto reason : reasons)
        m_reason->addItem(QString::fromStdString(wording().reason(reason)), static_cast<int>(reason));
    if (isKept) m_reason->setCurrentIndex(m_reason->findData(static_cast<int>(m_outcome->reason)));
    m_reason->setVisible(!reasons.empty());
}

QWidget* HeaderDialog::createTags() {
    m_tags = new QTableWidget(0, 2);
    m_tags->setObjectName(QStringLiteral("tags"));
    m_tags->setAccessibleName(tr("Other details"));
    m_tags->setHorizontalHeaderLabels({tr("Name"), tr("Value")});
    m_tags->horizontalHeader()->setStretchLastSection(true);
    m_tags->verticalHeader()->hide();
    m_tags->setTabKeyNavigation(false); // Tab moves to the buttons
    m_tags->setMinimumHeight((TagRowsInSight + 1) * (m_tags->fontMetrics().height() + 10));
    const auto addRow = [this](const QString& name, const QString& value) {
        const int row = m_tags->rowCount();
        m_tags->insertRow(row);
        m_tags->setItem(row, 0, new QTableWidgetItem(name));
        m_tags->setItem(row, 1, new QTableWidgetItem(value));
        return row;
    };
    for (const auto& [name, value] : m_header.tags)
        if (name != core::EndingTimeTag) addRow(QString::fromStdString(name), QString::fromStdString(value));
    auto* add = new QPushButton(tr("Add"));
    add->setObjectName(QStringLiteral("addTag"));
    add->setAutoDefault(false);
    connect(add, &QPushButton::clicked, this, [this, addRow] { editTagName(addRow({}, {})); });
    auto* remove = new QPushButton(tr("Remove"));
    remove->setAutoDefault(false);
    remove->setEnabled(false);
    connect(remove, &QPushButton::clicked, this, &HeaderDialog::removeTag);
    connect(m_tags, &QTableWidget::currentCellChanged, remove,
            [remove](int row) { remove->setEnabled(row >= 0); });
    auto* buttons = new QVBoxLayout;
    buttons->addWidget(add);
    buttons->addWidget(remove);
    buttons->addStretch();
    auto* group = new QGroupBox(tr("Other Details"));
    auto* row = new QHBoxLayout(group);
    row->addWidget(m_tags, 1);
    row->addLayout(buttons);
    return group;
}

void HeaderDialog::editTagName(int row) {
    m_tags->setCurrentCell(row, 0);
    m_tags->editItem(m_tags->item(row, 0));
}

void HeaderDialog::removeTag() { m_tags->removeRow(m_tags->currentRow()); }

QString HeaderDialog::dateProblem() const {
    const QString text = m_date->text().trimmed();
    static const QRegularExpression format(QStringLiteral(R"(^(\d{4})(?:-(\d\d)(?:-(\d\d))?)?$)"));
    if (text.isEmpty()) return {};
    const auto match = format.match(text);
    const auto part = [&match](int group) {
        return match.captured(group).isEmpty() ? 1 : match.captured(group).toInt();
    };
    if (match.hasMatch() && QDate::isValid(part(1), part(2), part(3))) return {};
    return tr("“%1” is not a valid date. Valid dates are 1987, 1987-05 and 1987-05-23.").arg(text);
}

std::optional<int> HeaderDialog::tagWithoutName() const {
    const auto isEmpty = [this](int row, int column) {
        return m_tags->item(row, column)->text().trimmed().isEmpty();
    };
    for (int row = 0; row < m_tags->rowCount(); ++row)
        if (isEmpty(row, 0) && !isEmpty(row, 1)) return row;
    return std::nullopt;
}

void HeaderDialog::accept() {
    // The table takes a text that is being typed when its field loses the focus; OK by its key leaves it there.
    if (m_tags->isAncestorOf(focusWidget())) m_tags->setFocus();
    if (const QString problem = dateProblem(); !problem.isEmpty()) {
        showProblem(problem);
        m_date->setFocus();
        m_date->selectAll();
    } else if (const auto nameless = tagWithoutName()) {
        showProblem(
            tr("One of the other details has a value, but no name. Enter a name, or remove the row."));
        editTagName(*nameless);
    } else {
        showProblem({});
        QDialog::accept();
    }
}

void HeaderDialog::showProblem(const QString& problem) {
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
}

core::RecordHeader HeaderDialog::header() const {
    core::RecordHeader header = m_header;
    for (std::size_t side = 0; side < core::SideCount; ++side) {
        core::Player& player = header.players[side];
        const PlayerFields& fields = m_players[side];
        if (player.isHuman()) player.name = textOf(*fields.name);
        player.title = textOf(*fields.title);
        player.rating = fields.rating->value() > 0 ? std::optional(fields.rating->value()) : std::nullopt;
    }
    header.event = textOf(*m_event);
    header.site = textOf(*m_site);
    header.round = textOf(*m_round);
    header.date = textOf(*m_date);
    header.annotator = textOf(*m_annotator);
    header.source = textOf(*m_source);
    header.tags.clear();
    for (int row = 0; row < m_tags->rowCount(); ++row) {
        const QString name = m_tags->item(row, 0)->text().trimmed();
        if (!name.isEmpty())
            header.tags.emplace_back(name.toStdString(), m_tags->item(row, 1)->text().toStdString());
    }
    // The table does not show the program's own tag, which keeps its place.
    for (std::size_t place = 0; place < m_header.tags.size(); ++place)
        if (const auto& tag = m_header.tags[place]; tag.first == core::EndingTimeTag)
            header.tags.insert(
                header.tags.begin() + static_cast<std::ptrdiff_t>(std::min(place, header.tags.size())), tag);
    return header;
}

std::optional<core::Outcome> HeaderDialog::outcome() const {
    const auto result = static_cast<Result>(m_winner->currentData().toInt());
    if (result == Result::None) return std::nullopt;
    const auto reason = static_cast<core::EndReason>(m_reason->currentData().toInt());
    if (result == Result::Draw) return core::Outcome{std::nullopt, reason};
    return core::Outcome{result == Result::FirstWins ? core::Side::First : core::Side::Second, reason};
}

} // namespace komadai::ui
