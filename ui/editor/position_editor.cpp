#include "ui/editor/position_editor.h"

#include "core/notation/position_text.h"
#include "ui/board/look_setting.h"
#include "ui/editor/clipboard_position.h"
#include "ui/editor/editor_board.h"
#include "ui/editor/piece_palette.h"
#include "ui/icons.h"
#include "ui/language/retranslated.h"
#include "ui/notation/notation.h"
#include "ui/rulebook/piece_facts.h"
#include "ui/widgets/escape_key.h"
#include "ui/widgets/notice_bar.h"
#include "ui/widgets/text_size.h"
#include "ui/widgets/wheel_scrolling.h"
#include "ui/widgets/window_size.h"
#include "ui/wording.h"

#include <QAction>
#include <QApplication>
#include <QButtonGroup>
#include <QClipboard>
#include <QCloseEvent>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QRadioButton>
#include <QShortcut>
#include <QStatusBar>
#include <QToolBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace komadai::ui {
namespace {

constexpr int PanelWidth = 290;
constexpr int NoticeShownMs = 6000;
constexpr int ProblemsShown = 3;
constexpr int KindsShown = 4;     ///< of those that are missing or too many
constexpr int KindsToSearch = 24; ///< from so many on the palette is searched rather than looked through

} // namespace

