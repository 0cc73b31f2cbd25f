import type { JudgedEntry } from '../score/entry.ts';

/** What a button stands for. */
export interface ChatChoice {
  readonly matchId: string;
  /** The result that was meant; null: what was written is read again for this match. */
  readonly entry: JudgedEntry | null;
}

const DATA = /^(\d{1,15})\.(\d{1,2})$/;

/** Kept until one of them is chosen. */
export function storedChoices(choices: readonly ChatChoice[]): string {
  return JSON.stringify(choices);
}

/** Null where there is none at this place. @param stored as `storedChoices` wrote it */
export function readChoice(stored: string, index: number): ChatChoice | null {
  // Written by `storedChoices` alone.
  const choices = JSON.parse(stored) as readonly ChatChoice[];
  return choices[index] ?? null;
}

/**
 * What stands behind a button: the question by the number of the message that was asked back, and its place there.
 * Whose question it is is looked up, so it needs no mark.
 */
export function choiceData(updateId: number, index: number): string {
  return `${updateId}.${index}`;
}

export function readChoiceData(data: string): { updateId: number; index: number } | null {
  const [, updateId, index] = DATA.exec(data) ?? [];
  return updateId === undefined ? null : { updateId: Number(updateId), index: Number(index) };
}
