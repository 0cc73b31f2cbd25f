import type { StatementSync } from 'node:sqlite';
import { type Budget, makeEmptyBudget } from '../../budget/budget.ts';
import { makeNetworkKey } from 'service/network-names';
import type { Database } from './database.ts';

/** A budget with the key for hashing its networks; each new day gets a new key. */
export interface StoredBudget {
  readonly budget: Budget;
  readonly networkKey: string;
}

export class BudgetStorage {
  readonly #database: Database;
  readonly #addToDay: StatementSync;
  readonly #addToNetwork: StatementSync;

  constructor(database: Database) {
    this.#database = database;
    this.#addToDay = database.durable.prepare(
      "update budget set games = json_replace(games, '$[#-1]', json_extract(games, '$[#-1]') + ?)",
    );
    this.#addToNetwork = database.durable.prepare(
      'insert into games_of_networks (network, games) values (?, ?) ' +
        'on conflict (network) do update set games = games + excluded.games',
    );
  }

  read(): StoredBudget {
    const { durable } = this.#database;
    const row = durable.prepare('select day, games, network_key from budget').get();
    if (row === undefined) return { budget: makeEmptyBudget(), networkKey: makeNetworkKey() };
    const networks = durable.prepare('select network, games from games_of_networks').all();
    const budget = {
      day: Number(row['day']),
      games: JSON.parse(String(row['games'])) as number[],
      networks: new Map(networks.map((one) => [String(one['network']), Number(one['games'])])),
    };
    const key = Buffer.from(row['network_key'] as Uint8Array);
    return { budget, networkKey: key.toString('base64url') };
  }

  /** Starts a new day and forgets the previous day's networks. */
  startDay({ budget, networkKey }: StoredBudget): void {
    const { durable } = this.#database;
    this.#database.transaction(() => {
      durable.exec('delete from games_of_networks');
      durable
        .prepare('insert or replace into budget (id, day, games, network_key) values (1, ?, ?, ?)')
        .run(budget.day, JSON.stringify(budget.games), Buffer.from(networkKey, 'base64url'));
    });
  }

  /** Runs in the caller's transaction; `makers` has the networks of each game. */
  addGames(makers: readonly (readonly string[])[]): void {
    const ofNetwork = new Map<string, number>();
    for (const networks of makers) {
      for (const one of networks) ofNetwork.set(one, (ofNetwork.get(one) ?? 0) + 1);
    }
    this.#addToDay.run(makers.length);
    for (const [network, games] of ofNetwork) this.#addToNetwork.run(network, games);
  }
}
