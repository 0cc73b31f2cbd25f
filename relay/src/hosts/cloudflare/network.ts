import { DurableObject } from 'cloudflare:workers';
import { timingSafeEqual } from 'node:crypto';
import type { KeyCheck } from '../../core/key-check.ts';
import { DAY_MS } from '@sealed-move/protocol/timings';
import { hashText } from '../hash.ts';
import type { NetworkCalls } from './calls.ts';
import { type Clock, SYSTEM_CLOCK } from './clock.ts';
import { type Environment, parseEnvironment } from './environment.ts';

const WRONG_KEYS = { most: 5, windowMs: 600_000 };
/** Time between recounts: each asks every room of the network, and clients keep coming back. */
const RECOUNT_MS = 60_000;
const TIMES = 'wrong keys';
const SCHEMA =
  'create table if not exists sockets (id text primary key, room text not null) without rowid';

/**
 * One network on one day: its open sockets (CAP-5) and its wrong keys (INFO-5). Each is a separate
 * object, so that no connection waits for another network.
 */
export class Network extends DurableObject<Environment> implements NetworkCalls {
  protected readonly clock: Clock = SYSTEM_CLOCK;
  #recountedAt = -Infinity;

  async enter(socket: string, room: string, share: number): Promise<boolean> {
    const { sql } = this.ctx.storage;
    await this.#begin();
    const most = parseEnvironment(this.env).socketsPerNetwork * share;
    if (this.#open().length >= most) await this.#recount();
    if (this.#open().length >= most) return false;
    sql.exec('insert into sockets values (?, ?)', socket, room);
    return true;
  }

  async leave(socket: string): Promise<void> {
    // Without an alarm the day is over, and the socket forgotten.
    if ((await this.ctx.storage.getAlarm()) !== null) this.#remove(socket);
  }

  async check(key: string, share: number): Promise<KeyCheck> {
    const { ownerKey } = parseEnvironment(this.env);
    if (ownerKey === null) return { is: 'wrong' };
    const now = this.clock.now();
    const tried = this.ctx.storage.kv.get<number[]>(TIMES) ?? [];
    const times = tried.filter((at) => at > now - WRONG_KEYS.windowMs && at <= now);
    const first = times.at(-WRONG_KEYS.most * share);
    if (first !== undefined) {
      return { is: 'not looked at', waitMs: first + WRONG_KEYS.windowMs - now };
    }
    if (isSameKey(key, ownerKey)) return { is: 'right' };
    await this.#begin();
    this.ctx.storage.kv.put(TIMES, [...times, now]);
    return { is: 'wrong' };
  }

  /** Deletes everything a day later, when the network has a different name. */
  override async alarm(): Promise<void> {
    await this.ctx.storage.deleteAll();
  }

  async #begin(): Promise<void> {
    this.ctx.storage.sql.exec(SCHEMA);
    if ((await this.ctx.storage.getAlarm()) !== null) return;
    await this.ctx.storage.setAlarm(this.clock.alarmFor(this.clock.now() + DAY_MS));
  }

  #open(): { id: string; room: string }[] {
    const { sql } = this.ctx.storage;
    return sql.exec<{ id: string; room: string }>('select id, room from sockets').toArray();
  }

  /** Asks the rooms which sockets are open, because those of a crashed room are still counted. */
  async #recount(): Promise<void> {
    const now = this.clock.now();
    if (now - this.#recountedAt < RECOUNT_MS) return;
    this.#recountedAt = now;
    const { ROOMS } = this.env;
    const rooms = [...new Set(this.#open().map(({ room }) => room))];
    const found = await Promise.all(
      rooms.map((room) => ROOMS.get(ROOMS.idFromName(room)).openSockets()),
    );
    const open = new Set(found.flat());
    for (const { id } of this.#open()) if (!open.has(id)) this.#remove(id);
  }

  #remove(socket: string): void {
    this.ctx.storage.sql.exec('delete from sockets where id = ?', socket);
  }
}

/** Compares in constant time. */
function isSameKey(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(hashText(one)), Buffer.from(hashText(other)));
}
