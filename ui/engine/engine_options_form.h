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

/// A widget for each option, of the type that the engine declares. Those that the window sets itself are left
/// out.
class EngineOptionsForm : public QWidget {
    Q_OBJECT
public:
    using Options = std::vector<core::protocol::EngineOption>;
    using Values = std::map<std::string, std::string>;

    explicit EngineOptionsForm(QWidget* parent = nullptr);

    /// Shows the options, with the values that the user gave some of them by name.
    void showOptions(const Options& options, const Values& values);
    /// Those that differ from what the engine declares.
    const Values& values() const { return m_values; }

signals:
    void changed();
    /// A button of the engine is pressed; `option` is its name.
    void pressed(const QString& option);

protected:
    /// Lets the wheel scroll the form, not change what it happens to be over.
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
