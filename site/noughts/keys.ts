import type { KeysView, Session } from '@sealed-move/client/session';
import { findById } from './board.ts';
import { type KeysWords, describeKeys } from './sentences.ts';

type KeysSession = Pick<Session, 'compared' | 'goOn'>;

/** Shows the four words, or a warning about a player without them and how to answer (NOUG-3). */
export function showKeys(keys: KeysView): void {
  const { says, words, answer }: KeysWords = describeKeys(keys);
  findById('keys').hidden = says === '';
  findById('keys-say').textContent = says;
  findById('four-words').textContent = words;
  findById('keys-answer').hidden = answer === null;
  findById('keys-answer').textContent = answer;
}

/** Carries out the button's action for the keys shown. */
export async function answerKeys(keys: KeysView, session: KeysSession): Promise<void> {
  if (keys.kind === 'words') await session.compared(keys.code);
  if (keys.kind === 'changed') await session.goOn();
}
