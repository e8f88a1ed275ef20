#include "ui/explorer/filter_line.h"

#include "ui/language/retranslated.h"

namespace komadai::ui {
namespace {

constexpr int PauseMs = 300;

QString sentenceFor(const core::FilterError& error) {
    const QString text = QString::fromStdString(error.text);
    using Problem = core::FilterError::Problem;
    switch (error.problem) {
    case Problem::UnknownField: return FilterLine::tr("Games have no field “%1”.").arg(text);
    case Problem::MissingValue: return FilterLine::tr("The field “%1” needs a value.").arg(text);
    case Problem::BadValue: return FilterLine::tr("“%1” is not a valid value here.").arg(text);
    case Problem::OpenQuote: return FilterLine::tr("The quotation mark before “%1” is not closed.").arg(text);
    case Problem::OpenBracket: return FilterLine::tr("A bracket is not closed.");
    case Problem::ExtraBracket: return FilterLine::tr("A bracket is closed that was not opened.");
    case Problem::MissingPart:
        return FilterLine::tr("A condition is missing beside OR or after a minus sign.");
    case Problem::TooDeep: return FilterLine::tr("Too many brackets are inside one another.");
    }
    return {};
}

} // namespace

FilterLine::FilterLine(QWidget* parent) : QLineEdit(parent) {
    setClearButtonEnabled(true);
    m_pause.setSingleShot(true);
    m_pause.setInterval(PauseMs);
    connect(&m_pause, &QTimer::timeout, this, &FilterLine::readNow);
    connect(this, &QLineEdit::textEdited, &m_pause, qOverload<>(&QTimer::start));
    connect(this, &QLineEdit::returnPressed, this, &FilterLine::readNow);
    retranslated(this, [this] {
        setAccessibleName(tr("Only games"));
        setPlaceholderText(tr("Only games such as player:habu date:>2000"));
        setToolTip(
            tr("Only games that fit are counted. Examples: player:habu, date:1990..1999, result:first, "
               "-result:draw, rating:>2000"));
        emit problemChanged(); // in other words
    });
}

QString FilterLine::problem() const { return m_error ? sentenceFor(*m_error) : QString(); }

void FilterLine::setFilterText(const QString& text) {
    setText(text);
    readNow();
}

void FilterLine::readNow() {
    m_pause.stop();
    const auto read = core::parseFilter(text().toStdString());
    const std::optional<core::FilterError> error = read ? std::nullopt : std::optional(read.error());
    if (error != m_error) {
        m_error = error;
        emit problemChanged();
    }
    if (!read || read.value() == m_filter) return;
    m_filter = read.value();
    emit filterChanged(m_filter);
}

} // namespace komadai::ui
