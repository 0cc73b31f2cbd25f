import assert from 'node:assert/strict';
import type { Chance } from 'relay/testing/chance';
import { otherRole, type Role } from '../src/core/role.ts';
import type { SavedGame } from '../src/core/saved-game.ts';
import type { RoomFrame } from './moving-device.ts';

const WEEK_MS = 7 * 24 * 3_600_000;

/** A room as its relay knows it. */
interface RelayRoom {
  readonly tokens: Map<Role, string>;
  readonly underWay: Readonly<Record<Role, RoomFrame[]>>;
  /** The time of the room's last activity. */
  at: number;
  /** Whether the relay has lost the room, for a while or for good. */
  isLost: boolean;
}

/** A relay that drops rooms after seven quiet days, loses its data and may recover it. */
export class MovingRelay {
  readonly #rooms = new Map<string, RelayRoom>();

  /** Whether it has told the device that the room no longer exists. */
  isGone({ secret, isSeated }: SavedGame, now: number): boolean {
    const room = this.#rooms.get(secret);
    return room === undefined ? isSeated : isOver(room, now);
  }

  /** @returns whether the device is let in */
  join({ secret, role, seatToken, isSeated }: SavedGame, now: number): boolean {
    const isNew = !this.#rooms.has(secret) && role === 'host' && !isSeated;
    if (isNew) this.#rooms.set(secret, makeEmptyRoom(now));
    const room = this.#rooms.get(secret);
    if (room === undefined || isOver(room, now)) return false;
    const holder = room.tokens.get(role) ?? seatToken;
    assert.equal(holder, seatToken, 'each seat has its player');
    room.tokens.set(role, seatToken);
    const others = [...this.#rooms.values()].filter((one) => one !== room);
    const isSeen = others.some(({ tokens }) => [...tokens.values()].includes(seatToken));
    assert.ok(!isSeen, 'the relay sees no link between two rooms');
    room.at = now;
    return true;
  }

  /** Drops what was under way to a device that disconnects. */
  cut(saved: SavedGame): void {
    this.#underWayTo(saved).length = 0;
  }

  /** Passes a frame on to the other player of the sender's room, if that player is in it. */
  forward({ secret, role }: SavedGame, frame: RoomFrame, isOtherThere: boolean, now: number): void {
    const room = this.#rooms.get(frame.room);
    if (room === undefined || secret !== frame.room || isOver(room, now)) return;
    room.at = now;
    if (isOtherThere) room.underWay[otherRole(role)].push(frame);
  }

  take(saved: SavedGame): RoomFrame | undefined {
    return this.#underWayTo(saved).shift();
  }

  isUnderWayTo(saved: SavedGame): boolean {
    return this.#underWayTo(saved).length > 0;
  }

  /** Loses a room's data or recovers it. @returns whether they are lost now */
  loseOrRestore(chance: Chance): boolean {
    const room = chance.pick([...this.#rooms.values()]);
    room.isLost = !room.isLost;
    return room.isLost;
  }

  #underWayTo({ secret, role }: SavedGame): RoomFrame[] {
    return this.#rooms.get(secret)?.underWay[role] ?? [];
  }
}

function isOver({ isLost, at }: RelayRoom, now: number): boolean {
  return isLost || now - at > WEEK_MS;
}

function makeEmptyRoom(now: number): RelayRoom {
  return { tokens: new Map(), underWay: { host: [], guest: [] }, at: now, isLost: false };
}
