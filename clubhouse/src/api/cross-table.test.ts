import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatCrossing } from '../components/crossing-text.ts';
import { getWords } from '../messages/language.ts';
import type { Api } from './client.ts';
import { buildCrossTable, type CrossingCell } from './cross-table.ts';

function tableOf(
  matches: readonly Omit<Api<'TableMatch'>, 'id' | 'status'>[],
  ids = ['a', 'b'],
): Api<'Standings'> {
  const rows = ids.map((entry_id) => ({ entry_id }) as Api<'StandingsRow'>);
  const all = matches.map((match, index) => ({ ...match, id: `${index}`, status: 'played' }));
  return { rows, matches: all } as Api<'Standings'>;
}

function played(
  outcome: Api<'TableMatch'>['outcome'],
  games: readonly [number, number][],
  winner: 0 | 1 | null,
  figures: [number, number] | null = null,
) {
  const sets = games.map(([first, second]): { games: [number, number] } => ({
    games: [first, second],
  }));
  const score = games.length === 0 ? null : { sets };
  const result = { outcome, score, winning_side: winner, figures, ruling: null };
  const entry_ids: [string, string] = ['b', 'a'];
  return { round: 1 as 1 | 2, entry_ids, ...result };
}

/** The cells of a against b and of b against a, with two rounds separated by a comma. */
function cells(
  matches: readonly ReturnType<typeof played>[],
  language: 'en' | 'de' = 'en',
): string[] {
  const [[, of = []] = [], [back = []] = []] = buildCrossTable(tableOf(matches));
  const texts = (cell: CrossingCell) => cell.map((one) => formatCrossing(one, getWords(language)));
  return [of, back].map((cell) => texts(cell).join(', '));
}

/** The same for one match. */
function shown(match: ReturnType<typeof played>, language: 'en' | 'de' = 'en'): string[] {
  return cells([match], language);
}

test('TAB-9: a cell lists the sets from the point of view of its row', () => {
  assert.deepEqual(
    shown(
      played(
        'completed',
        [
          [6, 3],
          [4, 6],
          [7, 6],
        ],
        0,
        [2, 1],
      ),
    ),
    ['1–2', '2–1'],
  );
  assert.deepEqual(
    shown(
      played(
        'completed',
        [
          [6, 3],
          [6, 4],
        ],
        0,
        [2, 0],
      ),
    ),
    ['0–2', '2–0'],
  );
});

test('TAB-9: a single-set match shows games, or how it ended', () => {
  assert.deepEqual(shown(played('completed', [[9, 7]], 0, [9, 7])), ['7–9', '9–7']);
  assert.deepEqual(
    shown(
      played(
        'retired',
        [
          [6, 3],
          [1, 0],
        ],
        0,
        [1, 0],
      ),
    ),
    ['0–1 r.', '1–0 r.'],
  );
  assert.deepEqual(shown(played('retired', [], 1)), ['W r.', 'L r.']);
  assert.deepEqual(shown(played('walkover', [], 1)), ['w.o.', 'abs.']);
  assert.deepEqual(shown(played('walkover', [], 1), 'de'), ['w.o.', 'n.a.']);
  assert.deepEqual(shown(played('conceded', [], 0)), ['conc.', 'conc.']);
  assert.deepEqual(shown(played('completed', [[9, 9]], null, [9, 9])), ['9–9', '9–9']);
  assert.deepEqual(shown(played('unplayed', [], null)), ['–', '–']);
  assert.deepEqual(shown(played(null, [], null)), ['', '']);
});

test('TAB-9: a cell takes its figures from the league and counts no sets itself', () => {
  // A first game stopped by the clock: the league counts the match as level at 0-0.
  assert.deepEqual(shown(played('completed', [[3, 1]], null, [0, 0])), ['0–0', '0–0']);
});

test('TAB-9: a cell for oneself or for two who do not meet is not an open match', () => {
  const [row] = buildCrossTable(tableOf([played(null, [], null)], ['a', 'b', 'c']));
  assert.deepEqual(
    row?.flat().map(({ kind }) => kind),
    ['self', 'open', 'none'],
  );
});

test('TAB-9: a cell holds both matches of two players who meet twice, first round first', () => {
  const first = played('completed', [[9, 7]], 0, [9, 7]);
  const entry_ids: [string, string] = ['a', 'b'];
  const second = { ...played('walkover', [], 1), round: 2 as const, entry_ids };
  assert.deepEqual(cells([second, first]), ['7–9, abs.', '9–7, w.o.']);
  assert.deepEqual(cells([second, played(null, [], null)]), [', abs.', ', w.o.']);
});
