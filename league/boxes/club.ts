import { findLines, findMovements } from '../src/ledger/rules/movement.ts';
import { listNewcomers } from '../src/placements/rules/newcomers.ts';
import type { FinishedDivision, PlanInput, Player } from '../src/placements/rules/plan-types.ts';
import { planPlacements } from '../src/placements/rules/plan.ts';
import { asId } from '../test/fixtures/typed.ts';

const LEVELS = 10;
/** How far a player's form in one season can differ from their strength, on a scale of 0 to 1. */
const FORM = 0.15;

/** A simulated player: 1 is the maximum strength. */
interface Person {
  readonly name: string;
  readonly strength: number;
}

/** A club's habits at the end of each season. */
export interface Habits {
  /** The share of players who leave; on average as many join. */
  readonly turnover: number;
  /** The number of players who go up and down. */
  readonly moving: number;
  /** Whether the coach clicks "Even out" on the board. */
  readonly evensOut: boolean;
}

/** A club of boxes, planned season by season with the service's own rules. */
export class BoxClub {
  boxes: Person[][];
  #count = 0;
  readonly #habits: Habits;
  readonly #chance: () => number;

  /** @param size the initial number of players, in boxes of six or seven, as even as possible */
  constructor(size: number, habits: Habits, chance: () => number) {
    this.#habits = habits;
    this.#chance = chance;
    const people = Array.from({ length: size }, () => this.#newPerson());
    people.sort((one, other) => other.strength - one.strength);
    this.boxes = splitEvenly(people, Math.max(1, Math.floor(size / 6)));
  }

  /**
   * Plays a season and makes the next boxes.
   * @returns how many players changed boxes to even them out
   */
  playSeason(): number {
    const tables = this.boxes.map((box) =>
      box
        .map((person) => ({ person, form: person.strength + FORM * (this.#chance() - 0.5) }))
        .toSorted((one, other) => other.form - one.form)
        .map(({ person }) => person),
    );
    const before = tables.flat();
    const leaving = new Set(before.filter(() => this.#chance() < this.#habits.turnover));
    const came = before.filter(() => this.#chance() < this.#habits.turnover);
    this.boxes = this.#plan(
      tables,
      leaving,
      came.map(() => this.#newPerson()),
    );
    if (!this.#habits.evensOut) return 0;
    const planned = this.boxes;
    this.boxes = splitEvenly(planned.flat(), planned.length);
    return this.boxes.flatMap((box, index) => box.filter((one) => !planned[index]?.includes(one)))
      .length;
  }

  #newPerson(): Person {
    return { name: `player ${String(++this.#count).padStart(5, '0')}`, strength: this.#chance() };
  }

  #plan(tables: Person[][], leaving: ReadonlySet<Person>, coming: readonly Person[]): Person[][] {
    const everybody = [...tables.flat(), ...coming];
    const players = new Map(everybody.map((one) => [one.name, playerOf(one, leaving.has(one))]));
    const people = new Map([...players.values()].map((player) => [player.id, player]));
    const input: PlanInput = {
      discipline: 'singles',
      final: true,
      divisions: tables.map((table, index) => this.#finished(tables, table, index, players)),
      draft: tables.map((_, index) => ({ id: asId(`d${index}`), name: `Box ${index + 1}` })),
      preferences: new Map(),
      people,
      kept: new Set(),
      newPairs: [],
    };
    const plan = planPlacements(input);
    const boxes = plan.divisions.map(({ places }) => places.map(({ members }) => members[0]?.id));
    for (const { member, suggested_division: to } of listNewcomers(input, plan, new Set())) {
      boxes[to.position - 1]?.push(member.id);
    }
    const byName = new Map(everybody.map((one) => [one.name, one]));
    return boxes.map((ids) => ids.flatMap((id) => byName.get(String(id)) ?? []));
  }

  #finished(
    tables: readonly Person[][],
    table: readonly Person[],
    index: number,
    players: ReadonlyMap<string, Player>,
  ): FinishedDivision {
    const count = this.#habits.moving;
    const moving = findMovements(
      findLines(
        { promoted: count, relegated: count, tiers: null },
        tables.map(({ length }) => length),
        index + 1,
      ),
      table.map(({ name }) => asId(name)),
    );
    const entries = table.map(({ name }, place) => ({
      id: asId(name),
      label: name,
      players: [players.get(name)].filter((one) => one !== undefined),
      rank: place + 1,
      played: 5,
      minimum: 4,
      withdrawn: false,
      optedOut: false,
      leavers: [],
      movement: moving.get(asId(name))?.way ?? null,
      movesTo: moving.get(asId(name))?.to ?? null,
      tie: null,
    }));
    return { name: `Box ${index + 1}`, entries };
  }
}

function playerOf({ name, strength }: Person, leaving: boolean): Player {
  const level = 1 + Math.floor((1 - strength) * (LEVELS - 1));
  return { id: asId(name), display_name: name, status: 'active', leaving, wish: 'singles', level };
}

/**
 * The same number of boxes in the same order, with sizes at most one apart, as "Even out" on the
 * board makes them.
 */
function splitEvenly(people: readonly Person[], count: number): Person[][] {
  const edge = (index: number) => Math.round((index * people.length) / count);
  return Array.from({ length: count }, (_, index) => people.slice(edge(index), edge(index + 1)));
}
