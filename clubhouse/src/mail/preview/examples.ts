import type { Api } from '../../api/client.ts';
import type { MyMatch } from '../../api/my-match.ts';
import type { Contact, Letter } from '../letter.ts';
import { applicationArrived, applicationReceived } from '../letters/applications.ts';
import { arrangedLetter, timeProposed } from '../letters/arranging.ts';
import { accepted, invitation } from '../letters/membership.ts';
import { reminder } from '../letters/reminder.ts';
import { otherSideReported, resultsDiffer } from '../letters/reported.ts';
import { seasonBegun } from '../letters/season-begun.ts';
import { settled } from '../letters/settled.ts';
import { signInLetter } from '../letters/sign-in.ts';
import type { Voice } from '../letters/voice.ts';
import { weekLeft } from '../letters/week-left.ts';
import { noPlace, yourPlace } from '../letters/your-place.ts';

/** Invented letters, each under a name: what the club can look at, and the tests go through. */
export function exampleLetters(voice: Voice): readonly (readonly [string, Letter])[] {
  const { url } = voice;
  const name = 'Hannah';
  const address = 'hannah.brandt@example.org';
  const memberId = HANNAH.id;
  const deadline = '2026-12-13';
  const arrange = `${url}/matches/${SINGLES.id}/arrange`;
  const time = (answer: string, at: string) => ({
    at: Date.parse(at),
    href: `${arrange}/${answer}`,
  });
  const times = [
    time('a.1', '2026-12-01T18:30:00Z'),
    time('a.2', '2026-12-03T19:00:00Z'),
    time('a.3', '2026-12-05T10:00:00Z'),
  ];
  const season = { name: 'Spring 2027', startsOn: '2027-01-11' };
  const place = { name, memberId, season, competition: 'Singles', partner: null };
  const out = { name, memberId, season, competition: 'Mixed' };
  const begun = { name, competition: 'Singles', division: 'Box 3', partner: null, deadline };
  const placed = { position: 3, divisions: 5, entries: 6 };
  const settledFacts = {
    name,
    match: SINGLES,
    result: RESULT,
    reason: 'conflicting_entries' as const,
  };
  const happened = { name, match: SINGLES, at: times[0]?.at ?? 0, place: 'Court 3' };
  return [
    ['sign-in', signInLetter({ name, link: `${url}/sign-in/dll_example`, minutes: 30 }, voice)],
    ['invitation', invitation({ name, address }, voice)],
    ['season-begun', seasonBegun({ ...begun, opponents: OTHERS, rules: RULES, placed }, voice)],
    [
      'season-begun-pair',
      seasonBegun(
        {
          ...begun,
          competition: 'Mixed',
          division: 'Box 1',
          partner: JONAS,
          opponents: [LONG, ...OTHERS.slice(2)],
          rules: POINTS_RULES,
          placed: { position: 1, divisions: 1, entries: 3 },
        },
        voice,
      ),
    ],
    ['other-side-reported', otherSideReported({ name, match: SINGLES, deadline }, voice)],
    ['other-side-reported-pair', otherSideReported({ name, match: MIXED, deadline: null }, voice)],
    [
      'results-differ',
      resultsDiffer({ name, match: SINGLES, contacts: [EDMUND], deadline }, voice),
    ],
    ['results-differ-pair', resultsDiffer({ name, match: MIXED, contacts: [], deadline }, voice)],
    ['settled', settled(settledFacts, voice)],
    [
      'settled-unplayed',
      settled({ ...settledFacts, match: MIXED, result: UNPLAYED, reason: null }, voice),
    ],
    [
      'time-proposed',
      timeProposed(
        {
          name,
          match: SINGLES,
          by: SINGLES.opponent,
          times,
          place: 'Court 3',
          note: 'I have new balls.',
          otherwise: arrange,
        },
        voice,
      ),
    ],
    [
      'time-proposed-pair',
      timeProposed(
        {
          name,
          match: MIXED,
          by: 'Ingrid Solheim',
          times: times.slice(1, 2),
          place: null,
          note: null,
          otherwise: arrange,
        },
        voice,
      ),
    ],
    ['arranged', arrangedLetter({ ...happened, change: 'arranged', calendar: CALENDAR }, voice)],
    [
      'arranged-moved',
      arrangedLetter({ ...happened, change: 'moved', place: null, calendar: CALENDAR }, voice),
    ],
    [
      'arranged-called-off',
      arrangedLetter({ ...happened, change: 'called_off', calendar: null }, voice),
    ],
    [
      'week-left',
      weekLeft(
        {
          name,
          daysLeft: 7,
          deadline,
          ...LEFT_OPEN,
        },
        voice,
      ),
    ],
    ['reminder', reminder({ ...LEFT_OPEN, name, daysLeft: 12, deadline }, voice)],
    [
      'reminder-one',
      reminder(
        {
          ...LEFT_OPEN,
          name,
          toPlay: LEFT_OPEN.toPlay.slice(0, 1),
          toReport: [],
          toClear: [],
          daysLeft: null,
          deadline: null,
        },
        voice,
      ),
    ],
    ['your-place', yourPlace({ ...place, division: 'Box 2', why: PROMOTED }, voice)],
    ['your-place-by-hand', yourPlace({ ...place, division: 'Box 4', why: null }, voice)],
    ['no-place', letterOf(noPlace({ ...out, isPair: false, why: TOO_FEW }, voice))],
    ['no-place-partner', letterOf(noPlace({ ...out, isPair: true, why: PARTNER_LEFT }, voice))],
    [
      'application-received',
      applicationReceived(
        {
          name: 'Oda Lindqvist',
          wish: 'singles_mixed',
          level: 6,
          member: 'Oda Lind',
          expiresAt: Date.parse('2026-12-22T12:00:00Z'),
        },
        voice,
      ),
    ],
    [
      'application-arrived',
      applicationArrived(
        {
          firstName: 'Oda',
          notice: 'Privacy notice, October 2026',
          expiresAt: Date.parse('2026-12-22T12:00:00Z'),
        },
        voice,
      ),
    ],
    ['accepted', accepted({ name: 'Oda', address: 'oda@example.org' }, voice)],
  ];
}

