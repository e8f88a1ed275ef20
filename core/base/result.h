// A value, or the error that prevented it. GCC 12 has no std::expected; this is the part of it that the core needs.
#pragma once

#include <cassert>
#include <utility>
#include <variant>

namespace komadai::core {

/// Either a value of type `T` or an error of type `E`.
template <class T, class E>
class [[nodiscard]] Result {
public:
    Result(T value) : m_state(std::in_place_index<0>, std::move(value)) {}
    Result(E error) : m_state(std::in_place_index<1>, std::move(error)) {}

    explicit operator bool() const { return m_state.index() == 0; }

    /// Precondition: there is a value.
    const T& value() const& {
        assert(*this);
        return *std::get_if<0>(&m_state);
    }
    T&& value() && {
        assert(*this);
        return std::move(*std::get_if<0>(&m_state));
    }
    /// Precondition: there is an error.
    const E& error() const {
        assert(!*this);
        return *std::get_if<1>(&m_state);
    }

private:
    std::variant<T, E> m_state;
};

} // namespace komadai::core
