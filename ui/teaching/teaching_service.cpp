#include "ui/teaching/teaching_service.h"

#include "core/base/overloaded.h"
#include "core/base/thread_priority.h"
#include "translations/wording/learning_wording.h"
#include "ui/preferences/preferences.h"

#include <QCoreApplication>
#include <QMetaObject>
#include <QThread>

#include <algorithm>
#include <cassert>
#include <exception>
#include <mutex>
#include <thread>
#include <utility>

namespace komadai::ui {
namespace {

namespace learning = core::learning;
using Progress = learning::TeachingProgress;

const LearningWording& learningWording() {
    static const LearningWording Words(
        [](const char* source) { return QCoreApplication::translate("Learning", source).toStdString(); });
    return Words;
}

bool isKept(const learning::Round& round) { return round.kept.value_or(false); }

} // namespace

QString sentence(const CourseFailure& failure) {
    return std::visit(
        core::Overloaded{
            [](const CourseInUse&) {
                return TeachingService::tr("Another Komadai window is already teaching this game.");
            },
            [](const auto& error) { return QString::fromStdString(learningWording().sentence(error)); },
        },
        failure);
}

learning::TeachingPlan TeachingConditions::usualPlan() {
    learning::TeachingPlan plan;
    plan.firstGames = 1500;
    plan.test.mostPairs = 100;
    return plan;
}

bool CourseView::hasBetterNetwork() const { return std::any_of(rounds.begin(), rounds.end(), isKept); }

/// The threads of a course. What they report reaches the service on the GUI thread.
class TeachingService::Runner {
public:
    Runner(TeachingService& service, VariantPointer variant, learning::TeachingFiles files,
           learning::TeachingPlan plan)
        : m_service(service), m_generation(service.m_generation), m_variant(std::move(variant)),
          m_files(std::move(files)), m_plan(plan), m_networks(service.m_networks),
          m_isInBackground(service.m_conditions.isInBackground), m_rounds(service.m_course.rounds),
          m_thread([this] { learn(); }) {}
    ~Runner() { stop(); }

    learning::WorkGate& gate() { return m_gate; }
    int threads() const { return m_plan.threads; }
    void stop() { m_stop.request_stop(); }
    void join() { m_thread.join(); }

    /// What there is to see now. GUI thread.
    void show(CourseView& view) {
        const std::lock_guard lock(m_mutex);
        m_isAnnounced = false;
        view.rounds = m_rounds;
        view.progress = m_progress;
        view.epochs = m_epochs;
    }

private:
    void learn() {
        if (m_isInBackground) core::lowerThreadPriority(core::BackgroundPriority::Lowest);
        std::optional<CourseFailure> failure;
        try {
            if (auto error = teach()) failure = std::move(*error);
        } catch (const std::exception& error) { // no more threads or memory
            failure = learning::TeachingError(learning::UnusableFile{m_files.games, error.what()});
        }
        tell([failure](TeachingService& service) { service.onEnded(failure); });
    }
    std::optional<learning::TeachingError> teach() {
        if (!m_gate.pass()) return std::nullopt;
        auto opened = learning::Teaching::open(m_variant, m_files, m_plan,
                                               m_networks->findAny(m_variant->spec()), m_gate);
        if (!opened) return opened.error();
        if (!opened.value()) return std::nullopt; // stopped
        auto teaching = *std::move(opened).value();
        note(teaching, std::nullopt);
        return teaching.run([&](const Progress& progress) { note(teaching, progress); }, m_gate);
    }
    void note(const learning::Teaching& teaching, const std::optional<Progress>& progress) {
        {
            const std::lock_guard lock(m_mutex);
            m_rounds = teaching.rounds();
            m_progress = progress;
            if (progress && (progress->step != Progress::Step::Fitting || !progress->epoch)) m_epochs.clear();
            if (progress && progress->step == Progress::Step::Fitting && progress->epoch)
                m_epochs.push_back(*progress->epoch);
            if (std::exchange(m_isAnnounced, true)) return; // the service has not looked yet
        }
        tell([](TeachingService& service) {
            service.m_runner->show(service.m_course);
            emit service.changed();
        });
    }
    template <class Act>
    void tell(Act act) {
        QMetaObject::invokeMethod(
            &m_service,
            [&service = m_service, generation = m_generation, act] {
                if (service.m_runner && service.m_generation == generation) act(service);
            },
            Qt::QueuedConnection);
    }

