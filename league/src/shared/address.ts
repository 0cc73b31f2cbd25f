/**
 * Ignores only the case of A to Z, since any other difference may be another person's mailbox
 * (MEM-3). Schemas refuse non-ASCII addresses.
 */
export function foldAddress(address: string): string {
  return address.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());
}
