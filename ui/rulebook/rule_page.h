// The page of a variant in the rule book.
#pragma once

#include "core/base/result.h"
#include "core/rules/variant.h"
#include "ui/rulebook/rule_picture.h"

#include <QString>
#include <QStringList>

#include <map>
#include <vector>

namespace komadai::ui {

/// A page: HTML, in which the picture with index N has the address "picture:N", and the index that leads into it.
struct RulePage {
    struct Entry {
        QString title;
        QString anchor;
        bool isPiece = false;
        QStringList keys = {}; ///< by which a piece is found: name, letters, kanji, reading
    };

    QString html;
    std::vector<Picture> pictures;
    std::vector<Entry> index;
};

/// The anchor of a piece in the page.
QString anchorOf(core::PieceType type);

/// The page with the text of `resources/rules` for the variant, in the first of the languages that there is one for,
/// or else one made from the data of the variant alone.
RulePage rulePageOf(const core::Variant& variant, const QStringList& languages);

/// An error in a text, and its place.
struct RuleTextError {
    qint64 line = 0;
    QString problem;
};

/// Texts that several pages share, by their names.
using RuleParts = std::map<QString, QString>;

/// The parts in the files `resources/rules/parts/*.LANGUAGE.html`: elements <part name="…">…</part>.
RuleParts rulePartsIn(const QString& language);

/// Reads the text of a page: XHTML with these elements of its own.
///
/// <rules>                                        all of it
/// <section title="…">                            a chapter, with an entry in the index
/// <start/>, <legend/>, <names/>                  the start of the game; the marks in use; the pieces by name and kanji
/// <piece letters="N">…</piece>                   a piece with both its faces, and a text about it
/// <move>Bxc8+</move>                            a move, with English letters; shown with those that the user reads
/// <board rows="3/1P1/3" dots="b3" crosses="" shots="" fire="" arrows="b2-b3">caption</board>
///                                                an example; its squares count from a1 in the near left corner
/// <endings/>, <options/>                         how the game ends, and its rule options, from the data
/// <include part="…" key="value"/>                one of `parts`, with the value in the place of {key}; in a chapter or a part
core::Result<RulePage, RuleTextError> readRuleText(const QByteArray& text, const core::Variant& variant,
                                                   const RuleParts& parts = {});

} // namespace komadai::ui