PositionEditor::PositionEditor(LookOf lookOf, std::shared_ptr<const core::Variant> variant, QWidget* parent)
    : QWidget(parent, Qt::Window), m_position(std::move(variant)),
      m_board(new EditorBoard(m_position, lookOf, this)),
      m_palette(new PiecePalette(m_position, std::move(lookOf), this)), m_variant(new QComboBox(this)),
      m_search(new QLineEdit(this)), m_paletteSides(new QButtonGroup(this)), m_movers(new QButtonGroup(this)),
      m_counts(new QLabel(this)), m_rules(new QLabel(this)), m_state(new QLabel(this)),
      m_pointed(new QLabel(this)), m_status(new QStatusBar(this)), m_notice(new NoticeBar(this)),
      m_analyse(new QPushButton(this)), m_play(new QPushButton(this)) {
    setObjectName(QStringLiteral("positionEditor"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 4, 8, 0);
    layout->setSpacing(6);
    layout->addLayout(createHead());
    keepWheelForScrolling(*this); // another variant empties the history
    layout->addWidget(m_notice);
    m_notice->returnFocusTo(*m_board);
    auto* middle = new QHBoxLayout;
    middle->addWidget(m_board, 1);
    middle->addWidget(createPanel());
    layout->addLayout(middle, 1);
    layout->addWidget(createFoot());
    layout->addWidget(m_status);
    m_status->setSizeGripEnabled(false);
    m_status->addWidget(m_pointed, 1);
    m_pointed->setObjectName(QStringLiteral("pointed"));
    setLeastSize(*this, {640, 480});
    resizeWithinScreen(*this, {940, 720});
    connectBoard();
    themeIcons();
    showVariant();
    showPosition();
    whenLanguageChanges(this, [this] {
        m_status->clearMessage();
        sayVariant();
        sayPosition();
    });
    whenLooksChange(this, [this] { updateLook(); });
    m_board->setFocus();
}

// --- building

QAction* PositionEditor::addAction(const char* text, const QString& icon, const QKeySequence& keys,
                                   std::function<void()> triggered) {
    auto* action = new QAction(this);
    action->setShortcut(keys);
    retranslated(action, [action, text, keys] {
        action->setText(tr(text));
        if (!keys.isEmpty())
            action->setToolTip(
                QStringLiteral("%1 (%2)").arg(tr(text), keys.toString(QKeySequence::NativeText)));
    });
    if (!icon.isEmpty()) m_icons.emplace_back(action, icon);
    connect(action, &QAction::triggered, this, [triggered = std::move(triggered)] { triggered(); });
    QWidget::addAction(action);
    return action;
}

QLayout* PositionEditor::createHead() {
    auto* head = new QHBoxLayout;
    head->addWidget(createToolBar(), 1);
    auto* label = retranslated(new QLabel(this), &QLabel::setText, [] { return tr("&Variant:"); });
    label->setBuddy(m_variant);
    head->addWidget(label);
    head->addWidget(m_variant);
    m_variant->setObjectName(QStringLiteral("variant"));
    connect(m_variant, &QComboBox::activated, this, &PositionEditor::changeVariant);
    return head;
}

QToolBar* PositionEditor::createToolBar() {
    auto* bar = new QToolBar(this);
    auto* undo = addAction(QT_TR_NOOP("Undo"), QStringLiteral("take-back"), QKeySequence::Undo,
                           [this] { m_position.history().undo(); });
    auto* redo = addAction(QT_TR_NOOP("Redo"), QStringLiteral("redo"), QKeySequence::Redo,
                           [this] { m_position.history().redo(); });
    for (auto* action : {undo, redo})
        action->setEnabled(false);
    connect(&m_position.history(), &QUndoStack::canUndoChanged, undo, &QAction::setEnabled);
    connect(&m_position.history(), &QUndoStack::canRedoChanged, redo, &QAction::setEnabled);
    bar->addActions({undo, redo});
    bar->addSeparator();
    bar->addAction(addAction(QT_TR_NOOP("Start Position"), QStringLiteral("start-position"), {},
                             [this] { m_position.setStart(); }));
    bar->addAction(addAction(QT_TR_NOOP("Clear Board"), QStringLiteral("clear"),
                             {Qt::CTRL | Qt::SHIFT | Qt::Key_Delete}, [this] { m_position.clear(); }));
    bar->addSeparator();
    bar->addAction(addAction(QT_TR_NOOP("Mirror Left and Right"), QStringLiteral("mirror"), {Qt::Key_M},
                             [this] { m_position.mirror(); }));
    bar->addAction(addAction(QT_TR_NOOP("Swap Sides"), QStringLiteral("swap-sides"), {Qt::Key_S},
                             [this] { m_position.swapSides(); }));
    bar->addAction(addAction(QT_TR_NOOP("Flip Board"), QStringLiteral("flip"), {Qt::Key_F},
                             [this] { m_board->setFlipped(!m_board->isFlipped()); }));
    bar->addSeparator();
    auto* copySfen = addAction(QT_TR_NOOP("Copy SFEN"), QStringLiteral("copy"), QKeySequence::Copy,
                               [this] { copy(m_position.sfen(), tr("SFEN copied to the clipboard.")); });
    m_copyFen = addAction(QT_TR_NOOP("Copy FEN"), QStringLiteral("copy"), {Qt::CTRL | Qt::SHIFT | Qt::Key_C},
                          [this] { copy(m_position.fen(), tr("FEN copied to the clipboard.")); });
    copySfen->setIconText(QStringLiteral("SFEN"));
    m_copyFen->setIconText(QStringLiteral("FEN"));
    for (auto* action : {copySfen, m_copyFen}) {
        bar->addAction(action);
        qobject_cast<QToolButton*>(bar->widgetForAction(action))
            ->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    }
    bar->addAction(addAction(QT_TR_NOOP("Paste SFEN or FEN"), QStringLiteral("paste"), QKeySequence::Paste,
                             [this] { paste(); }));
    return bar;
}

QWidget* PositionEditor::createPanel() {
    auto* panel = new QWidget(this);
    setTextSizedWidth(*panel, PanelWidth);
    auto* layout = new QVBoxLayout(panel);
    layout->setContentsMargins(4, 0, 0, 0);

    auto* sides = new QHBoxLayout;
    sides->setSpacing(0);
    auto* movers = new QHBoxLayout;
    movers->addWidget(retranslated(new QLabel(this), &QLabel::setText, [] { return tr("To move:"); }));
    for (const auto side : core::Sides) {
        auto* pieces = new QPushButton(this);
        pieces->setCheckable(true);
        retranslated(pieces, &QPushButton::setToolTip,
                     [] { return tr("Pieces of the other side (%1)").arg(QStringLiteral("X")); });
        pieces->setObjectName(QStringLiteral("pieces%1").arg(core::indexOf(side) + 1));
        m_paletteSides->addButton(pieces, core::indexOf(side));
        sides->addWidget(pieces);
        auto* mover = new QRadioButton(this);
        mover->setObjectName(QStringLiteral("mover%1").arg(core::indexOf(side) + 1));
        m_movers->addButton(mover, core::indexOf(side));
        movers->addWidget(mover);
    }
    movers->addStretch();
    m_paletteSides->button(0)->setChecked(true);
    m_search->setObjectName(QStringLiteral("search"));
    retranslated(m_search, &QLineEdit::setPlaceholderText, [] { return tr("Piece, kanji or letters"); });
    retranslated(m_search, &QLineEdit::setAccessibleName, [] { return tr("Filter the pieces"); });
    m_search->setClearButtonEnabled(true);
    clearOnEscape(*m_search);
    m_palette->setObjectName(QStringLiteral("palette"));
    m_counts->setObjectName(QStringLiteral("counts"));
    m_rules->setObjectName(QStringLiteral("rules"));
    for (auto* label : {m_counts, m_rules})
        label->setWordWrap(true);
    m_counts->setAlignment(Qt::AlignLeading | Qt::AlignTop);
    followFont(*m_counts, [this] { m_counts->setMinimumHeight(2 * m_counts->fontMetrics().lineSpacing()); });
    m_rules->setForegroundRole(QPalette::PlaceholderText);
    m_rest = new QPushButton(this);
    m_rest->setObjectName(QStringLiteral("rest"));
    retranslated(m_rest, &QPushButton::setToolTip, [] {
        return tr("Puts all missing pieces into the hand of the side that is not to move, as in mate "
                  "problems (%1)")
            .arg(QStringLiteral("R"));
    });

    layout->addLayout(sides);
    layout->addWidget(m_search);
    layout->addWidget(m_palette, 1);
    layout->addLayout(movers);
    layout->addWidget(m_counts);
    layout->addWidget(m_rest, 0, Qt::AlignLeading);
    layout->addWidget(m_rules);

    connect(m_paletteSides, &QButtonGroup::idToggled, this, [this](int side, bool on) {
        if (on) m_palette->setSide(core::Sides[side]);
    });
    connect(m_movers, &QButtonGroup::idClicked, this,
            [this](int side) { m_position.setSideToMove(core::Sides[side]); });
    connect(m_search, &QLineEdit::textChanged, m_palette, &PiecePalette::filter);
    connect(m_search, &QLineEdit::returnPressed, m_palette, &PiecePalette::chooseFirst);
    const auto giveRest = [this] { m_position.giveRest(restSide()); };
    connect(m_rest, &QPushButton::clicked, this, giveRest);
    connect(new QShortcut(Qt::Key_R, this), &QShortcut::activated, this, giveRest);
    connect(new QShortcut(Qt::Key_X, this), &QShortcut::activated, this,
            [this] { m_paletteSides->button(1 - m_paletteSides->checkedId())->setChecked(true); });
    return panel;
}

QWidget* PositionEditor::createFoot() {
    m_state->setObjectName(QStringLiteral("editorState"));
    m_state->setWordWrap(true);
    followFont(*m_state, [this] { m_state->setMinimumHeight(2 * m_state->fontMetrics().lineSpacing()); });
    auto* foot = new QWidget(this);
    auto* layout = new QHBoxLayout(foot);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_state, 1);
    layout->addWidget(retranslated(m_analyse, &QPushButton::setText, [] { return tr("&Analyse"); }));
    layout->addWidget(retranslated(m_play, &QPushButton::setText, [] { return tr("&Play from Here…"); }));
    connect(m_analyse, &QPushButton::clicked, this, [this] {
        m_position.keep();
        emit analysisRequested(*m_position.game());
    });
    connect(m_play, &QPushButton::clicked, this, [this] { emit playRequested(*m_position.game()); });
    return foot;
}

