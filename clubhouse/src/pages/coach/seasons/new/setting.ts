import {
  type Competition,
  listCompetitions,
  readAllSeasons,
  type Season,
} from '../../../../api/seasons.ts';
import type { CoachVisit } from '../../../../web/visit.ts';
import { copyRows, makeNewRows, type PlannedCompetition } from './plan-form.ts';
import { type SeasonProposal, proposeNextSeason } from './propose.ts';

export interface Setting {
  readonly seasons: readonly Season[];
  /** The season to copy; null if there is none. */
  readonly source: Season | null;
  /** An existing season, to which this page adds the rest of the competitions. */
  readonly into: Season | null;
  readonly proposed: SeasonProposal;
  readonly rows: readonly PlannedCompetition[];
  /** Names of the competitions that this season already has. */
  readonly made: readonly string[];
}

/** Makes three calls to the league. */
export async function findSetting(
  { api, dates, now, words, language }: CoachVisit,
  asked: URLSearchParams,
): Promise<Setting> {
  const seasons = await readAllSeasons(api);
  const named = (name: string) => seasons.find(({ id }) => id === asked.get(name)) ?? null;
  const [source, into] = [named('from'), named('into')];
  const [theirs, held] = await Promise.all([
    source === null ? [] : listCompetitions(api, source.id),
    into === null ? [] : listCompetitions(api, into.id),
  ]);
  const today = dates.today(now);
  const proposed = source === null ? NOTHING : proposeNextSeason(source, today, language);
  const rows = source === null ? makeNewRows(words) : copyRows(theirs, proposed.move, language);
  return {
    seasons,
    source,
    into,
    proposed,
    rows: rows.filter((row) => !isAlreadyMade(row, held)),
    made: held.map(({ name }) => name),
  };
}

const NOTHING: SeasonProposal = {
  name: '',
  starts_on: null,
  ends_on: null,
  results_deadline: null,
  how: null,
  move: { years: 0 },
};

function isAlreadyMade(
  { previous, name, discipline }: PlannedCompetition,
  held: readonly Competition[],
): boolean {
  return previous === null
    ? held.some((one) => one.name === name && one.discipline === discipline)
    : held.some((one) => one.previous_competition_id === previous.id);
}
