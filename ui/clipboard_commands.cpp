#include "ui/clipboard_commands.h"

#include "core/notation/hodges_text.h"
#include "core/notation/japanese_text.h"
#include "core/notation/move_text.h"
#include "core/notation/pgn.h"
#include "core/notation/position_text.h"
#include "core/notation/stored_record.h"
#include "core/record/transplant.h"
#include "core/store/stored_game.h"
#include "ui/board/board_diagram.h"
#include "ui/board/look_setting.h"
#include "ui/document/game_document.h"
#include "ui/editor/clipboard_position.h"
#include "ui/file_opener.h"
#include "ui/files/file_reader.h"
#include "ui/files/record_formats.h"
#include "ui/game/game_view.h"
#include "ui/library/games_model.h"
#include "ui/library/library_service.h"
#include "ui/notation/notation.h"
#include "ui/preferences/preferences.h"
#include "ui/record/move_rows.h"
#include "ui/record/move_texts.h"
#include "ui/variants/user_variants.h"
#include "ui/window_actions.h"
#include "ui/wording.h"

#include <QApplication>
#include <QBuffer>
#include <QClipboard>
#include <QDir>
#include <QFileInfo>
#include <QImage>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QSvgGenerator>
#include <QUrl>

#include <algorithm>
#include <set>

