import { OTHER } from '../score/entry-form.ts';

/** Where the focus goes in a set that is shown: to what is chosen, else to its first field. */
export function firstField(set: HTMLElement | undefined): HTMLInputElement | null {
  const first = set?.querySelector<HTMLInputElement>('input:not([type="hidden"])') ?? null;
  return set?.querySelector<HTMLInputElement>('[type="radio"]:checked') ?? first;
}

/** What a set still asks for after one of its fields; null where that is all. */
export function nextField(set: Element, { type, id, value, dataset }: HTMLInputElement) {
  const numbers = [...set.querySelectorAll<HTMLInputElement>('.stepper input')];
  const tiebreak = set.querySelector<HTMLInputElement>('.tiebreak input');
  if (type === 'radio' && value === OTHER) return numbers[0] ?? null;
  if (type === 'radio') return dataset['tiebreak'] === undefined ? null : tiebreak;
  return numbers[0]?.id === id ? (numbers[1] ?? null) : null;
}
