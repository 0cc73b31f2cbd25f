import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getDates } from '../../messages/dates.ts';
import { getWords } from '../../messages/language.ts';
import { POINTS_RULES } from '../preview/example-data.ts';
import { writeSeasonBegunLetter } from './season-begun.ts';

test('LTR-29: each competition is a sentence, and only the one after the greeting begins small in German', () => {
  const url = 'https://club.example';
  const voice = { words: getWords('de'), dates: getDates('de', 'UTC'), club: 'Verein', url };
  const [singles, mixed] = ['Einzel', 'Mixed'].map((competition) => ({
    name: 'Ann',
    competition,
    division: 'Box 1',
    partner: null,
    opponents: [],
    open: [],
    rules: POINTS_RULES,
    placed: null,
    deadline: null,
  }));
  assert.ok(singles !== undefined && mixed !== undefined);
  const { blocks } = writeSeasonBegunLetter([singles, mixed], voice);
  const text = 'du spielst *Einzel* in *Box 1*. Du spielst *Mixed* in *Box 1*.';
  assert.deepEqual(blocks[2], { type: 'paragraph', text });
});
