import { timingSafeEqual } from 'node:crypto';
import {
  type Budget,
  countGame,
  askPermit,
  advanceToToday,
  uncountGame,
} from '../../budget/budget.ts';
import { SlidingNetworkLimit } from 'service/sliding-window-limit';
import type { Settings } from '../../core/settings.ts';
import type { Join } from '@sealed-move/protocol/client-frames';
import { CLOSE } from '@sealed-move/protocol/close-codes';
import type { Permit } from '../../room/events.ts';
import { hashText } from '../hash.ts';
import { nameNetworks, makeNetworkKey } from 'service/network-names';
import type { BudgetStorage } from './budget-storage.ts';

const WRONG_KEYS = { most: 5, windowMs: 600_000 };

/** Today's names of a network and those around it. */
export type Networks = readonly string[];

/** Decides who may make a game: the owner of a private relay, or anyone within the budget. */
export class CreationPolicy {
  readonly #settings: Settings;
  readonly #storage: BudgetStorage;
  readonly #ownerKeyHash: Buffer | null;
  readonly #wrongKeys = new SlidingNetworkLimit(WRONG_KEYS);
  #budget: Budget;
  #networkKey: string;

  constructor(settings: Settings, storage: BudgetStorage) {
    this.#settings = settings;
    this.#storage = storage;
    const { ownerKey } = settings;
    this.#ownerKeyHash = ownerKey === null ? null : Buffer.from(hashText(ownerKey));
    ({ budget: this.#budget, networkKey: this.#networkKey } = storage.read());
  }

  /** Today's names for the networks of an address; no address is stored (NET-2). */
  namesOf(address: string, now: number): Networks {
    this.#turn(now);
    return nameNetworks(address, this.#networkKey);
  }

  /** Whether a join may create a missing room (ROOM-2). Does not count the game yet. */
  permit(join: Join, networks: Networks, now: number): Permit {
    if (!join.create) return CLOSE.noRoom;
    if (this.#settings.isPublic) return this.budgetPermit(networks, now);
    // A locked-out client can retry: its key was not checked and may be right.
    if (join.ownerKey !== null && this.lockedMs(networks, now) > 0) return CLOSE.tooFast;
    return this.isOwner(join.ownerKey, networks, now) === true ? 'allowed' : CLOSE.noRoom;
  }

  budgetPermit(networks: Networks, now: number): Permit {
    return askPermit(this.budget(now), networks, this.#settings);
  }

  /** Stores new games by maker, in the transaction that creates their rooms. */
  store(makers: readonly Networks[]): void {
    if (makers.length > 0) this.#storage.addGames(makers);
  }

  count(networks: Networks, now: number): void {
    countGame(this.budget(now), networks);
  }

  /** Uncounts a game that was counted but then not made. */
  uncount(networks: Networks, now: number): void {
    uncountGame(this.budget(now), networks);
  }

  budget(now: number): Budget {
    this.#turn(now);
    return this.#budget;
  }

  /**
   * Whether a key is the owner's; null if none was sent. After five wrong keys from a network in
   * ten minutes, no key from that network is checked (INFO-5).
   */
  isOwner(key: string | null, networks: Networks, now: number): boolean | null {
    if (key === null) return null;
    if (this.#ownerKeyHash === null || this.lockedMs(networks, now) > 0) return false;
    const isRight = timingSafeEqual(Buffer.from(hashText(key)), this.#ownerKeyHash);
    if (!isRight) this.#wrongKeys.take(networks, now);
    return isRight;
  }

  /** Milliseconds until keys from these networks are checked again; 0 if they are now. */
  lockedMs(networks: Networks, now: number): number {
    return this.#wrongKeys.waitMs(networks, now);
  }

  #turn(now: number): void {
    const budget = advanceToToday(this.#budget, now);
    if (budget === this.#budget) return;
    const networkKey = makeNetworkKey();
    this.#storage.startDay({ budget, networkKey });
    this.#budget = budget;
    this.#networkKey = networkKey;
  }
}
