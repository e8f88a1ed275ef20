#include "ui/icons.h"

#include <QAbstractButton>
#include <QEvent>
#include <QFile>
#include <QIconEngine>
#include <QPainter>
#include <QPixmap>
#include <QSvgRenderer>

#include <cassert>
#include <utility>

namespace komadai::ui {
namespace {

/// Renders a drawing when it is to be seen, at the size it is wanted in.
class DrawnIcon : public QIconEngine {
public:
    DrawnIcon(QByteArray svg, QPalette palette) : m_svg(std::move(svg)), m_palette(std::move(palette)) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override {
        const auto group = mode == QIcon::Disabled ? QPalette::Disabled : QPalette::Active;
        const auto role = mode == QIcon::Selected ? QPalette::HighlightedText : QPalette::ButtonText;
        QByteArray svg = m_svg;
        svg.replace("currentColor", m_palette.color(group, role).name().toLatin1());
        QSvgRenderer(svg).render(painter, rect);
    }
    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, pixmap.rect(), mode, state);
        return pixmap;
    }
    QIconEngine* clone() const override { return new DrawnIcon(*this); }

private:
    QByteArray m_svg;
    QPalette m_palette;
};

/// Draws the icon of a button again when its colours change.
class IconPainter : public QObject {
public:
    IconPainter(QAbstractButton& button, QString name)
        : QObject(&button), m_button(button), m_name(std::move(name)) {
        button.installEventFilter(this);
    }

    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::PaletteChange) m_button.setIcon(themedIcon(m_name, m_button.palette()));
        return QObject::eventFilter(watched, event);
    }

private:
    QAbstractButton& m_button;
    QString m_name;
};

} // namespace

QIcon themedIcon(const QString& name, const QPalette& palette) {
    QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
    [[maybe_unused]] const bool isOpen = file.open(QIODevice::ReadOnly);
    assert(isOpen);
    return QIcon(new DrawnIcon(file.readAll(), palette));
}

void setThemedIcon(QAbstractButton& button, const QString& name) {
    button.setIcon(themedIcon(name, button.palette()));
    new IconPainter(button, name); // belongs to the button
}

} // namespace komadai::ui
