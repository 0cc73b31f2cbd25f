import { parseInvite, type ParsedInvite } from 'relay-client/invites';
import { readOwnerKey } from '../../preferences/core/settings.ts';

/** What an address brings beside a page of the site. Its secrets leave the address bar at once. */
export type Arrival =
  | { readonly kind: 'join'; readonly invite: ParsedInvite }
  | { readonly kind: 'owner'; readonly key: string | null }
  | { readonly kind: 'carried'; readonly packed: string };

const BRINGS = /^#(join|owner|carry)=/;

/** @param fragment with its `#` @returns null where it brings nothing */
export function arrivalOf(fragment: string): Arrival | null {
  switch (BRINGS.exec(fragment)?.[1]) {
    case 'join':
      return { kind: 'join', invite: parseInvite(fragment) };
    case 'owner':
      return { kind: 'owner', key: readOwnerKey(fieldOf(fragment, 'owner')) };
    case 'carry':
      return { kind: 'carried', packed: fieldOf(fragment, 'carry') ?? '' };
    case undefined:
    default:
      return null;
  }
}

/** How an owner key stands in a code: a camera's own app finds no page in it to open. */
const KEY_PREFIX = 'sealed-move-owner:';

export function ownerKeyCode(key: string): string {
  return KEY_PREFIX + key;
}

/**
 * What a pasted text or a scanned code brings, which never is an address of the browser (HAND-1).
 * @returns null where it brings nothing
 */
export function arrivalOfText(text: string): Arrival | null {
  const typed = text.trim();
  if (typed.startsWith(KEY_PREFIX)) {
    return { kind: 'owner', key: readOwnerKey(typed.slice(KEY_PREFIX.length)) };
  }
  const start = typed.indexOf('#');
  return start < 0 ? null : arrivalOf(typed.slice(start));
}

function fieldOf(fragment: string, name: string): string | null {
  return new URLSearchParams(fragment.slice(1)).get(name);
}
