import type { Client } from '../client.ts';
import type { Entry, Resource, NamedResource, Page, Plan, Standings } from '../types.ts';
import { findDraftFaults } from './draft-faults.ts';

export type Discipline = 'singles' | 'doubles';

const MOVING = { promoted: 2, relegated: 2 };
const SMALLEST = 6;
const LARGEST = 8;

/** A draft and all the coach's edits to it, each checked. */
export class Draft {
  readonly id: string;
  readonly discipline: Discipline;
  readonly #admin: Client;
  /** The previous competition; null in a first season. */
  readonly #previous: string | null;
  readonly #path: string;

  private constructor(
    admin: Client,
    id: string,
    of: { discipline: Discipline; previous: string | null },
  ) {
    this.id = id;
    this.discipline = of.discipline;
    this.#admin = admin;
    this.#previous = of.previous;
    this.#path = `/v1/competitions/${id}`;
  }

  static async make(
    admin: Client,
    seasonId: string,
    of: { discipline: Discipline; previous: string | null },
  ): Promise<Draft> {
    const { id } = await admin.call<Resource>('POST', '/v1/competitions', {
      season_id: seasonId,
      name: of.discipline === 'singles' ? 'Singles box league' : 'Doubles box league',
      discipline: of.discipline,
      rules: { movement: MOVING },
      ...(of.previous === null ? {} : { previous_competition_id: of.previous }),
    });
    return new Draft(admin, id, of);
  }

  /** Fills the draft, and throws if the plan or the result breaks the rules. */
  async fill(): Promise<Plan> {
    const plan = await this.#admin.call<Plan>('GET', `${this.#path}/placements`);
    const filled = await this.#admin.call<Plan>('POST', `${this.#path}/placements`);
    if (listSentences(plan).join() !== listSentences(filled).join()) {
      throw new Error('the fill is not what the plan had said');
    }
    const tables = this.#previous === null ? [] : await this.#tables(this.#previous);
    const entered = (await this.entries()).map(({ members }) => members.map(({ id }) => id));
    const faults = findDraftFaults({ tables, plan, moving: MOVING, entered });
    if (plan.provisional && plan.left_out.some(({ reason }) => reason === 'too_few_matches')) {
      faults.push('a provisional plan holds somebody back for too few matches');
    }
    if (faults.length > 0) throw new Error(faults.join('; '));
    return plan;
  }

