#include "core/base/workers.h"

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <mutex>
#include <set>
#include <stdexcept>

namespace komadai::core::test {
namespace {

TEST(Workers, EachHasANumber) {
    std::mutex mutex;
    std::set<int> seen;
    runWorkers(3, [&](int thread, const std::stop_token&) {
        const std::lock_guard lock(mutex);
        seen.insert(thread);
    });
    EXPECT_EQ(seen, (std::set{0, 1, 2}));
}
TEST(Workers, OneIsTheCaller) {
    std::thread::id worker;
    runWorkers(1, [&](int, const std::stop_token&) { worker = std::this_thread::get_id(); });
    EXPECT_EQ(worker, std::this_thread::get_id());
}
TEST(Workers, AFailureEndsTheOthersAndReachesTheCaller) {
    for (const int failing : {0, 2}) {
        std::atomic<int> ended = 0;
        const auto work = [&](int thread, const std::stop_token& failed) {
            if (thread == failing) throw std::runtime_error("full");
            while (!failed.stop_requested())
                std::this_thread::sleep_for(std::chrono::milliseconds(1));
            ++ended;
        };
        EXPECT_THROW(runWorkers(3, work), std::runtime_error);
        EXPECT_EQ(ended, 2);
    }
}

} // namespace
} // namespace komadai::core::test
