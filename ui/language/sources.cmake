# The language of the window: included by ui/CMakeLists.txt.
target_sources(komadai_ui PRIVATE
    ${CMAKE_CURRENT_LIST_DIR}/language_notifier.h
    ${CMAKE_CURRENT_LIST_DIR}/language.cpp
    ${CMAKE_CURRENT_LIST_DIR}/language.h
    ${CMAKE_CURRENT_LIST_DIR}/local_text.cpp
    ${CMAKE_CURRENT_LIST_DIR}/local_text.h
    ${CMAKE_CURRENT_LIST_DIR}/retranslated.cpp
    ${CMAKE_CURRENT_LIST_DIR}/retranslated.h
)

# The sources are in English; its file has only the plurals.
set(komadai_translations ${PROJECT_SOURCE_DIR}/translations/komadai_de.ts ${PROJECT_SOURCE_DIR}/translations/komadai_ja.ts)
set(komadai_plurals ${PROJECT_SOURCE_DIR}/translations/komadai_en.ts)
qt_add_lrelease(komadai_ui TS_FILES ${komadai_translations} ${komadai_plurals} QM_FILES_OUTPUT_VARIABLE komadai_languages)
qt_add_resources(komadai_ui komadai_languages PREFIX /translations BASE ${CMAKE_CURRENT_BINARY_DIR} FILES ${komadai_languages})

# Updates the translation files from the sources; a test fails if that was forgotten.
set(update_texts Qt6::lupdate -silent -locations none -no-obsolete -I . ui translations)
add_custom_target(update_translations
    COMMAND ${update_texts} -ts ${komadai_translations}
    COMMAND ${update_texts} -pluralonly -ts ${komadai_plurals}
    WORKING_DIRECTORY ${PROJECT_SOURCE_DIR} VERBATIM)
