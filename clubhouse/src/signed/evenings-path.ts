import { markMailbox } from './mailbox-mark.ts';
import type { Signer } from './signer.ts';

const SIGNED = /^(([0-9a-f-]{36})\.([\w-]{22})\.(\d{4}-\d\d-\d\d))\.([\w-]{22})$/;

/** The member, the mailbox of the email, and the last day on which the address works. */
interface SignedEvenings {
  readonly memberId: string;
  readonly mailboxMark: string;
  readonly until: string;
}

/** The path at which a member says when they can play, without signing in (EVE-8). */
export function makeEveningsPath(
  signer: Signer,
  { memberId, mailbox, until }: Record<'memberId' | 'mailbox' | 'until', string>,
): string {
  const text = `${memberId}.${markMailbox(signer, mailbox)}.${until}`;
  return `/evenings/${text}.${signer.mark('evenings', text)}`;
}

/** Null for an address that the site did not make. */
export function readEveningsPath(signer: Signer, signed: string): SignedEvenings | null {
  const [, text = '', memberId = '', mailboxMark = '', until = '', mark = ''] =
    SIGNED.exec(signed) ?? [];
  return signer.isMarked('evenings', text, mark) ? { memberId, mailboxMark, until } : null;
}
