import fc from 'fast-check';
import { joinGame, createGame } from '@sealed-move/client/session';
import type {
  InvitedGame,
  KeptGame,
  LocalGame,
  OnlineGame,
  OnlineStanding,
  Summary,
} from '../src/games/core/kept-game.ts';

/* Games as stored on a device, for tests. */

const RELAY = 'https://relay.example';
const SUMMARY: Summary<OnlineStanding> = {
  opponent: 'Grace',
  standing: 'mine',
  moves: 2,
  at: 1_700_000_000_000,
};

export function hostedGame(id: string, moves: readonly string[] = []): OnlineGame {
  const setup = { hostSide: 0, options: { clock: null } } as const;
  const made = createGame({ relay: RELAY, name: 'Ada', now: 0, setup });
  const history = { ...made.match.history, moves: moves.map((move) => [move, null] as const) };
  const saved = { ...made, match: { ...made.match, history } };
  const state = { kind: 'online', secret: saved.secret, saved } as const;
  return { id, state, summary: { ...SUMMARY, moves: moves.length } };
}

/** The other seat of a hosted game. */
export function joinedGame(id: string, secret: string): OnlineGame {
  const invite = { secret, relay: null, name: null };
  const saved = joinGame({ invite, relay: RELAY, name: 'Ben', now: 0 });
  return { id, state: { kind: 'online', secret, saved }, summary: SUMMARY };
}

export function invitedGame(id: string, secret: string): InvitedGame {
  const state = { kind: 'invited', invite: { secret, relay: null, name: 'Ada' } } as const;
  return { id, state, summary: { ...SUMMARY, standing: 'invited' } };
}

export function localGame(id: string, game: string | null = null): LocalGame {
  const saved = { setup: { hostSide: 0, options: { clock: null } }, game };
  return { id, state: { kind: 'local', saved }, summary: { ...SUMMARY, standing: 'here' } };
}

const SECRETS = ['A', 'Q', 'g', 'w'].map((letter) => `${'B'.repeat(21)}${letter}`);

/** Few secrets, ids and moves, so that two lists often share games. */
const anyGame: fc.Arbitrary<KeptGame> = fc
  .record({
    kind: fc.constantFrom('host', 'guest', 'invited', 'local'),
    id: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    secret: fc.constantFrom(...SECRETS),
    moves: fc.constantFrom<string[]>([], ['e2e4'], ['d2d4']),
  })
  .map(({ kind, id, secret, moves }) => {
    // Ids are random, so no other game has a local one's id.
    if (kind === 'local') return localGame(`local-${id}`, moves.join(' '));
    if (kind === 'invited') return invitedGame(id, secret);
    const game = kind === 'host' ? hostedGame(id, moves) : joinedGame(id, secret);
    return withSecret(game, secret);
  });

/** As on a device, no two games share an id. */
export const deviceGames = fc.uniqueArray(anyGame, {
  selector: ({ id }) => id,
  maxLength: 8,
  size: 'max',
});
export const backupGames = fc.array(anyGame, { maxLength: 8, size: 'max' });

/** Derives the seat token from the secret, so that two can be equal. */
function withSecret({ id, state, summary }: OnlineGame, secret: string): OnlineGame {
  const saved = { ...(state.saved as object), secret, seatToken: 'A'.repeat(43) };
  return { id, state: { kind: 'online', secret, saved }, summary };
}
