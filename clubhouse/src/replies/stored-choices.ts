import type { JudgedEntry } from '../score/entry.ts';

/** What a button or a link stands for. */
interface Choice {
  readonly matchId: string;
  /** The result that was meant; null: what was written is read again for this match. */
  readonly entry: JudgedEntry | null;
}

const DATA = /^(\d{1,15})\.(\d{1,2})$/;

/** Kept until one of them is chosen. */
export function storedChoices(choices: readonly Choice[]): string {
  return JSON.stringify(choices);
}

/** Null where there is none at this place. @param stored as `storedChoices` wrote it */
export function readChoice(stored: string, index: number): Choice | null {
  // Written by `storedChoices` alone.
  const choices = JSON.parse(stored) as readonly Choice[];
  return choices[index] ?? null;
}

/**
 * What stands behind a button: the question by the number of the message that was asked back, and its place there.
 * Whose question it is is looked up, so it needs no mark.
 */
export function choiceData(updateId: string, index: number): string {
  return `${updateId}.${index}`;
}

export function readChoiceData(data: string): { updateId: string; index: number } | null {
  const [, updateId, index] = DATA.exec(data) ?? [];
  return updateId === undefined ? null : { updateId, index: Number(index) };
}
