import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listConsequences, type SeasonStanding } from './follows.ts';

const RUNNING: SeasonStanding = {
  state: 'active',
  before: '2026-12-13',
  after: '2026-12-20',
  today: '2026-11-22',
  open: 5,
  reported: 1,
  disputed: 0,
  entries: 8,
  hadLetter: 0,
  drafts: [],
};
const whats = (changes: Partial<SeasonStanding>) =>
  listConsequences({ ...RUNNING, ...changes }).map(({ what }) => what);

test('SEAS-3: members with matches left get more or fewer days, and their email on another day', () => {
  assert.deepEqual(listConsequences(RUNNING), [
    { what: 'more_time', days: 7 },
    { what: 'letters', day: '2026-12-13' },
  ]);
  assert.deepEqual(listConsequences({ ...RUNNING, after: '2026-12-06' }), [
    { what: 'less_time', days: 7 },
    { what: 'letters', day: '2026-11-29' },
  ]);
  assert.deepEqual(whats({ after: '2026-11-29' }), ['less_time', 'letters_now']);
  assert.deepEqual(whats({ after: '2026-11-30' }), ['less_time', 'letters']);
  assert.deepEqual(whats({ hadLetter: 3 }), ['more_time', 'letters', 'letters_sent']);
});

test('SEAS-3: a past deadline closes reporting, and a future one reopens it', () => {
  assert.deepEqual(whats({ after: '2026-11-21' }), ['late', 'letters_none']);
  assert.deepEqual(whats({ after: '2026-11-22' }), ['less_time', 'letters_now']);
  assert.deepEqual(listConsequences({ ...RUNNING, before: '2026-11-15', after: '2026-11-22' }), [
    { what: 'reopened' },
    { what: 'provisional' },
    { what: 'more_time', days: 1 },
    { what: 'letters_now' },
  ]);
  assert.deepEqual(whats({ before: '2026-11-15', after: '2026-11-20' }), []);
  assert.deepEqual(whats({ before: '2026-11-15', after: null }), [
    'reopened',
    'provisional',
    'no_limit',
  ]);
  assert.deepEqual(whats({ before: null, after: '2026-12-20' }), ['letters']);
});

test('SEAS-3: nothing follows if nothing is left, changes or runs; a draft stays provisional longer', () => {
  assert.deepEqual(whats({ open: 0, reported: 0 }), []);
  assert.deepEqual(whats({ after: RUNNING.before }), []);
  for (const state of ['planning', 'complete', 'archived'] as const) {
    assert.deepEqual(whats({ state }), [], state);
  }
  assert.deepEqual(listConsequences({ ...RUNNING, open: 0, reported: 0, drafts: ['Spring'] }), [
    { what: 'drafts', day: '2026-12-20' },
  ]);
});
