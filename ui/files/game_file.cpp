#include "ui/files/game_file.h"

#include "ui/document/game_document.h"

#include <QFileInfo>

namespace komadai::ui {

bool areSameGame(const FileOrigin& a, const FileOrigin& b) {
    if (a.game != b.game) return false;
    return a.path == b.path || (QFileInfo::exists(a.path) && QFileInfo(a.path) == QFileInfo(b.path));
}

GameFile::GameFile(const GameDocument& document, QObject* parent) : QObject(parent), m_document(document) {
    connect(&document, &GameDocument::edited, this, &GameFile::compare);
    connect(&document, &GameDocument::headerChanged, this, &GameFile::compare);
    connect(&document, &GameDocument::outcomeChanged, this, &GameFile::compare);
    connect(&document, &GameDocument::playedToChanged, this, &GameFile::compare);
    connect(&document, &GameDocument::takenBackChanged, this, &GameFile::compare);
}

QString GameFile::name() const { return QFileInfo(m_origin->path).fileName(); }

void GameFile::set(const FileOrigin& origin) {
    if (!m_origin || m_origin->path != origin.path || m_origin->format != origin.format)
        m_acceptedLosses.clear();
    m_origin = origin;
    m_state = m_document.state();
    m_takenBack = m_document.takenBack();
    m_header = m_document.header();
    m_outcome = m_document.outcome();
    m_isChanged = false;
    emit changed();
}

void GameFile::restore(const FileOrigin& origin, bool isChanged) {
    set(origin);
    if (!isChanged) return;
    m_state.reset();
    compare();
}

void GameFile::forget() {
    if (!m_origin) return;
    m_origin.reset();
    m_acceptedLosses.clear();
    m_isChanged = false;
    emit changed();
}

void GameFile::noteSaved(const FileOrigin& saved, const QDateTime& before) {
    if (!m_origin || m_origin->path != saved.path || m_origin->modified != before) return;
    if (m_origin->hasOtherGames && saved.hasOtherGames && m_origin->game != saved.game)
        m_origin->modified = saved.modified;
}

void GameFile::compare() {
    if (!m_origin) return;
    const bool isChanged = m_document.state() != m_state || m_document.takenBack() != m_takenBack ||
                           m_document.header() != m_header || m_document.outcome() != m_outcome;
    if (isChanged == m_isChanged) return;
    m_isChanged = isChanged;
    emit changed();
}

} // namespace komadai::ui
