import type { Side } from '../../../relay-client/src/core/rules.ts';
import type { SessionView, Setup } from '../../../relay-client/src/session-view.ts';
import { CLOSE } from '../../../relay/src/room/close-codes.ts';
import { otherSide, SIDE_NAMES } from '../game/pieces.ts';

/** Who sits at this device. */
export type Players =
  | { readonly kind: 'online'; readonly me: string }
  /** Both, by the names of host and guest. */
  | { readonly kind: 'shared'; readonly names: readonly [string, string] };

/** Of White and of Black. */
export type Names = readonly [string, string];

/** What the players are called in this game, by sides. */
export function namesOf(view: SessionView, players: Players): Names {
  if (players.kind === 'shared') {
    const [host, guest] = players.names;
    return hostSide(view.setup, view.game.number) === 0 ? [host, guest] : [guest, host];
  }
  const other = view.peer.name ?? SIDE_NAMES[otherSide(view.game.side)];
  const me = players.me === '' ? SIDE_NAMES[view.game.side] : players.me;
  return view.game.side === 0 ? [me, other] : [other, me];
}

function hostSide(setup: Setup | null, number: number): Side {
  const first = setup?.hostSide ?? 0;
  return number % 2 === 1 ? first : otherSide(first);
}

/** The side whose pieces can be moved at this device now; null when nobody's can. */
export function movingSide({ game }: SessionView, { kind }: Players): Side | null {
  return kind === 'shared' || game.turn === game.side ? game.turn : null;
}

/** Whether both players are there: the clocks run, and chat can be sent. */
export function isTogether({ connection, peer }: SessionView): boolean {
  return connection.kind === 'online' && peer.presence === 'online';
}

/** Whether the two can still meet here: neither has left, and the room has not ended for this one. */
export function canMeet({ connection, peer }: SessionView): boolean {
  const isOver = connection.kind === 'stopped' && connection.code !== CLOSE.superseded;
  return peer.presence !== 'left' && !isOver;
}
