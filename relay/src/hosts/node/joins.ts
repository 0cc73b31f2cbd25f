import type { Join } from '@sealed-move/protocol/client-frames';
import { hashText } from '../hash.ts';
import type { Connection } from './connection.ts';
import type { CreationPolicy } from './creation-policy.ts';
import type { Database } from './database.ts';
import type { Log } from 'service/event-log';
import type { Rooms } from './rooms.ts';

/**
 * In a crowd, this many joins share a flush, or those within this many ms. A larger batch makes
 * each join cheaper, but its flush delays players for longer (ADR 12).
 */
const BATCH_SIZE = 32;
const MAX_BATCH_DELAY_MS = 2;

interface JoinsOptions {
  readonly rooms: Rooms;
  readonly creation: CreationPolicy;
  readonly database: Pick<Database, 'group'>;
  readonly now: () => number;
  readonly log: Log;
  /** Whether others are connecting who may be about to join. */
  readonly isCrowded: () => boolean;
  /** Called for each decided join; the connection may have a seat by then. */
  readonly onDecided: (connection: Connection) => void;
  /** Called for each join that could not be stored. */
  readonly onFailed: (connection: Connection, error: unknown) => void;
}

interface PendingJoin {
  readonly connection: Connection;
  readonly join: Join;
  readonly tokenHash: string;
}

/**
 * Decides joins one after another (ROOM-1). Joins for a new seat wait for the end of the turn and,
 * in a crowd, a few ms longer, to share a transaction, because a sync to disk is expensive. Nobody
 * is told anything before the join is on disk. A player who returns to a seat waits for nobody.
 */
export class Joins {
  readonly #options: JoinsOptions;
  #waiting: PendingJoin[] = [];
  /** Set while joins wait for others. */
  #timer: NodeJS.Timeout | null = null;
  /** Whether the last decision covered several joins; their answers may bring more of the crowd. */
  #isCrowd = false;
  /** Rooms with a waiting join; the next join to such a room waits behind it. */
  readonly #rooms = new Set<string>();

  constructor(options: JoinsOptions) {
    this.#options = options;
  }

  add(connection: Connection, join: Join): void {
    const { now } = this.#options;
    const { room } = connection;
    const joining = { connection, join, tokenHash: hashText(join.seatToken) };
    const isNext = this.#rooms.has(room);
    if (!isNext && !this.#takesNewSeat(joining, now())) return this.#decideAlone(joining);
    // Only this decision shows whether its next frames come from a seat.
    connection.waitForDecision();
    this.#rooms.add(room);
    this.#waiting.push(joining);
    if (this.#waiting.length === 1) setImmediate(() => this.#endTurn());
    else if (this.#waiting.length === BATCH_SIZE && this.#timer !== null) {
      clearTimeout(this.#timer);
      // Not at once: the one that came last is still being read.
      setImmediate(() => this.#decideAll());
    }
    return undefined;
  }

  #endTurn(): void {
    const isCrowd = this.#isCrowd || this.#options.isCrowded();
    if (!isCrowd || this.#waiting.length >= BATCH_SIZE) return this.#decideAll();
    this.#timer = setTimeout(() => this.#decideAll(), MAX_BATCH_DELAY_MS);
    return undefined;
  }

  /** Returns false if storage fails: the join then fails like any other. */
  #takesNewSeat({ connection, join, tokenHash }: PendingJoin, now: number): boolean {
    const { rooms } = this.#options;
    try {
      return rooms.takesNewSeat(connection.room, { tokenHash, create: join.create }, now);
    } catch {
      return false;
    }
  }

  #decideAll(): void {
    const all = this.#waiting;
    this.#waiting = [];
    this.#timer = null;
    this.#isCrowd = all.length > 1;
    this.#rooms.clear();
    const joins = all.filter(({ connection }) => connection.isOpen);
    const [first] = joins;
    if (first !== undefined && joins.length === 1) this.#decideAlone(first);
    else if (first !== undefined) this.#decideTogether(joins);
    for (const { connection } of all) connection.goOn();
  }

  #decideAlone(joining: PendingJoin): void {
    const { now, onDecided } = this.#options;
    const isMade = this.#tryDecide(joining, now());
    onDecided(joining.connection);
    if (isMade) this.#logMade([joining]);
  }

  #decideTogether(joins: readonly PendingJoin[]): void {
    const { creation, database, onDecided, onFailed } = this.#options;
    const now = this.#options.now();
    const later: (() => void)[] = [];
    const made: PendingJoin[] = [];
    const decide = (joining: PendingJoin) => () => {
      if (this.#tryDecide(joining, now, later)) made.push(joining);
    };
    const count = () => creation.store(made.map(({ connection }) => connection.networks));
    try {
      // A day that begins is stored by itself.
      creation.budget(now);
      database.group(joins.map(decide), count);
    } catch (error) {
      for (const { connection } of made) creation.uncount(connection.networks, now);
      for (const { connection } of joins) onFailed(connection, error);
      return;
    }
    for (const tell of later) tell();
    for (const { connection } of joins) onDecided(connection);
    this.#logMade(made);
  }

  /** @returns whether the join created a room; if it fails, only this room fails */
  #tryDecide(joining: PendingJoin, now: number, later?: (() => void)[]): boolean {
    try {
      return this.#decide(joining, now, later);
    } catch (error) {
      this.#options.onFailed(joining.connection, error);
      return false;
    }
  }

  #decide(
    { connection, join, tokenHash }: PendingJoin,
    now: number,
    later: (() => void)[] | undefined,
  ): boolean {
    const { rooms, creation } = this.#options;
    const { room, networks } = connection;
    const asked = rooms.needsPermit(room, now) ? creation.permit(join, networks, now) : null;
    const isMade = asked === 'allowed';
    // The games of a group are counted together, at its end.
    const isCounted = isMade && later === undefined;
    const alongside = isCounted ? () => creation.store([networks]) : undefined;
    const permit = asked ?? 'allowed';
    const event = { kind: 'join', socket: connection, tokenHash, permit } as const;
    const isDone = rooms.handle(room, event, now, { alongside, later });
    if (isDone && isMade) creation.count(networks, now);
    return isDone && isMade;
  }

  #logMade(made: readonly PendingJoin[]): void {
    const each = made.map(({ connection }) => ({ room: connection.room.slice(0, 8) }));
    if (each.length > 0) this.#options.log('room created', ...each);
  }
}
