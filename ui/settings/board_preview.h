// A picture of a board.
#pragma once

#include "core/rules/variant.h"
#include "ui/board/piece_set.h"

#include <QWidget>

namespace komadai::ui {

/// Shows the start position of a variant in the chosen colours and notation.
class BoardPreview : public QWidget {
    Q_OBJECT
public:
    explicit BoardPreview(QWidget* parent = nullptr);

    void setContent(std::shared_ptr<const core::Variant> variant, PieceLook look);

    QSize sizeHint() const override { return {320, 320}; }
    QSize minimumSizeHint() const override { return {200, 200}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::shared_ptr<const core::Variant> m_variant;
    PieceLook m_look{};
};

} // namespace komadai::ui
