import { readSettings, type Preferences } from './core/settings.ts';
import type { Database } from '../storage/database.ts';
import { type Signal, createSignal } from '../signals/signal.ts';

const KEY = 'settings';

export interface KeptSettings {
  readonly settings: Signal<Preferences>;
  /** Applies a change at once; it is on disk once the promise resolves. */
  readonly change: (change: Partial<Preferences>) => Promise<void>;
  readonly read: () => Promise<void>;
}

export async function openSettings(database: Database): Promise<KeptSettings> {
  const settings = createSignal(readSettings(await database.get('settings', KEY)));
  let writing = 0;
  /** Shows read settings, unless a write is running: they are then out of date. */
  const show = (kept: unknown) => {
    if (writing === 0) settings.set(readSettings(kept));
  };
  return {
    settings,
    async change(change) {
      settings.set({ ...settings.value, ...change });
      // Merges into the stored settings: another tab may have removed values this one still has.
      const onto = (kept: unknown) => ({ ...readSettings(kept), ...change });
      writing += 1;
      const kept = await database.update('settings', KEY, onto).finally(() => (writing -= 1));
      show(kept);
    },
    read: async () => show(await database.get('settings', KEY)),
  };
}
