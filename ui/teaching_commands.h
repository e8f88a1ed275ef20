// Lets the user teach the computer, and tells what comes of it.
#pragma once

#include "ui/teaching/teaching_service.h"

#include <QObject>
#include <QPointer>

#include <functional>
#include <string>

class QWidget;

namespace komadai::ui {

class EnginePool;
class TeachingWindow;
class UserVariants;

class TeachingCommands : public QObject {
    Q_OBJECT
public:
    /// All must outlive the object. `window` is the parent of the window that shows courses.
    TeachingCommands(QWidget& window, UserVariants& variants, EnginePool& pool);
    /// Stops the course, which can go on later.
    ~TeachingCommands() override;

    TeachingService& service() { return *m_service; }

    /// Uses the networks of the user from now on, and takes up the course that the last run of the program has left. Those of variants
    /// of the program are in this folder, which need not exist; those of other variants lie beside the files of their rules.
    void open(const QString& folder);
    /// Shows the course for the variant with this id.
    void show(const std::string& variant);
    /// Shows the course that was at work last.
    void showLast();

signals:
    /// For some seconds at the foot of the window.
    void messageShown(const QString& text);
    /// The network of a user cannot be used.
    void networkRefused(const komadai::core::NetworkFault& fault);

private:
    UserVariants& m_variants;
    QWidget& m_window;
    EnginePool& m_pool;
    TeachingService* m_service;
    QPointer<TeachingWindow> m_teachingWindow; ///< once it was asked for
};

} // namespace komadai::ui
