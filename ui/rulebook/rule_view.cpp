#include "ui/rulebook/rule_view.h"

#include "ui/board/look_setting.h"
#include "ui/language/retranslated.h"
#include "ui/notation/notation.h"
#include "ui/preferences/preferences.h"
#include "ui/reading/page_style.h"

#include <QEvent>
#include <QPainter>
#include <QScrollBar>
#include <QTextBlock>

#include <algorithm>
#include <cmath>

namespace komadai::ui {

RuleView::RuleView(QWidget* parent) : QTextBrowser(parent) {
    setOpenLinks(false);
    setFrameShape(QFrame::NoFrame);
    document()->setDocumentMargin(20);
    retranslated(this, &QWidget::setAccessibleName, [] { return tr("Rules"); });
    preferences().whenChanged(preference::Theme, this, [this] {
        if (m_variant) render();
    });
    whenNotationChanges(this, [this] {
        if (m_variant) m_pieces = makePieceSet(m_variant->spec(), m_look); // they may have letters
    });
    connect(verticalScrollBar(), &QScrollBar::valueChanged, this, &RuleView::tellPlace);
    connect(this, &QTextBrowser::anchorClicked, this, [this](const QUrl& link) { goTo(link.fragment()); });
}

void RuleView::setPage(std::shared_ptr<const core::Variant> variant, RulePage page, PieceLook look) {
    m_variant = std::move(variant);
    m_page = std::move(page);
    m_look = look;
    m_pieces = makePieceSet(m_variant->spec(), look);
    render();
    verticalScrollBar()->setValue(0);
}

void RuleView::setWords(RulePage page) {
    const QString place = m_place;
    const int below = verticalScrollBar()->value() - heightOf(place);
    m_page = std::move(page);
    render();
    verticalScrollBar()->setValue(heightOf(place) + below);
}

int RuleView::heightOf(const QString& anchor) {
    const auto place =
        std::find_if(m_places.begin(), m_places.end(), [&](const auto& p) { return p.second == anchor; });
    if (place == m_places.end()) return 0;
    QTextCursor cursor(document());
    cursor.setPosition(place->first);
    return cursorRect(cursor).top() + verticalScrollBar()->value();
}

void RuleView::setLook(PieceLook look) {
    if (!m_variant || look == m_look) return;
    m_look = look;
    m_pieces = makePieceSet(m_variant->spec(), look);
    render();
}

void RuleView::goTo(const QString& anchor) {
    constexpr int Above = 12; // pixels
    scrollToAnchor(anchor);
    verticalScrollBar()->setValue(verticalScrollBar()->value() - Above);
}

/// Keeps the place that is read.
void RuleView::render() {
    const int place = verticalScrollBar()->value();
    m_pixelRatio = devicePixelRatioF();
    document()->clear(); // and the pictures with it
    document()->setDefaultStyleSheet(pageStyleSheet(palette()));
    setHtml(m_page.html);
    findPlaces();
    verticalScrollBar()->setValue(place);
    tellPlace(); // while the page was laid out, other places seemed to be reached
}

void RuleView::findPlaces() {
    m_places.clear();
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next())
        for (auto part = block.begin(); !part.atEnd(); ++part)
            for (const QString& name : part.fragment().charFormat().anchorNames())
                m_places.emplace_back(part.fragment().position(), name);
}

/// A place is reached when it comes into the upper part of the window.
void RuleView::tellPlace() {
    const int reading = cursorForPosition({viewport()->width() - 1, viewport()->height() / 4}).position();
    const auto next =
        std::upper_bound(m_places.begin(), m_places.end(), reading,
                         [](int position, const auto& place) { return position < place.first; });
    const QString place = next == m_places.begin() ? QString() : std::prev(next)->second;
    if (place == m_place) return;
    m_place = place;
    emit placeReached(place);
}

QVariant RuleView::loadResource(int type, const QUrl& name) {
    bool isNumber = false;
    const auto index = name.path().toULongLong(&isNumber);
    if (type != QTextDocument::ImageResource || name.scheme() != QLatin1String("picture") || !isNumber ||
        index >= m_page.pictures.size())
        return QTextBrowser::loadResource(type, name);
    const Picture& picture = m_page.pictures[index];
    const auto& spec = m_variant->spec();
    QImage image(sizeOf(picture, spec) * m_pixelRatio, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(m_pixelRatio);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    paintPicture(painter, picture, spec, boardTheme(palette()), *m_pieces);
    return image;
}

void RuleView::changeEvent(QEvent* event) {
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_variant) render();
}

void RuleView::showEvent(QShowEvent* event) {
    QTextBrowser::showEvent(event);
    if (m_variant && m_pixelRatio != devicePixelRatioF()) render();
}

} // namespace komadai::ui
