// Printing the game in front, and saving pictures of it.
#pragma once

#include <QObject>
#include <QString>

#include <functional>

class QWidget;

namespace komadai::ui {

class GameView;
class WindowActions;
struct DiagramOptions;

/// Binds printing to the actions of the window.
class ReportCommands : public QObject {
    Q_OBJECT
public:
    /// `view` gives the game in front. All must outlive the object; the window owns it.
    ReportCommands(QWidget& window, const WindowActions& actions, std::function<GameView&()> view);

signals:
    void messageShown(const QString& text);

private:
    /// As the board in front looks, with the last move and the drawings of the position shown.
    DiagramOptions look() const;
    void tellSaved(const QString& path);
    void showReport();
    void savePicture();
    void saveAnimation();
    /// Tells the user why the file could not be written.
    void tellProblem(const QString& title, const QString& path, const QString& problem);

    QWidget& m_window;
    std::function<GameView&()> m_view;
};

} // namespace komadai::ui
