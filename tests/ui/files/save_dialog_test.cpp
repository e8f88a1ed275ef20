// The dialog that asks for the name of a file of one of several types.
#include "ui/files/save_dialog.h"

#include "tests/ui/dialogs.h"
#include "tests/ui/own_settings.h"

#include <QFile>
#include <QTemporaryDir>

using namespace komadai::ui;
using namespace komadai::ui::test;

class SaveDialogTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    QString path(const QString& name) const { return m_folder.filePath(name); }
    std::optional<QString> ask() const {
        return askForFile(
            {"Save", "game", m_folder.path(), "PNG picture (*.png);;SVG picture (*.svg);;All files (*)"},
            nullptr);
    }

private slots:
    void theNameGetsTheEndingOfTheChosenTypeIfItHasNone_data() {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("filter");
        QTest::addColumn<QString>("saved");
        QTest::newRow("no dot") << "game"
                                << ""
                                << "game.png";
        QTest::newRow("a dot in the name") << "game 1.5"
                                           << ""
                                           << "game 1.5.png";
        QTest::newRow("another type") << "game 1.5"
                                      << "SVG picture (*.svg)"
                                      << "game 1.5.svg";
        QTest::newRow("a known ending") << "game 1.5.svg"
                                        << ""
                                        << "game 1.5.svg";
        QTest::newRow("in capitals") << "GAME.PNG"
                                     << ""
                                     << "GAME.PNG";
        QTest::newRow("any file") << "game.txt"
                                  << "All files (*)"
                                  << "game.txt";
        QTest::newRow("any file without a dot") << "game"
                                                << "All files (*)"
                                                << "game.png";
    }
    void theNameGetsTheEndingOfTheChosenTypeIfItHasNone() {
        QFETCH(QString, typed);
        QFETCH(QString, filter);
        QFETCH(QString, saved);
        nameNextFile(path(typed), filter);
        QCOMPARE(ask(), std::optional(path(saved)));
    }
    void theEndingsOfTheTypesNeedNotBeAllThatAreKnown() {
        nameNextFile(path("game.htm"));
        const auto isPage = [](const QString& name) {
            return name.endsWith(".htm") || name.endsWith(".html");
        };
        QCOMPARE(askForFile({"Save", "game", m_folder.path(), "Web page (*.html)"}, nullptr, isPage),
                 std::optional(path("game.htm")));
    }
    void aNameIsUsedIfThereIsAFileWithOneOfTheEndings() {
        QFile file(path("taken.svg"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.close();
        const QStringList endings{"png", "svg"};
        QCOMPARE(unusedName(m_folder.path(), "taken", endings), QString("taken 2"));
        QCOMPARE(unusedName(m_folder.path(), "taken", {"png"}), QString("taken"));
        QCOMPARE(unusedName(m_folder.path(), "free", endings), QString("free"));
    }
    void aFileIsNotReplacedByAnEndingWithoutAQuestion() {
        QFile file(path("game 2.5.png"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.close();
        QString question;
        bool comesBack = false;
        withNextDialog<QFileDialog>([&](QFileDialog& dialog) {
            withNextDialog<QMessageBox>([&](QMessageBox& box) {
                question = box.text();
                withNextDialog<QFileDialog>([&](QFileDialog& again) {
                    comesBack = true;
                    again.reject();
                });
                box.button(QMessageBox::No)->click();
            });
            typeName(dialog, path("game 2.5"));
            static_cast<QDialog&>(dialog).accept();
        });
        QVERIFY(!ask());
        QVERIFY(comesBack);
        QCOMPARE(question, QString("game 2.5.png exists already. Replace it?"));
    }
};

int main(int argc, char** argv) { return runWithOwnSettings<QApplication, SaveDialogTest>(argc, argv); }
#include "save_dialog_test.moc"
