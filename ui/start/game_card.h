// A game to choose by its picture.
#pragma once

#include "core/rules/variant.h"

#include <QAbstractButton>

#include <memory>

namespace komadai::ui {

/// The start of a variant with its name and what it is in a line.
class GameCard : public QAbstractButton {
    Q_OBJECT
public:
    explicit GameCard(std::shared_ptr<const core::Variant> variant, QWidget* parent = nullptr);

    const core::VariantSpec& spec() const { return m_variant->spec(); }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    QFont nameFont() const;
    QString summary() const;
    QColor ground() const;
    void paintPicture(QPainter& painter, const QRect& area);

    std::shared_ptr<const core::Variant> m_variant;
    QPixmap m_picture; ///< for the palette and the screen; null until it is needed
};

} // namespace komadai::ui
