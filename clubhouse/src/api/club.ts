import type { LeagueClient } from './client.ts';
import { must } from './answer.ts';
import { type PictureRef, type Shown, shownOf } from './branding.ts';

/** What every page shows of the club. */
export interface Club extends Shown {
  readonly name: string;
  /** An IANA zone: days and times are counted in it. */
  readonly timezone: string;
}

/** Where none is known yet. */
export const NO_CLUB: Club = { name: 'Clubhouse', timezone: 'UTC', ...shownOf({}) };

const FRESH_MS = 60_000;

/** The club of the website key, asked for once a minute at most; an old answer is better than none. */
export class ClubFace {
  readonly #hasPicture: (image: string) => boolean;
  #known: { readonly club: Club; readonly at: number } | null = null;
  #asking: Promise<Club> | null = null;

  /** @param hasPicture whether the site has its bytes: what it lost it does not show */
  constructor(hasPicture: (image: string) => boolean = () => true) {
    this.#hasPicture = hasPicture;
  }

  /** @param now epoch milliseconds @throws LeagueFailure where nothing is known yet */
  async read(website: LeagueClient, now: number): Promise<Club> {
    const known = this.#known;
    if (known !== null && now - known.at < FRESH_MS && now >= known.at) return known.club;
    this.#asking ??= this.#ask(website, now).finally(() => {
      this.#asking = null;
    });
    if (known === null) return this.#asking;
    // Whoever comes now is answered by what is known; what is asked serves the next.
    this.#asking.catch(() => undefined);
    return known.club;
  }

  /** After the key, or what the club looks like, has changed. */
  forget(): void {
    this.#known = null;
  }

  async #ask(website: LeagueClient, now: number): Promise<Club> {
    const { name, timezone, branding } = await must(website.GET('/v1/club'));
    const club = { name, timezone, ...withPictures(shownOf(branding), this.#hasPicture) };
    this.#known = { club, at: now };
    return club;
  }
}

function withPictures(shown: Shown, has: (image: string) => boolean): Shown {
  const known = (logo: PictureRef | null) => (logo !== null && has(logo.image) ? logo : null);
  const sponsors = shown.sponsors.map((one) => ({ ...one, logo: known(one.logo) }));
  return { ...shown, logo: known(shown.logo), sponsors };
}
