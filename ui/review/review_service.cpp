#include "ui/review/review_service.h"

#include "core/notation/stored_record.h"
#include "translations/wording/review_wording.h"
#include "ui/document/game_document.h"
#include "ui/engine/engine_pool.h"
#include "ui/language/language.h"
#include "ui/notation/notation.h"
#include "ui/notation/piece_letters.h"
#include "ui/review/position_reviewer.h"
#include "ui/wording.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace komadai::ui {
namespace {

const ReviewWording& reviewWording() {
    static const ReviewWording words(
        [](const char* source) { return QCoreApplication::translate("Review", source).toStdString(); },
        wording(),
        [](core::Square square, const core::VariantSpec& variant) {
            return squareText(square, variant).toStdString();
        });
    return words;
}

std::optional<core::Move> betterMove(const core::MoveReview& review, const core::AnyPosition& before) {
    const auto& line = review.before.line;
    return !line.empty() && before.isLegal(line.front()) ? std::optional(line.front()) : std::nullopt;
}

std::string commentOn(const core::MoveReview& review, const core::AnyPosition& before) {
    const auto better = betterMove(review, before);
    const QString text = better ? moveText(*better, before, std::nullopt) : QString();
    return reviewWording().comment(review, before.spec(), text.toStdString());
}

/// A language and a notation in which comments can be written.
struct CommentStyle {
    ReviewWording words;
    Notation notation{};
    QString letters; ///< of orthodox pieces
};

ReviewWording reviewWordingIn(const QString& language, Notation notation) {
    return ReviewWording(
        [language](const char* source) { return translateTo(language, "Review", source).toStdString(); },
        wordingIn(language),
        [notation](core::Square square, const core::VariantSpec& variant) {
            return squareText(square, variant, notation).toStdString();
        });
}

/// All between which the user can choose.
std::vector<CommentStyle> commentStyles() {
    std::vector<CommentStyle> styles;
    for (const Language& language : languages())
        for (const Notation notation : {Notation::Western, Notation::Japanese})
            for (const QString& letters : {englishLetters(), orthodoxLettersIn(language.code)})
                styles.push_back({reviewWordingIn(language.code, notation), notation, letters});
    return styles;
}

/// The comment in each style, also with the hyphens of `komadai-cli review`.
std::vector<std::string> commentsOn(const core::MoveReview& review, const core::AnyPosition& before,
                                    const std::vector<CommentStyle>& styles) {
    std::vector<std::string> comments;
    const auto better = betterMove(review, before);
    for (const CommentStyle& style : styles) {
        const auto add = [&](const QString& move) {
            comments.push_back(style.words.comment(review, before.spec(), move.toStdString()));
        };
        QString text =
            better ? moveText(*better, before, std::nullopt, style.notation, style.letters) : QString();
        add(text);
        if (text.contains(UnbrokenHyphen)) add(text.replace(UnbrokenHyphen, '-'));
    }
    return comments;
}

/// A game of the library; or why it cannot be read.
struct ReadGame {
    std::optional<core::GameTree> tree{};
    std::optional<core::NodeId> end{}; ///< where the game ended, see core::playedEnd
    QString problem{};
    bool isDeleted = false;
};

ReadGame readGameOf(core::Library& library, core::GameId id, const core::VariantFinder& find) {
    if (!library.has(id)) return {.isDeleted = true};
    const auto stored = library.record(id);
    if (!stored) return {};
    const auto variant = find(stored->summary.header.variant);
    if (!variant) return {};
    auto tree = core::readTree(stored->summary.header, stored->tree, variant);
    if (!tree) return {.problem = QString::fromStdString(wording().sentence(tree.error()))};
    const auto end = core::playedEnd(*stored, tree.value());
    return {.tree = std::move(tree).value(), .end = end};
}

} // namespace

core::TreeEdit editFor(const core::GameTree& tree, const core::Evaluations& evaluations,
                       const core::GameReview& review) {
    core::ReviewNotes notes;
    notes.comment = commentOn;
    notes.formerComments = [styles = commentStyles()](const core::MoveReview& move,
                                                      const core::AnyPosition& before) {
        return commentsOn(move, before, styles);
    };
    return core::editOf(tree, evaluations, review, notes);
}

