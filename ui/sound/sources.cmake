# Sounds: included by ui/CMakeLists.txt. They are made by a program of ours when the tree is built.
add_executable(make_sounds ${CMAKE_CURRENT_LIST_DIR}/make_sounds.cpp)
target_link_libraries(make_sounds PRIVATE komadai_flags)
set(KOMADAI_SOUNDS_DIR ${CMAKE_CURRENT_BINARY_DIR}/sounds)
file(MAKE_DIRECTORY ${KOMADAI_SOUNDS_DIR})
foreach(name move capture drop check end low-time tick)
    list(APPEND KOMADAI_SOUNDS ${KOMADAI_SOUNDS_DIR}/${name}.wav)
endforeach()
add_custom_command(OUTPUT ${KOMADAI_SOUNDS} COMMAND make_sounds ${KOMADAI_SOUNDS_DIR} DEPENDS make_sounds
    COMMENT "Making sounds" VERBATIM)
qt_add_resources(komadai_ui sounds PREFIX /sounds BASE ${KOMADAI_SOUNDS_DIR} FILES ${KOMADAI_SOUNDS})

target_sources(komadai_ui PRIVATE
    ${CMAKE_CURRENT_LIST_DIR}/sounds.cpp
    ${CMAKE_CURRENT_LIST_DIR}/sounds.h
)
target_link_libraries(komadai_ui PRIVATE Qt6::Multimedia)
