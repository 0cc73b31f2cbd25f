/**
 * Folds an email address for storing, finding and comparing (MEM-3). Only the case of A to Z is
 * ignored, because any other difference may lead to another person's mailbox. Schemas refuse
 * non-ASCII addresses.
 */
export function foldAddress(address: string): string {
  return address.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());
}
