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

function fieldOf(fragment: string, name: string): string | null {
  return new URLSearchParams(fragment.slice(1)).get(name);
}
