import type { Competition, DraftProgress } from '../competitions/schema.ts';
import { findCompetition } from '../competitions/store.ts';
import { listDivisions } from '../competitions/divisions-store.ts';
import type { DraftsDiffering, DraftsProgressing, PlanReader } from '../competitions/show.ts';
import { listAgreedPairs } from '../partner-choices/rules/choices.ts';
import { readBook } from '../partner-choices/store.ts';
import { loadLedgers } from '../ledger/store.ts';
import type { Id } from '../shared/ids.ts';
import { Refusal, refuse } from '../shared/refusal.ts';
import { readClosing } from '../ledger/closing.ts';
import { countStayingEntries, computeTable } from '../ledger/table-of.ts';
import { type Difference, listDifferences } from './rules/differs.ts';
import { type TiedEntry, findTiedPlaces } from './rules/tied-places.ts';
import {
  countUnsaid,
  type FirstSeason,
  planFirstSeason,
  type UnsaidPolicy,
} from './rules/first-season.ts';
import { type Newcomer, listNewcomers } from './rules/newcomers.ts';
import { planPlacements } from './rules/plan.ts';
import type { FinishedDivision, Plan, PlanInput, Player } from './rules/plan-types.ts';
import { type Draft, type Refill, planRefill } from './rules/refill.ts';
import {
  readAllPlayers,
  findDraftEntries,
  findFilledCompetitions,
  findKeptEntries,
  findOptOuts,
  readFills,
  readUnsaidPolicy,
  type ShownDraftEntry,
} from './store.ts';

export interface PlannedDraft {
  readonly competition: Competition;
  readonly plan: Plan;
  readonly provisional: boolean;
  readonly refill: Refill;
  readonly differs: readonly Difference[];
  readonly newcomers: readonly Newcomer[];
  readonly draft: Omit<Draft, 'entries'> & { readonly entries: readonly ShownDraftEntry[] };
  readonly kept: ReadonlySet<Id<'entry'>>;
  readonly unsaid: UnsaidPolicy;
  /** The number of members without an answer to whom the policy applies. */
  readonly unsaidMembers: number;
}

type Players = Awaited<ReturnType<typeof readAllPlayers>>;

export async function findDraft(
  db: PlanReader['db'],
  id: Id<'competition'>,
): Promise<Competition | Refusal<'not_a_draft' | 'not_found'>> {
  const competition = await findCompetition(db, id);
  if (!competition) return refuse('not_found');
  return competition.state === 'draft' ? competition : refuse('not_a_draft');
}

/** Plans by the previous competition or by level (PLA-1, PLA-11). `unsaid` replaces the draft's. */
export async function planDraft(
  reader: PlanReader,
  id: Id<'competition'>,
  unsaid?: UnsaidPolicy,
): Promise<PlannedDraft | Refusal<'not_a_draft' | 'not_found'>> {
  const competition = await findDraft(reader.db, id);
  if (competition instanceof Refusal) return competition;
  const players = await readAllPlayers(reader.db);
  const { plan, input, provisional, first } = await planFor(reader, competition, players, unsaid);
  const draft = await readDraft(reader.db, id);
  return {
    competition,
    plan,
    provisional,
    refill: planRefill(plan, draft),
    differs: listDifferences(plan, draft),
    newcomers: input === null ? [] : listNewcomers(input, plan, collectMembers(draft)),
    draft,
    kept: input?.kept ?? new Set(),
    unsaid: first?.unsaid ?? 'left_out',
    unsaidMembers: first === null ? 0 : countUnsaid(first),
  };
}

/** Examines only drafts that follow a competition, so that other lists pay nothing (DRA-4). */
export const draftsDiffering: DraftsDiffering = async (reader, competitions) => {
  const following = competitions.filter(
    ({ state, previous_competition_id: previous }) => state === 'draft' && previous !== null,
  );
  const differing = new Set<Id<'competition'>>();
  if (following.length === 0) return differing;
  const filled = await findFilledCompetitions(
    reader.db,
    following.map(({ id }) => id),
  );
  if (filled.size === 0) return differing;
  const players = await readAllPlayers(reader.db);
  for (const competition of following.filter(({ id }) => filled.has(id))) {
    const { plan } = await planFor(reader, competition, players);
    const found = listDifferences(plan, await readDraft(reader.db, competition.id));
    if (found.length > 0) differing.add(competition.id);
  }
  return differing;
};

/** Measures the progress of each draft (DRA-5). */
export const draftsProgressing: DraftsProgressing = async (reader, competitions) => {
  const drafts = competitions.filter(({ state }) => state === 'draft');
  const progress = new Map<Id<'competition'>, DraftProgress>();
  if (drafts.length === 0) return progress;
  const players = await readAllPlayers(reader.db);
  for (const draft of drafts) {
    progress.set(draft.id, await readProgress(reader, draft, players));
  }
  return progress;
};

const BY_HAND: readonly Difference['code'][] = [
  'entered_by_hand',
  'entered_otherwise',
  'moved_by_hand',
  'taken_out_by_hand',
  'withdrawn_here',
];

