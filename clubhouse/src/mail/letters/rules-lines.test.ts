import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Api } from '../../api/client.ts';
import { getDates } from '../../messages/dates.ts';
import { type Language, getWords } from '../../messages/language.ts';
import { type DivisionPlace, describeRules } from './rules-lines.ts';

/** Matches are played to the end, and one side wins. */
const PLAIN = { draws: false, unfinished: 'refused', unfinishedSet: null, playAll: false } as const;

const SET = { games: 6, winBy: 2, cap: null, tiebreak: { at: 6, to: 7, winBy: 2 } };
const DEFAULT: Api<'CompetitionRules'> = {
  format: { bestOf: 3, set: SET, finalSet: null, ...PLAIN },
  points: {
    win: 3,
    loss: 1,
    retiredLoss: null,
    draw: null,
    walkoverWin: 3,
    walkoverLoss: 0,
    setWon: 0,
    gameWon: 0,
    byResult: [],
    bonus: [],
  },
  retirement: { sets: 'as_played', games: 'as_played' },
  walkover: { sets: 'none', played: 'present', games: null },
  ranking: ['points', 'head_to_head'],
  levelAfterRule: 'restart',
  headToHead: 'all_met',
  rounds: 1,
  minMatchesToPlay: 4,
  unrankedBelowMinimum: true,
  movement: { promoted: 3, relegated: 3, tiers: null },
  withdrawal: { remainingMatches: 'walkover_to_opponent', playedMatches: 'keep' },
};
const MIDDLE = { position: 2, divisions: 3, entries: 8 };

function lines(
  rules: Api<'CompetitionRules'>,
  placed: DivisionPlace | null = MIDDLE,
  language: Language = 'en',
) {
  const dates = getDates(language, 'UTC');
  return describeRules(rules, placed, { words: getWords(language), dates, club: 'C', url: '' });
}

function formatLine(format: Partial<Api<'CompetitionRules'>['format']>): string | undefined {
  return lines({ ...DEFAULT, format: { ...DEFAULT.format, ...format } })[0];
}

test('LTR-7: summarises the rules in three lines, in both languages', () => {
  assert.deepEqual(lines(DEFAULT), [
    'Best of three sets to 6, tiebreak at 6–6.',
    'A win gives 3 points, a loss 1 point; a no-show 0 points.',
    'Play at least 4 matches to be ranked; the top three go up, the bottom three go down.',
  ]);
  assert.deepEqual(lines(DEFAULT, MIDDLE, 'de'), [
    'Zwei Gewinnsätze bis 6, Tiebreak bei 6:6.',
    'Ein Sieg bringt 3 Punkte, eine Niederlage 1 Punkt; Nichtantreten bringt 0 Punkte.',
    'Für einen Rang sind 4 Spiele nötig; die ersten drei steigen auf, die letzten drei steigen ab.',
  ]);
});

test('LTR-7: double rounds are mentioned, with the number of matches in a small box', () => {
  const twice = { ...DEFAULT, rounds: 2 as const };
  const small = { ...MIDDLE, entries: 3 };
  const [format, , places] = lines(twice, small);
  assert.equal(format, 'Best of three sets to 6, tiebreak at 6–6; you play everyone twice.');
  assert.match(places ?? '', /^Play at least 4 matches to be ranked;/);
  assert.match(lines(DEFAULT, small)[2] ?? '', /^Play at least 2 matches to be ranked;/);
  const [german] = lines(twice, small, 'de');
  assert.equal(german, 'Zwei Gewinnsätze bis 6, Tiebreak bei 6:6; du spielst zweimal gegen jeden.');
});

test('LTR-7: every preset format has a description', () => {
  const race = (games: number, cap: number | null = null) => ({
    games,
    winBy: 2,
    cap,
    tiebreak: null,
  });
  assert.equal(
    formatLine({ finalSet: { matchTiebreak: { to: 10, winBy: 2 } } }),
    'Best of three sets to 6, tiebreak at 6–6; a match tiebreak to 10 instead of the last set.',
  );
  assert.equal(
    formatLine({ finalSet: race(6) }),
    'Best of three sets to 6, tiebreak at 6–6; the last one to 6, with a lead of two.',
  );
  assert.equal(
    formatLine({ bestOf: 1, set: { ...SET, games: 8, tiebreak: { at: 8, to: 7, winBy: 2 } } }),
    'One set to 8, tiebreak at 8–8.',
  );
  assert.equal(
    formatLine({ bestOf: 5, set: race(11) }),
    'Best of five games to 11, with a lead of two.',
  );
  assert.equal(
    formatLine({ set: race(21, 30) }),
    'Best of three games to 21, with a lead of two, capped at 30.',
  );
  assert.equal(formatLine({ bestOf: 1, set: { total: 12 } }), 'One set of exactly 12 games.');
  assert.equal(
    formatLine({ bestOf: 1, set: { timed: true } }),
    'Timed: the side ahead when time runs out wins.',
  );
});

