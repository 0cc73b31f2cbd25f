import { type Fields, readFields } from '@sealed-move/protocol/fields';
import type { LastOffer, LastOffers } from './last-offers.ts';
import type { Body, SentHistory, EndNotesField, Offer, Sync } from './bodies.ts';
import type { EndNotes, Move, Resignation } from './history.ts';
import { isCount, MAX_MOVES } from './bounds.ts';
import type { PositionRef } from './position-ref.ts';

const MAX_OFFERS = 2;
const WHYS: readonly unknown[] = [
  'resignation',
  'time',
  'absence',
  'abort',
] satisfies Resignation['why'][];
const MOVE = /^[\x20-\x7e]{1,16}$/;
const HASH = /^[\w-]{1,20}$/;
const SID = /^[\w-]{1,64}$/;

/** Null if unknown, as from a newer or a hostile app (GAME-12); well formed but not trusted yet. */
export function readBody(value: unknown): Body | null {
  const body = readFields(value);
  const { t } = body;
  switch (t) {
    case 'move':
    case 'ok':
    case 'absence':
    case 'no-absence':
    case 'claim':
    case 'resign':
      return readMarked(t, body);
    case 'offer':
    case 'withdraw':
    case 'decline': {
      const offer = readOffer(body);
      return offer && { t, ...offer };
    }
    case 'accept': {
      const offer = readOffer(body);
      return offer && { t, ...offer, ...readNoted(body) };
    }
    case 'rematch':
    case 'no-rematch':
      return isGame(body['game']) ? { t, game: body['game'] } : null;
    case 'sync':
      return readSync(body);
    default:
      return null;
  }
}

export function isMove(move: unknown): move is string {
  return isText(move, MOVE);
}

export function isNote(note: unknown): note is number | null {
  return note === null || (typeof note === 'number' && Number.isFinite(note));
}

type MarkedType = 'move' | 'ok' | 'absence' | 'no-absence' | 'claim' | 'resign';

function readMarked(t: MarkedType, body: Fields): Body | null {
  const at = readPositionRef(body['at']);
  if (at === null) return null;
  const { move, note, why } = body;
  if (t === 'move') return isMove(move) && isNote(note) ? { t, at, move, note } : null;
  if (t === 'resign') return isResignationReason(why) ? { t, at, why, ...readNoted(body) } : null;
  return t === 'claim' ? { t, at, ...readNoted(body) } : { t, at };
}

function readSync({ re, held, offers, yours }: Fields): Sync | null {
  const history = readHistory(readFields(held));
  if (history === null || (re !== null && !isText(re, SID))) return null;
  const own = offers === null ? [] : readList(offers, MAX_OFFERS, readOffer);
  const other = readList(yours, MAX_OFFERS, readOffer);
  return (
    own &&
    other && { t: 'sync', re, held: history, offers: offers === null ? null : own, yours: other }
  );
}

function readHistory({
  want,
  rev,
  cut,
  moves,
  resigned,
  draw,
  asked,
  noted,
}: Fields): SentHistory | null {
  const [wants, list] = [readPair(want, readGame), readList(moves, MAX_MOVES, readMove)];
  const gaveUp = readPair(resigned, readResigned);
  if (wants === null || list === null || gaveUp === null) return null;
  if (!isCount(rev) || !isCount(cut)) return null;
  if (draw !== null && draw !== 'agreed' && draw !== 'claimed') return null;
  const [zero, one] = gaveUp;
  const offers = asked === undefined ? null : readPair(asked, readOffers);
  if (asked !== undefined && offers === null) return null;
  const ends = noted === undefined ? undefined : readPair(noted, readEnd);
  if (ends === null) return null;
  const givenUp = [zero.resigned, one.resigned] as const;
  const noting = ends === undefined ? {} : { noted: [ends[0].notes, ends[1].notes] as const };
  return { want: wants, rev, cut, moves: list, resigned: givenUp, draw, ...noting, asked: offers };
}

/** Reads the notes with the end of a game; malformed ones are dropped. */
function readNoted({ notes }: Fields): EndNotesField {
  const read = readNotes(notes);
  return read === null ? {} : { notes: read };
}

function readNotes(value: unknown): EndNotes | null {
  const [zero, one, ...more] = Array.isArray(value) ? (value as readonly unknown[]) : [];
  return isNote(zero) && isNote(one) && more.length === 0 ? [zero, one] : null;
}

/** Wraps the value, to distinguish "nothing noted" from "unreadable". */
function readEnd(value: unknown): { readonly notes: EndNotes | null } | null {
  if (value === null) return { notes: null };
  const notes = readNotes(value);
  return notes && { notes };
}

function readOffers(value: unknown): LastOffers | null {
  const { draw, takeBack } = readFields(value);
  const [one, other] = [readAsked(draw), readAsked(takeBack)];
  return one && other && { draw: one.asked, takeBack: other.asked };
}

/** Wraps the value, to distinguish "nothing asked" from "unreadable". */
function readAsked(value: unknown): { readonly asked: LastOffer | null } | null {
  if (value === null) return { asked: null };
  const { count, ply, hash, state } = readFields(value);
  const isState = state === 'open' || state === 'withdrawn' || state === 'declined';
  const isWhole = isGame(count) && isCount(ply) && isText(hash, HASH) && isState;
  return isWhole ? { asked: { count, ply, hash, state } } : null;
}

function readOffer(value: unknown): Offer | null {
  const { kind, at, count = null } = readFields(value);
  const ref = readPositionRef(at);
  if (ref === null || (kind !== 'draw' && kind !== 'takeBack')) return null;
  return count === null || isGame(count) ? { kind, at: ref, count } : null;
}

export function readPositionRef(value: unknown): PositionRef | null {
  const { game, rev, cut, ply, hash } = readFields(value);
  const isMark = isGame(game) && isCount(rev) && isCount(cut) && isCount(ply) && isText(hash, HASH);
  return isMark ? { game, rev, cut, ply, hash } : null;
}

function readMove(value: unknown): Move | null {
  if (!Array.isArray(value) || value.length !== 2) return null;
  const [move, note] = value as readonly unknown[];
  return isMove(move) && isNote(note) ? [move, note] : null;
}

/** Wraps the value, to distinguish "nobody resigned" from "unreadable". */
function readResigned(value: unknown): { readonly resigned: Resignation | null } | null {
  if (value === null) return { resigned: null };
  const { why, ply } = readFields(value);
  return isResignationReason(why) && isCount(ply) ? { resigned: { why, ply } } : null;
}

function readGame(value: unknown): number | null {
  return isGame(value) ? value : null;
}

function isResignationReason(value: unknown): value is Resignation['why'] {
  return WHYS.includes(value);
}

function isGame(value: unknown): value is number {
  return isCount(value) && value >= 1;
}

function isText(value: unknown, form: RegExp): value is string {
  return typeof value === 'string' && form.test(value);
}

function readPair<T>(value: unknown, read: (one: unknown) => T | null): readonly [T, T] | null {
  const [zero, one, ...more] = readList(value, 2, read) ?? [];
  return zero === undefined || one === undefined || more.length > 0 ? null : [zero, one];
}

/** Null if the value is not a list, is too long, or contains anything unreadable. */
function readList<T>(value: unknown, most: number, read: (one: unknown) => T | null): T[] | null {
  if (!Array.isArray(value) || value.length > most) return null;
  const found: T[] = [];
  for (const one of value as readonly unknown[]) {
    const each = read(one);
    if (each === null) return null;
    found.push(each);
  }
  return found;
}