QString verdictText(core::Verdict verdict) {
    return QString::fromStdString(reviewWording().verdict(verdict));
}

QString verdictsText(core::Verdict verdict) {
    return QString::fromStdString(reviewWording().verdicts(verdict));
}

QString reasonText(const core::MoveReview& review, const core::VariantSpec& variant) {
    if (!review.reason) return {};
    return QString::fromStdString(reviewWording().reason(*review.reason, variant));
}

QString commentText(const core::MoveReview& review, const core::AnyPosition& before) {
    if (review.isFault()) return QString::fromStdString(commentOn(review, before));
    return QString::fromStdString(reviewWording().comment(review, before.spec(), {}));
}

ReviewService::ReviewService(LibraryService& library, EnginePool& engines, const core::VariantSet& variants,
                             FindDocument findDocument, QObject* parent)
    : QObject(parent), m_library(library), m_engines(engines), m_variants(variants),
      m_findDocument(std::move(findDocument)) {
    connect(&library, &LibraryService::leaving, this, &ReviewService::leaveLibrary);
    connect(&library, &LibraryService::opened, this, &ReviewService::readQueue);
    connect(&library, &LibraryService::gameRemoved, this, &ReviewService::passOver);
    connect(&library, &LibraryService::gameAdded, this, &ReviewService::takeUpAgain);
}

ReviewService::~ReviewService() = default;

/// Writes to the queue. If that fails, the review goes on without being kept.
template <class Work>
void ReviewService::write(Work work) {
    m_library.write(
        LibraryService::Priority::Edit,
        [work](core::Library& library) {
            core::ReviewQueue queue(library);
            work(queue);
            return true;
        },
        this, [](bool) {}, [](const core::StorageError&) {});
}

// --- the queue

void ReviewService::leaveLibrary() {
    stop();
    m_queue.clear();
    m_passedOver.clear();
    ++m_generation;
    emit progressed();
}

void ReviewService::readQueue() {
    m_library.read([](core::Library& library) { return core::ReviewQueue(library).all(); }, this,
                   [this, generation = m_generation](const std::vector<core::QueuedReview>& queue) {
                       if (generation == m_generation) setQueue(queue);
                   },
                   [this](const core::StorageError& error) { emit failed(sentence(error)); });
}

void ReviewService::setQueue(std::vector<core::QueuedReview> queue) {
    const core::GameId present = m_queue.empty() ? 0 : m_queue.front().game;
    m_queue.assign(std::make_move_iterator(queue.begin()), std::make_move_iterator(queue.end()));
    for (const core::QueuedReview& review : m_queue)
        m_passedOver.erase(review.game); // another program has restored it
    if (m_job && !m_queue.empty() && m_queue.front().game == present) return emit progressed();
    dropJob();
    emit progressed();
    readGame();
}

void ReviewService::passOver(core::GameId game) {
    const auto found = std::find_if(m_queue.begin(), m_queue.end(),
                                    [game](const core::QueuedReview& review) { return review.game == game; });
    if (found == m_queue.end()) return;
    const bool wasPresent = found == m_queue.begin();
    if (wasPresent) interrupt();
    m_passedOver.insert_or_assign(game, std::move(*found));
    m_queue.erase(found);
    emit progressed();
    if (wasPresent) readGame();
}

/// A game that was restored comes behind the others, until `add` reads the order of the library.
void ReviewService::takeUpAgain(core::GameId game) {
    auto restored = m_passedOver.extract(game);
    if (!restored) return;
    m_queue.push_back(std::move(restored.mapped()));
    emit progressed();
    if (m_queue.size() == 1) readGame();
}

/// The library decides about the order, and about games that are there already.
void ReviewService::add(const std::vector<core::GameId>& games, const core::ReviewPlan& plan) {
    if (m_job && std::find(games.begin(), games.end(), m_queue.front().game) != games.end()) stop();
    m_library.write(
        LibraryService::Priority::Edit,
        [games, text = core::formatReviewPlan(plan)](core::Library& library) {
            core::ReviewQueue queue(library);
            queue.add(games, text);
            return queue.all();
        },
        this,
        [this, generation = m_generation](const std::vector<core::QueuedReview>& queue) {
            if (generation == m_generation) setQueue(queue);
        },
        [this, generation = m_generation](const core::StorageError& error) {
            if (generation == m_generation && !m_job && !m_queue.empty()) readGame(); // goes on as before
            emit failed(sentence(error));
        });
}

