import type { Mailbox } from './mail-transport.ts';

/** One @ with something on both sides, and nothing that could leave the header of a letter. */
export function isEmailAddress(text: string): boolean {
  return (
    text.length <= 254 && /^[^\s@<>(),;:"\\[\]\p{Cc}]+@[^\s@<>(),;:"\\[\]\p{Cc}]+$/u.test(text)
  );
}

/** `Tennis Club <club@example.org>`, or an address alone. Null for anything else. */
export function mailboxOf(text: string): Mailbox | null {
  const [, name = '', address = text] = /^([^<>\p{Cc}]+) <([^<>]+)>$/u.exec(text) ?? [];
  return isEmailAddress(address) ? { name: name.trim(), address } : null;
}
