import type { LeagueClient } from './client.ts';
import { dataOrThrow } from './answer.ts';
import { CachedValue } from './cached-value.ts';
import { findCountryOfZone } from '../contacts/country-of-zone.ts';
import { type PictureRef, type Appearance, readAppearance } from './branding.ts';

export interface Club extends Appearance {
  readonly name: string;
  /** An IANA zone, in which days and times are computed. */
  readonly timezone: string;
}

/** Stands in while the club is unknown. */
export const NO_CLUB: Club = { name: 'Clubhouse', timezone: 'UTC', ...readAppearance({}) };

/** Fetches the club at most once a minute. An old answer is better than none. */
export class ClubBranding {
  readonly #hasPicture: (image: string) => boolean;
  readonly #club = new CachedValue<Club>({ freshMs: 60_000, retryMs: 1000, isAwaited: false });
  /** The search takes a tenth of a second, and the club's zone hardly ever changes. */
  #zone: { readonly name: string; readonly country: Club['country'] } | null = null;

  /** @param hasPicture whether the site has its bytes; missing pictures are not shown */
  constructor(hasPicture: (image: string) => boolean = () => true) {
    this.#hasPicture = hasPicture;
  }

  /** @throws LeagueFailure if nothing is known yet */
  read(website: LeagueClient, now: number): Promise<Club> {
    return this.#club.read(() => this.#ask(website), now);
  }

  /** Call it after the key or the club's appearance has changed. */
  forget(): void {
    this.#club.forget();
  }

  async #ask(website: LeagueClient): Promise<Club> {
    const { name, timezone, branding } = await dataOrThrow(website.getClub());
    const appearance = dropMissingPictures(readAppearance(branding), this.#hasPicture);
    const country = appearance.country ?? this.findCountryOfZone(timezone);
    return { name, timezone, ...appearance, country };
  }

  /** The country of the club's zone, even if the club has chosen another. */
  findCountryOfZone(timezone: string): Club['country'] {
    if (this.#zone?.name !== timezone)
      this.#zone = { name: timezone, country: findCountryOfZone(timezone) };
    return this.#zone.country;
  }
}

function dropMissingPictures(appearance: Appearance, has: (image: string) => boolean): Appearance {
  const known = (logo: PictureRef | null) => (logo !== null && has(logo.image) ? logo : null);
  const sponsors = appearance.sponsors.map((one) => ({ ...one, logo: known(one.logo) }));
  return { ...appearance, logo: known(appearance.logo), sponsors };
}
