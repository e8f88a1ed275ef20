#include "ui/new_game/rule_options_form.h"

#include "core/variants/rule_options.h"
#include "ui/wording.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cassert>

namespace komadai::ui {
namespace {

QString textOf(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

bool isSwitch(const core::RuleOption& option) { return option.values.front() == "false"; }

} // namespace

RuleOptionsForm::RuleOptionsForm(QWidget* parent)
    : QWidget(parent), m_rows(new QFormLayout), m_usualRules(new QPushButton(tr("&Usual Rules"), this)) {
    m_rows->setVerticalSpacing(6);
    m_usualRules->setObjectName(QStringLiteral("usualRules"));
    m_usualRules->setAutoDefault(false);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(m_rows);
    layout->addWidget(m_usualRules, 0, Qt::AlignRight);
    connect(m_usualRules, &QPushButton::clicked, this,
            [this] { showOptions(core::VariantSpec(*m_usual), {}); });
}

void RuleOptionsForm::showOptions(const core::VariantSpec& variant, const std::string& options) {
    while (m_rows->rowCount() > 0)
        m_rows->removeRow(0);
    m_usual = variant;
    m_variant = variant;
    core::applyRuleOptions(*m_variant, options);
    const auto usual = core::ruleOptionsOf(variant);
    const auto present = core::ruleOptionsOf(*m_variant);
    for (std::size_t i = 0; i < present.size(); ++i)
        if (present[i].matters) addRow(present[i], usual[i].value);
    updateUsualRules();
}

std::string RuleOptionsForm::options() const {
    assert(m_variant);
    return core::formatRuleOptions(*m_variant);
}

void RuleOptionsForm::addRow(const core::RuleOption& option, std::string_view usual) {
    const QString name = QString::fromStdString(wording().ruleOption(option.key));
    if (isSwitch(option)) {
        auto* box = new QCheckBox(name, this);
        box->setObjectName(textOf(option.key));
        box->setChecked(option.value == "true");
        connect(box, &QCheckBox::toggled, this,
                [this, key = option.key](bool on) { set(key, on ? "true" : "false"); });
        return m_rows->addRow(box);
    }
    auto* list = new QComboBox(this);
    list->setObjectName(textOf(option.key));
    for (const auto value : option.values) {
        const QString text = QString::fromStdString(wording().ruleValue(option.key, value, *m_variant));
        list->addItem(value == usual ? tr("%1 (usual)").arg(text) : text);
    }
    const auto chosen = std::find(option.values.begin(), option.values.end(), option.value);
    list->setCurrentIndex(static_cast<int>(chosen - option.values.begin()));
    connect(list, &QComboBox::currentIndexChanged, this,
            [this, key = option.key, values = option.values](int i) {
                set(key, values[static_cast<std::size_t>(i)]);
            });
    m_rows->addRow(tr("%1:").arg(name), list);
}

void RuleOptionsForm::set(std::string_view key, std::string_view value) {
    [[maybe_unused]] const bool done = core::setRuleOption(*m_variant, key, value);
    assert(done);
    updateUsualRules();
}

void RuleOptionsForm::updateUsualRules() {
    m_usualRules->setEnabled(options() != core::formatRuleOptions(*m_usual));
}

} // namespace komadai::ui
