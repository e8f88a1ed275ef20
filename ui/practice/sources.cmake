# Practice: included by ui/CMakeLists.txt.
target_sources(komadai_ui PRIVATE
    ${CMAKE_CURRENT_LIST_DIR}/practice_chart.cpp
    ${CMAKE_CURRENT_LIST_DIR}/practice_chart.h
    ${CMAKE_CURRENT_LIST_DIR}/practice_session.cpp
    ${CMAKE_CURRENT_LIST_DIR}/practice_session.h
    ${CMAKE_CURRENT_LIST_DIR}/practice_statistics.cpp
    ${CMAKE_CURRENT_LIST_DIR}/practice_statistics.h
    ${CMAKE_CURRENT_LIST_DIR}/practice_window.cpp
    ${CMAKE_CURRENT_LIST_DIR}/practice_window.h
    ${CMAKE_CURRENT_LIST_DIR}/practice_words.cpp
    ${CMAKE_CURRENT_LIST_DIR}/practice_words.h
    ${CMAKE_CURRENT_LIST_DIR}/find_puzzles_dialog.cpp
    ${CMAKE_CURRENT_LIST_DIR}/find_puzzles_dialog.h
    ${CMAKE_CURRENT_LIST_DIR}/puzzle_search.cpp
    ${CMAKE_CURRENT_LIST_DIR}/puzzle_search.h
    ${CMAKE_CURRENT_LIST_DIR}/puzzle_search_bar.cpp
    ${CMAKE_CURRENT_LIST_DIR}/puzzle_search_bar.h
    ${CMAKE_CURRENT_LIST_DIR}/repertoire_service.cpp
    ${CMAKE_CURRENT_LIST_DIR}/repertoire_service.h
    ${CMAKE_CURRENT_LIST_DIR}/refuter.cpp
    ${CMAKE_CURRENT_LIST_DIR}/refuter.h
)
