import { CommandError } from '../src/cli/terminal.ts';
import { SCOPES } from '../src/shared/scopes.ts';
import { openClub, playHistory, readWords, type Surroundings } from './command.ts';
import { runInParallel } from './in-parallel.ts';
import { leaveForCoach, playTown } from './town/town.ts';

/** The player whose season stays unfinished. */
const PLAYER = 'Flo Fink';
const COACH = 'Kim, coach';
const LINK_MINUTES = 24 * 60;
/** One proposal is accepted, and one waits for an answer. */
const MAX_PROPOSALS = 2;

/** The credentials for opening the simulated club. */
export interface ClubCredentials {
  readonly player: { readonly name: string; readonly token: string };
  /** Another token of the same player, for arranging a match in their name. */
  readonly secondToken: string;
  readonly coach: { readonly name: string; readonly key: string };
  /** Opponents of the player who have times to propose, each with a one-time sign-in. */
  readonly proposals: readonly { readonly matchId: string; readonly token: string }[];
}

/**
 * Plays the last days of a season, after a history if `--years` is given. Leaves matches,
 * applications and a draft to decide. @throws Error with one sentence
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
  // Where its keys lie is of no use: they go with the demonstration.
  const admin = await openClub({ ...surroundings, say: () => undefined }, wanted);
  const { years } = wanted;
  if (years !== undefined) {
    await playHistory(admin, { ...wanted, years, say: surroundings.say });
  }
  const { say } = surroundings;
  const { singles, shown, toArrange } = await playTown(admin, { name: PLAYER, say });
  await leaveForCoach(admin, singles);
  const link = async ({ id }: { readonly id: string }) => {
    const body = { expires_in_minutes: LINK_MINUTES };
    const path = `/v1/members/${id}/login-link`;
    return (await admin.call<{ token: string }>('POST', path, body)).token;
  };
  const proposals = await runInParallel(
    toArrange.slice(0, MAX_PROPOSALS),
    async ({ matchId, opponent }) => ({ matchId, token: await link(opponent) }),
  );
  const body = { name: COACH, scopes: SCOPES };
  const { key } = await admin.call<{ key: string }>('POST', '/v1/api-keys', body);
  const player = { name: PLAYER, token: await link(shown) };
  const secondToken = await link(shown);
  return { player, secondToken, coach: { name: COACH, key }, proposals };
}
