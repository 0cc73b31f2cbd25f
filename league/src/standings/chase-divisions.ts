import type { Competition } from '../competitions/schema.ts';
import { divisionsOfAll } from '../competitions/store.ts';
import { divisionsOfMembers } from '../entries/store.ts';
import { letOthersIn } from '../http/let-others-in.ts';
import type { Reader } from '../http/route.ts';
import { eachLedger } from '../ledger/store.ts';
import { mustGet } from '../shared/must-get.ts';
import type { ChaseQuery } from './chase-schema.ts';
import { chasedMembers } from './chased.ts';
import type { ChasedList } from './chased-rows.ts';
import type { ChasedByDivision } from './chased-shelf.ts';
import { type KeptChased, keptChased } from './kept-chased.ts';
import type { ChasedDivision } from './most-urgent.ts';

/** So many divisions are looked at before others are let in, or prepared in one snapshot (SRV-13). */
export const AT_ONCE = 100;

type Look = (division: ChasedDivision, chased: ChasedList) => void;

/** Looks at who is chased in each division of these competitions that is wanted, in their order. */
export async function lookAtDivisions(
  reader: Reader,
  competitions: readonly Competition[],
  wanted: ChaseQuery,
  look: Look,
): Promise<void> {
  const kept = await keptFor(reader);
  const chasedIn = await chasedByDivision(reader, competitions, kept);
  const isLookedAt = await divisionsToLookAt(reader, wanted);
  const unknown: ChasedDivision[] = [];
  for (const competition of competitions) {
    const { divisions, chased } = chasedIn(competition);
    for (const [index, division] of divisions.entries()) {
      if (index % AT_ONCE === 0) await letOthersIn();
      if (isLookedAt !== null && !isLookedAt(division)) continue;
      const known = chased[index];
      if (known) look(division, known);
      else unknown.push(division);
    }
  }
  await workOut(reader, unknown, { competitions, kept, look });
}

/**
 * Works out who is chased in some of its divisions of which that is not known for sure.
 * @returns in how many it is not by now, where there is room; another read may have gone further
 * meanwhile
 */
export async function keepDivisionsOf(reader: Reader, competition: Competition): Promise<number> {
  const kept = await keptFor(reader);
  if (kept && !kept.of.isListSure(competition.id)) {
    const read = await divisionsOfAll(reader.db, [competition.id]);
    kept.of.renewDivisions(competition.id, read(competition.id), kept.position);
  }
  const { divisions } = (await chasedByDivision(reader, [competition], kept))(competition);
  const unsure = () => divisions.filter(({ id }) => !kept?.of.isSure(id));
  const some = unsure().slice(0, AT_ONCE);
  // Ledgers of many would push out those that are asked for.
  const keeping = divisions.length > AT_ONCE ? { db: reader.db } : reader;
  await workOut(keeping, some, { competitions: [competition], kept, look: () => undefined });
  return kept?.of.isKept(competition.id) ? unsure().length : 0;
}

interface Known {
  readonly of: KeptChased;
  /** That of the snapshot. */
  readonly position: number;
}

async function keptFor({ db, seen }: Reader): Promise<Known | null> {
  if (seen === undefined) return null;
  const of = keptChased(seen);
  await of.reach(db, seen.position);
  return { of, position: seen.position };
}

/** What is known of each competition; of one that was not, its divisions are read. */
async function chasedByDivision(
  { db }: Reader,
  competitions: readonly Competition[],
  kept: Known | null,
): Promise<(competition: Competition) => ChasedByDivision> {
  const known = new Map(
    competitions.map(({ id }) => [id, kept?.of.competition(id, kept.position) ?? null]),
  );
  const unknown = competitions.map(({ id }) => id).filter((id) => mustGet(known, id) === null);
  const read = await divisionsOfAll(db, unknown);
  // What follows goes over all of them in one piece.
  await letOthersIn();
  const chasedIn = ({ id }: Competition) =>
    mustGet(known, id) ?? { divisions: read(id), chased: [] };
  const all = competitions.map((one) => [one.id, chasedIn(one).divisions] as const);
  kept?.of.keepDivisions(new Map(all), kept.position);
  return chasedIn;
}

/** Null: at all. Of some members those that they play in: each letter to one asks for them. */
async function divisionsToLookAt(
  { db }: Reader,
  { division, member }: ChaseQuery,
): Promise<((one: ChasedDivision) => boolean) | null> {
  if (division === undefined && member === undefined) return null;
  const playing = member === undefined ? null : await divisionsOfMembers(db, member);
  return ({ id }) => (division ?? id) === id && (playing === null || playing.has(id));
}

interface Work {
  readonly competitions: readonly Competition[];
  readonly kept: Known | null;
  readonly look: Look;
}

async function workOut(
  reader: Pick<Reader, 'db' | 'seen'>,
  divisions: readonly ChasedDivision[],
  { competitions, kept, look }: Work,
): Promise<void> {
  const rules = new Map(competitions.map((competition) => [competition.id, competition.rules]));
  const byId = new Map(divisions.map((division) => [division.id, division]));
  for await (const ledger of eachLedger(reader, divisions)) {
    const division = mustGet(byId, ledger.divisionId);
    const chased = chasedMembers(mustGet(rules, division.competition_id), ledger);
    kept?.of.keepChased(division.id, chased, kept.position);
    look(division, chased);
  }
}
