import type { Settings } from './core/settings.ts';
import { keepText, readText } from '../storage/small-texts.ts';
import type { Signal } from '../signals/signal.ts';

/** What of the settings is seen at once. */
const LOOKS = ['theme', 'board'] as const satisfies readonly (keyof Settings)[];

type LookSetting = (typeof LOOKS)[number];

/** Each a mark on the page's root that the styles know; what was not chosen has none. */
const VALUES: Readonly<Record<LookSetting, readonly string[]>> = {
  theme: ['light', 'dark'],
  board: ['brown', 'blue'],
};

/** From a copy that can be read before the database is open, so that the page does not flash. */
export function applyLook(): void {
  for (const look of LOOKS) apply(look, readText(look));
}

export function followLook(settings: Signal<Settings>): void {
  const follow = () => {
    for (const look of LOOKS) {
      const chosen = settings.value[look];
      apply(look, chosen);
      keepText(look, VALUES[look].includes(chosen) ? chosen : null);
    }
  };
  follow();
  settings.subscribe(follow);
}

function apply(look: LookSetting, chosen: string | null): void {
  const root = document.documentElement;
  if (chosen !== null && VALUES[look].includes(chosen)) root.dataset[look] = chosen;
  else delete root.dataset[look];
}
