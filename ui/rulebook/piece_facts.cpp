#include "ui/rulebook/piece_facts.h"

#include "core/search/evaluation_weights.h"
#include "core/variants/rule_options.h"
#include "ui/language/local_text.h"
#include "ui/notation/piece_letters.h"
#include "ui/wording.h"

#include <QCoreApplication>

namespace komadai::ui {
namespace {

constexpr double PawnWorth = 100;

struct FactText {
    Q_DECLARE_TR_FUNCTIONS(PieceFacts)
};

} // namespace

RuleSheet ruleSheet(const core::VariantSpec& spec) {
    return RuleSheet(
        spec,
        {[](const char* source) { return QCoreApplication::translate("RuleSheet", source).toStdString(); },
         [](const char* source, int n) {
             return QCoreApplication::translate("RuleSheet", source, nullptr, n).toStdString();
         },
         [&spec](const std::string& english) {
             return withLettersShown(QString::fromStdString(english), spec).toStdString();
         }},
        wording());
}

std::vector<std::string> optionTexts(const core::VariantSpec& spec) {
    std::vector<std::string> texts;
    for (const auto& option : core::ruleOptionsOf(spec))
        if (option.matters)
            texts.push_back(
                FactText::tr("%1: %2")
                    .arg(QString::fromStdString(wording().ruleOption(option.key)),
                         QString::fromStdString(wording().ruleValue(option.key, option.value, spec)))
                    .toStdString());
    return texts;
}

std::optional<double> worthOf(const core::VariantSpec& spec, core::PieceType type) {
    if (spec.piece(type).royal) return std::nullopt;
    return core::boardValuesOf(spec)[static_cast<std::size_t>(core::indexOf(type))] / PawnWorth;
}

QStringList pieceFacts(const core::VariantSpec& spec, core::PieceType type) {
    const auto& piece = spec.piece(type);
    QStringList facts{lettersShown(type, spec)};
    if (!piece.reading.empty()) facts << QString::fromStdString(piece.reading);
    const auto inWords = [](double worth) { return decimalText(worth, 1); };
    const auto worth = worthOf(spec, type);
    const auto promoted = piece.promotesTo ? worthOf(spec, *piece.promotesTo) : std::nullopt;
    if (worth && promoted)
        facts << FactText::tr("worth about %1 (promoted %2)").arg(inWords(*worth), inWords(*promoted));
    else if (worth)
        facts << FactText::tr("worth about %1").arg(inWords(*worth));
    return facts;
}

} // namespace komadai::ui
