// A board to look at.
#pragma once

#include "core/rules/variant.h"
#include "ui/board/piece_set.h"

#include <QWidget>

namespace komadai::ui {

/// The start of a variant in the chosen colours.
class BoardPreview : public QWidget {
    Q_OBJECT
public:
    explicit BoardPreview(QWidget* parent = nullptr);

    void setContent(std::shared_ptr<const core::Variant> variant, PieceLook look);

    QSize sizeHint() const override { return {320, 320}; }
    QSize minimumSizeHint() const override { return {200, 200}; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    std::shared_ptr<const core::Variant> m_variant;
    PieceLook m_look{};
};

} // namespace komadai::ui