void ReviewService::setPaused(bool paused) {
    if (paused == m_isPaused) return;
    m_isPaused = paused;
    if (paused && m_reviewer) m_reviewer->cancel();
    if (!paused && m_job) step();
    emit progressed();
}

void ReviewService::cancel() {
    if (m_queue.empty()) return;
    stop();
    leave(m_queue.front().game);
}

void ReviewService::cancelAll() {
    stop();
    std::vector<core::GameId> games;
    for (const auto& review : std::exchange(m_queue, {}))
        games.push_back(review.game);
    for (const auto& [game, review] : std::exchange(m_passedOver, {}))
        games.push_back(game);
    write([games](core::ReviewQueue& queue) {
        for (const core::GameId game : games)
            queue.remove(game);
    });
    emit progressed();
}

/// Keeps the evaluations for the next reading of the game.
void ReviewService::interrupt() {
    if (m_job) m_queue.front().evaluations.assign(m_job->evaluations.begin(), m_job->evaluations.end());
    dropJob();
}

/// Ends the engine, too, unless no game is being reviewed: then it is idle, and stays for the next one.
void ReviewService::dropJob() {
    if (m_job) stop();
}

/// Ends the engine in any case.
void ReviewService::stop() {
    m_reviewer.reset();
    m_job.reset();
}

/// On to the next game. The engine is idle or ended.
void ReviewService::leave(core::GameId game) {
    m_job.reset();
    if (!m_queue.empty() && m_queue.front().game == game) m_queue.pop_front();
    write([game](core::ReviewQueue& queue) { queue.remove(game); });
    emit progressed();
    readGame();
}

void ReviewService::fail(const QString& sentence) {
    dropJob();
    emit failed(sentence);
    if (!m_queue.empty()) leave(m_queue.front().game);
}

std::optional<ReviewProgress> ReviewService::progress() const {
    if (m_queue.empty()) return std::nullopt;
    ReviewProgress progress;
    progress.waiting = static_cast<int>(m_queue.size()) - 1;
    progress.isPaused = m_isPaused;
    if (!m_job) return progress;
    progress.done = static_cast<int>(m_job->evaluations.size());
    progress.total = static_cast<int>(m_job->nodes.size());
    if (m_evaluated == 0) return progress;
    const int left = progress.total - progress.done + progress.waiting * progress.total;
    progress.remaining = std::chrono::seconds(m_spent * left / m_evaluated / 1000);
    return progress;
}

std::optional<int> ReviewService::gamesBefore(const GameDocument& document) const {
    const auto review = std::find_if(m_queue.begin(), m_queue.end(), [&](const core::QueuedReview& queued) {
        return m_findDocument(queued.game) == &document;
    });
    if (review == m_queue.end()) return std::nullopt;
    return static_cast<int>(review - m_queue.begin());
}

// --- the present game

/// Whether a game is still the present one. Answers that come too late are not heard.
bool ReviewService::isPresent(core::GameId game, int generation) const {
    return generation == m_generation && !m_queue.empty() && m_queue.front().game == game;
}

void ReviewService::readGame() {
    if (m_queue.empty()) return stop();
    const core::GameId game = m_queue.front().game;
    m_library.read([game, find = core::finderOf(m_variants.all())](
                       core::Library& library) { return readGameOf(library, game, find); },
                   this,
                   [this, game, generation = m_generation](const ReadGame& read) {
                       if (m_job || !isPresent(game, generation)) return;
                       if (read.isDeleted) return passOver(game);
                       if (!read.tree)
                           return fail(read.problem.isEmpty()
                                           ? tr("A game in the review queue cannot be read.")
                                           : read.problem);
                       begin(*read.tree, read.end);
                   },
                   [this, game, generation = m_generation](const core::StorageError& error) {
                       if (!m_job && isPresent(game, generation)) fail(sentence(error));
                   });
}

