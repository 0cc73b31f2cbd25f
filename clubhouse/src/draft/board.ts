import type { Api } from '../api/client.ts';
import { keyOf, membersOf, NOWHERE, OUT, sideOf, type Where } from './side.ts';

type Plan = Api<'PlacementPlan'>;
type Vacancy = Api<'Vacancy'>;

/** Why somebody is where they are, as the plan says it; null where it says nothing. */
type Why =
  | { readonly kind: 'place'; readonly said: Api<'PlacementSentence'> }
  | { readonly kind: 'newcomer'; readonly said: Api<'NewcomerSentence'> }
  | { readonly kind: 'out'; readonly said: Api<'LeftOutSentence'> };

/** A person or a pair, in the draft or beside it. */
export interface Card {
  /** Their members in order; `keyOf` it tells sides apart. */
  readonly side: string;
  readonly label: string;
  readonly where: Where;
  /** Their entry of the draft. */
  readonly entry: { readonly id: string; readonly version: string } | null;
  /** The division that the plan has for them. */
  readonly planned: Box | null;
  readonly why: Why | null;
  readonly isWithdrawn: boolean;
  readonly hasPlayed: boolean;
  /** The previous entry that the coach could keep all the same (PLA-15 of the league). */
  readonly keepable: string | null;
  /** Nobody can put them in a box: they are away, or one of a pair. */
  readonly isFixed: boolean;
}

interface Box {
  /** Null: filling the draft makes it. */
  readonly id: string | null;
  readonly name: string;
}

/** A place that stays empty. */
export interface Gap {
  /** By which the coach's decision about it is kept. */
  readonly about: string;
  /** Who would have come, and why they do not. */
  readonly absent: Api<'LeftOut'> | null;
  readonly vacancy: Vacancy;
  /** Who could come instead, while they are where the plan has them. */
  readonly instead: Card | null;
}

export interface Column extends Box {
  /** From the top. */
  readonly position: number;
  /** How many play in it, whatever is shown of them. */
  readonly count: number;
  readonly cards: readonly Card[];
  readonly gaps: readonly Gap[];
}

/** A draft as a coach decides it. */
export interface Board {
  readonly isFilled: boolean;
  readonly columns: readonly Column[];
  /** In the draft, and in no division. */
  readonly undivided: readonly Card[];
  readonly newcomers: readonly Card[];
  /** Who wants to play and has no partner. */
  readonly alone: readonly Card[];
  readonly out: readonly Card[];
  /** In how much the draft is not what members have said since it was filled. */
  readonly overtaken: number;
  /** What the coach has decided to leave as it is. */
  readonly left: ReadonlySet<string>;
}

const BY_HAND: readonly string[] = [
  'entered_by_hand',
  'entered_otherwise',
  'moved_by_hand',
  'taken_out_by_hand',
  'withdrawn_here',
];

/** Who is away: the league enters none of them. */
const AWAY: readonly string[] = ['left_club', 'leaving', 'on_a_break'];
const KEEPABLE: readonly string[] = ['too_few_matches', 'withdrew'];

/**
 * The board of a draft, of its plan and of the draft itself (DRFT-3).
 *
 * @param left what the coach has left as it is, by `Gap.about` and `aboutOf`
 */
export function boardOf(plan: Plan, left: ReadonlySet<string>): Board {
  const facts = factsOf(plan);
  const there = plan.entries.map((entry) => entryCard(entry, facts));
  // A plan that places nobody has nothing to show: people are put in by hand.
  const isPlan = !plan.filled && there.length === 0 && facts.planned.size > 0;
  const shown = isPlan ? [...facts.planned.values()].map(plannedCard) : there;
  const taken = new Set(there.flatMap(({ side }) => membersOf(side)));
  const absent = [...leftOut(plan, taken), ...(plan.filled ? missing(plan, facts, taken) : [])];
  const out = isPlan ? absent.map(asFixed) : absent;
  const newcomers = plan.newcomers
    .filter(({ member }) => !taken.has(member.id))
    .map((one) => newcomerCard(one));
  const columns = plan.divisions.map((division) =>
    columnOf(division, { plan, facts, left, shown: inOrder(shown, division, facts) }),
  );
  return {
    isFilled: !isPlan,
    columns,
    undivided: shown.filter(({ where }) => where === NOWHERE),
    newcomers: isPlan ? newcomers.map(asFixed) : newcomers,
    alone: out.filter((card) => isAlone(card)),
    out: out.filter((card) => !isAlone(card)),
    overtaken: plan.differs.filter(({ code }) => !BY_HAND.includes(code)).length,
    left,
  };
}

/** By what the coach's decision to leave somebody without a box is kept. */
export function aboutOf({ side }: Card): string {
  return `side:${keyOf(side)}`;
}

/** Whether the draft puts them elsewhere than they played, or the coach did. */
export function isChange(card: Card): boolean {
  const isHeld = card.why?.kind === 'place' && card.why.said.code === 'held';
  return !isHeld || isMoved(card);
}

/** Whether the coach put them elsewhere than the plan has them. */
export function isMoved({ where, planned, entry }: Card): boolean {
  return entry !== null && planned !== null && planned.id !== where;
}

interface Planned {
  readonly side: string;
  readonly label: string;
  readonly box: Box;
  readonly said: Api<'PlacementSentence'>;
  /** The previous entry; null for a new pair. */
  readonly previous: string | null;
  /** In the order of the old tables. */
  readonly order: number;
}

interface Facts {
  readonly planned: ReadonlyMap<string, Planned>;
  readonly out: ReadonlyMap<string, Api<'LeftOutSentence'>>;
}

