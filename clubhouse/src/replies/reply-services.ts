import type { LeagueClient } from '../api/client.ts';
import type { Club } from '../api/club.ts';
import type { KeyedMutex } from '../arrange/keyed-mutex.ts';
import type { Signer } from '../signed/signer.ts';
import type { Store } from '../store/store.ts';

/** What replies are handled with. */
export interface ReplyServices {
  readonly store: Store;
  readonly signer: Signer;
  /** The site's public address, without a slash at the end. */
  readonly url: string;
  /** The club's own mail address: entries of calendars name one. */
  readonly organizer: string;
  /** What is arranged about one match is done one after the other, also by the pages. */
  readonly matchLocks: KeyedMutex;
  /** By the website key; null before there is one. */
  readonly website: () => LeagueClient | null;
  readonly leagueAs: (token: string) => LeagueClient;
  /** @throws LeagueFailure */
  readonly club: (website: LeagueClient) => Promise<Club>;
  /** What goes on after the work; waited for at the stop. */
  readonly later: (work: () => Promise<void>) => void;
  /** Epoch milliseconds. */
  readonly now: () => number;
}
