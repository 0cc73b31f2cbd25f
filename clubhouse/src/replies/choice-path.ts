import type { Signer } from '../signed/signer.ts';

const PURPOSE = 'reply choice';
const SIGNED = /^(\d{1,15})\.([01])\.([\w-]{22})$/;

/** One of two results that a member may have meant by a reply. */
export interface ReplyChoice {
  /** The reply's place. After a restore, it may hold another reply; the hash tells. */
  readonly place: number;
  readonly messageHash: string;
  readonly index: number;
}

/** The path for choosing a result without signing in (REPLY-19). */
export function makeChoicePath(signer: Signer, choice: ReplyChoice): string {
  const mark = signer.mark(PURPOSE, makeMarkInput(choice));
  return `/replies/${choice.place}.${choice.index}.${mark}`;
}

/** Null for an address that the site did not make; `find` gets a reply by its place. */
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

/** @param source the `source` of an email in the inbox */
export function readMessageHash(source: string): string {
  return source.slice(0, source.indexOf('.'));
}

function makeMarkInput({ place, index, messageHash }: ReplyChoice): string {
  return [place, index, messageHash].join('.');
}
