// What is said to the engines of a match, and by them.
#pragma once

#include "core/protocol/engine_conversation.h"
#include "core/protocol/error_lines.h"

#include <string>
#include <string_view>

namespace komadai {

/// Hears every line. Its functions are called on the threads of the match, for different processes at the same time; they must neither
/// wait nor throw.
class EngineTranscript {
public:
    virtual ~EngineTranscript() = default;
    /// A process of the engine with this name is about to start. Returns a number for the process, which the other functions get.
    virtual int begin(const std::string& engine) = 0;
    /// `reason` is the error message of the system.
    virtual void startFailed(int process, std::string_view reason) = 0;
    virtual void sent(int process, std::string_view line) = 0;
    virtual void received(int process, std::string_view line) = 0;
    /// A line of its standard error.
    virtual void printedError(int process, const core::protocol::ErrorLine& line) = 0;
    virtual void ended(int process, const core::protocol::ProcessEnd& end) = 0;
};

} // namespace komadai
