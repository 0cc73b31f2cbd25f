import type { Invite } from '@sealed-move/client/invites';
import type { Setup } from '@sealed-move/client/saved-games';
import { joinGame, createGame } from '@sealed-move/client/session';
import { type GameName, WHITE } from '../game/core/names.ts';
import {
  type InvitedGame,
  isInvited,
  type KeptGame,
  makeKeptPlays,
  getGameName,
} from '../games/core/kept-game.ts';
import {
  type ClockTimes,
  type NewGame as Wanted,
  makeOptions,
  chooseSide,
} from '../games/core/new-game.ts';
import type { LocalRecord } from '../local/local-record.ts';
import { askToPersist } from '../storage/persistence.ts';
import { makeId } from './new-id.ts';
import type { Services } from './services.ts';

interface GameTerms {
  readonly clock: ClockTimes | null;
  /** The start position in the game's own notation; null if it is always the same. */
  readonly start: string | null;
  readonly isHere: boolean;
}

/** Creates and stores a game, and returns its id on this device. */
export async function makeGame(
  services: Services,
  { plays, name, label, colour }: Wanted,
  { clock, start, isHere }: GameTerms,
): Promise<string> {
  const id = makeId();
  const times = { options: makeOptions(clock, start) } as const;
  await services.add(
    isHere
      ? makeLocalGame(id, plays, { hostSide: 0, ...times })
      : makeHostedGame(id, {
          plays,
          relay: location.origin,
          name,
          label,
          setup: { hostSide: chooseSide(colour, WHITE[plays], Math.random()), ...times },
        }),
  );
  if (!isHere && name !== services.settings.value.name) await services.change({ name });
  void askToPersist();
  return id;
}

function makeLocalGame(id: string, plays: GameName, setup: Setup): KeptGame {
  const saved: LocalRecord = { setup, game: null };
  const summary = { opponent: null, standing: 'here', moves: 0, at: Date.now() } as const;
  return { id, state: { kind: 'local', saved }, summary, ...makeKeptPlays(plays) };
}

interface HostedGame {
  readonly plays: GameName;
  readonly relay: string;
  readonly name: string;
  readonly label: string;
  readonly setup: Setup;
}

function makeHostedGame(id: string, { plays, label, ...game }: HostedGame): KeptGame {
  const saved = createGame({ ...game, now: Date.now() });
  const summary = { opponent: null, standing: 'waiting', moves: 0, at: Date.now() } as const;
  const named = label === '' ? {} : { label };
  const state = { kind: 'online', secret: saved.secret, saved } as const;
  return { id, state, summary, ...named, ...makeKeptPlays(plays) };
}

/**
 * Takes the seat that a link offers, unless another tab already has: a second token would take the
 * seat from the first.
 * @param relay the address that the player agreed to
 */
export async function joinInvited(
  services: Services,
  { id, summary, ...invitation }: InvitedGame,
  invited: { readonly invite: Invite; readonly relay: string; readonly name: string },
): Promise<void> {
  await services.refresh();
  const kept = services.games.value.find((game) => game.id === id);
  if (kept === undefined || !isInvited(kept)) return;
  const saved = joinGame({ ...invited, now: Date.now() });
  const state = { kind: 'online', secret: saved.secret, saved } as const;
  const played = makeKeptPlays(getGameName(invitation));
  await services.keep({ id, state, summary: { ...summary, standing: 'theirs' }, ...played });
  void askToPersist();
}
