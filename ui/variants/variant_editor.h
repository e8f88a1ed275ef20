// A plain text editor with line numbers, on which lines can be marked.
#pragma once

#include <QPlainTextEdit>

#include <set>

namespace komadai::ui {

class VariantEditor : public QPlainTextEdit {
    Q_OBJECT
public:
    explicit VariantEditor(QWidget* parent = nullptr);

    /// Marks lines, from 1, in place of those marked before.
    void setMarkedLines(std::set<int> lines);
    const std::set<int>& markedLines() const { return m_marked; }
    /// Highlights a line until the text changes and puts the cursor there, on `part` if it stands in the line.
    void goToLine(int line, const QString& part);

signals:
    /// A file was dropped on the editor.
    void fileDropped(const QString& path);

protected:
    bool canInsertFromMimeData(const QMimeData* source) const override;
    void insertFromMimeData(const QMimeData* source) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    class Margin;

    int marginWidth() const;
    void layOutMargin();
    void paintMargin(QPaintEvent* event);
    void highlight(const QTextBlock& block);

    Margin* m_margin;
    std::set<int> m_marked;
};

} // namespace komadai::ui
