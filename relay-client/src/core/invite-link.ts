import { fromBase64url } from '@sealed-move/protocol/base64url';
import { cleanName } from './chat-text.ts';
import { readRelayAddress } from './relay-address.ts';

export const SECRET_BYTES = 16;
/** A number and as many bytes as a secret. */
const MARK_BYTES = 17;
const GAME = /^[a-z][a-z0-9-]{0,31}$/;
const TERMS = /^[a-z0-9][a-z0-9-]{0,127}$/;

/** The content of a link's fragment, which browsers never send to a server. */
export interface Invite {
  /** 16 bytes, base64url. */
  readonly secret: string;
  /** The relay's address; null for the page's own. Ask the player before using it. */
  readonly relay: string | null;
  /** The host's own name; unverified. */
  readonly name: string | null;
  /** The `name` of the rules; left out by sites with one game, and by older apps. */
  readonly game?: string;
  /** Present if the link leads to another room of a known game: 17 bytes, base64url (GOON-1). */
  readonly of?: string;
  /** The terms in the site's notation; a later setup from the host's app takes precedence. */
  readonly terms?: string;
}

export type ParsedInvite =
  | { readonly kind: 'invite'; readonly invite: Invite }
  /** The address contains no invite. */
  | { readonly kind: 'none' }
  /** There is an invite, but this part of it is unusable. */
  | { readonly kind: 'refused'; readonly why: 'secret' | 'relay' | 'name' | 'game' };

/**
 * The link with which to join a game (INV-1). Leaves out a name that `parseInvite` would refuse.
 * @param site the page's address
 */
export function makeInviteLink(site: string, invite: Invite): string {
  const { secret, of, relay, name, game, terms } = invite;
  const [page = ''] = site.split('#');
  const parts = [
    `join=${secret}`,
    ...(of === undefined ? [] : [`of=${of}`]),
    // Before the name, because apps cut links off there.
    ...(game === undefined || !GAME.test(game) ? [] : [`game=${game}`]),
    ...(terms === undefined || !TERMS.test(terms) ? [] : [`terms=${terms}`]),
    ...(relay === null ? [] : [`relay=${encodeURIComponent(relay)}`]),
    ...(name === null || !isName(name) ? [] : [`name=${encodeName(name)}`]),
  ];
  return `${page}#${parts.join('&')}`;
}

/** Reads an address (INV-2), with caution: anyone can make a player open any link. */
export function parseInvite(url: string): ParsedInvite {
  const start = url.indexOf('#');
  const fields = new URLSearchParams(start < 0 ? '' : url.slice(start + 1));
  if (!fields.has('join')) return { kind: 'none' };
  const secret = fields.get('join');
  if (secret === null || !isSecret(secret) || isTwice(fields, 'join'))
    return refuseInvite('secret');
  const of = fields.get('of');
  if ((of !== null && !isRoomMark(of)) || isTwice(fields, 'of')) return refuseInvite('secret');
  const given = fields.get('relay');
  const relay = given === null ? null : readRelayAddress(given);
  if ((given !== null && relay === null) || isTwice(fields, 'relay')) return refuseInvite('relay');
  const name = fields.get('name');
  if ((name !== null && !isName(name)) || isTwice(fields, 'name')) return refuseInvite('name');
  const game = fields.get('game');
  if ((game !== null && !GAME.test(game)) || isTwice(fields, 'game')) return refuseInvite('game');
  const named = { ...(of === null ? {} : { of }), ...(game === null ? {} : { game }) };
  return { kind: 'invite', invite: { secret, relay, name, ...named, ...readTerms(fields) } };
}

/** Terms are only for display, so unreadable or duplicate ones are ignored. */
export function readTerms(fields: URLSearchParams): Pick<Invite, 'terms'> {
  const [terms = '', ...others] = fields.getAll('terms');
  return TERMS.test(terms) && others.length === 0 ? { terms } : {};
}

export function isSecret(text: string): boolean {
  return fromBase64url(text)?.length === SECRET_BYTES;
}

export function isRoomMark(text: string): boolean {
  return fromBase64url(text)?.length === MARK_BYTES;
}

/** Encodes a name, also characters at which apps end a link although URLs allow them. */
function encodeName(name: string): string {
  return encodeURIComponent(name).replaceAll(
    /[!'()*~._-]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** Whether a name would be shown unchanged. */
function isName(text: string): boolean {
  return cleanName(text) === text;
}

/** Whether a field occurs with two values: a reader could see one, and the app use the other. */
function isTwice(fields: URLSearchParams, field: string): boolean {
  return fields.getAll(field).length > 1;
}

function refuseInvite(why: 'secret' | 'relay' | 'name' | 'game'): ParsedInvite {
  return { kind: 'refused', why };
}
