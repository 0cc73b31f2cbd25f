import type { Change } from './changes.ts';
import { playWords } from '../messages/words.ts';

/** The changes that are worth a notification. */
const CALLS: ReadonlySet<Change['kind']> = new Set([
  'offered',
  'ended',
  'resumed',
  'new-game',
  'chat',
  'sat-down',
]);

/** The text of a notification, or null. Others can read a lock screen: no moves, no chat. */
export function findCall(found: readonly Change[]): string | null {
  if (!found.some((one) => CALLS.has(one.kind) || isTheirMove(one))) return null;
  const { call } = playWords().play;
  const kinds = new Set(found.map(({ kind }) => kind));
  if (kinds.has('ended')) return call.ended;
  if (kinds.has('offered')) return call.offered;
  if (kinds.has('resumed')) return call.resumed;
  if (kinds.has('sat-down')) return call.satDown;
  if (kinds.has('new-game')) return call.newGame;
  return kinds.has('moved') ? call.moved : call.chat;
}

function isTheirMove(change: Change): boolean {
  return change.kind === 'moved' && !change.isMine;
}
