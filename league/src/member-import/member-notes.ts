/*
 * What an import knows of a member and the API has no field for stands in the notes, on lines of
 * its own: people can read and change it, and an erasure takes it away with the rest.
 */

export interface NotedFacts {
  /** The number that the club knows the member by. */
  readonly number: string | null;
  /** An address that another member of the household holds. */
  readonly sharedEmail: string | null;
  readonly text: string | null;
}

const NUMBER = 'Member number: ';
const SHARED = 'Address shared in the household: ';

export function readNotes(notes: string | null | undefined): NotedFacts {
  const lines = (notes ?? '').split('\n');
  const after = (label: string) =>
    lines
      .find((line) => line.startsWith(label))
      ?.slice(label.length)
      .trim() ?? null;
  const rest = lines.filter((line) => !line.startsWith(NUMBER) && !line.startsWith(SHARED));
  const text = rest.join('\n');
  return { number: after(NUMBER), sharedEmail: after(SHARED), text: text === '' ? null : text };
}

export function writeNotes({ number, sharedEmail, text }: NotedFacts): string | null {
  const lines = [
    ...(number === null ? [] : [NUMBER + number]),
    ...(sharedEmail === null ? [] : [SHARED + sharedEmail]),
    ...(text === null ? [] : [text]),
  ];
  return lines.length === 0 ? null : lines.join('\n');
}