void PositionEditor::finish() {
    m_position.keep();
    close();
}

void PositionEditor::connectBoard() {
    connect(m_board, &EditorBoard::clicked, this, &PositionEditor::click);
    connect(m_board, &EditorBoard::rightClicked, this, &PositionEditor::rightClick);
    connect(m_board, &EditorBoard::carried, &m_position, &EditedPosition::move);
    connect(m_board, &EditorBoard::carriedOff, &m_position, &EditedPosition::remove);
    connect(m_board, &EditorBoard::removeRequested, &m_position, &EditedPosition::remove);
    connect(m_board, &EditorBoard::pointedChanged, this, &PositionEditor::showPointed);
    connect(m_palette, &PiecePalette::dropped, this, &PositionEditor::dropFromPalette);
    connect(m_palette, &PiecePalette::chosenChanged, this, [this] { m_board->setPicked(std::nullopt); });
    connect(&m_position, &EditedPosition::changed, this, &PositionEditor::showPosition);
    connect(&m_position.history(), &QUndoStack::cleanChanged, this,
            [this](bool clean) { setWindowModified(!clean); });
    connect(new QShortcut(QKeySequence::Close, this), &QShortcut::activated, this, &QWidget::close);
}

void PositionEditor::themeIcons() {
    for (const auto& [action, name] : m_icons)
        action->setIcon(themedIcon(name, palette()));
}

