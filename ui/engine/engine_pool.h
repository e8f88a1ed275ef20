// All engines of the window.
#pragma once

#include "ui/engine/analyst.h"
#include "ui/engine/core_budget.h"
#include "ui/engine/engine_knowledge.h"
#include "ui/engine/engine_store.h"
#include "ui/engine/move_chooser.h"

#include <QObject>
#include <QString>

#include <memory>
#include <optional>

namespace komadai::ui {

class BookStore;
class MateFinder;

/// Where games get their engines from. Each game has players and an analyst of its own, so that several games can be
/// played and analysed at the same time; the pool decides how many cores each engine that is thinking may use, see
/// CoreBudget. Destroying an engine ends its search and its processes. A search that is cancelled or replaced by
/// another one frees the CPU within 20 ms. The store must outlive the pool and its engines; the engines may outlive
/// the pool. GUI thread.
class EnginePool : public QObject {
    Q_OBJECT
public:
    /// `cores` is for tests.
    explicit EnginePool(const EngineStore& store, QObject* parent = nullptr, int cores = coresOfMachine());
    ~EnginePool() override;

    /// Opponents that are made from now on play from these opening books, which must outlive them. Analysts and advisers do
    /// not.
    void useBooks(const BookStore& books) { m_books = &books; }

    /// The built-in engine uses the endgame tables of this folder, unless the user does not want them. The folder need not exist.
    void openEndgames(const QString& folder);

    /// The networks with which the built-in engine evaluates; those of the program where there are none. Closed at first.
    const std::shared_ptr<core::LearnedNetworks>& networks() const { return m_knowledge.networks; }

    /// The players of one game that are not human: the built-in engine, and external engines of the store by their
    /// names. An external engine that plays both sides is one process. It is started before its first move, and
    /// ended with the last game that it plays in.
    std::unique_ptr<MoveChooser> makeOpponents();

    /// The same without opening books, for hints.
    std::unique_ptr<MoveChooser> makeAdvisers();

    /// An analyst for one game: the built-in engine, or the external engine of that name. An external engine is
    /// started with the first question, and started anew when its profile has changed since the last one; one that
    /// is not in the store fails when it is asked. It is another process than a player of the same profile.
    std::unique_ptr<Analyst> makeAnalyst(const std::optional<QString>& externalEngine = std::nullopt);

    /// A search for mates, for one game.
    std::unique_ptr<MateFinder> makeMateFinder();

    const EngineStore& store() const { return m_store; }
    /// For built-in engines that are made elsewhere.
    const EngineKnowledge& knowledge() const { return m_knowledge; }
    /// For engines that are made elsewhere.
    const std::shared_ptr<CoreBudget>& budget() const { return m_budget; }
    /// How many cores there are to divide.
    int cores() const { return m_budget->cores(); }
    /// How many of them are used by engines that are thinking now.
    int usedCores() const { return m_budget->usedCores(); }

    static int coresOfMachine();

private:
    const EngineStore& m_store;
    const BookStore* m_books = nullptr;
    const EngineKnowledge m_knowledge;          ///< shared with the engines; nothing is null
    const std::shared_ptr<CoreBudget> m_budget; ///< shared with the engines
};

} // namespace komadai::ui
