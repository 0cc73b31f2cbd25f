import type { Days } from '../../core/answers.ts';
import type { KeyCheck } from '../../core/key-check.ts';
import type { Permit } from '../../room/events.ts';

/** Calls to this host's objects, from the Worker and from each other. */

/** The key for naming networks, and its day since 1970. */
export interface NetworkKey {
  readonly day: number;
  readonly key: string;
}

export interface BudgetCalls extends Rpc.DurableObjectBranded {
  /** Today's key (NET-2). */
  readonly networkKey: () => NetworkKey;
  /** The counts of the last seven days. */
  readonly days: () => Days;
  /** Whether a network may make another game, without counting it (BUD-2). */
  readonly permit: (networks: readonly string[]) => Permit;
  /** Like `permit`, but also counts the game if it is allowed (BUD-3). */
  readonly take: (networks: readonly string[]) => Permit;
  /** Counts a game regardless of limits. */
  readonly count: (networks: readonly string[]) => void;
}

export interface NetworkCalls extends Rpc.DurableObjectBranded {
  /**
   * Counts a socket that is about to open (CAP-5); false if there are too many.
   * @param share multiple of one network's limits (NET-4)
   */
  readonly enter: (socket: string, room: string, share: number) => Promise<boolean>;
  readonly leave: (socket: string) => Promise<void>;
  /** Whether a key is right. After five wrong keys in ten minutes, none is checked (INFO-5). */
  readonly check: (key: string, share: number) => Promise<KeyCheck>;
}

/** Headers with which the Worker names a socket and its networks to the room. */
export const NAMES = { socket: 'Relay-Socket', networks: 'Relay-Networks' } as const;

export interface RoomCalls extends Rpc.DurableObjectBranded {
  readonly fetch: (request: Request) => Response;
  readonly openSockets: () => string[];
}
