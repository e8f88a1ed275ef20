#include "core/protocol/error_lines.h"

#include <algorithm>
#include <utility>

namespace komadai::core::protocol {

void ErrorLines::add(std::string_view text) {
    m_text.erase(0, std::exchange(m_begin, 0));
    m_text += text;
    if (m_text.size() <= 2 * BytesPerSecond) return;
    const std::size_t most = m_text.size() - BytesPerSecond;
    const std::size_t end = m_text.find('\n', most);
    const bool isLast = end == std::string::npos || end + 1 == m_text.size();
    loseUntil(isLast ? most : end + 1); // of the last line the end is kept, of another one nothing
}

std::vector<ErrorLine> ErrorLines::take(Instant now) {
    if (!m_renewal || now >= *m_renewal) {
        const bool wasFlooded = m_lines >= LinesPerSecond || m_bytes >= BytesPerSecond;
        m_renewal = now + Second;
        m_lines = 0;
        m_bytes = 0;
        if (wasFlooded) dropOldLines();
    }
    std::vector<ErrorLine> lines;
    while (m_lines < LinesPerSecond && m_bytes < BytesPerSecond) {
        const auto length = lengthOfNext();
        if (!length) break;
        lines.push_back(cutNext(*length));
        ++m_lines;
        m_bytes += *length;
    }
    return lines;
}

std::optional<Instant> ErrorLines::nextAt() const { return lengthOfNext() ? m_renewal : std::nullopt; }

std::vector<ErrorLine> ErrorLines::takeRest() {
    dropOldLines();
    std::vector<ErrorLine> lines;
    while (const auto length = lengthOfNext())
        lines.push_back(cutNext(*length));
    if (m_begin < m_text.size()) lines.push_back(cutNext(m_text.size() - m_begin));
    m_text.clear();
    m_begin = 0;
    return lines;
}

std::optional<std::size_t> ErrorLines::lengthOfNext() const {
    const std::size_t end = m_text.find('\n', m_begin);
    if (end != std::string::npos) return end - m_begin;
    const std::size_t length = m_text.size() - m_begin;
    return length > BytesPerSecond ? std::optional(length) : std::nullopt;
}

ErrorLine ErrorLines::cutNext(std::size_t length) {
    ErrorLine line{m_text.substr(m_begin, length), std::exchange(m_leftOut, 0)};
    m_begin = std::min(m_begin + length + 1, m_text.size());
    return line;
}

void ErrorLines::dropOldLines() {
    std::size_t begin = m_text.rfind('\n');
    for (int lines = 0; lines < LinesPerSecond && begin != std::string::npos; ++lines)
        begin = begin == 0 ? std::string::npos : m_text.rfind('\n', begin - 1);
    if (begin != std::string::npos && begin >= m_begin) loseUntil(begin + 1);
}

void ErrorLines::loseUntil(std::size_t end) {
    const auto at = [this](std::size_t place) {
        return m_text.begin() + static_cast<std::string::difference_type>(place);
    };
    m_leftOut += static_cast<std::size_t>(std::count(at(m_begin), at(end), '\n'));
    m_begin = end;
}

} // namespace komadai::core::protocol
