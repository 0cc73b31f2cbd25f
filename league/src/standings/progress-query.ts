import type { Competition } from '../competitions/schema.ts';
import {
  findCompetitionsOfSeason,
  findCompetition,
  findVisibleCompetition,
} from '../competitions/store.ts';
import {
  type DivisionPlace,
  countEntriesByDivision,
  listDivisionsByCompetition,
} from '../competitions/divisions-store.ts';
import { splitIntoBatches } from '../db/batches.ts';
import { findOptedOutEntries } from '../entries/opt-out-store.ts';
import { maySeeLeaving } from '../entries/show.ts';
import { findEntry } from '../entries/store.ts';
import type { Caller } from '../http/caller.ts';
import { yieldToEventLoop } from '../http/yield-to-event-loop.ts';
import type { Reader } from '../http/route.ts';
import type { DivisionLedger, EntryInLedger, MatchInLedger } from '../ledger/division-ledger.ts';
import { eachLedger, loadLedgers, readUndividedEntries } from '../ledger/store.ts';
import { groupOutstandingMatches } from '../ledger/rules/outstanding.ts';
import { countPlayed, type PlayedCount } from '../ledger/rules/tally.ts';
import type { Season } from '../seasons/schema.ts';
import { findSeason } from '../seasons/store.ts';
import type { Id } from '../shared/ids.ts';
import { getOrThrow } from '../shared/must-get.ts';
import { Refusal, refuse } from '../shared/refusal.ts';
import { computeClosingState, readClosing } from '../ledger/closing.ts';
import type {
  CompetitionProgress,
  DivisionProgress,
  EntryProgress,
  SeasonProgress,
} from './progress-schema.ts';
import { makeRulingLookup, computeTable } from '../ledger/table-of.ts';

/** Entries without a division examined at a time. */
const BATCH_ENTRIES = 50;

/** The progress of one entry (PRG-1); players do not learn of others' leaving (OPT-3). */
export async function showEntryProgress(
  reader: Reader,
  caller: Caller,
  entryId: Id<'entry'>,
): Promise<EntryProgress | Refusal<'not_found'>> {
  const progress = await readEntryProgress(reader, caller, entryId);
  if (progress instanceof Refusal || maySeeLeaving(caller, progress)) return progress;
  const { opted_out: _, ...shown } = progress;
  return shown;
}

/** Reads only the entry's own division, not its whole competition. */
async function readEntryProgress(
  reader: Reader,
  caller: Caller,
  entryId: Id<'entry'>,
): Promise<EntryProgress | Refusal<'not_found'>> {
  const { db } = reader;
  const entry = await findEntry(db, entryId);
  const competition = entry && (await findVisibleCompetition(db, caller, entry.competition_id));
  if (!entry || !competition) return refuse('not_found');
  const optedOut = new Set(entry.opted_out === true ? [entryId] : []);
  if (entry.division_id === null) {
    return makeEmptyProgress({ ...entry, withdrawn: entry.status === 'withdrawn' }, optedOut);
  }
  const { final } = await readClosing(reader, competition);
  const place = { id: entry.division_id, competition_id: competition.id };
  const ledger = (await loadLedgers(reader, [place]))(entry.division_id);
  const counts = countPlayed(competition.rules, ledger.entries, ledger.matches);
  const row = counts.find((one) => one.entry.id === entryId);
  return row
    ? toEntryProgress(row, groupOutstandingMatches(ledger), { ledger, final, optedOut })
    : refuse('not_found');
}

export async function readCompetitionProgress(
  reader: Reader,
  competitionId: Id<'competition'>,
): Promise<CompetitionProgress | Refusal<'not_found'>> {
  const competition = await findCompetition(reader.db, competitionId);
  if (!competition) return refuse('not_found');
  const season = await findSeason(reader.db, competition.season_id);
  const [progress] = await readProgress(reader, season, [competition]);
  return progress ?? refuse('not_found');
}

/** The progress of every competition of a season, and who is out of the next one (PRG-2). */
export async function readSeasonProgress(
  reader: Reader,
  seasonId: Id<'season'>,
): Promise<SeasonProgress | Refusal<'not_found'>> {
  const season = await findSeason(reader.db, seasonId);
  if (!season) return refuse('not_found');
  const competitions = await findCompetitionsOfSeason(reader.db, seasonId);
  return { season_id: seasonId, competitions: await readProgress(reader, season, competitions) };
}

async function readProgress(
  reader: Reader,
  season: Season | undefined,
  competitions: readonly Competition[],
): Promise<CompetitionProgress[]> {
  const { db } = reader;
  const ids = competitions.map((competition) => competition.id);
  const divisionsOf = await listDivisionsByCompetition(db, ids);
  const sizesOf = await countEntriesByDivision(db, ids);
  const undivided = await readUndividedEntries(db, ids);
  const optedOut = await findOptedOutEntries(db, ids);
  const gathered = new Map(
    competitions.map((competition) => {
      const { id } = competition;
      const { final } = computeClosingState(reader, season, competition);
      return [id, new ProgressTally(competition, { sizes: sizesOf(id), final, optedOut })];
    }),
  );
  const divisions = ids.flatMap(divisionsOf);
  const byId = new Map(divisions.map((division) => [division.id, division]));
  for await (const ledger of eachLedger(reader, divisions)) {
    const division = getOrThrow(byId, ledger.divisionId);
    getOrThrow(gathered, division.competition_id).add(division, ledger);
  }
  for (const [id, one] of gathered) {
    for (const entries of splitIntoBatches(undivided(id), BATCH_ENTRIES)) {
      one.addUndivided(entries);
      await yieldToEventLoop();
    }
  }
  return [...gathered.values()].map((one) => one.progress());
}

