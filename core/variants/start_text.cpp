#include "core/variants/start_text.h"

#include "core/base/ascii.h"
#include "core/base/number.h"
#include "core/variants/board_rows.h"
#include "core/variants/spec_reader.h"

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

namespace komadai::core {
namespace {

using ini::Slot;
using Kind = VariantProblemKind;

constexpr int MaxNumberOfStart = 100000; ///< limit for the move counters of a start

bool isFen(const Slot& start) { return start.entry->key == "startFen"; }

std::vector<std::string_view> fieldsOf(const Slot& start) { return ini::split(start.entry->value, ' '); }

class StartReader {
public:
    StartReader(SpecReader& reader, Slot& start) : m_reader(reader), m_start(start) {}

    void readFen() {
        const auto fields = fieldsOf(m_start);
        if (fields.size() > 1 && fields[1] != "w") m_reader.report(Kind::BadValue, m_start, fields[1], {"w"});
        readRestOfFen({fields.begin() + static_cast<std::ptrdiff_t>(std::min<std::size_t>(fields.size(), 2)),
                       fields.end()});
        set(board_rows::parse(fields.empty() ? m_start.entry->value : fields[0], m_reader.spec()));
    }

    /// `ROWS b HANDS 1`
    void readSfen() {
        const VariantSpec& spec = m_reader.spec();
        const auto fields = fieldsOf(m_start);
        if (fields.size() != 4 || fields[1] != "b" || fields[3] != "1")
            return m_reader.report(Kind::BadValue, m_start, m_start.entry->value,
                                   {spec.drops.allowed ? "ROWS b HANDS 1" : "ROWS b - 1"});
        auto rows = board_rows::parse(fields[0], spec);
        if (!rows) return set(std::move(rows));
        set(board_rows::parseHands(fields[2], std::move(rows).value(), spec));
    }

private:
    /// Castling and en-passant fields (unsupported), then the counters.
    void readRestOfFen(const std::vector<std::string_view>& fields) {
        const Slot* castling = m_reader.find("castling");
        const bool maySayRights = castling && castling->entry->value == "false";
        int dashes = 0, numbers = 0;
        for (const auto field : fields) {
            int number = 0;
            const bool isRights = dashes == 0 && numbers == 0 && maySayRights &&
                                  field.find_first_not_of("KQkq") == std::string_view::npos;
            if (numbers == 0 && dashes < 2 && (field == "-" || isRights))
                ++dashes;
            else if (numbers < 2 && readNumberInto(field, 0, MaxNumberOfStart, number))
                ++numbers;
            else
                return m_reader.report(Kind::BadValue, m_start, field, {"- - 0 1", "0 1"});
        }
    }

    void set(Result<Setup, ParseError> setup) {
        if (setup)
            m_reader.spec().start = std::move(setup).value();
        else
            m_reader.report(Kind::BadStart, m_start, setup.error().text, {}, setup.error());
    }

    SpecReader& m_reader;
    Slot& m_start;
};

} // namespace

bool occursInStart(const ini::Slot& start, std::string_view letters, bool hasCodes) {
    const auto fields = fieldsOf(start);
    const auto occursIn = [&](std::string_view field) {
        if (!hasCodes)
            return field.find(letters.front()) != std::string_view::npos ||
                   field.find(ascii::toLower(letters.front())) != std::string_view::npos;
        for (std::size_t at = 0; at < field.size();) { // entries are separated by dots and slashes
            const auto end = std::min(field.find_first_of("./", at), field.size());
            auto entry = field.substr(at, end - at);
            if (entry.starts_with('+')) entry.remove_prefix(1);
            if (ascii::upperCase(entry) == letters) return true;
            at = end + 1;
        }
        return false;
    };
    const bool hasHandField = !isFen(start) && fields.size() > 2;
    return (!fields.empty() && occursIn(fields[0])) || (hasHandField && occursIn(fields[2]));
}

void readStartText(SpecReader& reader, ini::Slot& start) {
    StartReader startReader(reader, start);
    if (isFen(start))
        startReader.readFen();
    else
        startReader.readSfen();
}

} // namespace komadai::core
