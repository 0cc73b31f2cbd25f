import { foldAddress } from '../addresses/address.ts';
import type { Signer } from './signer.ts';

/** Names the mailbox that a link was mailed to, and tells nobody its address (ENDS-1). */
export function markMailbox(signer: Signer, address: string): string {
  return signer.mark('mailbox', foldAddress(address));
}

export function isMailboxMark(signer: Signer, address: string, mark: string): boolean {
  return signer.isMarked('mailbox', foldAddress(address), mark);
}