interface ProgressInput {
  readonly sizes: readonly number[];
  readonly final: boolean;
  readonly optedOut: ReadonlySet<Id<'entry'>>;
}

/** Collects a competition's progress, division by division. */
class ProgressTally {
  readonly #competition: Competition;
  readonly #input: ProgressInput;
  #fixtures = 0;
  readonly #matches = { played: 0, reported: 0, disputed: 0, open: 0 };
  readonly #entries = new Array<EntryProgress>();
  readonly #divisions = new Array<DivisionProgress>();

  constructor(competition: Competition, input: ProgressInput) {
    this.#competition = competition;
    this.#input = input;
  }

  add(division: DivisionPlace, ledger: DivisionLedger): void {
    const { sizes, final, optedOut } = this.#input;
    const context = { rules: this.#competition.rules, sizes, final };
    this.#count(ledger);
    this.#divisions.push(this.#ofDivision(division, ledger));
    const outstanding = groupOutstandingMatches(ledger);
    const rows = computeTable(context, division, ledger);
    this.#entries.push(
      ...rows.map((row) => toEntryProgress(row, outstanding, { ledger, final, optedOut })),
    );
  }

  /** Matches decided by a withdrawal wait for no report and no coach. */
  #count(ledger: DivisionLedger): void {
    const rulingOf = makeRulingLookup(this.#competition.rules, ledger);
    this.#fixtures += ledger.matches.length;
    for (const match of ledger.matches) {
      const isWaiting = match.status === 'reported' || match.status === 'disputed';
      if (!isWaiting || rulingOf(match) === null) this.#matches[match.status] += 1;
    }
  }

  #ofDivision({ id, name }: DivisionPlace, ledger: DivisionLedger): DivisionProgress {
    const rulingOf = makeRulingLookup(this.#competition.rules, ledger);
    let [fixtures, decided] = [0, 0];
    for (const match of ledger.matches) {
      const ruling = rulingOf(match);
      if (ruling?.outcome === 'not_counted') continue;
      fixtures += 1;
      if (ruling !== null || match.status === 'played') decided += 1;
    }
    return { division_id: id, name, fixtures, decided };
  }

  /** Entries without a division come after the others. */
  addUndivided(entries: readonly EntryInLedger[]): void {
    this.#entries.push(...entries.map((entry) => makeEmptyProgress(entry, this.#input.optedOut)));
  }

  progress(): CompetitionProgress {
    return {
      competition_id: this.#competition.id,
      name: this.#competition.name,
      final: this.#input.final,
      fixtures: this.#fixtures,
      ...this.#matches,
      divisions: this.#divisions,
      division_sizes: [...this.#input.sizes],
      entries: this.#entries,
    };
  }
}

interface EntryInput {
  readonly ledger: DivisionLedger;
  readonly final: boolean;
  readonly optedOut: ReadonlySet<Id<'entry'>>;
}

function toEntryProgress(
  { entry, played, minimum }: PlayedCount<EntryInLedger>,
  outstandingOf: (entryId: Id<'entry'>) => MatchInLedger[],
  { ledger, final, optedOut }: EntryInput,
): EntryProgress {
  const outstanding = final ? [] : outstandingOf(entry.id);
  const withStatus = (status: MatchInLedger['status']) =>
    outstanding.filter((match) => match.status === status).length;
  return {
    entry_id: entry.id,
    label: entry.label,
    members: listMembers(entry),
    division_id: ledger.divisionId,
    played,
    outstanding: outstanding.length,
    reported: withStatus('reported'),
    disputed: withStatus('disputed'),
    minimum,
    short_by: Math.max(0, minimum - played),
    can_reach_minimum: played + outstanding.length >= minimum,
    withdrawn: entry.withdrawn,
    opted_out: optedOut.has(entry.id),
  };
}

interface NamedEntry extends Pick<EntryInLedger, 'id' | 'label' | 'withdrawn'> {
  readonly members: readonly Readonly<EntryProgress['members'][number]>[];
}

/** An entry without a division has no matches. */
function makeEmptyProgress(entry: NamedEntry, optedOut: ReadonlySet<Id<'entry'>>): EntryProgress {
  return {
    entry_id: entry.id,
    label: entry.label,
    members: listMembers(entry),
    division_id: null,
    played: 0,
    outstanding: 0,
    reported: 0,
    disputed: 0,
    minimum: 0,
    short_by: 0,
    can_reach_minimum: true,
    withdrawn: entry.withdrawn,
    opted_out: optedOut.has(entry.id),
  };
}

function listMembers(entry: NamedEntry): EntryProgress['members'] {
  return entry.members.map(({ id, display_name }) => ({ id, display_name }));
}
