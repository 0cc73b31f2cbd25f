import { readRelayAddress } from '@sealed-move/client/invites';
import type { Verdict } from './relay-answers.ts';
import { readOwnerKey, type RelayChoice } from '../../preferences/core/settings.ts';

/** The relay as typed; an empty address means the relay that serves the site. */
export interface RelayForm {
  readonly address: string;
  readonly ownerKey: string;
}

export type ReadRelayForm =
  | { readonly kind: 'choice'; readonly choice: RelayChoice }
  | { readonly kind: 'wrong'; readonly field: keyof RelayForm };

export function formOf({ address, ownerKey }: RelayChoice): RelayForm {
  return { address: address ?? '', ownerKey: ownerKey ?? '' };
}

/**
 * The form with another address. A key saved for one relay is cleared with its address, so no other
 * relay ever sees it (PREF-4).
 */
export function withAddress(form: RelayForm, address: string, saved: RelayChoice): RelayForm {
  const isSavedKey = saved.ownerKey !== null && form.ownerKey.trim() === saved.ownerKey;
  return { address, ownerKey: isSavedKey ? '' : form.ownerKey };
}

/** @param site the origin of this site, which is never stored as an address */
export function readRelayForm(form: RelayForm, site: string): ReadRelayForm {
  const typed = form.address.trim();
  const address = typed === '' ? site : readRelayAddress(typed);
  if (address === null) {
    return { kind: 'wrong', field: 'address' };
  }
  const ownerKey = readOwnerKey(form.ownerKey);
  if (ownerKey === null && form.ownerKey.trim() !== '') {
    return { kind: 'wrong', field: 'ownerKey' };
  }
  return { kind: 'choice', choice: { address: address === site ? null : address, ownerKey } };
}

/** The part of a checked choice to store: not a key that was refused (PREF-3). */
export function keptChoice(choice: RelayChoice, { ownerKey }: Verdict): RelayChoice {
  return ownerKey === 'not-needed' ? { ...choice, ownerKey: null } : choice;
}
