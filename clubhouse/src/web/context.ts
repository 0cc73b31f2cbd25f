import type { ClubBranding } from '../api/club.ts';
import type { Assets } from './assets.ts';
import type { Bodies } from './bodies.ts';
import type { Cookies } from './cookies.ts';
import type { Services } from './visit.ts';

/** What serving pages stands on: one for the whole process. */
export interface WebContext {
  readonly services: Services;
  readonly cookies: Cookies;
  readonly bodies: Bodies;
  readonly assets: Assets;
  readonly branding: ClubBranding;
  /** Told of each form of somebody whom the league knows. */
  readonly onForm: () => void;
  readonly leagueUrl: string;
  /** Null until installation has given one. */
  readonly websiteKey: () => string | null;
  readonly keyFile: string;
  readonly origins: ReadonlySet<string>;
  /** Epoch milliseconds. */
  readonly now: () => number;
}
