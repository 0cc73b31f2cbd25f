import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getDates } from '../messages/dates.ts';
import { type Language, getWords } from '../messages/language.ts';
import type { Rules } from './rule-path.ts';
import { buildRuleSheet } from './sheet.ts';

/** Rules in which every rule has an effect. */
const EVERYTHING: Rules = {
  format: {
    bestOf: 3,
    set: { games: 6, winBy: 2, cap: null, tiebreak: { at: 6, to: 7, winBy: 2 } },
    finalSet: { matchTiebreak: { to: 10, winBy: 2 } },
    draws: true,
    unfinished: 'by_games',
    unfinishedSet: { lead: 2 },
    playAll: false,
  },
  points: {
    win: 3,
    loss: 1,
    retiredLoss: 0,
    draw: 1.5,
    walkoverWin: 3,
    walkoverLoss: 0,
    setWon: 1,
    gameWon: 0.5,
    byResult: [],
    bonus: [
      { when: 'straight_sets_win', points: 1 },
      { when: 'loss_with_a_set', points: 1 },
      { when: 'every_match_played', points: 2 },
      { when: 'matches_played', points: 2, count: 3, by: '2026-06-30' },
    ],
  },
  retirement: { sets: 'straight_sets', games: 'completed' },
  walkover: { sets: 'straight_sets', played: 'neither', games: [6, 0] },
  ranking: ['points', 'head_to_head', 'sets_difference'],
  levelAfterRule: 'restart',
  headToHead: 'all_met',
  rounds: 2,
  minMatchesToPlay: 4,
  unrankedBelowMinimum: true,
  movement: { promoted: 2, relegated: 2, tiers: [[1], [2, 3]] },
  withdrawal: { remainingMatches: 'walkover_to_opponent', playedMatches: 'void' },
};

const OFFERS = { after: 2, outcome: 'walkover' } as const;

function sheetOf(rules: Rules, language: Language = 'en') {
  const voice = { words: getWords(language), dates: getDates(language, 'UTC') };
  return buildRuleSheet(rules, ['Box 1', 'Box 2A', 'Box 2B'], OFFERS, voice);
}

function linesOf(rules: Rules, language?: Language): string[] {
  return sheetOf(rules, language).flatMap(({ lines }) => lines.map((line) => line.join(' / ')));
}

test('LOOK-14: every rule has a sentence with an example, in both languages', () => {
  for (const language of ['en', 'de'] as const) {
    const parts = sheetOf(EVERYTHING, language);
    assert.deepEqual(
      parts.map(({ lines }) => lines.length),
      [11, 10, 4, 4],
      language,
    );
    for (const [text, example] of parts.flatMap(({ lines }) => lines)) {
      assert.match(text, /[.]$/, text);
      assert.match(example, /[.]$/, example);
      assert.doesNotMatch(`${text} ${example}`, /undefined|NaN|null/);
    }
  }
});

test('LOOK-14: the sheet matches the rules', () => {
  const said = linesOf(EVERYTHING).join('\n');
  for (const part of [
    'Everyone in a box plays everyone else twice.',
    'leading by two or more',
    'A side that leaves two offers unanswered loses the match by walkover.',
    '4–2 is a set for Ann, 3–2 is half a set each.',
    'adds 2 points. / The 3rd match in time adds 2 points',
    'points; the matches between them; set difference',
    'From the top: Box 1; Box 2A and Box 2B.',
    'The winners of Box 2A and Box 2B go up to Box 1',
    'As many go down as up, so every box keeps its size.',
  ]) {
    assert.ok(said.includes(part), `${part}\n${said}`);
  }
});

test('LOOK-14: points by result replace points for a win, and a single-set match is described in games', () => {
  const byResult: Rules['points']['byResult'] = [
    { result: '3-0', points: [7, 2] },
    { result: '2-2', points: [4, 4] },
  ];
  const games: Rules = {
    ...EVERYTHING,
    format: {
      ...EVERYTHING.format,
      bestOf: 1,
      set: { games: 3, winBy: 1, cap: 3, tiebreak: null },
      finalSet: null,
      unfinished: 'as_it_stands',
      unfinishedSet: null,
    },
    points: { ...EVERYTHING.points, byResult, bonus: [], gameWon: 0 },
  };
  const said = linesOf(games).join('\n');
  assert.match(said, /Best of five games, and only games count/);
  assert.match(said, /the games played so far count/);
  assert.match(said, /3–0 gives 7 and 2; 2–2 gives 4 and 4\. \/ Ann wins 3–0: 7 points for Ann/);
  assert.doesNotMatch(said, /A win gives|Each set won/);
  assert.doesNotMatch(said.split('\n').slice(0, 4).join('\n'), /\bsets?\b/);
  assert.match(linesOf(games, 'de').join('\n'), /Wer zuerst drei Games hat, gewinnt/);
});

test('LOOK-14: a sheet leaves out features that the competition does not use', () => {
  const plain: Rules = {
    ...EVERYTHING,
    format: { ...EVERYTHING.format, draws: false, unfinished: 'refused', unfinishedSet: null },
    points: { ...EVERYTHING.points, retiredLoss: null, setWon: 0, gameWon: 0, bonus: [] },
    retirement: { sets: 'as_played', games: 'as_played' },
    walkover: { sets: 'none', played: 'present', games: null },
    ranking: ['matches_won'],
    minMatchesToPlay: 0,
    movement: { promoted: 0, relegated: 0, tiers: null },
  };
  const parts = sheetOf(plain).map(({ lines }) => lines.length);
  assert.deepEqual(parts, [5, 2, 1, 3]);
  assert.match(
    linesOf(plain).join('\n'),
    /The table is not ranked by points.*\n[^]*Nobody goes up or down/,
  );
});

test('LOOK-14, SCO-9: where a match is a single set of games, the sheet says games in both languages', () => {
  const set = { games: 3, winBy: 1, cap: 3, tiebreak: null };
  const format = {
    ...EVERYTHING.format,
    bestOf: 1 as const,
    set,
    finalSet: null,
    unfinishedSet: null,
  };
  const ranking: Rules['ranking'] = [
    'points',
    'sets_difference',
    'sets_lost',
    'straight_sets_wins',
  ];
  const points = { ...EVERYTHING.points, setWon: 0, bonus: [] };
  for (const unfinished of ['as_it_stands', 'by_games', 'refused'] as const) {
    const rules: Rules = { ...EVERYTHING, format: { ...format, unfinished }, points, ranking };
    for (const language of ['en', 'de'] as const) {
      const text = JSON.stringify(sheetOf(rules, language));
      assert.doesNotMatch(text, /\bsets?\b|Satz|Sätze/iu);
      assert.match(text, /[Gg]ames/);
    }
  }
});
