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
  readonly permit: (network: string) => Permit;
  /** The same, and counts it where it may (BUD-3). */
  readonly take: (network: string) => Permit;
  /** Counts a game, whatever the limits are. */
  readonly count: (network: string) => void;
}

export interface NetworkCalls extends Rpc.DurableObjectBranded {
  /** Counts a socket that is about to open (CAP-5). @returns false where there are too many */
  readonly enter: (socket: string, room: string) => Promise<boolean>;
  readonly leave: (socket: string) => Promise<void>;
  /** Whether a key is the owner's; after five wrong ones in ten minutes none is looked at (INFO-5). */
  readonly check: (key: string) => Promise<KeyCheck>;
}

/** How the Worker names a socket and its network to the room that it opens in. */
export const NAMES = { socket: 'Relay-Socket', network: 'Relay-Network' } as const;

export interface RoomCalls extends Rpc.DurableObjectBranded {
  readonly fetch: (request: Request) => Response;
  /** The names of the sockets that are open. */
  readonly openSockets: () => string[];
}
