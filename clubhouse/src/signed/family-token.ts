import { hash, randomBytes } from 'node:crypto';
import { Seal } from './seal.ts';

const SHAPE = /^fam_[\w-]{43}$/;
const PURPOSE = 'family link';

/** The unguessable end of a link to a shared mailbox. */
export function makeFamilyToken(): string {
  return `fam_${randomBytes(32).toString('base64url')}`;
}

export function isFamilyToken(token: string): boolean {
  return SHAPE.test(token);
}

/** Encrypts a member's league link so that only the family's token opens it. */
export function sealLink(token: string, link: string): string {
  return makeSeal(token).close(PURPOSE, link);
}

/** Null for a link encrypted with another token. */
export function openLink(token: string, sealed: string): string | null {
  const link = makeSeal(token).open(PURPOSE, sealed);
  return typeof link === 'string' ? link : null;
}

function makeSeal(token: string): Seal {
  return new Seal(hash('sha256', `${PURPOSE}\n${token}`, 'buffer'));
}
