// JSON texts with one object a game, as Komadai's own format and JKF have them.
#pragma once

#include "core/notation/record_reading.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace komadai::core {

/// Divides a text into the objects on its outermost level. Arrays around them, and blanks and commas between them, are
/// passed over. An object that has no end is given up where the next line begins with `{"format"`, so that one damaged
/// line costs one game. Takes time in proportion to the size of the text.
class JsonObjects {
public:
    /// `mostDepth`  of arrays and objects in an object.
    JsonObjects(std::string_view text, int mostDepth) : m_text(text), m_mostDepth(mostDepth) {}

    enum class Found {
        Object,
        BadObject, ///< it has no end, is no valid JSON, or is nested too deeply
        Other,     ///< text that is no object; `text()` is the rest of its line
        End,
    };
    Found next();

    /// The object. Precondition: next() returned Found::Object.
    const nlohmann::json& object() const { return m_object; }
    std::string_view text() const { return m_found; }
    /// On which the object begins, from 1.
    int line() const { return m_line; }

private:
    void skipBetween();
    /// Goes behind the object that begins here. False if it has no end.
    bool skipObject();
    /// Goes behind the string that begins here. False if it has no end on its line.
    bool skipString();
    void skipLine();

    std::string_view m_text;
    int m_mostDepth;
    std::size_t m_at = 0;
    int m_lineAt = 1; ///< of m_at
    int m_line = 0;
    int m_depth = 0; ///< the greatest of the present object
    std::string_view m_found;
    nlohmann::json m_object;
};

/// Reads a file whose objects are games. `readGame` is called with each object as `objects.object()`; it returns the game, or none if it has
/// reported why there is none. Other texts and bad objects are reported here. Ends with the text, or if the sink wants no more.
void readGamesIn(JsonObjects& objects, ReadReport& report,
                 const std::function<std::optional<ReadGame>()>& readGame);

/// A value as text for a report, with invalid UTF-8 replaced. Long values are cut.
std::string jsonText(const nlohmann::json& value);

/// A whole number in these limits; none for other values.
std::optional<std::int64_t> jsonNumber(const nlohmann::json& value, std::int64_t least, std::int64_t most);

} // namespace komadai::core
