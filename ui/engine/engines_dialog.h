// The dialog for external engines: the list, their settings, and a test of each.
#pragma once

#include "core/rules/variant_set.h"
#include "ui/engine/engine_failure.h"
#include "ui/engine/engine_store.h"

#include <QDialog>
#include <QPointer>

#include <deque>
#include <functional>
#include <memory>
#include <vector>

class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QListWidget;
class QPlainTextEdit;
class QProgressBar;
class QPushButton;
class QScrollArea;

namespace komadai::ui {

class EngineLogWindow;
class EngineOptionsForm;
class EngineProcess;
class FileField;

class EnginesDialog : public QDialog {
    Q_OBJECT
public:
    /// Both must outlive the dialog; the store is changed when the user accepts.
    EnginesDialog(EngineStore& store, const core::VariantSet& variants, QWidget* parent = nullptr);

    /// Adds a program to the list and tests it.
    void addEngine(const QString& program);

private:
    QWidget* makeList();
    QWidget* makeDetails();
    void connectDetails();
    void listEngines(int row);
    void showEngine(int row);
    EngineProfile* current();
    /// Copies the fields to the profile.
    void edit();
    void askEngine();
    void duplicateEngine();
    void removeEngine();
    QString freeName(const QString& wanted, int row) const;

    // A test: the engine must respond, be tried in the variants whose rules it reads from a file, and make a move if it plays one of our
    // variants.
    void startTrial();
    void pressButton(const QString& option);
    void greet(EngineProfile profile, std::function<void()> greeted);
    void onGreeted();
    void tryVariants();
    void tryNextVariant();
    void playMove();
    void onFailed(const EngineFailure& failure);
    void endTrial(const QString& result);
    void setBusy(bool busy);
    void showLog();
    /// Shows which variants the engine plays, and those in which it has failed.
    void showPlayed(const EngineProfile& engine);
    QString playedBy(const EngineProfile& engine) const;

    EngineStore& m_store;
    const core::VariantSet& m_variants;
    std::vector<EngineProfile> m_engines;
    bool m_isShowing = false;           ///< the fields are being filled by the program
    EngineProcess* m_process = nullptr; ///< that is being tested
    std::deque<std::shared_ptr<const core::Variant>> m_untried; ///< in which it is to be tried next

    QListWidget* m_list;
    QPushButton* m_duplicate;
    QPushButton* m_remove;
    QWidget* m_details;
    QLineEdit* m_name;
    FileField* m_program;
    QLineEdit* m_arguments;
    FileField* m_folder;
    QDoubleSpinBox* m_startUp;
    QFormLayout* m_form;
    QLabel* m_plays;
    QPlainTextEdit* m_failed; ///< a line for each variant, with the reason
    QLabel* m_result;
    QProgressBar* m_progress;
    QPushButton* m_test;
    EngineOptionsForm* m_options;
    QPointer<EngineLogWindow> m_log; ///< null while it is closed
};

} // namespace komadai::ui
