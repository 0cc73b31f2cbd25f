import { OTHER } from '../score/entry-form.ts';

/** The field to focus when a set appears: the chosen score, or else the first field. */
export function findFirstField(set: HTMLElement | undefined): HTMLInputElement | null {
  const first = set?.querySelector<HTMLInputElement>('input:not([type="hidden"])') ?? null;
  return set?.querySelector<HTMLInputElement>('[type="radio"]:checked') ?? first;
}

/** The next field to fill in a set after a given one; null if none is left. */
export function findNextField(set: Element, { type, id, value, dataset }: HTMLInputElement) {
  const numbers = [...set.querySelectorAll<HTMLInputElement>('.stepper input')];
  const tiebreak = set.querySelector<HTMLInputElement>('.tiebreak input');
  if (type === 'radio' && value === OTHER) return numbers[0] ?? null;
  if (type === 'radio') return dataset['tiebreak'] === undefined ? null : tiebreak;
  return numbers[0]?.id === id ? (numbers[1] ?? null) : null;
}
