// komadai: opens the window, or writes a picture of a position with --diagram, or a report of a game with --report.
#include "app/command_line.h"
#include "app/file_size_limit.h"
#include "app/komadai/diagram.h"
#include "app/komadai/game_report.h"
#include "app/subject.h"
#include "ui/board/board_preferences.h"
#include "ui/desktop/desktop_motion.h"
#include "ui/desktop/desktop_scheme.h"
#include "ui/desktop/first_start.h"
#include "ui/desktop/termination.h"
#include "ui/desktop/window_style.h"
#include "ui/desktop/window_text_size.h"
#include "ui/language/language.h"
#include "ui/main_window.h"
#include "ui/preferences/preferences.h"
#include "ui/variants/user_variants.h"

#include <QApplication>
#include <QFileInfo>
#include <QStandardPaths>

#include <exception>
#include <filesystem>

namespace {

using namespace komadai;

struct Arguments {
    std::string library, variant, position;
    std::vector<std::string> files;
    bool opensNewWindow = false;
    DiagramArguments diagram;
    std::vector<std::string> report; ///< the game and the file
};

int refuse(ExitStatus status, const std::string& sentence) {
    std::cerr << "komadai: " << core::visibleText(sentence, "\n") << '\n';
    return static_cast<int>(status);
}

void addOptions(CLI::App& command, Arguments& arguments) {
    command.set_version_flag("--version", std::string("komadai ") + KOMADAI_VERSION);
    command.add_option("--library", arguments.library, "Library file in which games are stored");
    auto* variant = command.add_option("--variant", arguments.variant, "Variant to play or draw");
    command.add_option("--position", arguments.position, "Position to start from, as SFEN or FEN")
        ->needs(variant);
    auto* files = command.add_option("FILE", arguments.files, "Games, positions or libraries to open");
    command.add_flag("--new-window", arguments.opensNewWindow,
                     "Open a window of its own, even if one is open with this library");
    auto* diagram = command.add_option("--diagram", arguments.diagram.file,
                                       "Write a picture (.png, .svg or .pdf) and exit");
    diagram->needs(variant)->excludes(files);
    command.add_option("--pieces", arguments.diagram.pieces, "Piece set of the picture")->needs(diagram);
    command.add_option("--size", arguments.diagram.size, "Longer side of the picture in pixels")
        ->needs(diagram)
        ->check(CLI::Range(64, 8192));
    command
        .add_option("--report", arguments.report,
                    "Write a report (.pdf or .html) of a game and exit; the game is a file, or library:ID")
        ->expected(2)
        ->type_name("GAME FILE")
        ->excludes(diagram)
        ->excludes(files);
}

/// `XDG_DATA_HOME/komadai`.
QString dataFolder() {
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + QStringLiteral("/komadai");
}

/// In the data folder, which is created if necessary.
std::filesystem::path defaultLibrary() {
    const std::filesystem::path path = dataFolder().toStdString();
    std::error_code error; // opening the library reports it
    std::filesystem::create_directories(path, error);
    return path / "library.sqlite";
}

std::filesystem::path libraryOf(const Arguments& arguments) {
    return arguments.library.empty() ? defaultLibrary() : std::filesystem::path(arguments.library);
}

QStringList absoluteFiles(const Arguments& arguments) {
    QStringList files;
    for (const std::string& file : arguments.files)
        files += QFileInfo(QString::fromStdString(file)).absoluteFilePath();
    return files;
}

void bringToFront(QWidget& window) {
    window.setWindowState(window.windowState() & ~Qt::WindowMinimized);
    window.show();
    window.raise();
    window.activateWindow();
}

int openWindow(const Arguments& arguments, ui::UserVariants& variants, std::optional<core::Game> start) {
    ui::FirstStart first(libraryOf(arguments));
    const bool isForAnyWindow = !start && !arguments.opensNewWindow;
    if (isForAnyWindow && first.handOver(absoluteFiles(arguments))) return static_cast<int>(ExitStatus::Done);
    first.listen(); // later starts wait for their answer until the window is there
    ui::applyChosenLanguage();
    QApplication::setStyle(new ui::WindowStyle); // which the application owns
    const ui::DesktopScheme scheme(QDBusConnection::sessionBus());
    const ui::WindowTextSize textSize;
    ui::MainWindow window(variants, std::move(start));
    const ui::DesktopMotion motion(QDBusConnection::sessionBus());
    const ui::Termination termination;
    QObject::connect(&termination, &ui::Termination::wanted, &window, [] { QCoreApplication::exit(0); });
    QObject::connect(&motion, &ui::DesktopMotion::reducedChanged, &window, [](bool isReduced) {
        ui::preferences().setDefault(ui::preference::AnimateMoves, !isReduced);
    });
    if (arguments.library.empty() && arguments.files.empty()) window.welcomeNewUser();
    window.openBooks(dataFolder() + QStringLiteral("/books"));
    window.openEndgames(dataFolder() + QStringLiteral("/endgames"));
    window.openNetworks(dataFolder() + QStringLiteral("/networks"));
    window.show();
    window.openLibrary(libraryOf(arguments));
    window.openFiles(absoluteFiles(arguments));
    QObject::connect(&first, &ui::FirstStart::filesReceived, &window, [&window](const QStringList& files) {
        bringToFront(window);
        window.openFiles(files);
    });
    QObject::connect(&window, &ui::MainWindow::libraryOpened, &first, &ui::FirstStart::follow);
    return QApplication::exec();
}

int run(int argc, char** argv) {
    Arguments arguments;
    CLI::App command("Komadai: play, analyse and store games of chess and shogi variants", "komadai");
    addOptions(command, arguments);
    if (const auto status = parseArguments(command, argc, argv)) return static_cast<int>(*status);

    ui::UserVariants variants(core::VariantSet::builtin(), dataFolder() + QStringLiteral("/variants"));
    std::optional<core::Game> start;
    if (!arguments.variant.empty()) {
        const auto variant = findVariant(variants.all(), arguments.variant);
        if (!variant) return refuse(ExitStatus::WrongCall, variant.error());
        auto game = gameFrom(variant.value(), arguments.position);
        if (!game) return refuse(ExitStatus::WrongCall, game.error());
        start = std::move(game).value();
    }

    const bool isDiagram = !arguments.diagram.file.empty();
    const bool isReport = !arguments.report.empty();
    if (isDiagram || isReport) qputenv("QT_QPA_PLATFORM", "offscreen");
    QCoreApplication::setOrganizationName(QStringLiteral("komadai"));
    QCoreApplication::setApplicationName(QStringLiteral("komadai"));
    QCoreApplication::setApplicationVersion(QStringLiteral(KOMADAI_VERSION));
    QApplication application(argc, argv);
    QApplication::setApplicationDisplayName(QStringLiteral("Komadai"));
    QApplication::setDesktopFileName(QStringLiteral(KOMADAI_DESKTOP_ID)); // Wayland finds the icon by it
    if (!isDiagram && !isReport) return openWindow(arguments, variants, std::move(start));
    ui::applyChosenLanguage();
    const auto problem = isDiagram ? writeDiagram(start->position(), arguments.diagram)
                                   : writeReport({arguments.report[0], arguments.report[1]}, variants.all(),
                                                 libraryOf(arguments));
    return problem ? refuse(ExitStatus::Failed, *problem) : static_cast<int>(ExitStatus::Done);
}

} // namespace

int main(int argc, char** argv) {
    failAtFileSizeLimit();
    try {
        return run(argc, argv);
    } catch (const std::exception& error) { // such as a lack of memory
        return refuse(ExitStatus::Failed, error.what());
    }
}
