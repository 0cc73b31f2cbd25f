import type { Letter } from '../letter.ts';
import { applicationArrived, applicationReceived } from '../letters/applications.ts';
import { announcement } from '../letters/announcement.ts';
import { arrangedLetter, timeProposed } from '../letters/arranging.ts';
import { deadlineChanged, finalTable, joinedBox, leftBox } from '../letters/changes.ts';
import { accepted, invitation } from '../letters/membership.ts';
import { addressChanged, addressToConfirm } from '../letters/own-address.ts';
import { joinedPair, leftPair, opponentChanged, partnerChanged } from '../letters/pair.ts';
import { partnerNamed } from '../letters/partner-named.ts';
import { reminder } from '../letters/reminder.ts';
import { otherSideReported, resultsDiffer } from '../letters/report-letters.ts';
import { seasonBegun } from '../letters/season-begun.ts';
import { settled } from '../letters/settlement-letter.ts';
import { signInLetter } from '../letters/sign-in.ts';
import type { Voice } from '../letters/voice.ts';
import { weekLeft } from '../letters/week-left.ts';
import {
  opponentReinstated,
  opponentWithdrew,
  youWereReinstated,
  youWereWithdrawn,
} from '../letters/withdrawal.ts';
import { noPlace, yourPlace } from '../letters/your-place.ts';
import { exampleReplies } from './reply-examples.ts';
import {
  CALENDAR,
  EDMUND,
  HANNAH,
  JONAS,
  LEFT_OPEN,
  LETTER_OF_A_COACH,
  LONG,
  MIXED,
  OTHERS,
  PARTNER_LEFT,
  POINTS_RULES,
  PROMOTED,
  RESULT,
  RULES,
  SINGLES,
  TOO_FEW,
  UNPLAYED,
} from './example-data.ts';

/** Invented emails by name, for the club to look at and for tests. */
export function exampleLetters(voice: Voice): readonly (readonly [string, Letter])[] {
  const { url } = voice;
  const name = 'Hannah';
  const address = 'hannah.brandt@example.org';
  const memberId = HANNAH.id;
  const link = `${url}/sign-in/dll_example`;
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
    contacts: [EDMUND],
    result: RESULT,
    reason: 'conflicting_entries' as const,
  };
  const happened = {
    name,
    match: SINGLES,
    contacts: [EDMUND],
    at: times[0]?.at ?? 0,
    place: 'Court 3',
  };
  const pair = { name, box: 'Mixed, Box 1', joined: [EDMUND.name], left: [JONAS.name] };
  const inBox = { name, box: 'Singles, Box 3', divisionId: 'box' };
  const ruling = { outcome: 'walkover', winning_side: SINGLES.side } as const;
  const left = { mine: SINGLES, ruling: null, status: 'open', outcome: null } as const;
  const row = { rank: 2, points: 14, movement: 'promotion', movement_to: null } as const;
  return [
    ['entry-withdrawn', opponentWithdrew({ ...inBox, matches: [{ ...left, ruling }] }, voice)],
    ['entry-withdrawn-you', youWereWithdrawn(inBox, voice)],
    [
      'entry-reinstated',
      opponentReinstated({ ...inBox, matches: [left], contacts: [EDMUND] }, voice),
    ],
    ['entry-reinstated-you', youWereReinstated(inBox, voice)],
    [
      'box-changed',
      joinedBox({ name, who: EDMUND.name, box: inBox.box, contacts: [EDMUND] }, voice),
    ],
    ['box-changed-left', leftBox({ name, who: EDMUND.name, box: inBox.box, rounds: 1 }, voice)],
    ['pair-joined', joinedPair({ ...pair, partner: EDMUND.name, contacts: [EDMUND] }, voice)],
    ['pair-left', leftPair(pair, voice)],
    ['pair-partner', partnerChanged({ ...pair, contacts: [EDMUND] }, voice)],
    ['pair-opponent', opponentChanged({ ...pair, contacts: [EDMUND] }, voice)],
    ['deadline-changed', deadlineChanged({ name, season: 'Autumn 2026', deadline }, voice)],
    [
      'announcement',
      announcement(
        { name, from: 'Margaret', subject: 'Courts on Saturday', text: LETTER_OF_A_COACH },
        voice,
      ),
    ],
    ['final-table', finalTable({ ...inBox, row, of: 6 }, voice)],
    ['sign-in', signInLetter({ names: [name], link, minutes: 30 }, voice)],
    ['sign-in-family', signInLetter({ names: [name, 'Jonas'], link, minutes: 30 }, voice)],
    ['invitation', invitation({ name, address }, voice)],
    [
      'season-begun',
      seasonBegun({ ...begun, opponents: OTHERS, open: [SINGLES], rules: RULES, placed }, voice),
    ],
    [
      'season-begun-pair',
      seasonBegun(
        {
          ...begun,
          competition: 'Mixed',
          division: 'Box 1',
          partner: JONAS,
          opponents: [LONG, ...OTHERS.slice(2)],
          open: [MIXED, { ...MIXED, id: 'other', opponent: LONG.name }],
          rules: POINTS_RULES,
          placed: { position: 1, divisions: 1, entries: 3 },
        },
        voice,
      ),
    ],
    [
      'other-side-reported',
      otherSideReported({ name, match: SINGLES, contacts: [EDMUND], deadline }, voice),
    ],
    [
      'other-side-reported-pair',
      otherSideReported({ name, match: MIXED, contacts: [LONG, JONAS], deadline: null }, voice),
    ],
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
          contacts: [EDMUND],
          by: SINGLES.opponent,
          times,
          place: 'Court 3',
          note: 'I have new balls.',
          isToSeveral: true,
          otherwise: arrange,
          proposalId: 1,
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
          contacts: [LONG, JONAS],
          by: 'Ingrid Solheim',
          times: times.slice(1, 2),
          place: null,
          note: null,
          isToSeveral: false,
          otherwise: arrange,
          proposalId: 1,
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
    ['no-place', expectLetter(noPlace({ ...out, isPair: false, why: TOO_FEW }, voice))],
    ['no-place-partner', expectLetter(noPlace({ ...out, isPair: true, why: PARTNER_LEFT }, voice))],
    [
      'partner-named',
      partnerNamed(
        { name, by: 'Ingrid Solheim', competition: 'Mixed', present: JONAS.name },
        voice,
      ),
    ],
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
          notice: 'Privacy notice, October 2026',
          expiresAt: Date.parse('2026-12-22T12:00:00Z'),
        },
        voice,
      ),
    ],
    [
      'address-to-confirm',
      addressToConfirm({ link: `${url}/me/address/example`, hours: 24 }, voice),
    ],
    ['address-changed', addressChanged({ name, at: Date.parse('2026-11-20T18:30:00Z') }, voice)],
    ['accepted', accepted({ name: 'Oda', address: 'oda@example.org' }, voice)],
    ...exampleReplies(voice),
  ];
}

function expectLetter(letter: Letter | null): Letter {
  if (letter === null) throw new Error('there is an example without a letter');
  return letter;
}
