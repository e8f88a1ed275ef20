// The files of translators: complete, in step with the sources, and with the same blanks to fill.
#include "core/rules/variant_set.h"
#include "core/variants/named_pieces.h"
#include "translations/wording/variant_texts.h"
#include "ui/language/language.h"

#include <QDir>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

using namespace komadai::ui;

namespace {

struct Message {
    QString context, source, comment;
    QStringList translations; ///< more than one where a text counts
    bool counts = false;
    bool isFinished = true;

    QString key() const { return context + ": " + source + (comment.isEmpty() ? "" : " // " + comment); }
};

Message readMessage(QXmlStreamReader& xml, const QString& context) {
    Message message;
    message.context = context;
    message.counts = xml.attributes().value("numerus") == QString("yes");
    while (xml.readNextStartElement()) {
        if (xml.name() == QString("source")) {
            message.source = xml.readElementText();
        } else if (xml.name() == QString("comment")) {
            message.comment = xml.readElementText();
        } else if (xml.name() == QString("translation")) {
            message.isFinished = !xml.attributes().hasAttribute("type");
            if (!message.counts) {
                message.translations << xml.readElementText();
                continue;
            }
            while (xml.readNextStartElement())
                message.translations << xml.readElementText();
        } else {
            xml.skipCurrentElement();
        }
    }
    return message;
}

QList<Message> messagesOf(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return {};
    QXmlStreamReader xml(&file);
    QList<Message> messages;
    QString context;
    xml.readNextStartElement();
    while (xml.readNextStartElement()) {
        while (xml.readNextStartElement()) {
            if (xml.name() == QString("name"))
                context = xml.readElementText();
            else
                messages << readMessage(xml, context);
        }
    }
    return messages;
}

QStringList keysOf(const QString& path) {
    QStringList keys;
    for (const Message& message : messagesOf(path))
        keys << message.key();
    keys.sort();
    return keys;
}

/// What is to be filled in: "%1", "{side}". A count may be spelt out, so that it is left out here.
QStringList blanksOf(const QString& text) {
    static const QRegularExpression Blank(QStringLiteral("%[0-9]|\\{[a-z]+\\}"));
    QStringList blanks;
    for (auto matches = Blank.globalMatch(text); matches.hasNext();)
        blanks << matches.next().captured();
    blanks.sort();
    blanks.removeDuplicates();
    return blanks;
}

QString fileOf(const QString& code) {
    return QStringLiteral(KOMADAI_TRANSLATIONS "/komadai_%1.ts").arg(code);
}

template <std::size_t Count>
QStringList sorted(const std::array<const char*, Count>& marked) {
    QStringList list;
    for (const char* text : marked)
        list << QString::fromUtf8(text);
    list.sort();
    return list;
}

QStringList onceEach(QStringList texts) {
    texts.removeDuplicates();
    texts.sort();
    return texts;
}

} // namespace

class TranslationFilesTest : public QObject {
    Q_OBJECT

private:
    static void addLanguages() {
        QTest::addColumn<QString>("code");
        for (const Language& language : languages())
            QTest::newRow(qPrintable(language.code)) << language.code;
    }

private slots:
    void everyFileIsALanguageOfTheWindow() {
        QStringList files, expected;
        for (const QString& name : QDir(KOMADAI_TRANSLATIONS).entryList({"*.ts"}, QDir::Files, QDir::Name))
            files << KOMADAI_TRANSLATIONS "/" + name;
        for (const Language& language : languages())
            expected << fileOf(language.code);
        QCOMPARE(files, expected);
    }

    void theTextsOfTheVariantsAreMarkedForTranslators() {
        QStringList texts;
        const auto variants = komadai::core::VariantSet::builtin();
        for (const auto& variant : variants.all()) {
            const auto& spec = variant->spec();
            for (const std::string& text : {spec.name, spec.summary, spec.sideNames[0], spec.sideNames[1]})
                texts << QString::fromStdString(text);
            for (const auto& handicap : spec.handicaps)
                texts << QString::fromStdString(handicap.name);
        }
        QCOMPARE(sorted(komadai::VariantTexts), onceEach(texts));
    }

    void theNamesOfPiecesAreMarkedForTranslators() {
        QStringList names;
        const auto variants = komadai::core::VariantSet::builtin();
        for (const auto& variant : variants.all())
            for (const auto& piece : variant->spec().pieces)
                names << QString::fromStdString(piece.name);
        for (const auto& piece : komadai::core::NamedPieces)
            names << QString::fromUtf8(piece.name.data(), static_cast<qsizetype>(piece.name.size()));
        QCOMPARE(sorted(komadai::PieceNames), onceEach(names));
    }

    void everyTextIsTranslated_data() { addLanguages(); }
    void everyTextIsTranslated() {
        QFETCH(QString, code);
        const auto messages = messagesOf(fileOf(code));
        QVERIFY(!messages.empty());
        for (const Message& message : messages) {
            QVERIFY2(message.isFinished, qPrintable(message.key()));
            QVERIFY2(!message.translations.contains(QString()), qPrintable(message.key()));
        }
    }

    void theBlanksOfATextAreThoseOfItsSource_data() { addLanguages(); }
    void theBlanksOfATextAreThoseOfItsSource() {
        QFETCH(QString, code);
        for (const Message& message : messagesOf(fileOf(code))) {
            for (const QString& text : message.translations)
                QVERIFY2(blanksOf(text) == blanksOf(message.source), qPrintable(message.key()));
            QVERIFY2(!message.counts || message.translations.last().contains(QRegularExpression("%L?n")),
                     qPrintable(message.key()));
        }
    }

    /// They stand for words that are left out, not for a part of one.
    void theDotsOfGermanTextsFollowABlank() {
        static const QRegularExpression AtAWord(QStringLiteral("\\w…"),
                                                QRegularExpression::UseUnicodePropertiesOption);
        for (const Message& message : messagesOf(fileOf("de")))
            for (const QString& text : message.translations)
                QVERIFY2(!text.contains(AtAWord), qPrintable(message.key()));
    }

    /// Where this fails, `cmake --build BUILD --target update_translations` brings the new texts into the files.
    void theTextsAreThoseOfTheSources_data() { addLanguages(); }
    void theTextsAreThoseOfTheSources() {
        QFETCH(QString, code);
        const QTemporaryDir folder;
        const QString copy = folder.filePath("copy.ts");
        QVERIFY(QFile::copy(fileOf(code), copy));
        QProcess lupdate;
        lupdate.setWorkingDirectory(KOMADAI_TRANSLATIONS "/..");
        lupdate.start(KOMADAI_LUPDATE,
                      QStringList{"-silent", "-no-obsolete", "-I", ".", "ui", "translations", "-ts", copy} +
                          (code == "en" ? QStringList{"-pluralonly"} : QStringList()));
        QVERIFY(lupdate.waitForFinished());
        QCOMPARE(lupdate.readAllStandardError(), QByteArray()); // a class without Q_OBJECT, for one
        QCOMPARE(keysOf(copy), keysOf(fileOf(code)));
    }
};

QTEST_GUILESS_MAIN(TranslationFilesTest)
#include "translation_files_test.moc"
