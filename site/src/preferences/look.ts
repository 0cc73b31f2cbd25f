import { CHOICES, type Preferences } from './core/settings.ts';
import { keepText, readText } from '../storage/small-texts.ts';
import type { Signal } from '../signals/signal.ts';

/** Settings that affect the first paint: attributes on the page's root that the styles use. */
const LOOKS = ['theme', 'board', 'pieces'] as const;

type LookSetting = (typeof LOOKS)[number];

/** Uses a copy that can be read before the database is open, so that the page does not flash. */
export function applyLook(): void {
  for (const look of LOOKS) applyChoice(look, readText(look));
}

export function followLook(settings: Signal<Preferences>): void {
  const follow = () => {
    for (const look of LOOKS) {
      const chosen = settings.value[look];
      applyChoice(look, chosen);
      keepText(look, isMarked(look, chosen) ? chosen : null);
    }
  };
  follow();
  settings.subscribe(follow);
}

function applyChoice(look: LookSetting, chosen: string | null): void {
  const root = document.documentElement;
  if (isMarked(look, chosen)) root.dataset[look] = chosen;
  else delete root.dataset[look];
}

/** Whether a choice needs an attribute: defaults and invalid choices have none. */
function isMarked(look: LookSetting, chosen: string | null): chosen is string {
  return CHOICES[look].findIndex((one) => one === chosen) > 0;
}
