import type { Signer } from '../signed/signer.ts';

const PURPOSE = 'reply choice';
const SIGNED = /^(\d{1,15})\.([01])\.([\w-]{22})$/;

/** One of two results that a member may have meant by a reply. */
export interface ReplyChoice {
  /** After a restore another reply may have this place, so the hash distinguishes them. */
  readonly place: number;
  readonly messageHash: string;
  readonly index: number;
}

/** The path for choosing a result without signing in (REPLY-19). */
export function choicePath(signer: Signer, choice: ReplyChoice): string {
  const mark = signer.mark(PURPOSE, makeMarkInput(choice));
  return `/replies/${choice.place}.${choice.index}.${mark}`;
}

/** Null for an address not made here; `find` gets a reply by its place. */
export function readChoicePath<T extends { readonly source: string }>(
  signer: Signer,
  signed: string,
  find: (place: number) => T | null,
): { readonly reply: T; readonly index: number } | null {
  const [, place = '', index = '', mark = ''] = SIGNED.exec(signed) ?? [];
  const reply = place === '' ? null : find(Number(place));
  if (reply === null) return null;
  const messageHash = readMessageHash(reply.source);
  const text = makeMarkInput({ place: Number(place), index: Number(index), messageHash });
  return signer.isMarked(PURPOSE, text, mark) ? { reply, index: Number(index) } : null;
}

/** @param source of an email in the inbox */
export function readMessageHash(source: string): string {
  return source.slice(0, source.indexOf('.'));
}

function makeMarkInput({ place, index, messageHash }: ReplyChoice): string {
  return [place, index, messageHash].join('.');
}
