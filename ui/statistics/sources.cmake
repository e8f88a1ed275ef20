# Results of games as charts: included by ui/CMakeLists.txt.
target_sources(komadai_ui PRIVATE
    ${CMAKE_CURRENT_LIST_DIR}/result_chart.cpp
    ${CMAKE_CURRENT_LIST_DIR}/result_chart.h
    ${CMAKE_CURRENT_LIST_DIR}/result_rows.cpp
    ${CMAKE_CURRENT_LIST_DIR}/result_rows.h
    ${CMAKE_CURRENT_LIST_DIR}/statistics_window.cpp
    ${CMAKE_CURRENT_LIST_DIR}/statistics_window.h
)
# Only ui/custom_plot.h includes QCustomPlot. The compiler finds its header without further options; the options of its target would
# change the compilation of all other files.
target_link_libraries(komadai_ui PRIVATE $<LINK_ONLY:QCustomPlotQt6::QCustomPlotQt6>)
