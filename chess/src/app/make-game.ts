import { createInvite } from '../../../relay-client/src/invite.ts';
import type { KeptState, Summary } from '../core/kept-game.ts';
import { type ClockTimes, type NewGame, sideOf } from '../core/new-game.ts';
import type { LocalRecord } from '../local/local-record.ts';
import { askToPersist } from '../storage/persistence.ts';
import { newId } from './new-id.ts';
import type { Services } from './services.ts';

/** Makes a game and keeps it. @returns its id on this device */
export async function makeGame(
  services: Services,
  { name, colour }: NewGame,
  clock: ClockTimes | null,
  isHere: boolean,
): Promise<string> {
  const id = newId();
  const setup = {
    hostSide: isHere ? 0 : sideOf(colour, Math.random()),
    options: { clock },
  } as const;
  const summary: Summary = {
    opponent: null,
    standing: isHere ? 'here' : 'waiting',
    moves: 0,
    at: Date.now(),
  };
  const state: KeptState = isHere
    ? { kind: 'local', saved: { setup, game: null } satisfies LocalRecord }
    : { kind: 'online', secret: createInvite().secret, saved: null };
  await services.keep({ id, state, summary });
  if (!isHere && name !== services.settings.value.name) await services.change({ name });
  void setup;
  void askToPersist();
  return id;
}
