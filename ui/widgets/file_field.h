// A text field, with a Browse button if it names a file or folder.
#pragma once

#include <QWidget>

class QLineEdit;

namespace komadai::ui {

class FileField : public QWidget {
    Q_OBJECT
public:
    enum class Kind { Text, File, Folder };

    /// `what` names the content; it is also the title of the file dialog.
    FileField(Kind kind, QString what, QWidget* parent = nullptr);

    QString text() const;
    void setText(const QString& text);
    void setPlaceholderText(const QString& text);

signals:
    void textChanged(const QString& text);

private:
    void browse();

    Kind m_kind;
    QString m_what;
    QLineEdit* m_edit;
};

} // namespace komadai::ui
