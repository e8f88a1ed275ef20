#include "ui/widgets/work_bar.h"

#include "ui/widgets/elided_label.h"

#include <QHBoxLayout>
#include <QProgressBar>
#include <QPushButton>

namespace komadai::ui {
namespace {

constexpr int ProgressWidth = 140;

} // namespace

WorkBar::WorkBar(const QString& name, const QString& textName, QWidget* parent)
    : QFrame(parent), m_text(new ElidedLabel(this)), m_bar(new QProgressBar(this)) {
    setObjectName(name);
    setFrameShape(QFrame::StyledPanel);
    m_text->setObjectName(textName);
    m_bar->setFixedWidth(ProgressWidth);
    m_bar->setTextVisible(false);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(12, 4, 6, 4);
    row->addWidget(m_text, 1);
    row->addWidget(m_bar);
    hide();
}

QPushButton* WorkBar::addButton(const QString& name) {
    auto* button = new QPushButton(this);
    button->setObjectName(name);
    layout()->addWidget(button);
    return button;
}

} // namespace komadai::ui
