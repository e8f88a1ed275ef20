// One callable made of several, for std::visit.
#pragma once

namespace komadai::core {

/// `std::visit(Overloaded{[](A) {}, [](B) {}}, variant)` calls the function that takes the value's type.
template <class... Functions>
struct Overloaded : Functions... {
    using Functions::operator()...;
};

} // namespace komadai::core