// --- the user's actions

void PositionEditor::click(const Place& place) {
    const auto chosen = m_palette->chosen();
    if (const auto* hand = std::get_if<HandPlace>(&place)) {
        if (m_board->picked() && !chosen) return m_position.move(*m_board->picked(), place);
        return m_position.addToHand(hand->side, hand->type);
    }
    const auto square = std::get<core::Square>(place);
    if (chosen && m_position.pieceAt(place) == chosen) return m_position.remove(place);
    if (chosen) return m_position.put(square, *chosen);
    if (m_board->picked() == place) return m_board->setPicked(std::nullopt);
    if (m_board->picked()) return m_position.move(*m_board->picked(), place);
    if (m_position.pieceAt(place)) m_board->setPicked(place);
}

void PositionEditor::rightClick(const Place& place) {
    if (const auto* square = std::get_if<core::Square>(&place))
        m_position.turnOver(*square);
    else
        m_position.remove(place);
}

void PositionEditor::dropFromPalette(core::Piece piece, const QPoint& onScreen) {
    const auto place = m_board->placeAt(m_board->mapFromGlobal(onScreen));
    if (!place) return;
    if (const auto* square = std::get_if<core::Square>(&*place)) return m_position.put(*square, piece);
    m_position.addToHand(std::get<HandPlace>(*place).side,
                         m_position.spec().piece(piece.type).heldAs(piece.type));
}

void PositionEditor::copy(const std::string& text, const QString& notice) {
    QApplication::clipboard()->setText(QString::fromStdString(text));
    m_position.keep();
    m_status->showMessage(notice, NoticeShownMs);
    m_board->announce(notice); // screen readers pass over the status bar
}

void PositionEditor::paste() {
    const QString clipboard = QApplication::clipboard()->text();
    std::string text = positionText(clipboard).toStdString();
    if (!core::parsePosition(text, m_position.spec()))
        text = positionOfRecord(clipboard, m_position.variant()).value_or(text);
    if (text.empty())
        return m_notice->showNotice([] { return tr("There is no text on the clipboard."); }, {});
    const auto setup = core::parsePosition(text, m_position.spec());
    const bool isOther = setup && setup.value() != m_position.setup();
    if (isOther && !mayBeLost()) return;
    if (const auto error = m_position.read(text))
        return m_notice->showNotice(
            [this, error = *error] { return unreadableText(error, m_position.spec()); }, {});
    m_position.keep(); // on the clipboard
    m_notice->dismiss();
}

void PositionEditor::changeVariant(int row) {
    const auto variant = m_fitting[static_cast<std::size_t>(row)];
    const auto read = core::parsePosition(m_position.sfen(), variant->spec());
    if (variant == m_position.variant() || !read) return;
    core::Setup setup = read.value();
    setup.quietPlies = m_position.setup().quietPlies;
    const bool isChanged = m_position.isChanged();
    m_position.open(variant, std::move(setup));
    if (isChanged) m_position.history().resetClean();
    showVariant();
}

bool PositionEditor::mayBeLost() {
    if (!m_position.isChanged()) return true;
    // In one line, so that the box is wide enough for its title.
    QMessageBox box(QMessageBox::Question, tr("Position Editor"),
                    tr("Discard this position? You have neither copied nor played it."), QMessageBox::Cancel,
                    this);
    auto* discard = box.addButton(tr("&Discard"), QMessageBox::DestructiveRole);
    box.setDefaultButton(QMessageBox::Cancel);
    box.exec();
    return box.clickedButton() == discard;
}

