import type { LeaguePlace } from '../api/client.ts';
import type { ClubBranding } from '../api/club.ts';
import type { Assets } from './assets.ts';
import type { Bodies } from './bodies.ts';
import type { Cookies } from './cookies.ts';
import type { Services } from './visit.ts';

export interface WebContext {
  readonly services: Services;
  readonly cookies: Cookies;
  readonly bodies: Bodies;
  readonly assets: Assets;
  readonly branding: ClubBranding;
  /** Called for each form from someone known to the league. */
  readonly onForm: () => void;
  readonly league: LeaguePlace;
  /** Null until the installation provides one. */
  readonly websiteKey: () => string | null;
  readonly keyFile: string;
  readonly origins: ReadonlySet<string>;
  readonly now: () => number;
}
