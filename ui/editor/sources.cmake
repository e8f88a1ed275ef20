# The position editor: included by ui/CMakeLists.txt.
target_sources(komadai_ui PRIVATE
    ${CMAKE_CURRENT_LIST_DIR}/clipboard_position.cpp
    ${CMAKE_CURRENT_LIST_DIR}/clipboard_position.h
    ${CMAKE_CURRENT_LIST_DIR}/edited_position.cpp
    ${CMAKE_CURRENT_LIST_DIR}/edited_position.h
    ${CMAKE_CURRENT_LIST_DIR}/editor_board.cpp
    ${CMAKE_CURRENT_LIST_DIR}/editor_board.h
    ${CMAKE_CURRENT_LIST_DIR}/piece_palette.cpp
    ${CMAKE_CURRENT_LIST_DIR}/piece_palette.h
    ${CMAKE_CURRENT_LIST_DIR}/position_editor.cpp
    ${CMAKE_CURRENT_LIST_DIR}/position_editor.h
)
