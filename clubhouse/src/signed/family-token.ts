import { randomBytes } from 'node:crypto';

const SHAPE = /^fam_[\w-]{43}$/;

/** What the address of a link to a mailbox of several ends in; nobody guesses it. */
export function newFamilyToken(): string {
  return `fam_${randomBytes(32).toString('base64url')}`;
}

export function isFamilyToken(token: string): boolean {
  return SHAPE.test(token);
}
