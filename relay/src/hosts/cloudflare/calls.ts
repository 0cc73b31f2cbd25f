import type { Days } from '../../core/answers.ts';
import type { KeyCheck } from '../../core/key-check.ts';
import type { Permit } from '../../room/events.ts';

/* What the objects of this host may be asked, by the Worker and by each other. */

/** The key that networks are named with, and its day, since 1970. */
export interface NetworkKey {
  readonly day: number;
  readonly key: string;
}

export interface BudgetCalls extends Rpc.DurableObjectBranded {
  /** The key of this day (NET-2). */
  readonly networkKey: () => NetworkKey;
  /** The last seven days. */
  readonly days: () => Days;
  /** Whether a network may make one more game, without counting it (BUD-2). */
  readonly permit: (networks: readonly string[]) => Permit;
  /** The same, and counts it where it may (BUD-3). */
  readonly take: (networks: readonly string[]) => Permit;
  /** Counts a game, whatever the limits are. */
  readonly count: (networks: readonly string[]) => void;
}

export interface NetworkCalls extends Rpc.DurableObjectBranded {
  /**
   * Counts a socket that is about to open (CAP-5).
   * @param share how many times the limits of one network it has (NET-4)
   * @returns false where there are too many
   */
  readonly enter: (socket: string, room: string, share: number) => Promise<boolean>;
  readonly leave: (socket: string) => Promise<void>;
  /** Whether a key is the owner's; after five wrong ones in ten minutes none is looked at (INFO-5). */
  readonly check: (key: string, share: number) => Promise<KeyCheck>;
}

/** How the Worker names a socket and its networks to the room that it opens in. */
export const NAMES = { socket: 'Relay-Socket', networks: 'Relay-Networks' } as const;

export interface RoomCalls extends Rpc.DurableObjectBranded {
  readonly fetch: (request: Request) => Response;
  /** The names of the sockets that are open. */
  readonly openSockets: () => string[];
}
