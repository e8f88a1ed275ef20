# Runs PROGRAM with ARGUMENTS (a list) and the text INPUT, and fails unless its exit status is STATUS, its standard output
# matches OUTPUT, and its standard error matches ERROR if that is given. If a program succeeds, its standard error is empty.
file(WRITE ${WORK}.in "${INPUT}")
execute_process(
    COMMAND ${PROGRAM} ${ARGUMENTS}
    INPUT_FILE ${WORK}.in
    OUTPUT_VARIABLE output
    ERROR_VARIABLE error
    RESULT_VARIABLE status
    TIMEOUT 60
)
if(NOT status STREQUAL STATUS)
    message(FATAL_ERROR "exit status ${status}, not ${STATUS}\n${output}${error}")
endif()
if(NOT output MATCHES "${OUTPUT}")
    message(FATAL_ERROR "standard output does not match ${OUTPUT}:\n${output}")
endif()
if(ERROR AND NOT error MATCHES "${ERROR}")
    message(FATAL_ERROR "standard error does not match ${ERROR}:\n${error}")
endif()
# A remark of Qt if no desktop session has set XDG_RUNTIME_DIR.
string(REGEX REPLACE "QStandardPaths: [^\n]*\n" "" error "${error}")
if(status EQUAL 0 AND NOT error STREQUAL "")
    message(FATAL_ERROR "standard error is not empty:\n${error}")
endif()
