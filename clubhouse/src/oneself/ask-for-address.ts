import { randomBytes } from 'node:crypto';
import { addressToConfirm } from '../mail/letters/own-address.ts';
import { addressPath } from '../signed/address-path.ts';
import type { AddressChange } from '../store/address-changes.ts';
import type { PlayerVisit } from '../web/visit.ts';

/** How long a new address may be confirmed: letters lie a while, and no longer. */
const CONFIRM_HOURS = 24;
const HOUR_MS = 3_600_000;
/** Two presses are one letter; later the same wish sends it again. */
const ONE_PRESS_MS = 60_000;

/**
 * Keeps the wish for a new address, and the letter that asks for its confirmation, both or neither
 * (SELF-5). The same wish again sends the same link again; another takes its place.
 * @param was their own address in the league; empty: none
 */
export function askForAddress(visit: PlayerVisit, address: string, was: string): void {
  const { services, player, language, words, dates, club, now } = visit;
  const { store, signer, url } = services;
  const open = store.addressChanges.find(player.memberId, now);
  const isSame = open !== null && open.address === address && open.was === was;
  const change = isSame ? open : newChange(player.memberId, address, was, now);
  const link = url + addressPath(signer, change);
  store.together(() => {
    store.addressChanges.set(change);
    store.outbox.add({
      key: `address_to_confirm:${change.handle}:${Math.floor(now / ONE_PRESS_MS)}`,
      // Nobody knows yet whose address it is: neither the name nor the member goes with it.
      to: { address, name: '' },
      language,
      about: [player.memberId],
      letter: addressToConfirm(
        { link, hours: CONFIRM_HOURS },
        { words, dates, club: club.name, url },
      ),
    });
  });
}

function newChange(memberId: string, address: string, was: string, now: number): AddressChange {
  const handle = randomBytes(16).toString('base64url');
  return { memberId, handle, address, was, expiresAt: now + CONFIRM_HOURS * HOUR_MS };
}
