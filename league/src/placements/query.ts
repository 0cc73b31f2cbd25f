import type { Competition } from '../competitions/schema.ts';
import { findCompetition, listDivisions } from '../competitions/store.ts';
import type { Reader } from '../http/route.ts';
import { agreedPairs } from '../partner-choices/rules/choices.ts';
import { readBook } from '../partner-choices/store.ts';
import { loadLedgers } from '../ledger/store.ts';
import type { Id } from '../shared/ids.ts';
import { type Refusal, refuse } from '../shared/refusal.ts';
import { closingOf } from '../ledger/closing.ts';
import { tableOf } from '../ledger/table-of.ts';
import { planFirstSeason } from './rules/first-season.ts';
import { planPlacements } from './rules/plan.ts';
import type { FinishedDivision, Plan, Player } from './rules/plan-types.ts';
import { type Refill, refill } from './rules/refill.ts';
import type { PlacementPlan } from './schema.ts';
import { allPlayers, draftEntries, optOutsIn, readFills } from './store.ts';

/** A draft with the plan for it, and what filling it changes. */
export interface PlannedDraft {
  readonly competition: Competition;
  readonly plan: Plan;
  readonly provisional: boolean;
  readonly refill: Refill;
}

type DraftReader = Pick<Reader, 'db' | 'now' | 'until'>;

/** The plan for a draft (PLA-1, PLA-11): after its previous competition, else by level. */
export async function planDraft(
  reader: DraftReader,
  id: Id,
): Promise<PlannedDraft | Refusal<'not_a_draft' | 'not_found'>> {
  const competition = await findCompetition(reader.db, id);
  if (!competition) return refuse('not_found');
  if (competition.state !== 'draft') return refuse('not_a_draft');
  const { plan, provisional } = await planFor(reader, competition);
  const draft = {
    entries: await draftEntries(reader.db, id),
    fills: await readFills(reader.db, id),
  };
  return { competition, plan, provisional, refill: refill(plan, draft) };
}

export function showPlan({
  competition,
  plan,
  provisional,
  refill: change,
}: PlannedDraft): PlacementPlan {
  return {
    competition_id: competition.id,
    previous_competition_id: competition.previous_competition_id,
    provisional,
    divisions: plan.divisions,
    left_out: plan.left_out,
    vacancies: plan.vacancies,
    by_hand: [...change.byHand],
  };
}

async function planFor(reader: DraftReader, draft: Competition) {
  const previousId = draft.previous_competition_id;
  const previous = previousId === null ? undefined : await findCompetition(reader.db, previousId);
  if (!previous) return { plan: await firstPlan(reader, draft), provisional: false };
  const { final } = await closingOf(reader, previous);
  return { plan: await nextPlan(reader, draft, previous, final), provisional: !final };
}

async function firstPlan({ db }: DraftReader, draft: Competition): Promise<Plan> {
  const players = await allPlayers(db);
  const book = await readBook(db, draft.id);
  return planFirstSeason({
    discipline: draft.discipline,
    players: [...players.values()].filter((player) => !player.gone),
    draft: await listDivisions(db, draft.id),
    said: book.said,
    pairs: pairsOf(players, agreedPairs(book)),
  });
}

async function nextPlan(
  { db }: DraftReader,
  draft: Competition,
  previous: Competition,
  final: boolean,
): Promise<Plan> {
  const players = await allPlayers(db);
  const book = await readBook(db, previous.id);
  const pairs = agreedPairs(book).filter(([one, other]) => book.partners.get(one) !== other);
  return planPlacements({
    discipline: draft.discipline,
    final,
    divisions: await finishedDivisions(db, { draft, previous, final }, players),
    draft: await listDivisions(db, draft.id),
    said: book.said,
    people: players,
    newPairs: pairsOf(players, pairs),
  });
}

function pairsOf(
  players: ReadonlyMap<Id, Player>,
  pairs: readonly (readonly [Id, Id])[],
): [Player, Player][] {
  return pairs.flatMap(([first, second]): [Player, Player][] => {
    const [one, other] = [players.get(first), players.get(second)];
    return one && other ? [[one, other]] : [];
  });
}

/** The previous tables, with who would move by the draft's own rules (PLA-2). */
async function finishedDivisions(
  db: DraftReader['db'],
  { draft, previous, final }: { draft: Competition; previous: Competition; final: boolean },
  players: ReadonlyMap<Id, Player>,
): Promise<FinishedDivision[]> {
  const divisions = await listDivisions(db, previous.id);
  const ledgers = await loadLedgers(db, { competitions: [previous.id] });
  const { byHand, leavers } = await optOutsIn(db, previous.id);
  const rules = { ...previous.rules, movement: draft.rules.movement };
  const context = { rules, divisions: divisions.length, final };
  return divisions.map((division) => {
    const ledger = ledgers(division.id);
    const entries = new Map(ledger.entries.map((entry) => [entry.id, entry]));
    return {
      name: division.name,
      entries: tableOf(context, division, ledger).map((row) => {
        const entry = entries.get(row.entryId);
        return {
          id: row.entryId,
          label: entry?.label ?? '',
          players: (entry?.members ?? []).flatMap(({ id }) => players.get(id) ?? []),
          rank: row.rank,
          played: row.played,
          minimum: row.minimum,
          withdrawn: row.withdrawn,
          optedOut: byHand.has(row.entryId),
          leavers: leavers.get(row.entryId) ?? [],
          movement: row.movement,
        };
      }),
    };
  });
}
