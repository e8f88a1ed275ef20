# The board: included by ui/CMakeLists.txt.
target_sources(komadai_ui PRIVATE
    ${CMAKE_CURRENT_LIST_DIR}/board_layout.cpp
    ${CMAKE_CURRENT_LIST_DIR}/board_layout.h
    ${CMAKE_CURRENT_LIST_DIR}/board_painter.cpp
    ${CMAKE_CURRENT_LIST_DIR}/board_painter.h
    ${CMAKE_CURRENT_LIST_DIR}/board_view.cpp
    ${CMAKE_CURRENT_LIST_DIR}/board_view.h
    ${CMAKE_CURRENT_LIST_DIR}/cached_piece_set.cpp
    ${CMAKE_CURRENT_LIST_DIR}/cached_piece_set.h
    ${CMAKE_CURRENT_LIST_DIR}/coin_piece_set.cpp
    ${CMAKE_CURRENT_LIST_DIR}/coin_piece_set.h
    ${CMAKE_CURRENT_LIST_DIR}/cube_piece_set.cpp
    ${CMAKE_CURRENT_LIST_DIR}/cube_piece_set.h
    ${CMAKE_CURRENT_LIST_DIR}/move_entry.cpp
    ${CMAKE_CURRENT_LIST_DIR}/move_entry.h
    ${CMAKE_CURRENT_LIST_DIR}/piece_marks.cpp
    ${CMAKE_CURRENT_LIST_DIR}/piece_marks.h
    ${CMAKE_CURRENT_LIST_DIR}/piece_set.cpp
    ${CMAKE_CURRENT_LIST_DIR}/piece_set.h
    ${CMAKE_CURRENT_LIST_DIR}/piece_symbols.cpp
    ${CMAKE_CURRENT_LIST_DIR}/piece_symbols.h
    ${CMAKE_CURRENT_LIST_DIR}/stone_piece_set.cpp
    ${CMAKE_CURRENT_LIST_DIR}/stone_piece_set.h
    ${CMAKE_CURRENT_LIST_DIR}/wedge_piece_set.cpp
    ${CMAKE_CURRENT_LIST_DIR}/wedge_piece_set.h
)
