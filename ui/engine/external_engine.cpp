#include "ui/engine/external_engine.h"

#include "core/variants/variants_ini_writer.h"

#include <QFile>

#include <algorithm>
#include <utility>

namespace komadai::ui {
namespace {

using std::chrono::milliseconds;
namespace protocol = core::protocol;

} // namespace

ExternalEngine::ExternalEngine(EngineProfile profile, EnginePatience patience, QObject* parent)
    : Analyst(parent), m_profile(std::move(profile)), m_patience(patience) {
    m_overtime.setSingleShot(true);
    connect(&m_overtime, &QTimer::timeout, this, &ExternalEngine::onOvertime);
}

ExternalEngine::~ExternalEngine() = default;

void ExternalEngine::requestMove(const core::Game& game, milliseconds time) { put({game, time}); }

void ExternalEngine::requestMove(const core::Game& game, const ClockReading& reading) {
    Question question{game, std::nullopt, 1, reading};
    question.sinceReading.start();
    put(std::move(question));
}

void ExternalEngine::analyse(const core::Game& game, int lines) { put({game, std::nullopt, lines}); }

void ExternalEngine::moveNow() {
    if (m_state == State::Thinking && m_question->isForMove()) onOvertime();
}

void ExternalEngine::prepare() {
    if (m_state == State::Off) start();
}

void ExternalEngine::put(Question question) {
    cancel();
    m_question = std::move(question);
    proceed();
}

void ExternalEngine::cancel() {
    m_question.reset();
    if (m_state == State::Thinking) stop();
}

/// Takes the next step towards an answer, where one can be taken now.
void ExternalEngine::proceed() {
    if (!m_question) return;
    if (m_state == State::Off)
        start();
    else if (m_state == State::Ready && (m_isNewGame || m_question->game.spec().id != m_variant))
        getReady();
    else if (m_state == State::Ready)
        ask();
}

void ExternalEngine::start() {
    m_state = State::Starting;
    m_variant.clear();
    m_lines = 1;
    m_process = new EngineProcess(m_profile, this);
    connect(m_process, &EngineProcess::greeted, this, &ExternalEngine::onGreeted);
    connect(m_process, &EngineProcess::answered, this, &ExternalEngine::onAnswered);
    connect(m_process, &EngineProcess::failed, this, &ExternalEngine::onFailed);
    m_process->start();
}

void ExternalEngine::onGreeted() {
    for (const auto& option : m_process->options())
        if (const auto value = m_profile.values.find(option.name); value != m_profile.values.end())
            m_process->send(protocol::SetOption{value->first, value->second});
    m_state = State::Ready;
    proceed();
}

/// Tells the engine the variant; false where that has failed.
bool ExternalEngine::setUp(const core::VariantSpec& variant) {
    const auto option = protocol::variantOptionFor(variant, m_process->options(), m_process->protocol());
    if (!option) {
        fail(EngineProblem::UnknownVariant, QString::fromStdString(variant.name));
        return false;
    }
    m_isToldRules = !option->fileOption.empty();
    if (m_isToldRules && !writeVariant(variant, option->fileOption)) return false;
    if (!option->option.empty()) m_process->send(protocol::SetOption{option->option, option->name});
    m_variant = variant.id;
    return true;
}

/// Writes the variant into a file of its own, as an engine may not read a section a second time.
bool ExternalEngine::writeVariant(const core::VariantSpec& variant, const std::string& option) {
    if (!m_folder) m_folder = std::make_unique<QTemporaryDir>();
    QFile file(m_folder->filePath(QString::fromStdString(variant.id) + QStringLiteral(".ini")));
    if (!m_folder->isValid() || !file.open(QIODevice::WriteOnly) ||
        file.write(QByteArray::fromStdString(core::writeVariantsIni(variant))) < 0 || !file.flush()) {
        fail(EngineProblem::CannotTellVariant,
             m_folder->isValid() ? file.errorString() : m_folder->errorString());
        return false;
    }
    m_process->send(protocol::SetOption{option, file.fileName().toStdString()});
    return true;
}

void ExternalEngine::getReady() {
    const auto& spec = m_question->game.spec();
    if (spec.id != m_variant && !setUp(spec)) return;
    m_isNewGame = false;
    m_process->send(protocol::NewGame{});
    m_process->send(protocol::IsReady{});
    m_process->expect(m_patience.ready, EngineProblem::NotReady);
    m_state = State::GettingReady;
}

void ExternalEngine::ask() {
    const protocol::Go go = goFor(*m_question);
    m_score = core::Score::centipawns(0);
    setLines(m_question->lines);
    m_process->send(protocol::positionOf(m_question->game, m_process->protocol()));
    m_process->send(go);
    if (const auto time = timeFor(*m_question)) m_overtime.start(*time + m_patience.overtime);
    m_state = State::Thinking;
}

protocol::Go ExternalEngine::goFor(const Question& question) const {
    if (question.reading)
        return protocol::goFor(question.reading->clock, question.now(), m_process->protocol());
    protocol::Go go;
    go.limits.moveTime = question.time;
    go.infinite = !question.time;
    return go;
}

/// How long it may think at most; none for an analysis.
std::optional<milliseconds> ExternalEngine::timeFor(const Question& question) {
    if (!question.reading) return question.time;
    const auto& clock = question.reading->clock;
    return std::clamp(*clock.untilFlag(clock.mover(), question.now()), milliseconds(0),
                      milliseconds(core::TimeControl::Most));
}

/// An engine without such an option tells one line.
void ExternalEngine::setLines(int lines) {
    if (std::exchange(m_lines, lines) == lines) return;
    for (const auto& option : m_process->options())
        if (option.name == "MultiPV" || option.name == "USI_MultiPV")
            m_process->send(protocol::SetOption{option.name, std::to_string(lines)});
}

void ExternalEngine::stop() {
    onOvertime();
    m_state = State::Stopping;
}

void ExternalEngine::onOvertime() {
    m_overtime.stop();
    m_process->send(protocol::Stop{});
    m_process->expect(m_patience.stop, EngineProblem::Hangs);
}

void ExternalEngine::onAnswered(const protocol::Answer& answer) {
    if (std::holds_alternative<protocol::ReadyOk>(answer) && m_state == State::GettingReady) {
        m_process->settle();
        m_state = State::Ready;
        proceed();
    } else if (const auto* info = std::get_if<protocol::EngineInfo>(&answer)) {
        if (m_state == State::Thinking) onInfo(*info);
    } else if (const auto* best = std::get_if<protocol::BestMove>(&answer)) {
        onBestMove(*best);
    }
}

/// Passes a line on as far as it is legal; a bound of a score is no score.
void ExternalEngine::onInfo(const protocol::EngineInfo& info) {
    if (!info.score || info.bound != protocol::Bound::Exact) return;
    if (info.rank == 1) m_score = *info.score;
    if (m_question->isForMove()) return;
    core::SearchInfo told{info.rank,
                          info.depth.value_or(0),
                          *info.score,
                          info.nodes.value_or(0),
                          info.time.value_or(milliseconds(0)),
                          {}};
    core::AnyPosition position = m_question->game.position();
    for (const auto& text : info.line) {
        const auto move = protocol::parseMove(text, position, m_process->protocol());
        if (!move || !position.isLegal(move.value())) break;
        told.line.push_back(move.value());
        position = position.after(move.value());
    }
    if (!told.line.empty()) emit informed(told);
}

void ExternalEngine::onBestMove(const protocol::BestMove& best) {
    if (m_state != State::Thinking && m_state != State::Stopping) return;
    const bool isWanted = m_state == State::Thinking && m_question->isForMove();
    const bool wasAnalysing = m_state == State::Thinking && !m_question->isForMove();
    m_overtime.stop();
    m_process->settle();
    m_state = State::Ready;
    if (isWanted) return answer(best);
    if (wasAnalysing) m_question.reset(); // the engine has seen enough
    proceed();
}

void ExternalEngine::answer(const protocol::BestMove& best) {
    const QString text = QString::fromStdString(best.move);
    switch (best.kind) {
    case protocol::BestMove::Kind::Resign: m_question.reset(); return emit resigned();
    case protocol::BestMove::Kind::Win: return fail(EngineProblem::ClaimsWin);
    case protocol::BestMove::Kind::None: return fail(EngineProblem::NoMove);
    case protocol::BestMove::Kind::Move: break;
    }
    const core::AnyPosition position = m_question->game.position();
    const auto move = protocol::parseMove(best.move, position, m_process->protocol());
    if (!move || !position.isLegal(move.value()))
        return fail(m_isToldRules ? EngineProblem::OtherRules
                    : move        ? EngineProblem::IllegalMove
                                  : EngineProblem::UnreadableMove,
                    text);
    m_question.reset();
    emit moveFound(move.value(), m_score);
}

void ExternalEngine::fail(EngineProblem problem, const QString& detail) {
    onFailed({problem, m_profile.name, detail});
}

/// Drops the process; the next question starts the engine anew. A failure over a question that was dropped is
/// nobody's business.
void ExternalEngine::onFailed(const EngineFailure& failure) {
    const bool isAboutQuestion = m_state != State::Stopping;
    m_overtime.stop();
    m_process->deleteLater();
    m_process->disconnect(this);
    m_process = nullptr;
    m_state = State::Off;
    m_isNewGame = true;
    if (!isAboutQuestion) return proceed();
    if (std::exchange(m_question, std::nullopt)) emit failed(failure);
}

} // namespace komadai::ui