  /** Fills the draft again, and throws if that undoes anything done by hand. */
  async refillUnchanged(): Promise<void> {
    const before = await this.#inWords();
    const plan = await this.#admin.call<Plan>('POST', `${this.#path}/placements`);
    const lost = plan.by_hand.filter(({ outcome }) => outcome === 'lost');
    if (lost.length > 0) throw new Error(lost.map(({ sentence }) => sentence).join('; '));
    if ((await this.#inWords()) !== before) throw new Error('a refill undid what was by hand');
  }

  async entries(): Promise<readonly Entry[]> {
    return this.#admin.all<Entry>(`${this.#path}/entries`);
  }

  async divisions(): Promise<readonly NamedResource[]> {
    return (await this.#admin.call<Page<NamedResource>>('GET', `${this.#path}/divisions`)).data;
  }

  /** Enters members by hand, into the division with the nearest mean rating. */
  async enter(memberIds: readonly string[], ratingOf: (memberId: string) => number): Promise<void> {
    const mean = (ids: readonly string[]) =>
      ids.reduce((sum, id) => sum + ratingOf(id), 0) / Math.max(1, ids.length);
    const divisions = await this.divisions();
    const entries = await this.entries();
    const own = mean(memberIds);
    const distance = ({ id }: NamedResource) => {
      const inside = entries.filter((entry) => entry.division_id === id);
      const ids = inside.flatMap(({ members }) => members.map((member) => member.id));
      return ids.length === 0 ? Number.MAX_VALUE : Math.abs(mean(ids) - own);
    };
    const [nearest] = divisions.toSorted((one, other) => distance(one) - distance(other));
    const body = {
      member_ids: memberIds,
      division_id: (nearest ?? (await this.#addDivision())).id,
    };
    await this.#admin.call('POST', `${this.#path}/entries`, body);
  }

  /** Offers vacancies to the suggested players, by hand. @returns how many took one */
  async fillVacancies(plan: Plan): Promise<number> {
    const divisions = await this.divisions();
    const entries = await this.entries();
    let filled = 0;
    for (const { division, kind, fill } of plan.vacancies) {
      const from = divisions.findIndex(({ name }) => name === division);
      const to = divisions[kind === 'promotion' ? from - 1 : from + 1];
      const entry = entries.find(({ label }) => label === fill?.label);
      if (!to || !entry) continue;
      await this.#move(entry.id, to.id);
      filled += 1;
    }
    return filled;
  }

  /**
   * Balances divisions by hand: fills them from below, moves any surplus down, splits a lowest one
   * that is too large and removes an empty one.
   */
  async balance(order: ReadonlyMap<string, number>): Promise<void> {
    const divisions = [...(await this.divisions())];
    const entries = await this.entries();
    const held = divisions.map((division) =>
      entries
        .filter((entry) => entry.division_id === division.id)
        .toSorted((one, other) => getPlace(order, one) - getPlace(order, other)),
    );
    for (const [index, here] of held.entries()) {
      const target = divisions[index];
      if (!target) continue;
      for (const below of held.slice(index + 1)) {
        for (const entry of below.splice(0, Math.max(0, SMALLEST - here.length))) {
          here.push(entry);
          await this.#move(entry.id, target.id);
        }
      }
      const [next, nextDivision] = [held[index + 1], divisions[index + 1]];
      if (!next || !nextDivision) continue;
      for (const entry of here.splice(LARGEST)) {
        next.unshift(entry);
        await this.#move(entry.id, nextDivision.id);
      }
    }
    while (held.at(-1)?.length === 0) {
      held.pop();
      const empty = divisions.pop();
      if (empty) await this.#admin.call('DELETE', `/v1/divisions/${empty.id}`);
    }
    for (let last = held.at(-1); last && last.length > LARGEST; last = held.at(-1)) {
      const added = await this.#addDivision();
      const moving = last.splice(Math.ceil(last.length / 2));
      for (const entry of moving) await this.#move(entry.id, added.id);
      held.push(moving);
    }
  }

  async activate(): Promise<void> {
    await this.#admin.call('PATCH', this.#path, { placements_decided: true });
    await this.#admin.call('PATCH', this.#path, { state: 'active' });
  }

  async complete(): Promise<void> {
    await this.#admin.call('PATCH', this.#path, { state: 'complete' });
  }

  async #tables(competitionId: string): Promise<readonly Standings[]> {
    const path = `/v1/competitions/${competitionId}/standings`;
    return (await this.#admin.call<Page<Standings>>('GET', path)).data;
  }

  async #addDivision(): Promise<NamedResource> {
    const name = `Division ${(await this.divisions()).length + 1}`;
    return this.#admin.call<NamedResource>('POST', `${this.#path}/divisions`, { name });
  }

  async #move(entryId: string, divisionId: string): Promise<void> {
    await this.#admin.call('PATCH', `/v1/entries/${entryId}`, { division_id: divisionId });
  }

  async #inWords(): Promise<string> {
    const entries = await this.entries();
    return entries
      .map((entry) => `${entry.id} in ${entry.division_id}`)
      .toSorted()
      .join('\n');
  }
}

function getPlace(order: ReadonlyMap<string, number>, { label }: Entry): number {
  return order.get(label) ?? Number.MAX_SAFE_INTEGER;
}

function listSentences(plan: Plan): string[] {
  const places = plan.divisions.flatMap((division) =>
    division.places.map(({ sentence }) => `${division.name}: ${sentence}`),
  );
  return [...places, ...plan.left_out.map(({ sentence }) => sentence)];
}
