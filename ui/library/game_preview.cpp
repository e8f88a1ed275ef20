#include "ui/library/game_preview.h"

#include "core/notation/stored_record.h"
#include "core/record/set_up_position.h"
#include "core/record/tree_cursor.h"
#include "ui/board/board_diagram.h"
#include "ui/board/board_preferences.h"
#include "ui/board/look_setting.h"
#include "ui/icons.h"
#include "ui/language/retranslated.h"
#include "ui/library/game_columns.h"
#include "ui/preferences/preferences.h"
#include "ui/widgets/elided_label.h"
#include "ui/wording.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>
#include <QWheelEvent>

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace komadai::ui {
namespace {

constexpr int RestMs = 80;
constexpr int WheelStep = 120;

} // namespace

// --- the board

PreviewBoard::PreviewBoard(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    whenLooksChange(this, [this] { forgetPicture(); });
    whenCoordinatesChange(this, [this] { forgetPicture(); });
    preferences().whenChanged(preference::Theme, this, [this] { forgetPicture(); });
    preferences().whenChanged(preference::LastMoveMark, this, [this] { forgetPicture(); });
}

void PreviewBoard::setPosition(std::optional<core::AnyPosition> position,
                               std::optional<core::Move> lastMove) {
    m_position = std::move(position);
    m_lastMove = lastMove;
    forgetPicture();
}

void PreviewBoard::forgetPicture() {
    m_picture = {};
    update();
}

void PreviewBoard::paintEvent(QPaintEvent*) {
    if (!m_position) return;
    const QSize pixels = size() * devicePixelRatioF();
    if (m_picture.size() != pixels) {
        m_picture = QPixmap(pixels);
        m_picture.setDevicePixelRatio(devicePixelRatioF());
        QPainter painter(&m_picture);
        DiagramOptions options;
        options.look = chosenLook(m_position->spec());
        if (preferences().get(preference::LastMoveMark)) options.lastMove = m_lastMove;
        options.theme = boardTheme(palette());
        options.theme.background = palette().color(QPalette::Window);
        options.coordinates = chosenCoordinates();
        paintDiagram(painter, rect(), *m_position, options);
    }
    QPainter(this).drawPixmap(0, 0, m_picture);
}

void PreviewBoard::wheelEvent(QWheelEvent* event) {
    m_wheel += event->angleDelta().y();
    const int steps = m_wheel / WheelStep;
    m_wheel -= steps * WheelStep;
    if (steps != 0) emit stepWanted(-steps);
    event->accept();
}

void PreviewBoard::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange) forgetPicture();
    QWidget::changeEvent(event);
}

// --- the preview

GamePreview::GamePreview(const core::VariantSet& variants, LibraryService& library, QWidget* parent)
    : QWidget(parent), m_variants(variants), m_library(library), m_players(new ElidedLabel),
      m_about(new ElidedLabel), m_result(new QLabel), m_board(new PreviewBoard), m_place(new QLabel),
      m_first(new QToolButton), m_previous(new QToolButton), m_next(new QToolButton),
      m_last(new QToolButton) {
    setObjectName(QStringLiteral("gamePreview"));
    m_players->setObjectName(QStringLiteral("previewPlayers"));
    m_about->setObjectName(QStringLiteral("previewAbout"));
    m_place->setObjectName(QStringLiteral("previewPlace"));
    m_result->setObjectName(QStringLiteral("previewResult"));
    m_result->setWordWrap(true);
    QFont bold = m_players->font();
    bold.setBold(true);
    m_players->setFont(bold);
    m_rest.setSingleShot(true);
    m_rest.setInterval(RestMs);
    connect(&m_rest, &QTimer::timeout, this, &GamePreview::read);
    connect(m_board, &PreviewBoard::stepWanted, this, &GamePreview::step);
    struct Button {
        QToolButton* button;
        const char* icon;
        int steps;
    };
    constexpr int Far = 1000000;
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(0);
    for (const auto& [button, icon, steps] : {Button{m_first, "first", -Far},
                                              {m_previous, "previous", -1},
                                              {m_next, "next", 1},
                                              {m_last, "last", Far}}) {
        button->setAutoRaise(true);
        button->setIcon(themedIcon(QLatin1String(icon), palette()));
        connect(button, &QToolButton::clicked, this, [this, steps = steps] { step(steps); });
        buttons->addWidget(button);
    }
    buttons->addSpacing(6);
    buttons->addWidget(m_place, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addWidget(m_players);
    layout->addWidget(m_about);
    layout->addWidget(m_board, 1);
    layout->addWidget(m_result);
    layout->addLayout(buttons);
    retranslated(this, [this] {
        const auto name = [](QToolButton* button, const QString& text) {
            button->setToolTip(text);
            button->setAccessibleName(text);
        };
        name(m_first, tr("Start of the game"));
        name(m_previous, tr("Previous move"));
        name(m_next, tr("Next move"));
        name(m_last, tr("End of the game"));
        m_board->setAccessibleName(tr("Preview of the game"));
        sayGame();
    });
}

GamePreview::~GamePreview() { m_request.cancel(); }

void GamePreview::showGame(core::GameId game, std::optional<core::NodeId> at) {
    if (game == m_game && at == m_at) return;
    m_game = game;
    m_at = at;
    m_isRead = false;
    m_request.cancel();
    if (isVisible()) m_rest.start();
}

void GamePreview::renew(core::GameId game) {
    if (game != m_game) return;
    m_isRead = false;
    if (isVisible()) m_rest.start();
}

void GamePreview::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (!m_isRead) m_rest.start();
}