test('LTR-7: says what earns points, and says nothing if wins decide', () => {
  const points = (part: Partial<Api<'CompetitionRules'>['points']>) =>
    lines({ ...DEFAULT, points: { ...DEFAULT.points, ...part } })[1];
  assert.equal(
    points({ win: 1, setWon: 1, bonus: [{ when: 'loss_with_a_set', points: 0.5 }] }),
    'A win gives 1 point, a loss 1 point; each set won 1 point; 0.5 points extra for a loss with at least one set won; a no-show 0 points.',
  );
  assert.equal(
    points({ win: 0, loss: 0, gameWon: 1, walkoverLoss: -2 }),
    'Each game won 1 point; a no-show -2 points.',
  );
  const byResult = [
    { result: '3-0', points: [7, 2] as [number, number] },
    { result: '2-2', points: [4, 4] as [number, number] },
  ];
  assert.equal(
    points({ byResult }),
    'Points for winner and loser depend on the result (3–0: 7 and 2, 2–2: 4 and 4); a no-show 0 points.',
  );
  const byTheHour = { bestOf: 1, set: { timed: true }, draws: true } as const;
  const hour: Api<'CompetitionRules'> = { ...DEFAULT, format: { ...DEFAULT.format, ...byTheHour } };
  assert.deepEqual(lines(hour).slice(0, 2), [
    'Timed: the side ahead when time runs out wins; a match can end in a draw.',
    'A win gives 3 points, a loss 1 point; a draw 2 points; a no-show 0 points.',
  ]);
  const byWins: Api<'CompetitionRules'> = { ...DEFAULT, ranking: ['matches_won', 'sets_share'] };
  assert.equal(lines(byWins)[1], 'More wins mean a higher rank.');
});

test('LTR-7: nobody goes up from the top box or down from the bottom one, and at most half of a box moves', () => {
  const last = (placed: DivisionPlace | null, rules = DEFAULT) => lines(rules, placed)[2];
  const needed = 'Play at least 4 matches to be ranked';
  assert.equal(last({ ...MIDDLE, position: 1 }), `${needed}; the bottom three go down.`);
  assert.equal(last({ ...MIDDLE, position: 3 }), `${needed}; the top three go up.`);
  assert.equal(last({ position: 1, divisions: 1, entries: 8 }), `${needed}.`);
  const smaller = `${needed}; the top two go up, the bottom three go down.`;
  assert.equal(last({ ...MIDDLE, above: 5, below: 6 }), smaller);
  const uneven = { ...DEFAULT, movement: { promoted: 3, relegated: 2, tiers: null } };
  const own = `${needed}; the top three go up, the bottom two go down.`;
  assert.equal(last({ ...MIDDLE, above: 2, below: 2 }, uneven), own);
  assert.equal(
    last({ ...MIDDLE, entries: 3 }),
    'Play at least 2 matches to be ranked; first place goes up, last place goes down.',
  );
  assert.equal(last(null), `${needed}.`);
  const free = {
    ...DEFAULT,
    unrankedBelowMinimum: false,
    movement: { promoted: 0, relegated: 0, tiers: null },
  };
  assert.equal(last(MIDDLE, free), 'Every match you play counts.');
});

test('LTR-7: the email names the boxes of the same tier, and the boxes that players move to', () => {
  const tiers = [[1], [2, 3]];
  const rules = { ...DEFAULT, movement: { promoted: 1, relegated: 1, tiers } };
  const names = ['Box 1', 'Box 2A', 'Box 2B', 'Box 3'];
  const last = (
    position: number,
    changed: Api<'CompetitionRules'> = rules,
    language: Language = 'en',
  ) => lines(changed, { position, divisions: 4, entries: 5, names }, language)[2];
  const needed = 'Play at least 4 matches to be ranked';
  assert.equal(last(1), `${needed}; the last go down to Box 2A or Box 2B.`);
  assert.equal(
    last(2),
    `${needed}; your box ranks equally with Box 2B; the best go up to Box 1; the last go down to Box 3.`,
  );
  assert.equal(last(4), `${needed}; the best go up to Box 2A or Box 2B.`);
  assert.equal(
    last(3, { ...rules, movement: { promoted: 0, relegated: 0, tiers } }),
    `${needed}; your box ranks equally with Box 2A.`,
  );
  assert.equal(
    last(3, rules, 'de'),
    'Für einen Rang sind 4 Spiele nötig; deine Box ist gleichrangig mit Box 2A; die Besten steigen auf in Box 1; die Letzten steigen ab in Box 3.',
  );
});
