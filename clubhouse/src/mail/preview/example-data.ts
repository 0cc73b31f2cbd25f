import type { Api } from '../../api/client.ts';
import type { MyMatch } from '../../api/my-match.ts';
import type { Contact } from '../letter.ts';

/** Invented people, matches and rules for the example emails. */

export const HANNAH = { id: '01989d2c-6b40-7c3a-9d1e-3f5a7b9c1d2e', display_name: 'Hannah Brandt' };
export const JONAS = makeContact('Jonas Ødegård', '+44 7700 900007');
export const EDMUND = makeContact('Edmund Eckersley', '+44 7700 900001');
export const OTHERS: readonly Contact[] = [
  EDMUND,
  makeContact('Priya Raghunathan', '07700 900002'),
  { name: 'Tomasz Wieczorek', phone: null, email: null },
  { ...makeContact('נועה לוי', '+44 7700 900004'), email: null },
];
export const LONG = {
  ...makeContact('Wolfgang-Amadeus Featherstonehaugh-Smyth', '+44 7700 900005'),
  about: 'Mixed, Box 1',
};

export const SINGLES: MyMatch = {
  id: '01989d2c-6b40-7c40-8000-000000000001',
  side: 0,
  isPair: false,
  partner: null,
  opponent: 'Edmund Eckersley',
  opponentFirst: 'Edmund',
  opponents: [{ id: '01989d2c-6b40-7c3b-8c2d-4a6b8c0d2e3f', display_name: 'Edmund Eckersley' }],
  where: 'Singles, Box 3',
  round: 1,
};
export const MIXED: MyMatch = {
  ...SINGLES,
  id: '01989d2c-6b40-7c40-8000-000000000002',
  side: 1,
  isPair: true,
  partner: 'Jonas Ødegård',
  opponent: 'Ingrid Solheim & Wolfgang-Amadeus Featherstonehaugh-Smyth',
  opponentFirst: 'Ingrid & Wolfgang-Amadeus',
  opponents: [
    { id: '01989d2c-6b40-7c3b-8c2d-000000000003', display_name: 'Ingrid Solheim' },
    { id: '01989d2c-6b40-7c3b-8c2d-000000000004', display_name: LONG.name },
  ],
  where: 'Mixed, Box 1',
  round: 1,
};

export const RESULT: Omit<Api<'Result'>, 'claim_id'> = {
  outcome: 'completed',
  score: {
    sets: [
      { games: [6, 3] },
      { games: [6, 7], tiebreak: [4, 7] },
      { games: [1, 0], tiebreak: [10, 7] },
    ],
  },
  winning_side: 0,
  figures: [2, 1],
  retired_side: null,
  played_on: '2026-11-29',
};
export const UNPLAYED = {
  outcome: 'unplayed',
  score: null,
  winning_side: null,
  figures: null,
  retired_side: null,
  played_on: null,
} as const;

/** Matches are played to the end, and one side wins. */
const PLAIN = { draws: false, unfinished: 'refused', unfinishedSet: null, playAll: false } as const;

export const RULES: Api<'CompetitionRules'> = {
  format: {
    bestOf: 3,
    set: { games: 6, winBy: 2, cap: null, tiebreak: { at: 6, to: 7, winBy: 2 } },
    finalSet: { matchTiebreak: { to: 10, winBy: 2 } },
    ...PLAIN,
  },
  points: {
    win: 3,
    loss: 1,
    retiredLoss: null,
    draw: null,
    walkoverWin: 3,
    walkoverLoss: 0,
    setWon: 0,
    gameWon: 0,
    byResult: [],
    bonus: [{ when: 'loss_with_a_set', points: 0.5 }],
  },
  retirement: { sets: 'as_played', games: 'as_played' },
  walkover: { sets: 'none', played: 'present', games: null },
  ranking: ['points', 'head_to_head'],
  levelAfterRule: 'restart',
  headToHead: 'all_met',
  rounds: 1,
  minMatchesToPlay: 4,
  unrankedBelowMinimum: true,
  movement: { promoted: 2, relegated: 3, tiers: null },
  withdrawal: { remainingMatches: 'walkover_to_opponent', playedMatches: 'keep' },
};
export const POINTS_RULES: Api<'CompetitionRules'> = {
  ...RULES,
  format: {
    bestOf: 5,
    set: { games: 11, winBy: 2, cap: null, tiebreak: null },
    finalSet: null,
    ...PLAIN,
  },
  points: { ...RULES.points, win: 1, loss: 1, setWon: 1, bonus: [] },
};

export const PROMOTED: Api<'PlacementSentence'> = {
  code: 'promoted',
  params: {
    entry_id: '01989d2c-6b40-7c41-8000-000000000001',
    label: 'Hannah Brandt',
    is_pair: false,
    from_division: 'Box 3',
    rank: 2,
    is_joint: false,
    of: 6,
    played: 5,
    minimum: 4,
    is_final: true,
    to_division_id: null,
    to_division: 'Box 2',
  },
  sentence: '',
};
export const TOO_FEW: Api<'LeftOutSentence'> = {
  code: 'too_few_matches',
  params: {
    entry_id: '01989d2c-6b40-7c41-8000-000000000001',
    label: 'Hannah Brandt',
    played: 1,
    minimum: 4,
  },
  sentence: '',
};
export const PARTNER_LEFT: Api<'LeftOutSentence'> = {
  code: 'left_club',
  params: {
    member_id: '01989d2c-6b40-7c3b-8c2d-000000000005',
    member: 'Jonas Ødegård',
    remaining_id: HANNAH.id,
    remaining: HANNAH.display_name,
  },
  sentence: '',
};

function toOpenMatch({ id, opponent, opponents, where }: MyMatch) {
  const names = opponents.map(({ display_name: name }) => name);
  return { id, opponent, opponents: names, format: RULES.format, where };
}

export const LEFT_OPEN = {
  toPlay: OTHERS.slice(1, 3).map((one, index) => ({
    id: `open-${index}`,
    opponent: one.name,
    opponents: [one.name],
    format: RULES.format,
    where: SINGLES.where,
    contacts: [one],
  })),
  toReport: [toOpenMatch(SINGLES)],
  toClear: [toOpenMatch(MIXED)],
  short: [{ where: SINGLES.where, played: 2, minimum: 4 }],
};

/** The file attached to an arranged match; real ones are made in arranging. */
export const CALENDAR = {
  filename: 'match.ics',
  content_type: 'text/calendar; method=PUBLISH; charset=utf-8',
  content: 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//example//EN\r\nEND:VCALENDAR\r\n',
};

function makeContact(name: string, phone: string): Contact {
  const address = name.normalize('NFKD').replaceAll(/[^\w ]/g, '');
  return { name, phone, email: `${address.toLowerCase().replaceAll(' ', '.')}@example.org` };
}

export const LETTER_OF_A_COACH = `Courts 3 and 4 are free on Saturday from ten.

Come and play what you still have open. *Coffee* is on the club.`;
