import { setTimeout as sleep } from 'node:timers/promises';
import { Load, PAUSE_AFTER_REFUSAL_MS, PAUSE_MS } from './load.ts';
import type { LeagueClient } from './league-client.ts';
import type { League } from './league.ts';

const WRITERS = 4;
/** Simultaneous writers, whose writes share transactions on the embedded database. */
const CROWD = 6;
const SCORE = { sets: [{ games: [6, 4] }, { games: [6, 4] }] };

/** An attempted write. */
export type Write = {
  /** The request's id. */
  readonly id: string;
  isAcknowledged: boolean;
} & (
  | { readonly kind: 'member'; readonly name: string }
  | { readonly kind: 'claim'; readonly match: string; readonly side: 0 | 1 }
);

/**
 * Adds members one by one.
 * @returns their names
 */
export async function addMembers(
  admin: LeagueClient,
  count: number,
  name: string,
): Promise<string[]> {
  const names = Array.from({ length: count }, (_, index) => `${name} ${index}`);
  for (const one of names) await admin.must('POST', '/v1/members', { display_name: one });
  return names;
}

let runs = 0;

/**
 * Writes members and results and reads them continuously, through every process in turn. A read
 * must show everything acknowledged before it was sent, even if the answer is a 304.
 */
export class LeagueLoad extends Load {
  readonly writes: Write[] = [];
  readonly #league: League;
  readonly #name = `run ${runs++}`;
  readonly #clients: readonly LeagueClient[];
  #count = 0;
  #played = 0;

  constructor(league: League) {
    super();
    this.#league = league;
    this.#clients = league.seats.map((seat) => league.client(seat));
    const writers = Array.from({ length: WRITERS }, () => this.#write());
    this.start([...writers, this.#crowd(), this.#readTables()]);
  }

  async #write(): Promise<void> {
    while (!this.isOver) {
      const isDone = this.#count % 2 === 0 ? await this.#addMember() : await this.#playMatch();
      await sleep(isDone ? PAUSE_MS : PAUSE_AFTER_REFUSAL_MS);
    }
  }

  async #crowd(): Promise<void> {
    while (!this.isOver) {
      const crowd = Array.from({ length: CROWD }, () => this.#addMember());
      const areDone = (await Promise.all(crowd)).every((isDone) => isDone);
      await sleep(areDone ? PAUSE_MS * CROWD : PAUSE_AFTER_REFUSAL_MS);
    }
  }

  async #addMember(): Promise<boolean> {
    const number = this.#count++;
    const write: Write = {
      kind: 'member',
      id: `${this.#name}-${number}`.replace(' ', '-'),
      name: `${this.#name} ${number}`,
      isAcknowledged: false,
    };
    const made = await this.#do(write, '/v1/members', { display_name: write.name });
    if (made === null) return false;
    const { id } = made as { id: string };
    const found = await this.#reader(number).ask('GET', `/v1/members/${id}`);
    if (found?.status === 404) this.#league.tally.count('stale', `${write.name} is not there yet`);
    return true;
  }

  async #playMatch(): Promise<boolean> {
    const match = this.#league.club.matches.pop();
    if (match === undefined) return this.#addMember();
    const number = this.#count++;
    const path = `/v1/matches/${match}`;
    for (const side of [0, 1] as const) {
      const id = `${this.#name}-${number}-${side}`.replace(' ', '-');
      const write: Write = { kind: 'claim', id, match, side, isAcknowledged: false };
      const claim = { side, outcome: 'completed', score: SCORE };
      if ((await this.#do(write, `${path}/claims`, claim)) === null) return false;
      const found = await this.#reader(number).ask('GET', path);
      const claims = found?.status === 200 ? (found.body as { claims: unknown[] }).claims : null;
      if (claims !== null && claims.length <= side) {
        this.#league.tally.count('stale', `${path} shows ${claims.length} of ${side + 1} claims`);
      }
    }
    this.#played += 1;
    return true;
  }

  /** @returns the created resource; null if not acknowledged */
  async #do(write: Write, path: string, body: unknown): Promise<unknown> {
    this.writes.push(write);
    const asked = performance.now();
    const answer = await this.#client(this.writes.length).ask('POST', path, { body, id: write.id });
    if (answer === null || answer.status >= 300) return null;
    write.isAcknowledged = true;
    this.acknowledged(asked);
    return answer.body;
  }

  /** Reads the table like a polling page, with the last ETag. */
  async #readTables(): Promise<void> {
    const known = new Map<LeagueClient, { etag: string | undefined; played: number }>();
    for (let turn = 0; !this.isOver; turn++) {
      const client = this.#client(turn);
      const last = known.get(client) ?? { etag: undefined, played: -1 };
      const before = this.#played;
      const path = `/v1/divisions/${this.#league.club.division}/standings`;
      const answer = await client.ask('GET', path, { etag: last.etag });
      const next =
        answer?.status === 200
          ? { etag: answer.etag ?? undefined, played: countPlayed(answer.body) }
          : last;
      known.set(client, next);
      const isRead = answer?.status === 200 || answer?.status === 304;
      if (isRead && next.played < this.#league.club.played + before) {
        const told = `the table shows ${next.played} played of ${this.#league.club.played + before}`;
        this.#league.tally.count('stale', `${told} (${answer.status})`);
      }
      await sleep(isRead ? PAUSE_MS * 2 : PAUSE_AFTER_REFUSAL_MS);
    }
    this.#league.club.played += this.#played;
  }

  #client(turn: number): LeagueClient {
    const client = this.#clients[turn % this.#clients.length];
    if (client === undefined) throw new TypeError('a league has a process');
    return client;
  }

  /** Picks a different process for a read than for the write. */
  #reader(number: number): LeagueClient {
    return this.#client(number + this.writes.length + 1);
  }
}

function countPlayed(standings: unknown): number {
  const { rows } = standings as { rows: readonly { played: number }[] };
  return rows.reduce((sum, row) => sum + row.played, 0) / 2;
}
