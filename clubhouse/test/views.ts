import { COACH_SEASON_VIEWS } from './coach-season-views.ts';
import { COACH_RECORD_VIEWS, COACH_VIEWS } from './coach-views.ts';
import { KEPT_REPORT_VIEWS, PLAYER_VIEWS } from './player-views.ts';
import { PUSH_VIEWS } from './push-views.ts';
import { TELEGRAM_VIEWS } from './telegram-views.ts';
import type { View } from './view.ts';

/**
 * Every page of the site in every state that it can be in. A new page is a line in one of these.
 * From then on `look.ts` shows it, and `views.browser.test.ts` holds it to what holds for all of
 * them. In which language, theme and size follows from its place here.
 */
export const VIEWS: readonly View[] = [
  ...PLAYER_VIEWS,
  ...COACH_RECORD_VIEWS,
  ...KEPT_REPORT_VIEWS,
  ...COACH_VIEWS,
  ...COACH_SEASON_VIEWS,
  ...PUSH_VIEWS,
  ...TELEGRAM_VIEWS,
];
