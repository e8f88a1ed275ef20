#include "core/store/schema.h"

#include <string>

namespace komadai::core::store {
namespace {

// --- versions 1 to 4: a row for each ply, with its position as text

constexpr const char* Version1 = R"sql(
CREATE TABLE games (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    variant TEXT NOT NULL CHECK (variant <> ''),
    rule_options TEXT NOT NULL,
    start TEXT NOT NULL CHECK (start <> ''),
    quiet_plies_at_start INTEGER NOT NULL CHECK (quiet_plies_at_start >= 0),
    first_name TEXT NOT NULL,
    first_level INTEGER CHECK (first_level BETWEEN 1 AND 10),
    second_name TEXT NOT NULL,
    second_level INTEGER CHECK (second_level BETWEEN 1 AND 10),
    started_at INTEGER NOT NULL,
    ply_count INTEGER NOT NULL DEFAULT 0 CHECK (ply_count >= 0),
    result TEXT CHECK (result IN ('first', 'second', 'draw')),
    reason TEXT,
    CHECK ((result IS NULL) = (reason IS NULL))
) STRICT;
CREATE INDEX unfinished_games ON games (id) WHERE result IS NULL;
CREATE TABLE plies (
    game INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
    number INTEGER NOT NULL CHECK (number >= 1),
    move TEXT NOT NULL CHECK (move <> ''),
    position TEXT NOT NULL CHECK (position <> ''),
    key INTEGER NOT NULL,
    time_used_ms INTEGER NOT NULL CHECK (time_used_ms >= 0),
    PRIMARY KEY (game, number)
) STRICT, WITHOUT ROWID;
CREATE INDEX plies_by_key ON plies (key);
)sql";

/// Versions 2 and 4 also added words for reasons.
constexpr const char* Version3 =
    "ALTER TABLE games ADD COLUMN first_engine_ms INTEGER CHECK (first_engine_ms > 0);"
    "ALTER TABLE games ADD COLUMN second_engine_ms INTEGER CHECK (second_engine_ms > 0);";
constexpr const char* Version4 = "ALTER TABLE games ADD COLUMN first_clock TEXT NOT NULL DEFAULT '';"
                                 "ALTER TABLE games ADD COLUMN second_clock TEXT NOT NULL DEFAULT '';";

// --- version 5: packed trees, a journal, and an index of positions

/// Designed for a million games of 80 plies each:
/// - `games` has a narrow row for each game, so that lists, filters and sorting read little. Texts that many games share (start
///   positions, rule options, names, events) are stored once in `texts`, so filters by player compare numbers.
/// - `trees` has the packed trees, about six bytes a ply. Positions are not stored: each move is checked when it is read.
/// - `edits` is the journal of games that are being played or edited: a small row for each change. Closing a game packs
///   the journal into the tree.
/// - `positions` was the index of positions up to version 5.
/// - `open_tabs` has the games that were open in the window last.
/// - `plies` has games of version 4 and earlier that could not be packed.
/// A game was last played at `played_at`, or at its start if that is missing. It was played up to `played_node`, after
/// `ply_count` moves; a migrated game has no such node and was played along the main line. Sides are called first and
/// second. Times are in seconds since 1970, UTC. A key has the 64 bits of a position's key, as a signed number.
constexpr const char* NewTables = R"sql(
CREATE TABLE texts (
    id INTEGER PRIMARY KEY,
    text TEXT NOT NULL UNIQUE
) STRICT;
CREATE TABLE trees (
    game INTEGER PRIMARY KEY REFERENCES games ON DELETE CASCADE,
    packed BLOB NOT NULL
) STRICT;
CREATE TABLE edits (
    game INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
    number INTEGER NOT NULL CHECK (number >= 1),
    edit BLOB NOT NULL,
    PRIMARY KEY (game, number)
) STRICT, WITHOUT ROWID;
CREATE TABLE tags (
    game INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
    place INTEGER NOT NULL CHECK (place >= 1),
    name TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (game, place)
) STRICT, WITHOUT ROWID;
CREATE TABLE positions (
    key INTEGER NOT NULL,
    game INTEGER NOT NULL,
    node INTEGER NOT NULL,
    PRIMARY KEY (key, game, node)
) STRICT, WITHOUT ROWID;
CREATE TABLE open_tabs (
    place INTEGER PRIMARY KEY CHECK (place >= 1),
    game INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
    node INTEGER CHECK (node BETWEEN 0 AND 4294967295),
    in_front INTEGER NOT NULL CHECK (in_front IN (0, 1))
) STRICT;
CREATE TABLE unindexed (
    game INTEGER PRIMARY KEY REFERENCES games ON DELETE CASCADE,
    entries BLOB NOT NULL,
    old_entries BLOB NOT NULL
) STRICT;
)sql";

