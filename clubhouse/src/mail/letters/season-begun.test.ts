import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getDates } from '../../messages/dates.ts';
import { getWords } from '../../messages/language.ts';
import { JONAS, MIXED, OTHERS, POINTS_RULES, SINGLES } from '../preview/example-data.ts';
import { renderLetter } from '../render/render-letter.ts';
import { writeSeasonBegunLetter } from './season-begun.ts';

const URL_OF_CLUB = 'https://club.example';
const ENGLISH = {
  words: getWords('en'),
  dates: getDates('en', 'UTC'),
  club: 'Club',
  url: URL_OF_CLUB,
};
const PART = {
  name: 'Ann',
  competition: 'Singles',
  division: 'Box 1',
  partner: null,
  opponents: OTHERS.slice(0, 2),
  open: [SINGLES],
  rules: POINTS_RULES,
  placed: null,
  deadline: null,
};

test('LTR-29: shared rules and each person stand there once, and the others with their competitions', () => {
  const mixed = {
    ...PART,
    competition: 'Mixed',
    partner: JONAS,
    opponents: OTHERS.slice(1),
    open: [MIXED],
    rules: { ...POINTS_RULES, minMatchesToPlay: 2 },
  };
  const { blocks } = writeSeasonBegunLetter([PART, mixed], ENGLISH);
  const [items = []] = blocks.flatMap((block) => (block.type === 'list' ? [block.items] : []));
  assert.deepEqual(
    items.map((item) => item.slice(0, 22)),
    [
      'Best of five games to ',
      'A win gives 1 point, a',
      '*Singles*: Play at lea',
      '*Mixed*: Play at least',
    ],
  );
  const people = blocks.flatMap((block) => (block.type === 'contacts' ? block.people : []));
  assert.deepEqual(
    people.map(({ name, about }) => [name.split(' ')[0], about]),
    [
      ['Jonas', 'your partner in Mixed'],
      ['Edmund', 'Singles'],
      ['Priya', 'Singles; Mixed'],
      ['Tomasz', 'Mixed'],
      ['נועה', 'Mixed'],
    ],
  );
});

test('LTR-29: the line about replying announces no list of matches where the opponents are listed', () => {
  const letter = writeSeasonBegunLetter([PART, { ...PART, open: [MIXED] }], ENGLISH);
  const { text } = renderLetter(
    letter,
    { name: 'Club', colour: null },
    'en',
    null,
    () => '/report',
  );
  assert.match(text.replaceAll(/\s+/g, ' '), /You can reply to this email and say who you played/);
  assert.doesNotMatch(text, /enter\s+it\s+here/);
});

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
