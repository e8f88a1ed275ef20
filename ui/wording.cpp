#include "ui/wording.h"

#include "ui/language/language.h"

#include <QCoreApplication>

namespace komadai::ui {
namespace {

struct ShortResult {
    Q_DECLARE_TR_FUNCTIONS(ShortResult)
};

const std::string& kanjiOf(const core::PieceSpec& piece) {
    return piece.fullKanji.empty() ? piece.kanji : piece.fullKanji;
}
bool isCalledByKanjiIn(const QString& language, const core::PieceSpec& piece) {
    return language == QLatin1String("ja") && !kanjiOf(piece).empty();
}
std::string pieceName(const core::PieceSpec& piece) {
    return isCalledByKanji(piece) ? kanjiOf(piece)
                                  : QCoreApplication::translate("Piece", piece.name.c_str()).toStdString();
}

} // namespace

const Wording& wording() {
    static const Wording words(
        [](const char* source) { return QCoreApplication::translate("Wording", source).toStdString(); },
        pieceName);
    return words;
}

Wording wordingIn(const QString& language) {
    return Wording(
        [language](const char* source) { return translateTo(language, "Wording", source).toStdString(); },
        [language](const core::PieceSpec& piece) {
            return isCalledByKanjiIn(language, piece)
                       ? kanjiOf(piece)
                       : translateTo(language, "Piece", piece.name.c_str()).toStdString();
        });
}

QString sentence(const core::StorageError& error) {
    return QString::fromStdString(wording().sentence(error));
}
QString sentence(core::Refusal refusal) { return QString::fromStdString(wording().sentence(refusal)); }
QString result(const core::Outcome& outcome, const core::VariantSpec& variant) {
    return QString::fromStdString(wording().result(outcome, variant));
}
QString pointsText(const core::Outcome& outcome) {
    if (!outcome.winner) return QStringLiteral("½–½");
    return *outcome.winner == core::Side::First ? QStringLiteral("1–0") : QStringLiteral("0–1");
}

QString shortResult(const core::Outcome& outcome) {
    if (!outcome.winner) return ShortResult::tr("½–½", "a draw");
    return *outcome.winner == core::Side::First ? ShortResult::tr("1–0", "the first player has won")
                                                : ShortResult::tr("0–1", "the second player has won");
}

QString nameOf(const core::VariantSpec& variant) {
    return QString::fromStdString(wording().variantText(variant.name));
}
QString sideName(const core::VariantSpec& variant, core::Side side) {
    return QString::fromStdString(wording().side(side, variant));
}
QString nameOf(const core::Handicap& handicap) {
    return QString::fromStdString(wording().variantText(handicap.name));
}
bool isCalledByKanji(const core::PieceSpec& piece) { return isCalledByKanjiIn(currentLanguage(), piece); }
QString nameOf(const core::PieceSpec& piece) { return QString::fromStdString(wording().piece(piece)); }
QString titleOf(const core::PieceSpec& piece) {
    if (piece.kanji.empty() || isCalledByKanji(piece)) return nameOf(piece);
    return nameOf(piece) + ' ' + QString::fromStdString(piece.kanji);
}
QString summaryOf(const core::VariantSpec& variant) {
    return QString::fromStdString(wording().variantText(variant.summary));
}

} // namespace komadai::ui
