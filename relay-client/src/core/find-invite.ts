import { cleanLine, cleanName } from './chat-text.ts';
import { unwrapLinks } from './wrapped-links.ts';
import { type Invite, isRoomMark, isSecret, type ParsedInvite, readTerms } from './invite-link.ts';
import { readRelayAddress } from './relay-address.ts';

/** `several` means links to different games, among which only the player can choose. */
export type FoundInvite = ParsedInvite | { readonly kind: 'several' };

/** Longer than any pasted message; the rest of a text is ignored. */
const MAX_TEXT_LENGTH = 20_000;
const MAX_LINKS = 50;
/** The part of an address before its `join=`. */
const MAX_LINK_START = 2_000;
/** How often apps encode a link that is already encoded. */
const MAX_ENCODINGS = 5;

/** Invisible characters that messengers and word processors insert into links. */
const INVISIBLE = /[\u{ad}\u{200b}-\u{200f}\u{2060}\u{feff}]/gu;
/** `join=`, even with an encoded equals sign, but not at the end of another word. */
const JOIN = /(?:^|[^\w-]|%(?:25)*[\da-f]{2})join(=|%(?:25)*3d)/gi;
/** The extent of a link in a text. Outside ASCII it may contain only letters. */
const LINK = /^[^\s<>"{}|\\^`[\]\u{80}-\u{bf}\u{2000}-\u{303f}\u{e000}-\u{10ffff}]*/u;
const ESCAPED_AND = /&(?:(?:amp;)+|#38;|#x26;)/gi;
/** The form in mail that encodes every equals sign. */
const QUOTED_PRINTABLE = /^3D(?=[\w-]{22}(?![\w-]))/;
/** The secret in a link. An app that sets text in italics may have left a `_` behind it. */
const SECRET = /^[\w-]{22}(?=_?(?![\w-])|https?:\/\/)/;
/** A secret that mail broke into lines, with its line-break signs, quote marks and indentation. */
const BROKEN_SECRET =
  /(join(?:=(?:3D)?|%(?:25)*3D))((?:(?:=?[ \t]*\r?\n[ \t>]*)?[\w-]){22})(?![\w-])/gi;
/** Whether the next line may continue this one, so that the last field may be cut. */
const BROKEN_OFF = /^[ \t]*\r?\n[ \t>]*[a-z0-9-]/;
/** A second copy of a link without a blank; a relay's address may also follow an equals sign. */
const NEXT_LINK = /(?<!=)https?:\/\//;
const GAME = /^[a-z][a-z0-9-]{0,31}$/;
const FIELDS: readonly string[] = ['of', 'relay', 'name', 'game'];

/**
 * Finds the invite in any text people open or paste (INV-4). It may have text around the link,
 * punctuation after it, encoded signs, or another site's address around it. Never throws.
 * @param here this site's origin: a link to another site then names that site's relay
 */
export function findInvite(given: string, here?: string): FoundInvite {
  const text = unwrapLinks(given.slice(0, MAX_TEXT_LENGTH))
    .replaceAll(INVISIBLE, '')
    .replaceAll(BROKEN_SECRET, (whole, join: string, broken: string) => {
      const secret = broken.replaceAll(/[^\w-]/g, '');
      return isSecret(secret) ? join + secret : whole;
    });
  const found = [...text.matchAll(JOIN)].slice(0, MAX_LINKS).map((match) => {
    const [whole, sign = ''] = match;
    const link = readLink(text.slice(match.index + whole.length), (sign.length - 1) / 2);
    return here === undefined
      ? link
      : addSite(link, findSiteBefore(text.slice(0, match.index)), here);
  });
  const misleading = found.find((one) => one.kind === 'refused' && one.why !== 'secret');
  if (misleading !== undefined) return misleading;
  const invites = found.flatMap((one) => (one.kind === 'invite' ? [one.invite] : []));
  const [first, ...others] = invites;
  if (first === undefined) return found[0] ?? { kind: 'none' };
  const isOneGame =
    found.every(({ kind }) => kind !== 'several') &&
    others.every(({ secret, relay }) => secret === first.secret && relay === first.relay);
  return isOneGame ? { kind: 'invite', invite: chooseFullest(invites) } : { kind: 'several' };
}

/** Adds the relay: that of the link's site, unless the link names another. */
function addSite(found: FoundInvite, site: string | null, here: string): FoundInvite {
  if (found.kind !== 'invite' || found.invite.relay !== null || site === null || site === here) {
    return found;
  }
  return { kind: 'invite', invite: { ...found.invite, relay: readRelayAddress(site) } };
}

/** The origin of the address at the end of a text; null if there is none. */
function findSiteBefore(before: string): string | null {
  let link = /[^\s<>"]*$/.exec(before.slice(-MAX_LINK_START))?.[0] ?? '';
  for (let left = MAX_ENCODINGS; left > 0 && link.includes('%'); left -= 1) link = decodeText(link);
  const lower = link.toLowerCase();
  const start = Math.max(lower.lastIndexOf('https://'), lower.lastIndexOf('http://'));
  return start >= 0 && URL.canParse(link.slice(start)) ? new URL(link.slice(start)).origin : null;
}

/** Chooses the fullest of several invites: a link may occur twice, once without its end. */
function chooseFullest(invites: readonly Invite[]): Invite {
  const [first] = invites;
  const known = (invite: Invite) => Object.values(invite).filter((value) => value !== null).length;
  return invites.reduce((one, other) => (known(other) > known(one) ? other : one), first as Invite);
}

/**
 * @param rest the text after `join=`
 * @param encodings how often it was encoded
 */
function readLink(rest: string, encodings: number): FoundInvite {
  if (encodings > MAX_ENCODINGS) return refuseInvite('secret');
  let link = readLinkAtStart(rest);
  const isBrokenOff = BROKEN_OFF.test(rest.slice(link.length));
  for (let left = encodings; left > 0; left -= 1) link = readLinkAtStart(decodeText(link));
  link = link.replaceAll(ESCAPED_AND, '&');
  const isPrintable = QUOTED_PRINTABLE.test(link);
  if (isPrintable) link = link.slice(2).replaceAll('=3D', '=');
  const secret = SECRET.exec(link)?.[0];
  if (secret === undefined || !isSecret(secret)) return refuseInvite('secret');
  // Some apps encode only this character.
  const after = link.slice(secret.length).replace(/^%(?:25)*26/i, '&');
  // A game name that may be cut is dropped: the other player's app states the game.
  const whole = isBrokenOff ? after.replace(/&game=[\w-]*$/i, '') : after;
  return readFields(secret, trimPunctuation(whole));
}

function readFields(secret: string, after: string): FoundInvite {
  const [, ...members] = after.split('&');
  const fields = new Map<string, string>();
  const given = new URLSearchParams(members.join('&'));
  for (const [key, value] of given) {
    const name = key.toLowerCase();
    if (name === 'join') return { kind: 'several' };
    if (!FIELDS.includes(name)) continue;
    // With two values, a reader of the link could see one and the app use the other.
    if (fields.has(name)) {
      return refuseInvite(name === 'of' ? 'secret' : (name as 'relay' | 'name' | 'game'));
    }
    fields.set(name, value.replaceAll(INVISIBLE, ''));
  }
  const of = fields.get('of');
  if (of !== undefined && !isRoomMark(of)) return refuseInvite('secret');
  const address = fields.get('relay');
  const relay = address === undefined ? null : readRelayAddress(address);
  if (address !== undefined && relay === null) return refuseInvite('relay');
  const name = fields.get('name')?.trim() ?? '';
  // Characters that must be removed were put there to mislead.
  if (cleanLine(name) !== name) return refuseInvite('name');
  const game = fields.get('game') ?? '';
  const named = { ...(of === undefined ? {} : { of }), ...(GAME.test(game) ? { game } : {}) };
  return {
    kind: 'invite',
    invite: { secret, relay, name: cleanName(name), ...named, ...readTerms(given) },
  };
}

function readLinkAtStart(text: string): string {
  return LINK.exec(text)?.[0].split(NEXT_LINK, 1)[0] ?? '';
}

function decodeText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // Cut in the middle of a character.
    return text.replaceAll(/%[\da-f]{2}/gi, (one) => decodeEscape(one));
  }
}

function decodeEscape(one: string): string {
  const code = Number.parseInt(one.slice(1), 16);
  return code < 0x80 ? String.fromCharCode(code) : one;
}

/** Removes the punctuation of a surrounding sentence; older links contain `'` and brackets. */
function trimPunctuation(link: string): string {
  let end = link.length;
  for (; end > 0; end -= 1) {
    const last = link[end - 1] ?? '';
    const isOpened = last === ')' && link.slice(0, end).includes('(');
    if (isOpened || !".,;:!?'*~_)/".includes(last)) break;
  }
  return link.slice(0, end);
}

function refuseInvite(why: 'secret' | 'relay' | 'name' | 'game'): ParsedInvite {
  return { kind: 'refused', why };
}
