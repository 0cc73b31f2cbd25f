import type { JudgedEntry } from '../score/entry.ts';

interface StoredChoice {
  readonly matchId: string;
  /** The chosen result; null to read the text again for this match. */
  readonly entry: JudgedEntry | null;
}

const DATA = /^(\d{1,15})\.(\d{1,2})$/;

/** The stored form of choices, until the author picks one. */
export function serialiseChoices(choices: readonly StoredChoice[]): string {
  return JSON.stringify(choices);
}

/** Null if there is no choice at this index; `stored` is the output of `serialiseChoices`. */
export function readChoice(stored: string, index: number): StoredChoice | null {
  // Written only by `serialiseChoices`.
  const choices = JSON.parse(stored) as readonly StoredChoice[];
  return choices[index] ?? null;
}

/**
 * The data of a button: the number of the message that led to the question, and the choice's index.
 * It needs no signature, because the owner of the question is looked up.
 */
export function makeChoiceData(updateId: string, index: number): string {
  return `${updateId}.${index}`;
}

export function readChoiceData(data: string): { updateId: string; index: number } | null {
  const [, updateId, index] = DATA.exec(data) ?? [];
  return updateId === undefined ? null : { updateId, index: Number(index) };
}
