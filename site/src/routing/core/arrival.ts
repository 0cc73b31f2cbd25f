import { findInvite, type FoundInvite } from '@sealed-move/client/invites';
import { readOwnerKey } from '../../preferences/core/settings.ts';

/** The content of an address besides its page. Its secrets leave the address bar at once. */
export type Arrival =
  | { readonly kind: 'join'; readonly invite: FoundInvite }
  | { readonly kind: 'owner'; readonly key: string | null }
  | { readonly kind: 'carried'; readonly packed: string };

const BRINGS = /^#(owner|carry)=/;
const ENCODED_HASH = /%(?:25)*23/i;

/** The parts of an address, as in `location`. */
type Address = Readonly<Record<'pathname' | 'search' | 'hash', string>>;

/** Reads the content of an address, even if an app moved it to the path or the query (PAGE-11). */
export function readArrivalFromAddress({ pathname, search, hash }: Address): Arrival | null {
  const [, ...misplaced] = (pathname + search).split(ENCODED_HASH);
  return (
    readFragment(hash) ?? readFragment(`#${misplaced.join('#')}`) ?? readJoin(pathname + search)
  );
}

/** The page of an address, without the content of a link. */
export function readPage({ pathname }: Pick<Address, 'pathname'>): string {
  const isPage = readJoin(pathname) === null && !ENCODED_HASH.test(pathname);
  return isPage ? pathname : '/';
}

/** Reads a fragment with its `#`; null if there is nothing in it. */
function readFragment(fragment: string): Arrival | null {
  switch (BRINGS.exec(fragment)?.[1]) {
    case 'owner':
      return { kind: 'owner', key: readOwnerKey(readField(fragment, 'owner')) };
    case 'carry':
      return { kind: 'carried', packed: readField(fragment, 'carry') ?? '' };
    case undefined:
    default:
      return readJoin(fragment);
  }
}

function readJoin(text: string, here?: string): Arrival | null {
  const invite = findInvite(text, here);
  return invite.kind === 'none' ? null : { kind: 'join', invite };
}

/** Marks an owner key in a QR code, in which a camera app finds no page to open. */
const KEY_PREFIX = 'sealed-move-owner:';

export function writeOwnerKeyCode(key: string): string {
  return KEY_PREFIX + key;
}

/**
 * Reads a pasted text or a scanned code, which never becomes the browser's address (HAND-1). Null
 * without content; `here` is this site's origin.
 */
export function readArrival(text: string, here?: string): Arrival | null {
  const typed = text.trim();
  if (typed.startsWith(KEY_PREFIX)) {
    return { kind: 'owner', key: readOwnerKey(typed.slice(KEY_PREFIX.length)) };
  }
  const fragment = /#(?:owner|carry)=\S*/.exec(typed)?.[0];
  return fragment === undefined ? readJoin(typed, here) : readFragment(fragment);
}

function readField(fragment: string, name: string): string | null {
  return new URLSearchParams(fragment.slice(1)).get(name);
}
