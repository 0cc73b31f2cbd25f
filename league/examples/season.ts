import type { People } from './people.ts';
import { playMatches } from './matches.ts';
import { readId, type RecordedJson, list, type Recorder, toText } from './recorder.ts';

/** The results of a season that the next one needs. */
export interface PlayedSeason {
  readonly singles: string;
  /** An entry in the singles of that season. */
  readonly entry: string;
  readonly doubles: string;
}

const RULES = { movement: { promoted: 1, relegated: 1 }, minMatchesToPlay: 1 };

/** Plays a whole season: singles in two divisions, and doubles. */
export async function playSeason(at: Recorder, people: People): Promise<PlayedSeason> {
  const season = await at.ask('createSeason', {
    body: {
      name: 'Summer 2026',
      starts_on: '2026-04-01',
      ends_on: '2026-09-30',
      results_deadline: '2026-09-30',
    },
  });
  const path = [readId(season)];
  const singles = await enterSingles(at, readId(season), people);
  const doubles = await enterDoubles(at, readId(season), people);
  await at.ask('checkSeason', { path, query: '?to=active' });
  await at.ask('checkCompetition', { path: [singles.id], query: '?to=active' });
  await at.ask('updateSeason', { path, body: { state: 'active' } });
  await at.ask('updateCompetition', { path: [singles.id], body: { state: 'active' } });
  await at.ask('updateCompetition', { path: [doubles], body: { state: 'active' } });
  await at.ask('getSeason', { path });
  await at.ask('listSeasons');
  await decideTies(at, singles);
  await at.ask('generateFixtures', { path: [singles.division] });
  await at.ask('generateAllFixtures', { path: [singles.id] });
  await playMatches(at, people, { season: readId(season), ...singles });
  return { singles: singles.id, entry: singles.entry, doubles };
}

interface Singles {
  readonly id: string;
  /** The upper division. */
  readonly division: string;
  /** Ann's entry. */
  readonly entry: string;
}

async function enterSingles(at: Recorder, season: string, { ids }: People): Promise<Singles> {
  const body = { season_id: season, name: 'Box league', discipline: 'singles', rules: RULES };
  const id = readId(await at.ask('createCompetition', { body }));
  const path = [id];
  await at.ask('listRulePresets');
  await at.ask('listCompetitions');
  await at.ask('getCompetition', { path });
  const [first, second] = await addDivisions(at, id);
  const items = ids.slice(1).map((member, index) => ({
    member_ids: [member],
    division_id: index < 2 ? first : second,
  }));
  const entry = await at.ask('createEntry', {
    path,
    body: { member_ids: [ids[0]], division_id: first },
  });
  const made = list((await at.ask('createEntries', { path, body: { items } }))['data']);
  await changeEntries(at, made.at(-1), second);
  await at.ask('getEntry', { path: [readId(entry)] });
  await at.ask('listEntries', { path, query: '?limit=2' });
  return { id, division: first, entry: readId(entry) };
}

/** Before any match is played, all entries of a division are level. */
async function decideTies(at: Recorder, { division }: Singles): Promise<void> {
  const path = [division];
  const table = await at.ask('getDivisionStandings', { path });
  const order = list(table['rows']).map((row) => toText(row['entry_id']));
  const body = { order: order.toReversed(), by: 'lot' };
  const made = await at.ask('createTieDecision', { path, body });
  await at.ask('listTieDecisions', { path });
  await at.ask('getTieDecision', { path: [readId(made)] });
  await at.ask('deleteTieDecision', { path: [readId(made)] });
}

/** @returns the ids of the upper and the lower division */
async function addDivisions(at: Recorder, competition: string): Promise<[string, string]> {
  const path = [competition];
  const first = readId(await at.ask('createDivision', { path, body: { name: 'Box 1' } }));
  const items = [{ name: 'Box 2' }, { name: 'Box 3' }];
  const made = list((await at.ask('createDivisions', { path, body: { items } }))['data']);
  const second = readId(made[0]);
  await at.ask('updateDivision', { path: [second], body: { name: 'Box two', position: 2 } });
  await at.ask('getDivision', { path: [first] });
  await at.ask('listDivisions', { path });
  await at.ask('deleteDivision', { path: [readId(made[1])] });
  return [first, second];
}

async function changeEntries(at: Recorder, last: RecordedJson | undefined, division: string) {
  const path = [readId(last)];
  const body = { name: 'The Finks', division_id: division };
  await at.ask('updateEntry', { path, body });
  await at.ask('optOutEntry', { path });
  await at.ask('optInEntry', { path });
  await at.ask('withdrawEntry', { path });
  await at.ask('reinstateEntry', { path });
}

/** Enters three pairs: Ann and Bo, Cy and Di, Ed and Flo. */
async function enterDoubles(at: Recorder, season: string, { ids }: People): Promise<string> {
  const body = { season_id: season, name: 'Doubles', discipline: 'doubles', rules: RULES };
  const id = readId(await at.ask('createCompetition', { body }));
  const division = readId(
    await at.ask('createDivision', { path: [id], body: { name: 'Doubles 1' } }),
  );
  const items = [0, 2, 4].map((at0) => ({
    member_ids: ids.slice(at0, at0 + 2),
    division_id: division,
  }));
  const made = list((await at.ask('createEntries', { path: [id], body: { items } }))['data']);
  await at.ask('deleteEntry', { path: [readId(made[2])] });
  return id;
}
