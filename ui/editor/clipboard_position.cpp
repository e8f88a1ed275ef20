#include "ui/editor/clipboard_position.h"

#include "core/notation/position_text.h"
#include "core/notation/record_file.h"
#include "ui/wording.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

namespace komadai::ui {
namespace {

struct ClipboardText {
    Q_DECLARE_TR_FUNCTIONS(ClipboardPosition)
};

std::optional<Reading> readingOf(const std::string& text,
                                 const std::shared_ptr<const core::Variant>& variant) {
    auto setup = core::parsePosition(text, variant->spec());
    if (!setup) return std::nullopt;
    Reading reading{variant, std::move(setup).value(), std::nullopt};
    if (const auto position = core::AnyPosition::fromSetup(reading.setup, variant))
        reading.game.emplace(position.value(), reading.setup.quietPlies);
    return reading;
}

} // namespace

QString positionText(const QString& clipboard) {
    static const QRegularExpression before(QStringLiteral("^(position\\s+)?(sfen|fen)\\s+"));
    static const QRegularExpression behind(QStringLiteral("\\s+moves(\\s.*)?$"));
    for (const QString& line : clipboard.split(QRegularExpression(QStringLiteral("[\\r\\n]+")))) {
        QString text = line.simplified();
        if (!text.isEmpty()) return text.remove(before).remove(behind);
    }
    return {};
}

std::optional<std::string> positionOfRecord(const QString& text,
                                            const std::shared_ptr<const core::Variant>& variant) {
    static const QRegularExpression severalLines(QStringLiteral("\\S[ \\t]*[\\r\\n]+\\s*\\S"));
    if (!text.contains(severalLines)) return std::nullopt;
    std::optional<std::string> found;
    core::ReadSink sink;
    sink.game = [&](core::ReadGame&& game) {
        const core::GameTree& tree = game.record.tree;
        if (tree.spec().id == variant->spec().id && tree.size() == 1)
            found = core::sfen::format(tree.start());
        return false; // the first game is enough
    };
    // Problems are those of moves and headers: a start that cannot be read brings no game.
    sink.problem = [](const core::ReadProblem&) {};
    auto variants = core::VariantSet::builtin();
    if (!variants.find(variant->spec().id)) variants.add(variant->spec());
    const std::string lines =
        QString(text).replace(QStringLiteral("\r\n"), QStringLiteral("\n")).toStdString();
    core::readRecords(lines, {}, {variants, variant}, sink);
    return found;
}

std::vector<Reading> readingsOf(const QString& text, const std::shared_ptr<const core::Variant>& current,
                                const core::VariantSet& variants) {
    const std::string bytes = text.toStdString();
    std::vector<Reading> readings;
    if (auto reading = readingOf(bytes, current)) {
        if (reading->game) return {*reading};
        readings.push_back(*reading);
    }
    for (const auto& variant : variants.all())
        if (variant->spec().id != current->spec().id)
            if (auto reading = readingOf(bytes, variant)) readings.push_back(*reading);
    const auto firstWrong = std::stable_partition(
        readings.begin(), readings.end(), [](const Reading& reading) { return reading.game.has_value(); });
    if (firstWrong != readings.begin()) readings.erase(firstWrong, readings.end());
    return readings;
}

QString unreadableText(const core::ParseError& error, const core::VariantSpec& spec) {
    return ClipboardText::tr("This text is not a position of %1: %2.")
        .arg(nameOf(spec), QString::fromStdString(wording().problem(error)));
}

} // namespace komadai::ui
