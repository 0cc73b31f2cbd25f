import type { Letter } from '../letter.ts';
import { writeApplicantLetter, writeClubApplicationLetter } from '../letters/applications.ts';
import { writeAnnouncement } from '../letters/announcement.ts';
import { writeArrangedLetter, writeTimeProposedLetter } from '../letters/arranging.ts';
import {
  writeDeadlineChangedLetter,
  writeFinalTableLetter,
  writeJoinedBoxLetter,
  writeLeftBoxLetter,
} from '../letters/changes.ts';
import { writeAcceptanceLetter, writeInvitation } from '../letters/membership.ts';
import { writeAddressChangedLetter, writeConfirmAddressLetter } from '../letters/own-address.ts';
import {
  writeJoinedPairLetter,
  writeLeftPairLetter,
  writeOpponentChangedLetter,
  writePartnerChangedLetter,
} from '../letters/pair.ts';
import { writePartnerNamedLetter } from '../letters/partner-named.ts';
import { writeReminderLetter } from '../letters/reminder.ts';
import { writeReportedLetter, writeResultsDifferLetter } from '../letters/report-letters.ts';
import { writeSeasonBegunLetter } from '../letters/season-begun.ts';
import { writeSettlementLetter } from '../letters/settlement-letter.ts';
import { writeSignInLetter } from '../letters/sign-in.ts';
import type { Voice } from '../letters/voice.ts';
import { writeWeekLeftLetter } from '../letters/week-left.ts';
import {
  writeOpponentReinstatement,
  writeOpponentWithdrawal,
  writeReinstatedLetter,
  writeWithdrawnLetter,
} from '../letters/withdrawal.ts';
import { writeNoPlaceLetter, writePlaceLetter } from '../letters/your-place.ts';
import { writeMatchProposedLetter } from '../letters/match-proposed.ts';
import { writeExampleReplies } from './reply-examples.ts';
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
export function writeExampleLetters(voice: Voice): readonly (readonly [string, Letter])[] {
  const { url } = voice;
  const name = 'Hannah';
  const address = 'hannah.brandt@example.org';
  const memberId = HANNAH.id;
  const link = `${url}/sign-in/dll_example`;
  const until = Date.parse('2026-11-30T19:02:00Z');
  const code = { digits: '482916', until: Date.parse('2026-11-30T18:42:00Z') };
  const deadline = '2026-12-13';
  const { format } = RULES;
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
  const offer = {
    name,
    startsAt: times[1]?.at ?? 0,
    until: times[0]?.at ?? 0,
    href: `${url}/proposals/example`,
  };
  const pair = { name, box: 'Mixed, Box 1', joined: [EDMUND.name], left: [JONAS.name] };
  const inBox = { name, box: 'Singles, Box 3', divisionId: 'box' };
  const ruling = { outcome: 'walkover', winning_side: SINGLES.side } as const;
  const left = { mine: SINGLES, ruling: null, status: 'open', outcome: null } as const;
  const row = { rank: 2, points: 14, movement: 'promotion', movement_to: null } as const;
  return [
    [
      'entry-withdrawn',
      writeOpponentWithdrawal({ ...inBox, matches: [{ ...left, ruling }] }, voice),
    ],
    ['entry-withdrawn-you', writeWithdrawnLetter(inBox, voice)],
    [
      'entry-reinstated',
      writeOpponentReinstatement({ ...inBox, matches: [left], contacts: [EDMUND] }, voice),
    ],
    ['entry-reinstated-you', writeReinstatedLetter(inBox, voice)],
    [
      'box-changed',
      writeJoinedBoxLetter({ name, who: EDMUND.name, box: inBox.box, contacts: [EDMUND] }, voice),
    ],
    [
      'box-changed-left',
      writeLeftBoxLetter({ name, who: EDMUND.name, box: inBox.box, rounds: 1 }, voice),
    ],
    [
      'pair-joined',
      writeJoinedPairLetter({ ...pair, partner: EDMUND.name, contacts: [EDMUND] }, voice),
    ],
    ['pair-left', writeLeftPairLetter(pair, voice)],
    ['pair-partner', writePartnerChangedLetter({ ...pair, contacts: [EDMUND] }, voice)],
    ['pair-opponent', writeOpponentChangedLetter({ ...pair, contacts: [EDMUND] }, voice)],
    [
      'deadline-changed',
      writeDeadlineChangedLetter({ name, season: 'Autumn 2026', deadline }, voice),
    ],
    [
      'announcement',
      writeAnnouncement(
        { name, from: 'Margaret', subject: 'Courts on Saturday', text: LETTER_OF_A_COACH },
        voice,
      ),
    ],
    ['final-table', writeFinalTableLetter({ name, places: [{ ...inBox, row, of: 6 }] }, voice)],
    ['sign-in', writeSignInLetter({ names: [name], link, until, code }, voice)],
    ['sign-in-family', writeSignInLetter({ names: [name, 'Jonas'], link, until, code }, voice)],
    ['sign-in-late', writeSignInLetter({ names: [name], link, until, code: null }, voice)],
    ['invitation', writeInvitation({ name, address }, voice)],
    [
      'season-begun',
      writeSeasonBegunLetter(
        [{ ...begun, opponents: OTHERS, open: [SINGLES], rules: RULES, placed }],
        voice,
      ),
    ],
    [
      'season-begun-pair',
      writeSeasonBegunLetter(
        [
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
        ],
        voice,
      ),
    ],
    [
      'other-side-reported',
      writeReportedLetter({ name, match: SINGLES, contacts: [EDMUND], deadline, format }, voice),
    ],
    [
      'other-side-reported-pair',
      writeReportedLetter(
        { name, match: MIXED, contacts: [LONG, JONAS], deadline: null, format },
        voice,
      ),
    ],
    [
      'results-differ',
      writeResultsDifferLetter(
        { name, match: SINGLES, contacts: [EDMUND], deadline, format },
        voice,
      ),
    ],
    [
      'results-differ-pair',
      writeResultsDifferLetter({ name, match: MIXED, contacts: [], deadline, format }, voice),
    ],
    ['settled', writeSettlementLetter(settledFacts, voice)],
    [
      'settled-unplayed',
      writeSettlementLetter(
        { ...settledFacts, match: MIXED, result: UNPLAYED, reason: null },
        voice,
      ),
    ],
    [
      'time-proposed',
      writeTimeProposedLetter(
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
      writeTimeProposedLetter(
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
    ['match-proposed', writeMatchProposedLetter({ ...offer, match: SINGLES }, voice)],
    ['match-proposed-pair', writeMatchProposedLetter({ ...offer, match: MIXED }, voice)],
    [
      'arranged',
      writeArrangedLetter({ ...happened, change: 'arranged', calendar: CALENDAR }, voice),
    ],
    [
      'arranged-moved',
      writeArrangedLetter({ ...happened, change: 'moved', place: null, calendar: CALENDAR }, voice),
    ],
    [
      'arranged-called-off',
      writeArrangedLetter({ ...happened, change: 'called_off', calendar: null }, voice),
    ],
    [
      'week-left',
      writeWeekLeftLetter(
        {
          name,
          daysLeft: 7,
          deadline,
          ...LEFT_OPEN,
        },
        voice,
      ),
    ],
    ['reminder', writeReminderLetter({ ...LEFT_OPEN, name, daysLeft: 12, deadline }, voice)],
    [
      'reminder-one',
      writeReminderLetter(
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
    ['your-place', writePlaceLetter({ ...place, division: 'Box 2', why: PROMOTED }, voice)],
    ['your-place-by-hand', writePlaceLetter({ ...place, division: 'Box 4', why: null }, voice)],
    ['no-place', expectLetter(writeNoPlaceLetter({ ...out, isPair: false, why: TOO_FEW }, voice))],
    [
      'no-place-partner',
      expectLetter(writeNoPlaceLetter({ ...out, isPair: true, why: PARTNER_LEFT }, voice)),
    ],
    [
      'partner-named',
      writePartnerNamedLetter(
        { name, by: 'Ingrid Solheim', competition: 'Mixed', present: JONAS.name },
        voice,
      ),
    ],
    [
      'application-received',
      writeClubApplicationLetter(
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
      writeApplicantLetter(
        {
          notice: 'Privacy notice, October 2026',
          expiresAt: Date.parse('2026-12-22T12:00:00Z'),
        },
        voice,
      ),
    ],
    [
      'address-to-confirm',
      writeConfirmAddressLetter({ link: `${url}/me/address/example`, hours: 24 }, voice),
    ],
    [
      'address-changed',
      writeAddressChangedLetter({ name, at: Date.parse('2026-11-20T18:30:00Z') }, voice),
    ],
    ['accepted', writeAcceptanceLetter({ name: 'Oda', address: 'oda@example.org' }, voice)],
    ...writeExampleReplies(voice),
  ];
}

function expectLetter(letter: Letter | null): Letter {
  if (letter === null) throw new Error('there is an example without a letter');
  return letter;
}
