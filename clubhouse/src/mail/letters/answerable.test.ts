import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NO_CLUB } from '../../api/club.ts';
import { Drawing } from '../../dispatch/drawing.ts';
import { Unsubscribing } from '../../dispatch/unsubscribing.ts';
import { datesOf } from '../../messages/dates.ts';
import { wordsOf } from '../../messages/language.ts';
import { Signer } from '../../signed/signer.ts';
import { composed } from '../compose.ts';
import type { Letter } from '../letter.ts';
import { exampleLetters } from '../preview/examples.ts';
import { reminder } from './reminder.ts';
import { weekLeft } from './week-left.ts';

const URL_OF_CLUB = 'https://club.example';
const VOICE = {
  words: wordsOf('en'),
  dates: datesOf('en', 'UTC'),
  club: 'Club',
  url: URL_OF_CLUB,
};
const unsubscribing = new Unsubscribing(new Signer(new Uint8Array(32)), URL_OF_CLUB);
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
  'reply_answer',
  'reply_from_elsewhere',
  'results_differ',
  'time_proposed',
];

test('REPLY-10: letters about one open match can be answered, and say so; all others are as they were', () => {
  const kinds = new Set<string>();
  for (const [name, letter] of exampleLetters(VOICE)) {
    const mail = mailOf(letter);
    const isAnswerable = mail.replyTo !== null;
    if (isAnswerable) kinds.add(letter.kind);
    assert.equal(/can simply answer this letter/.test(mail.text), isAnswerable, name);
    assert.equal(mail.headers['X-Auto-Response-Suppress'] !== undefined, isAnswerable, name);
    const before = mailOf(letter, false);
    assert.equal(before.replyTo, null);
    if (!isAnswerable) assert.deepEqual(mail, before, name);
    assert.doesNotMatch(before.text, /can simply answer this letter/);
    const { replyTo } = composed(mail, { name: '', address: 'club@example.org' }, 0);
    assert.equal(replyTo !== undefined, isAnswerable);
  }
  assert.deepEqual([...kinds].toSorted(), ANSWERED);
});

test('REPLY-10: a letter of what is left to play can be answered where that is one match', () => {
  const one = { id: 'm1', opponent: 'Bo', where: 'Singles', contacts: [] };
  const nothing = { toPlay: [], toReport: [], toClear: [], short: [] };
  const facts = { ...nothing, name: 'Ann', daysLeft: 3, deadline: '2026-12-13' };
  for (const write of [reminder, weekLeft]) {
    for (const kind of ['toPlay', 'toReport', 'toClear'] as const) {
      const letter = write({ ...facts, [kind]: [one] }, VOICE);
      assert.deepEqual(letter.answerable, { match_id: 'm1' });
    }
    assert.equal(write({ ...facts, toPlay: [one], toReport: [one] }, VOICE).answerable, undefined);
  }
});

test('REPLY-10: the address of a proposal is another than that of its match, and its line speaks of times', () => {
  const letters = new Map(exampleLetters(VOICE));
  const proposal = letters.get('time-proposed');
  const reported = letters.get('other-side-reported');
  assert.ok(proposal && reported);
  assert.match(mailOf(proposal).replyTo ?? '', /^ann\.[^.]+\.1@/);
  assert.match(mailOf(proposal).text, /write “the second”/);
  assert.match(mailOf(reported).replyTo ?? '', /^ann\.[^.]+\.@/);
  assert.match(mailOf(reported).text, /write the score/);
});

test('REPLY-17: an answer of ours says that it is one', () => {
  const letters = new Map(exampleLetters(VOICE));
  const answer = letters.get('reply-answer');
  assert.ok(answer);
  assert.equal(mailOf(answer).headers['Auto-Submitted'], 'auto-replied');
});
