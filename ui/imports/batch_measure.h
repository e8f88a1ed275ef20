// How much is added to the library in one transaction.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstddef>

namespace komadai::ui {

/// How many nodes of games fit into the time of a transaction, by the time that the last ones took.
class BatchMeasure {
public:
    using Duration = std::chrono::steady_clock::duration;

    double nodes() const { return m_nodes; }
    void note(std::size_t nodes, Duration time) {
        if (nodes == 0) return;
        const double ratio = std::chrono::duration<double>(WriteTime) / std::chrono::duration<double>(time);
        const double fitting = static_cast<double>(nodes) * std::min(ratio, 2.0);
        m_nodes = std::clamp((m_nodes + fitting) / 2, 1.0, MostNodes);
    }

private:
    static constexpr Duration WriteTime =
        std::chrono::milliseconds(8);         ///< about what a transaction should take
    static constexpr double FirstNodes = 200; ///< of the games in the first transaction
    static constexpr double MostNodes = 20'000;

    double m_nodes = FirstNodes;
};

} // namespace komadai::ui
