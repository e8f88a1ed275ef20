# How far a piece gets: included by ui/CMakeLists.txt.
target_sources(komadai_ui PRIVATE
    ${CMAKE_CURRENT_LIST_DIR}/mobility_board.cpp
    ${CMAKE_CURRENT_LIST_DIR}/mobility_board.h
    ${CMAKE_CURRENT_LIST_DIR}/mobility_window.cpp
    ${CMAKE_CURRENT_LIST_DIR}/mobility_window.h
)
