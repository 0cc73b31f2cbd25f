import { fromBase64url } from '@sealed-move/protocol/base64url';
import { cleanName } from './chat-text.ts';
import { readRelayAddress } from './relay-address.ts';

export const SECRET_BYTES = 16;
/** A number, and as much as a secret. */
const MARK_BYTES = 17;
const GAME = /^[a-z][a-z0-9-]{0,31}$/;
const TERMS = /^[a-z0-9][a-z0-9-]{0,127}$/;

/** What a link carries in its fragment, which browsers never send to a server. */
export interface Invite {
  /** 16 bytes, base64url. */
  readonly secret: string;
  /** The relay's address; null: the page's own. Ask the player before using it. */
  readonly relay: string | null;
  /** What the host calls themselves; unverified. */
  readonly name: string | null;
  /** The `name` of the rules; left out by a site that has one game, and by apps of before. */
  readonly game?: string;
  /** It leads to another room of a game that both have: 17 bytes, base64url (GOON-1). */
  readonly of?: string;
  /** What was chosen for it, as the site writes it; what the host's app says later counts. */
  readonly terms?: string;
}

export type ParsedInvite =
  | { readonly kind: 'invite'; readonly invite: Invite }
  /** The address invites to nothing. */
  | { readonly kind: 'none' }
  /** It invites, but this part of it is unusable. */
  | { readonly kind: 'refused'; readonly why: 'secret' | 'relay' | 'name' | 'game' };

/**
 * The link to join a game by (INV-1). A name that `parseInvite` would refuse is left out.
 * @param site the address of the page
 */
export function inviteLink(site: string, invite: Invite): string {
  const { secret, of, relay, name, game, terms } = invite;
  const [page = ''] = site.split('#');
  const parts = [
    `join=${secret}`,
    ...(of === undefined ? [] : [`of=${of}`]),
    // Before the name, with which apps cut links off.
    ...(game === undefined || !GAME.test(game) ? [] : [`game=${game}`]),
    ...(terms === undefined || !TERMS.test(terms) ? [] : [`terms=${terms}`]),
    ...(relay === null ? [] : [`relay=${encodeURIComponent(relay)}`]),
    ...(name === null || !isName(name) ? [] : [`name=${encodeName(name)}`]),
  ];
  return `${page}#${parts.join('&')}`;
}

/** Reads an address (INV-2). Anyone can make a player open any link. */
export function parseInvite(url: string): ParsedInvite {
  const start = url.indexOf('#');
  const fields = new URLSearchParams(start < 0 ? '' : url.slice(start + 1));
  if (!fields.has('join')) return { kind: 'none' };
  const secret = fields.get('join');
  if (secret === null || !isSecret(secret) || isTwice(fields, 'join')) return refused('secret');
  const of = fields.get('of');
  if ((of !== null && !isRoomMark(of)) || isTwice(fields, 'of')) return refused('secret');
  const given = fields.get('relay');
  const relay = given === null ? null : readRelayAddress(given);
  if ((given !== null && relay === null) || isTwice(fields, 'relay')) return refused('relay');
  const name = fields.get('name');
  if ((name !== null && !isName(name)) || isTwice(fields, 'name')) return refused('name');
  const game = fields.get('game');
  if ((game !== null && !GAME.test(game)) || isTwice(fields, 'game')) return refused('game');
  const named = { ...(of === null ? {} : { of }), ...(game === null ? {} : { game }) };
  return { kind: 'invite', invite: { secret, relay, name, ...named, ...termsOf(fields) } };
}

/** They are only shown: what cannot be read, or stands there twice, is as if it were not there. */
export function termsOf(fields: URLSearchParams): Pick<Invite, 'terms'> {
  const [terms = '', ...others] = fields.getAll('terms');
  return TERMS.test(terms) && others.length === 0 ? { terms } : {};
}

export function isSecret(text: string): boolean {
  return fromBase64url(text)?.length === SECRET_BYTES;
}

/** What a link to another room of a game says of it. */
export function isRoomMark(text: string): boolean {
  return fromBase64url(text)?.length === MARK_BYTES;
}

/** Also the signs at which apps take a link to end, and which URLs need not encode. */
function encodeName(name: string): string {
  return encodeURIComponent(name).replaceAll(
    /[!'()*~._-]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** Whether it would be shown unchanged. */
function isName(text: string): boolean {
  return cleanName(text) === text;
}

/** With two different values, a reader of the link could see one and the app use the other. */
function isTwice(fields: URLSearchParams, field: string): boolean {
  return fields.getAll(field).length > 1;
}

function refused(why: 'secret' | 'relay' | 'name' | 'game'): ParsedInvite {
  return { kind: 'refused', why };
}
