import { markMailbox } from './mailbox-mark.ts';
import type { Signer } from './signer.ts';

const SIGNED = /^((\d{1,15})\.([0-9a-f-]{36})\.([\w-]{22}))\.([\w-]{22})$/;

/** The member and proposal of an answer, from the address in the email. */
export interface SignedAnswer {
  readonly proposalId: number;
  readonly memberId: string;
  /** Identifies the mailbox that the email was sent to. */
  readonly mailboxMark: string;
}

/** Tells a player's proposal from the club's (EVE-10). */
export type AnswerPage = 'answers' | 'proposals';
const PURPOSES = { answers: 'answer', proposals: 'club proposal' } as const;

/** The path for answering a proposal without signing in (ARR-14). */
export function makeAnswerPath(
  signer: Signer,
  {
    proposalId,
    memberId,
    mailbox,
  }: Omit<SignedAnswer, 'mailboxMark'> & { readonly mailbox: string },
  on: AnswerPage = 'answers',
): string {
  const text = `${proposalId}.${memberId}.${markMailbox(signer, mailbox)}`;
  return `/${on}/${text}.${signer.mark(PURPOSES[on], text)}`;
}

/** Null for an address that the site did not make. */
export function readAnswerPath(
  signer: Signer,
  signed: string,
  on: AnswerPage = 'answers',
): SignedAnswer | null {
  const [, text = '', proposal = '', memberId = '', mailboxMark = '', mark = ''] =
    SIGNED.exec(signed) ?? [];
  if (!signer.isMarked(PURPOSES[on], text, mark)) return null;
  return { proposalId: Number(proposal), memberId, mailboxMark };
}
