// Shows a page of the manual.
#pragma once

#include <QTextBrowser>

class QTextFragment;

namespace komadai::ui {

/// Pages of the manual with the links between them, and the way back. Pages follow the language and the palette.
class HelpView : public QTextBrowser {
    Q_OBJECT
public:
    explicit HelpView(QWidget* parent = nullptr);

    /// Precondition: there is such a topic.
    void showTopic(const QString& topic);
    /// Empty before the first page.
    const QString& topic() const { return m_topic; }

    QVariant loadResource(int type, const QUrl& name) override;

signals:
    void topicShown(const QString& topic);
    /// The text is shown in another language, or was laid out again.
    void renewed();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void follow(const QUrl& link);
    /// Shows the page again, at the same place.
    void renew();
    void format();
    void formatBlocks();
    void formatTables();
    /// Makes pictures narrower that do not fit into the window.
    void fitPictures();
    /// `room`: the greatest width in pixels.
    void fitPicture(const QTextFragment& part, int room);

    QString m_topic;
};

} // namespace komadai::ui
