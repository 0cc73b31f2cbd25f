import { markMailbox } from './mailbox-mark.ts';
import type { Signer } from './signer.ts';

const SIGNED = /^(([0-9a-f-]{36})\.([\w-]{22})\.(\d{1,15}))\.([\w-]{22})$/;

/** The member, the mailbox of the email, and when the address expires, in epoch milliseconds. */
interface SignedEvenings {
  readonly memberId: string;
  readonly mailboxMark: string;
  readonly until: number;
}

/** The path at which a member says when they can play, without signing in (EVE-8). */
export function makeEveningsPath(
  signer: Signer,
  { mailbox, memberId, until }: Omit<SignedEvenings, 'mailboxMark'> & { readonly mailbox: string },
): string {
  const text = `${memberId}.${markMailbox(signer, mailbox)}.${until}`;
  return `/evenings/${text}.${signer.mark('evenings', text)}`;
}

/** Null for an address that the site did not make. */
export function readEveningsPath(signer: Signer, signed: string): SignedEvenings | null {
  const [, text = '', memberId = '', mailboxMark = '', until = '', mark = ''] =
    SIGNED.exec(signed) ?? [];
  return signer.isMarked('evenings', text, mark)
    ? { memberId, mailboxMark, until: Number(until) }
    : null;
}
