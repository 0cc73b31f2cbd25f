import type { Signal } from '../signals/signal.ts';
import { followChoice } from '../messages/speak.ts';
import type { Preferences } from './core/settings.ts';

/** Follows the player's language choice from any tab (LANG-1). */
export function followLanguage(settings: Signal<Preferences>): void {
  const follow = () => void followChoice(settings.value.language);
  follow();
  settings.subscribe(follow);
}
