import { foldAddress } from '../../shared/address.ts';

/** Whether the text is the member's address; never true for a member without one. */
export function isAddressOf(
  { email }: { readonly email?: string | null },
  address: string,
): boolean {
  return typeof email === 'string' && foldAddress(email) === foldAddress(address);
}
