#include "ui/report/report_dialog.h"

#include "ui/files/record_formats.h"
#include "ui/files/save_dialog.h"
#include "ui/preferences/preference_controls.h"
#include "ui/preferences/preferences.h"
#include "ui/widgets/dialog_content.h"
#include "ui/widgets/window_size.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileInfo>
#include <QFormLayout>
#include <QGraphicsView>
#include <QGroupBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QMessageBox>
#include <QPrintDialog>
#include <QPrintPreviewWidget>
#include <QPrinter>
#include <QPushButton>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

#include <utility>

namespace komadai::ui {
namespace {

constexpr int MostEveryPlies = 200;
constexpr QSize UsualSize(940, 680);

QString nameOf(ReportLook::Size size) {
    switch (size) {
    case ReportLook::Size::Small: return QStringLiteral("small");
    case ReportLook::Size::Medium: return QStringLiteral("medium");
    case ReportLook::Size::Large: return QStringLiteral("large");
    }
    return {};
}

PreferenceFormat<ReportLook::Size> sizeFormat() {
    using Size = ReportLook::Size;
    return namedFormat<Size>({{Size::Small, nameOf(Size::Small)},
                              {Size::Medium, nameOf(Size::Medium)},
                              {Size::Large, nameOf(Size::Large)}});
}

Preference<bool> choice(const char* name, bool usual) {
    return {QStringLiteral("report/") + QLatin1String(name), usual, boolFormat()};
}

} // namespace

namespace preference {

const Preference<bool> ReportVariations = choice("variations", true);
const Preference<bool> ReportComments = choice("comments", true);
const Preference<bool> ReportGraphShown = choice("graph", true);
const Preference<bool> ReportStart = choice("start", false);
const Preference<bool> ReportBookmarks = choice("bookmarks", true);
const Preference<bool> ReportMarkedMoves = choice("markedMoves", true);
const Preference<bool> ReportTurns = choice("turningPoints", true);
const Preference<bool> ReportEnd = choice("end", true);
const Preference<int> ReportEveryPlies{QStringLiteral("report/everyPlies"), 0,
                                       numberFormat(0, MostEveryPlies)};
const Preference<ReportLook::Size> ReportDiagramSize{QStringLiteral("report/diagramSize"),
                                                     ReportLook::Size::Medium, sizeFormat()};

} // namespace preference

ReportOptions chosenReport() {
    const Preferences& chosen = preferences();
    return {chosen.get(preference::ReportVariations), chosen.get(preference::ReportComments),
            chosen.get(preference::ReportGraphShown), chosen.get(preference::ReportStart),
            chosen.get(preference::ReportBookmarks),  chosen.get(preference::ReportMarkedMoves),
            chosen.get(preference::ReportTurns),      chosen.get(preference::ReportEnd),
            chosen.get(preference::ReportEveryPlies)};
}

ReportDialog::ReportDialog(const GameDocument& document, const DiagramOptions& look, QString name,
                           QWidget* parent)
    : QDialog(parent), m_document(document), m_name(std::move(name)), m_look{{}, look},
      m_printer(std::make_unique<QPrinter>(QPrinter::ScreenResolution)) {
    setWindowTitle(tr("Print"));
    m_printer->setDocName(m_name);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    auto* print = buttons->addButton(tr("&Print…"), QDialogButtonBox::ActionRole);
    auto* save = buttons->addButton(tr("&Save…"), QDialogButtonBox::ActionRole);
    save->setObjectName(QStringLiteral("saveReport"));
    save->setToolTip(tr("As PDF or HTML"));
    print->setObjectName(QStringLiteral("printReport"));
    print->setDefault(true);
    connect(print, &QPushButton::clicked, this, &ReportDialog::print);
    connect(save, &QPushButton::clicked, this, &ReportDialog::save);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto* layout = new QVBoxLayout(this);
    auto* middle = new QHBoxLayout;
    QWidget* choices = createChoices();
    middle->addWidget(new DialogContent(choices));
    middle->addWidget(createPages(), 1);
    layout->addLayout(middle, 1);
    layout->addWidget(buttons);
    setTabOrder(choices, m_pages);
    resizeWithinScreen(*this, UsualSize);
    update();
}

ReportDialog::~ReportDialog() = default;

QWidget* ReportDialog::createChoices() {
    auto* side = new QWidget;
    auto* layout = new QVBoxLayout(side);
    layout->setContentsMargins(0, 0, 0, 0);
    const auto addBox = [this](QLayout* to, const QString& text, const Preference<bool>& key) {
        auto* box = new QCheckBox(text);
        box->setObjectName(key.name());
        bindToPreference(*box, key);
        connect(box, &QCheckBox::toggled, this, &ReportDialog::update, Qt::QueuedConnection);
        to->addWidget(box);
    };
    auto* text = new QGroupBox(tr("Text"));
    auto* texts = new QVBoxLayout(text);
    addBox(texts, tr("&Variations"), preference::ReportVariations);
    addBox(texts, tr("&Comments"), preference::ReportComments);
    addBox(texts, tr("Evaluation &graph"), preference::ReportGraphShown);
    layout->addWidget(text);

    auto* diagrams = new QGroupBox(tr("Diagrams"));
    auto* boxes = new QVBoxLayout(diagrams);
    addBox(boxes, tr("The s&tart"), preference::ReportStart);
    addBox(boxes, tr("&Bookmarks"), preference::ReportBookmarks);
    addBox(boxes, tr("&Moves marked !!, ? or ??"), preference::ReportMarkedMoves);
    addBox(boxes, tr("T&urning points"), preference::ReportTurns);
    addBox(boxes, tr("The &end of the game"), preference::ReportEnd);
    auto* form = new QFormLayout;
    m_every = new QSpinBox;
    m_every->setObjectName(QStringLiteral("reportEvery"));
    m_every->setRange(0, MostEveryPlies);
    m_every->setSpecialValueText(tr("none", "interval of diagrams"));
    m_every->setToolTip(tr("How many plies there are from one diagram to the next"));
    m_every->setValue(preferences().get(preference::ReportEveryPlies));
    connect(m_every, &QSpinBox::valueChanged, this, [this](int plies) {
        preferences().set(preference::ReportEveryPlies, plies);
        update();
    });
    form->addRow(tr("&Interval in plies:"), m_every);
    m_size = new QComboBox;
    m_size->setObjectName(QStringLiteral("reportSize"));
    using Size = ReportLook::Size;
    for (const auto& [size, name] :
         {std::pair(Size::Small, tr("Small")), std::pair(Size::Medium, tr("Medium")),
          std::pair(Size::Large, tr("Large"))})
        m_size->addItem(name, static_cast<int>(size));
    m_size->setCurrentIndex(
        m_size->findData(static_cast<int>(preferences().get(preference::ReportDiagramSize))));
    connect(m_size, &QComboBox::currentIndexChanged, this, [this] {
        preferences().set(preference::ReportDiagramSize, static_cast<Size>(m_size->currentData().toInt()));
        update();
    });
    form->addRow(tr("Si&ze:"), m_size);
    boxes->addLayout(form);
    layout->addWidget(diagrams);
    layout->addStretch();
    return side;
}

QWidget* ReportDialog::createPages() {
    auto* side = new QWidget;
    auto* layout = new QVBoxLayout(side);
    layout->setContentsMargins(0, 0, 0, 0);
    m_pages = new QPrintPreviewWidget(m_printer.get());
    m_pages->setObjectName(QStringLiteral("reportPages"));
    m_pages->setMinimumSize(240, 240);
    auto* view = m_pages->findChild<QGraphicsView*>(); // has the focus
    view->setAccessibleName(tr("Preview"));
    view->viewport()->setAccessibleName(tr("Preview"));
    connect(m_pages, &QPrintPreviewWidget::paintRequested, this,
            [this](QPrinter* printer) { printReport(m_report, m_look, *printer); });
    auto* bar = new QHBoxLayout;
    m_count = new QLabel;
    m_count->setObjectName(QStringLiteral("reportCount"));
    bar->addWidget(m_count);
    bar->addStretch();
    const auto addButton = [&](const QString& text, const QString& toolTip, auto&& act) {
        auto* button = new QToolButton;
        button->setText(text);
        button->setToolTip(toolTip);
        button->setAccessibleName(toolTip);
        button->setAutoRaise(true);
        connect(button, &QToolButton::clicked, m_pages, act);
        bar->addWidget(button);
    };
    addButton(QStringLiteral("−"), tr("Smaller"), [this] { m_pages->zoomOut(); });
    addButton(QStringLiteral("+"), tr("Larger"), [this] { m_pages->zoomIn(); });
    addButton(tr("Width"), tr("Fit the width"), [this] { m_pages->fitToWidth(); });
    addButton(tr("Page"), tr("Fit the page"), [this] { m_pages->fitInView(); });
    layout->addWidget(m_pages, 1);
    layout->addLayout(bar);
    return side;
}

void ReportDialog::update() {
    m_look.size = preferences().get(preference::ReportDiagramSize);
    m_report = makeReport(m_document, chosenReport());
    m_pages->updatePreview();
    m_count->setText(tr("%n page(s)", nullptr, m_pages->pageCount()));
}

void ReportDialog::print() {
    QPrinter printer(QPrinter::HighResolution);
    printer.setDocName(m_name);
    QPrintDialog dialog(&printer, this);
    if (dialog.exec() != QDialog::Accepted) return;
    printReport(m_report, m_look, printer);
    accept();
}

void ReportDialog::save() {
    const QString folder = preferences().get(preference::FilesFolder);
    const auto path = askForFile({tr("Save Report"), unusedName(folder, m_name, {"pdf", "html"}), folder,
                                  tr("PDF (*.pdf);;Web page (*.html)")},
                                 this, isReportName);
    if (!path) return;
    if (!saveTo(*path)) return;
    rememberFolderOf(*path);
    emit saved(*path);
    accept();
}

bool ReportDialog::saveTo(const QString& path) {
    const QString problem = writeReport(path, m_report, m_look);
    if (problem.isEmpty()) return true;
    QMessageBox::warning(this, tr("Save Report"),
                         tr("%1 could not be saved: %2.").arg(QFileInfo(path).fileName(), problem));
    return false;
}

} // namespace komadai::ui