/// The table has another name at first, because a migration needs the old table beside it.
constexpr const char* NewGames = R"sql(
CREATE TABLE new_games (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    variant TEXT NOT NULL CHECK (variant <> ''),
    rule_options INTEGER NOT NULL REFERENCES texts,
    start INTEGER NOT NULL REFERENCES texts,
    quiet_plies_at_start INTEGER NOT NULL CHECK (quiet_plies_at_start >= 0),
    first_name INTEGER NOT NULL REFERENCES texts,
    first_level INTEGER CHECK (first_level BETWEEN 1 AND 10),
    first_engine_ms INTEGER CHECK (first_engine_ms > 0),
    first_title TEXT,
    first_rating INTEGER CHECK (first_rating > 0),
    second_name INTEGER NOT NULL REFERENCES texts,
    second_level INTEGER CHECK (second_level BETWEEN 1 AND 10),
    second_engine_ms INTEGER CHECK (second_engine_ms > 0),
    second_title TEXT,
    second_rating INTEGER CHECK (second_rating > 0),
    started_at INTEGER NOT NULL,
    first_clock TEXT NOT NULL DEFAULT '',
    second_clock TEXT NOT NULL DEFAULT '',
    date TEXT,
    event INTEGER REFERENCES texts,
    site INTEGER REFERENCES texts,
    round TEXT,
    annotator TEXT,
    source INTEGER REFERENCES texts,
    tag_count INTEGER NOT NULL DEFAULT 0 CHECK (tag_count >= 0),
    ply_count INTEGER NOT NULL DEFAULT 0 CHECK (ply_count >= 0),
    played_at INTEGER,
    played_node INTEGER CHECK (played_node BETWEEN 0 AND 4294967295),
    result TEXT CHECK (result IN ('first', 'second', 'draw')),
    reason TEXT,
    starred INTEGER NOT NULL DEFAULT 0 CHECK (starred IN (0, 1)),
    deleted_at INTEGER,
    revision INTEGER NOT NULL DEFAULT 0 CHECK (revision >= 0),
    CHECK ((result IS NULL) = (reason IS NULL))
) STRICT;
)sql";

constexpr const char* CopyGames = R"sql(
INSERT OR IGNORE INTO texts (text)
    SELECT rule_options FROM games UNION SELECT start FROM games
    UNION SELECT first_name FROM games UNION SELECT second_name FROM games;
INSERT INTO new_games (id, variant, rule_options, start, quiet_plies_at_start,
        first_name, first_level, first_engine_ms, second_name, second_level, second_engine_ms,
        started_at, first_clock, second_clock, ply_count, result, reason)
    SELECT id, variant, (SELECT id FROM texts WHERE text = rule_options), (SELECT id FROM texts WHERE text = start),
        quiet_plies_at_start,
        (SELECT id FROM texts WHERE text = first_name), first_level, first_engine_ms,
        (SELECT id FROM texts WHERE text = second_name), second_level, second_engine_ms,
        started_at, first_clock, second_clock, ply_count, result, reason
    FROM games;
INSERT INTO sqlite_sequence (name, seq) SELECT 'new_games', 0
    WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = 'new_games');
