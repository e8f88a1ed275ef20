// Arrangements of the window's panels, which the user keeps under names.
#pragma once

#include "ui/widgets/named_menu.h"

#include <QByteArray>

#include <functional>

namespace komadai::ui {

/// Which panels are shown, where, and how large; also how wide the list of moves is.
class PanelLayoutMenu : public NamedMenu {
    Q_OBJECT
public:
    /// What a layout is stored as, and how one is shown.
    struct Window {
        QByteArray usual; ///< the layout that the window has for a new user
        std::function<QByteArray()> layout;
        std::function<void(const QByteArray&)> show;
    };

    explicit PanelLayoutMenu(QWidget* parent = nullptr);

    void follow(Window window) { m_window = std::move(window); }

protected:
    Texts texts() const override;
    std::vector<Item> items() const override;
    std::optional<QString> proposedName() const override;
    void choose(const QString& name) override;
    void save(const QString& name) override;
    void rename(const QString& name, const QString& newName) override;
    void remove(const QString& name) override;
    void addMore() override;

private:
    Window m_window;
};

} // namespace komadai::ui
