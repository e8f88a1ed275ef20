# The positions that are played most: included by ui/CMakeLists.txt.
target_sources(komadai_ui PRIVATE
    ${CMAKE_CURRENT_LIST_DIR}/graph_colours.cpp
    ${CMAKE_CURRENT_LIST_DIR}/graph_colours.h
    ${CMAKE_CURRENT_LIST_DIR}/graph_items.cpp
    ${CMAKE_CURRENT_LIST_DIR}/graph_items.h
    ${CMAKE_CURRENT_LIST_DIR}/graph_legend.cpp
    ${CMAKE_CURRENT_LIST_DIR}/graph_legend.h
    ${CMAKE_CURRENT_LIST_DIR}/graph_picture.cpp
    ${CMAKE_CURRENT_LIST_DIR}/graph_picture.h
    ${CMAKE_CURRENT_LIST_DIR}/graph_view.cpp
    ${CMAKE_CURRENT_LIST_DIR}/graph_view.h
    ${CMAKE_CURRENT_LIST_DIR}/opening_graph_window.cpp
    ${CMAKE_CURRENT_LIST_DIR}/opening_graph_window.h
    ${CMAKE_CURRENT_LIST_DIR}/position_card.cpp
    ${CMAKE_CURRENT_LIST_DIR}/position_card.h
)
