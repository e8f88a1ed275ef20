#include "ui/help/help_pages.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTextDocument>
#include <QUrl>

#include <algorithm>

namespace komadai::ui {
namespace {

struct HelpTexts {
    Q_DECLARE_TR_FUNCTIONS(HelpPages)
};

const QString English = QStringLiteral("en");

/// The content of a file; empty if there is no such file.
QString fileText(const QString& topic, const QString& language) {
    QFile file(QStringLiteral(":/help/%1.%2.md").arg(topic, language));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// Puts a line below the title that says that the page is not translated.
QString withNote(const QString& english) {
    const auto title = english.indexOf('\n') + 1;
    return english.left(title) +
           QStringLiteral("\n*%1*\n").arg(HelpTexts::tr("This page is not translated yet.")) +
           english.mid(title);
}

bool hasAll(const QString& text, const QStringList& words) {
    return std::all_of(words.begin(), words.end(),
                       [&](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
}

/// What a reader sees of a text.
QString plainText(const QString& markdown) {
    QTextDocument document;
    document.setMarkdown(markdown);
    return document.toPlainText();
}

} // namespace

std::vector<HelpEntry> helpContents(const QString& language) {
    static const QRegularExpression Heading(QStringLiteral("^## (.+)$"));
    static const QRegularExpression Page(QStringLiteral("^- \\[(.+)\\]\\(([^)]+)\\)"));
    std::vector<HelpEntry> contents;
    for (const QString& line : helpText(HelpIndex, language).split('\n')) {
        if (const auto heading = Heading.match(line); heading.hasMatch())
            contents.push_back({heading.captured(1), {}});
        else if (const auto page = Page.match(line); page.hasMatch())
            contents.push_back({page.captured(1), helpTopicOf(QUrl(page.captured(2)))});
    }
    return contents;
}

QString helpText(const QString& topic, const QString& language) {
    QString text = fileText(topic, language);
    if (!text.isEmpty() || language == English) return text;
    const QString english = fileText(topic, English);
    return english.isEmpty() ? english : withNote(english);
}

QStringList helpTopics() {
    QStringList topics;
    for (const QString& name : QDir(QStringLiteral(":/help")).entryList({QStringLiteral("*.en.md")}))
        topics << name.section('.', 0, 0);
    return topics;
}

QString helpTopicOf(const QUrl& link) {
    static const QRegularExpression File(QStringLiteral("^([a-z-]+)\\.[a-z]{2}\\.md$"));
    const auto match = File.match(link.fileName());
    return link.scheme().isEmpty() && match.hasMatch() ? match.captured(1) : QString();
}

std::vector<HelpEntry> findInHelp(const QString& words, const QString& language) {
    const QStringList wanted = words.split(' ', Qt::SkipEmptyParts);
    if (wanted.isEmpty()) return {};
    std::vector<HelpEntry> found;
    for (const HelpEntry& entry : helpContents(language))
        if (!entry.topic.isEmpty() && hasAll(plainText(helpText(entry.topic, language)), wanted))
            found.push_back(entry);
    std::stable_partition(found.begin(), found.end(),
                          [&](const HelpEntry& entry) { return hasAll(entry.title, wanted); });
    return found;
}

} // namespace komadai::ui
