#include "ui/library/label_menu.h"

#include "core/store/library_search.h"

#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QVBoxLayout>
#include <QWidgetAction>

#include <algorithm>

namespace komadai::ui {
namespace {

constexpr int TallestList = 300;
constexpr int MostLabelCharacters = 100;

} // namespace

LabelUse LabelUse::of(core::Library& library, const std::vector<core::GameId>& games) {
    LabelUse use;
    use.selected = static_cast<int>(games.size());
    for (const auto& label : core::LibrarySearch(library).labels())
        use.games[label] = 0;
    for (const core::GameId game : games)
        for (const auto& label : library.labelsOf(game))
            ++use.games[label];
    return use;
}

LabelMenu::LabelMenu(const LabelUse& use, QWidget* parent) : QMenu(parent), m_new(new QLineEdit) {
    auto* content = new QWidget;
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(12, 8, 12, 8);
    auto* boxes = new QWidget;
    auto* boxLayout = new QVBoxLayout(boxes);
    boxLayout->setContentsMargins(0, 0, 0, 0);
    for (const auto& [label, games] : use.games) {
        const QString text = QString::fromStdString(label);
        auto* box = new QCheckBox(QString(text).replace('&', QStringLiteral("&&")));
        box->setTristate(games > 0 && games < use.selected);
        box->setCheckState(games == 0              ? Qt::Unchecked
                           : games == use.selected ? Qt::Checked
                                                   : Qt::PartiallyChecked);
        connect(box, &QCheckBox::clicked, this, [this, box, text] {
            box->setTristate(false);
            emit labelSet(text, box->checkState() != Qt::Unchecked);
            box->setChecked(box->checkState() != Qt::Unchecked);
        });
        boxLayout->addWidget(box);
    }
    if (!use.games.empty()) {
        auto* area = new QScrollArea;
        area->setFrameShape(QFrame::NoFrame);
        area->setWidgetResizable(true);
        area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        area->setWidget(boxes);
        for (QWidget* part : {area->viewport(), boxes}) // the background of the menu
            part->setAutoFillBackground(false);
        area->setMinimumHeight(std::min(boxes->sizeHint().height(), TallestList));
        area->setMinimumWidth(boxes->sizeHint().width() + 24);
        layout->addWidget(area);
    } else {
        delete boxes;
    }
    m_new->setObjectName(QStringLiteral("newLabel"));
    m_new->setPlaceholderText(tr("New label"));
    m_new->setAccessibleName(tr("New label"));
    m_new->setMaxLength(MostLabelCharacters);
    m_new->setMinimumWidth(180);
    layout->addWidget(m_new);
    auto* action = new QWidgetAction(this);
    action->setDefaultWidget(content);
    addAction(action);
    connect(m_new, &QLineEdit::returnPressed, this, &LabelMenu::addNewLabel);
    connect(this, &QMenu::aboutToShow, this, [this] { m_new->setFocus(); });
}

void LabelMenu::addNewLabel() {
    const QString label = m_new->text().trimmed();
    if (label.isEmpty()) return;
    emit labelSet(label, true);
    close();
}

} // namespace komadai::ui
