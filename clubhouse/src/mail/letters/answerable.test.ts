import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NO_CLUB } from '../../api/club.ts';
import { Drawing } from '../../dispatch/drawing.ts';
import { UnsubscribeAddresses } from '../../dispatch/unsubscribing.ts';
import { getDates } from '../../messages/dates.ts';
import { getWords } from '../../messages/language.ts';
import { EXAMPLE_FORMAT } from '../../../test/example-format.ts';
import type { Format } from '../../score/format.ts';
import { Signer } from '../../signed/signer.ts';
import { composeMail } from '../compose.ts';
import type { Letter } from '../letter.ts';
import { writeExampleLetters } from '../preview/examples.ts';
import { POINTS_RULES } from '../preview/example-data.ts';
import { writeReminderLetter } from './reminder.ts';
import { writeReportedLetter, writeResultsDifferLetter } from './report-letters.ts';
import { writeSeasonBegunLetter } from './season-begun.ts';
import { writeWeekLeftLetter } from './week-left.ts';

const URL_OF_CLUB = 'https://club.example';
const VOICE = {
  words: getWords('en'),
  dates: getDates('en', 'UTC'),
  club: 'Club',
  url: URL_OF_CLUB,
};
const MINE = {
  side: 0,
  isPair: false,
  partner: null,
  opponentFirst: 'Bo',
  opponents: [],
  round: 1,
} as const;
const BEGUN = {
  competition: 'Singles',
  division: null,
  partner: null,
  opponents: [],
  rules: POINTS_RULES,
  placed: null,
  deadline: null,
};
const unsubscribing = new UnsubscribeAddresses(new Signer(new Uint8Array(32)), URL_OF_CLUB);
const images = { find: () => null };
const addresses = {
  addressFor: (of: object) => `${Object.values(of).join('.')}@answers.example`,
};

function mailOf(letter: Letter, isSet = true) {
  const drawing = new Drawing({
    url: URL_OF_CLUB,
    unsubscribing,
    images,
    addresses: isSet ? addresses : null,
  });
  const to = { member_id: 'ann', address: 'ann@example.org', name: 'Ann' };
  return drawing.mailOf({ key: 'k', to, language: 'en', letter, about: [] }, NO_CLUB);
}

const ANSWERED = [
  'arranged',
  'other_side_reported',
  'reminder',
  'reply_answer',
  'reply_from_elsewhere',
  'results_differ',
  'season_begun',
  'time_proposed',
  'week_left',
];

test('REPLY-10: emails about open matches can be answered, and say so; all others are unchanged', () => {
  const kinds = new Set<string>();
  for (const [name, letter] of writeExampleLetters(VOICE)) {
    const mail = mailOf(letter);
    const isAnswerable = mail.replyTo !== null;
    if (isAnswerable) kinds.add(letter.kind);
    assert.equal(/You can reply to this email/.test(mail.text), isAnswerable, name);
    assert.equal(mail.headers['X-Auto-Response-Suppress'] !== undefined, isAnswerable, name);
    const before = mailOf(letter, false);
    assert.equal(before.replyTo, null);
    if (!isAnswerable) assert.deepEqual(mail, before, name);
    assert.doesNotMatch(before.text, /You can reply to this email/);
    const { replyTo } = composeMail(mail, { name: '', address: 'club@example.org' }, 0);
    assert.equal(replyTo !== undefined, isAnswerable);
  }
  assert.deepEqual([...kinds].toSorted(), ANSWERED);
});

const MATCH_LEFT = {
  id: 'm1',
  opponent: 'Bo Park',
  where: 'Singles',
  contacts: [],
  opponents: ['Bo Park'],
  format: EXAMPLE_FORMAT,
};

function lettersAbout(matches: readonly (typeof MATCH_LEFT)[]): Letter[] {
  const [first, ...others] = matches;
  const nothing = { toClear: [], short: [], name: 'Ann', daysLeft: 3, deadline: '2026-12-13' };
  const facts = { ...nothing, toPlay: first === undefined ? [] : [first], toReport: others };
  const open = matches.map(({ id, opponent, where }) => ({ ...MINE, id, opponent, where }));
  const begun = { ...BEGUN, name: 'Ann', open };
  return [
    writeWeekLeftLetter(facts, VOICE),
    writeReminderLetter(facts, VOICE),
    writeSeasonBegunLetter([begun], VOICE),
  ];
}

