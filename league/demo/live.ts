import { CommandError } from '../src/cli/terminal.ts';
import { SCOPES } from '../src/shared/scopes.ts';
import { openClub, playHistory, readWords, type Surroundings } from './command.ts';
import { leaveForCoach, leaveOpenFor } from './left-open.ts';
import { playSeason } from './season.ts';

/** The one whose season is left open. */
const PLAYER = 'Flo Fink';
const COACH = 'Kim, coach';
const LINK_MINUTES = 24 * 60;
/** Near enough that the coach has somebody to write to. */
const DAYS_LEFT = 10;

/** What opens the club that was played. */
export interface ClubCredentials {
  readonly player: { readonly name: string; readonly token: string };
  readonly coach: { readonly name: string; readonly key: string };
}

/**
 * Plays the club of `npm run demo`, with `--years` its history before, up to the last days of a
 * season: matches, applications and a draft are left to decide.
 * @throws Error in one sentence
 */
export async function playLiveDemo(
  surroundings: Surroundings,
  words: readonly string[],
): Promise<ClubCredentials> {
  const wanted = readWords(words);
  if (wanted.url !== undefined || wanted.key !== undefined) {
    const ask = 'A service that runs already is played by npm run league -- demo --url …';
    throw new CommandError(ask, 2);
  }
  const admin = await openClub(surroundings, wanted);
  const { years } = wanted;
  if (years !== undefined) {
    await playHistory(admin, { ...wanted, years, say: surroundings.say });
  }
  const options = { daysLeft: DAYS_LEFT, leave: leaveOpenFor(PLAYER) };
  const { singles, players } = await playSeason(admin, options);
  await leaveForCoach(admin, singles);
  const id = players.find(({ name }) => name === PLAYER)?.id ?? '';
  const body = { expires_in_minutes: LINK_MINUTES };
  const link = await admin.call<{ token: string }>('POST', `/v1/members/${id}/login-link`, body);
  const scopes = SCOPES.filter((scope) => scope !== 'admin');
  const key = await admin.call<{ key: string }>('POST', '/v1/api-keys', { name: COACH, scopes });
  return { player: { name: PLAYER, token: link.token }, coach: { name: COACH, key: key.key } };
}
