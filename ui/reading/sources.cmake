# Windows to read in: included by ui/CMakeLists.txt.
target_sources(komadai_ui PRIVATE
    ${CMAKE_CURRENT_LIST_DIR}/find_bar.cpp
    ${CMAKE_CURRENT_LIST_DIR}/find_bar.h
    ${CMAKE_CURRENT_LIST_DIR}/page_style.cpp
    ${CMAKE_CURRENT_LIST_DIR}/page_style.h
    ${CMAKE_CURRENT_LIST_DIR}/reading_window.cpp
    ${CMAKE_CURRENT_LIST_DIR}/reading_window.h
)
