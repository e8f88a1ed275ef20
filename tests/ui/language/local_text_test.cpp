// Numbers and dates in each language of the window.
#include "tests/ui/own_settings.h"
#include "ui/game/clock_text.h"
#include "ui/language/language.h"
#include "ui/language/local_text.h"
#include "ui/preferences/preferences.h"

#include <QApplication>
#include <QDoubleSpinBox>
#include <QTranslator>

#include <functional>

using namespace komadai;
using namespace komadai::ui;
using namespace komadai::ui::test;

namespace {

/// Puts a blank before the sign, as the German translation does.
class PercentWithBlank : public QTranslator {
public:
    PercentWithBlank() { QCoreApplication::installTranslator(this); }
    ~PercentWithBlank() override { QCoreApplication::removeTranslator(this); }
    QString translate(const char*, const char* source, const char*, int) const override {
        return QLatin1String(source) == QLatin1String("%1%") ? QStringLiteral("%1\u00a0%") : QString();
    }
    bool isEmpty() const override { return false; }
};

} // namespace

class LocalTextTest : public QObject {
    Q_OBJECT

private:
    static void speak(const char* language) {
        preferences().set(preference::Language, QString::fromLatin1(language));
        applyChosenLanguage();
    }
    /// A row for each text, with what it is in English, German and Japanese.
    static void add(const char* name, const std::function<QString()>& text, const char* english,
                    const char* german, const char* japanese) {
        for (const auto& [language, wanted] :
             {std::pair("en", english), std::pair("de", german), std::pair("ja", japanese)})
            QTest::addRow("%s in %s", name, language)
                << QString::fromLatin1(language) << text << QString::fromUtf8(wanted);
    }

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); } // no region of this machine
    void cleanup() { preferences().reset(preference::Language); }

    void aTextHasTheFormOfTheLanguage_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<std::function<QString()>>("text");
        QTest::addColumn<QString>("wanted");
        const QDate day(2026, 11, 3);
        const QTime time(14, 5);
        add(
            "count", [] { return countText(1234567); }, "1,234,567", "1.234.567", "1,234,567");
        add(
            "small count", [] { return countText(999); }, "999", "999", "999");
        add(
            "decimal number", [] { return decimalText(1234.5, 1); }, "1,234.5", "1.234,5", "1,234.5");
        add(
            "number with the digits it needs", [] { return decimalText(0.7); }, "0.7", "0,7", "0.7");
        add(
            "date", [=] { return dateText(day); }, "11/3/2026", "03.11.2026", "2026/11/03");
        add(
            "month", [] { return monthText(2026, 11); }, "11/2026", "11.2026", "2026/11");
        add(
            "long date", [=] { return longDateText(day); }, "Tuesday, November 3, 2026",
            "Dienstag, 3. November 2026", "2026年11月3日火曜日");
        add(
            "time", [=] { return timeText(time); }, "2:05 PM", "14:05", "14:05");
        add(
            "date and time", [=] { return dateAndTimeText(QDateTime(day, time)); }, "11/3/2026 2:05 PM",
            "03.11.2026 14:05", "2026/11/03 14:05");
        add(
            "clock", [] { return clockText(std::chrono::milliseconds(9500)); }, "9.5", "9,5", "9.5");
        add(
            "long clock", [] { return clockText(std::chrono::minutes(65)); }, "1:05:00", "1:05:00",
            "1:05:00");
    }
    void aTextHasTheFormOfTheLanguage() {
        QFETCH(QString, language);
        QFETCH(std::function<QString()>, text);
        speak(language.toLatin1());
        QTEST(text(), "wanted");
    }
    void aTranslationSaysHowAPercentageIsWritten() {
        speak("de");
        const PercentWithBlank german;
        QCOMPARE(percentText(52.4), QString("52\u00a0%"));
        QCOMPARE(percentText(52.4, 1), QString("52,4\u00a0%"));
    }
    void withoutALanguageTimesHaveNoSecondsToo() {
        QLocale::setDefault(QLocale::c());
        QCOMPARE(timeText(QTime(14, 5)), QString("14:05"));
    }

    void fieldsOfAnOpenWindowFollowTheLanguage() {
        speak("en");
        QWidget window;
        auto* field = new QDoubleSpinBox(&window);
        field->setValue(1.5);
        QCOMPARE(field->text(), QString("1.50"));
        speak("de");
        QCOMPARE(field->text(), QString("1,50"));
        field->selectAll();
        QTest::keyClicks(field, "2,25");
        QCOMPARE(field->value(), 2.25);
    }
};

int main(int argc, char** argv) { return runWithOwnSettings<QApplication, LocalTextTest>(argc, argv); }
#include "local_text_test.moc"
