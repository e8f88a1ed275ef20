// Memory for tables with random access.
#pragma once

#include <cstddef>
#include <new>

#ifdef __linux__
#include <sys/mman.h>
#endif

namespace komadai::core {

/// An allocator that asks the system for large pages. With small pages, address translation takes about as long as the access
/// itself.
template <class T>
struct HugePages {
    using value_type = T;

    HugePages() = default;
    template <class Other>
    explicit HugePages(const HugePages<Other>&) {}

    T* allocate(std::size_t count) {
        void* memory = ::operator new(count * sizeof(T), Alignment);
#ifdef __linux__
        madvise(memory, count * sizeof(T), MADV_HUGEPAGE); // only a hint; if it fails, pages are small
#endif
        return static_cast<T*>(memory);
    }
    void deallocate(T* memory, std::size_t) { ::operator delete(memory, Alignment); }
    friend bool operator==(const HugePages&, const HugePages&) { return true; }

private:
    static constexpr std::align_val_t Alignment{std::size_t{2} << 20};
};

} // namespace komadai::core
