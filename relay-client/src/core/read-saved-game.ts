import { type Fields, readFields } from '@sealed-move/protocol/fields';
import { MAX_LINES } from './chat.ts';
import { cleanLine, cleanName, MAX_CHARACTERS } from './chat-text.ts';
import { readSetup } from './hello.ts';
import { isRoomMark, isSecret } from './invite-link.ts';
import { readKeys } from './read-keys.ts';
import { convertOldMatch } from './old-match.ts';
import { readPushState } from './push-target.ts';
import { readBody, readPositionRef } from './read-body.ts';
import { readRelayAddress } from './relay-address.ts';
import { toSeat } from './role.ts';
import { MAX_ROOM_NUMBER, MAX_ROOMS } from './room-list.ts';
import type { SavedGame } from './saved-game.ts';

const SEAT_TOKEN = /^[\w-]{43}$/;
const PRESENCES: readonly unknown[] = ['never', 'online', 'away', 'left'];
const CHATS: readonly unknown[] = ['unknown', 'supported', 'unsupported'];
const SPEAKERS: readonly unknown[] = ['me', 'them'];
const DELIVERIES: readonly unknown[] = ['sending', 'delivered', 'not-delivered'];

/** Reads a stored game or a backup; null if of another version, damaged or forged (SAVE-3). */
export function readSavedGame(value: unknown): SavedGame | null {
  const game = readFields(value);
  const { role, setup, peer, chat, rooms } = game;
  const match = convertOldMatch(readFields(game['match']));
  const push = readPushState(game['push']);
  const isWhole =
    game['v'] === 1 &&
    (role === 'host' || role === 'guest') &&
    isInvited(game) &&
    isCounted(game) &&
    (setup === null ? role === 'guest' : readSetup(setup) !== null) &&
    isPeer(readFields(peer)) &&
    isMatch(match) &&
    (rooms === undefined
      ? match['seat'] === toSeat(role)
      : isInRooms(readFields(rooms)) && setup !== null && match['isFresh'] === false) &&
    isChat(readFields(chat)) &&
    push !== null &&
    (game['isRestored'] === undefined || game['isRestored'] === true);
  const keys = readKeys(game['keys'], readFields(peer)['chat'] !== 'unknown');
  return isWhole && keys !== null
    ? cleanSavedGame({ ...game, match, keys } as unknown as SavedGame)
    : null;
}

/** Cleans a saved game as if it had arrived in a frame (SAVE-5). */
function cleanSavedGame(game: SavedGame): SavedGame {
  const { name, peer, chat } = game;
  const lines = chat.lines.slice(-MAX_LINES).map((line) => {
    const text = Array.from(cleanLine(line.text)).slice(0, MAX_CHARACTERS).join('');
    return { ...line, text };
  });
  const peerName = peer.name === null ? null : cleanName(peer.name);
  return {
    ...game,
    name: cleanName(name) ?? '',
    peer: { ...peer, name: peerName },
    chat: { ...chat, lines },
  };
}

function isInvited({ secret, relay, seatToken, name }: Fields): boolean {
  return (
    isText(secret) &&
    isSecret(secret) &&
    isText(relay) &&
    readRelayAddress(relay) === relay &&
    isText(seatToken) &&
    SEAT_TOKEN.test(seatToken) &&
    isText(name)
  );
}

/** Checks the rooms of a game that continues in another room (GOON-7). */
function isInRooms({ first, before, link, number }: Fields): boolean {
  const { secret, of } = readFields(link);
  const isWithin = Array.isArray(before) && before.length > 0 && before.length <= MAX_ROOMS;
  const isNumbered = areCounts(number) && Number(number) >= 1 && Number(number) <= MAX_ROOM_NUMBER;
  const isLinked = isText(of) && isRoomMark(of);
  const areSecrets =
    isWithin && [first, ...before, secret].every((one) => isText(one) && isSecret(one));
  return areSecrets && isNumbered && isLinked;
}

function isCounted({ isSeated, isLeaving, sent, received }: Fields): boolean {
  return areFlags(isSeated, isLeaving) && areCounts(sent, received);
}

function isPeer({ presence, name, chat, canAbort = false, canBeClaimed = false }: Fields): boolean {
  const isKnown = PRESENCES.includes(presence) && CHATS.includes(chat);
  return isKnown && isTextOrNull(name) && areFlags(canAbort, canBeClaimed);
}

function isMatch(match: Fields): boolean {
  const { seat, hostSide, isFresh, sid, peerSid, history, confirmed, crossing } = match;
  const { answered, isRematchDeclined, dispute, absence = null } = match;
  return (
    (seat === 0 || seat === 1) &&
    (hostSide === 0 || hostSide === 1) &&
    areFlags(isFresh, isRematchDeclined) &&
    isTextOrNull(sid) &&
    isTextOrNull(answered) &&
    isHistory(history, peerSid) &&
    areCounts(confirmed) &&
    (crossing === null || isEpoch(readFields(crossing))) &&
    (dispute === null || isDispute(readFields(dispute))) &&
    (absence === null || isAbsence(readFields(absence)))
  );
}

/** Checked as if the other client had sent it. */
function isHistory(held: unknown, re: unknown): boolean {
  const sync = readBody({ t: 'sync', re, held, offers: [], yours: [] });
  return sync?.t === 'sync' && sync.held.asked !== null;
}

function isEpoch({ rev, cut }: Fields): boolean {
  return areCounts(rev, cut);
}

function isDispute({ reason, held }: Fields): boolean {
  return isText(reason) && isHistory(held, null);
}

function isAbsence({ by, at }: Fields): boolean {
  return (by === 0 || by === 1) && readPositionRef(at) !== null;
}

function isChat(chat: Fields): boolean {
  const { game, lines, nextId, sent, received, sending, receiving, refused } = chat;
  return (
    areCounts(game, nextId, sent, received, refused) &&
    isPace(readFields(sending)) &&
    isPace(readFields(receiving)) &&
    isList(lines, isLine)
  );
}

function isLine({ id, n, from, text, at, state }: Fields): boolean {
  return (
    areCounts(id) &&
    (n === null || areCounts(n)) &&
    SPEAKERS.includes(from) &&
    isText(text) &&
    areNumbers(at) &&
    DELIVERIES.includes(state)
  );
}

function isPace({ left, at }: Fields): boolean {
  return areNumbers(left, at);
}

function isList(value: unknown, isOne: (fields: Fields) => boolean): boolean {
  return Array.isArray(value) && value.every((one) => isOne(readFields(one)));
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isTextOrNull(value: unknown): boolean {
  return value === null || isText(value);
}

function areFlags(...values: readonly unknown[]): boolean {
  return values.every((value) => typeof value === 'boolean');
}

function areCounts(...values: readonly unknown[]): boolean {
  return values.every((value) => Number.isSafeInteger(value) && Number(value) >= 0);
}

function areNumbers(...values: readonly unknown[]): boolean {
  return values.every((value) => Number.isFinite(value));
}
