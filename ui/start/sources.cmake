# The first start: included by ui/CMakeLists.txt.
target_sources(komadai_ui PRIVATE
    ${CMAKE_CURRENT_LIST_DIR}/first_game_dialog.cpp
    ${CMAKE_CURRENT_LIST_DIR}/first_game_dialog.h
    ${CMAKE_CURRENT_LIST_DIR}/game_card.cpp
    ${CMAKE_CURRENT_LIST_DIR}/game_card.h
)