async function readProgress(
  reader: PlanReader,
  competition: Competition,
  players: Players,
): Promise<DraftProgress> {
  const draft = await readDraft(reader.db, competition.id);
  const there = draft.entries.filter(({ isWithdrawn }) => !isWithdrawn);
  const filled = draft.fills.size > 0;
  const follows = competition.previous_competition_id !== null;
  const found =
    filled && follows
      ? listDifferences((await planFor(reader, competition, players)).plan, draft)
      : [];
  const byHand = found.filter(({ code }) => BY_HAND.includes(code)).length;
  return {
    filled,
    entries: there.length,
    undivided: there.filter(({ divisionId }) => divisionId === null).length,
    by_hand: byHand,
    overtaken: found.length - byHand,
  };
}

export interface DraftFindings {
  readonly differs: readonly Difference[];
  readonly partnerless: readonly { readonly id: Id<'member'>; readonly display_name: string }[];
  /** Entries placed only by their names. */
  readonly tied: readonly TiedEntry[];
}

/** Facts about a draft for a coach before activation (CHK-2). */
export async function readDraftFindings(
  reader: PlanReader,
  competition: Competition,
): Promise<DraftFindings> {
  const { plan } = await planFor(reader, competition, await readAllPlayers(reader.db));
  const draft = await readDraft(reader.db, competition.id);
  const entered = collectMembers(draft);
  const follows = competition.previous_competition_id !== null;
  return {
    differs: follows ? listDifferences(plan, draft) : [],
    tied: findTiedPlaces(plan, draft),
    partnerless: plan.left_out
      .filter(({ entry_id: entry, reason }) => entry === null && reason === 'needs_partner')
      .flatMap(({ members }) => members)
      .filter(({ id }) => !entered.has(id)),
  };
}

function collectMembers({ entries }: Draft): Set<Id<'member'>> {
  return new Set(entries.flatMap(({ memberIds }) => memberIds));
}

async function readDraft(db: PlanReader['db'], id: Id<'competition'>) {
  return { entries: await findDraftEntries(db, id), fills: await readFills(db, id) };
}

async function planFor(
  reader: PlanReader,
  draft: Competition,
  players: Players,
  unsaid?: UnsaidPolicy,
) {
  const previousId = draft.previous_competition_id;
  const previous = previousId === null ? undefined : await findCompetition(reader.db, previousId);
  if (!previous) {
    const first = await readFirstInput(reader, draft, players, unsaid);
    return { plan: planFirstSeason(first), input: null, provisional: false, first };
  }
  const { final } = await readClosing(reader, previous);
  const input = await readNextInput(reader, { draft, previous, final }, players);
  return { plan: planPlacements(input), input, provisional: !final, first: null };
}

async function readFirstInput(
  { db }: PlanReader,
  draft: Competition,
  players: Players,
  unsaid?: UnsaidPolicy,
): Promise<FirstSeason> {
  const book = await readBook(db, draft.id);
  return {
    discipline: draft.discipline,
    players: [...players.values()].filter((player) => !player.gone),
    draft: await listDivisions(db, draft.id),
    preferences: book.preferences,
    pairs: toPairs(players, listAgreedPairs(book)),
    unsaid: unsaid ?? (await readUnsaidPolicy(db, draft.id)),
  };
}

async function readNextInput(
  reader: PlanReader,
  { draft, previous, final }: { draft: Competition; previous: Competition; final: boolean },
  players: Players,
): Promise<PlanInput> {
  const { db } = reader;
  const book = await readBook(db, previous.id);
  const pairs = listAgreedPairs(book).filter(([one, other]) => book.partners.get(one) !== other);
  return {
    discipline: draft.discipline,
    final,
    divisions: await readFinishedDivisions(reader, { draft, previous, final }, players),
    draft: await listDivisions(db, draft.id),
    preferences: book.preferences,
    people: players,
    kept: await findKeptEntries(db, draft.id),
    newPairs: toPairs(players, pairs),
  };
}

function toPairs(
  players: ReadonlyMap<Id<'member'>, Player>,
  pairs: readonly (readonly [Id<'member'>, Id<'member'>])[],
): [Player, Player][] {
  return pairs.flatMap(([first, second]): [Player, Player][] => {
    const [one, other] = [players.get(first), players.get(second)];
    return one && other ? [[one, other]] : [];
  });
}

/** The previous tables, with movement by the draft's own rules (PLA-2). */
async function readFinishedDivisions(
  reader: PlanReader,
  { draft, previous, final }: { draft: Competition; previous: Competition; final: boolean },
  players: ReadonlyMap<Id<'member'>, Player>,
): Promise<FinishedDivision[]> {
  const { db } = reader;
  const divisions = await listDivisions(db, previous.id);
  const ledgers = await loadLedgers(reader, divisions);
  const { byHand, leavers } = await findOptOuts(db, previous.id);
  const rules = { ...previous.rules, movement: draft.rules.movement };
  const sizes = divisions.map(({ id }) => countStayingEntries(ledgers(id)));
  const context = { rules, sizes, final };
  return divisions.map((division) => {
    const ledger = ledgers(division.id);
    return {
      name: division.name,
      entries: computeTable(context, division, ledger).map((row) => ({
        id: row.entryId,
        label: row.entry.label,
        players: row.entry.members.flatMap(({ id }) => players.get(id) ?? []),
        rank: row.rank,
        played: row.played,
        minimum: row.minimum,
        withdrawn: row.withdrawn,
        optedOut: byHand.has(row.entryId),
        leavers: leavers.get(row.entryId) ?? [],
        movement: row.movement,
        movesTo: row.movesTo,
        tie: row.tie,
      })),
    };
  });
}