function factsOf({ divisions, left_out: leftOutRows }: Plan): Facts {
  const places = divisions.flatMap(({ division_id: id, name, places: inIt }) =>
    inIt.map((place) => ({ box: { id, name }, place })),
  );
  return {
    planned: new Map(
      places.map(({ box, place }, order) => {
        const { members, label, entry_id: previous } = place;
        const side = sideOf(members);
        return [keyOf(side), { side, label, box, said: place, previous, order }];
      }),
    ),
    out: new Map(leftOutRows.map((row) => [keyOf(sideOf(row.members)), row])),
  };
}

function entryCard(entry: Plan['entries'][number], { planned, out }: Facts): Card {
  const side = sideOf(entry.members);
  const key = keyOf(side);
  const place = planned.get(key);
  const absent = out.get(key);
  return {
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
}

/** Before the draft is filled: who would be there. */
function plannedCard({ side, label, box, said }: Planned): Card {
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

function newcomerCard({
  member,
  suggested_division: box,
  ...said
}: Plan['newcomers'][number]): Card {
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

/** Before the draft is filled there is no box to put anybody in. */
function asFixed(card: Card): Card {
  return { ...card, isFixed: true };
}

const PLAIN = {
  where: OUT,
  entry: null,
  planned: null,
  why: null,
  isWithdrawn: false,
  hasPlayed: false,
  keepable: null,
  isFixed: false,
} as const satisfies Partial<Card>;

/** Whom the plan leaves out, unless the coach has entered one of them. */
function leftOut({ left_out: rows }: Plan, taken: ReadonlySet<string>): Card[] {
  return rows
    .filter(({ members }) => !members.some(({ id }) => taken.has(id)))
    .map((row) => ({
      ...PLAIN,
      side: sideOf(row.members),
      label: row.label,
      why: { kind: 'out', said: row },
      keepable: KEEPABLE.includes(row.code) ? row.entry_id : null,
      isFixed: AWAY.includes(row.code) || row.entry_id === null,
    }));
}

/** Whom the plan places and the draft has not: taken out by hand, or come back since. */
function missing({ differs }: Plan, { planned }: Facts, taken: ReadonlySet<string>): Card[] {
  if (!differs.some(({ kind }) => kind === 'missing')) return [];
  return [...planned.values()]
    .filter(({ side }) => !membersOf(side).some((id) => taken.has(id)))
    .map(({ side, label, box, said }) => ({
      ...PLAIN,
      side,
      label,
      planned: box,
      why: { kind: 'place', said },
    }));
}

function isAlone({ side, why }: Card): boolean {
  return why?.kind === 'out' && !side.includes('.') && ALONE.includes(why.said.code);
}

const ALONE: readonly string[] = [
  'needs_partner',
  'leaves_partner_to_coach',
  'partner_absent',
  'wish_without_partner',
];

/** Those of a division in the order of the old tables; who came otherwise below, by name. */
function inOrder(
  cards: readonly Card[],
  { division_id: id, name }: Plan['divisions'][number],
  { planned }: Facts,
): Card[] {
  const order = ({ side }: Card) => planned.get(keyOf(side))?.order ?? Number.MAX_SAFE_INTEGER;
  return cards
    .filter(({ where }) => where === (id ?? name))
    .toSorted(
      (one, other) =>
        Number(one.isWithdrawn) - Number(other.isWithdrawn) ||
        order(one) - order(other) ||
        (one.label < other.label ? -1 : 1),
    );
}

interface Drawn {
  readonly plan: Plan;
  readonly facts: Facts;
  readonly left: ReadonlySet<string>;
  readonly shown: readonly Card[];
}

function columnOf(
  { division_id: id, name, position }: Plan['divisions'][number],
  { plan, facts, left, shown }: Drawn,
): Column {
  const vacancies = plan.vacancies.filter(({ to_division: to }) => to.position === position);
  const came = shown.filter((card) => !card.isWithdrawn && card.planned?.id !== id);
  return {
    id,
    name,
    position,
    count: shown.filter(({ isWithdrawn }) => !isWithdrawn).length,
    cards: shown,
    gaps: openGaps(vacancies, id === null ? [] : came, facts)
      .map((vacancy) => gapOf(vacancy, { plan, facts }))
      .filter(({ about }) => !left.has(about)),
  };
}

/** An empty place is taken by whoever was suggested for it, else by anybody who came by hand. */
function openGaps(
  vacancies: readonly Vacancy[],
  came: readonly Card[],
  { planned }: Facts,
): Vacancy[] {
  const previous = came.flatMap(({ side }) => planned.get(keyOf(side))?.previous ?? []);
  const open = vacancies.filter(({ fill }) => fill === null || !previous.includes(fill.entry_id));
  const others = came.length - (vacancies.length - open.length);
  return open.slice(0, Math.max(0, open.length - others));
}

function gapOf(vacancy: Vacancy, { plan, facts }: Pick<Drawn, 'plan' | 'facts'>): Gap {
  const { kind, entry_id: entryId, fill } = vacancy;
  const about = `gap:${kind}:${entryId}`;
  const suggested =
    fill === null
      ? undefined
      : [...facts.planned.values()].find(({ previous }) => previous === fill.entry_id);
  const entry =
    suggested === undefined
      ? undefined
      : plan.entries.find(({ members }) => keyOf(sideOf(members)) === keyOf(suggested.side));
  const card = entry === undefined ? null : entryCard(entry, facts);
  const isThere = card !== null && !card.isFixed && !card.isWithdrawn && !isMoved(card);
  const absent = plan.left_out.find((row) => row.entry_id === entryId) ?? null;
  return { about, absent, vacancy, instead: isThere ? card : null };
}
