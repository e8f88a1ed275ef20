# Matches of engines: included by ui/CMakeLists.txt.
target_sources(komadai_ui PRIVATE
    ${CMAKE_CURRENT_LIST_DIR}/match_bar.cpp
    ${CMAKE_CURRENT_LIST_DIR}/match_bar.h
    ${CMAKE_CURRENT_LIST_DIR}/match_board.cpp
    ${CMAKE_CURRENT_LIST_DIR}/match_board.h
    ${CMAKE_CURRENT_LIST_DIR}/match_choice.cpp
    ${CMAKE_CURRENT_LIST_DIR}/match_choice.h
    ${CMAKE_CURRENT_LIST_DIR}/match_dialog.cpp
    ${CMAKE_CURRENT_LIST_DIR}/match_dialog.h
    ${CMAKE_CURRENT_LIST_DIR}/match_games_model.cpp
    ${CMAKE_CURRENT_LIST_DIR}/match_games_model.h
    ${CMAKE_CURRENT_LIST_DIR}/match_log.cpp
    ${CMAKE_CURRENT_LIST_DIR}/match_log.h
    ${CMAKE_CURRENT_LIST_DIR}/match_service.cpp
    ${CMAKE_CURRENT_LIST_DIR}/match_service.h
    ${CMAKE_CURRENT_LIST_DIR}/match_text.cpp
    ${CMAKE_CURRENT_LIST_DIR}/match_text.h
    ${CMAKE_CURRENT_LIST_DIR}/match_window.cpp
    ${CMAKE_CURRENT_LIST_DIR}/match_window.h
    ${CMAKE_CURRENT_LIST_DIR}/watched_game.h
)
