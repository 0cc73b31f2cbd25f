import { randomBytes } from 'node:crypto';
import { writeConfirmAddressLetter } from '../mail/letters/own-address.ts';
import { makeAddressPath } from '../signed/address-path.ts';
import type { AddressChange } from '../store/address-changes.ts';
import type { PlayerVisit } from '../web/visit.ts';

/** Time to confirm a new address; emails are not always read at once. */
const CONFIRM_HOURS = 24;
const HOUR_MS = 3_600_000;
/** Within this time, repeating the request sends no second email; later, it sends another. */
const ONE_PRESS_MS = 60_000;

/**
 * Stores the request for a new address and the confirmation email, both or neither (SELF-5).
 * Repeating it sends the same link again; another address replaces it.
 * @param was the member's own address in the league; empty if there is none
 */
export function askForAddress(visit: PlayerVisit, address: string, was: string): void {
  const { services, player, language, words, dates, club, now } = visit;
  const { store, signer, url } = services;
  const open = store.addressChanges.find(player.memberId, now);
  const isSame = open !== null && open.address === address && open.was === was;
  const change = isSame ? open : makeAddressChange(player.memberId, address, was, now);
  const link = url + makeAddressPath(signer, change);
  store.together(() => {
    store.addressChanges.set(change);
    store.outbox.add({
      key: `address_to_confirm:${change.handle}:${Math.floor(now / ONE_PRESS_MS)}`,
      // The owner of the address is unknown, so the email names neither person nor member.
      to: { address, name: '' },
      language,
      about: [player.memberId],
      letter: writeConfirmAddressLetter(
        { link, hours: CONFIRM_HOURS },
        { words, dates, club: club.name, url },
      ),
    });
  });
}

function makeAddressChange(
  memberId: string,
  address: string,
  was: string,
  now: number,
): AddressChange {
  const handle = randomBytes(16).toString('base64url');
  return { memberId, handle, address, was, expiresAt: now + CONFIRM_HOURS * HOUR_MS };
}
