// Results of the stored games as charts.
#pragma once

#include "core/rules/variant_set.h"
#include "core/store/library_search.h"
#include "ui/library/library_service.h"
#include "ui/preferences/preference.h"

#include <QWidget>

#include <array>
#include <optional>
#include <string>
#include <vector>

class QComboBox;
class QGridLayout;
class QGroupBox;
class QLabel;
class QScrollArea;
class QTimer;

namespace komadai::ui {

class FilterField;
class ResultChart;

namespace preference {

/// Whose results are shown: "you", "first" for the player who moves first, or "name:" and a name.
extern const Preference<QString> StatisticsPlayer;

} // namespace preference

/// Shows the results of one player, by variant, side, opponent and so on. Follows the library while it is visible.
class StatisticsWindow : public QWidget {
    Q_OBJECT
public:
    /// Both must outlive the window.
    StatisticsWindow(const core::VariantSet& variants, LibraryService& library, QWidget* parent = nullptr);
    ~StatisticsWindow() override;

    /// Asks for the results of a player, or, if the name is empty, of the player who moves first; in the games that a filter accepts.
    void ask(const QString& player, const QString& filter);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    static constexpr std::size_t Groups = 7;
    struct Results {
        std::array<std::vector<core::ResultCounts>, Groups> groups;
        std::vector<core::LibrarySearch::PlayerCount> players;
    };

    QWidget* makeQuestion();
    QWidget* makeLegend();
    QWidget* makeCharts();
    void retranslate();
    /// Puts the charts side by side where there is room.
    void arrange();
    /// Lets the bars of all charts begin at one place.
    void alignBars();
    /// Fits charts and legend to another size of text.
    void followTextSize();
    void choosePlayer();
    void showPlayers(const std::vector<core::LibrarySearch::PlayerCount>& players);
    void showLegend();
    /// Reads the results again shortly, once for all changes until then.
    void readSoon();
    void read();
    /// Clears the results: another library is about to be opened.
    void forget();
    void showProblem();
    void showResults(const Results& results);
    void showRows();

    const core::VariantSet& m_variants;
    LibraryService& m_library;
    QComboBox* m_player;
    FilterField* m_filter;
    QLabel* m_problem; ///< of the filter, or of the library
    QLabel* m_total;
    QScrollArea* m_area;
    QGridLayout* m_grid = nullptr;
    std::array<QGroupBox*, Groups> m_boxes{};
    std::array<ResultChart*, Groups> m_charts{};
    QWidget* m_legend; ///< of the colours; hidden without charts
    std::vector<QLabel*> m_swatches;
    QTimer* m_timer;
    LibraryRequest m_request;
    std::optional<core::StorageError> m_failure; ///< to read the results
    bool m_isReading = false;
    bool m_isOutdated = false; ///< changes came while the results were being read
    std::optional<Results> m_results;
    std::vector<std::string> m_names; ///< of the players that can be chosen
};

} // namespace komadai::ui
