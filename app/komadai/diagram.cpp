#include "app/komadai/diagram.h"

#include "ui/report/diagram_file.h"

namespace komadai {

std::optional<std::string> writeDiagram(const core::AnyPosition& position,
                                        const DiagramArguments& arguments) {
    ui::DiagramOptions options;
    if (!arguments.pieces.empty()) {
        options.look = ui::pieceLookNamed(QString::fromStdString(arguments.pieces));
        if (!options.look) {
            std::string known;
            for (const auto look : ui::pieceLooks())
                known += (known.empty() ? "" : ", ") + ui::nameOf(look).toStdString();
            return "Unknown pieces “" + arguments.pieces + "”; expected one of: " + known + '.';
        }
    }
    const QString problem =
        ui::writeDiagram(QString::fromStdString(arguments.file), position, options, arguments.size);
    if (problem.isEmpty()) return std::nullopt;
    return arguments.file + " cannot be written: " + problem.toStdString() + '.';
}

} // namespace komadai
