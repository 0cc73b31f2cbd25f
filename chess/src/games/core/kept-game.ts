import { cleanName } from 'relay-client/chat';
import { type Invite, isSecret } from 'relay-client/invites';

/** A game as this device keeps it, under an id that says nothing of its secret. */
export type KeptGame = InvitedGame | OnlineGame | LocalGame;

/** A link was opened, and the player has not yet said that they want to play. */
export interface InvitedGame extends Kept<InvitedStanding> {
  readonly state: { readonly kind: 'invited'; readonly invite: Invite };
}

export interface OnlineGame extends Kept<OnlineStanding> {
  /** `saved`: the library's own record, which only it reads. */
  readonly state: { readonly kind: 'online'; readonly secret: string; readonly saved: unknown };
}

/** Both players on this device. */
export interface LocalGame extends Kept<LocalStanding> {
  /** `saved`: what the page of the game keeps. */
  readonly state: { readonly kind: 'local'; readonly saved: unknown };
}

interface Kept<S extends Standing> {
  readonly id: string;
  readonly summary: Summary<S>;
}

/** What the home page shows of a game without opening it. */
export interface Summary<S extends Standing = Standing> {
  /** Null: not known yet. */
  readonly opponent: string | null;
  readonly standing: S;
  /** How many moves were made. */
  readonly moves: number;
  /** When something last happened, epoch ms by this device. */
  readonly at: number;
}

const INVITED = ['invited'] as const;
const ONLINE = [
  /** Nobody has come yet. */
  'waiting',
  'mine',
  'theirs',
  'won',
  'lost',
  'drawn',
  /** It cannot be played on, and nobody won. */
  'closed',
] as const;
/** Both players sit here, until one of the two won or they drew. */
const LOCAL = ['here', 'white-won', 'black-won', 'drawn'] as const;

type InvitedStanding = (typeof INVITED)[number];
export type OnlineStanding = (typeof ONLINE)[number];
export type LocalStanding = (typeof LOCAL)[number];
export type Standing = InvitedStanding | OnlineStanding | LocalStanding;

const ID = /^[\w-]{1,64}$/;

export function isInvited(game: KeptGame): game is InvitedGame {
  return game.state.kind === 'invited';
}

export function isOnline(game: KeptGame): game is OnlineGame {
  return game.state.kind === 'online';
}

/** What the device kept, or a backup brings; null where it is no game. */
export function readKeptGame(value: unknown): KeptGame | null {
  const { id, state, summary } = fieldsOf(value);
  const { opponent, standing, moves, at } = fieldsOf(summary);
  if (typeof id !== 'string' || !ID.test(id) || !isCount(moves) || !isCount(at)) return null;
  const { kind, invite, secret, saved } = fieldsOf(state);
  const counted = {
    opponent: typeof opponent === 'string' ? cleanName(opponent) : null,
    moves,
    at,
  };
  if (kind === 'local') {
    const found = LOCAL.find((one) => one === standing);
    if (found === undefined) return null;
    return { id, state: { kind, saved }, summary: { ...counted, standing: found } };
  }
  if (kind === 'online') {
    const found = ONLINE.find((one) => one === standing);
    if (found === undefined || !isSecretText(secret)) return null;
    return { id, state: { kind, secret, saved }, summary: { ...counted, standing: found } };
  }
  const { secret: shared, relay, name } = fieldsOf(invite);
  if (kind !== 'invited' || !isSecretText(shared) || standing !== 'invited') return null;
  const read = { secret: shared, relay: textOf(relay), name: textOf(name) };
  return { id, state: { kind, invite: read }, summary: { ...counted, standing } };
}

/** A time out of a Date's range would break the page that shows it. */
function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

function isSecretText(value: unknown): value is string {
  return typeof value === 'string' && isSecret(value);
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