function letterOf(letter: Letter | null): Letter {
  if (letter === null) throw new Error('there is an example without a letter');
  return letter;
}

const HANNAH = { id: '01989d2c-6b40-7c3a-9d1e-3f5a7b9c1d2e', display_name: 'Hannah Brandt' };
const JONAS = person('Jonas Ødegård', '+44 7700 900007');
const EDMUND = person('Edmund Eckersley', '+44 7700 900001');
const OTHERS: readonly Contact[] = [
  EDMUND,
  person('Priya Raghunathan', '07700 900002'),
  { name: 'Tomasz Wieczorek', phone: null, email: null },
  { ...person('נועה לוי', '+44 7700 900004'), email: null },
];
const LONG = {
  ...person('Wolfgang-Amadeus Featherstonehaugh-Smyth', '+44 7700 900005'),
  about: 'Mixed, Box 1',
};

const SINGLES: MyMatch = {
  id: '01989d2c-6b40-7c40-8000-000000000001',
  side: 0,
  isPair: false,
  partner: null,
  opponent: 'Edmund Eckersley',
  opponentFirst: 'Edmund',
  opponents: [{ id: '01989d2c-6b40-7c3b-8c2d-4a6b8c0d2e3f', display_name: 'Edmund Eckersley' }],
  where: 'Singles, Box 3',
};
const MIXED: MyMatch = {
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
};

const RESULT: Pick<Api<'Result'>, 'outcome' | 'score' | 'retired_side' | 'played_on'> = {
  outcome: 'completed',
  score: {
    sets: [
      { games: [6, 3] },
      { games: [6, 7], tiebreak: [4, 7] },
      { games: [1, 0], tiebreak: [10, 7] },
    ],
  },
  retired_side: null,
  played_on: '2026-11-29',
};
const UNPLAYED = { outcome: 'unplayed', score: null, retired_side: null, played_on: null } as const;

const RULES: Api<'CompetitionRules'> = {
  format: {
    bestOf: 3,
    set: { games: 6, winBy: 2, cap: null, tiebreak: { at: 6, to: 7, winBy: 2 } },
    finalSet: { matchTiebreak: { to: 10, winBy: 2 } },
  },
  points: {
    win: 3,
    loss: 1,
    walkoverWin: 3,
    walkoverLoss: 0,
    setWon: 0,
    gameWon: 0,
    bonus: [{ when: 'loss_with_a_set', points: 0.5 }],
  },
  retirement: { sets: 'as_played' },
  walkover: { sets: 'none', played: 'present' },
  ranking: ['points', 'head_to_head'],
  levelAfterRule: 'restart',
  minMatchesToPlay: 4,
  unrankedBelowMinimum: true,
  movement: { promoted: 2, relegated: 3 },
  withdrawal: { remainingMatches: 'walkover_to_opponent', playedMatches: 'keep' },
};
const POINTS_RULES: Api<'CompetitionRules'> = {
  ...RULES,
  format: {
    bestOf: 5,
    set: { games: 11, winBy: 2, cap: null, tiebreak: null },
    finalSet: null,
  },
  points: { ...RULES.points, win: 1, loss: 1, setWon: 1, bonus: [] },
};

const PROMOTED: Api<'PlacementSentence'> = {
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
const TOO_FEW: Api<'LeftOutSentence'> = {
  code: 'too_few_matches',
  params: {
    entry_id: '01989d2c-6b40-7c41-8000-000000000001',
    label: 'Hannah Brandt',
    played: 1,
    minimum: 4,
  },
  sentence: '',
};
const PARTNER_LEFT: Api<'LeftOutSentence'> = {
  code: 'left_club',
  params: {
    member_id: '01989d2c-6b40-7c3b-8c2d-000000000005',
    member: 'Jonas Ødegård',
    remaining_id: HANNAH.id,
    remaining: HANNAH.display_name,
  },
  sentence: '',
};

const LEFT_OPEN = {
  toPlay: OTHERS.slice(1, 3).map((one) => ({
    opponent: one.name,
    where: SINGLES.where,
    contacts: [one],
  })),
  toReport: [{ opponent: SINGLES.opponent, where: SINGLES.where }],
  toClear: [{ opponent: MIXED.opponent, where: MIXED.where }],
  short: [{ where: SINGLES.where, played: 2, minimum: 4 }],
};

/** What goes with an arranged match; the real one is made where matches are arranged. */
const CALENDAR = {
  filename: 'match.ics',
  content_type: 'text/calendar; method=PUBLISH; charset=utf-8',
  content: 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//example//EN\r\nEND:VCALENDAR\r\n',
};

function person(name: string, phone: string): Contact {
  const address = name.normalize('NFKD').replaceAll(/[^\w ]/g, '');
  return { name, phone, email: `${address.toLowerCase().replaceAll(' ', '.')}@example.org` };
}