    TeachingService& m_service;
    const int m_generation;
    const VariantPointer m_variant;
    const learning::TeachingFiles m_files;
    const learning::TeachingPlan m_plan;
    const std::shared_ptr<core::LearnedNetworks> m_networks;
    const bool m_isInBackground;
    std::stop_source m_stop;
    learning::WorkGate m_gate{m_stop.get_token()};
    std::mutex m_mutex; ///< for all that follows, up to the thread
    std::vector<learning::Round> m_rounds;
    std::optional<Progress> m_progress;
    std::vector<learning::EpochReport> m_epochs;
    bool m_isAnnounced = false; ///< the service is going to look
    std::jthread m_thread;      ///< uses all of the above
};

TeachingService::TeachingService(std::shared_ptr<core::LearnedNetworks> networks,
                                 std::shared_ptr<CoreBudget> budget, TeachingConditions conditions,
                                 QObject* parent)
    : QObject(parent), m_networks(std::move(networks)), m_budget(std::move(budget)),
      m_conditions(conditions) {
    m_quiet.setSingleShot(true);
    m_quiet.setInterval(m_conditions.quiet);
    connect(&m_quiet, &QTimer::timeout, this, &TeachingService::updateGate);
    connect(m_budget.get(), &CoreBudget::usedChanged, this, &TeachingService::noteThinking);
}

TeachingService::~TeachingService() {
    m_then = {};
    stopAndWait();
}

int TeachingService::usualThreads() { return std::max(1, QThread::idealThreadCount() - 1); }

int TeachingService::threads() {
    const int chosen = preferences().get(preference::TeachingThreads);
    return chosen > 0 ? chosen : usualThreads();
}

CourseView TeachingService::course(const core::VariantSpec& variant) const {
    if (isCurrent(variant.id) && m_course.state != State::None) return m_course;
    const auto folder = folderOf(variant.id);
    CourseView view;
    if (!m_networks->isOpen() || !folder.exists()) return view;
    view.state = State::Paused;
    auto rounds = folder.rounds(variant);
    if (rounds) {
        view.rounds = std::move(rounds).value();
    } else {
        view.state = State::Failed;
        view.failure = learning::TeachingError(rounds.error());
    }
    return view;
}

// --- beginning and ending

void TeachingService::start(const VariantPointer& variant) {
    assert(m_networks->isOpen());
    const bool isSame = isCurrent(variant->spec().id);
    if (isSame && (m_course.state == State::Stopping || m_course.isAtWork())) return;
    preferences().set(preference::TeachingLeftRunning, QString::fromStdString(variant->spec().id));
    if (!m_runner) return begin(variant);
    if (!isSame || m_runner->threads() != threads()) {
        m_next = variant;
        return stop();
    }
    m_course.state = State::Learning;
    updateGate();
    emit changed();
}

void TeachingService::begin(const VariantPointer& variant) {
    const auto folder = folderOf(variant->spec().id);
    m_course = course(variant->spec());
    m_course.failure.reset();
    m_variant = variant;
    if (const auto error = folder.create()) {
        forgetLeft(variant->spec().id);
        return fail(variant, *error);
    }
    m_lock = lock(folder);
    if (!m_lock) return fail(variant, CourseInUse{}); // the preference is about the course of that window
    auto plan = m_conditions.plan;
    plan.threads = threads();
    ++m_generation;
    m_course.state = State::Learning;
    m_runner = std::make_unique<Runner>(*this, variant, folder.files(), plan);
    updateGate();
    emit changed();
}

/// A lock that cannot be written is no reason to refuse: opening the course names the reason.
std::unique_ptr<QLockFile> TeachingService::lock(const learning::CourseFolder& folder) const {
    auto lock = std::make_unique<QLockFile>(QString::fromStdString((folder.path() / "lock").string()));
    lock->setStaleLockTime(0); // a course can take days
    if (!lock->tryLock() && lock->error() == QLockFile::LockFailedError) return nullptr;
    return lock;
}

void TeachingService::pause() {
    if (!m_course.isAtWork()) return;
    forgetLeft(m_variant->spec().id);
    m_course.state = State::Paused;
    updateGate();
    emit changed();
}

void TeachingService::stop() {
    m_runner->stop();
    setState(State::Stopping);
}

void TeachingService::keep(const VariantPointer& variant) { stopAndEnd(variant, true); }

void TeachingService::discard(const VariantPointer& variant) { stopAndEnd(variant, false); }

void TeachingService::stopAndEnd(const VariantPointer& variant, bool keeps) {
    const std::string& id = variant->spec().id;
    if (m_next && m_next->spec().id == id) m_next.reset();
    if (!m_runner || !isCurrent(id)) return end(variant, keeps);
    if (m_then) return; // it is being ended already
    m_then = [this, variant, keeps] { end(variant, keeps); };
    stop();
}

void TeachingService::end(const VariantPointer& variant, bool keeps) {
    const core::VariantSpec& spec = variant->spec();
    const auto folder = folderOf(spec.id);
    if (folder.exists() && !lock(folder)) return fail(variant, CourseInUse{});
    forgetLeft(spec.id);
    const bool hasNetwork = course(spec).hasBetterNetwork();
    const auto error = keeps ? folder.keep(*m_networks, spec) : folder.discard();
    if (keeps && hasNetwork) emit networksChanged(); // even if the folder could not be removed
    if (error) return fail(variant, *error);
    if (isCurrent(spec.id)) m_course = {};
    emit changed();
    if (keeps) emit kept(QString::fromStdString(spec.id), hasNetwork);
}

void TeachingService::forgetLeft(const std::string& id) {
    if (preferences().get(preference::TeachingLeftRunning) == QString::fromStdString(id))
        preferences().reset(preference::TeachingLeftRunning);
}

/// `course` cannot report the failure if it is about another course, or soon will be.
void TeachingService::fail(const VariantPointer& variant, const CourseFailure& failure) {
    if (!isCurrent(variant->spec().id) || m_next) return emit failed(sentence(failure));
    m_course.failure = failure;
    m_course.state = State::Failed;
    emit changed();
}

void TeachingService::onEnded(const std::optional<CourseFailure>& failure) {
    m_runner->show(m_course);
    m_runner.reset();
    m_lock.reset();
    m_course.failure = failure;
    m_course.state = failure ? State::Failed : State::Paused;
    const auto then = std::exchange(m_then, {});
    if (then) then();
    if (const auto next = std::exchange(m_next, nullptr)) return begin(next);
    if (then) return;
    if (failure || m_conditions.plan.mostRounds) forgetLeft(m_variant->spec().id);
    emit changed();
}

void TeachingService::stopAndWait() {
    if (!m_runner) return;
    m_next.reset();
    m_runner->stop();
    m_runner->join();
    QCoreApplication::sendPostedEvents(this, QEvent::MetaCall); // the end, and what was to follow it
}

void TeachingService::forget(const std::string& id) {
    if (m_next && m_next->spec().id == id) m_next.reset();
    if (isCurrent(id)) {
        const auto next = m_next;
        m_then = {};
        stopAndWait();
        m_variant.reset();
        m_course = {};
        if (next) begin(next);
    }
    forgetLeft(id);
    if (!m_networks->isOpen()) return;
    // The variant is gone. If its files cannot be removed, another variant with this id does not accept them.
    static_cast<void>(folderOf(id).discard());
    static_cast<void>(m_networks->remove(id));
    emit changed();
    emit networksChanged();
}

core::LearnedNetworks::Failure TeachingService::importNetwork(const core::VariantSpec& variant,
                                                              const QString& file) {
    auto failure = m_networks->import(variant, file.toStdString());
    emit networksChanged();
    return failure;
}

core::LearnedNetworks::Failure TeachingService::removeNetwork(const core::VariantSpec& variant) {
    auto failure = m_networks->remove(variant.id);
    emit networksChanged();
    return failure;
}

void TeachingService::restore(const std::function<VariantPointer(const std::string&)>& find) {
    const QString left = preferences().get(preference::TeachingLeftRunning);
    if (left.isEmpty() || m_runner || !m_networks->isOpen()) return;
    const auto variant = find(left.toStdString());
    if (!variant || !folderOf(variant->spec().id).exists())
        return preferences().reset(preference::TeachingLeftRunning);
    if (!lock(folderOf(variant->spec().id))) return; // another window is teaching it
    if (preferences().get(preference::TeachingGoesOn)) return start(variant);
    m_course = course(variant->spec());
    m_variant = variant;
    emit changed();
}

// --- waiting

/// Quick moves of a player would start and stop the course again and again.
void TeachingService::noteThinking() {
    if (m_budget->isUsed())
        m_quiet.stop();
    else
        m_quiet.start();
    updateGate();
}

void TeachingService::setClockRunning(bool isRunning) {
    if (isRunning == m_isClockRunning) return;
    m_isClockRunning = isRunning;
    updateGate();
}

void TeachingService::updateGate() {
    if (!m_runner) return;
    const bool waits = mustWait();
    if (waits || m_course.state == State::Paused)
        m_runner->gate().close();
    else
        m_runner->gate().open();
    if (m_course.isAtWork()) setState(waits ? State::Waiting : State::Learning);
}

void TeachingService::setState(State state) {
    if (state == m_course.state) return;
    m_course.state = state;
    emit changed();
}

} // namespace komadai::ui
