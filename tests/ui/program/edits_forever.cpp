// Changes games of a library at random until it is killed, for kill_test: edits_forever LIBRARY SEED. After each change that
// is stored it writes the number of the change, from 1.
#include "tests/ui/own_game.h"
#include "tests/ui/program/random_edits.h"

#include <QCoreApplication>

#include <cstdio>

using namespace komadai::ui;
using namespace komadai::ui::test;

int main(int argc, char** argv) {
    QCoreApplication application(argc, argv);
    if (argc != 3) return 2;
    const EngineStore engines;
    EnginePool pool(engines);
    LibraryService library;
    OpenGame game(euroShogiGame(), library, pool, std::make_unique<NoComputer>());
    std::mt19937 random(static_cast<unsigned>(std::stoul(argv[2])));
    int changes = 0;
    const auto change = [&] {
        if (changes % ChangesInAGame == 0) {
            game.recorder().follow(std::nullopt);
            game.document().reset(unplayedRecord());
        }
        ++changes;
        changeAtRandom(game.document(), random);
    };
    QObject::connect(&game.recorder(), &Recorder::settled, [&] {
        std::printf("%d\n", changes);
        std::fflush(stdout);
        QMetaObject::invokeMethod(&application, change, Qt::QueuedConnection);
    });
    QObject::connect(&game.recorder(), &Recorder::failed, [] { std::abort(); });
    QObject::connect(&library, &LibraryService::opened, &application, change);
    library.open(argv[1]);
    return QCoreApplication::exec();
}