void ReviewService::begin(core::GameTree tree, std::optional<core::NodeId> end) {
    const auto plan = core::parseReviewPlan(m_queue.front().plan);
    if (!plan) return fail(tr("A game in the review queue cannot be read."));
    auto nodes = core::nodesToReview(tree, *plan, end);
    m_job.emplace(Job{*plan, std::move(tree), end, std::move(nodes), 0, {}});
    for (const auto& [node, evaluation] : m_queue.front().evaluations)
        if (std::find(m_job->nodes.begin(), m_job->nodes.end(), node) != m_job->nodes.end())
            m_job->evaluations[node] = evaluation;
    const bool isReady = m_reviewer && m_engine == plan->engine && m_variant->spec() == m_job->tree.spec();
    if (!isReady) startEngine(*plan);
    emit progressed();
    step();
}

void ReviewService::startEngine(const core::ReviewPlan& plan) {
    m_engine = plan.engine;
    m_variant = m_job->tree.variant();
    m_reviewer = makeReviewer(m_engines, plan);
    connect(m_reviewer.get(), &PositionReviewer::evaluated, this, [this](const core::Evaluation& evaluation) {
        m_spent += m_timer.elapsed();
        ++m_evaluated;
        keep(evaluation);
        step();
    });
    connect(m_reviewer.get(), &PositionReviewer::failed, this, [this](const EngineFailure& failure) {
        QMetaObject::invokeMethod(
            this,
            [this, failure, generation = m_generation, game = m_queue.front().game] {
                if (isPresent(game, generation)) fail(sentence(failure));
            },
            Qt::QueuedConnection); // the engine is not deleted in its own signal
    });
}

/// Asks about the next position that is not evaluated yet.
void ReviewService::step() {
    if (m_isPaused) return;
    while (m_job->next < m_job->nodes.size()) {
        const core::NodeId node = m_job->nodes[m_job->next];
        if (m_job->evaluations.contains(node)) {
            ++m_job->next;
        } else if (const auto known = core::evaluationWithoutSearch(m_job->tree, node, m_job->end)) {
            keep(*known);
        } else {
            m_timer.start();
            return m_reviewer->evaluate(core::gameForReview(m_job->tree, node), m_job->plan);
        }
    }
    QMetaObject::invokeMethod(
        this,
        [this, generation = m_generation, game = m_queue.front().game] {
            if (m_job && isPresent(game, generation)) finish();
        },
        Qt::QueuedConnection);
}

void ReviewService::keep(const core::Evaluation& evaluation) {
    const core::NodeId node = m_job->nodes[m_job->next++];
    m_job->evaluations[node] = evaluation;
    write([game = m_queue.front().game, node, evaluation](core::ReviewQueue& queue) {
        queue.keep(game, node, evaluation);
    });
    emit progressed();
}

void ReviewService::finish() {
    const auto editOf = [this](const core::GameTree& tree) {
        return editFor(tree, m_job->evaluations,
                       core::reviewOf(m_job->tree, m_job->evaluations, m_job->plan, m_job->end));
    };
    GameDocument* document = m_findDocument(m_queue.front().game);
    if (!document) return noteInLibrary(editOf(m_job->tree));
    const core::TreeEdit edit = editOf(document->tree());
    if (!edit.parts.empty()) document->apply(edit);
    document->showMainLine(); // which was reviewed
    end();
}

/// If the game was changed during the review, it is read again, and the rest of the review is done again.
void ReviewService::noteInLibrary(const core::TreeEdit& edit) {
    const core::GameId game = m_queue.front().game;
    m_library.write(
        LibraryService::Priority::Edit,
        [game, edit, tree = m_job->tree,
         find = core::finderOf(m_variants.all())](core::Library& library) mutable {
            const auto read = readGameOf(library, game, find);
            if (!read.tree || !(*read.tree == tree)) return false;
            if (edit.parts.empty() || tree.apply(edit)) return true;
            library.update(game, {.edits = {edit}});
            library.closeGame(game, tree);
            return true;
        },
        this,
        [this, game, generation = m_generation](bool isNoted) {
            if (!m_job || !isPresent(game, generation)) return;
            if (isNoted) return end();
            interrupt();
            readGame();
        },
        [this, game, generation = m_generation](const core::StorageError& error) {
            if (m_job && isPresent(game, generation)) fail(sentence(error));
        });
}

void ReviewService::end() {
    const core::GameId game = m_queue.front().game;
    leave(game);
    emit finished(game);
}

} // namespace komadai::ui
