// A language that does not exist, to see whether windows have room for one.
#pragma once

#include <QTranslator>

namespace komadai::ui::test {

/// Makes each text about 40 % longer by doubling its vowels, and writes them with accents: "Séáttééd". Mark-up, places of
/// values, masks of files and keys keep their letters.
class LongerTexts : public QTranslator {
public:
    bool isEmpty() const override { return false; }
    QString translate(const char*, const char* source, const char*, int) const override {
        return longer(QString::fromUtf8(source));
    }

    static QString longer(const QString& text) {
        static const QString vowels = QStringLiteral("aeiouAEIOU");
        static const QString accented = QStringLiteral("áéíóúÁÉÍÓÚ");
        QString result;
        int depth = 0; // of mark-up and places
        for (qsizetype i = 0; i < text.size(); ++i) {
            const QChar letter = text[i];
            if (letter == '<' || letter == '{' || text.mid(i, 2) == QLatin1String("(*")) ++depth;
            const qsizetype vowel = vowels.indexOf(letter);
            const bool isPlace = i > 0 && text[i - 1] == '%';
            const bool isMnemonic = i > 0 && text[i - 1] == '&';
            result += letter;
            if (depth == 0 && vowel >= 0 && !isPlace && !isMnemonic) {
                result.back() = accented[vowel];
                result += accented[vowel].toLower();
            }
            if (depth > 0 && (letter == '>' || letter == '}' || letter == ')')) --depth;
        }
        return result;
    }
};

} // namespace komadai::ui::test
