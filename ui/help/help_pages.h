// The pages of the manual, as texts.
#pragma once

#include <QString>
#include <QStringList>

#include <vector>

class QUrl;

namespace komadai::ui {

/// A line in the contents of the manual: a page, or the heading above some pages.
struct HelpEntry {
    QString title;
    QString topic; ///< of the page; empty for a heading
};

/// The page with the contents.
inline const QString HelpIndex = QStringLiteral("index");

/// The contents, as the page `HelpIndex` lists them. `language`: as from currentLanguage().
std::vector<HelpEntry> helpContents(const QString& language);

/// The page about a topic as Markdown: `resources/help/TOPIC.LANGUAGE.md`. Without a translation it is the English one, with a line
/// that says so. Empty if there is no such topic.
QString helpText(const QString& topic, const QString& language);

/// The topics of all pages, with the index.
QStringList helpTopics();

/// The topic of the page to which a link in a page leads, such as `analysis.en.md`; empty for other links.
QString helpTopicOf(const QUrl& link);

/// The pages that have all these words: those that have all in the title first, otherwise in the order of the contents.
std::vector<HelpEntry> findInHelp(const QString& words, const QString& language);

} // namespace komadai::ui
