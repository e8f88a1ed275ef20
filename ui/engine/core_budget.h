// Which engine may use how many cores of the machine.
#pragma once

#include <QObject>
#include <QTimer>

#include <chrono>
#include <functional>
#include <limits>
#include <memory>
#include <vector>

namespace komadai::ui {

class CoreClaim;

/// Divides the cores among the engines that are thinking. Players come first, those on a clock before the others;
/// analyses share the rest evenly. Each gets at least one core, even if there are more engines than
/// cores. Players that think on the opponent's time come last: they get only the cores that nobody else wants,
/// perhaps none. The shares are decided again whenever an engine starts or stops: a share that has to shrink shrinks at once,
/// one that may grow does so after `GrowthDelay`, so that quick moves of a player do not restart an analysis again and
/// again. GUI thread.
class CoreBudget : public QObject {
    Q_OBJECT
public:
    static constexpr std::chrono::milliseconds GrowthDelay{300};

    /// Precondition: cores >= 1.
    explicit CoreBudget(int cores, QObject* parent = nullptr);

    int cores() const { return m_cores; }
    /// The sum of all shares; more than there are where engines outnumber the cores.
    int usedCores() const;
    bool isUsed() const { return !m_claims.empty(); }

signals:
    /// The first engine has begun to think, or the last one has stopped.
    void usedChanged();

private:
    friend class CoreClaim;

    void add(CoreClaim& claim);
    void remove(CoreClaim& claim);
    /// The share of each claim, in the order of `m_claims`.
    std::vector<int> shares() const;
    void divide(bool mayGrow);

    int m_cores;
    std::vector<CoreClaim*> m_claims; ///< of engines that are thinking, in the order in which they began
    QTimer m_growth;
};

/// The share of one engine. It counts while the engine is thinking, and ends with the object. GUI thread.
class CoreClaim {
public:
    enum class Rank { TimedPlayer, Player, Analyst, Ponderer }; ///< who comes first, first
    static constexpr int All = std::numeric_limits<int>::max();

    /// `changed` is called when the share of a thinking engine becomes another one; it must not begin or end any
    /// claim.
    explicit CoreClaim(std::shared_ptr<CoreBudget> budget, std::function<void()> changed = {});
    ~CoreClaim();
    CoreClaim(const CoreClaim&) = delete;
    CoreClaim& operator=(const CoreClaim&) = delete;

    /// The engine begins to think and can use so many cores; one that is thinking already begins anew.
    void begin(Rank rank, int wanted);
    /// The engine begins to think on the opponent's time. False if other engines need the cores: then it must not.
    bool beginToPonder(int wanted);
    /// The engine has stopped.
    void end();
    bool isThinking() const { return m_isThinking; }
    /// How many threads the engine may use; 0 while it is not thinking.
    int cores() const { return m_cores; }
    /// The share that it would have if it began to think while no other player does.
    int coresAlone(int wanted) const;
    /// Whether a thinking engine has fewer cores than it would have alone.
    bool isSqueezed() const { return m_isThinking && m_cores < coresAlone(m_wanted); }

private:
    friend class CoreBudget;

    std::shared_ptr<CoreBudget> m_budget;
    std::function<void()> m_changed;
    Rank m_rank{};
    int m_wanted = 0;
    int m_cores = 0;
    bool m_isThinking = false;
};

} // namespace komadai::ui
