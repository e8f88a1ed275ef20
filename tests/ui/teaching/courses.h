// Courses and networks for the tests of the window.
#pragma once

#include "core/search/network/learned_networks.h"
#include "tests/core/search/network/random_network.h"
#include "tests/ui/positions.h"
#include "ui/teaching/teaching_service.h"

#include <QFile>
#include <QString>

#include <chrono>
#include <filesystem>
#include <memory>
#include <optional>

namespace komadai::ui::test {

/// Rounds that take a moment.
inline TeachingConditions tinyCourse(std::optional<int> rounds = {}) {
    TeachingConditions conditions;
    auto& plan = conditions.plan;
    plan.games.nodes = 30;
    plan.firstGames = 6;
    plan.growth = 1.5;
    plan.neurons = 16;
    plan.fitting.epochs = 2;
    plan.fitting.commonEpochs = 1;
    plan.test.mostPairs = 2;
    plan.pairsAgainstStart = 1;
    plan.mostRounds = rounds;
    conditions.isInBackground = false; // so that a busy machine does not starve it
    conditions.quiet = std::chrono::milliseconds(20);
    return conditions;
}

/// A first round that does not end within a test.
inline TeachingConditions endlessCourse() {
    TeachingConditions conditions = tinyCourse();
    conditions.plan.firstGames = 1'000'000;
    return conditions;
}

/// The networks of a folder.
inline std::shared_ptr<core::LearnedNetworks> networksIn(const QString& folder) {
    const std::filesystem::path path = folder.toStdString();
    return std::make_shared<core::LearnedNetworks>(
        [path](const std::string& id) { return path / (id + ".network"); });
}

inline std::shared_ptr<const core::Network> someNetwork(const core::VariantSpec& variant, unsigned seed = 1) {
    return core::test::randomNetwork(variant, {core::NetworkBasis::Evaluation, {1, 1}, 16, 1}, seed);
}

/// A test of a network by so many won and lost pairs of games.
inline core::match::Tally pairs(int won, int lost) {
    using core::match::GameResult;
    core::match::Tally tally;
    for (const auto& [count, result] : {std::pair(won, GameResult::Win), std::pair(lost, GameResult::Loss)})
        for (int pair = 0; pair < count; ++pair) {
            tally.addGame(result);
            tally.addGame(GameResult::Draw);
            tally.addPair(result, GameResult::Draw);
        }
    return tally;
}

/// Writes the log of a course with three rounds. The networks of the first two were kept.
inline void writeLog(const std::filesystem::path& file, const core::VariantSpec& variant) {
    using core::learning::Round;
    auto opened = core::learning::TeachingLog::open(file, variant);
    if (!opened) qFatal("no log");
    auto log = std::move(opened).value();
    const auto add = [&log](const Round::Games& games, double loss, const core::match::Tally& last,
                            const core::match::Tally& start, bool isKept) {
        log.begin();
        const bool hasFailed = log.add(games) ||
                               log.add(Round::Fit{games.count * 40, {8, loss, loss, 0.08}}) ||
                               log.addTest(false, last) || log.addTest(true, start) || log.end(isKept);
        if (hasFailed) qFatal("no log");
    };
    add({1500, 1, 1000}, 0.07, pairs(30, 10), {}, true);
    add({3000, 1, 1000}, 0.065, pairs(25, 12), pairs(40, 8), true);
    add({6000, 1, 1000}, 0.064, pairs(20, 20), {}, false);
}

/// Makes a course that has learned already, and is paused after its third round.
inline void makeCourse(core::LearnedNetworks& networks, const core::VariantSpec& variant) {
    const core::learning::CourseFolder folder(networks, variant.id);
    if (folder.create()) qFatal("no folder");
    writeLog(folder.files().log(), variant);
    if (core::writeWholeFile(folder.files().network, core::formatNetwork(*someNetwork(variant), variant)))
        qFatal("no network");
}

/// Learns a network as the user has done before.
inline void learn(core::LearnedNetworks& networks, const core::VariantSpec& variant, const QString& log) {
    writeLog(log.toStdString(), variant);
    if (networks.learn(variant, *someNetwork(variant), log.toStdString())) qFatal("no network");
}

inline void writeFile(const std::filesystem::path& path, const QByteArray& bytes) {
    QFile file(QString::fromStdString(path.string()));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size()) qFatal("no file");
}

} // namespace komadai::ui::test
