#include "ui/engine/core_budget.h"

#include <algorithm>
#include <cassert>
#include <numeric>

namespace komadai::ui {

CoreBudget::CoreBudget(int cores, QObject* parent) : QObject(parent), m_cores(cores) {
    assert(cores >= 1);
    m_growth.setSingleShot(true);
    connect(&m_growth, &QTimer::timeout, this, [this] { divide(true); });
}

int CoreBudget::usedCores() const {
    return std::accumulate(m_claims.begin(), m_claims.end(), 0,
                           [](int sum, const CoreClaim* claim) { return sum + claim->m_cores; });
}

void CoreBudget::add(CoreClaim& claim) {
    m_claims.push_back(&claim);
    divide(false);
    if (m_claims.size() == 1) emit usedChanged();
}

void CoreBudget::remove(CoreClaim& claim) {
    std::erase(m_claims, &claim);
    divide(false);
    if (m_claims.empty()) emit usedChanged();
}

std::vector<int> CoreBudget::shares() const {
    std::vector<int> shares(m_claims.size(), 0);
    int left = m_cores;
    for (const auto rank : {CoreClaim::Rank::TimedPlayer, CoreClaim::Rank::Player})
        for (std::size_t i = 0; i < m_claims.size(); ++i) {
            if (m_claims[i]->m_rank != rank) continue;
            shares[i] = std::clamp(m_claims[i]->m_wanted, 1, std::max(left, 1));
            left -= shares[i];
        }
    bool isGiven = true; // core by core, so that what one analysis does not want the others get
    for (int round = 0; isGiven; ++round) {
        isGiven = false;
        for (std::size_t i = 0; i < m_claims.size(); ++i) {
            const CoreClaim& claim = *m_claims[i];
            const bool isDue = claim.m_rank == CoreClaim::Rank::Analyst &&
                               (round == 0 || (left > 0 && shares[i] < claim.m_wanted));
            if (!isDue) continue;
            ++shares[i];
            --left;
            isGiven = true;
        }
    }
    for (std::size_t i = 0; i < m_claims.size(); ++i) {
        if (m_claims[i]->m_rank != CoreClaim::Rank::Ponderer) continue;
        shares[i] = std::clamp(m_claims[i]->m_wanted, 0, std::max(left, 0));
        left -= shares[i];
    }
    return shares;
}

/// A claim that has no share yet gets it at once.
void CoreBudget::divide(bool mayGrow) {
    const auto due = shares();
    std::vector<CoreClaim*> changed;
    bool isGrowthDue = false;
    for (std::size_t i = 0; i < m_claims.size(); ++i) {
        CoreClaim& claim = *m_claims[i];
        if (claim.m_cores != 0 && due[i] > claim.m_cores && !mayGrow) {
            isGrowthDue = true;
        } else if (claim.m_cores != due[i]) {
            if (claim.m_cores != 0) changed.push_back(&claim);
            claim.m_cores = due[i];
        }
    }
    if (isGrowthDue)
        m_growth.start(GrowthDelay);
    else
        m_growth.stop();
    for (const CoreClaim* claim : changed)
        if (claim->m_changed) claim->m_changed();
}

CoreClaim::CoreClaim(std::shared_ptr<CoreBudget> budget, std::function<void()> changed)
    : m_budget(std::move(budget)), m_changed(std::move(changed)) {
    assert(m_budget);
}

CoreClaim::~CoreClaim() { end(); }

int CoreClaim::coresAlone(int wanted) const { return std::clamp(wanted, 1, m_budget->cores()); }

void CoreClaim::begin(Rank rank, int wanted) {
    end();
    m_rank = rank;
    m_wanted = std::max(wanted, 1);
    m_isThinking = true;
    m_budget->add(*this);
}

bool CoreClaim::beginToPonder(int wanted) {
    begin(Rank::Ponderer, wanted);
    if (!isSqueezed()) return true;
    end();
    return false;
}

void CoreClaim::end() {
    if (!m_isThinking) return;
    m_isThinking = false;
    m_cores = 0;
    m_budget->remove(*this);
}

} // namespace komadai::ui
