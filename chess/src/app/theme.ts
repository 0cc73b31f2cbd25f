import type { Settings, Theme } from '../core/settings.ts';
import type { Cell } from './cell.ts';

/** A copy that can be read before the database is open, so that the page does not flash. */
const KEY = 'theme';

export function applyTheme(theme: string | null = read()): void {
  const root = document.documentElement;
  if (theme === 'light' || theme === 'dark') root.dataset['theme'] = theme;
  else delete root.dataset['theme'];
}

export function followTheme(settings: Cell<Settings>): void {
  const follow = () => {
    const { theme } = settings.value;
    applyTheme(theme);
    if (read() !== theme) write(theme);
  };
  follow();
  settings.subscribe(follow);
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function write(theme: Theme): void {
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // The browser keeps nothing: then the theme comes a moment late.
  }
}
