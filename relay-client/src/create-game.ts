import type { Invite } from './core/invite-link.ts';
import { beginGame, type SavedGame, type Setup } from './core/saved-game.ts';
import { createInvite } from './invite.ts';
import { makeRandomWord } from './random-word.ts';

const TOKEN_BYTES = 32;

interface NewGamePlayer {
  /** The relay's address, as returned by `readRelayAddress`. */
  readonly relay: string;
  readonly name: string;
  readonly now: number;
}

export function createGame({
  relay,
  name,
  now,
  setup,
}: NewGamePlayer & { readonly setup: Setup }): SavedGame {
  const { secret } = createInvite();
  const seatToken = makeRandomWord(TOKEN_BYTES);
  return beginGame({ role: 'host', secret, relay, seatToken, name, setup }, now);
}

/** The relay in the invite is not used on its own: pass the address the player agreed to. */
export function joinGame({
  invite,
  relay,
  name,
  now,
}: NewGamePlayer & { readonly invite: Invite }): SavedGame {
  const { secret } = invite;
  const seatToken = makeRandomWord(TOKEN_BYTES);
  return beginGame({ role: 'guest', secret, relay, seatToken, name, setup: null }, now);
}
