# Tours: included by ui/CMakeLists.txt.
target_sources(komadai_ui PRIVATE
    ${CMAKE_CURRENT_LIST_DIR}/tour_window.cpp
    ${CMAKE_CURRENT_LIST_DIR}/tour_window.h
)
