// Plays random games with ffish, a build of Fairy-Stockfish, and compares every position and its legal moves with what
// komadai-cli says.
//
//     node random_games.js CLI FFISH VARIANT GAMES [--file NAME] [--exported] [--record FILE] [--san]
//
// CLI is komadai-cli, FFISH the folder of the npm package. The games are the same in every run. ffish counts pawn drops
// that mate as moves; they are looked for and taken out. With `--file` both read the variant from that file of
// tests/data/variants. `--exported` lets ffish play by the section that
// komadai-cli writes for the variant, not by its own idea of it. `--record` writes the games as a table instead, which
// tests/core/rules/recorded_games_test.cpp replays where there is no ffish. With `--san`, CLI is san_answers, and the moves are
// compared in SAN instead.
'use strict';

const { spawnSync } = require('child_process');
const fs = require('fs');
const path = require('path');

const MaxPlies = 300;
const Data = path.join(__dirname, '..', 'data', 'variants');
/// Variants that ffish has to be told about: the files that define them.
const Definitions = { zoshogi: 'zoshogi-field.ini', greatshatranj: 'greatshatranj-field.ini' };
const PawnDropMayNotMate = new Set(['shogi', 'zoshogi', 'minishogi', 'judkinsshogi', 'gorogoroshogi']);

/// The generator "mulberry32".
function randomNumbers(seed) {
    let state = seed;
    return (below) => {
        state = (state + 0x6d2b79f5) | 0;
        let mixed = Math.imul(state ^ (state >>> 15), state | 1);
        mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
        return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
    };
}

function loadVariant(ffish, variant) {
    const file = Definitions[variant];
    if (!file) return;
    const text = fs.readFileSync(path.join(Data, file), 'utf8');
    ffish.loadVariantConfig(/^\[/m.test(text) ? text : `[${variant}]\n${text}`);
}

/// Loads sections under other names than those of variants which ffish may know; returns the name of `variant`.
function loadRenamed(ffish, text, variant) {
    const renamed = (id) => `loaded${id}`;
    ffish.loadVariantConfig(
        text.replace(/^\[(\w+)(?::(\w+))?\]/gm, (_, id, parent) =>
            parent ? `[${renamed(id)}:${renamed(parent)}]` : `[${renamed(id)}]`));
    if (!ffish.variants().split(' ').includes(renamed(variant))) throw new Error(`ffish does not load ${variant}`);
    return renamed(variant);
}

/// Loads what komadai-cli writes.
function loadExported(ffish, cli, variant, variantsOption) {
    const text = spawnSync(cli, ['variants', 'export', variant, ...variantsOption], { encoding: 'utf8' }).stdout;
    return loadRenamed(ffish, text, variant);
}

function movesOf(board) {
    return board.legalMoves().split(' ').filter((move) => move !== '');
}

function mates(board, move) {
    board.push(move);
    const isMate = board.isCheck() && movesOf(board).length === 0;
    board.pop();
    return isMate;
}

function legalMovesOf(board, variant) {
    const moves = movesOf(board);
    if (!PawnDropMayNotMate.has(variant)) return moves;
    return moves.filter((move) => !(move.startsWith('P@') && mates(board, move)));
}

/// Plays a game of the variant, which ffish calls `name`, and shows each position: the FEN, the move that led there, and the legal moves.
function playGame(ffish, name, variant, seed, withSan, visit) {
    const random = randomNumbers(seed);
    const board = new ffish.Board(name);
    let last = null;
    for (let ply = 0; ply <= MaxPlies; ++ply) {
        const moves = legalMovesOf(board, variant);
        const names = withSan ? moves.map((move) => board.sanMove(move)) : [];
        visit({ fen: board.fen(), last, moves, names });
        if (moves.length === 0) break;
        last = moves[random(moves.length)];
        board.push(last);
    }
    board.delete();
}

/// Board, hands and side of a FEN or SFEN, in one form: hands letter by letter, sorted.
function canonical(text) {
    const [boardAndHands, side, sfenHands] = text.split(' ');
    const [board, fenHands] = boardAndHands.split('[');
    const isFen = fenHands !== undefined || text.split(' ').length > 4;
    const hands = isFen
        ? (fenHands || '').replace(/[\]-]/g, '')
        : sfenHands.replace(/(\d+)(\D)/g, (_, count, letter) => letter.repeat(Number(count))).replace('-', '');
    const first = isFen ? 'w' : 'b';
    return `${board} ${side === first ? 'first' : 'second'} ${[...hands].sort().join('')}`;
}

