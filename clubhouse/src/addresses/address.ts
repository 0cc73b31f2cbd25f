import { hash } from 'node:crypto';
import { domainToASCII } from 'node:url';

const MAX_ADDRESS_LENGTH = 254;
const ADDRESS = /^([\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*)@([\p{L}\p{M}\p{N}.-]+)$/u;
const HOST = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;

/** Accepts one address that fits into an email header: ASCII before the @, a host name after it. */
export function isEmailAddress(text: string): boolean {
  return toAscii(text) !== null;
}

/**
 * Converts a typed address to the league's stored form, with a host such as müller.de in ASCII.
 * Null for anything else, such as full-width letters before the @ (MAIL-7).
 */
export function readAddress(text: string): string | null {
  const address = toAscii(text.trim());
  return address?.includes('.', address.indexOf('@')) === true ? address : null;
}

/** Ignores only the case of A to Z: any other difference may lead to another person's mailbox. */
export function foldAddress(address: string): string {
  return address.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

/** Records the recipient of an email without storing the address. */
export function hashAddress(address: string): string {
  return hash('sha256', foldAddress(address));
}

function toAscii(text: string): string | null {
  const [, local = '', typed = ''] = ADDRESS.exec(text) ?? [];
  const host = /^[\w.-]*$/.test(typed) ? typed : domainToASCII(typed);
  const address = `${local}@${host}`;
  return HOST.test(host) && address.length <= MAX_ADDRESS_LENGTH ? address : null;
}
