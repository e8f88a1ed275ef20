# The settings of the user: included by ui/CMakeLists.txt.
target_sources(komadai_ui PRIVATE
    ${CMAKE_CURRENT_LIST_DIR}/preference.h
    ${CMAKE_CURRENT_LIST_DIR}/preference_controls.cpp
    ${CMAKE_CURRENT_LIST_DIR}/preference_controls.h
    ${CMAKE_CURRENT_LIST_DIR}/named_values.cpp
    ${CMAKE_CURRENT_LIST_DIR}/preferences.cpp
    ${CMAKE_CURRENT_LIST_DIR}/preferences.h
)
