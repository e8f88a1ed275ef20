#include "ui/desktop/termination.h"

#include <QSocketNotifier>

#include <array>
#include <cerrno>
#include <csignal>
#include <utility>

#include <fcntl.h>
#include <unistd.h>

namespace komadai::ui {
namespace {

constexpr std::array Signals{SIGTERM, SIGINT, SIGHUP};

/// A handler may do little more than write: reading end, writing end. -1: there is no pipe.
std::array<int, 2> ends{-1, -1};

void onSignal(int) {
    const int before = errno;
    const char byte = 0;
    [[maybe_unused]] const auto written = ::write(ends[1], &byte, 1);
    errno = before;
}

void setHandler(void (*handler)(int)) {
    struct sigaction action {};
    action.sa_handler = handler;
    action.sa_flags = SA_RESTART;
    for (const int signal : Signals)
        sigaction(signal, &action, nullptr);
}

} // namespace

Termination::Termination(QObject* parent) : QObject(parent), m_notifier(nullptr) {
    if (pipe2(ends.data(), O_CLOEXEC | O_NONBLOCK) != 0) return;
    m_notifier = new QSocketNotifier(ends[0], QSocketNotifier::Read, this);
    connect(m_notifier, &QSocketNotifier::activated, this, [this] {
        std::array<char, 16> bytes{};
        while (::read(ends[0], bytes.data(), bytes.size()) > 0) {
        }
        emit wanted();
    });
    setHandler(onSignal);
}

Termination::~Termination() {
    if (!m_notifier) return;
    setHandler(SIG_DFL);
    delete m_notifier;
    for (int& end : ends)
        ::close(std::exchange(end, -1));
}

} // namespace komadai::ui