UPDATE sqlite_sequence SET seq = (SELECT seq FROM sqlite_sequence WHERE name = 'games')
    WHERE name = 'new_games' AND EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = 'games');
DROP TABLE games;
DROP INDEX plies_by_key;
)sql";

constexpr const char* TextPlies = R"sql(
CREATE TABLE plies (
    game INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
    number INTEGER NOT NULL CHECK (number >= 1),
    move TEXT NOT NULL CHECK (move <> ''),
    position TEXT NOT NULL CHECK (position <> ''),
    key INTEGER NOT NULL,
    time_used_ms INTEGER NOT NULL CHECK (time_used_ms >= 0),
    PRIMARY KEY (game, number)
) STRICT, WITHOUT ROWID;
)sql";

constexpr const char* NameAndIndexGames = R"sql(
ALTER TABLE new_games RENAME TO games;
CREATE INDEX unfinished_games ON games (id) WHERE result IS NULL;
CREATE INDEX games_by_start ON games (started_at, id);
CREATE INDEX games_by_first_name ON games (first_name, id);
CREATE INDEX games_by_second_name ON games (second_name, id);
)sql";

// --- version 6: an index of positions in sorted runs, counted moves, full-text search, labels

/// - `position_runs` and `position_blocks` are the index of positions, eleven bytes a position, see PositionIndex. The
///   positions of a changed game wait in `unindexed` with those that the index has of it now, and with what is counted of it.
/// - `move_counts` has how often moves were played in positions of many games, see MoveCountTable.
/// - `labels` has what the user sorts games by. Names and values of `tags` are in `texts` now.
/// - `text_words` finds the rows of `texts` by words, `comment_words` the games by the words of their comments. The words
///   are made by searchWords. Both keep only words, no texts.
/// - A game has its `day`, see dayOf, for sorting and filters, and in `line` a hash of its main line, see lineHashOf, by
///   which equal games are found; null in a game that was never packed. The index of positions has it too: an SQL index of random
///   numbers would slow down imports, because each game changes another page.
constexpr const char* Version6 = R"sql(
ALTER TABLE games ADD COLUMN day INTEGER NOT NULL DEFAULT 0 CHECK (day BETWEEN 0 AND 99999999);
ALTER TABLE games ADD COLUMN line INTEGER;
ALTER TABLE games ADD COLUMN annotator_text INTEGER REFERENCES texts;
INSERT OR IGNORE INTO texts (text) SELECT annotator FROM games WHERE annotator IS NOT NULL;
UPDATE games SET annotator_text = (SELECT id FROM texts WHERE text = annotator) WHERE annotator IS NOT NULL;
ALTER TABLE games DROP COLUMN annotator;
ALTER TABLE games RENAME COLUMN annotator_text TO annotator;
DROP INDEX games_by_start;
DROP INDEX games_by_first_name;
DROP INDEX games_by_second_name;
CREATE INDEX games_by_day ON games (day, started_at, id) WHERE deleted_at IS NULL;
CREATE INDEX games_by_length ON games (ply_count, id) WHERE deleted_at IS NULL;
CREATE INDEX games_by_first_name ON games (first_name, id) WHERE deleted_at IS NULL;
CREATE INDEX games_by_second_name ON games (second_name, id) WHERE deleted_at IS NULL;
CREATE INDEX games_by_variant ON games (variant, day, started_at, id) WHERE deleted_at IS NULL;
CREATE INDEX games_by_result ON games (result, reason, id) WHERE deleted_at IS NULL;
CREATE INDEX games_by_rating ON games (max(coalesce(first_rating, 0), coalesce(second_rating, 0)), id)
    WHERE deleted_at IS NULL;
CREATE INDEX games_by_play ON games (coalesce(played_at, started_at), id) WHERE deleted_at IS NULL;
CREATE INDEX games_by_event ON games (event) WHERE event IS NOT NULL;
CREATE INDEX games_by_site ON games (site) WHERE site IS NOT NULL;
CREATE INDEX games_by_annotator ON games (annotator) WHERE annotator IS NOT NULL;
CREATE INDEX games_by_source ON games (source) WHERE source IS NOT NULL;
CREATE INDEX deleted_games ON games (deleted_at) WHERE deleted_at IS NOT NULL;
CREATE INDEX starred_games ON games (id) WHERE starred = 1;

