// A button that shows a game.
#pragma once

#include "core/rules/variant.h"

#include <QAbstractButton>

#include <memory>

namespace komadai::ui {

/// Shows the start position of a variant, its name and its summary.
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
    QPixmap m_picture; ///< for the current palette and screen; null until it is painted
};

} // namespace komadai::ui
