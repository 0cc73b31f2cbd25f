/** Facts without a field go into the notes on their own lines; an erasure removes them. */

export interface NotedFacts {
  /** The club's own number for the member. */
  readonly number: string | null;
  /** An address that another member of the household has. */
  readonly sharedEmail: string | null;
  /** Telephone numbers that do not fit into the field. */
  readonly morePhones: string | null;
  readonly text: string | null;
}

const NUMBER = 'Member number: ';
const SHARED = 'Address shared in the household: ';
const PHONES = 'More telephone numbers: ';
const LABELS = [NUMBER, SHARED, PHONES];

export function readNotes(notes: string | null | undefined): NotedFacts {
  const lines = (notes ?? '').split('\n');
  const after = (label: string) =>
    lines
      .find((line) => line.startsWith(label))
      ?.slice(label.length)
      .trim() ?? null;
  const rest = lines.filter((line) => !LABELS.some((label) => line.startsWith(label)));
  const text = rest.join('\n');
  return {
    number: after(NUMBER),
    sharedEmail: after(SHARED),
    morePhones: after(PHONES),
    text: text === '' ? null : text,
  };
}

export function writeNotes({ number, sharedEmail, morePhones, text }: NotedFacts): string | null {
  const lines = [
    ...(number === null ? [] : [NUMBER + number]),
    ...(sharedEmail === null ? [] : [SHARED + sharedEmail]),
    ...(morePhones === null ? [] : [PHONES + morePhones]),
    ...(text === null ? [] : [text]),
  ];
  return lines.length === 0 ? null : lines.join('\n');
}
