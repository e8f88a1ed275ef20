#include "ui/engine/engines_dialog.h"

#include "ui/engine/engine_log_window.h"
#include "ui/engine/engine_options_form.h"
#include "ui/engine/engine_process.h"
#include "ui/engine/engine_trials.h"
#include "ui/widgets/dialog_content.h"
#include "ui/widgets/file_field.h"

#include "core/notation/move_text.h"
#include "ui/widgets/list_rows.h"
#include "ui/widgets/window_place.h"
#include "ui/widgets/window_size.h"
#include "ui/wording.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QGridLayout>
#include <QGroupBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QProcess>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QTextDocument>
#include <QVBoxLayout>

#include <algorithm>

namespace komadai::ui {
namespace {

constexpr std::chrono::milliseconds TrialTime{200};
constexpr int ListWidth = 180;
constexpr int FailureLines = 4;       ///< that are seen at once
constexpr qsizetype MostOfName = 100; ///< characters of the name that an engine gives itself

/// A line that QProcess::splitCommand splits into the same list.
QString lineOf(const QStringList& arguments) {
    QStringList quoted;
    for (QString argument : arguments) {
        argument.replace('"', QStringLiteral("\"\"\""));
        const bool isPlain = !argument.isEmpty() && std::none_of(argument.begin(), argument.end(),
                                                                 [](QChar c) { return c.isSpace(); });
        quoted << (isPlain ? argument : '"' + argument + '"');
    }
    return quoted.join(' ');
}

QString protocolName(core::protocol::Protocol protocol) {
    return protocol == core::protocol::Protocol::Uci ? QStringLiteral("UCI") : QStringLiteral("USI");
}

/// The engine runs in a folder of its own, where a path from the folder of this program would lead elsewhere.
QString fullPath(const QString& typed) {
    if (typed.isEmpty()) return typed;
    if (typed == QStringLiteral("~") || typed.startsWith(QStringLiteral("~/")))
        return QDir::cleanPath(QDir::homePath() + typed.mid(1));
    return QDir::cleanPath(QFileInfo(typed).absoluteFilePath());
}

/// A name without a folder is looked for as in a shell.
QString programPath(const QString& typed) { return typed.contains('/') ? fullPath(typed) : typed; }

} // namespace

EnginesDialog::EnginesDialog(EngineStore& store, const core::VariantSet& variants, QWidget* parent)
    : QDialog(parent), m_store(store), m_variants(variants), m_engines(store.all()) {
    setWindowTitle(tr("Engines"));
    auto* columns = new QHBoxLayout;
    columns->setSpacing(16);
    columns->addWidget(makeList());
    columns->addWidget(new DialogContent(makeDetails()), 1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    auto* log = buttons->addButton(tr("Engine &Log"), QDialogButtonBox::ActionRole);
    log->setObjectName(QStringLiteral("engineLogButton"));
    log->setAutoDefault(false);
    connect(log, &QPushButton::clicked, this, &EnginesDialog::showLog);
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(16);
    layout->addLayout(columns, 1);
    layout->addWidget(buttons);
    setLeastSize(*this, {620, 420});
    resizeWithinScreen(*this, {760, 600});
    connectDetails();
    connect(buttons, &QDialogButtonBox::accepted, this, [this] {
        m_store.set(m_engines);
        accept();
    });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    listEngines(0);
}

// --- building

QWidget* EnginesDialog::makeList() {
    auto* side = new QWidget(this);
    setTextSizedWidth(*side, ListWidth);
    m_list = new QListWidget(side);
    m_list->setObjectName(QStringLiteral("engines"));
    m_list->setAccessibleName(windowTitle());
    m_list->setItemDelegate(new ElidedRows(m_list));
    keepRowSelected(*m_list);
    auto* add = new QPushButton(tr("&Add…"), side);
    m_duplicate = new QPushButton(tr("&Duplicate"), side);
    m_duplicate->setObjectName(QStringLiteral("duplicate"));
    m_duplicate->setToolTip(tr("Adds a copy of this engine, for example to give it other options"));
    m_remove = new QPushButton(tr("&Remove"), side);
    m_remove->setObjectName(QStringLiteral("remove"));
    auto* buttons = new QGridLayout;
    buttons->addWidget(add, 0, 0);
    buttons->addWidget(m_remove, 0, 1);
    buttons->addWidget(m_duplicate, 1, 0, 1, 2);
    auto* layout = new QVBoxLayout(side);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_list, 1);
    layout->addLayout(buttons);
    connect(add, &QPushButton::clicked, this, &EnginesDialog::askEngine);
    connect(m_duplicate, &QPushButton::clicked, this, &EnginesDialog::duplicateEngine);
    connect(m_remove, &QPushButton::clicked, this, &EnginesDialog::removeEngine);
    connect(m_list, &QListWidget::currentRowChanged, this, &EnginesDialog::showEngine);
    return side;
}

QWidget* EnginesDialog::makeDetails() {
    m_details = new QWidget(this);
    m_name = new QLineEdit;
    m_name->setObjectName(QStringLiteral("name"));
    m_program = new FileField(FileField::Kind::File, tr("Program"));
    m_program->setObjectName(QStringLiteral("program"));
    m_arguments = new QLineEdit;
    m_arguments->setObjectName(QStringLiteral("arguments"));
    m_folder = new FileField(FileField::Kind::Folder, tr("Working folder"));
    m_folder->setPlaceholderText(tr("folder of the program"));
    m_startUp = new QDoubleSpinBox;
    m_startUp->setObjectName(QStringLiteral("startUp"));
    m_startUp->setRange(0.5, 600);
    m_startUp->setDecimals(1);
    m_startUp->setSuffix(tr(" s at most"));
    m_plays = new QLabel;
    m_plays->setObjectName(QStringLiteral("plays"));
    m_plays->setWordWrap(true);
    m_failed = new QPlainTextEdit;
    m_failed->setObjectName(QStringLiteral("failed"));
    m_failed->setReadOnly(true);
    m_failed->setTabChangesFocus(true);
    const int lineHeight = m_failed->fontMetrics().lineSpacing() + 1; // the layout rounds up
    m_failed->setFixedHeight(FailureLines * lineHeight + 2 * m_failed->frameWidth() +
                             static_cast<int>(2 * m_failed->document()->documentMargin()));
    m_form = new QFormLayout;
    m_form->addRow(tr("&Name:"), m_name);
    m_form->addRow(tr("&Program:"), m_program);
    m_form->addRow(tr("Ar&guments:"), m_arguments);
    m_form->addRow(tr("&Working folder:"), m_folder);
    m_form->addRow(tr("&Start-up time:"), m_startUp);
    m_form->addRow(tr("Plays:"), m_plays);
    m_form->addRow(tr("Cannot play:"), m_failed);

    m_test = new QPushButton;
    m_test->setObjectName(QStringLiteral("test"));
    m_result = new QLabel;
    m_result->setObjectName(QStringLiteral("result"));
    m_result->setTextFormat(Qt::PlainText);
    m_result->setWordWrap(true);
    m_result->setMinimumHeight(2 * m_result->fontMetrics().lineSpacing());
    m_progress = new QProgressBar;
    m_progress->setRange(0, 0); // of unknown length
    m_progress->setTextVisible(false);
    m_progress->setMaximumWidth(100);
    auto* trial = new QHBoxLayout;
    trial->addWidget(m_test);
    trial->addWidget(m_progress);
    trial->addWidget(m_result, 1);

    m_options = new EngineOptionsForm;
    auto* scroll = new QScrollArea;
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidget(m_options);
    auto* options = new QGroupBox(tr("Options"));
    auto* optionsLayout = new QVBoxLayout(options);
    optionsLayout->setContentsMargins(0, 0, 0, 0);
    optionsLayout->addWidget(scroll);

    auto* layout = new QVBoxLayout(m_details);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(m_form);
    layout->addLayout(trial);
    layout->addWidget(options, 1);
    setBusy(false);
    return m_details;
}

void EnginesDialog::connectDetails() {
    for (QLineEdit* field : {m_name, m_arguments})
        connect(field, &QLineEdit::textEdited, this, &EnginesDialog::edit);
    for (FileField* field : {m_program, m_folder})
        connect(field, &FileField::textChanged, this, &EnginesDialog::edit);
    connect(m_name, &QLineEdit::editingFinished, this, [this] {
        if (current()) m_name->setText(current()->name);
    });
    connect(m_startUp, &QDoubleSpinBox::valueChanged, this, &EnginesDialog::edit);
    connect(m_options, &EngineOptionsForm::changed, this, &EnginesDialog::edit);
    connect(m_options, &EngineOptionsForm::pressed, this, &EnginesDialog::pressButton);
    connect(m_test, &QPushButton::clicked, this, [this] {
        if (m_process)
            endTrial(tr("Cancelled."));
        else
            startTrial();
    });
}

// --- the list

void EnginesDialog::listEngines(int row) {
    m_list->clear();
    for (const auto& engine : m_engines)
        m_list->addItem(engine.name);
    m_list->setCurrentRow(std::min(row, m_list->count() - 1));
    if (m_list->count() == 0) showEngine(-1);
}

EngineProfile* EnginesDialog::current() {
    const int row = m_list->currentRow();
    return row < 0 ? nullptr : &m_engines[static_cast<std::size_t>(row)];
}

void EnginesDialog::showEngine(int row) {
    endTrial({});
    m_details->setEnabled(row >= 0);
    m_duplicate->setEnabled(row >= 0);
    m_remove->setEnabled(row >= 0);
    const EngineProfile engine = row < 0 ? EngineProfile{} : m_engines[static_cast<std::size_t>(row)];
    m_isShowing = true;
    m_name->setText(engine.name);
    m_program->setText(engine.program);
    m_arguments->setText(lineOf(engine.arguments));
    m_folder->setText(engine.folder);
    m_startUp->setValue(std::chrono::duration<double>(engine.startUpTime).count());
    m_options->showOptions(engine.options, engine.values);
    m_isShowing = false;
    showPlayed(engine);
    if (row >= 0) return;
    m_plays->clear();
    m_result->setText(tr("No engine has been added yet."));
}

void EnginesDialog::showPlayed(const EngineProfile& engine) {
    m_plays->setText(playedBy(engine));
    QStringList failures;
    for (const auto& variant : m_variants.all())
        if (const auto failure = failedTrial(engine, variant->spec()))
            failures << QStringLiteral("%1: %2").arg(nameOf(variant->spec()), sentence(*failure));
    m_failed->setPlainText(failures.join('\n'));
    m_form->setRowVisible(m_failed, !failures.empty());
}

QString EnginesDialog::playedBy(const EngineProfile& engine) const {
    if (!engine.protocol) return tr("not known yet; the engine has not responded");
    QStringList names;
    for (const auto& variant : m_variants.all())
        if (!refusalOf(engine, variant->spec())) names << nameOf(variant->spec());
    return names.empty() ? tr("none of these games") : names.join(QStringLiteral(", "));
}

QString EnginesDialog::freeName(const QString& wanted, int row) const {
    const auto isTaken = [&](const QString& name) {
        for (int i = 0; i < static_cast<int>(m_engines.size()); ++i)
            if (i != row && m_engines[static_cast<std::size_t>(i)].name == name) return true;
        return false;
    };
    QString name = wanted;
    for (int number = 2; isTaken(name); ++number)
        name = QStringLiteral("%1 %2").arg(wanted).arg(number);
    return name;
}

void EnginesDialog::edit() {
    EngineProfile* engine = current();
    if (!engine || m_isShowing) return;
    if (const QString name = m_name->text().simplified(); !name.isEmpty() && name != engine->name)
        engine->name = freeName(name, m_list->currentRow());
    m_list->currentItem()->setText(engine->name);
    engine->program = programPath(m_program->text());
    engine->arguments = QProcess::splitCommand(m_arguments->text());
    engine->folder = fullPath(m_folder->text());
    engine->startUpTime =
        std::chrono::round<std::chrono::milliseconds>(std::chrono::duration<double>(m_startUp->value()));
    engine->values = m_options->values();
}

void EnginesDialog::askEngine() {
    const QString program = QFileDialog::getOpenFileName(this, tr("Add Engine"));
    if (!program.isEmpty()) addEngine(program);
}

void EnginesDialog::addEngine(const QString& program) {
    EngineProfile engine;
    engine.name = freeName(QFileInfo(program).fileName(), -1);
    engine.program = program;
    m_engines.push_back(std::move(engine));
    listEngines(static_cast<int>(m_engines.size()) - 1);
    startTrial();
}

void EnginesDialog::duplicateEngine() {
    const int row = m_list->currentRow();
    EngineProfile copy = *current();
    copy.name = freeName(copy.name, -1);
    m_engines.insert(m_engines.begin() + row + 1, std::move(copy));
    listEngines(row + 1);
    m_name->setFocus();
    m_name->selectAll();
}

void EnginesDialog::removeEngine() {
    const int row = m_list->currentRow();
    m_engines.erase(m_engines.begin() + row);
    listEngines(row);
}

// --- trials

void EnginesDialog::startTrial() {
    forgetTrials(*current());
    EngineProfile profile = *current();
    profile.protocol.reset(); // the program may have been replaced
    greet(std::move(profile), [this] { onGreeted(); });
}

void EnginesDialog::pressButton(const QString& option) {
    greet(*current(), [this, option] {
        connect(m_process, &EngineProcess::pressed, this,
                [this, option] { endTrial(tr("%1: done.").arg(option)); });
        m_process->press(option);
    });
}

void EnginesDialog::greet(EngineProfile profile, std::function<void()> greeted) {
    endTrial(tr("Waiting for the engine…"));
    m_process = new EngineProcess(std::move(profile), {}, this);
    connect(m_process, &EngineProcess::greeted, this, [greeted = std::move(greeted)] { greeted(); });
    connect(m_process, &EngineProcess::failed, this, &EnginesDialog::onFailed);
    setBusy(true);
    m_process->start();
}

void EnginesDialog::onGreeted() {
    EngineProfile& engine = *current();
    const bool isUnnamed = !engine.protocol && engine.name == m_process->profile().name; // by the user
    const QString ownName = m_process->ownName().simplified().left(MostOfName);
    engine.protocol = m_process->protocol();
    engine.options = m_process->options();
    if (isUnnamed && !ownName.isEmpty()) engine.name = freeName(ownName, m_list->currentRow());
    m_list->currentItem()->setText(engine.name);
    showEngine(m_list->currentRow()); // which ends the process
    tryVariants();
}

void EnginesDialog::tryVariants() {
    const EngineProfile& engine = *current();
    m_untried.clear();
    for (const auto& variant : m_variants.all()) {
        const auto option = engine.optionFor(variant->spec());
        if (option && !option->fileOption.empty()) m_untried.push_back(variant);
    }
    if (m_untried.empty()) return playMove();
    m_process = new EngineProcess(engine, {}, this);
    connect(m_process, &EngineProcess::ready, this, &EnginesDialog::tryNextVariant);
    connect(m_process, &EngineProcess::failed, this, [this](const EngineFailure& failure) {
        const bool mayPlayOthers = failure.problem == EngineProblem::OtherRules ||
                                   failure.problem == EngineProblem::Crashed ||
                                   failure.problem == EngineProblem::Ended;
        if (mayPlayOthers)
            tryNextVariant();
        else
            onFailed(failure);
    });
    setBusy(true);
    tryNextVariant();
}

void EnginesDialog::tryNextVariant() {
    showPlayed(*current());
    if (m_untried.empty()) {
        endTrial({});
        return playMove();
    }
    const auto variant = m_untried.front();
    m_untried.pop_front();
    m_result->setText(tr("Trying it in %1…").arg(nameOf(variant->spec())));
    m_process->getReady(variant);
}

void EnginesDialog::playMove() {
    const EngineProfile& engine = *current();
    const QString greeting = tr("It speaks %1.").arg(protocolName(*engine.protocol));
    const auto& all = m_variants.all();
    const auto played = std::find_if(all.begin(), all.end(), [&engine](const auto& variant) {
        return !refusalOf(engine, variant->spec());
    });
    if (played == all.end()) return endTrial(greeting);
    const core::Game game(core::AnyPosition::startOf(*played));
    m_process = new EngineProcess(engine, {}, this);
    connect(m_process, &EngineProcess::failed, this, &EnginesDialog::onFailed);
    connect(m_process, &EngineProcess::moveFound, this, [this, game, greeting](const core::Move& move) {
        endTrial(tr("%1 Its first move in %2 is %3.")
                     .arg(greeting, nameOf(game.spec()),
                          QString::fromStdString(core::uci::format(move, game.position()))));
    });
    connect(m_process, &EngineProcess::resigned, this, [this, greeting] { endTrial(greeting); });
    m_result->setText(tr("%1 Waiting for its first move…").arg(greeting));
    setBusy(true);
    m_process->requestMove(game, TrialTime);
}

void EnginesDialog::onFailed(const EngineFailure& failure) { endTrial(sentence(failure)); }

void EnginesDialog::endTrial(const QString& result) {
    if (m_process) {
        m_process->disconnect(this);
        m_process->deleteLater();
    }
    m_process = nullptr;
    m_result->setText(result);
    setBusy(false);
}

/// A child of the dialog, as all other windows wait until the dialog is closed.
void EnginesDialog::showLog() {
    if (!m_log) {
        m_log = new EngineLogWindow(engineLog(), this);
        m_log->setAttribute(Qt::WA_DeleteOnClose);
    }
    m_log->show();
    comeToFront(*m_log);
}

void EnginesDialog::setBusy(bool busy) {
    m_progress->setVisible(busy);
    m_test->setText(busy ? tr("&Cancel Test") : tr("&Test"));
}

} // namespace komadai::ui
