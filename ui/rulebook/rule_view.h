// Shows a page of the rule book.
#pragma once

#include "ui/board/piece_set.h"
#include "ui/rulebook/rule_page.h"

#include <QTextBrowser>

#include <memory>

namespace komadai::ui {

/// A page whose pictures are painted when they are needed, for the palette and the screen on which it is.
class RuleView : public QTextBrowser {
    Q_OBJECT
public:
    explicit RuleView(QWidget* parent = nullptr);

    void setPage(std::shared_ptr<const core::Variant> variant, RulePage page, PieceLook look);
    const RulePage& page() const { return m_page; }
    /// The same page in other words; the reader stays at the place.
    void setWords(RulePage page);
    /// Shows other pieces in the pictures.
    void setLook(PieceLook look);
    /// Takes the reader to a place.
    void goTo(const QString& anchor);

    QVariant loadResource(int type, const QUrl& name) override;

signals:
    /// The reader has come to another chapter or piece.
    void placeReached(const QString& anchor);

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void render();
    void findPlaces();
    void tellPlace();
    /// Where a place is in the page, in pixels from its top; the top itself for one that is not there.
    int heightOf(const QString& anchor);

    std::shared_ptr<const core::Variant> m_variant;
    RulePage m_page;
    PieceLook m_look = PieceLook::Letters;
    std::shared_ptr<const PieceSet> m_pieces;
    std::vector<std::pair<int, QString>> m_places; ///< of anchors in the document, in its order
    QString m_place;                               ///< that was told last
    double m_pixelRatio = 0;                       ///< for which the pictures were painted
};

} // namespace komadai::ui
