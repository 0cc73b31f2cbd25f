import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EXAMPLE_FORMAT } from '../../test/example-format.ts';
import { type CandidateMatch, readMeaning } from './meant-matches.ts';

const SATURDAY = { date: '2026-12-05', time: '18:30' };
const SUNDAY = { date: '2026-12-06', time: '11:00' };

interface NamedMatch extends CandidateMatch {
  readonly name: string;
}

function against(name: string, more: Partial<CandidateMatch['context']> = {}, isDecided = false) {
  const context = { format: EXAMPLE_FORMAT, opponents: name.split(' & '), proposed: [], ...more };
  return { name, context, isDecided };
}

const BO = against('Bo Park');
const CLEO = against('Cleo Marsh');
const BO_EK = against('Bo Ek');

function meant(text: string, matches: readonly NamedMatch[], isAsked = false): string {
  const meaning = readMeaning(text, matches, isAsked);
  switch (meaning.kind) {
    case 'certain':
      return `${meaning.match.name}: ${meaning.reading.kind}`;
    case 'which':
      return `which: ${meaning.matches.map(({ name }) => name).join(', ')}`;
    case 'not_played':
      return 'not played';
    case 'not_understood':
      return `not understood: ${meaning.only?.name ?? 'nobody'}`;
  }
}

test('BOT-3: no name is needed if one match is to be reported, but one is if there are several', () => {
  assert.equal(meant('won 6-4 6-3', [BO]), 'Bo Park: result');
  assert.equal(meant('6-4 6-3', [BO]), 'Bo Park: which_result');
  assert.equal(meant('won 6-4 6-3', [BO, CLEO]), 'which: Bo Park, Cleo Marsh');
  assert.equal(meant('beat Cleo 6-4 6-3', [BO, CLEO]), 'Cleo Marsh: result');
  assert.equal(meant('beat cleo marsh 6-4 6-3', [BO, CLEO]), 'Cleo Marsh: result');
});

test('BOT-3: a name decides if it fits exactly one match', () => {
  assert.equal(meant('beat Bo 6-4 6-3', [BO, BO_EK, CLEO]), 'which: Bo Park, Bo Ek');
  assert.equal(meant('beat Bo Ek 6-4 6-3', [BO, BO_EK, CLEO]), 'Bo Ek: result');
  assert.equal(meant('beat Bo and Cleo 6-4 6-3', [BO, CLEO]), 'not understood: nobody');
  const pair = against('Cleo Marsh & Dana Wu');
  assert.equal(meant('beat Cleo 6-4 6-3', [CLEO, pair]), 'which: Cleo Marsh, Cleo Marsh & Dana Wu');
  assert.equal(meant('lost to Dana 4-6 3-6', [CLEO, pair]), 'Cleo Marsh & Dana Wu: result');
});

test('BOT-3: an unknown name is ignored, and a settled match is only found by name', () => {
  assert.equal(meant('beat Zoe 6-4 6-3', [BO]), 'not understood: Bo Park');
  const settled = against('Cleo Marsh', {}, true);
  assert.equal(meant('won 6-4 6-3', [BO, settled]), 'Bo Park: result');
  assert.equal(meant('beat Cleo 6-4 6-3', [BO, settled]), 'Cleo Marsh: result');
  assert.equal(meant('won 6-4 6-3', [settled]), 'not understood: nobody');
  assert.equal(meant('won 6-4 6-3', []), 'not understood: nobody');
});

test('BOT-3: the score format decides nothing, even if only one match uses it', () => {
  const short = against('Cleo Marsh', {
    format: { ...EXAMPLE_FORMAT, set: { ...EXAMPLE_FORMAT.set, games: 4, tiebreak: null } },
  });
  assert.equal(meant('won 6-4 6-3', [BO, short]), 'which: Bo Park');
});

test('BOT-3: a time is picked if it fits exactly one match, in words that say which', () => {
  const asked = against('Bo Park', { proposed: [SATURDAY, SUNDAY] });
  assert.equal(meant('Saturday is good', [asked, CLEO]), 'Bo Park: time');
  assert.equal(meant('the second', [asked, CLEO]), 'Bo Park: time');
  const also = against('Cleo Marsh', { proposed: [SATURDAY] });
  assert.equal(meant('Saturday is good', [asked, also]), 'which: Bo Park, Cleo Marsh');
  assert.equal(meant('Sunday is good', [asked, also]), 'Bo Park: time');
  assert.equal(meant('none of them', [asked, CLEO]), 'Bo Park: decline');
});

test('BOT-3: a plain yes picks no time, nor do words that may be a question for the bot', () => {
  const one = against('Bo Park', { proposed: [SATURDAY] });
  for (const yes of ['yes', 'ja', 'passt', 'works for me', 'perfect, thanks']) {
    assert.equal(meant(yes, [one]), 'which: Bo Park', yes);
  }
  for (const day of ['Saturday is good', 'Samstag passt', '18:30 is fine', 'the first']) {
    assert.equal(meant(day, [one]), 'Bo Park: time', day);
    assert.equal(meant(day, [one], true), 'which: Bo Park', day);
  }
  assert.equal(meant('none of them', [one], true), 'which: Bo Park');
  assert.equal(meant('won 6-4 6-3', [one], true), 'Bo Park: result');
});

test('BOT-3: several unplayed matches alone prompt no question', () => {
  assert.equal(meant('not played yet', [BO, CLEO]), 'not played');
  assert.equal(meant('not played yet', [BO]), 'Bo Park: not_played');
  assert.equal(meant('lovely weather', [BO, CLEO]), 'not understood: nobody');
});
