#include "ui/report/animation_dialog.h"

#include "ui/preferences/preferences.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QPushButton>
#include <QVBoxLayout>

#include <cmath>

namespace komadai::ui {
namespace {

constexpr int ShortestTimeMs = 100, LongestTimeMs = 10'000, UsualTimeMs = 1000;
constexpr double MsPerSecond = 1000;

int pixelsOf(preference::AnimationSize size) {
    switch (size) {
    case preference::AnimationSize::Small: return 480;
    case preference::AnimationSize::Medium: return 720;
    case preference::AnimationSize::Large: return 1080;
    }
    return 0;
}

} // namespace

namespace preference {

const Preference<AnimationSize>
    SizeOfAnimation(QStringLiteral("animation/size"), AnimationSize::Medium,
                    namedFormat<AnimationSize>({{AnimationSize::Small, QStringLiteral("small")},
                                                {AnimationSize::Medium, QStringLiteral("medium")},
                                                {AnimationSize::Large, QStringLiteral("large")}}));
const Preference<int> AnimationMoveTime(QStringLiteral("animation/moveTime"), UsualTimeMs,
                                        numberFormat(ShortestTimeMs, LongestTimeMs));

} // namespace preference

AnimationDialog::AnimationDialog(int shownPly, QWidget* parent)
    : QDialog(parent), m_shownPly(shownPly), m_begin(new QComboBox), m_size(new QComboBox),
      m_time(new QDoubleSpinBox) {
    using Size = preference::AnimationSize;
    setWindowTitle(tr("Save Animation"));
    m_begin->setObjectName(QStringLiteral("begin"));
    m_begin->addItem(tr("With the first position"));
    if (shownPly > 0) m_begin->addItem(tr("With the position on the board"));
    m_size->setObjectName(QStringLiteral("size"));
    for (const auto& [size, text] :
         {std::pair(Size::Small, tr("Small")), std::pair(Size::Medium, tr("Medium")),
          std::pair(Size::Large, tr("Large"))})
        m_size->addItem(tr("%1 (%2 pixels)").arg(text).arg(pixelsOf(size)), static_cast<int>(size));
    m_size->setCurrentIndex(
        m_size->findData(static_cast<int>(preferences().get(preference::SizeOfAnimation))));
    m_time->setObjectName(QStringLiteral("moveTime"));
    m_time->setRange(ShortestTimeMs / MsPerSecond, LongestTimeMs / MsPerSecond);
    m_time->setSingleStep(0.1);
    m_time->setDecimals(1);
    m_time->setSuffix(tr(" s"));
    m_time->setValue(preferences().get(preference::AnimationMoveTime) / MsPerSecond);

    auto* form = new QFormLayout;
    form->addRow(tr("&Begin:"), m_begin);
    form->addRow(tr("&Time for each move:"), m_time);
    form->addRow(tr("Si&ze:"), m_size);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel);
    buttons->button(QDialogButtonBox::Save)->setText(tr("&Save…"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addStretch();
    layout->addWidget(buttons);
}

int AnimationDialog::longest() const {
    return pixelsOf(static_cast<preference::AnimationSize>(m_size->currentData().toInt()));
}

std::chrono::milliseconds AnimationDialog::perMove() const {
    return std::chrono::milliseconds(std::lround(m_time->value() * MsPerSecond));
}

int AnimationDialog::fromPly() const { return m_begin->currentIndex() == 0 ? 0 : m_shownPly; }

void AnimationDialog::accept() {
    preferences().set(preference::SizeOfAnimation,
                      static_cast<preference::AnimationSize>(m_size->currentData().toInt()));
    preferences().set(preference::AnimationMoveTime, static_cast<int>(perMove().count()));
    QDialog::accept();
}

} // namespace komadai::ui