INSERT OR IGNORE INTO texts (text) SELECT name FROM tags UNION SELECT value FROM tags;
CREATE TABLE new_tags (
    game INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
    place INTEGER NOT NULL CHECK (place >= 1),
    name INTEGER NOT NULL REFERENCES texts,
    value INTEGER NOT NULL REFERENCES texts,
    PRIMARY KEY (game, place)
) STRICT, WITHOUT ROWID;
INSERT INTO new_tags (game, place, name, value)
    SELECT game, place, (SELECT id FROM texts WHERE text = name), (SELECT id FROM texts WHERE text = value)
    FROM tags;
DROP TABLE tags;
ALTER TABLE new_tags RENAME TO tags;
CREATE INDEX tags_by_value ON tags (value, game);
CREATE TABLE labels (
    label INTEGER NOT NULL REFERENCES texts,
    game INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
    PRIMARY KEY (label, game)
) STRICT, WITHOUT ROWID;
CREATE INDEX labels_by_game ON labels (game);

DROP TABLE positions;
CREATE TABLE position_runs (
    id INTEGER PRIMARY KEY,
    age INTEGER NOT NULL,
    level INTEGER NOT NULL CHECK (level >= 0),
    merged_into INTEGER,
    is_result INTEGER NOT NULL CHECK (is_result IN (0, 1)),
    up_to_key INTEGER,
    up_to_game INTEGER,
    up_to_node INTEGER
) STRICT;
CREATE TABLE position_blocks (
    run INTEGER NOT NULL,
    first_key INTEGER NOT NULL,
    number INTEGER NOT NULL,
    entries BLOB NOT NULL,
    PRIMARY KEY (run, first_key, number)
) STRICT;
CREATE TABLE move_counts (
    key INTEGER NOT NULL,
    move INTEGER NOT NULL,
    games INTEGER NOT NULL,
    first_wins INTEGER NOT NULL,
    second_wins INTEGER NOT NULL,
    draws INTEGER NOT NULL,
    rating_sum INTEGER NOT NULL,
    rated INTEGER NOT NULL,
    last_day INTEGER NOT NULL,
    PRIMARY KEY (key, move)
) STRICT, WITHOUT ROWID;
DROP TABLE unindexed;
CREATE TABLE unindexed (
    game INTEGER PRIMARY KEY REFERENCES games ON DELETE CASCADE,
    entries BLOB NOT NULL,
    old_entries BLOB NOT NULL,
    old_facts BLOB NOT NULL
) STRICT;
CREATE VIRTUAL TABLE text_words USING fts5 (words, content = '', tokenize = 'unicode61 remove_diacritics 2');
CREATE VIRTUAL TABLE comment_words USING fts5 (words, content = '', tokenize = 'unicode61 remove_diacritics 2');
)sql";

// --- version 7: reviews of games

/// - `reviews` has the games that wait for a review by an engine, or whose review goes on: the next one has the lowest `place`.
///   `plan` is what is reviewed and how, see formatReviewPlan.
/// - `review_evaluations` has what the engine has found out until now, as an edit that annotates the node. When the review is
///   complete, it is noted in the tree of the game and leaves both tables.
constexpr const char* Version7 = R"sql(
CREATE TABLE reviews (
    game INTEGER PRIMARY KEY REFERENCES games ON DELETE CASCADE,
    place INTEGER NOT NULL UNIQUE CHECK (place >= 1),
    plan TEXT NOT NULL CHECK (plan <> '')
) STRICT;
CREATE TABLE review_evaluations (
    game INTEGER NOT NULL REFERENCES reviews ON DELETE CASCADE,
    node INTEGER NOT NULL CHECK (node BETWEEN 0 AND 4294967295),
    evaluation BLOB NOT NULL,
    PRIMARY KEY (game, node)
) STRICT, WITHOUT ROWID;
)sql";

