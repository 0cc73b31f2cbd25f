import { fold } from '../../shared/fold.ts';

/** Whether it is the member's address, however it is written; who has none has not this one. */
export function isAddressOf(
  { email }: { readonly email?: string | null },
  address: string,
): boolean {
  return typeof email === 'string' && fold(email) === fold(address);
}