void PositionEditor::closeEvent(QCloseEvent* event) {
    if (!mayBeLost()) return event->ignore();
    m_position.keep();
    event->accept();
}

void PositionEditor::keyPressEvent(QKeyEvent* event) {
    if (event->key() != Qt::Key_Escape) return QWidget::keyPressEvent(event);
    if (!m_palette->chosen() && !m_board->picked()) return void(close());
    m_palette->clearSelection();
    m_board->setPicked(std::nullopt);
}

void PositionEditor::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) themeIcons();
}

// --- display

void PositionEditor::edit(const std::shared_ptr<const core::Variant>& variant, const core::Setup& setup,
                          bool flipped) {
    if (!mayBeLost()) return;
    m_notice->dismiss();
    m_board->setFlipped(flipped);
    m_position.open(variant, setup);
    showVariant();
}

void PositionEditor::setVariants(std::vector<std::shared_ptr<const core::Variant>> variants) {
    m_variants = std::move(variants);
    listVariants();
}

void PositionEditor::updateLook() {
    m_board->updateLook();
    m_palette->updateLook();
}

void PositionEditor::showVariant() {
    m_search->clear();
    m_search->setVisible(static_cast<int>(m_position.spec().pieces.size()) >= KindsToSearch);
    m_copyFen->setVisible(m_position.fen() != m_position.sfen());
    sayVariant();
}

void PositionEditor::sayVariant() {
    const auto& spec = m_position.spec();
    setWindowTitle(tr("Position Editor: %1[*]").arg(nameOf(spec)));
    for (const auto side : core::Sides) {
        m_paletteSides->button(core::indexOf(side))->setText(sideName(spec, side));
        m_movers->button(core::indexOf(side))->setText(sideName(spec, side));
    }
    QStringList rules;
    for (const auto& text : optionTexts(spec))
        rules << QString::fromStdString(text);
    if (spec.effects)
        rules << tr("The effects of nets, fog and flames are computed from the pieces on the board");
    m_rules->setText(rules.join(QStringLiteral(" · ")));
    m_rules->setToolTip(tr("A position has no earlier moves: repetitions are counted from here."));
}

/// Lists the variants that can have the position, whether or not it breaks their rules.
void PositionEditor::listVariants() {
    const std::string text = m_position.sfen();
    const auto isPresent = [this](const auto& variant) { return variant->spec().id == m_position.spec().id; };
    m_fitting.clear();
    for (const auto& variant : m_variants)
        if (isPresent(variant))
            m_fitting.push_back(m_position.variant());
        else if (core::parsePosition(text, variant->spec()))
            m_fitting.push_back(variant);
    auto present = std::find_if(m_fitting.begin(), m_fitting.end(), isPresent);
    if (present == m_fitting.end()) present = m_fitting.insert(present, m_position.variant());
    QStringList names, shown;
    for (const auto& variant : m_fitting)
        names << nameOf(variant->spec());
    for (int row = 0; row < m_variant->count(); ++row)
        shown << m_variant->itemText(row);
    if (names != shown) {
        m_variant->clear();
        m_variant->addItems(names);
    }
    m_variant->setCurrentIndex(static_cast<int>(present - m_fitting.begin()));
}

void PositionEditor::showPosition() {
    m_movers->button(core::indexOf(m_position.setup().sideToMove))->setChecked(true);
    m_notice->dismiss();
    const bool canBePlayed = m_position.game() && !m_position.game()->isOver();
    m_play->setEnabled(canBePlayed);
    m_analyse->setEnabled(canBePlayed);
    QFont font = m_state->font();
    font.setBold(!canBePlayed);
    m_state->setFont(font);
    const QString state = m_state->text();
    sayPosition();
    announceChange(state != m_state->text());
}

/// Lets a screen reader speak the square that was changed, and the state if that is new.
void PositionEditor::announceChange(bool hasNewState) {
    QStringList news;
    if (const auto& place = m_board->pointed()) news << m_board->wordsFor(*place);
    if (hasNewState) news << m_state->text();
    m_board->announce(news.join(QStringLiteral(". ")));
}

core::Side PositionEditor::restSide() const { return core::opponent(m_position.setup().sideToMove); }

