import { RANKING_RULES } from '../../src/competitions/rules/competition-rules.ts';
import { addMembers, readId, type InstalledClub, list, playDivision, text } from '../club.ts';
import type { Json } from '../harness.ts';
import type { SentenceRow } from './row.ts';

type Games = readonly (readonly [number, number])[];

const score = (...sets: Games) => ({ sets: sets.map((games) => ({ games })) });
const completed = (...sets: Games) => ({ outcome: 'completed', score: score(...sets) });

/** The match between two entries, by their places. */
function between(matches: readonly Json[], entries: readonly string[], ...sides: number[]): Json {
  const ids = sides.map((side) => entries[side]);
  const found = matches.find((match) =>
    list(match['sides']).every((side) => ids.includes(text(side['entry_id']))),
  );
  if (!found) throw new Error(`no match of ${sides.join()}`);
  return found;
}

/** Three players who play each other, ranked by each rule alone. */
async function tables(club: InstalledClub): Promise<unknown[]> {
  const rules = { minMatchesToPlay: 2 };
  const { competition, division, entries, matches } = await playDivision(club, { rules });
  const path = `/v1/competitions/${competition}`;
  const second = await club.must('POST', `${path}/divisions`, { name: 'Two' });
  const pair = await addMembers(club, 2);
  const items = pair.map((id) => ({ member_ids: [id], division_id: second['id'] }));
  await club.must('POST', `${path}/entries/batch`, { items });
  const fixtures = await club.must('POST', `/v1/divisions/${readId(second)}/fixtures`);
  const settle = (match: Json | undefined, winner: string | undefined, sets: Games) => {
    const isFirst = list(match?.['sides'])[0]?.['entry_id'] === winner;
    const said = sets.map(([won, lost]): [number, number] => (isFirst ? [won, lost] : [lost, won]));
    return club.must('POST', `/v1/matches/${readId(match)}/settlement`, completed(...said));
  };
  const table = () => club.must('GET', `/v1/divisions/${division}/standings`);
  const ranked = async (change: object) => {
    await club.must('PATCH', path, { rules: change });
    return [await table(), await club.must('GET', `/v1/divisions/${readId(second)}/standings`)];
  };
  const [ann, bo] = entries;
  await settle(between(matches, entries, 0, 1), ann, [
    [6, 0],
    [6, 1],
  ]);
  await settle(between(matches, entries, 0, 2), ann, [
    [6, 4],
    [3, 6],
    [6, 2],
  ]);
  await settle(
    list(fixtures['matches'])[0],
    text(list(list(fixtures['matches'])[0]?.['sides'])[0]?.['entry_id']),
    [
      [6, 0],
      [6, 0],
    ],
  );
  const answers: unknown[] = [await table()];
  answers.push(...(await ranked({ minMatchesToPlay: 0, ranking: ['matches_played'] })));
  await settle(between(matches, entries, 1, 2), bo, [
    [6, 4],
    [6, 4],
  ]);
  for (const rule of RANKING_RULES) answers.push(...(await ranked({ ranking: [rule] })));
  answers.push(...(await ranked({ points: { loss: 3 }, ranking: ['points', 'sets_won'] })));
  await club.must('POST', `/v1/entries/${entries[2]}/withdrawal`);
  return [...answers, await table()];
}

/** Both sides report, amend and report again. */
async function disputes(club: InstalledClub): Promise<unknown[]> {
  const { matches } = await playDivision(club, { players: 2 });
  const path = `/v1/matches/${readId(matches[0])}`;
  const after = async (side: number, said: object) => {
    await club.must('POST', `${path}/claims`, { ...said, side });
    return club.must('GET', path);
  };
  const absent = (side: number) => ({ outcome: 'walkover', retired_side: side });
  return [
    await after(0, completed([6, 4], [6, 3])),
    await after(1, completed([6, 4], [3, 6], [6, 2])),
    await after(1, absent(1)),
    await after(0, absent(0)),
    await after(0, { outcome: 'unplayed' }),
  ];
}

const IMPOSSIBLE: readonly object[] = [
  completed([6, 4], [6, 4], [6, 4]),
  completed([6, 5], [6, 4]),
  { outcome: 'completed', score: { sets: [{ games: [6, 4], tiebreak: [7, 3] }] } },
  { outcome: 'completed', score: { sets: [{ games: [7, 6], tiebreak: [7, 6] }] } },
  completed([6, 4], [4, 6], [12, 5]),
  completed([6, 4], [4, 6], [1, 0]),
  completed([6, 4]),
  { outcome: 'retired', score: score([6, 4], [6, 4]), retired_side: 1 },
  { outcome: 'completed' },
  { outcome: 'walkover', score: score([6, 4]), retired_side: 1 },
];

/** Impossible scores, in a format with a match tiebreak and in one without tiebreaks. */
async function errors(club: InstalledClub): Promise<unknown[]> {
  const finalSet = { matchTiebreak: { to: 10, winBy: 2 } };
  const long = { bestOf: 1, set: { games: 11, winBy: 2, cap: null, tiebreak: null } };
  const answers: unknown[] = [];
  const report = async (format: object, said: readonly object[]) => {
    const { matches } = await playDivision(club, { players: 2, rules: { format } });
    for (const one of said) {
      const body = { ...one, side: 0 };
      const path = `/v1/matches/${readId(matches[0])}/claims`;
      answers.push((await club.call('POST', path, { token: club.admin, body })).body);
    }
  };
  await report({ finalSet }, IMPOSSIBLE);
  const withPoints = { sets: [{ games: [11, 9], tiebreak: [7, 3] }] };
  await report(long, [{ outcome: 'completed', score: withPoints }, completed()]);
  await report({ playAll: true }, [completed([6, 4], [6, 4])]);
  await report({ bestOf: 1, set: { total: 12 } }, [completed([7, 6]), completed([6, 6])]);
  return answers;
}

async function mixedPair(club: InstalledClub): Promise<unknown[]> {
  const { competition, season } = await playDivision(club, { discipline: 'mixed_doubles' });
  const members = await addMembers(club, 2);
  const answers: unknown[] = [];
  for (const gender of ['male', 'female']) {
    for (const id of members) await club.must('PATCH', `/v1/members/${id}`, { gender });
    const body = { season_id: season, name: gender, discipline: 'mixed_doubles' };
    const draft = readId(await club.must('POST', '/v1/competitions', body));
    const path = `/v1/competitions/${draft}/entries`;
    answers.push(await club.must('POST', path, { member_ids: members }));
  }
  return [competition, ...answers];
}

export const RESULTS: readonly SentenceRow[] = [
  {
    title: 'a table by each ranking rule',
    says: [...RANKING_RULES, 'minimum', 'withdrawn'].map((rule) => `separation.${rule}`),
    run: tables,
  },
  {
    title: 'claims that differ',
    says: ['outcome', 'retired_side', 'score'].map((code) => `claim_difference.${code}`),
    run: disputes,
  },
  {
    title: 'scores that cannot be',
    says: [
      'set_after_end',
      'set_cannot_end',
      'set_of_total',
      'set_is_level',
      'no_tiebreak_here',
      'no_tiebreak_then',
      'tiebreak_cannot_end',
      'match_tiebreak_needs_points',
      'match_tiebreak_cannot_end',
      'undecided',
      'sets_missing',
      'decided',
      'required',
      'not_given',
    ].map((code) => `score_error.${code}`),
    run: errors,
  },
  { title: 'an unusual pair', says: ['entry_warning.same_gender'], run: mixedPair },
];
