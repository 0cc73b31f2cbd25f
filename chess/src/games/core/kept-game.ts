import { cleanName } from 'relay-client/chat';
import { type Invite, isSecret } from 'relay-client/invites';

/** A game as this device keeps it, under an id that says nothing of its secret. */
export interface KeptGame {
  readonly id: string;
  readonly state: KeptState;
  readonly summary: Summary;
}

export type KeptState =
  /** A link was opened, and the player has not yet said that they want to play. */
  | { readonly kind: 'invited'; readonly invite: Invite }
  /** The library's own record, which only it reads. */
  | { readonly kind: 'online'; readonly secret: string; readonly saved: unknown }
  /** Both players on this device: the page of the game keeps what it wants. */
  | { readonly kind: 'local'; readonly saved: unknown };

/** What the home page shows of a game without opening it. */
export interface Summary {
  /** Null: not known yet. */
  readonly opponent: string | null;
  readonly standing: Standing;
  /** How many moves were made. */
  readonly moves: number;
  /** When something last happened, epoch ms by this device. */
  readonly at: number;
}

export type Standing =
  | 'invited'
  /** Nobody has come yet. */
  | 'waiting'
  | 'mine'
  | 'theirs'
  /** Both players on this device, until one of these two won. */
  | 'here'
  | 'white-won'
  | 'black-won'
  | 'won'
  | 'lost'
  | 'drawn'
  /** It can not be played on, and nobody won. */
  | 'closed';

const STANDINGS: readonly unknown[] = [
  'invited',
  'waiting',
  'mine',
  'theirs',
  'here',
  'white-won',
  'black-won',
  'won',
  'lost',
  'drawn',
  'closed',
] satisfies Standing[];
const ID = /^[\w-]{1,64}$/;

/** What the device kept, or a backup brings; null where it is no game. */
export function readKeptGame(value: unknown): KeptGame | null {
  const { id, state, summary } = fieldsOf(value);
  const read = readState(state);
  const { opponent, standing, moves, at } = fieldsOf(summary);
  if (typeof id !== 'string' || !ID.test(id) || read === null) return null;
  if (!STANDINGS.includes(standing) || !isCount(moves) || !isCount(at)) return null;
  const name = typeof opponent === 'string' ? cleanName(opponent) : null;
  return {
    id,
    state: read,
    summary: { opponent: name, standing: standing as Standing, moves, at },
  };
}

function readState(value: unknown): KeptState | null {
  const { kind, invite, secret, saved } = fieldsOf(value);
  if (kind === 'local') return { kind, saved };
  if (kind === 'online') return isSecretText(secret) ? { kind, secret, saved } : null;
  const { secret: shared, relay, name } = fieldsOf(invite);
  if (kind !== 'invited' || !isSecretText(shared)) return null;
  return { kind, invite: { secret: shared, relay: textOf(relay), name: textOf(name) } };
}

/** A time that no date can hold would stop the page that shows it. */
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
