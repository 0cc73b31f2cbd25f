import { isEmailAddress } from '../addresses/address.ts';
import type { Mailbox } from './mail-transport.ts';

/** Reads `Tennis Club <club@example.org>`, or an address alone. Null for anything else. */
export function parseMailbox(text: string): Mailbox | null {
  const [, name = '', address = text] = /^([^<>\p{Cc}]+) <([^<>]+)>$/u.exec(text) ?? [];
  return isEmailAddress(address) ? { name: name.trim(), address } : null;
}
