#include "ui/library/condition_dialog.h"

#include "core/rules/outcome.h"
#include "ui/widgets/name_completer.h"
#include "ui/wording.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QStackedWidget>

#include <array>

namespace komadai::ui {
namespace {

using core::GameField;

struct FieldWords {
    GameField field;
    const char* words;
};

/// In the order in which they are offered.
constexpr std::array Fields{
    FieldWords{GameField::Player, QT_TRANSLATE_NOOP("komadai::ui::ConditionDialog", "Player")},
    FieldWords{GameField::First, QT_TRANSLATE_NOOP("komadai::ui::ConditionDialog", "First player")},
    FieldWords{GameField::Second, QT_TRANSLATE_NOOP("komadai::ui::ConditionDialog", "Second player")},
    FieldWords{GameField::Winner, QT_TRANSLATE_NOOP("komadai::ui::ConditionDialog", "Winner")},
    FieldWords{GameField::Loser, QT_TRANSLATE_NOOP("komadai::ui::ConditionDialog", "Loser")},
    FieldWords{GameField::Variant, QT_TRANSLATE_NOOP("komadai::ui::ConditionDialog", "Variant")},
    FieldWords{GameField::Result, QT_TRANSLATE_NOOP("komadai::ui::ConditionDialog", "Result")},
    FieldWords{GameField::Reason, QT_TRANSLATE_NOOP("komadai::ui::ConditionDialog", "How the game ended")},
    FieldWords{GameField::Date, QT_TRANSLATE_NOOP("komadai::ui::ConditionDialog", "Date")},
    FieldWords{GameField::Moves, QT_TRANSLATE_NOOP("komadai::ui::ConditionDialog", "Length in plies")},
    FieldWords{GameField::Rating, QT_TRANSLATE_NOOP("komadai::ui::ConditionDialog", "Rating")},
    FieldWords{GameField::Level, QT_TRANSLATE_NOOP("komadai::ui::ConditionDialog", "Level of the computer")},
    FieldWords{GameField::Event, QT_TRANSLATE_NOOP("komadai::ui::ConditionDialog", "Event")},
    FieldWords{GameField::Site, QT_TRANSLATE_NOOP("komadai::ui::ConditionDialog", "Place")},
    FieldWords{GameField::Round, QT_TRANSLATE_NOOP("komadai::ui::ConditionDialog", "Round")},
    FieldWords{GameField::Source, QT_TRANSLATE_NOOP("komadai::ui::ConditionDialog", "Source")},
    FieldWords{GameField::Annotator, QT_TRANSLATE_NOOP("komadai::ui::ConditionDialog", "Annotator")},
    FieldWords{GameField::Label, QT_TRANSLATE_NOOP("komadai::ui::ConditionDialog", "Label")},
    FieldWords{GameField::Starred, QT_TRANSLATE_NOOP("komadai::ui::ConditionDialog", "Starred")},
    FieldWords{GameField::Comment, QT_TRANSLATE_NOOP("komadai::ui::ConditionDialog", "Comment")},
    FieldWords{GameField::Tag, QT_TRANSLATE_NOOP("komadai::ui::ConditionDialog", "Tag of the file")},
    FieldWords{GameField::Anything, QT_TRANSLATE_NOOP("komadai::ui::ConditionDialog", "Any text")},
};

/// The words for reasons in filters, in the order of EndReason.
constexpr std::array ReasonWords{
    "checkmate",  "stalemate",   "repetition",   "campmate",   "perpetual-check",
    "move-limit", "bare-king",   "command-lost", "only-kings", "insufficient-material",
    "impasse",    "resignation", "time",         "agreement",  "adjudication",
    "unknown"};
static_assert(ReasonWords.size() == core::EndReasonCount);

bool namesPlayer(GameField field) {
    return field == GameField::Player || field == GameField::First || field == GameField::Second ||
           field == GameField::Winner || field == GameField::Loser;
}

QString nameOf(GameField field) {
    const auto names = core::fieldNames();
    return QString::fromUtf8(names[static_cast<std::size_t>(field)].data(),
                             static_cast<qsizetype>(names[static_cast<std::size_t>(field)].size()));
}

} // namespace

QString filterValue(const QString& text) {
    QString value = text;
    value.remove('"'); // a value cannot contain it
    const bool isPlain = !value.isEmpty() && value != QLatin1String("OR") && value[0] != '=' &&
                         value[0] != '-' && std::none_of(value.begin(), value.end(), [](QChar c) {
                             return c.isSpace() || QStringLiteral("():").contains(c);
                         });
    return isPlain ? value : '"' + value + '"';
}

QString exactFilterValue(const QString& text) {
    return text.contains('"') ? filterValue(text) : '=' + filterValue(text);
}

ConditionDialog::ConditionDialog(const core::VariantSet& variants, const std::vector<std::string>& labels,
                                 bool hasFilter, QWidget* parent)
    : QDialog(parent), m_variants(variants), m_labels(labels), m_field(new QComboBox),
      m_values(new QStackedWidget), m_text(new QLineEdit), m_isExact(new QCheckBox(tr("&Exactly this text"))),
      m_from(new QLineEdit), m_to(new QLineEdit), m_choice(new QComboBox),
      m_isNegated(new QCheckBox(tr("&Not: find games that do not match this condition"))),
      m_joint(new QComboBox), m_problem(new QLabel) {
    setWindowTitle(tr("Add Condition"));
    for (const auto& [field, words] : Fields)
        if (field != GameField::Label || !labels.empty())
            m_field->addItem(tr(words), static_cast<int>(field));
    m_field->setObjectName(QStringLiteral("conditionField"));
    m_field->setMaxVisibleItems(static_cast<int>(Fields.size()));
    m_text->setObjectName(QStringLiteral("conditionText"));
    m_text->setAccessibleName(tr("Text"));
    m_from->setAccessibleName(tr("From"));
    m_to->setAccessibleName(tr("To"));
    m_choice->setAccessibleName(tr("Value"));
    m_choice->setObjectName(QStringLiteral("conditionChoice"));
    m_from->setObjectName(QStringLiteral("conditionFrom"));

    auto* text = new QWidget;
    auto* textLayout = new QVBoxLayout(text);
    textLayout->setContentsMargins(0, 0, 0, 0);
    textLayout->addWidget(m_text);
    textLayout->addWidget(m_isExact);
    auto* range = new QWidget;
    auto* rangeLayout = new QHBoxLayout(range);
    rangeLayout->setContentsMargins(0, 0, 0, 0);
    rangeLayout->addWidget(new QLabel(tr("from")), 0, Qt::AlignTop);
    rangeLayout->addWidget(m_from, 1, Qt::AlignTop);
    rangeLayout->addWidget(new QLabel(tr("to")), 0, Qt::AlignTop);
    rangeLayout->addWidget(m_to, 1, Qt::AlignTop);
    auto* choice = new QWidget;
    auto* choiceLayout = new QVBoxLayout(choice);
    choiceLayout->setContentsMargins(0, 0, 0, 0);
    choiceLayout->addWidget(m_choice, 0, Qt::AlignTop);
    for (QWidget* page : {text, range, choice, new QWidget})
        m_values->addWidget(page);

    m_joint->addItem(tr("Both the search so far and this condition"));
    m_joint->addItem(tr("Either the search so far or this condition"));
    m_problem->setWordWrap(true);
    auto* form = new QFormLayout;
    form->addRow(tr("&Condition:"), m_field);
    form->addRow(tr("Value:"), m_values);
    form->addRow(QString(), m_isNegated);
    if (hasFilter)
        form->addRow(tr("&Find:"), m_joint);
    else
        m_joint->setParent(this), m_joint->hide();
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_add = buttons->addButton(tr("&Add"), QDialogButtonBox::AcceptRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(m_problem);
    layout->addStretch();
    layout->addWidget(buttons);

    connect(m_field, &QComboBox::currentIndexChanged, this, &ConditionDialog::showField);
    for (QLineEdit* edit : {m_text, m_from, m_to})
        connect(edit, &QLineEdit::textChanged, this, &ConditionDialog::check);
    showField();
    m_text->setFocus();
}

GameField ConditionDialog::field() const { return static_cast<GameField>(m_field->currentData().toInt()); }

void ConditionDialog::offerPlayers(const QStringList& names) {
    m_players = nameCompleter(names, this);
    completeText();
}

void ConditionDialog::completeText() { m_text->setCompleter(namesPlayer(field()) ? m_players : nullptr); }

ConditionDialog::Kind ConditionDialog::kindOf(GameField field) {
    switch (field) {
    case GameField::Variant:
    case GameField::Result:
    case GameField::Reason:
    case GameField::Label: return Kind::Choice;
    case GameField::Date: return Kind::Date;
    case GameField::Moves:
    case GameField::Rating:
    case GameField::FirstRating:
    case GameField::SecondRating:
    case GameField::Level:
    case GameField::Id: return Kind::Number;
    case GameField::Starred: return Kind::None;
    default: return Kind::Text;
    }
}

void ConditionDialog::showField() {
    const Kind kind = kindOf(field());
    m_values->setCurrentIndex(kind == Kind::Text ? 0 : kind == Kind::Choice ? 2 : kind == Kind::None ? 3 : 1);
    const QString hint = kind == Kind::Date ? tr("1996 or 1996-05-23") : QString();
    m_from->setPlaceholderText(hint);
    m_to->setPlaceholderText(hint);
    if (kind == Kind::Choice) fillChoices(field());
    completeText();
    check();
}

void ConditionDialog::fillChoices(GameField field) {
    m_choice->clear();
    if (field == GameField::Variant)
        for (const auto& variant : m_variants.all())
            m_choice->addItem(ui::nameOf(variant->spec()), QString::fromStdString(variant->spec().id));
    if (field == GameField::Result) {
        m_choice->addItem(tr("First player won"), QStringLiteral("first"));
        m_choice->addItem(tr("Second player won"), QStringLiteral("second"));
        m_choice->addItem(tr("Draw"), QStringLiteral("draw"));
        m_choice->addItem(tr("Not finished"), QStringLiteral("none"));
    }
    if (field == GameField::Reason)
        for (std::size_t reason = 0; reason < ReasonWords.size(); ++reason)
            m_choice->addItem(QString::fromStdString(wording().reason(static_cast<core::EndReason>(reason))),
                              QLatin1String(ReasonWords[reason]));
    if (field == GameField::Label)
        for (const auto& label : m_labels)
            m_choice->addItem(QString::fromStdString(label), QString::fromStdString(label));
}

QString ConditionDialog::value() const {
    switch (kindOf(field())) {
    case Kind::Text: {
        const QString text = m_text->text().trimmed();
        if (text.isEmpty()) return {};
        return (m_isExact->isChecked() ? QStringLiteral("=") : QString()) + filterValue(text);
    }
    case Kind::Choice: {
        const QString text = filterValue(m_choice->currentData().toString());
        return field() == GameField::Label || field() == GameField::Variant ? '=' + text : text;
    }
    case Kind::Number:
    case Kind::Date: {
        QString from = m_from->text().trimmed();
        const QString to = m_to->text().trimmed();
        if (from.isEmpty() && to.isEmpty()) return {};
        if (from == to) return from;
        if (to.isEmpty()) return QStringLiteral(">=") + from;
        if (from.isEmpty()) return QStringLiteral("<=") + to;
        return from + QStringLiteral("..") + to;
    }
    case Kind::None: break;
    }
    return {};
}

QString ConditionDialog::condition() const {
    const QString sign = m_isNegated->isChecked() ? QStringLiteral("-") : QString();
    if (field() == GameField::Starred) return sign + QStringLiteral("starred");
    if (field() == GameField::Anything) return sign + value();
    return sign + nameOf(field()) + ':' + value();
}

bool ConditionDialog::isAlternative() const { return m_joint->currentIndex() == 1; }

void ConditionDialog::check() {
    const bool hasValue = field() == GameField::Starred || !value().isEmpty();
    const auto filter = core::parseFilter(condition().toStdString());
    m_problem->setText(hasValue && !filter ? QString::fromStdString(wording().sentence(filter.error()))
                                           : QString());
    m_add->setEnabled(hasValue && filter);
}

} // namespace komadai::ui