void GamePreview::read() {
    m_isRead = true;
    m_request.cancel();
    if (m_game == 0) return show(nullptr);
    m_request = m_library.read(
        [game = m_game, at = m_at,
         find = core::finderOf(m_variants.all())](core::Library& library) -> std::shared_ptr<const Content> {
            const auto stored = library.record(game);
            if (!stored) return nullptr;
            auto content = std::make_shared<Content>();
            content->summary = stored->summary;
            const auto variant = find(stored->summary.header.variant);
            content->hasVariant = variant != nullptr;
            if (!variant) return content;
            auto read = core::readTree(stored->summary.header, stored->tree, variant);
            if (!read) return content;
            core::GameTree tree = std::move(read).value();
            if (const auto first = core::takenBack(*stored, tree)) tree.remove(*first);
            content->isPosition = stored->summary.plyCount == 0 && !stored->summary.outcome &&
                                  core::isMerePosition(stored->summary.header, tree.start());
            core::NodeId end = core::playedTo(stored->summary, tree);
            if (at && tree.contains(*at)) {
                content->firstPly = tree.depth(*at);
                end = tree.lineEnd(*at);
            }
            content->game = core::TreeCursor(tree, end).game();
            return content;
        },
        this, [this](std::shared_ptr<const Content> content) { show(std::move(content)); },
        [this](const core::StorageError& error) {
            show(nullptr);
            say(sentence(error));
        });
}

void GamePreview::show(std::shared_ptr<const Content> content) {
    const bool isSame = m_content && content && m_content->summary.id == content->summary.id;
    const bool wasAtEnd = !m_content || !m_content->game || m_ply == m_content->game->plyCount();
    m_content = std::move(content);
    const int end = m_content && m_content->game ? m_content->game->plyCount() : 0;
    const std::optional<int> first = m_content ? m_content->firstPly : std::nullopt;
    if (first)
        showPly(std::min(isSame && m_at == m_shownAt ? m_ply : *first, end));
    else
        showPly(isSame && !wasAtEnd ? std::min(m_ply, end) : end);
    m_shownAt = m_at;
}

bool GamePreview::step(int steps) {
    if (!m_content || !m_content->game) return false;
    const int ply = std::clamp(m_ply + steps, 0, m_content->game->plyCount());
    if (ply == m_ply) return false;
    showPly(ply);
    return true;
}

void GamePreview::showPly(int ply) {
    m_ply = ply;
    if (m_content && m_content->game) {
        const core::Game& game = *m_content->game;
        m_board->setPosition(game.positionAt(ply),
                             ply > 0 ? std::optional(game.moves()[static_cast<std::size_t>(ply) - 1])
                                     : std::nullopt);
    } else {
        m_board->setPosition(std::nullopt, std::nullopt);
    }
    sayGame();
}

void GamePreview::say(const QString& text) { m_result->setText(text); }

void GamePreview::sayGame() {
    const int end = m_content && m_content->game ? m_content->game->plyCount() : 0;
    for (QToolButton* button : {m_first, m_previous})
        button->setEnabled(m_ply > 0);
    for (QToolButton* button : {m_next, m_last})
        button->setEnabled(m_ply < end);
    m_place->setText(m_content && m_content->game ? tr("Ply %1 of %2").arg(m_ply).arg(end) : QString());
    if (!m_content) {
        for (ElidedLabel* label : {m_players, m_about})
            label->clear();
        return say(m_game == 0 ? tr("Select a game to see it here.") : QString());
    }
    const auto& summary = m_content->summary;
    const auto variant = m_variants.find(summary.header.variant);
    m_players->setText(m_content->isPosition ? positionName() : playerNames(summary.header.players));
    QStringList about;
    if (variant) about += nameOf(variant->spec());
    for (const auto& text : {summary.header.event, summary.header.round})
        if (!text.empty()) about += QString::fromStdString(text);
    if (!m_content->isPosition) about += dateOf(summary);
    about.removeAll(QString());
    m_about->setText(about.join(QStringLiteral(", ")));
    if (!m_content->hasVariant || !variant) return say(tr("The variant of this game is missing."));
    if (!m_content->game) return say(tr("The moves of this game cannot be read."));
    if (summary.outcome) return say(result(*summary.outcome, variant->spec()));
    say(m_content->isPosition ? QString() : tr("Not finished"));
}

} // namespace komadai::ui