void PositionEditor::sayPosition() {
    listVariants();
    m_counts->setText(countText());
    m_rest->setText(tr("Rest to the Hand of %1").arg(sideName(m_position.spec(), restSide())));
    m_rest->setVisible(m_position.spec().drops.allowed);
    m_rest->setEnabled(m_position.hasRest());
    m_state->setText(problemText());
    showPointed();
}

QString PositionEditor::problemText() const {
    const auto& spec = m_position.spec();
    if (const auto& game = m_position.game()) {
        const auto mover = game->position().sideToMove();
        if (game->outcome()) return tr("The game is over here: %1.").arg(result(*game->outcome(), spec));
        QString text = game->position().isInCheck(mover)
                           ? tr("Can be played: %1 to move, in check.").arg(sideName(spec, mover))
                           : tr("Can be played: %1 to move.").arg(sideName(spec, mover));
        for (const auto side : core::Sides)
            if (spec.mayLackRoyal() && !game->position().royalSquare(side))
                text += QLatin1Char(' ') +
                        tr("%1 has no king, as is usual in mate problems.").arg(sideName(spec, side));
        return text;
    }
    core::SetupErrors shown = m_position.errors();
    const int more = static_cast<int>(shown.size()) - ProblemsShown;
    if (more > 0) shown.resize(ProblemsShown);
    const QString text =
        tr("Cannot be played yet: %1.").arg(QString::fromStdString(wording().problem(shown, spec)));
    return more > 0 ? text + ' ' + tr("Further problems: %n.", nullptr, more) : text;
}

/// The position against a full set: "Missing: Pawn 2. Too many: Knight 1."
QString PositionEditor::countText() const {
    const auto& spec = m_position.spec();
    const bool bySide = !spec.drops.allowed;
    int used = 0, full = 0;
    QStringList missing, tooMany;
    for (const auto side : core::Sides) {
        if (!bySide && side == core::Side::Second) break;
        for (std::size_t i = 0; i < spec.pieces.size(); ++i) {
            if (spec.pieces[i].promotedFrom) continue;
            const auto count = m_position.count({core::pieceTypeAt(static_cast<int>(i)), side});
            used += count.used;
            full += count.full;
            const int difference = count.used - count.full;
            if (difference == 0) continue;
            const QString piece = nameOf(spec.pieces[i]);
            const QString name =
                bySide ? tr("%1 %2", "side and piece").arg(sideName(spec, side), piece) : piece;
            (difference < 0 ? missing : tooMany)
                << QStringLiteral("%1 %2").arg(name, QString::number(std::abs(difference)));
        }
    }
    const auto listed = [this](const QStringList& names) {
        const int more = static_cast<int>(names.size()) - KindsShown;
        const QString list = names.mid(0, KindsShown).join(QStringLiteral(", "));
        return more > 0 ? tr("%1 and %n more", nullptr, more).arg(list) : list;
    };
    QStringList sentences{tr("Pieces: %1 of %2.").arg(used).arg(full)};
    if (!missing.isEmpty()) sentences << tr("Missing: %1.").arg(listed(missing));
    if (!tooMany.isEmpty()) sentences << tr("Too many: %1.").arg(listed(tooMany));
    return sentences.join(QChar(' '));
}

/// Names the place under the mouse or the keyboard cursor, and its content.
void PositionEditor::showPointed() {
    const auto& spec = m_position.spec();
    const auto& place = m_board->pointed();
    QString text = tr("Click places the chosen piece. Right-click turns a piece over. Delete removes it.");
    if (place) {
        const auto* square = std::get_if<core::Square>(&*place);
        const auto* hand = std::get_if<HandPlace>(&*place);
        const QString name =
            square ? squareText(*square, spec) : tr("Hand of %1").arg(sideName(spec, hand->side));
        const auto piece = m_position.pieceAt(*place);
        if (hand)
            text = tr("%1: %2 %3 (click adds one, right click removes one)")
                       .arg(name, titleOf(spec.piece(hand->type)),
                            QString::number(m_position.setup().hand(hand->side).count(hand->type)));
        else if (piece)
            text = tr("%1: %2 %3").arg(name, sideName(spec, piece->side), titleOf(spec.piece(piece->type)));
        else
            text = name;
    }
    m_pointed->setText(text);
    m_board->setAccessibleDescription(text);
}

} // namespace komadai::ui
