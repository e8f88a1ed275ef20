# The position editor: included by ui/CMakeLists.txt.
target_sources(komadai_ui PRIVATE
    ${CMAKE_CURRENT_LIST_DIR}/edited_position.cpp
    ${CMAKE_CURRENT_LIST_DIR}/edited_position.h
)
