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

/// How many threads a course uses; 0: a number that suits the machine.
inline const Preference<int> TeachingThreads(QStringLiteral("teaching/threads"), 0,
                                             numberFormat(0, core::Engine::MaxThreads));
/// Whether a course that was running when the program ended resumes automatically at the next start.
inline const Preference<bool> TeachingGoesOn(QStringLiteral("teaching/goesOn"), false, boolFormat());
/// The id of the variant whose course was running when the program ended; empty: none.
inline const Preference<QString> TeachingLeftRunning(QStringLiteral("teaching/leftRunning"), {},
                                                     textFormat());

} // namespace preference

/// Another window of Komadai is already teaching this variant.
struct CourseInUse {};
using CourseFailure = std::variant<core::learning::TeachingError, core::NetworkFault, CourseInUse>;
/// The failure as a full sentence.
QString sentence(const CourseFailure& failure);

/// The settings of all courses.
struct TeachingConditions {
    core::learning::TeachingPlan plan = usualPlan(); ///< the user's setting replaces its number of threads
    bool isInBackground = true;                      ///< whether threads have the lowest priority
    std::chrono::milliseconds quiet{1000}; ///< the pause between the end of a search and the resumed course

    /// A plan whose first round ends within minutes even on a slow machine.
    static core::learning::TeachingPlan usualPlan();
};

/// The course for a variant, as the window shows it.
struct CourseView {
    enum class State {
        None,     ///< there is no course
        Learning, ///< the course is running
        Waiting,  ///< it will run again when no engine thinks and no player's clock runs
        Paused,   ///< by the user, or at the start of the program
        Stopping, ///< it is still running, but was asked to stop
        Failed,   ///< it has stopped, see `failure`; the user can resume it
    };
    State state = State::None;
    std::vector<core::learning::Round> rounds;
    /// None before the first report since the start.
    std::optional<core::learning::TeachingProgress> progress{};
    std::vector<core::learning::EpochReport> epochs{}; ///< the epochs of the present training
    std::optional<CourseFailure> failure{};

    bool isAtWork() const { return state == State::Learning || state == State::Waiting; }
    /// Whether at least one round has produced a better network.
    bool hasBetterNetwork() const;
};

/// Runs one course at a time, on its own threads. The course waits while an engine of the window thinks or a player's clock runs. Its
/// files are in the folder of the variant's network, so that a later run of the program can resume it. GUI thread.
class TeachingService : public QObject {
    Q_OBJECT
public:
    using VariantPointer = std::shared_ptr<const core::Variant>;

    TeachingService(std::shared_ptr<core::LearnedNetworks> networks, std::shared_ptr<CoreBudget> budget,
                    TeachingConditions conditions = {}, QObject* parent = nullptr);
    /// Stops the course and waits until its threads have ended. The course can be resumed later.
    ~TeachingService() override;

    core::LearnedNetworks& networks() const { return *m_networks; }

    /// The variant whose course is running or ran last; null: no course has run yet.
    const VariantPointer& variant() const { return m_variant; }
    /// The course for a variant. Reads its log from the disk, except for `variant()`.
    CourseView course(const core::VariantSpec& variant) const;

    /// Starts the course for a variant, or resumes it. A running course for another variant is paused.
    void start(const VariantPointer& variant);
    /// Pauses the running course.
    void pause();
    /// Ends the course for a variant. From now on, its best network is used.
    void keep(const VariantPointer& variant);
    /// Ends the course for a variant and deletes its games and networks. The network in use is kept.
    void discard(const VariantPointer& variant);
    /// Deletes the course and the network of a variant that the user has deleted. Waits until the course has stopped.
    void forget(const std::string& id);

    // Both change the network in use. They return the reason of a failure.
    core::LearnedNetworks::Failure importNetwork(const core::VariantSpec& variant, const QString& file);
    core::LearnedNetworks::Failure removeNetwork(const core::VariantSpec& variant);

    /// Restores the course that was running when the program last ended. It resumes or stays paused, as the user prefers. `find` returns a
    /// variant by its id; null if it no longer exists. Does nothing if another window is teaching that variant.
    void restore(const std::function<VariantPointer(const std::string&)>& find);
    /// Tells the service whether a player's clock runs in a game.
    void setClockRunning(bool isRunning);
    /// Stops the course and returns when it has stopped. The course can be resumed later. No other course begins in its place.
    void stopAndWait();

    /// The number of threads that the next start uses.
    static int threads();
    /// The number of threads if the user has chosen none.
    static int usualThreads();

signals:
    /// The result of `course` has changed for at least one variant.
    void changed();
    /// The user's networks have changed.
    void networksChanged();
    /// The user has ended a course to keep its best network. `hasNetwork` is false if no network of the course was better than the one
    /// before it.
    void kept(const QString& variant, bool hasNetwork);
    /// A course could not be ended, and `course` does not report why.
    void failed(const QString& sentence);

private:
    class Runner;
    using State = CourseView::State;

    void begin(const VariantPointer& variant);
    /// Stops the course. When it has stopped, it is ended as `m_then` says, and the course for `m_next` begins.
    void stop();
    void onEnded(const std::optional<CourseFailure>& failure);
    /// Ends a course, which is stopped first.
    void stopAndEnd(const VariantPointer& variant, bool keeps);
    void end(const VariantPointer& variant, bool keeps);
    void fail(const VariantPointer& variant, const CourseFailure& failure);
    /// Locks the folder of a course, which must exist; null if another window holds the lock.
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
    int m_generation = 0;              ///< of the runner; messages of earlier runners are ignored
    std::function<void()> m_then;      ///< ends the course when the runner has stopped; may be empty
    VariantPointer m_next;             ///< its course begins after that; null: none
    std::unique_ptr<QLockFile> m_lock; ///< of the folder, while there is a runner
    std::unique_ptr<Runner> m_runner;  ///< null while no course is running
};

} // namespace komadai::ui
