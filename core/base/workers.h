// Several threads that share a piece of work.
#pragma once

#include <exception>
#include <mutex>
#include <stop_token>
#include <thread>
#include <vector>

namespace komadai::core {

/// Calls `work(thread, failed)` on as many threads, numbered from 0; the calling thread is the first of them. Returns when all have ended.
/// If one throws, a stop is requested of `failed`, and the first exception is thrown again here. Precondition: threads >= 1.
template <class Work>
void runWorkers(int threads, const Work& work) {
    std::stop_source failed;
    std::mutex mutex;
    std::exception_ptr failure;
    const auto fail = [&] {
        const std::lock_guard lock(mutex);
        if (!failure) failure = std::current_exception();
        failed.request_stop();
    };
    const auto tryWork = [&](int thread) {
        try {
            work(thread, failed.get_token());
        } catch (...) {
            fail();
        }
    };
    {
        std::vector<std::jthread> others;
        try {
            for (int thread = 1; thread < threads; ++thread)
                others.emplace_back(tryWork, thread);
        } catch (...) { // the system has no more threads or memory
            fail();
        }
        tryWork(0);
    }
    if (failure) std::rethrow_exception(failure);
}

} // namespace komadai::core
