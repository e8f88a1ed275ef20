# Studies: included by ui/CMakeLists.txt.
target_sources(komadai_ui PRIVATE
    ${CMAKE_CURRENT_LIST_DIR}/add_to_study_dialog.cpp
    ${CMAKE_CURRENT_LIST_DIR}/add_to_study_dialog.h
    ${CMAKE_CURRENT_LIST_DIR}/chapter_bar.cpp
    ${CMAKE_CURRENT_LIST_DIR}/chapter_bar.h
    ${CMAKE_CURRENT_LIST_DIR}/chapter_list.cpp
    ${CMAKE_CURRENT_LIST_DIR}/chapter_list.h
    ${CMAKE_CURRENT_LIST_DIR}/studies.cpp
    ${CMAKE_CURRENT_LIST_DIR}/studies.h
    ${CMAKE_CURRENT_LIST_DIR}/studies_window.cpp
    ${CMAKE_CURRENT_LIST_DIR}/studies_window.h
    ${CMAKE_CURRENT_LIST_DIR}/study_export.cpp
    ${CMAKE_CURRENT_LIST_DIR}/study_export.h
    ${CMAKE_CURRENT_LIST_DIR}/study_report.cpp
    ${CMAKE_CURRENT_LIST_DIR}/study_report.h
)
