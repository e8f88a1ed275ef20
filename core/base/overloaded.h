// Combines several functions into one callable, for std::visit.
#pragma once

namespace komadai::core {

/// `std::visit(Overloaded{[](A) {}, [](B) {}}, variant)` calls the function for the type of the value.
template <class... Functions>
struct Overloaded : Functions... {
    using Functions::operator()...;
};
template <class... Functions>
Overloaded(Functions...) -> Overloaded<Functions...>; // clang 14 needs it

} // namespace komadai::core
