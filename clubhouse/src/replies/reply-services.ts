import type { LeagueClient } from '../api/client.ts';
import type { Club } from '../api/club.ts';
import type { KeyedMutex } from '../arrange/keyed-mutex.ts';
import type { Signer } from '../signed/signer.ts';
import type { Store } from '../store/store.ts';

export interface ReplyServices {
  readonly store: Store;
  readonly signer: Signer;
  readonly url: string;
  /** The club's own email address, which calendar entries name. */
  readonly organizer: string;
  /** Serialises arrangements of the same match, from pages and messages alike. */
  readonly matchLocks: KeyedMutex;
  /** The league by the website key; null before there is one. */
  readonly website: () => LeagueClient | null;
  readonly leagueAs: (token: string) => LeagueClient;
  /** @throws LeagueFailure */
  readonly club: (website: LeagueClient) => Promise<Club>;
  /** Runs work after the answer; a shutdown waits for the work. */
  readonly later: (work: () => Promise<void>) => void;
  readonly now: () => number;
}