test('REPLY-10: an email about the matches left is about one match if only one is left', () => {
  for (const letter of lettersAbout([MATCH_LEFT])) {
    assert.ok(letter.answerable && 'match_id' in letter.answerable);
    assert.match(mailOf(letter).text, /reply to this email/);
  }
  for (const letter of lettersAbout([])) assert.equal(mailOf(letter).replyTo, null);
});

const SQUASH: Format = {
  ...EXAMPLE_FORMAT,
  bestOf: 5,
  set: { games: 11, winBy: 2, cap: null, tiebreak: null },
};

test('REPLY-34: emails about open matches give an example by the rules of its competition', () => {
  // Plain text breaks lines.
  const say = (letter: Letter) => mailOf(letter).text.replaceAll(/\s+/g, ' ');
  const squash = { ...MATCH_LEFT, format: SQUASH };
  const facts = { toPlay: [squash], toReport: [], toClear: [], short: [], name: 'Ann' };
  const left = { ...facts, daysLeft: 3, deadline: '2026-12-13' };
  const reported = { name: 'Ann', deadline: null, format: SQUASH };
  const opponents = [{ id: 'b', display_name: 'Bo Park' }];
  const match = { ...MINE, ...MATCH_LEFT, opponents };
  for (const letter of [
    writeWeekLeftLetter(left, VOICE),
    writeReminderLetter(left, VOICE),
    writeReportedLetter({ ...reported, match }, VOICE),
    writeResultsDifferLetter({ ...reported, match }, VOICE),
  ]) {
    assert.match(say(letter), /“won 11-6 5-11 11-6 11-5”/, letter.kind);
  }
  const both = { ...left, toReport: [{ ...MATCH_LEFT, id: 'm2', opponents: ['Bo Park'] }] };
  assert.doesNotMatch(say(writeReminderLetter(both, VOICE)), /“(won|I beat)/);
  const two = { ...left, toReport: [{ ...MATCH_LEFT, id: 'm2', opponents: ['Cy Ek'] }] };
  assert.match(say(writeReminderLetter(two, VOICE)), /“I beat Bo 11-6 5-11 11-6 11-5”/);
});

test('REPLY-26: an email about several matches links to each page and contains no reply address', () => {
  const others = [
    { ...MATCH_LEFT, id: 'm2', opponent: 'Cleo & Co' },
    { ...MATCH_LEFT, id: 'm3', where: 'Mixed' },
  ];
  for (const letter of lettersAbout([MATCH_LEFT, ...others])) {
    const mail = mailOf(letter);
    assert.equal(mail.replyTo, 'ann.m1,m2,m3.@answers.example', letter.kind);
    // The season's first email lists the opponents with their contacts (LTR-8).
    if (letter.kind === 'season_begun') {
      assert.doesNotMatch(mail.text, /\/report/);
      continue;
    }
    for (const [id, label] of [
      ['m1', 'Bo Park, Singles'],
      ['m2', 'Cleo & Co'],
      ['m3', 'Bo Park, Mixed'],
    ] as const) {
      const link = `${URL_OF_CLUB}/matches/${id}/report`;
      assert.ok(mail.text.includes(`Match against ${label}:\n${link}\n`), mail.text);
      assert.ok(mail.html?.includes(`href="${link}"`), label);
    }
    assert.doesNotMatch(mailOf(letter, false).text, /By email/);
  }
});

test('REPLY-26: no email contains its own or another match’s reply address outside Reply-To', () => {
  for (const [name, letter] of writeExampleLetters(VOICE)) {
    const { html, text, subject } = mailOf(letter);
    assert.doesNotMatch([html, text, subject].join('\n'), /answers\.example|mailto:ann/, name);
  }
});

test('REPLY-10: a proposal has a different address from its match, and its line mentions times', () => {
  const letters = new Map(writeExampleLetters(VOICE));
  const proposal = letters.get('time-proposed');
  const reported = letters.get('other-side-reported');
  assert.ok(proposal && reported);
  assert.match(mailOf(proposal).replyTo ?? '', /^ann\.[^.]+\.1@/);
  assert.match(mailOf(proposal).text, /Write “.+” or “.+”/);
  assert.match(mailOf(reported).replyTo ?? '', /^ann\.[^.]+\.@/);
  assert.match(mailOf(reported).text, /reply to this email/);
});

test('REPLY-17: our automatic reply is marked as one', () => {
  const letters = new Map(writeExampleLetters(VOICE));
  const answer = letters.get('reply-answer');
  assert.ok(answer);
  assert.equal(mailOf(answer).headers['Auto-Submitted'], 'auto-replied');
});
