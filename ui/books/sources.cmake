# Opening books of the computer: included by ui/CMakeLists.txt.
target_sources(komadai_ui PRIVATE
    ${CMAKE_CURRENT_LIST_DIR}/book_making.cpp
    ${CMAKE_CURRENT_LIST_DIR}/book_making.h
    ${CMAKE_CURRENT_LIST_DIR}/book_store.cpp
    ${CMAKE_CURRENT_LIST_DIR}/book_store.h
    ${CMAKE_CURRENT_LIST_DIR}/books_dialog.cpp
    ${CMAKE_CURRENT_LIST_DIR}/books_dialog.h
    ${CMAKE_CURRENT_LIST_DIR}/make_book_dialog.cpp
    ${CMAKE_CURRENT_LIST_DIR}/make_book_dialog.h
)
