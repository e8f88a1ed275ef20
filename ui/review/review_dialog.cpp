#include "ui/review/review_dialog.h"

#include "ui/engine/engine_choice.h"
#include "ui/engine/engine_pool.h"
#include "ui/preferences/preferences.h"
#include "ui/wording.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>

#include <algorithm>
#include <cmath>

namespace komadai::ui {
namespace {

constexpr int UsualNodes = 100'000, UsualDepth = 12;
constexpr double UsualSeconds = 1;

core::ReviewPlan usualPlan() {
    core::ReviewPlan plan;
    plan.nodes = UsualNodes;
    return plan;
}

/// See core::formatReviewPlan.
const Preference<QString> LastPlan(QStringLiteral("review/plan"),
                                   QString::fromStdString(core::formatReviewPlan(usualPlan())),
                                   textFormat([](const QString& text) {
                                       return core::parseReviewPlan(text.toStdString()).has_value();
                                   }));

QSpinBox* makeNumber(int least, int most, int step, const char* name) {
    auto* box = new QSpinBox;
    box->setRange(least, most);
    box->setSingleStep(step);
    box->setGroupSeparatorShown(true);
    box->setObjectName(QLatin1String(name));
    return box;
}

} // namespace

ReviewDialog::ReviewDialog(const EngineStore& engines, const core::VariantSpec* variant, int games, int plies,
                           QWidget* parent)
    : QDialog(parent), m_engine(new QComboBox), m_limit(new QComboBox),
      m_nodes(makeNumber(100, 2'000'000'000, 50'000, "nodes")), m_seconds(new QDoubleSpinBox),
      m_depth(makeNumber(1, 100, 1, "depth")),
      m_threads(makeNumber(1, EnginePool::coresOfMachine(), 1, "threads")), m_side(new QComboBox),
      m_from(makeNumber(1, std::max(plies, 1), 1, "fromPly")) {
    setWindowTitle(games == 1 ? tr("Review Game") : tr("Review %Ln Game(s)", nullptr, games));
    m_engine->setObjectName(QStringLiteral("engine"));
    m_engine->addItem(QStringLiteral("Komadai"), QString());
    for (const EngineProfile& engine : engines.all()) {
        if (variant)
            addEngine(*m_engine, engine, *variant);
        else
            m_engine->addItem(engine.name, engine.name);
    }
    m_limit->setObjectName(QStringLiteral("limit"));
    m_limit->addItem(tr("Nodes per move"), static_cast<int>(Limit::Nodes));
    m_limit->addItem(tr("Seconds per move"), static_cast<int>(Limit::Time));
    m_limit->addItem(tr("Depth in plies"), static_cast<int>(Limit::Depth));
    m_limit->setAccessibleName(tr("Limit of each move"));
    m_seconds->setRange(0.1, 3600);
    m_seconds->setDecimals(1);
    m_seconds->setObjectName(QStringLiteral("seconds"));
    m_side->setObjectName(QStringLiteral("side"));
    m_side->addItem(tr("Both sides"), -1);
    for (const core::Side side : core::Sides)
        m_side->addItem(variant                     ? sideName(*variant, side)
                        : side == core::Side::First ? tr("First player")
                                                    : tr("Second player"),
                        core::indexOf(side));
    m_threads->setToolTip(
        tr("With one thread and without a time limit, a repeated review has the same result."));

    auto* limit = new QWidget;
    auto* limitLayout = new QHBoxLayout(limit);
    limitLayout->setContentsMargins(0, 0, 0, 0);
    limitLayout->addWidget(m_limit);
    for (QWidget* field :
         {static_cast<QWidget*>(m_nodes), static_cast<QWidget*>(m_seconds), static_cast<QWidget*>(m_depth)}) {
        field->setAccessibleName(tr("Limit of each move"));
        limitLayout->addWidget(field, 1);
    }
    auto* form = new QFormLayout;
    const auto addRow = [form](const QString& text, QWidget* field, QWidget* buddy) {
        auto* label = new QLabel(text);
        label->setBuddy(buddy);
        form->addRow(label, field);
    };
    addRow(tr("&Engine:"), m_engine, m_engine);
    auto* refusals = new RefusalsButton;
    form->addRow(QString(), refusals);
    addRow(tr("&Limit:"), limit, m_limit);
    addRow(tr("&Threads:"), m_threads, m_threads);
    addRow(tr("&Moves of:"), m_side, m_side);
    addRow(tr("&From ply:"), m_from, m_from);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("&Review"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_limit, &QComboBox::currentIndexChanged, this, &ReviewDialog::onLimitChanged);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(buttons);
    refusals->explain(*m_engine);
    form->setRowVisible(refusals, refusals->hasRefusals());
    show(core::parseReviewPlan(preferences().get(LastPlan).toStdString()).value_or(usualPlan()));
}

/// The first move is not remembered: another game has another one.
void ReviewDialog::show(const core::ReviewPlan& plan) {
    m_engine->setCurrentIndex(std::max(findEngine(*m_engine, QString::fromStdString(plan.engine)), 0));
    m_nodes->setValue(static_cast<int>(std::min<std::uint64_t>(
        plan.nodes.value_or(UsualNodes), static_cast<std::uint64_t>(m_nodes->maximum()))));
    m_seconds->setValue(plan.moveTime ? std::chrono::duration<double>(*plan.moveTime).count() : UsualSeconds);
    m_depth->setValue(plan.depth.value_or(UsualDepth));
    m_threads->setValue(plan.threads);
    m_side->setCurrentIndex(m_side->findData(plan.side ? core::indexOf(*plan.side) : -1));
    const Limit limit = plan.moveTime ? Limit::Time : plan.depth ? Limit::Depth : Limit::Nodes;
    m_limit->setCurrentIndex(m_limit->findData(static_cast<int>(limit)));
    onLimitChanged();
}

void ReviewDialog::onLimitChanged() {
    const auto limit = static_cast<Limit>(m_limit->currentData().toInt());
    m_nodes->setVisible(limit == Limit::Nodes);
    m_seconds->setVisible(limit == Limit::Time);
    m_depth->setVisible(limit == Limit::Depth);
}

core::ReviewPlan ReviewDialog::plan() const {
    core::ReviewPlan plan;
    plan.engine = m_engine->currentData().toString().toStdString();
    switch (static_cast<Limit>(m_limit->currentData().toInt())) {
    case Limit::Nodes: plan.nodes = static_cast<std::uint64_t>(m_nodes->value()); break;
    case Limit::Time:
        plan.moveTime = std::chrono::milliseconds(std::lround(m_seconds->value() * 1000));
        break;
    case Limit::Depth: plan.depth = m_depth->value(); break;
    }
    plan.threads = m_threads->value();
    if (const int side = m_side->currentData().toInt(); side >= 0)
        plan.side = side == core::indexOf(core::Side::First) ? core::Side::First : core::Side::Second;
    plan.fromPly = m_from->value();
    return plan;
}

void ReviewDialog::remember() const {
    core::ReviewPlan kept = plan();
    kept.fromPly = 1;
    preferences().set(LastPlan, QString::fromStdString(core::formatReviewPlan(kept)));
}

} // namespace komadai::ui
