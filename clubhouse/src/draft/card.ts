import type { Api } from '../api/client.ts';
import { makeSideKey, splitSide, NOWHERE, OUT, joinSide, type SidePosition } from './side.ts';

/** The plan's reason for a place; null if it gives none. */
type Why =
  | { readonly kind: 'place'; readonly said: Api<'PlacementSentence'> }
  | { readonly kind: 'newcomer'; readonly said: Api<'NewcomerSentence'> }
  | { readonly kind: 'out'; readonly said: Api<'LeftOutSentence'> };

/** A player or a pair, in the draft or outside it. */
export interface Card {
  /** The members in order; `keyOf` identifies the side. */
  readonly side: string;
  readonly label: string;
  readonly where: SidePosition;
  readonly entry: { readonly id: string; readonly version: string } | null;
  readonly planned: Box | null;
  /** Whether a coach moved them away from their planned division. */
  readonly isMoved: boolean;
  readonly why: Why | null;
  readonly isWithdrawn: boolean;
  readonly hasPlayed: boolean;
  /** The previous entry that the coach could still keep (league rule PLA-15). */
  readonly keepable: string | null;
  /** Whether they cannot be placed in a box: they are away, or one half of a pair. */
  readonly isFixed: boolean;
}

export interface Box {
  /** Null if filling the draft will create it. */
  readonly id: string | null;
  readonly name: string;
}

/** Members who are away; the league refuses to enter them. */
const AWAY: readonly string[] = ['left_club', 'leaving', 'on_a_break'];
const KEEPABLE: readonly string[] = ['too_few_matches', 'withdrew'];

/** The key for a coach's decision to leave a side without a box. */
export function makeDecisionKey({ side }: Card): string {
  return `side:${makeSideKey(side)}`;
}

/** The key for a side that evening out moved and no coach has placed since (DRFT-17). */
export function makeEvenedKey(side: string): string {
  return `evened:${makeSideKey(side)}`;
}

/** Whether the draft has the side in another division than before. */
export function isChange(card: Card): boolean {
  const isHeld = card.why?.kind === 'place' && card.why.said.code === 'held';
  return !isHeld || isElsewhere(card);
}

/** Whether the draft differs from the plan: a coach moved them, or the plan has changed. */
export function isElsewhere({ where, planned, entry }: Card): boolean {
  return entry !== null && planned !== null && planned.id !== where;
}

interface PlannedSide {
  readonly side: string;
  readonly label: string;
  readonly box: Box;
  readonly said: Api<'PlacementSentence'>;
  /** The previous entry; null for a new pair. */
  readonly previous: string | null;
  /** The position in the old tables. */
  readonly order: number;
}

export interface Facts {
  readonly planned: ReadonlyMap<string, PlannedSide>;
  readonly out: ReadonlyMap<string, Api<'LeftOutSentence'>>;
  /** Entries that a coach moved; null for a draft never filled, where any difference is a move. */
  readonly moved: ReadonlySet<string> | null;
}

export function collectFacts({
  divisions,
  left_out: leftOutRows,
  filled,
  differs,
}: Api<'PlacementPlan'>): Facts {
  const places = divisions.flatMap(({ division_id: id, name, places: inIt }) =>
    inIt.map((place) => ({ box: { id, name }, place })),
  );
  return {
    planned: new Map(
      places.map(({ box, place }, order) => {
        const { members, label, entry_id: previous } = place;
        const side = joinSide(members);
        return [makeSideKey(side), { side, label, box, said: place, previous, order }];
      }),
    ),
    out: new Map(leftOutRows.map((row) => [makeSideKey(joinSide(row.members)), row])),
    moved: filled ? new Set(differs.flatMap(listMovedEntryIds)) : null,
  };
}

function listMovedEntryIds({
  code,
  entry_id: id,
}: Api<'PlacementPlan'>['differs'][number]): string[] {
  return code === 'moved_by_hand' && id !== null ? [id] : [];
}

export function makeEntryCard(
  entry: Api<'PlacementPlan'>['entries'][number],
  { planned, out, moved }: Facts,
): Card {
  const side = joinSide(entry.members);
  const key = makeSideKey(side);
  const place = planned.get(key);
  const absent = out.get(key);
  const card: Card = {
    ...PLAIN,
    side,
    label: entry.label,
    where: entry.division_id ?? NOWHERE,
    entry: { id: entry.entry_id, version: entry.version },
    planned: place?.box ?? null,
    why: place
      ? { kind: 'place', said: place.said }
      : absent
        ? { kind: 'out', said: absent }
        : null,
    isWithdrawn: entry.is_withdrawn,
    hasPlayed: entry.has_played,
    isFixed: entry.has_played,
  };
  return { ...card, isMoved: isElsewhere(card) && moved?.has(entry.entry_id) !== false };
}

export function makePlannedCard({ side, label, box, said }: PlannedSide): Card {
  return {
    ...PLAIN,
    side,
    label,
    where: box.id ?? box.name,
    planned: box,
    why: { kind: 'place', said },
    isFixed: true,
  };
}

export function makeNewcomerCard({
  member,
  suggested_division: box,
  ...said
}: Api<'PlacementPlan'>['newcomers'][number]): Card {
  const isAlsoAlone = said.params.needs_partner;
  return {
    ...PLAIN,
    side: member.id,
    label: member.display_name,
    planned: { id: box.division_id, name: box.name },
    why: { kind: 'newcomer', said },
    isFixed: isAlsoAlone,
  };
}

/** Marks cards as fixed. Before the draft is filled, there are no boxes to place anyone in. */
export function markFixed(card: Card): Card {
  return { ...card, isFixed: true };
}

const PLAIN = {
  where: OUT,
  entry: null,
  planned: null,
  isMoved: false,
  why: null,
  isWithdrawn: false,
  hasPlayed: false,
  keepable: null,
  isFixed: false,
} as const satisfies Partial<Card>;

/** The sides that the plan leaves out, except those that the coach has entered. */
export function makeLeftOutCards(
  { left_out: rows }: Api<'PlacementPlan'>,
  taken: ReadonlySet<string>,
): Card[] {
  return rows
    .filter(({ members }) => !members.some(({ id }) => taken.has(id)))
    .map((row) => ({
      ...PLAIN,
      side: joinSide(row.members),
      label: row.label,
      why: { kind: 'out', said: row },
      keepable: KEEPABLE.includes(row.code) ? row.entry_id : null,
      isFixed: AWAY.includes(row.code) || row.entry_id === null,
    }));
}

/** Sides in the plan but not in the draft: removed by hand, or returned since. */
export function makeMissingCards(
  { differs }: Api<'PlacementPlan'>,
  { planned }: Facts,
  taken: ReadonlySet<string>,
): Card[] {
  if (!differs.some(({ kind }) => kind === 'missing')) return [];
  return [...planned.values()]
    .filter(({ side }) => !splitSide(side).some((id) => taken.has(id)))
    .map(({ side, label, box, said }) => ({
      ...PLAIN,
      side,
      label,
      planned: box,
      why: { kind: 'place', said },
    }));
}

export function isAway({ why }: Card): boolean {
  return why?.kind === 'out' && AWAY.includes(why.said.code);
}

export function isAlone({ side, why }: Card): boolean {
  return why?.kind === 'out' && !side.includes('.') && ALONE.includes(why.said.code);
}

const ALONE: readonly string[] = [
  'needs_partner',
  'leaves_partner_to_coach',
  'partner_absent',
  'wish_without_partner',
];
