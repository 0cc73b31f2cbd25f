import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { JudgedEntry } from '../src/score/entry.ts';
import { findSecrets } from '../season-by-mail/secrets.ts';

const WON: JudgedEntry = {
  ending: 'completed',
  sets: [{ games: [6, 3] }, { games: [7, 5] }],
  stopped: null,
  winner: 'me',
  figures: [2, 0],
};
const NONE: { readonly entries: readonly JudgedEntry[]; readonly texts: readonly string[] } = {
  entries: [],
  texts: [],
};
const SAID = { entries: [WON], texts: ['won 6-3 7-5 at last'] };

function found(words: string, own = NONE): string[] {
  return findSecrets({ words }, { own, other: SAID, opponent: 'Xenia Abernathy' });
}

test('REPLY-25: the check finds an email that reveals the other side’s set, sentence or words', () => {
  assert.deepEqual(found('Xenia Abernathy says 6–3'), ['6-3']);
  assert.deepEqual(found('they have 5:7'), ['7-5']);
  assert.ok(found('Xenia Abernathy beat you 6–3 7–5').length >= 3);
  assert.deepEqual(found('she wrote: won 6-3 7-5 at last').length, 3);
  const stayedAway: JudgedEntry = {
    ending: 'walkover',
    sets: [],
    stopped: 'me',
    winner: 'them',
    figures: null,
  };
  const other = { entries: [stayedAway], texts: [] };
  const words = 'Xenia Abernathy didn’t turn up: a walkover for you';
  assert.equal(findSecrets({ words }, { own: NONE, other, opponent: 'Xenia Abernathy' }).length, 1);
});

test('REPLY-25: the reader’s own words, examples and clock times are not secrets', () => {
  const own = { entries: [WON], texts: ['6-3 7-5'] };
  assert.deepEqual(found('You beat Xenia Abernathy 6–3 7–5', own), []);
  assert.deepEqual(found('Sunday at 18:30. Xenia Abernathy has entered the score.'), []);
});
