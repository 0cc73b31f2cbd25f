import type { Signer } from './signer.ts';

const SIGNED = /^(\d{1,15})\.([\w-]+)$/;

/** A letter that was pushed, by where it lies in the outbox. */
interface PushedLetter {
  readonly place: number;
  readonly key: string;
}

/** The path that a push opens: it notes the tap, and leads on (PUSH-14). @param to a path of this site */
export function pushedPath(signer: Signer, { place, key }: PushedLetter, to: string): string {
  const mark = signer.mark('pushed', `${place}.${key}`);
  return `/pushed/${place}.${mark}?${new URLSearchParams({ to }).toString()}`;
}

/**
 * The place that it names; null for a path that was not made here, or of another letter, as before
 * a backup was restored. @param keyOf the key of a letter, by its place
 */
export function readPushedPath(
  signer: Signer,
  signed: string,
  keyOf: (place: number) => string | null,
): number | null {
  const [, number = '', mark = ''] = SIGNED.exec(signed) ?? [];
  const place = Number(number);
  const key = keyOf(place);
  return key !== null && signer.isMarked('pushed', `${place}.${key}`, mark) ? place : null;
}
