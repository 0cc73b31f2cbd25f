import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getDates } from '../../messages/dates.ts';
import { getWords } from '../../messages/language.ts';
import { POINTS_RULES } from '../preview/example-data.ts';
import { writeSeasonBegunLetter } from './season-begun.ts';

test('LTR-29: each competition is a sentence, and competitions with the same deadline share it', () => {
  const url = 'https://club.example';
  const voice = { words: getWords('de'), dates: getDates('de', 'UTC'), club: 'Verein', url };
  const makePart = (competition: string, deadline: string) => ({
    name: 'Ann',
    competition,
    division: 'Box 1',
    partner: null,
    opponents: [],
    open: [],
    rules: POINTS_RULES,
    placed: null,
    deadline,
  });
  const say = (...parts: ReturnType<typeof makePart>[]) => {
    const paragraph = writeSeasonBegunLetter(parts, voice).blocks[2];
    return paragraph?.type === 'paragraph' ? paragraph.text : null;
  };
  const [singles, mixed] = [makePart('Einzel', '2031-03-01'), makePart('Mixed', '2031-03-01')];
  const until = (day: string) => `Spiel bis *${day}* und trag deine Ergebnisse ein.`;
  const march = until('Samstag, 1. März');
  // Only the sentence after the greeting begins small.
  const both = 'du spielst *Einzel* in *Box 1*. Du spielst *Mixed* in *Box 1*.';
  assert.equal(say(singles, mixed), `${both} ${march}`);
  assert.equal(
    say(singles, { ...mixed, deadline: '2031-04-01' }),
    both.replace('. Du', `. ${march} Du`) + ` ${until('Dienstag, 1. April')}`,
  );
});
