import type { Signer } from './signer.ts';

const SIGNED = /^(\d{1,15})\.([0-9a-f-]{36})\.([\w-]+)$/;

/** Who answers which proposal, as the address in their letter says it. */
export interface SignedAnswer {
  readonly proposalId: number;
  readonly memberId: string;
}

/** The path at which a member answers a proposal without a sign-in (ARR-14). */
export function answerPath(signer: Signer, { proposalId, memberId }: SignedAnswer): string {
  const text = `${proposalId}.${memberId}`;
  return `/answers/${text}.${signer.mark('answer', text)}`;
}

/** Null for an address that was not made here. */
export function readAnswerPath(signer: Signer, signed: string): SignedAnswer | null {
  const [, proposal = '', memberId = '', mark = ''] = SIGNED.exec(signed) ?? [];
  if (!signer.isMarked('answer', `${proposal}.${memberId}`, mark)) return null;
  return { proposalId: Number(proposal), memberId };
}
