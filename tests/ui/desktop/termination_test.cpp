// The signals that end the program.
#include "ui/desktop/termination.h"

#include <QSignalSpy>
#include <QTest>

#include <csignal>

using namespace komadai::ui;

class TerminationTest : public QObject {
    Q_OBJECT

private slots:
    void eachSignalIsTold() {
        Termination termination;
        for (const int signal : {SIGTERM, SIGINT, SIGHUP}) {
            QSignalSpy wanted(&termination, &Termination::wanted);
            std::raise(signal);
            QTRY_COMPARE(wanted.size(), 1);
        }
    }
    void anotherOneCanFollow() {
        { Termination termination; }
        Termination termination;
        QSignalSpy wanted(&termination, &Termination::wanted);
        std::raise(SIGTERM);
        QTRY_COMPARE(wanted.size(), 1);
    }
};

QTEST_GUILESS_MAIN(TerminationTest)
#include "termination_test.moc"
