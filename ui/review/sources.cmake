# Reviews of games: included by ui/CMakeLists.txt.
target_sources(komadai_ui PRIVATE
    ${CMAKE_CURRENT_LIST_DIR}/fault_list.cpp
    ${CMAKE_CURRENT_LIST_DIR}/fault_list.h
    ${CMAKE_CURRENT_LIST_DIR}/position_reviewer.cpp
    ${CMAKE_CURRENT_LIST_DIR}/position_reviewer.h
    ${CMAKE_CURRENT_LIST_DIR}/review_bar.cpp
    ${CMAKE_CURRENT_LIST_DIR}/review_bar.h
    ${CMAKE_CURRENT_LIST_DIR}/review_dialog.cpp
    ${CMAKE_CURRENT_LIST_DIR}/review_dialog.h
    ${CMAKE_CURRENT_LIST_DIR}/review_panel.cpp
    ${CMAKE_CURRENT_LIST_DIR}/review_panel.h
    ${CMAKE_CURRENT_LIST_DIR}/review_service.cpp
    ${CMAKE_CURRENT_LIST_DIR}/review_service.h
)