// --- version 8: in move_counts, the row for move 0 counts the games of a position, see recountMoves

// --- version 9: practice

/// - `cards` has what is practised at intervals, and when it is due, see Schedule; `due` is null for a new card. What is on a card
///   stands in another table: in `puzzles`, or in `repertoire_cards`. Times are in seconds since 1970, UTC.
/// - `puzzles` has the puzzle as in a file, see puzzle_file.h. With the variant of the card, `rules` (rule options, empty for the
///   usual ones) and `position` (see positionText) tell whether two are the same. The ratings are those of the puzzle.
/// - `attempts` are in the order in which they were made. `result` is a number of PracticeResult; `day` the user's date, in days
///   since 1970.
/// - `player_ratings` has the user's rating by variant.
constexpr const char* Version9 = R"sql(
CREATE TABLE cards (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    variant TEXT NOT NULL CHECK (variant <> ''),
    ease REAL NOT NULL CHECK (ease >= 1.3),
    repetitions INTEGER NOT NULL CHECK (repetitions >= 0),
    interval_days INTEGER NOT NULL CHECK (interval_days >= 0),
    due INTEGER,
    lapses INTEGER NOT NULL CHECK (lapses >= 0),
    is_removed INTEGER NOT NULL DEFAULT 0 CHECK (is_removed IN (0, 1))
) STRICT;
CREATE INDEX cards_by_due ON cards (due);
CREATE TABLE puzzles (
    card INTEGER PRIMARY KEY REFERENCES cards ON DELETE CASCADE,
    rules TEXT NOT NULL,
    position TEXT NOT NULL CHECK (position <> ''),
    puzzle TEXT NOT NULL CHECK (puzzle <> ''),
    kind TEXT NOT NULL CHECK (kind <> ''),
    game INTEGER REFERENCES games ON DELETE SET NULL,
    node INTEGER CHECK (node BETWEEN 0 AND 4294967295),
    rating REAL NOT NULL,
    deviation REAL NOT NULL CHECK (deviation > 0),
    volatility REAL NOT NULL CHECK (volatility > 0),
    rated_at INTEGER
) STRICT;
CREATE INDEX puzzles_by_position ON puzzles (position);
CREATE INDEX puzzles_by_game ON puzzles (game) WHERE game IS NOT NULL;
CREATE TABLE attempts (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    card INTEGER NOT NULL REFERENCES cards ON DELETE CASCADE,
    result INTEGER NOT NULL CHECK (result BETWEEN 0 AND 2),
    seconds INTEGER NOT NULL CHECK (seconds >= 0),
    at INTEGER NOT NULL,
    day INTEGER NOT NULL,
    is_first INTEGER NOT NULL CHECK (is_first IN (0, 1))
) STRICT;
CREATE INDEX attempts_by_card ON attempts (card);
CREATE INDEX attempts_by_day ON attempts (day);
CREATE TABLE player_ratings (
    variant TEXT PRIMARY KEY CHECK (variant <> ''),
    rating REAL NOT NULL,
    deviation REAL NOT NULL CHECK (deviation > 0),
    volatility REAL NOT NULL CHECK (volatility > 0),
    rated_at INTEGER
) STRICT, WITHOUT ROWID;
)sql";

// --- version 10: studies

/// - `studies` and `chapters` can be restored while they have `deleted_at`. `changed_at` does not follow the games.
/// - The chapters of a study are in the order of `place`, those that were deleted too. `has_game` tells a chapter whose game is gone from
///   one that never had a game. `node` is the one at which the game opens; null is the end of the game.
constexpr const char* Version10 = R"sql(
CREATE TABLE studies (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL CHECK (name <> ''),
    author TEXT NOT NULL,
    introduction TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    changed_at INTEGER NOT NULL,
    deleted_at INTEGER
) STRICT;
CREATE TABLE chapters (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    study INTEGER NOT NULL REFERENCES studies ON DELETE CASCADE,
    place INTEGER NOT NULL CHECK (place >= 1),
    title TEXT NOT NULL,
    notes TEXT NOT NULL,
    has_game INTEGER NOT NULL CHECK (has_game IN (0, 1)),
    game INTEGER REFERENCES games ON DELETE SET NULL,
    node INTEGER CHECK (node BETWEEN 0 AND 4294967295),
    deleted_at INTEGER,
    CHECK (game IS NULL OR has_game = 1)
) STRICT;
CREATE INDEX chapters_by_study ON chapters (study, place);
CREATE INDEX chapters_by_game ON chapters (game) WHERE game IS NOT NULL;
)sql";

