// The letters of pieces in another language, without its translation file.
#pragma once

#include "ui/language/retranslated.h"

#include <QCoreApplication>
#include <QTranslator>

namespace komadai::ui::test {

/// As long as it lives, the letters of king, queen, rook, bishop, knight and pawn are these.
class OrthodoxLetters : public QTranslator {
public:
    explicit OrthodoxLetters(QString letters = QStringLiteral("K D T L S B"))
        : m_letters(std::move(letters)) {
        QCoreApplication::installTranslator(this);
        notifyLanguageChange();
    }
    ~OrthodoxLetters() override {
        QCoreApplication::removeTranslator(this);
        notifyLanguageChange();
    }
    OrthodoxLetters(const OrthodoxLetters&) = delete;
    OrthodoxLetters& operator=(const OrthodoxLetters&) = delete;

    QString translate(const char* context, const char*, const char*, int) const override {
        return QLatin1String(context) == QLatin1String("PieceLetters") ? m_letters : QString();
    }
    bool isEmpty() const override { return false; }

private:
    QString m_letters;
};

} // namespace komadai::ui::test
