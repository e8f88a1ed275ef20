# Reports, printed or kept: included by ui/CMakeLists.txt.
target_sources(komadai_ui PRIVATE
    ${CMAKE_CURRENT_LIST_DIR}/animation_dialog.cpp
    ${CMAKE_CURRENT_LIST_DIR}/animation_dialog.h
    ${CMAKE_CURRENT_LIST_DIR}/diagram_file.cpp
    ${CMAKE_CURRENT_LIST_DIR}/diagram_file.h
    ${CMAKE_CURRENT_LIST_DIR}/game_animation.cpp
    ${CMAKE_CURRENT_LIST_DIR}/game_animation.h
    ${CMAKE_CURRENT_LIST_DIR}/gif_writer.cpp
    ${CMAKE_CURRENT_LIST_DIR}/gif_writer.h
    ${CMAKE_CURRENT_LIST_DIR}/report_pictures.cpp
    ${CMAKE_CURRENT_LIST_DIR}/report_pictures.h
    ${CMAKE_CURRENT_LIST_DIR}/report.cpp
    ${CMAKE_CURRENT_LIST_DIR}/report.h
    ${CMAKE_CURRENT_LIST_DIR}/report_dialog.cpp
    ${CMAKE_CURRENT_LIST_DIR}/report_dialog.h
    ${CMAKE_CURRENT_LIST_DIR}/report_file.cpp
    ${CMAKE_CURRENT_LIST_DIR}/report_file.h
)
target_link_libraries(komadai_ui PRIVATE GIF::GIF Qt6::PrintSupport)
