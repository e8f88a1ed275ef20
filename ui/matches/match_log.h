// What the engines of a match say, in the log of engines.
#pragma once

#include "matches/engine_transcript.h"
#include "ui/engine/engine_log.h"

#include <chrono>
#include <memory>

namespace komadai {
struct MatchPlan;
}

namespace komadai::ui {

class MatchLogQueue;

/// Hears the engines on the threads of a match, and brings their lines into the log on the GUI thread. Engines may write many thousands
/// of lines a second, so the lines come together; of those that come within `Pause`, the log gets no more of a process than it keeps.
class MatchLog : public EngineTranscript {
public:
    static constexpr std::chrono::milliseconds Pause{100};

    /// The log must outlive the object. Lines that are still on their way then are lost with it.
    explicit MatchLog(EngineLog& log);
    ~MatchLog() override;

    int begin(const std::string& engine) override;
    void startFailed(int process, std::string_view reason) override;
    void sent(int process, std::string_view line) override;
    void received(int process, std::string_view line) override;
    void printedError(int process, const core::protocol::ErrorLine& line) override;
    void ended(int process, const core::protocol::ProcessEnd& end) override;

private:
    std::shared_ptr<MatchLogQueue> m_queue; ///< outlives the object while lines are on their way
};

/// Keeps in the log what the external engines of the match say. GUI thread.
void logEngines(MatchPlan& plan, EngineLog& log);

} // namespace komadai::ui
