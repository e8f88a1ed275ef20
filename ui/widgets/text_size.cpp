#include "ui/widgets/text_size.h"

#include "ui/scaled_font.h"

#include <QApplication>
#include <QEvent>
#include <QPointer>
#include <QWidget>

#include <utility>
#include <vector>

namespace komadai::ui {
namespace {

/// The widgets whose text is scaled. Only windows are told of another font of the application, and a widget with a size of its own does
/// not inherit that of its window.
class ScaledTexts : public QObject {
public:
    explicit ScaledTexts(QCoreApplication& application) : QObject(&application) {
        application.installEventFilter(this);
    }

    void add(QWidget& widget, double scale) {
        std::erase_if(m_texts, [](const ScaledText& text) { return !text.widget; });
        m_texts.push_back({&widget, scale});
        apply(m_texts.back());
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::ApplicationFontChange && watched == parent())
            for (const ScaledText& text : m_texts)
                if (text.widget) apply(text);
        return QObject::eventFilter(watched, event);
    }

private:
    struct ScaledText {
        QPointer<QWidget> widget; ///< null once it is deleted
        double scale;
    };

    static void apply(const ScaledText& text) {
        const QFont usual = QApplication::font(text.widget.data());
        text.widget->setFont(sizedLike(text.widget->font(), usual, text.scale));
    }

    std::vector<ScaledText> m_texts;
};

/// The application owns them.
ScaledTexts& scaledTexts() {
    static QPointer<ScaledTexts> texts;
    if (!texts) texts = new ScaledTexts(*QCoreApplication::instance());
    return *texts;
}

class FontFollower : public QObject {
public:
    FontFollower(QWidget& widget, std::function<void()> act) : QObject(&widget), m_act(std::move(act)) {
        widget.installEventFilter(this);
        m_act();
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::FontChange) m_act();
        return QObject::eventFilter(watched, event);
    }

private:
    std::function<void()> m_act;
};

} // namespace

void scaleText(QWidget& widget, double scale) { scaledTexts().add(widget, scale); }

void followFont(QWidget& widget, std::function<void()> act) { new FontFollower(widget, std::move(act)); }

} // namespace komadai::ui