namespace komadai::ui {
namespace {

constexpr std::size_t MostGamesCopied = 200;
constexpr int CopiedPictureSize = 1000;       ///< the longer side of a copied picture, in pixels
constexpr std::size_t MostLineBytes = 60'000; ///< of a text that can be moves without a game

QString sfenOf(const core::AnyPosition& position) {
    return QString::fromStdString(core::sfen::format(position));
}

QString fenOf(const core::AnyPosition& position) {
    return QString::fromStdString(core::fen::format(position.toSetup(), position.spec()));
}

/// The moves up to the node that is shown, in the notation that the user sees, but always with English letters of pieces, as
/// in files. Japanese moves say by themselves whose they are; all others are numbered.
QString lineText(const GameDocument& document) {
    const bool isNumbered =
        chosenNotation() != Notation::Japanese || !core::japanese::canWrite(document.spec());
    const MoveTexts texts(document);
    QStringList words;
    for (int ply = 1; ply <= document.ply(); ++ply) {
        const core::NodeId node = document.lineNodes()[static_cast<std::size_t>(ply)];
        const MoveNumber number = numberOf(node, document.tree());
        if (isNumbered && !number.isShared)
            words += QStringLiteral("%1.").arg(number.number);
        else if (isNumbered && ply == 1)
            words += QStringLiteral("%1...").arg(number.number);
        words += isNumbered ? QString::fromStdString(core::hodges::formatInOneWord(
                                  document.tree().move(node), document.line().positionAt(ply - 1)))
                            : texts.move(node);
    }
    return words.join(' ');
}

/// The only line of a text; empty where there are several.
QString onlyLine(const QString& text) {
    const QString line = text.trimmed();
    return line.contains('\n') || line.contains('\r') ? QString() : line;
}

/// Whether the text is meant as a position, as its first field has the rows of a board.
bool isMeantAsPosition(const QString& text) {
    const QString position = positionText(onlyLine(text));
    return position.section(' ', 0, 0).contains('/') && !text.contains(QStringLiteral(" moves ")) &&
           !text.trimmed().startsWith('[');
}

/// The moves as they go on from a position; none where not all of them are legal there.
std::optional<core::GameTree> movesFrom(const core::AnyPosition& position, const std::string& text) {
    auto read = core::readPgnMoves(text, position);
    if (!read.problems.empty() || read.tree.size() == 1) return std::nullopt;
    return std::move(read.tree);
}

core::GameRecord recordOfTree(const core::GameTree& tree) {
    return {core::headerOf(core::Game(tree.start()), {}, {}), tree};
}

int movesIn(const core::GameTree& tree) { return tree.depth(tree.mainLineEnd()); }

} // namespace

ClipboardCommands::ClipboardCommands(QWidget& window, const WindowActions& actions,
                                     const UserVariants& variants, FileOpener& files,
                                     std::function<GameView&()> view)
    : QObject(&window), m_window(window), m_actions(actions), m_variants(variants), m_files(files),
      m_view(std::move(view)), m_reader(new FileReader(this)) {
    connectCopying();
    connect(m_actions.paste, &QAction::triggered, this, &ClipboardCommands::paste);
    connect(m_reader, &FileReader::fileRead, this, &ClipboardCommands::onRead);
}

void ClipboardCommands::connectCopying() {
    const auto on = [this](const QAction* action, auto act) {
        connect(action, &QAction::triggered, this, act);
    };
    on(m_actions.copyPosition, [this] { copyPosition(sfenOf(m_view().game().document().position())); });
    on(m_actions.copyFen, [this] { copyPosition(fenOf(m_view().game().document().position())); });
    for (const auto& [format, action] : m_actions.copyPositionAs)
        on(action, [this, format = format] { copyPositionAs(format); });
    connect(&m_actions.copyPositionMenu(), &QMenu::aboutToShow, this,
            &ClipboardCommands::listPositionFormats);
    on(m_actions.copyGame, [this] { copyGame(copyFormat(m_view().game().document().tree())); });
    on(m_actions.copyLine, [this] { copyLine(); });
    on(m_actions.copyPicture, [this] { copyPicture(); });
    for (const auto& [format, action] : m_actions.copyGameAs)
        on(action, [this, format = format] {
            preferences().set(preference::copyFormatOf(m_view().game().document().spec()), format);
            copyGame(format);
        });
    connect(&m_actions.copyGameMenu(), &QMenu::aboutToShow, this, &ClipboardCommands::listGameFormats);
}

void ClipboardCommands::refresh() {
    const GameDocument& document = m_view().game().document();
    m_actions.copyLine->setEnabled(document.ply() > 0);
}

// --- copying

void ClipboardCommands::copyText(const QString& text, const QString& message) {
    QApplication::clipboard()->setText(text);
    emit messageShown(message);
}

void ClipboardCommands::copyPosition(const QString& text) { copyText(text, tr("Position copied.")); }

void ClipboardCommands::copyPositionAs(core::RecordFormat format) {
    // A file of positions says in a comment which variant they are of; other programs do not expect that from a clipboard.
    if (format == core::RecordFormat::Sfen)
        return copyPosition(sfenOf(m_view().game().document().position()));
    const auto written = core::writeRecord(
        recordOfTree(core::GameTree(m_view().game().document().position())), format, &m_variants.all());
    if (!written) return emit messageShown(QString::fromStdString(wording().sentence(written.error())));
    copyPosition(QString::fromStdString(written.value().text).trimmed());
}

void ClipboardCommands::listPositionFormats() {
    const core::AnyPosition& position = m_view().game().document().position();
    const auto formats = formatsFor(position);
    for (const auto& [format, action] : m_actions.copyPositionAs)
        action->setVisible(std::find(formats.begin(), formats.end(), format) != formats.end());
    m_actions.copyFen->setVisible(fenOf(position) != sfenOf(position));
}

void ClipboardCommands::listGameFormats() {
    const core::GameTree& tree = m_view().game().document().tree();
    const core::RecordFormat usual = copyFormat(tree);
    const auto formats = formatsFor(tree);
    for (const auto& [format, action] : m_actions.copyGameAs) {
        action->setVisible(std::find(formats.begin(), formats.end(), format) != formats.end());
        action->setChecked(format == usual);
    }
}

void ClipboardCommands::copyGame(core::RecordFormat format) {
    const auto game =
        core::writeRecord(m_view().game().document().recordToShare(), format, &m_variants.all());
    if (!game) return emit messageShown(QString::fromStdString(wording().sentence(game.error())));
    QStringList sentences{tr("Game copied as %1.").arg(nameOf(format))};
    for (const core::Loss loss : game.value().losses)
        sentences += QString::fromStdString(wording().sentence(loss));
    copyText(QString::fromStdString(game.value().text), sentences.join(' '));
}

void ClipboardCommands::copyGames(LibraryService& library, const std::vector<core::GameId>& games) {
    if (games.size() > MostGamesCopied)
        return emit messageShown(tr("At most %n game(s) can be copied. More can be exported to a file.",
                                    nullptr, static_cast<int>(MostGamesCopied)));
    library.read(
        [games, find = core::finderOf(m_variants.all().all())](core::Library& library) {
            std::vector<core::GameRecord> records;
            for (const core::GameId game : games)
                if (auto record = core::readSharedGame(library, game, find))
                    records.push_back(std::move(record).value());
            return records;
        },
        this, [this](const std::vector<core::GameRecord>& records) { copyRecords(records); },
        [this](const core::StorageError& error) { emit messageShown(ui::sentence(error)); });
}

void ClipboardCommands::copyRecords(const std::vector<core::GameRecord>& records) {
    if (records.empty()) return emit messageShown(tr("These games cannot be read."));
    core::RecordFormat format = copyFormat(records.front().tree);
    const auto fits = [&](const core::GameRecord& record) { return canWrite(record.tree, format); };
    if (!std::all_of(records.begin(), records.end(), fits)) format = core::RecordFormat::Pgn;
    std::string text;
    std::set<core::Loss> losses;
    int copied = 0;
    for (const core::GameRecord& record : records) {
        const auto game = core::writeRecord(record, format, &m_variants.all());
        if (!game) continue;
        core::appendGame(text, game.value(), format);
        losses.insert(game.value().losses.begin(), game.value().losses.end());
        ++copied;
    }
    QStringList sentences{tr("%Ln game(s) copied as %1.", nullptr, copied).arg(nameOf(format))};
    for (const core::Loss loss : losses)
        sentences += QString::fromStdString(wording().sentence(loss));
    copyText(QString::fromStdString(text), sentences.join(' '));
}

void ClipboardCommands::copyLine() { copyText(lineText(m_view().game().document()), tr("Line copied.")); }

void ClipboardCommands::copyPicture() {
    GameView& view = m_view();
    const GameDocument& document = view.game().document();
    const DiagramOptions options{chosenLook(document.spec()),
                                 view.isFlipped(),
                                 document.lastMove(),
                                 boardTheme(m_window.palette()),
                                 chosenNotation(),
                                 document.tree().annotations(document.current()).drawings};
    const QRect area(QPoint(0, 0), diagramSize(document.spec(), CopiedPictureSize));
    QImage image(area.size(), QImage::Format_ARGB32_Premultiplied);
    image.fill(options.theme.background);
    QPainter painter(&image);
    paintDiagram(painter, area, document.position(), options);
    painter.end();

    QBuffer drawing;
    QSvgGenerator svg;
    svg.setOutputDevice(&drawing);
    svg.setSize(area.size());
    svg.setViewBox(area);
    svg.setTitle(view.title());
    painter.begin(&svg);
    paintDiagram(painter, area, document.position(), options);
    painter.end();

    auto* data = new QMimeData; // the clipboard takes it
    data->setImageData(image);
    data->setData(QStringLiteral("image/svg+xml"), drawing.data());
    QApplication::clipboard()->setMimeData(data);
    emit messageShown(tr("Picture copied."));
}

// --- pasting

void ClipboardCommands::paste() {
    const QMimeData* data = QApplication::clipboard()->mimeData();
    if (const QStringList files = FileOpener::filesIn(*data); !files.isEmpty()) return m_files.open(files);
    const QString text = data->text();
    if (text.trimmed().isEmpty()) return emit messageShown(tr("There is no text on the clipboard."));
    take(text);
}

void ClipboardCommands::take(const QString& text) {
    if (text.trimmed().isEmpty()) return;
    if (pasteFile(onlyLine(text))) return;
    if (isMeantAsPosition(text)) return emit positionPasted(positionText(text));
    m_reader->readText(text, m_variants.all(), {});
}

bool ClipboardCommands::pasteFile(const QString& text) {
    const bool isUrl = text.startsWith(QStringLiteral("file:"));
    if (!isUrl && !QDir::isAbsolutePath(text) && !text.startsWith(QStringLiteral("~/"))) return false;
    QString path = isUrl ? QUrl(text).toLocalFile() : text;
    if (path.startsWith(QStringLiteral("~/"))) path = QDir::homePath() + path.mid(1);
    m_files.open({path});
    return true;
}

void ClipboardCommands::onRead(const std::shared_ptr<ReadFile>& read) {
    const bool isFaultless = !read->games.empty() && read->problems.empty();
    if (auto moves = offerOfMoves(*read); moves && !(moves->problem && isFaultless))
        make(*moves);
    else if (!read->games.empty())
        make(offerOfGames(read));
    else
        explain(*read);
}

std::optional<ClipboardCommands::Offer> ClipboardCommands::offerOfMoves(const ReadFile& read) {
    const std::string& text = read.text;
    if (text.size() > MostLineBytes || QString::fromStdString(text).trimmed().startsWith('['))
        return std::nullopt;
    const OpenGame& game = m_view().game();
    const GameDocument& document = game.document();
    const core::GameTree& tree = document.tree();
    Offer offer;
    auto atStart = movesFrom(tree.start(), text);
    auto here =
        document.current() == core::NodeId::root() ? std::nullopt : movesFrom(document.position(), text);
    auto usual = atStart ? std::nullopt : movesFrom(core::AnyPosition::startOf(document.variant()), text);
    std::optional<core::GameTree> shown = here ? here : atStart ? atStart : usual;
    if (!shown) { // as far as they are legal
        auto part = core::readPgnMoves(text, document.position());
        if (part.tree.size() == 1) return std::nullopt;
        offer.problem = part.problems.front();
        shown = part.tree;
        (document.current() == core::NodeId::root() ? atStart : here) = std::move(part.tree);
    }
    offer.text = tr("The text is a line of %n move(s).", nullptr, movesIn(*shown));
    const core::GameTree& whole = atStart ? *atStart : usual ? *usual : *shown;
    offer.openNew = [this, record = recordOfTree(whole), problem = offer.problem] {
        emit recordPasted(record);
        if (problem) m_view().notice().showNotice([problem] { return sentence(*problem); }, {});
    };
    if (atStart && game.mayJoin(core::NodeId::root(), *atStart)) offer.atStart = std::move(atStart);
    if (here && game.mayJoin(document.current(), *here)) offer.here = std::move(here);
    return offer;
}

ClipboardCommands::Offer ClipboardCommands::offerOfGames(const std::shared_ptr<ReadFile>& read) {
    const OpenGame& game = m_view().game();
    const GameDocument& document = game.document();
    const auto& games = read->games;
    const auto from = [&](core::NodeId node) -> std::optional<core::GameTree> {
        core::GameTree all(document.tree().position(node));
        for (const core::ReadGame& each : games) {
            const auto moves = core::transplanted(each.record.tree, all.start());
            if (!moves) return std::nullopt;
            all.join(core::NodeId::root(), *moves);
        }
        return all.size() > 1 && game.mayJoin(node, all) ? std::optional(std::move(all)) : std::nullopt;
    };
    Offer offer;
    const core::GameRecord& first = games.front().record;
    const auto count = static_cast<int>(games.size());
    offer.text =
        count == 1 ? tr("The text is a game of %1: %2, %n move(s).", nullptr, moveCount(movesIn(first.tree)))
                         .arg(nameOf(first.tree.spec()), playerNames(first.header.players))
                   : tr("The text has %Ln games.", nullptr, count);
    offer.openNew = [this, read] { m_files.take(read); };
    offer.atStart = from(core::NodeId::root());
    if (document.current() != core::NodeId::root()) offer.here = from(document.current());
    if (!read->problems.empty()) offer.problem = read->problems.front();
    return offer;
}

void ClipboardCommands::make(const Offer& offer) {
    if (!offer.atStart && !offer.here) return offer.openNew();
    GameDocument& document = m_view().game().document();
    const core::NodeId node = document.current();
    QMessageBox box(QMessageBox::Question, tr("Open or Merge"), offer.text, QMessageBox::Cancel, &m_window);
    QString text = tr("Merging adds the moves and their comments to the current game. The players and other "
                      "details of that game stay as they are.");
    if (offer.problem) text = sentence(*offer.problem) + QStringLiteral("\n\n") + text;
    box.setInformativeText(text);
    auto* openNew = box.addButton(tr("&New Game"), QMessageBox::AcceptRole);
    auto* atStart =
        offer.atStart ? box.addButton(tr("Merge at the &Start"), QMessageBox::AcceptRole) : nullptr;
    auto* here = offer.here ? box.addButton(tr("Merge &Here"), QMessageBox::AcceptRole) : nullptr;
    box.setDefaultButton(openNew);
    box.exec();
    const QAbstractButton* clicked = box.clickedButton();
    if (clicked == openNew) return offer.openNew();
    if (&m_view().game().document() != &document) return;
    if (here && clicked == here) join(node, *offer.here);
    if (atStart && clicked == atStart) join(core::NodeId::root(), *offer.atStart);
}

void ClipboardCommands::join(core::NodeId at, const core::GameTree& tree) {
    OpenGame& game = m_view().game();
    GameDocument& document = game.document();
    // A game may have gone on while the question stood.
    if (!document.tree().contains(at) || !game.mayJoin(at, tree))
        return emit messageShown(tr("The moves cannot be merged into the game any more."));
    const std::size_t before = document.tree().size();
    document.join(at, tree);
    const auto added = static_cast<int>(document.tree().size() - before);
    emit messageShown(added == 0 ? tr("The game has all of these moves already.")
                                 : tr("%n move(s) were added.", nullptr, added));
}

void ClipboardCommands::explain(const ReadFile& read) {
    std::optional<core::ReadProblem> problem;
    if (!read.problems.empty() && read.problems.front().kind != core::ReadProblem::Kind::UnknownFormat)
        problem = read.problems.front();
    m_view().notice().showNotice(
        [problem] {
            return problem ? sentence(*problem)
                           : tr("The text is neither a position nor a game nor moves that can be played from "
                                "here.");
        },
        {});
}

QString ClipboardCommands::sentence(const core::ReadProblem& problem) {
    return QString::fromStdString(wording().sentence(problem, tr("Text").toStdString()));
}

} // namespace komadai::ui
