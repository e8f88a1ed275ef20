// The options of an engine as widgets.
#pragma once

#include "core/protocol/engine_answer.h"

#include <QWidget>

#include <functional>
#include <map>
#include <string>
#include <vector>

class QFormLayout;

namespace komadai::ui {

/// A widget for each option, depending on its type. Options that the program sets itself are left out.
class EngineOptionsForm : public QWidget {
    Q_OBJECT
public:
    using Options = std::vector<core::protocol::EngineOption>;
    using Values = std::map<std::string, std::string>;

    explicit EngineOptionsForm(QWidget* parent = nullptr);

    /// Shows the options with the values that the user has set, by name.
    void showOptions(const Options& options, const Values& values);
    /// The values that differ from the defaults of the engine.
    const Values& values() const { return m_values; }

signals:
    void changed();
    /// A button of the engine was pressed; `option` is its name.
    void pressed(const QString& option);

protected:
    /// The mouse wheel scrolls the form and never changes the value under the pointer.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* makeWidget(const core::protocol::EngineOption& option, const std::string& value);
    QWidget* makeSpin(const core::protocol::EngineOption& option, const std::string& value);
    QWidget* makeText(const core::protocol::EngineOption& option, const std::string& value);
    void set(const core::protocol::EngineOption& option, const std::string& value);

    QFormLayout* m_form = nullptr;
    Values m_values;
};

} // namespace komadai::ui
