import { foldAddress } from '../addresses/address.ts';
import type { Signer } from './signer.ts';

/** Identifies the mailbox a link was emailed to, without revealing its address (ENDS-1). */
export function markMailbox(signer: Signer, address: string): string {
  return signer.mark('mailbox', foldAddress(address));
}

export function isMailboxMark(signer: Signer, address: string, mark: string): boolean {
  return signer.isMarked('mailbox', foldAddress(address), mark);
}
