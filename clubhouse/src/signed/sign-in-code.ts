import { randomInt } from 'node:crypto';
import { foldAddress } from '../addresses/address.ts';
import { openLink, sealLink } from './family-token.ts';
import type { Signer } from './signer.ts';

const DIGITS = 6;

/** Six random digits. */
export function makeSignInCode(): string {
  return String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
}

/** Hashes the address that asked for a code. */
export function markCodeMailbox(signer: Signer, address: string): string {
  return signer.mark('mailbox of a sign-in code', foldAddress(address));
}

/** Encrypts a link so that only this site opens it, with the code. */
export function sealCodeLink(signer: Signer, mailbox: string, code: string, link: string): string {
  return sealLink(signer.mark('sign-in code', `${mailbox}\n${code}`), link);
}

/** Null for a wrong code. */
export function openCodeLink(
  signer: Signer,
  mailbox: string,
  code: string,
  sealed: string,
): string | null {
  return openLink(signer.mark('sign-in code', `${mailbox}\n${code}`), sealed);
}
