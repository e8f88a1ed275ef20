#include "ui/teaching_commands.h"

#include "ui/engine/engine_pool.h"
#include "ui/teaching/teaching_window.h"
#include "ui/variants/user_variants.h"
#include "ui/window_places.h"
#include "ui/wording.h"

#include <QMetaObject>

#include <filesystem>
#include <set>

namespace komadai::ui {

TeachingCommands::TeachingCommands(QWidget& window, UserVariants& variants, EnginePool& pool)
    : QObject(&window), m_variants(variants), m_window(window), m_pool(pool),
      m_service(new TeachingService(pool.networks(), pool.budget(), {}, this)) {
    connect(m_service, &TeachingService::failed, this, &TeachingCommands::messageShown);
    connect(m_service, &TeachingService::kept, this, [this](const QString& id, bool hasNetwork) {
        const auto variant = m_variants.all().find(id.toStdString());
        if (!variant) return;
        const QString name = nameOf(variant->spec());
        emit messageShown(hasNetwork ? tr("The computer now uses the new network for %1.").arg(name)
                                     : tr("The course has produced no better network for %1.").arg(name));
    });
    m_variants.whenRemoved([this](const std::string& id) { m_service->forget(id); });
    m_pool.networks()->whenRefused([this](const core::NetworkFault& fault) { // on any thread
        QMetaObject::invokeMethod(
            this, [this, fault] { emit networkRefused(fault); }, Qt::QueuedConnection);
    });
}

TeachingCommands::~TeachingCommands() {
    m_pool.networks()->whenRefused({});
    m_variants.whenRemoved({});
    delete m_teachingWindow;
    disconnect(m_service, nullptr, this, nullptr);
    delete m_service;
}

void TeachingCommands::open(const QString& folder) {
    std::set<std::string> ofProgram;
    for (const auto& variant : m_variants.all().all())
        ofProgram.insert(variant->spec().id);
    for (const auto& file : m_variants.files())
        for (const auto& id : file.ids)
            ofProgram.erase(id);
    const std::filesystem::path own = folder.toStdString();
    const std::filesystem::path imported = m_variants.folder().toStdString();
    m_pool.networks()->open([ofProgram, own, imported](const std::string& id) {
        return (ofProgram.contains(id) ? own : imported) / (id + ".network");
    });
    m_service->restore([this](const std::string& id) { return m_variants.all().find(id); });
}

void TeachingCommands::show(const std::string& variant) {
    if (!m_teachingWindow) m_teachingWindow = new TeachingWindow(m_variants.all(), *m_service, &m_window);
    m_teachingWindow->showVariant(variant);
    bringUp(*m_teachingWindow, m_window);
}

void TeachingCommands::showLast() {
    if (m_service->variant()) show(m_service->variant()->spec().id);
}

} // namespace komadai::ui
