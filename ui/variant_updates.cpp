#include "ui/variant_updates.h"

#include "core/notation/stored_record.h"
#include "ui/document/game_document.h"
#include "ui/files/game_file.h"
#include "ui/game/game_tabs.h"
#include "ui/game/game_view.h"
#include "ui/game/play.h"
#include "ui/game/recorder.h"
#include "ui/study_commands.h"
#include "ui/variants/user_variants.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

namespace komadai::ui {
namespace {

bool hasVariant(const VariantFile& file, const std::string& id) {
    return std::find(file.ids.begin(), file.ids.end(), id) != file.ids.end();
}

bool hasSameRules(const core::VariantSpec& before, core::VariantSpec now) {
    now.name = before.name;
    return before == now;
}

/// Whether nothing has happened on the board.
bool isUntouched(const OpenGame& game) {
    const core::GameTree& tree = game.document().tree();
    return tree.size() == 1 && !game.recorder().game() && !game.file().origin() &&
           tree.start() == core::AnyPosition::startOf(tree.variant());
}

/// The tree by the rules of another variant; none if it does not fit them. The nodes keep their ids.
std::optional<core::GameTree> treeBy(const std::shared_ptr<const core::Variant>& variant,
                                     const GameDocument& document) {
    auto tree = core::readTree(document.header(), {document.tree().pack(), {}, {}}, variant);
    if (!tree) return std::nullopt;
    return std::move(tree).value();
}

/// A game that is not kept any more would be stored a second time.
bool mayBeShownAgain(const Recorder& recorder) { return recorder.isKept() && !recorder.isBroken(); }

} // namespace

VariantUpdates::VariantUpdates(const UserVariants& variants, GameTabs& tabs, StudyCommands& studies,
                               QObject* parent)
    : QObject(parent), m_variants(variants), m_tabs(tabs), m_studies(studies) {
    noteVariants();
}

void VariantUpdates::noteVariants() {
    for (const auto& variant : m_variants.all().all())
        if (std::find(m_seen.begin(), m_seen.end(), variant) == m_seen.end()) m_seen.push_back(variant);
}

QStringList VariantUpdates::gamesWithOldRules(const VariantFile& file,
                                              const core::VariantCheck& changed) const {
    QStringList titles;
    for (const GameView* view : m_tabs.views()) {
        const OpenGame& game = view->game();
        const core::RecordHeader& header = game.document().header();
        if (!hasVariant(file, header.variant)) continue;
        const auto spec =
            std::find_if(changed.variants.begin(), changed.variants.end(),
                         [&](const core::VariantSpec& now) { return now.id == header.variant; });
        const auto variant =
            spec == changed.variants.end() ? nullptr : variantFor(game, core::Variant::make(*spec));
        const bool follows = variant && mayBeShownAgain(game.recorder()) &&
                             (isUntouched(game) || treeBy(variant, game.document()));
        if (!follows) titles += view->title();
    }
    return titles;
}

void VariantUpdates::update() {
    for (GameView* view : m_tabs.views())
        renew(*view);
    noteVariants();
}

/// A board on which nothing has happened follows changes of rule options too, unless they were chosen for it. In a record the options are
/// written down.
std::shared_ptr<const core::Variant>
VariantUpdates::variantFor(const OpenGame& game, const std::shared_ptr<const core::Variant>& variant) const {
    const GameDocument& document = game.document();
    const bool isUsual = std::find(m_seen.begin(), m_seen.end(), document.variant()) != m_seen.end();
    if (isUsual && isUntouched(game)) return variant;
    return core::withRuleOptions(variant, document.header().ruleOptions);
}

std::shared_ptr<const core::Variant> VariantUpdates::newVariantOf(const OpenGame& game) const {
    const std::string& id = game.document().header().variant;
    const auto& files = m_variants.files();
    const bool isImported = std::any_of(files.begin(), files.end(),
                                        [&](const VariantFile& file) { return hasVariant(file, id); });
    if (!isImported) return nullptr;
    auto now = variantFor(game, m_variants.all().find(id));
    return now && now->spec() != game.document().spec() ? now : nullptr;
}

void VariantUpdates::renew(GameView& view) {
    OpenGame& game = view.game();
    GameDocument& document = game.document();
    const Play& play = game.play();
    const Recorder& recorder = game.recorder();
    const auto variant = newVariantOf(game);
    if (!variant || !mayBeShownAgain(recorder)) return;
    // Another name alone is not worth the interruption of a game.
    if (play.isRunning() && hasSameRules(document.spec(), variant->spec())) return;

    const auto chapter = m_studies.chapterIn(view);
    const bool isFlipped = view.isFlipped();
    if (isUntouched(game)) {
        const core::Game start(core::AnyPosition::startOf(variant));
        const Players players = document.header().players;
        const core::TimeControls clocks = play.clock().controls();
        play.isRunning() ? view.startGame(start, players, clocks) : view.prepareGame(start, players, clocks);
    } else {
        view.completeRecord();
        if (!recorder.game() && !recorder.isSettled()) { // its id is not known yet
            connect(
                &recorder, &Recorder::settled, this, [this, &view] { renew(view); },
                Qt::SingleShotConnection);
            return;
        }
        auto tree = treeBy(variant, document);
        if (!tree) return;
        const auto origin = game.file().origin();
        const bool isFileChanged = game.file().isChanged();
        const core::NodeId current = document.current();
        view.show({document.header(), std::move(*tree), document.outcome(), document.playedTo()},
                  recorder.game(), play.isRunning() && !play.isPaused(), document.lastTakenBack());
        if (origin) game.file().restore(*origin, isFileChanged);
        document.goTo(current);
    }
    view.setFlipped(isFlipped);
    if (chapter) m_studies.showChapterIn(view, *chapter);
}

} // namespace komadai::ui
