import type { GameView, OfferView, PeerView } from '@sealed-move/client/session';
import { listOpponentMessages, type TableView } from './table.ts';

export type OfferName = 'draw' | 'takeBack' | 'rematch';

/** A difference between two views, to be heard, announced and notified. */
export type Change =
  | { readonly kind: 'moved'; readonly isMine: boolean }
  | { readonly kind: 'taken-back' }
  | { readonly kind: 'new-game' }
  | { readonly kind: 'ended' }
  /** The opponent's app denied the ending that this player claimed (CLK-9). */
  | { readonly kind: 'resumed' }
  | { readonly kind: 'offered'; readonly offer: OfferName }
  | { readonly kind: 'declined'; readonly offer: OfferName }
  /** The opponent withdrew an offer; if this player declined it, that looks the same. */
  | { readonly kind: 'withdrawn'; readonly offer: OfferName }
  | { readonly kind: 'chat'; readonly text: string }
  /** The opponent is here for the first time. */
  | { readonly kind: 'sat-down' }
  | { readonly kind: 'presence' };

const OFFERS: readonly OfferName[] = ['draw', 'takeBack', 'rematch'];

/** Lists the changes in the order of announcement (PLAY-8). */
export function listChanges(before: TableView, after: TableView): readonly Change[] {
  const found = compareGames(before.game, after.game);
  const known = listOpponentMessages(before).at(-1)?.id ?? -1;
  const said = listOpponentMessages(after).filter(({ id }) => id > known);
  return [
    ...found,
    ...said.map(({ text }): Change => ({ kind: 'chat', text })),
    ...comparePresence(readPresence(before), readPresence(after)),
  ];
}

function comparePresence(before: Presence | null, after: Presence | null): Change[] {
  if (before === after) return [];
  return [{ kind: before === 'never' && after === 'online' ? 'sat-down' : 'presence' }];
}

type Presence = PeerView['presence'];

function readPresence(view: TableView): Presence | null {
  return view.kind === 'local' ? null : view.peer.presence;
}

function compareGames(before: GameView, after: GameView): Change[] {
  if (before.number !== after.number) return [{ kind: 'new-game' }];
  const isSame = before.moves.length === after.moves.length;
  const found: Change[] = [];
  if (after.moves.length > before.moves.length) {
    // The library's turn is null at the end, so the mover is read from the moves.
    const mover = (after.moves.length + (after.first ?? 0)) % 2 === 1 ? 0 : 1;
    found.push({ kind: 'moved', isMine: mover === before.side });
  }
  if (after.moves.length < before.moves.length) found.push({ kind: 'taken-back' });
  if (before.absence === 'mine' && after.ending === null && isSame) found.push({ kind: 'resumed' });
  if (before.ending === null && after.ending !== null) found.push({ kind: 'ended' });
  for (const offer of OFFERS) {
    const change = compareOffers(before.offers[offer], after.offers[offer]);
    if (change === 'offered') found.push({ kind: change, offer });
    const isGone = change === 'declined' || change === 'withdrawn';
    if (isGone && isSame && after.ending === before.ending) found.push({ kind: change, offer });
  }
  return found;
}

function compareOffers(
  before: OfferView,
  after: OfferView,
): 'offered' | 'declined' | 'withdrawn' | null {
  if (before !== 'theirs' && after === 'theirs') return 'offered';
  if (after !== 'none' || before === 'none') return null;
  return before === 'mine' ? 'declined' : 'withdrawn';
}
