# The rule book: included by ui/CMakeLists.txt.
target_sources(komadai_ui PRIVATE
    ${CMAKE_CURRENT_LIST_DIR}/mark_painter.cpp
    ${CMAKE_CURRENT_LIST_DIR}/mark_painter.h
    ${CMAKE_CURRENT_LIST_DIR}/move_diagram.cpp
    ${CMAKE_CURRENT_LIST_DIR}/move_diagram.h
    ${CMAKE_CURRENT_LIST_DIR}/piece_card.cpp
    ${CMAKE_CURRENT_LIST_DIR}/piece_card.h
    ${CMAKE_CURRENT_LIST_DIR}/piece_facts.cpp
    ${CMAKE_CURRENT_LIST_DIR}/piece_facts.h
    ${CMAKE_CURRENT_LIST_DIR}/rule_book.cpp
    ${CMAKE_CURRENT_LIST_DIR}/rule_book.h
    ${CMAKE_CURRENT_LIST_DIR}/rule_page.cpp
    ${CMAKE_CURRENT_LIST_DIR}/rule_page.h
    ${CMAKE_CURRENT_LIST_DIR}/rule_picture.cpp
    ${CMAKE_CURRENT_LIST_DIR}/rule_picture.h
    ${CMAKE_CURRENT_LIST_DIR}/rule_view.cpp
    ${CMAKE_CURRENT_LIST_DIR}/rule_view.h
)
