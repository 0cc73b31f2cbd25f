import { LeagueFailure, dataOrThrow } from '../api/answer.ts';
import type { LeagueClient } from '../api/client.ts';
import type { PlayerSession } from './cookies.ts';

/**
 * The credential of a cookie. It may have been revoked since the cookie was sealed. Only the league
 * knows whether it is still valid (SESS-8), and each of the league's answers shows it.
 */
export class Credential {
  readonly api: LeagueClient;
  #standing: 'unknown' | 'alive' | 'dead' = 'unknown';

  constructor(connect: (onStatus: (status: number) => void) => LeagueClient) {
    this.api = connect((status) => this.#note(status));
  }

  /**
   * Asks the league, unless an answer during this visit has already shown it.
   * @throws LeagueFailure 401 if the credential is dead, any other status if the league cannot say
   */
  async confirm(): Promise<void> {
    if (this.#standing === 'unknown') await dataOrThrow(this.api.getMe());
    if (this.#standing !== 'alive')
      throw new LeagueFailure({ status: 401, code: 'invalid_credential' });
  }

  #note(status: number): void {
    if (status === 401) this.#standing = 'dead';
    else if (status >= 200 && status < 300 && this.#standing === 'unknown')
      this.#standing = 'alive';
  }
}

/** The player of a cookie, if the league still accepts them. @throws LeagueFailure */
export async function confirmPlayer(
  player: PlayerSession | null,
  leagueAs: (token: string) => LeagueClient,
): Promise<PlayerSession | null> {
  if (player === null) return null;
  try {
    await dataOrThrow(leagueAs(player.token).getMe());
    return player;
  } catch (error) {
    if (error instanceof LeagueFailure && error.status === 401) return null;
    throw error;
  }
}
