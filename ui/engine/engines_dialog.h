// The user's engines: which, how they are set up, and whether they work.
#pragma once

#include "core/rules/variant_set.h"
#include "ui/engine/engine_failure.h"
#include "ui/engine/engine_store.h"

#include <QDialog>

class QDoubleSpinBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QProgressBar;
class QPushButton;
class QScrollArea;

namespace komadai::ui {

class EngineOptionsForm;
class EngineProcess;
class ExternalEngine;
class FileField;

class EnginesDialog : public QDialog {
    Q_OBJECT
public:
    /// Both must outlive the dialog; the store is changed when the user accepts.
    EnginesDialog(EngineStore& store, const core::VariantSet& variants, QWidget* parent = nullptr);

    /// Adds a program to the list, and finds out what it is.
    void addEngine(const QString& program);

private:
    QWidget* makeList();
    QWidget* makeDetails();
    void connectDetails();
    void listEngines(int row);
    void showEngine(int row);
    EngineProfile* current();
    /// Takes what stands in the fields over into the profile.
    void edit();
    void askEngine();
    void removeEngine();
    QString freeName(const QString& wanted, int row) const;

    // A trial: the engine is greeted, and makes a move if it plays a variant of ours.
    void startTrial();
    void pressButton(const QString& option);
    void greet(EngineProfile profile, std::function<void()> greeted);
    void onGreeted();
    void playMove();
    void onFailed(const EngineFailure& failure);
    void endTrial(const QString& result);
    void setBusy(bool busy);
    /// The names of the variants that an engine plays.
    QString playedBy(const EngineProfile& engine) const;

    EngineStore& m_store;
    const core::VariantSet& m_variants;
    std::vector<EngineProfile> m_engines;
    bool m_isShowing = false; ///< the fields are being filled, which is no edit
    EngineProcess* m_process = nullptr;
    ExternalEngine* m_engine = nullptr;

    QListWidget* m_list;
    QPushButton* m_remove;
    QWidget* m_details;
    QLineEdit* m_name;
    FileField* m_program;
    QLineEdit* m_arguments;
    FileField* m_folder;
    QDoubleSpinBox* m_startUp;
    QLabel* m_plays;
    QLabel* m_result;
    QProgressBar* m_progress;
    QPushButton* m_test;
    EngineOptionsForm* m_options;
};

} // namespace komadai::ui
