// The words of JKF, which its reader and its writer share.
#pragma once

#include <array>
#include <string_view>
#include <utility>

namespace komadai::core::jkf {

/// The variant of games that name none.
constexpr std::string_view MadeFor = "shogi";
constexpr std::string_view OtherStart = "OTHER";

/// Names of starts, and their names in KIF.
constexpr std::array<std::pair<std::string_view, std::string_view>, 16> Starts{{
    {"HIRATE", "平手"},
    {"KY", "香落ち"},
    {"KY_R", "右香落ち"},
    {"KA", "角落ち"},
    {"HI", "飛車落ち"},
    {"HIKY", "飛香落ち"},
    {"2", "二枚落ち"},
    {"3", "三枚落ち"},
    {"4", "四枚落ち"},
    {"5", "五枚落ち"},
    {"5_L", "左五枚落ち"},
    {"6", "六枚落ち"},
    {"7_L", "左七枚落ち"},
    {"7_R", "右七枚落ち"},
    {"8", "八枚落ち"},
    {"10", "十枚落ち"},
}};

/// Letters of `relative`, and the words that they mean.
constexpr std::array<std::pair<char, std::string_view>, 7> Relatives{{
    {'L', "左"},
    {'C', "直"},
    {'R', "右"},
    {'U', "上"},
    {'M', "寄"},
    {'D', "引"},
    {'H', "打"},
}};

} // namespace komadai::core::jkf
