// Teaches the computer variants in the background.
#pragma once

#include "core/learning/course_folder.h"
#include "core/rules/variant.h"
#include "ui/engine/core_budget.h"
#include "ui/preferences/preference.h"

#include <QLockFile>
#include <QObject>
#include <QTimer>

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace komadai::ui {

namespace preference {

/// How many threads a course uses; 0: as many as suit the machine.
inline const Preference<int> TeachingThreads(QStringLiteral("teaching/threads"), 0,
                                             numberFormat(0, core::Engine::MaxThreads));
/// Whether a course that was running when the program ended goes on at the next start.
inline const Preference<bool> TeachingGoesOn(QStringLiteral("teaching/goesOn"), false, boolFormat());
/// The id of the variant whose course the user has left running; empty: none.
inline const Preference<QString> TeachingLeftRunning(QStringLiteral("teaching/leftRunning"), {},
                                                     textFormat());

} // namespace preference

/// Another window of the program teaches this variant.
struct CourseInUse {};
using CourseFailure = std::variant<core::learning::TeachingError, core::NetworkFault, CourseInUse>;
/// A full sentence.
QString sentence(const CourseFailure& failure);

/// How courses are held.
struct TeachingConditions {
    core::learning::TeachingPlan plan = usualPlan(); ///< its threads are those of the setting
    bool isInBackground = true;                      ///< with the lowest priority
    std::chrono::milliseconds quiet{1000}; ///< after the computer has thought, before the course goes on

    /// A plan whose first round ends after some minutes even on a slow machine.
    static core::learning::TeachingPlan usualPlan();
};

/// What there is to see of the course for a variant.
struct CourseView {
    enum class State {
        None,     ///< there is no course
        Learning, ///< at work
        Waiting,  ///< wants to be at work, but the computer thinks or a player's clock runs
        Paused,
        Stopping, ///< will not be at work soon
        Failed,   ///< see `failure`; can be resumed
    };
    State state = State::None;
    std::vector<core::learning::Round> rounds;
    std::optional<core::learning::TeachingProgress> progress{}; ///< none before the first one since the start
    std::vector<core::learning::EpochReport> epochs{};          ///< of the present fit
    std::optional<CourseFailure> failure{};

    bool isAtWork() const { return state == State::Learning || state == State::Waiting; }
    /// Whether the network of a round was better than the one before it.
    bool hasBetterNetwork() const;
};

/// One course at a time, on threads of its own. It waits while an engine of the window thinks and while a player's clock runs. Its
/// files are beside the network of the variant, so that it can go on after the program has ended. GUI thread.
class TeachingService : public QObject {
    Q_OBJECT
public:
    using VariantPointer = std::shared_ptr<const core::Variant>;

    TeachingService(std::shared_ptr<core::LearnedNetworks> networks, std::shared_ptr<CoreBudget> budget,
                    TeachingConditions conditions = {}, QObject* parent = nullptr);
    /// Stops the course, which can go on later, and waits until its threads have ended.
    ~TeachingService() override;

    core::LearnedNetworks& networks() const { return *m_networks; }

    /// The variant whose course was at work last; null: there was none yet.
    const VariantPointer& variant() const { return m_variant; }
    /// The course for a variant. Reads its log unless it is that of `variant()`.
    CourseView course(const core::VariantSpec& variant) const;

    /// Begins a course, or goes on with the one that there is. Another one that is at work is paused.
    void start(const VariantPointer& variant);
    /// Pauses the course that is at work.
    void pause();
    /// Ends the course for a variant; its best network is used from now on.
    void keep(const VariantPointer& variant);
    /// Ends the course for a variant and removes what it has learned.
    void discard(const VariantPointer& variant);
    /// Removes the course and the network of a variant that is no more. Waits until the course has stopped.
    void forget(const std::string& id);

    // The network in use. They return why that is not possible.
    core::LearnedNetworks::Failure importNetwork(const core::VariantSpec& variant, const QString& file);
    core::LearnedNetworks::Failure removeNetwork(const core::VariantSpec& variant);

    /// Takes up what the last run of the program has left. `variant` finds a variant by its id.
    void restore(const std::function<VariantPointer(const std::string&)>& find);
    /// Tells whether the clock of a player runs in a game.
    void setClockRunning(bool isRunning);
    /// Has the course stopped when it returns; it can go on later.
    void stopAndWait();

    /// How many threads the next start uses.
    static int threads();
    static int usualThreads();

signals:
    /// Something about a course has changed, or what there is to see of it.
    void changed();
    /// The user's networks have changed.
    void networksChanged();
    /// A course has ended with its best network; false: it had none that was better than the one before.
    void kept(const QString& variant, bool hasNetwork);
    /// A course that is not that of `variant()` could not be ended.
    void failed(const QString& sentence);

private:
    class Runner;
    using State = CourseView::State;

    void begin(const VariantPointer& variant);
    /// Stops the course, then acts.
    void stopThen(std::function<void()> act);
    void onEnded(const std::optional<CourseFailure>& failure);
    void end(const VariantPointer& variant, bool keeps);
    void fail(const VariantPointer& variant, const CourseFailure& failure);
    /// Takes the lock of the folder of a course, which must exist; none if another window has it.
    std::unique_ptr<QLockFile> lock(const core::learning::CourseFolder& folder) const;
    bool isCurrent(const std::string& id) const { return m_variant && m_variant->spec().id == id; }
    void forgetLeft(const std::string& id);
    void noteThinking();
    bool mustWait() const { return m_isClockRunning || m_budget->isUsed() || m_quiet.isActive(); }
    void updateGate();
    void setState(State state);
    core::learning::CourseFolder folderOf(const std::string& id) const { return {*m_networks, id}; }

    std::shared_ptr<core::LearnedNetworks> m_networks; ///< never null
    std::shared_ptr<CoreBudget> m_budget;              ///< likewise
    TeachingConditions m_conditions;
    VariantPointer m_variant;
    CourseView m_course; ///< of `m_variant`
    bool m_isClockRunning = false;
    QTimer m_quiet;
    int m_generation = 0; ///< of the runner
    std::function<void()> m_then;
    std::unique_ptr<QLockFile> m_lock; ///< of the folder, while there is a runner
    std::unique_ptr<Runner> m_runner;  ///< null while there is nothing to be at work on
};

} // namespace komadai::ui
