# Stored games: included by ui/CMakeLists.txt.
target_sources(komadai_ui PRIVATE
    ${CMAKE_CURRENT_LIST_DIR}/condition_dialog.cpp
    ${CMAKE_CURRENT_LIST_DIR}/deleted_games_dialog.cpp
    ${CMAKE_CURRENT_LIST_DIR}/export_parts_dialog.cpp
    ${CMAKE_CURRENT_LIST_DIR}/filter_field.cpp
    ${CMAKE_CURRENT_LIST_DIR}/game_columns.cpp
    ${CMAKE_CURRENT_LIST_DIR}/game_edits.cpp
    ${CMAKE_CURRENT_LIST_DIR}/game_export.cpp
    ${CMAKE_CURRENT_LIST_DIR}/game_list.cpp
    ${CMAKE_CURRENT_LIST_DIR}/game_pages.cpp
    ${CMAKE_CURRENT_LIST_DIR}/game_places.cpp
    ${CMAKE_CURRENT_LIST_DIR}/game_preview.cpp
    ${CMAKE_CURRENT_LIST_DIR}/game_removal.cpp
    ${CMAKE_CURRENT_LIST_DIR}/games_model.cpp
    ${CMAKE_CURRENT_LIST_DIR}/games_panel.cpp
    ${CMAKE_CURRENT_LIST_DIR}/games_table.cpp
    ${CMAKE_CURRENT_LIST_DIR}/known_players.cpp
    ${CMAKE_CURRENT_LIST_DIR}/label_menu.cpp
    ${CMAKE_CURRENT_LIST_DIR}/library_controller.cpp
    ${CMAKE_CURRENT_LIST_DIR}/library_rescue.cpp
    ${CMAKE_CURRENT_LIST_DIR}/library_service.cpp
    ${CMAKE_CURRENT_LIST_DIR}/library_workers.cpp
    ${CMAKE_CURRENT_LIST_DIR}/merge_players_dialog.cpp
    ${CMAKE_CURRENT_LIST_DIR}/recent_libraries.cpp
    ${CMAKE_CURRENT_LIST_DIR}/related_games_menu.cpp
    ${CMAKE_CURRENT_LIST_DIR}/saved_searches.cpp
)
