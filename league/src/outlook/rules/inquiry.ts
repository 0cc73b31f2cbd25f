import type { Id } from '../../shared/ids.ts';
import { Bounds, type Prospect } from './bounds.ts';
import type { Fate } from './certainty.ts';
import type { Ending } from './endings.ts';
import { findFates, hasDatedBonus, countByOutcome } from './final-fates.ts';
import { fillResults, type OpenDivision } from './open-division.ts';
import { type Outcomes, listOutcomes } from './outcomes.ts';
import { sampleEndings } from './samples.ts';

/** Maximum number of open matches to search; beyond it, only the bounds answer (OUT-4). */
export const MAX_SEARCHED = 16;
/** A search ends after this many steps, not after a time, so that the answer is always the same. */
const MAX_NODES = 1500;
const MAX_NODES_OF_NEED = 200;
/** Likely final tables show most of what is possible. */
const MAX_SAMPLES = 60;
const BATCH_NODES = 8;

/** Whether an entry that wins at least this many open matches can have one of these fates. */
export interface Question {
  readonly id: Id<'entry'>;
  readonly fates: readonly Fate[];
  readonly minWins: number;
}

/** `open`: scores not yet known may decide, or the search ended early. */
export type InquiryAnswer = 'yes' | 'no' | 'open';

/** Questions about one division. Their answers share the tables found so far. */
export class Inquiry {
  readonly bounds: Bounds;
  readonly #division: OpenDivision;
  readonly #all: Outcomes;
  readonly #start: readonly Outcomes[];
  /** Fates seen in real tables, which are therefore possible. */
  readonly #seen = new Map<Id<'entry'>, Set<Fate>>();

  constructor(division: OpenDivision) {
    this.#division = division;
    this.bounds = new Bounds(division);
    this.#all = listOutcomes(division.rules);
    this.#start = division.open.map(() => this.#all);
  }

  openOf(id: Id<'entry'>): number {
    return this.bounds.entries.get(id)?.own.length ?? 0;
  }

  /** Builds likely final tables until nothing new can be shown. */
  *lookAhead(): Generator<void, void> {
    const { open } = this.#division;
    if (open.length > MAX_SEARCHED) return;
    for (let round = 0; round < (open.length === 0 ? 1 : MAX_SAMPLES); round++) {
      this.#see(sampleEndings(open, this.#all.endings, round));
      yield;
    }
  }

  *ask(question: Question): Generator<void, InquiryAnswer> {
    const { id, fates, minWins } = question;
    if (minWins === 0 && fates.some((fate) => this.#seen.get(id)?.has(fate))) return 'yes';
    const isSearched = this.#start.length <= MAX_SEARCHED;
    const maxNodes = minWins > 0 ? MAX_NODES_OF_NEED : MAX_NODES;
    const stack: (readonly Outcomes[])[] = [this.#start];
    let isOpen = false;
    for (let nodes = 0; stack.length > 0; nodes++) {
      if (nodes >= (isSearched ? maxNodes : 1)) return 'open';
      if (nodes % BATCH_NODES === BATCH_NODES - 1) yield;
      const choices = stack.pop() ?? this.#start;
      const found = this.#lookInto(question, choices);
      if (found === 'yes') return 'yes';
      if (found === 'open') isOpen = true;
      if (typeof found === 'object') stack.push(...found);
    }
    return isOpen ? 'open' : 'no';
  }

  /** Answers for these outcomes, or splits them into smaller groups to ask about. */
  #lookInto(
    question: Question,
    choices: readonly Outcomes[],
  ): InquiryAnswer | (readonly Outcomes[])[] {
    const { id, fates, minWins } = question;
    const own = this.bounds.entries.get(id)?.own ?? [];
    const wins = own.map(({ at, side }) => choices[at]?.sides[side].wins.high ?? 0);
    if (wins.reduce((sum, one) => sum + one, 0) < minWins) return 'no';
    const prospect = this.bounds.prospectOf(id, choices, minWins);
    if (fates.every((fate) => !prospect.fates.has(fate))) return 'no';
    if ([...prospect.fates].every((fate) => fates.includes(fate))) return 'yes';
    const next = this.#nextMatch(id, prospect, choices);
    if (next === null) return this.#lookAtTable(question, prospect, choices);
    const [at, parts] = next;
    return parts.map((part) => choices.with(at, part));
  }

  /** Picks the entry's own match, else one between entries that may rank above or below it. */
  #nextMatch(
    id: Id<'entry'>,
    { unsettled }: Prospect,
    choices: readonly Outcomes[],
  ): [number, readonly Outcomes[]] | null {
    let next: [number, readonly Outcomes[]] | null = null;
    let most = 0;
    for (const [at, { sides }] of this.#division.open.entries()) {
      const parts = choices[at]?.parts ?? [];
      const weight = sides.reduce((sum, side) => {
        return sum + (side === id ? 3 : Number(unsettled.has(side)));
      }, 0);
      if (parts.length > 0 && weight > most) [next, most] = [[at, parts], weight];
    }
    return next;
  }

  /** Answers once every outcome that matters is known and only scores are left. */
  #lookAtTable(
    { id, fates }: Question,
    prospect: Prospect,
    choices: readonly Outcomes[],
  ): InquiryAnswer {
    const endings = choices.map((one) => one.endings[0]);
    const shown = this.#see(endings).get(id);
    if (fates.some((fate) => shown?.has(fate))) return 'yes';
    const isDated = hasDatedBonus(this.#division.rules);
    const scored = new Set(
      this.#division.open.flatMap(({ sides }, at) =>
        isDated || choices[at]?.isScored ? sides : [],
      ),
    );
    const matches = this.#matchesWith(endings);
    const level = countByOutcome(this.#division, matches, scored, id);
    if (level === null) return 'no';
    const above = { low: level.above, high: level.above + level.level };
    const below = { low: level.below, high: level.below + level.level };
    const may = this.bounds.fatesFor(true, above, below).intersection(prospect.fates);
    return fates.some((fate) => may.has(fate)) ? 'open' : 'no';
  }

  #see(endings: readonly Ending[]): Map<Id<'entry'>, Set<Fate>> {
    const shown = findFates(this.#division, this.#matchesWith(endings));
    for (const [id, fates] of shown) {
      this.#seen.set(id, fates.union(this.#seen.get(id) ?? new Set()));
    }
    return shown;
  }

  #matchesWith(endings: readonly Ending[]) {
    return fillResults(
      this.#division,
      endings.map(({ result }) => result),
    );
  }
}
