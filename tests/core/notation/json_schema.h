// A small validator of JSON Schema, draft 2020-12: the keywords that our schema uses.
#pragma once

#include <nlohmann/json.hpp>

#include <algorithm>
#include <regex>
#include <set>
#include <stdexcept>
#include <string>

namespace komadai::core::test {

class JsonSchema {
public:
    using Json = nlohmann::json;

    explicit JsonSchema(Json schema) : m_root(std::move(schema)) {}

    /// Where a value breaks the schema, and the keyword; empty if it is valid.
    std::string violation(const Json& value) const { return violation(value, m_root, "$"); }

private:
    std::string violation(const Json& value, const Json& schema, const std::string& place) const {
        static const std::set<std::string> Notes{"$schema", "$id", "$defs", "title", "description"};
        for (const auto& [keyword, wanted] : schema.items()) {
            if (Notes.count(keyword) > 0) continue;
            const std::string found = violationOf(keyword, wanted, value, schema, place);
            if (!found.empty()) return found;
        }
        return {};
    }

    std::string violationOf(const std::string& keyword, const Json& wanted, const Json& value,
                            const Json& schema, const std::string& place) const {
        const std::string here = place + ": " + keyword;
        const auto unless = [&here](bool isGood) { return isGood ? std::string() : here; };
        if (keyword == "$ref")
            return violation(value, m_root.at(Json::json_pointer(wanted.get<std::string>().substr(1))),
                             place);
        if (keyword == "type") return unless(isOfType(value, wanted));
        if (keyword == "const") return unless(value == wanted);
        if (keyword == "enum") return unless(std::find(wanted.begin(), wanted.end(), value) != wanted.end());
        if (keyword == "minimum") return unless(!value.is_number() || value >= wanted);
        if (keyword == "maximum") return unless(!value.is_number() || value <= wanted);
        if (keyword == "minItems") return unless(!value.is_array() || value.size() >= wanted);
        if (keyword == "maxItems") return unless(!value.is_array() || value.size() <= wanted);
        if (keyword == "minLength")
            return unless(!value.is_string() || value.get_ref<const std::string&>().size() >= wanted);
        if (keyword == "pattern")
            return unless(!value.is_string() ||
                          std::regex_search(value.get<std::string>(), std::regex(wanted.get<std::string>())));
        if (keyword == "oneOf")
            return unless(std::count_if(wanted.begin(), wanted.end(), [&](const Json& one) {
                              return violation(value, one, place).empty();
                          }) == 1);
        if (keyword == "required")
            return unless(std::all_of(wanted.begin(), wanted.end(), [&](const Json& name) {
                return !value.is_object() || value.contains(name.get<std::string>());
            }));
        if (keyword == "items") return violationOfItems(value, wanted, place);
        if (keyword == "properties") return violationOfMembers(value, wanted, place);
        if (keyword == "additionalProperties") return violationOfOthers(value, wanted, schema, place);
        throw std::invalid_argument("the validator does not know the keyword " + keyword);
    }

    std::string violationOfItems(const Json& value, const Json& wanted, const std::string& place) const {
        for (std::size_t i = 0; value.is_array() && i < value.size(); ++i)
            if (auto found = violation(value[i], wanted, place + '[' + std::to_string(i) + ']');
                !found.empty())
                return found;
        return {};
    }
    std::string violationOfMembers(const Json& value, const Json& wanted, const std::string& place) const {
        for (const auto& [name, schema] : wanted.items())
            if (value.is_object() && value.contains(name))
                if (auto found = violation(value[name], schema, place + '.' + name); !found.empty())
                    return found;
        return {};
    }
    std::string violationOfOthers(const Json& value, const Json& wanted, const Json& schema,
                                  const std::string& place) const {
        if (!value.is_object()) return {};
        for (const auto& [name, member] : value.items()) {
            if (schema.contains("properties") && schema["properties"].contains(name)) continue;
            if (wanted == false) return place + '.' + name + ": additionalProperties";
            if (auto found = violation(member, wanted, place + '.' + name); !found.empty()) return found;
        }
        return {};
    }

    static bool isOfType(const Json& value, const Json& type) {
        return (type == "object" && value.is_object()) || (type == "array" && value.is_array()) ||
               (type == "string" && value.is_string()) || (type == "integer" && value.is_number_integer()) ||
               (type == "null" && value.is_null());
    }

    Json m_root;
};

} // namespace komadai::core::test
