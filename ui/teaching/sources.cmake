# Teaching of the computer: included by ui/CMakeLists.txt.
target_sources(komadai_ui PRIVATE
    ${CMAKE_CURRENT_LIST_DIR}/course_chart.cpp
    ${CMAKE_CURRENT_LIST_DIR}/course_chart.h
    ${CMAKE_CURRENT_LIST_DIR}/teaching_bar.cpp
    ${CMAKE_CURRENT_LIST_DIR}/teaching_bar.h
    ${CMAKE_CURRENT_LIST_DIR}/teaching_service.cpp
    ${CMAKE_CURRENT_LIST_DIR}/teaching_service.h
    ${CMAKE_CURRENT_LIST_DIR}/teaching_text.cpp
    ${CMAKE_CURRENT_LIST_DIR}/teaching_text.h
    ${CMAKE_CURRENT_LIST_DIR}/teaching_window.cpp
    ${CMAKE_CURRENT_LIST_DIR}/teaching_window.h
)
