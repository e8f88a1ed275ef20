// Numbers and texts as bytes, for stored records, networks and training games.
#pragma once

#include "core/base/hash.h"

#include <cassert>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace komadai::core {

/// A checksum of 32 bits: FNV-1a in 64 bits, folded.
constexpr std::uint32_t checksumOf(std::string_view bytes) {
    const std::uint64_t hash = hashOf(bytes);
    return static_cast<std::uint32_t>(hash ^ (hash >> 32));
}

/// Writes values to a string of bytes.
class ByteWriter {
public:
    void byte(std::uint8_t value) { m_bytes.push_back(static_cast<char>(value)); }
    /// Writes groups of seven bits, the lowest first, so that small numbers are short.
    void number(std::uint64_t value) {
        for (; value >= 0x80; value >>= 7)
            byte(static_cast<std::uint8_t>(value | 0x80));
        byte(static_cast<std::uint8_t>(value));
    }
    /// Positive and negative numbers near 0 are short.
    void signedNumber(std::int64_t value) {
        number((static_cast<std::uint64_t>(value) << 1) ^ static_cast<std::uint64_t>(value >> 63));
    }
    /// Eight bytes, the lowest first.
    void fixed64(std::uint64_t value) {
        for (int shift = 0; shift < 64; shift += 8)
            byte(static_cast<std::uint8_t>(value >> shift));
    }
    /// The number of bytes, then the bytes.
    void text(std::string_view value) {
        number(value.size());
        m_bytes.append(value);
    }

    std::size_t size() const { return m_bytes.size(); }
    /// The bytes, followed by their checksum.
    std::string sealed() && {
        const std::uint32_t checksum = checksumOf(m_bytes);
        for (int shift = 0; shift < 32; shift += 8)
            byte(static_cast<std::uint8_t>(checksum >> shift));
        return std::move(m_bytes);
    }

private:
    std::string m_bytes;
};

/// Reads what a ByteWriter has written. After invalid bytes `failed()` is true, and every read returns zero or an empty
/// text. Callers should check in long loops, and must check at the end.
class ByteReader {
public:
    explicit ByteReader(std::string_view bytes) : m_bytes(bytes) {}
    /// Reads sealed bytes; fails at once if the checksum is wrong.
    static ByteReader ofSealed(std::string_view bytes) {
        constexpr std::size_t Size = 4;
        ByteReader reader(bytes.substr(0, bytes.size() < Size ? 0 : bytes.size() - Size));
        std::uint32_t checksum = 0;
        for (std::size_t i = 0; i < Size && bytes.size() >= Size; ++i)
            checksum |= std::uint32_t{static_cast<unsigned char>(bytes[bytes.size() - Size + i])} << (8 * i);
        if (bytes.size() < Size || checksum != checksumOf(reader.m_bytes)) reader.fail();
        return reader;
    }

    bool failed() const { return m_failed; }
    bool isAtEnd() const { return m_at == m_bytes.size(); }
    std::size_t remaining() const { return m_bytes.size() - m_at; }
    void fail() {
        m_failed = true;
        m_at = m_bytes.size();
    }

    std::uint8_t byte() {
        if (isAtEnd()) {
            fail();
            return 0;
        }
        return static_cast<std::uint8_t>(m_bytes[m_at++]);
    }
    std::uint64_t number() {
        std::uint64_t value = 0;
        for (int shift = 0; shift < 64; shift += 7) {
            const std::uint8_t part = byte();
            if (shift == 63 && part > 1) break;
            value |= std::uint64_t{part & 0x7fU} << shift;
            if (part < 0x80) return value;
        }
        fail();
        return 0;
    }
    /// Fails unless the number is at most `most`.
    std::uint64_t number(std::uint64_t most) {
        const std::uint64_t value = number();
        if (value <= most) return value;
        fail();
        return 0;
    }
    std::int64_t signedNumber() {
        const std::uint64_t value = number();
        return static_cast<std::int64_t>(value >> 1) ^ -static_cast<std::int64_t>(value & 1);
    }
    std::uint64_t fixed64() {
        std::uint64_t value = 0;
        for (int shift = 0; shift < 64; shift += 8)
            value |= std::uint64_t{byte()} << shift;
        return m_failed ? 0 : value;
    }
    /// The number of values that follow, each of at least one byte; fails if fewer bytes are left.
    std::size_t count() { return static_cast<std::size_t>(number(remaining())); }
    std::string_view text() {
        const std::size_t size = count();
        if (m_failed || size > remaining()) {
            fail();
            return {};
        }
        m_at += size;
        return m_bytes.substr(m_at - size, size);
    }

private:
    std::string_view m_bytes;
    std::size_t m_at = 0;
    bool m_failed = false;
};

} // namespace komadai::core
