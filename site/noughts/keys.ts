import type { KeysView, Session } from '@sealed-move/client/session';
import { byId } from './board.ts';
import { type KeysWords, keysWords } from './sentences.ts';

type KeysSession = Pick<Session, 'compared' | 'goOn'>;

/**
 * Shows the four words, or a warning that someone came without them, and the possible answer
 * (NOUG-3).
 */
export function showKeys(keys: KeysView): void {
  const { says, words, answer }: KeysWords = keysWords(keys);
  byId('keys').hidden = says === '';
  byId('keys-say').textContent = says;
  byId('four-words').textContent = words;
  byId('keys-answer').hidden = answer === null;
  byId('keys-answer').textContent = answer;
}

/** Carries out the button's action for the keys shown. */
export async function answerKeys(keys: KeysView, session: KeysSession): Promise<void> {
  if (keys.kind === 'words') await session.compared(keys.code);
  if (keys.kind === 'changed') await session.goOn();
}
