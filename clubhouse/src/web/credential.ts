import { LeagueFailure, must } from '../api/answer.ts';
import type { LeagueClient } from '../api/client.ts';
import type { PlayerSession } from './cookies.ts';

/**
 * The credential of a cookie, which may have been revoked since it was sealed: the league alone
 * says whether it is alive (SESS-8). Whatever it answers a page says so as well.
 */
export class Credential {
  /** The league, called by this credential. */
  readonly api: LeagueClient;
  #standing: 'unknown' | 'alive' | 'dead' = 'unknown';

  constructor(connect: (onStatus: (status: number) => void) => LeagueClient) {
    this.api = connect((status) => this.#note(status));
  }

  /**
   * Asks the league, unless an answer of this visit has said it already.
   * @throws LeagueFailure 401 where it is dead, any other where the league does not say
   */
  async confirm(): Promise<void> {
    if (this.#standing === 'unknown') await must(this.api.getMe());
    if (this.#standing !== 'alive')
      throw new LeagueFailure({ status: 401, code: 'invalid_credential' });
  }

  #note(status: number): void {
    if (status === 401) this.#standing = 'dead';
    else if (status >= 200 && status < 300 && this.#standing === 'unknown')
      this.#standing = 'alive';
  }
}

/** The player of a cookie, where the league still takes them. @throws LeagueFailure */
export async function confirmPlayer(
  player: PlayerSession | null,
  leagueAs: (token: string) => LeagueClient,
): Promise<PlayerSession | null> {
  if (player === null) return null;
  try {
    await must(leagueAs(player.token).getMe());
    return player;
  } catch (error) {
    if (error instanceof LeagueFailure && error.status === 401) return null;
    throw error;
  }
}
