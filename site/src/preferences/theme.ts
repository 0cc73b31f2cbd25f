import type { Settings } from './core/settings.ts';
import { readText, writeText } from '../storage/small-texts.ts';
import type { Signal } from '../signals/signal.ts';

/** A copy that can be read before the database is open, so that the page does not flash. */
const KEY = 'theme';

export function applyTheme(theme: string | null = readText(KEY)): void {
  const root = document.documentElement;
  if (theme === 'light' || theme === 'dark') root.dataset['theme'] = theme;
  else delete root.dataset['theme'];
}

export function followTheme(settings: Signal<Settings>): void {
  const follow = () => {
    const { theme } = settings.value;
    applyTheme(theme);
    if (readText(KEY) !== theme) writeText(KEY, theme);
  };
  follow();
  settings.subscribe(follow);
}
