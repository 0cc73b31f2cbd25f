import type { Signer } from './signer.ts';

const SIGNED = /^(\d{1,15})\.([\w-]+)$/;

interface PushedLetter {
  readonly place: number;
  readonly key: string;
}

/** The path that records a tap on a push and redirects to `to`, a path of this site (PUSH-14). */
export function makePushedPath(signer: Signer, { place, key }: PushedLetter, to: string): string {
  const mark = signer.mark('pushed', `${place}.${key}`);
  return `/pushed/${place}.${mark}?${new URLSearchParams({ to }).toString()}`;
}

/**
 * Null if the site did not make the path, or it belongs to another message after a restore.
 * @param keyOf the key of a message, by its place
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
