import { closingSentence } from 'relay-client/connection';
import type { PeerView, Refused, Role, SessionView } from 'relay-client/session';
import { SIDE_NAMES } from '../chess/game/pieces.ts';
import { isOver, type Names, type TableView } from './table.ts';

/** What a socket reports that was cut, or never opened. */
const ABNORMAL = 1006;

/** Whose move it is, in words. */
export function turnWords(view: TableView, names: Names): string {
  const { game } = view;
  if (game.turn === null) return 'The game is over.';
  if (isOver(view)) return 'This game was not finished.';
  if (view.kind === 'online' && game.turn === game.side) return 'Your move.';
  const name = names[game.turn];
  return name === SIDE_NAMES[game.turn] ? `${name} to move.` : `${possessive(name)} move.`;
}

function possessive(name: string): string {
  return `${name}’s`;
}

/**
 * Of one's own moves that the other app has not confirmed; null: it has them all. Nothing waits at the
 * relay, so that a move gets there only while both have the game open.
 */
export function sentWords(view: TableView, name: string): string | null {
  if (view.kind === 'local' || view.game.unconfirmed === 0) return null;
  const { connection, peer } = view;
  if (peer.presence === 'left') return null;
  const areBothHere = connection.kind === 'online' && peer.presence === 'online';
  return areBothHere ? `On its way to ${name} …` : `${name} will get it when you are both here.`;
}

/**
 * How this player's connection stands; null while there is nothing to say.
 * @param now epoch ms
 * @param wasOnline whether there was a connection that could be lost
 */
export function connectionWords(
  { connection, role }: Pick<SessionView, 'connection' | 'role'>,
  now: number,
  wasOnline: boolean,
): string | null {
  switch (connection.kind) {
    case 'online':
      return null;
    case 'off':
      return 'You are not connected.';
    case 'connecting':
      return connection.attempt > 1 ? 'Connecting again …' : 'Connecting …';
    case 'waiting': {
      const seconds = Math.max(1, Math.ceil((connection.until - now) / 1000));
      const when = `Trying again in ${seconds} second${seconds === 1 ? '' : 's'}.`;
      return `${whyLost(connection.code, role, wasOnline)} ${when}`;
    }
    case 'stopped':
      return closingSentence(connection.code, role);
  }
}

/** The library's sentences say already that it connects again. */
function whyLost(code: number | null, role: Role, wasOnline: boolean): string {
  const isUnsaid = code === null || code === ABNORMAL;
  if (isUnsaid) return wasOnline ? 'The connection was lost.' : 'The relay was not reached.';
  const [reason = ''] = closingSentence(code, role).split('; ');
  return `${reason}.`;
}

/**
 * What there is to know of the other player; null while they are simply there, or while nobody can
 * tell since this player is not connected.
 */
export function peerWords(
  { peer, connection }: Pick<SessionView, 'peer' | 'connection'>,
  name: string,
): string | null {
  if (connection.kind !== 'online' && peer.presence !== 'left') return null;
  switch (peer.presence) {
    case 'online':
      return null;
    case 'never':
      return 'The other player has not come yet.';
    case 'away':
      return `${name} is away. The game goes on when they are back.`;
    case 'left':
      return `${name} has left this game for good.`;
  }
}

/** Whether the other player is there, for the small line beside their name; null: nobody can tell. */
export function presenceWords({
  connection,
  peer,
}: Pick<SessionView, 'connection' | 'peer'>): string | null {
  const isKnown = connection.kind === 'online' || peer.presence === 'left';
  return isKnown ? PRESENCE_WORDS[peer.presence] : null;
}

/** For the small line beside the other player's name. */
const PRESENCE_WORDS: Readonly<Record<PeerView['presence'], string>> = {
  never: 'not here yet',
  online: 'online',
  away: 'away',
  left: 'has left',
};

/** Why something was not done, for the player who asked for it. */
export const REFUSED_WORDS: Readonly<Record<Refused, string>> = {
  'not-your-turn': 'It is not your turn.',
  illegal: 'That move is not legal.',
  over: 'The game is over.',
  'not-now': 'That cannot be done now.',
  'too-long': 'That is too long: at most 280 characters.',
  empty: 'There is nothing to send.',
  'too-fast': 'That is too fast: wait a moment.',
  'used-up': 'You have sent all the messages of this game.',
  'not-connected': 'Not sent: the other player is not connected.',
  unsupported: 'The other player’s app has no chat.',
};

const DISPUTES: Readonly<Record<string, string>> = {
  move: 'made a move',
  resignation: 'resigned',
  draw: 'agreed to a draw',
  'take-back': 'agreed to take back a move',
  rematch: 'asked for another game',
  'given-up': 'let them go on after they had given up',
};

/** What the other app claims of this player, who may have done it on another device. */
export function disputeWords(reason: string, name: string): string {
  return `${name}’s app says that you ${DISPUTES[reason] ?? 'did what this device knows nothing of'}.`;
}
