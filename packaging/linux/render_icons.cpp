// Draws an SVG as PNG in the sizes of icon themes:
//
//     render_icons ICON.svg FOLDER        writes FOLDER/16.png to FOLDER/512.png
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>

#include <cstdio>

int main(int argc, char** argv) {
    if (argc != 3) return std::fputs("Usage: render_icons ICON.svg FOLDER\n", stderr), 2;
    QSvgRenderer icon(QString::fromLocal8Bit(argv[1]));
    if (!icon.isValid()) return std::fprintf(stderr, "%s cannot be read as SVG\n", argv[1]), 1;
    for (const int size : {16, 22, 24, 32, 48, 64, 128, 256, 512}) {
        QImage image(size, size, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        icon.render(&painter);
        painter.end();
        const QString file = QStringLiteral("%1/%2.png").arg(QString::fromLocal8Bit(argv[2])).arg(size);
        if (!image.save(file)) return std::fprintf(stderr, "%s cannot be written\n", qPrintable(file)), 1;
    }
    return 0;
}
