#include "ui/session/rule_options_form.h"

#include "core/variants/rule_options.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QFormLayout>

#include <algorithm>
#include <array>
#include <cassert>

namespace komadai::ui {
namespace {

constexpr const char* Context = "RuleOptionsForm";

struct Words {
    std::string_view key, value; ///< no value: the name of the option
    const char* text;
};

constexpr std::array OptionWords{
    Words{"stalemateValue", "", QT_TRANSLATE_NOOP("RuleOptionsForm", "Stalemate")},
    Words{"stalemateValue", "draw", QT_TRANSLATE_NOOP("RuleOptionsForm", "is a draw")},
    Words{"stalemateValue", "loss",
          QT_TRANSLATE_NOOP("RuleOptionsForm", "loses for the side without a move")},
    Words{"stalemateValue", "win", QT_TRANSLATE_NOOP("RuleOptionsForm", "wins for the side without a move")},
    Words{"nFoldValue", "", QT_TRANSLATE_NOOP("RuleOptionsForm", "Repetition")},
    Words{"nFoldValue", "draw", QT_TRANSLATE_NOOP("RuleOptionsForm", "is a draw")},
    Words{"nFoldValue", "loss", QT_TRANSLATE_NOOP("RuleOptionsForm", "loses for the side that repeats")},
    Words{"nFoldValue", "win", QT_TRANSLATE_NOOP("RuleOptionsForm", "wins for the side that repeats")},
    Words{"bareKing", "", QT_TRANSLATE_NOOP("RuleOptionsForm", "A bare king")},
    Words{"bareKing", "none", QT_TRANSLATE_NOOP("RuleOptionsForm", "plays on")},
    Words{"bareKing", "draw", QT_TRANSLATE_NOOP("RuleOptionsForm", "draws")},
    Words{"bareKing", "win", QT_TRANSLATE_NOOP("RuleOptionsForm", "loses")},
    Words{"shootWithoutMoving", "", QT_TRANSLATE_NOOP("RuleOptionsForm", "Pieces may shoot without moving")},
    Words{"passiveBurn", "",
          QT_TRANSLATE_NOOP("RuleOptionsForm", "A piece that stops beside an enemy flame burns")},
};

QString wordsFor(std::string_view key, std::string_view value, std::string_view otherwise) {
    const auto found = std::find_if(OptionWords.begin(), OptionWords.end(),
                                    [&](const Words& w) { return w.key == key && w.value == value; });
    return found == OptionWords.end()
               ? QString::fromUtf8(otherwise.data(), static_cast<qsizetype>(otherwise.size()))
               : QCoreApplication::translate(Context, found->text);
}

QString textOf(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

bool isSwitch(const core::RuleOption& option) { return option.values.front() == "false"; }

} // namespace

QString nameOfRuleOption(std::string_view key) { return wordsFor(key, {}, key); }
QString nameOfRuleValue(std::string_view key, std::string_view value) { return wordsFor(key, value, value); }

RuleOptionsForm::RuleOptionsForm(QWidget* parent) : QWidget(parent), m_rows(new QFormLayout(this)) {
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->setVerticalSpacing(6);
}

void RuleOptionsForm::showOptions(const core::VariantSpec& variant, const std::string& options) {
    while (m_rows->rowCount() > 0)
        m_rows->removeRow(0);
    m_variant = variant;
    core::applyRuleOptions(*m_variant, options);
    const auto usual = core::ruleOptionsOf(variant);
    const auto present = core::ruleOptionsOf(*m_variant);
    for (std::size_t i = 0; i < present.size(); ++i)
        addRow(present[i], usual[i].value);
}

std::string RuleOptionsForm::options() const {
    assert(m_variant);
    return core::formatRuleOptions(*m_variant);
}

void RuleOptionsForm::addRow(const core::RuleOption& option, std::string_view usual) {
    const QString name = nameOfRuleOption(option.key);
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
        const QString text = nameOfRuleValue(option.key, value);
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
}

} // namespace komadai::ui
