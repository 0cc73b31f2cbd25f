import { type Fields, readFields } from '@sealed-move/protocol/fields';
import { cleanName } from '@sealed-move/client/chat';
import { type Invite, isRoomMark, isSecret } from '@sealed-move/client/invites';
import { FIRST_GAME, type GameName, readGameName } from '../../game/core/names.ts';
import { type EarlierGame, readEarlier } from './earlier-game.ts';
import { type BoardPreview, readLook } from './look.ts';

/** A game stored on this device, under an id that reveals nothing of its secret. */
export type KeptGame = InvitedGame | OnlineGame | LocalGame;

/** An opened link to a game that the player has not agreed to play yet. */
export interface InvitedGame extends GameFields<InvitedStanding> {
  readonly state: { readonly kind: 'invited'; readonly invite: Invite };
}

export interface OnlineGame extends GameFields<OnlineStanding> {
  readonly state: OnlineState;
  /** The friend the player made the game for, shown to the player alone; undefined if unknown. */
  readonly label?: string;
  /** Whether another device has the seat or was given it; this one takes it only on request. */
  readonly isElsewhere?: boolean;
  /** A link to another room of the game, still unanswered (GOON-11). */
  readonly newLink?: NewLink;
}

/** The part of an invite that leads to another room. */
export type NewLink = Required<Pick<Invite, 'secret' | 'of' | 'relay'>>;

interface OnlineState {
  readonly kind: 'online';
  readonly secret: string;
  /** The library's own record, which nothing else reads. */
  readonly saved: unknown;
  readonly earlier?: readonly EarlierGame[];
}

/** A game of two players who share this device. */
export interface LocalGame extends GameFields<LocalStanding> {
  readonly state: LocalState;
}

interface LocalState {
  readonly kind: 'local';
  readonly saved: unknown;
  readonly earlier?: readonly EarlierGame[];
}

interface GameFields<S extends GameStanding> {
  readonly id: string;
  /** The name of the game; undefined for the first game the site had. */
  readonly plays?: GameName;
  readonly summary: Summary<S>;
  /** Studies, only in a backup: the device stores them beside its games. */
  readonly studies?: Studies;
}

/** A player's variations on the games of a pairing (STUDY-2): moves as PGN, by game number. */
export type Studies = Readonly<Record<string, string>>;

/** The limit in characters, because all small texts share one store. */
export const MAX_STUDY_LENGTH = 50_000;
const MAX_STUDIES = 200;

export interface Summary<S extends GameStanding = GameStanding> {
  /** Null while unknown. */
  readonly opponent: string | null;
  readonly standing: S;
  readonly moves: number;
  /** The time of the last activity, in epoch ms on this device. */
  readonly at: number;
  /** The board as it stands; undefined before there is one, and in records of older versions. */
  readonly look?: BoardPreview;
  /** How many of the opponent's chat lines have not been shown yet. */
  readonly unread?: number;
  /** Whether the opponent's app lacks something that was done here. */
  readonly isUndelivered?: boolean;
  /** The earliest time at which the room may expire, in epoch ms, as far as is known (GOON-10). */
  readonly roomUntil?: number;
}

const INVITED = ['invited'] as const;
const ONLINE = [
  /** Nobody has joined the game yet. */
  'waiting',
  /** The relay refused to create the room. */
  'refused',
  /** The relay no longer has the game's room; the game can continue in another (GOON-10). */
  'gone',
  'mine',
  'theirs',
  'won',
  'lost',
  'drawn',
  /** The game was called off before both had moved, so nobody won (GAME-16). */
  'called-off',
  /** The game cannot be continued, and nobody won. */
  'closed',
] as const;
/** The states of a game on one device, until one wins, both draw or they call it off. */
const LOCAL = ['here', 'white-won', 'black-won', 'drawn', 'called-off'] as const;

type InvitedStanding = (typeof INVITED)[number];
export type OnlineStanding = (typeof ONLINE)[number];
export type LocalStanding = (typeof LOCAL)[number];
export type GameStanding = InvitedStanding | OnlineStanding | LocalStanding;

const ID = /^[\w-]{1,64}$/;

export function getGameName({ plays }: Pick<KeptGame, 'plays'>): GameName {
  return plays ?? FIRST_GAME;
}

/** The field that names a stored game's kind. */
export function makeKeptPlays(name: GameName): { readonly plays?: GameName } {
  return name === FIRST_GAME ? {} : { plays: name };
}

export function isInvited(game: KeptGame): game is InvitedGame {
  return game.state.kind === 'invited';
}

export function isOnline(game: KeptGame): game is OnlineGame {
  return game.state.kind === 'online';
}

