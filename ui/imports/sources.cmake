# Imports of games: included by ui/CMakeLists.txt.
target_sources(komadai_ui PRIVATE
    ${CMAKE_CURRENT_LIST_DIR}/batch_measure.h
    ${CMAKE_CURRENT_LIST_DIR}/game_import.cpp
    ${CMAKE_CURRENT_LIST_DIR}/game_import.h
    ${CMAKE_CURRENT_LIST_DIR}/import_bar.cpp
    ${CMAKE_CURRENT_LIST_DIR}/import_bar.h
    ${CMAKE_CURRENT_LIST_DIR}/import_job.h
    ${CMAKE_CURRENT_LIST_DIR}/import_report_dialog.cpp
    ${CMAKE_CURRENT_LIST_DIR}/import_report_dialog.h
    ${CMAKE_CURRENT_LIST_DIR}/import_report_text.cpp
    ${CMAKE_CURRENT_LIST_DIR}/import_report_text.h
    ${CMAKE_CURRENT_LIST_DIR}/library_addition.cpp
    ${CMAKE_CURRENT_LIST_DIR}/library_addition.h
)
