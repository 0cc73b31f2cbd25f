import { toClosingReason } from '@sealed-move/client/connection';
import type { Invite } from '@sealed-move/client/invites';
import { isRoomGone, type KeysView, type SessionView } from '@sealed-move/client/session';
import { say, sayClosing } from './say.ts';

export const SIGNS = ['✕', '○'] as const;

/** The question that an invitation asks, and any obstacle to accepting it. */
export function describeInvitation(
  invite: Invite | null,
  { isHere, isPlaying }: { readonly isHere: boolean; readonly isPlaying: boolean },
): string {
  if (invite === null) return '';
  const { invites } = say();
  if (!isHere) return invites.elsewhere(invite.name, invite.relay ?? '');
  return isPlaying ? invites.playing(invite.name) : invites.here(invite.name);
}

/** Warns of the cost of leaving (NOUG-2). */
export function describeResignation(view: SessionView | undefined): string {
  const { leaving } = say();
  if (view !== undefined && isRoomGone(view)) return leaving.gone;
  const isAlone = view?.role === 'host' && view.peer.presence === 'never';
  if (view === undefined || isAlone) return leaving.alone;
  return view.game.ending === null ? leaving.wins : leaving.over;
}

export function describeStatus(view: SessionView): string {
  const { connection, peer, game, role, isKnown } = view;
  const words = say();
  if (isRoomGone(view))
    return connection.kind === 'stopped' ? words.gone.expired : words.gone.unknown;
  if (connection.kind === 'stopped') {
    const sentence = sayClosing()[toClosingReason(connection.code)];
    return typeof sentence === 'string' ? sentence : sentence[role];
  }
  if (connection.kind === 'waiting' && connection.isOffline === true) return words.offline;
  if (connection.kind !== 'online') return words.connecting;
  if (!isKnown || (peer.presence === 'never' && role === 'host')) return words.waiting;
  const { ending, side } = game;
  const absence = describeAbsence(view);
  if (ending !== null) {
    const winner = 'winner' in ending ? ending.winner : null;
    const result = winner === null ? words.draw : winner === side ? words.won : words.lost;
    return `${result}${absence || words.rematch[game.offers.rematch]}`;
  }
  const sign = SIGNS[game.turn ?? 0];
  const turn = game.turn === side ? words.yourMove(sign) : words.theirMove(sign);
  return `${turn}${absence}`;
}

/** Says why the other player does not answer; empty while they are there. */
function describeAbsence({ peer, isSilent = false }: SessionView): string {
  const { left, away, silent } = say();
  if (peer.presence === 'left') return left;
  if (peer.presence !== 'online') return away;
  return isSilent ? silent : '';
}

export interface KeysWords {
  /** The message; empty if there is none. */
  readonly says: string;
  /** The four words on one line; empty without keys. */
  readonly words: string;
  readonly answer: string | null;
}

/** Tells whether someone could sit between the two players, and how to check (NOUG-3). */
export function describeKeys(keys: KeysView): KeysWords {
  const { keys: words } = say();
  switch (keys.kind) {
    case 'unknown':
    case 'waiting':
      return { says: '', words: '', answer: null };
    case 'none':
      return { says: words.none[keys.why], words: '', answer: null };
    case 'words': {
      const four = keys.words.join(' ');
      if (keys.isCompared) return { says: words.compared, words: four, answer: null };
      const isOther = keys.isNew ? words.isNew : '';
      return { says: `${isOther}${words.compare}`, words: four, answer: words.same };
    }
    case 'changed':
      return {
        says: `${words.changed[keys.to]} ${words.askFirst}`,
        words: '',
        answer: words.goOn,
      };
  }
}
