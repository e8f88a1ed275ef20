# The opening explorer and the search for positions: included by ui/CMakeLists.txt.
target_sources(komadai_ui PRIVATE
    ${CMAKE_CURRENT_LIST_DIR}/explorer_panel.cpp
    ${CMAKE_CURRENT_LIST_DIR}/explorer_panel.h
    ${CMAKE_CURRENT_LIST_DIR}/found_places_model.cpp
    ${CMAKE_CURRENT_LIST_DIR}/found_places_model.h
    ${CMAKE_CURRENT_LIST_DIR}/game_words.cpp
    ${CMAKE_CURRENT_LIST_DIR}/game_words.h
    ${CMAKE_CURRENT_LIST_DIR}/move_statistics.cpp
    ${CMAKE_CURRENT_LIST_DIR}/move_statistics.h
    ${CMAKE_CURRENT_LIST_DIR}/new_move_finder.cpp
    ${CMAKE_CURRENT_LIST_DIR}/new_move_finder.h
    ${CMAKE_CURRENT_LIST_DIR}/pattern_editor.cpp
    ${CMAKE_CURRENT_LIST_DIR}/pattern_editor.h
    ${CMAKE_CURRENT_LIST_DIR}/position_finder.cpp
    ${CMAKE_CURRENT_LIST_DIR}/position_finder.h
    ${CMAKE_CURRENT_LIST_DIR}/position_search.cpp
    ${CMAKE_CURRENT_LIST_DIR}/position_search.h
    ${CMAKE_CURRENT_LIST_DIR}/results_delegate.cpp
    ${CMAKE_CURRENT_LIST_DIR}/results_delegate.h
)
