import { DurableObject } from 'cloudflare:workers';
import { randomBytes } from 'node:crypto';
import { type Budget as DayBudget, emptyBudget, permitOf, today } from '../../budget/budget.ts';
import type { Days } from '../../core/answers.ts';
import type { Permit } from '../../room/events.ts';
import type { BudgetCalls, NetworkKey } from './calls.ts';
import { SYSTEM_CLOCK } from './clock.ts';
import { type Environment, settingsOf } from './environment.ts';

const DAYS = 'days';

interface Kept extends Days {
  readonly networkKey: string;
}

/**
 * New games of the whole relay, by day and of this day by network: one object, which handles one
 * call after the other. What a call has written is on the disk before its answer goes out.
 */
export class Budget extends DurableObject<Environment> implements BudgetCalls {
  protected readonly clock = SYSTEM_CLOCK;

  constructor(ctx: DurableObjectState, environment: Environment) {
    super(ctx, environment);
    ctx.storage.sql.exec(
      'create table if not exists networks (name text primary key, games integer not null) ' +
        'without rowid',
    );
  }

  networkKey(): NetworkKey {
    const { day, networkKey } = this.#days();
    return { day, key: networkKey };
  }

  days(): Days {
    const { day, games } = this.#days();
    return { day, games };
  }

  permit(network: string): Permit {
    return permitOf(this.#budget(network), network, settingsOf(this.env));
  }

  take(network: string): Permit {
    const permit = this.permit(network);
    if (permit === 'allowed') this.count(network);
    return permit;
  }

  count(network: string): void {
    const days = this.#days();
    const games = days.games.map((made, index) =>
      index === days.games.length - 1 ? made + 1 : made,
    );
    this.ctx.storage.kv.put<Kept>(DAYS, { ...days, games });
    this.ctx.storage.sql.exec(
      'insert into networks values (?, 1) on conflict (name) do update set games = games + 1',
      network,
    );
  }

  #budget(network: string): DayBudget {
    const days = this.#days();
    const row = this.ctx.storage.sql
      .exec<{ games: number }>('select games from networks where name = ?', network)
      .toArray()[0];
    return { ...days, networks: new Map(row === undefined ? [] : [[network, row.games]]) };
  }

  /** As they are today: a new day gets a new key, and forgets the networks of the last. */
  #days(): Kept {
    const kept = this.ctx.storage.kv.get<Kept>(DAYS);
    const before = kept ?? emptyBudget();
    const { day, games } = today({ ...before, networks: new Map() }, this.clock.now());
    if (kept !== undefined && kept.day === day) return kept;
    const turned = { day, games, networkKey: randomBytes(32).toString('base64url') };
    this.ctx.storage.kv.put<Kept>(DAYS, turned);
    this.ctx.storage.sql.exec('delete from networks');
    return turned;
  }
}
