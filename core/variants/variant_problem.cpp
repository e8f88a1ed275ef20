#include "core/variants/variant_problem.h"

#include "core/base/utf8.h"

#include <algorithm>
#include <iterator>
#include <tuple>
#include <utility>

namespace komadai::core {
namespace {

VariantProblem further(std::size_t count) {
    VariantProblem problem;
    problem.kind = VariantProblemKind::Further;
    problem.count = count;
    return problem;
}

/// Cuts a text that is too long for a message, at the end of a character.
void shorten(std::string& text) {
    constexpr std::size_t Longest = 200;
    if (text.size() <= Longest) return;
    text.resize(cutAfter(text, Longest).size());
    text.shrink_to_fit();
    text += "…";
}

} // namespace

void sortByLine(VariantProblems& problems) {
    const auto place = [](const VariantProblem& problem) {
        return std::tuple(problem.kind == VariantProblemKind::Further, problem.line);
    };
    std::stable_sort(
        problems.begin(), problems.end(),
        [place](const VariantProblem& a, const VariantProblem& b) { return place(a) < place(b); });
}

void join(VariantProblems& problems, VariantProblems added) {
    std::move(added.begin(), added.end(), std::back_inserter(problems));
    const std::size_t total = countOf(problems);
    std::erase_if(problems, [](const auto& p) { return p.kind == VariantProblemKind::Further; });
    sortByLine(problems);
    if (problems.size() > MostProblems)
        problems.erase(problems.begin() + static_cast<std::ptrdiff_t>(MostProblems), problems.end());
    if (total > problems.size()) problems.push_back(further(total - problems.size()));
}

std::size_t countOf(const VariantProblems& problems) {
    std::size_t count = 0;
    for (const auto& problem : problems)
        count += problem.count;
    return count;
}

void ProblemList::add(VariantProblem problem) {
    if (isFull()) {
        ++m_further;
        return;
    }
    shorten(problem.key);
    shorten(problem.text);
    if (problem.cause) shorten(problem.cause->text);
    m_problems.push_back(std::move(problem));
}

VariantProblems ProblemList::take() {
    VariantProblems problems = std::exchange(m_problems, {});
    sortByLine(problems);
    if (const auto rest = std::exchange(m_further, 0); rest > 0) problems.push_back(further(rest));
    return problems;
}

} // namespace komadai::core
