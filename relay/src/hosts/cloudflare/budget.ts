import { DurableObject } from 'cloudflare:workers';
import {
  type Budget as DayBudget,
  makeEmptyBudget,
  askPermit,
  advanceToToday,
} from '../../budget/budget.ts';
import type { Days } from '../../core/answers.ts';
import type { Permit } from '../../room/events.ts';
import { makeNetworkKey } from 'service/network-names';
import type { BudgetCalls, NetworkKey } from './calls.ts';
import { SYSTEM_CLOCK } from './clock.ts';
import { type Environment, parseEnvironment } from './environment.ts';

const DAYS = 'days';

interface BudgetRecord extends Days {
  readonly networkKey: string;
}

/**
 * New games of the whole relay: by day, and for today by network. A single object handles one call
 * after another. Its writes are on disk before the answer is sent.
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

  permit(networks: readonly string[]): Permit {
    return askPermit(this.#budget(networks), networks, parseEnvironment(this.env));
  }

  take(networks: readonly string[]): Permit {
    const permit = this.permit(networks);
    if (permit === 'allowed') this.count(networks);
    return permit;
  }

  count(networks: readonly string[]): void {
    const days = this.#days();
    const games = days.games.map((made, index) =>
      index === days.games.length - 1 ? made + 1 : made,
    );
    this.ctx.storage.kv.put<BudgetRecord>(DAYS, { ...days, games });
    for (const network of networks) {
      this.ctx.storage.sql.exec(
        'insert into networks values (?, 1) on conflict (name) do update set games = games + 1',
        network,
      );
    }
  }

  #budget(networks: readonly string[]): DayBudget {
    const days = this.#days();
    const made = networks.map((network) => {
      const rows = this.ctx.storage.sql
        .exec<{ games: number }>('select games from networks where name = ?', network)
        .toArray();
      return [network, rows[0]?.games ?? 0] as const;
    });
    return { ...days, networks: new Map(made) };
  }

  /** Today's record: a new day gets a new key and forgets the previous day's networks. */
  #days(): BudgetRecord {
    const kept = this.ctx.storage.kv.get<BudgetRecord>(DAYS);
    const before = kept ?? makeEmptyBudget();
    const { day, games } = advanceToToday({ ...before, networks: new Map() }, this.clock.now());
    if (kept !== undefined && kept.day === day) return kept;
    const turned = { day, games, networkKey: makeNetworkKey() };
    this.ctx.storage.kv.put<BudgetRecord>(DAYS, turned);
    this.ctx.storage.sql.exec('delete from networks');
    return turned;
  }
}
