// Writes random positions of shogi near the conditions of the entering-king declaration, with the verdicts of tsshogi, the
// library of ShogiHome, by the rules of 27 and of 24 points. tests/data/declarations.txt was written with it:
//
//     packaging/fetch-oracles && node tests/differential/declarations.js COUNT SEED
'use strict'

const path = require('path')
const shogi = require(path.join(__dirname, '../../build/oracles/tsshogi-2.2.0'))

const count = Number(process.argv[2] || 400)
let state = Number(process.argv[3] || 1)

function random(below) { // xorshift: the same positions everywhere
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) % below
}

// Letters and numbers of the pieces of both sides together.
const pieces = [['P', 18], ['L', 4], ['N', 4], ['S', 4], ['G', 4], ['B', 2], ['R', 2]]

function randomSfen() {
    const board = new Map() // index rank * 9 + file from the left, to a piece
    const free = (ranks) => {
        const squares = []
        for (const rank of ranks)
            for (let file = 0; file < 9; ++file) if (!board.has(rank * 9 + file)) squares.push(rank * 9 + file)
        return squares[random(squares.length)]
    }
    const gote = random(2) === 1 // the side that declares; its zone is below
    const zone = gote ? [6, 7, 8] : [0, 1, 2]
    const rest = gote ? [0, 1, 2, 3, 4, 5] : [3, 4, 5, 6, 7, 8]
    const letter = (piece, own) => (own !== gote ? piece : piece.toLowerCase())
    board.set(free(random(12) === 0 ? rest : zone), letter('K', true))
    board.set(free(rest), letter('K', false))
    const hand = { own: {}, other: {} }
    let inZone = 8 + random(5)
    const bag = pieces.flatMap(([piece, number]) => Array(number).fill(piece))
    for (let i = bag.length - 1; i > 0; --i) {
        const j = random(i + 1)
        ;[bag[i], bag[j]] = [bag[j], bag[i]]
    }
    for (const piece of bag) {
        const promotes = piece !== 'G'
        const face = promotes ? '+' + piece : piece // promoted pieces may stand anywhere
        const major = piece === 'R' || piece === 'B'
        if (inZone > 0 && (major ? random(3) > 0 : random(2) === 0)) {
            board.set(free(zone), letter(major && random(2) ? piece : face, true))
            --inZone
        } else if (random(5) < 2) {
            hand.own[piece] = (hand.own[piece] || 0) + 1
        } else if (random(4) === 0 && !major) {
            board.set(free(rest), letter(face, random(3) > 0))
        } else {
            hand.other[piece] = (hand.other[piece] || 0) + 1
        }
    }
    const rows = []
    for (let rank = 0; rank < 9; ++rank) {
        let row = '', gap = 0
        for (let file = 0; file < 9; ++file) {
            const piece = board.get(rank * 9 + file)
            if (!piece) { ++gap; continue }
            row += (gap || '') + piece
            gap = 0
        }
        rows.push(row + (gap || ''))
    }
    const handText = (of, own) => 'RBGSNLP'.split('').filter((p) => of[p])
        .map((p) => (of[p] > 1 ? of[p] : '') + letter(p, own)).join('')
    const first = gote ? handText(hand.other, false) : handText(hand.own, true)
    const second = gote ? handText(hand.own, true) : handText(hand.other, false)
    return `${rows.join('/')} ${gote ? 'w' : 'b'} ${first + second || '-'} 1`
}

function verdict(position, rule) {
    const result = shogi.judgeJishogiDeclaration(rule, position, position.color)
    if (result === shogi.JishogiDeclarationResult.WIN) return 'win'
    // By the rule of 27 points, tsshogi calls a declaration with too few points a draw. Here and in computer games it is wrong.
    const draws = result === shogi.JishogiDeclarationResult.DRAW && rule === shogi.JishogiDeclarationRule.GENERAL24
    return draws ? 'draw' : 'wrong'
}

console.log('# SFEN; verdict by the rule of 27 points, by that of 24 points. Written by tests/differential/declarations.js.')
for (let written = 0; written < count;) {
    const position = new shogi.Position()
    const sfen = randomSfen()
    if (!position.resetBySFEN(sfen)) throw new Error(sfen)
    const other = new shogi.Position()
    other.resetBySFEN(sfen.replace(/ [bw] /, sfen.includes(' b ') ? ' w ' : ' b '))
    if (other.checked) continue // the side that has moved may not be in check
    console.log(`${sfen}; ${verdict(position, shogi.JishogiDeclarationRule.GENERAL27)}; ` +
                verdict(position, shogi.JishogiDeclarationRule.GENERAL24))
    ++written
}
