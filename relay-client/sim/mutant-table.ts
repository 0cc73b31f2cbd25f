/** One rule broken: a text that stands once in the file, and what is put in its place. */
export interface Mutant {
  readonly name: string;
  /** In relay-client/src/core. */
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

export const MUTANTS: readonly Mutant[] = [
  {
    name: 'a fresh client believes a sync that answers no hello of its own',
    file: 'receive.ts',
    from: 'state.isFresh && (state.sid === null || sync.re !== state.sid)',
    to: 'state.isFresh && state.sid === null',
  },
  {
    name: 'the list of seat 0 wins each fork',
    file: 'settle.ts',
    from: ': !isBySeat0(fork)',
    to: ': true',
  },
  {
    name: 'the mover of a fork wins it',
    file: 'settle.ts',
    from: ': !isBySeat0(fork)',
    to: ': isBySeat0(fork)',
  },
  {
    name: 'the shorter list wins',
    file: 'settle.ts',
    from: 'zero.length > one.length',
    to: 'zero.length < one.length',
  },
  {
    name: 'wants are merged by minimum',
    file: 'settle.ts',
    from: '[Math.max(zero.want[0], one.want[0])',
    to: '[Math.min(zero.want[0], one.want[0])',
  },
  {
    name: 'a game starts where one asked',
    file: 'history.ts',
    from: 'return Math.min(want[0], want[1])',
    to: 'return Math.max(want[0], want[1])',
  },
  {
    name: 'the lower rev wins',
    file: 'settle.ts',
    from: 'zero.rev > one.rev',
    to: 'zero.rev < one.rev',
  },
  {
    name: 'the higher cut wins',
    file: 'settle.ts',
    from: 'zero.cut < one.cut',
    to: 'zero.cut > one.cut',
  },
  {
    name: 'cuts are not compared',
    file: 'settle.ts',
    from: 'if (zero.cut !== one.cut)',
    to: 'if (zero.cut !== one.cut && zero.rev < 0)',
  },
  {
    name: 'resignations are merged by AND',
    file: 'settle.ts',
    from: '.flatMap(({ resigned }) => resigned[seat] ?? [])',
    to: '.flatMap(({ resigned }) => (held.every((one) => one.resigned[seat]) ? resigned[seat] ?? [] : []))',
  },
  {
    name: 'draws are merged by AND',
    file: 'settle.ts',
    from: 'const drawn = draws',
    to: 'const drawn = (draws.length < 2 ? [] : draws)',
  },
  {
    name: 'a resignation counts for the other seat',
    file: 'receive.ts',
    from: 'withSeat(before.resigned, by,',
    to: 'withSeat(before.resigned, otherSeat(by),',
  },
  {
    name: 'an offer stands in any position',
    file: 'offers.ts',
    from: 'return offers.filter(({ at }) => isSamePosition(at, now));',
    to: 'return offers.filter(({ at }) => isSamePosition(at, now) || at.ply > 0);',
  },
  {
    name: 'an offer is found by its kind alone',
    file: 'offers.ts',
    from: 'one.kind === other.kind && isSamePosition(one.at, other.at)',
    to: 'one.kind === other.kind',
  },
  {
    name: 'a position ref does not tell the list',
    file: 'position-ref.ts',
    from: '&& one.hash === other.hash',
    to: '',
  },
  {
    name: 'a position ref does not tell the take-backs',
    file: 'position-ref.ts',
    from: 'one.rev === other.rev && one.cut === other.cut',
    to: 'true',
  },
  {
    name: 'a withdrawal beats an acceptance',
    file: 'offers.ts',
    from: 'return made.map((offer) => (isSameOffer(offer, gone) ? { ...offer, isWithdrawn: true } : offer));',
    to: 'return made.filter((offer) => !isSameOffer(offer, gone));',
  },
  {
    name: 'a move beats an acceptance',
    file: 'commands.ts',
    from: '{ ...state, history: after, theirs: [] }',
    to: '{ ...state, history: after, theirs: [], made: [] }',
  },
  {
    name: 'an accepted take-back begins no epoch',
    file: 'commands.ts',
    from: 'rev: history.rev + 1,',
    to: 'rev: history.rev,',
  },
  {
    name: 'a lost offer is not remembered',
    file: 'receive.ts',
    from: 'state.isFresh ? remembering(',
    to: 'state.isFresh && state.seat > 1 ? remembering(',
  },
  {
    name: 'a sync that differs is not answered',
    file: 'receive.ts',
    from: 'if (!isSameHistory(settled, held)) return',
    to: 'if (state.seat > 1) return',
  },
  {
    name: 'a sync is always answered',
    file: 'receive.ts',
    from: 'if (!isSameHistory(settled, held)) return',
    to: 'if (state.seat < 2) return',
  },
  {
    name: 'a move confirms nothing',
    file: 'take.ts',
    from: 'Math.max(state.confirmed, plies)',
    to: 'state.confirmed',
  },
  {
    name: 'a rematch forgets who asked',
    file: 'rematch.ts',
    from: 'Math.max(history.want[seat], game)',
    to: 'game - 1',
  },
  {
    name: 'moves are taken out of turn',
    file: 'commands.ts',
    from: "if (standing.toMove !== state.seat) return refuse(state, 'not-your-turn');\n  const isLegal",
    to: 'const isLegal',
  },
  {
    name: 'a draw does not hold where the other moved on',
    file: 'settle.ts',
    from: 'drawn === undefined ? moves : firstMoves(moves, drawn.moves.length)',
    to: 'moves',
  },
  {
    name: 'a player moves on after the end',
    file: 'commands.ts',
    from: 'if (standing.ending !== null) return',
    to: "if (standing.ending?.by === 'moves') return",
  },
  {
    name: 'a rematch that was not asked for is taken',
    file: 'dispute.ts',
    from: "return 'rematch'",
    to: 'return null',
  },
  {
    name: 'a take-back that was not asked for is taken',
    file: 'dispute.ts',
    from: 'if (!isSame && !wasTakenBack(state, mine, settled))',
    to: 'if (seat > 1)',
  },
  {
    name: 'a take-back that was asked for is taken to any ply',
    file: 'dispute.ts',
    from: '&& offer.cut === cut',
    to: '',
  },
  {
    name: 'a take-back may change what stood before it',
    file: 'dispute.ts',
    from: 'sharedPlies(moves.slice(0, cut), mine.moves) === cut &&',
    to: '',
  },
  {
    name: 'a resignation of the other player is taken for true',
    file: 'dispute.ts',
    from: 'if (settled.resigned[seat] !== null && !gaveUp)',
    to: 'if (settled.resigned[seat] !== null && seat > 1)',
  },
  {
    name: 'a move that was never made is taken',
    file: 'dispute.ts',
    from: 'ply >= known && mover === seat',
    to: 'ply >= known && mover > 1',
  },
  {
    name: 'a draw that was never offered is taken',
    file: 'dispute.ts',
    from: "=== null ? 'draw' : null",
    to: '=== null ? null : null',
  },
  {
    name: 'who moved on may still have accepted',
    file: 'take.ts',
    from: 'isSame && !hasPassed ? state.made : []',
    to: 'isSame ? state.made : []',
  },
  {
    name: 'who gave up may still have accepted',
    file: 'take.ts',
    from: 'settled.resigned[other] !== null ||',
    to: '',
  },
  {
    name: 'who moved on may still have claimed',
    file: 'dispute.ts',
    from: '|| isPast',
    to: '',
  },
  {
    name: 'a claim needs no ground',
    file: 'settle.ts',
    from: "(history.draw !== 'claimed' || rules.claim(position) !== null)",
    to: 'true',
  },
  {
    name: 'one that forgot its offers withdraws them',
    file: 'sync.ts',
    from: 'isFresh ? null :',
    to: 'isFresh ? [] :',
  },
  {
    name: 'what a sync brought is not confirmed',
    file: 'receive.ts',
    from: 'return isNews ?',
    to: 'return state.seat > 1 ?',
  },
  {
    name: 'the same is answered again and again',
    file: 'receive.ts',
    from: 'answered === state.answered',
    to: 'state.seat > 1',
  },
];
