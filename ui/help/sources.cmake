# The manual: included by ui/CMakeLists.txt.
target_sources(komadai_ui PRIVATE
    ${CMAKE_CURRENT_LIST_DIR}/dialog_help.cpp
    ${CMAKE_CURRENT_LIST_DIR}/dialog_help.h
    ${CMAKE_CURRENT_LIST_DIR}/help_pages.cpp
    ${CMAKE_CURRENT_LIST_DIR}/help_pages.h
    ${CMAKE_CURRENT_LIST_DIR}/help_topics.h
    ${CMAKE_CURRENT_LIST_DIR}/help_view.cpp
    ${CMAKE_CURRENT_LIST_DIR}/help_view.h
    ${CMAKE_CURRENT_LIST_DIR}/help_window.cpp
    ${CMAKE_CURRENT_LIST_DIR}/help_window.h
)