function compare(cli, variant, variantsOption, positions) {
    const lines = positions.map(({ fen, before, last }) => (last ? `${before} moves ${last}` : fen));
    const run = spawnSync(cli, ['moves', '--variant', variant, ...variantsOption, '--each'], {
        input: lines.join('\n') + '\n',
        encoding: 'utf8',
        maxBuffer: 1 << 30,
    });
    const answers = run.stdout.split('\n').filter((line) => line !== '');
    let differences = 0;
    const report = (position, what) => {
        ++differences;
        console.log(`${position.fen}${position.last ? `, after ${position.last}` : ''}: ${what}`);
    };
    answers.forEach((answer, i) => {
        const position = positions[i];
        const [sfen, moveText] = answer.split('\t');
        if (canonical(sfen) !== canonical(position.fen)) report(position, `komadai has the position ${sfen}`);
        const ours = new Set(moveText.split(' ').filter((move) => move !== ''));
        const theirs = new Set(position.moves);
        const onlyOurs = [...ours].filter((move) => !theirs.has(move));
        const onlyTheirs = [...theirs].filter((move) => !ours.has(move));
        if (onlyOurs.length > 0) report(position, `only komadai has ${onlyOurs.join(' ')}`);
        if (onlyTheirs.length > 0) report(position, `only ffish has ${onlyTheirs.join(' ')}`);
    });
    if (run.status !== 0 || answers.length !== positions.length)
        report(positions[Math.min(answers.length, positions.length - 1)], `komadai-cli ends: ${run.stderr}`);
    return differences;
}

/// Compares moves in SAN.
function compareSan(program, variant, variantsOption, positions) {
    const lines = positions.map(({ fen, moves, names }) => `${fen}\t${moves.map((move, i) => `${move}=${names[i]}`).join(' ')}`);
    const run = spawnSync(program, [variant, ...variantsOption], {
        input: lines.join('\n') + '\n',
        encoding: 'utf8',
        maxBuffer: 1 << 30,
    });
    const answers = run.stdout.split('\n').slice(0, positions.length);
    let differences = run.status === 0 ? 0 : 1;
    if (run.status !== 0) console.log(`san_answers ends with ${run.status} after ${answers.length} positions`);
    answers.forEach((answer, at) => {
        const { fen, names } = positions[at];
        answer.split(' ').filter((part) => part !== '').forEach((part, i) => {
            const [move, ours, read] = part.split('|');
            const theirs = names[i];
            if (ours === theirs && read === move) return;
            ++differences;
            console.log(`${fen}: ${move} is ${theirs}, komadai writes ${ours} and reads ${read}`);
        });
    });
    return differences;
}

/// One game a line: `MOVES MOVE MOVES MOVE ... | FEN`, the number of legal moves and the move played, ply by ply, and where
/// they lead.
function record(file, games, variant) {
    const lines = games.map((positions) => {
        const plies = positions.map(({ moves }, ply) => `${moves.length} ${positions[ply + 1]?.last ?? ''}`.trim());
        return `${plies.join(' ')} | ${positions.at(-1).fen}`;
    });
    const head = `# ${variant}: random games of ffish 0.7.10; MOVES MOVE MOVES MOVE ... | FEN, where MOVES is the number of\n` +
        '# legal moves, without pawn drops that mate where they are illegal. Written by tests/differential/random_games.js.\n';
    fs.writeFileSync(file, head + lines.join('\n') + '\n');
}

function main([cli, ffishFolder, variant, gameCount, ...options]) {
    const optionOf = (name) => (options.includes(name) ? options[options.indexOf(name) + 1] : null);
    const recordFile = optionOf('--record');
    const withSan = options.includes('--san');
    const comparePositions = withSan ? compareSan : compare;
    const file = optionOf('--file') && path.join(Data, optionOf('--file'));
    const variantsOption = file ? ['--variants', file] : [];
    globalThis.fetch = undefined; // ffish would load its WebAssembly over the network in Node 18 and later
    const ffish = require(path.resolve(ffishFolder));
    ffish.onRuntimeInitialized = () => {
        let name = variant;
        if (options.includes('--exported')) name = loadExported(ffish, cli, variant, variantsOption);
        else if (file) name = loadRenamed(ffish, fs.readFileSync(file, 'utf8'), variant);
        else loadVariant(ffish, variant);
        const games = [];
        let plies = 0;
        let differences = 0;
        for (let game = 0; game < Number(gameCount); ++game) {
            const positions = [];
            playGame(ffish, name, variant, game + 1, withSan, (position) =>
                positions.push({ ...position, before: positions.at(-1)?.fen }));
            plies += positions.length;
            games.push(positions);
            const isBatch = games.length % 100 === 0 || game + 1 === Number(gameCount);
            if (!recordFile && isBatch) differences += comparePositions(cli, variant, variantsOption, games.splice(0).flat());
        }
        if (recordFile) record(recordFile, games, variant);
        console.log(`${variant}: ${gameCount} games, ${plies} positions, ${differences} differences`);
        process.exitCode = differences === 0 ? 0 : 1;
    };
}

main(process.argv.slice(2));
