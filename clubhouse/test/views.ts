import { COACH_SEASON_VIEWS } from './coach-season-views.ts';
import { COACH_RECORD_VIEWS, COACH_VIEWS } from './coach-views.ts';
import { KEPT_REPORT_VIEWS, PLAYER_VIEWS } from './player-views.ts';
import { PUSH_VIEWS } from './push-views.ts';
import { TELEGRAM_VIEWS } from './telegram-views.ts';
import type { View } from './view.ts';
import { VISITOR_VIEWS } from './visitor-views.ts';

/**
 * Every page of the site in every possible state. A new page is a line in one of these lists. Then
 * `look.ts` shows it, and `views.browser.test.ts` applies the general checks to it. Its place here
 * determines language, theme and size.
 */
export const VIEWS: readonly View[] = [
  ...VISITOR_VIEWS,
  ...PLAYER_VIEWS,
  ...COACH_RECORD_VIEWS,
  ...KEPT_REPORT_VIEWS,
  ...COACH_VIEWS,
  ...COACH_SEASON_VIEWS,
  ...PUSH_VIEWS,
  ...TELEGRAM_VIEWS,
];
