import type { Api } from '../api/client.ts';
import {
  markFixed,
  type Box,
  type Card,
  makeEntryCard,
  type Facts,
  collectFacts,
  isAlone,
  isElsewhere,
  makeLeftOutCards,
  makeMissingCards,
  makeNewcomerCard,
  makePlannedCard,
} from './card.ts';
import { makeSideKey, splitSide, NOWHERE, joinSide } from './side.ts';
type Vacancy = Api<'Vacancy'>;

/** A place that stays empty. */
export interface Gap {
  /** The key under which the coach's decision about it is stored. */
  readonly about: string;
  /** The entry that would have taken the place, and the reason it does not. */
  readonly absent: Api<'LeftOut'> | null;
  readonly vacancy: Vacancy;
  /** A possible replacement, while it is still where the plan puts it. */
  readonly instead: Card | null;
}

export interface Column extends Box {
  /** From the top. */
  readonly position: number;
  /** Number of active entries, including hidden cards. */
  readonly count: number;
  readonly cards: readonly Card[];
  readonly gaps: readonly Gap[];
}

export interface Board {
  readonly isFilled: boolean;
  readonly columns: readonly Column[];
  readonly undivided: readonly Card[];
  readonly newcomers: readonly Card[];
  /** Members who want to play and have no partner. */
  readonly alone: readonly Card[];
  readonly out: readonly Card[];
  /** Number of differences from what members have said since the draft was filled. */
  readonly overtaken: number;
  /** Keys of points the coach left open and, by `makeEvenedKey`, of sides moved by evening out. */
  readonly left: ReadonlySet<string>;
}

const BY_HAND: readonly string[] = [
  'entered_by_hand',
  'entered_otherwise',
  'moved_by_hand',
  'taken_out_by_hand',
  'withdrawn_here',
];

/** @param left what the coach has left as it is, by `Gap.about` and `aboutOf` (DRFT-3) */
export function makeBoard(plan: Api<'PlacementPlan'>, left: ReadonlySet<string>): Board {
  const facts = collectFacts(plan);
  const there = plan.entries.map((entry) => makeEntryCard(entry, facts));
  // A plan that places nobody has nothing to show; players are added by hand.
  const isPlan = !plan.filled && there.length === 0 && facts.planned.size > 0;
  const shown = isPlan ? [...facts.planned.values()].map(makePlannedCard) : there;
  const taken = new Set(there.flatMap(({ side }) => splitSide(side)));
  const absent = [
    ...makeLeftOutCards(plan, taken),
    ...(plan.filled ? makeMissingCards(plan, facts, taken) : []),
  ];
  const out = isPlan ? absent.map(markFixed) : absent;
  const newcomers = plan.newcomers
    .filter(({ member }) => !taken.has(member.id))
    .map((one) => makeNewcomerCard(one));
  const columns = plan.divisions.map((division) =>
    buildColumn(division, { plan, facts, left, shown: listColumnCards(shown, division, facts) }),
  );
  return {
    isFilled: !isPlan,
    columns,
    undivided: shown.filter(({ where }) => where === NOWHERE),
    newcomers: isPlan ? newcomers.map(markFixed) : newcomers,
    alone: out.filter((card) => isAlone(card)),
    out: out.filter((card) => !isAlone(card)),
    overtaken: plan.differs.filter(({ code }) => !BY_HAND.includes(code)).length,
    left,
  };
}

/** English and German both follow the root order: Änne before Ute. */
const BY_NAME = new Intl.Collator('und');

/** Sorts a division in the order of the old tables; new entries follow by name. */
function listColumnCards(
  cards: readonly Card[],
  { division_id: id, name }: Api<'PlacementPlan'>['divisions'][number],
  { planned }: Facts,
): Card[] {
  const order = ({ side }: Card) =>
    planned.get(makeSideKey(side))?.order ?? Number.MAX_SAFE_INTEGER;
  return cards
    .filter(({ where }) => where === (id ?? name))
    .toSorted(
      (one, other) =>
        Number(one.isWithdrawn) - Number(other.isWithdrawn) ||
        order(one) - order(other) ||
        BY_NAME.compare(one.label, other.label),
    );
}

interface Drawn {
  readonly plan: Api<'PlacementPlan'>;
  readonly facts: Facts;
  readonly left: ReadonlySet<string>;
  readonly shown: readonly Card[];
}

function buildColumn(
  { division_id: id, name, position }: Api<'PlacementPlan'>['divisions'][number],
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
    gaps: listOpenGaps(vacancies, id === null ? [] : came, facts)
      .map((vacancy) => buildGap(vacancy, { plan, facts }))
      .filter(({ about }) => !left.has(about)),
  };
}

/** Lists empty places. A suggested replacement fills its own, other added entries any place. */
function listOpenGaps(
  vacancies: readonly Vacancy[],
  came: readonly Card[],
  { planned }: Facts,
): Vacancy[] {
  const previous = came.flatMap(({ side }) => planned.get(makeSideKey(side))?.previous ?? []);
  const open = vacancies.filter(({ fill }) => fill === null || !previous.includes(fill.entry_id));
  const others = came.length - (vacancies.length - open.length);
  return open.slice(0, Math.max(0, open.length - others));
}

function buildGap(vacancy: Vacancy, { plan, facts }: Pick<Drawn, 'plan' | 'facts'>): Gap {
  const { kind, entry_id: entryId, fill } = vacancy;
  const about = `gap:${kind}:${entryId}`;
  const suggested =
    fill === null
      ? undefined
      : [...facts.planned.values()].find(({ previous }) => previous === fill.entry_id);
  const entry =
    suggested === undefined
      ? undefined
      : plan.entries.find(
          ({ members }) => makeSideKey(joinSide(members)) === makeSideKey(suggested.side),
        );
  const card = entry === undefined ? null : makeEntryCard(entry, facts);
  const isThere = card !== null && !card.isFixed && !card.isWithdrawn && !isElsewhere(card);
  const absent = plan.left_out.find((row) => row.entry_id === entryId) ?? null;
  return { about, absent, vacancy, instead: isThere ? card : null };
}
