/**
 * An email address as it is stored, found and compared (MEM-3). Only the case of A to Z is ignored:
 * every other difference may lead to another person's mailbox. Schemas refuse what is not ASCII.
 */
export function foldAddress(address: string): string {
  return address.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());
}
