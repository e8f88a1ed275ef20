// What screen readers are told to speak.
#pragma once

#include "ui/widgets/announcer.h"

#include <QCoreApplication>
#include <QSignalSpy>
#include <QStringList>

namespace komadai::ui::test {

/// Hears what is announced from now on.
class Spoken {
public:
    explicit Spoken(const Announcer& announcer) : m_calls(&announcer, &Announcer::announced) {}

    /// One text for each announcement, those included that are due in this turn of the event loop.
    QStringList texts() const {
        QCoreApplication::processEvents();
        QStringList texts;
        for (const auto& call : m_calls)
            texts << call.at(0).toString();
        return texts;
    }

private:
    QSignalSpy m_calls;
};

} // namespace komadai::ui::test