/** Reads a stored or restored game; null if it is not one. */
export function readKeptGame(value: unknown): KeptGame | null {
  const { id, state, summary, plays } = readFields(value);
  const { kind } = readFields(state);
  if (typeof id !== 'string' || !ID.test(id)) return null;
  const shown = readSummary(summary);
  const name = readGameName(plays);
  if (shown === null || name === null) return null;
  const game = readState(id, readFields(value), kind, shown);
  return game === null ? null : { ...game, ...makeKeptPlays(name) };
}

function readState(
  id: string,
  given: Fields,
  kind: unknown,
  shown: StoredSummary,
): KeptGame | null {
  if (kind === 'online') return readOnline(id, given, shown);
  const { state } = given;
  return kind === 'local' ? readLocal(id, state, shown) : readInvited(id, state, shown);
}

/** The summary of any game, with its standing not yet validated. */
type StoredSummary = Omit<Summary, 'standing'> & { readonly standing: unknown };

function readSummary(value: unknown): StoredSummary | null {
  const { opponent, standing, moves, at, look, unread, isUndelivered, roomUntil } =
    readFields(value);
  if (!isCount(moves) || !isCount(at)) return null;
  const board = readLook(look);
  return {
    opponent: typeof opponent === 'string' ? cleanName(opponent) : null,
    standing,
    moves,
    at,
    ...(board === null ? {} : { look: board }),
    ...(isCount(unread) && unread > 0 ? { unread } : {}),
    ...(isUndelivered === true ? { isUndelivered } : {}),
    ...(isCount(roomUntil) ? { roomUntil } : {}),
  };
}

function readOnline(id: string, given: Fields, shown: StoredSummary): OnlineGame | null {
  const { label, isElsewhere } = given;
  const newLink = readNewLink(given['newLink']);
  const { secret, saved, earlier } = readFields(given['state']);
  const standing = ONLINE.find((one) => one === shown.standing);
  if (standing === undefined || !isSecretText(secret)) return null;
  const name = typeof label === 'string' ? cleanName(label) : null;
  return {
    id,
    state: { kind: 'online', secret, saved, ...readKeptEarlier(earlier) },
    summary: { ...shown, standing },
    ...(name === null || name === '' ? {} : { label: name }),
    ...(isElsewhere === true ? { isElsewhere } : {}),
    ...(newLink === null ? {} : { newLink }),
  };
}

function readNewLink(value: unknown): NewLink | null {
  const { secret, of, relay } = readFields(value);
  const isWhole = isSecretText(secret) && typeof of === 'string' && isRoomMark(of);
  return isWhole ? { secret, of, relay: readText(relay) } : null;
}

function readLocal(id: string, state: unknown, shown: StoredSummary): LocalGame | null {
  const { saved, earlier } = readFields(state);
  const standing = LOCAL.find((one) => one === shown.standing);
  if (standing === undefined) return null;
  const kept = { kind: 'local', saved, ...readKeptEarlier(earlier) } as const;
  return { id, state: kept, summary: { ...shown, standing } };
}

function readInvited(id: string, state: unknown, shown: StoredSummary): InvitedGame | null {
  const { kind, invite } = readFields(state);
  const { secret, relay, name, game, terms } = readFields(invite);
  const { standing } = shown;
  if (kind !== 'invited' || standing !== 'invited' || !isSecretText(secret)) return null;
  const named = typeof game === 'string' ? { game } : {};
  const chosen = typeof terms === 'string' ? { terms } : {};
  const read = { secret, relay: readText(relay), name: readText(name), ...named, ...chosen };
  return { id, state: { kind, invite: read }, summary: { ...shown, standing } };
}

/** Reads the earlier games of a match; records from older versions have none. */
function readKeptEarlier(value: unknown): { readonly earlier?: readonly EarlierGame[] } {
  const earlier = readEarlier(value);
  return earlier.length === 0 ? {} : { earlier };
}

/** Reads studies from a backup and drops any that could not have been stored. */
export function readStudies(value: unknown): Studies {
  const kept = Object.entries(readFields(value)).flatMap(([number, text]) => {
    const isStudy = /^\d{1,6}$/.test(number) && typeof text === 'string';
    return isStudy && text.length <= MAX_STUDY_LENGTH ? [[number, text] as const] : [];
  });
  return Object.fromEntries(kept.slice(0, MAX_STUDIES));
}

/** Whether a value can be a time: one outside a Date's range would break the page showing it. */
function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

function isSecretText(value: unknown): value is string {
  return typeof value === 'string' && isSecret(value);
}

function readText(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
