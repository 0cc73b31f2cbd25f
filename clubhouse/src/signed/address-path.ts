import type { AddressChange } from '../store/address-changes.ts';
import { MARK_LENGTH, type Signer } from './signer.ts';

/** The path at which a member confirms a new address; signs member, address and expiry (SELF-5). */
export function makeAddressPath(signer: Signer, change: AddressChange): string {
  return `/me/address/${change.handle}${signer.mark('address', makeMarkInput(change))}`;
}

export function isAddressToken(signer: Signer, token: string, change: AddressChange): boolean {
  const [handle, mark] = [token.slice(0, -MARK_LENGTH), token.slice(-MARK_LENGTH)];
  return handle === change.handle && signer.isMarked('address', makeMarkInput(change), mark);
}

function makeMarkInput({ memberId, handle, address, expiresAt }: AddressChange): string {
  return JSON.stringify([memberId, handle, address, expiresAt]);
}