// --- version 11: repertoires

/// - `repertoires` has what each one begins with: rule options (empty for the usual ones) and start position (see positionText). `side`
///   is the player's, 0 for the first player. `chosen` is higher the later it was chosen.
/// - `repertoire_moves` has the moves of both sides by position, as in UCI, in the order of `place`.
/// - `repertoire_cards` has the card of each position in which the player has a move. A card whose position left the repertoire is
///   removed (`cards.is_removed`), but stays here until the repertoire goes.
constexpr const char* Version11 = R"sql(
CREATE TABLE repertoires (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL CHECK (name <> ''),
    variant TEXT NOT NULL CHECK (variant <> ''),
    rules TEXT NOT NULL,
    start TEXT NOT NULL CHECK (start <> ''),
    side INTEGER NOT NULL CHECK (side IN (0, 1)),
    chosen INTEGER NOT NULL
) STRICT;
CREATE TABLE repertoire_moves (
    repertoire INTEGER NOT NULL REFERENCES repertoires ON DELETE CASCADE,
    position TEXT NOT NULL CHECK (position <> ''),
    place INTEGER NOT NULL CHECK (place >= 0),
    move TEXT NOT NULL CHECK (move <> ''),
    note TEXT NOT NULL,
    PRIMARY KEY (repertoire, position, place)
) STRICT, WITHOUT ROWID;
CREATE TABLE repertoire_cards (
    card INTEGER PRIMARY KEY REFERENCES cards ON DELETE CASCADE,
    repertoire INTEGER NOT NULL REFERENCES repertoires ON DELETE CASCADE,
    position TEXT NOT NULL CHECK (position <> ''),
    UNIQUE (repertoire, position)
) STRICT;
)sql";

// --- version 12: moves that were taken back

/// `taken_back` has the last of the moves that were taken back in a game. It stays when they are played again; see takenBack.
constexpr const char* Version12 = R"sql(
CREATE TABLE taken_back (
    game INTEGER PRIMARY KEY REFERENCES games ON DELETE CASCADE,
    node INTEGER NOT NULL CHECK (node BETWEEN 0 AND 4294967295)
) STRICT;
)sql";

} // namespace

void migrateTables(SQLite::Database& database, std::int32_t version, const VariantFinder& variants) {
    if (version == 0) {
        database.exec(std::string(NewTables) + NewGames + TextPlies + NameAndIndexGames + Version6 +
                      Version7 + Version9 + Version10 + Version11 + Version12);
    } else {
        if (version < 3) database.exec(Version3);
        if (version < 4) database.exec(Version4);
        if (version < 5) database.exec(std::string(NewTables) + NewGames + CopyGames + NameAndIndexGames);
        if (version < 6) database.exec(Version6);
        if (version < 5) packTextPlies(database, variants);
        if (version < 6) indexStoredGames(database, variants);
        if (version < 7) database.exec(Version7);
        if (version >= 6 && version < 8) recountMoves(database);
        if (version < 9) database.exec(Version9);
        if (version < 10) database.exec(Version10);
        if (version < 11) database.exec(Version11);
        if (version < 12) database.exec(Version12);
        // Version 13 has the same tables, and one more reason for the end of a game: "unknown".
    }
    database.exec("PRAGMA application_id = " + std::to_string(ApplicationId));
    database.exec("PRAGMA user_version = " + std::to_string(SchemaVersion));
}

} // namespace komadai::core::store
