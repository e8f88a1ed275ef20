# The settings: included by ui/CMakeLists.txt.
target_sources(komadai_ui PRIVATE
    ${CMAKE_CURRENT_LIST_DIR}/analysis_page.cpp
    ${CMAKE_CURRENT_LIST_DIR}/analysis_page.h
    ${CMAKE_CURRENT_LIST_DIR}/appearance_page.cpp
    ${CMAKE_CURRENT_LIST_DIR}/appearance_page.h
    ${CMAKE_CURRENT_LIST_DIR}/board_preview.cpp
    ${CMAKE_CURRENT_LIST_DIR}/board_preview.h
    ${CMAKE_CURRENT_LIST_DIR}/key_field.cpp
    ${CMAKE_CURRENT_LIST_DIR}/key_field.h
    ${CMAKE_CURRENT_LIST_DIR}/keys_page.cpp
    ${CMAKE_CURRENT_LIST_DIR}/keys_page.h
    ${CMAKE_CURRENT_LIST_DIR}/language_page.cpp
    ${CMAKE_CURRENT_LIST_DIR}/language_page.h
    ${CMAKE_CURRENT_LIST_DIR}/playing_page.cpp
    ${CMAKE_CURRENT_LIST_DIR}/playing_page.h
    ${CMAKE_CURRENT_LIST_DIR}/settings_dialog.cpp
    ${CMAKE_CURRENT_LIST_DIR}/settings_dialog.h
    ${CMAKE_CURRENT_LIST_DIR}/sounds_page.cpp
    ${CMAKE_CURRENT_LIST_DIR}/sounds_page.h
)
