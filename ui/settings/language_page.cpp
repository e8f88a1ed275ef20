#include "ui/settings/language_page.h"

#include "ui/language/language.h"
#include "ui/language/retranslated.h"
#include "ui/notation/notation.h"
#include "ui/notation/piece_letters.h"
#include "ui/preferences/preferences.h"

#include <QComboBox>
#include <QFormLayout>
#include <QGroupBox>
#include <QLabel>
#include <QVBoxLayout>

namespace komadai::ui {
namespace {

/// "K D T L S B"
QString spaced(const QString& letters) { return letters.split(QString(), Qt::SkipEmptyParts).join(' '); }

QLabel* note(Text text) {
    auto* label = retranslated(new QLabel, &QLabel::setText, std::move(text));
    label->setWordWrap(true);
    return label;
}

} // namespace

LanguagePage::LanguagePage(QWidget* parent)
    : SettingsPage(parent), m_language(new QComboBox), m_notation(new QComboBox), m_letters(new QComboBox),
      m_numbers(new QComboBox) {
    m_language->setObjectName(QStringLiteral("language"));
    m_language->addItem(QString(), QString());
    for (const Language& language : languages())
        m_language->addItem(language.name, language.code);
    m_notation->setObjectName(QStringLiteral("notation"));
    for (const auto notation : {Notation::Western, Notation::Japanese})
        m_notation->addItem(QString(), static_cast<int>(notation));
    m_letters->setObjectName(QStringLiteral("letters"));
    for (const auto letters : {PieceLetters::OfLanguage, PieceLetters::English})
        m_letters->addItem(QString(), static_cast<int>(letters));
    m_numbers->setObjectName(QStringLiteral("moveNumbers"));
    for (const auto numbers : {MoveNumbers::OfBothSides, MoveNumbers::OfEachMove})
        m_numbers->addItem(QString(), static_cast<int>(numbers));
    retranslated(this, [this] {
        m_language->setItemText(0, tr("Same as the Desktop"));
        m_notation->setItemText(0, tr("Western: P-7f"));
        m_notation->setItemText(1, tr("Japanese: ▲７六歩"));
        m_letters->setItemText(0, tr("As in the chosen language: %1").arg(spaced(orthodoxLetters())));
        m_letters->setItemText(1, tr("English: %1").arg(spaced(englishLetters())));
        m_numbers->setItemText(0, tr("Shared by both sides, as in chess"));
        m_numbers->setItemText(1, tr("One for every move, as in shogi"));
        showChosen(); // the default notation depends on the language
    });
    connect(m_language, &QComboBox::activated, this,
            [this] { preferences().set(preference::Language, m_language->currentData().toString()); });
    connect(m_notation, &QComboBox::activated, this, [this] {
        preferences().set(preference::MoveNotation, static_cast<Notation>(m_notation->currentData().toInt()));
    });
    connect(m_letters, &QComboBox::activated, this, [this] {
        preferences().set(preference::LettersOfPieces,
                          static_cast<PieceLetters>(m_letters->currentData().toInt()));
    });
    connect(m_numbers, &QComboBox::activated, this, [this] {
        preferences().set(preference::NumbersOfMoves,
                          static_cast<MoveNumbers>(m_numbers->currentData().toInt()));
    });
    preferences().whenChanged(preference::Language, this, [this] { showChosen(); });
    preferences().whenChanged(preference::MoveNotation, this, [this] { showChosen(); });
    preferences().whenChanged(preference::LettersOfPieces, this, [this] { showChosen(); });
    preferences().whenChanged(preference::NumbersOfMoves, this, [this] { showChosen(); });

    auto* texts = new QFormLayout;
    addRetranslatedRow(
        *texts, [] { return tr("&Language:"); }, m_language);
    auto* moves = new QFormLayout;
    addRetranslatedRow(
        *moves, [] { return tr("&Notation:"); }, m_notation);
    moves->addRow({}, note([] { return tr("Games outside the shogi family always use Western notation."); }));
    addRetranslatedRow(
        *moves, [] { return tr("&Piece letters:"); }, m_letters);
    moves->addRow(
        {}, note([] {
            return tr("For games whose squares are named as in chess. Files always have English letters.");
        }));
    addRetranslatedRow(
        *moves, [] { return tr("N&umbers:"); }, m_numbers);
    setGroups({group([] { return tr("Texts"); }, texts), group([] { return tr("Moves"); }, moves)});
}

void LanguagePage::showChosen() {
    m_language->setCurrentIndex(m_language->findData(preferences().get(preference::Language)));
    m_notation->setCurrentIndex(m_notation->findData(static_cast<int>(chosenNotation())));
    m_letters->setCurrentIndex(
        m_letters->findData(static_cast<int>(preferences().get(preference::LettersOfPieces))));
    m_numbers->setCurrentIndex(m_numbers->findData(static_cast<int>(chosenMoveNumbers())));
}

void LanguagePage::restoreDefaults() {
    preferences().reset(preference::Language);
    preferences().reset(preference::MoveNotation);
    preferences().reset(preference::LettersOfPieces);
    preferences().reset(preference::NumbersOfMoves);
}

} // namespace komadai::ui
