import type { LeagueClient } from './client.ts';
import { must } from './answer.ts';
import { Remembered } from './remembered.ts';
import { type PictureRef, type Shown, shownOf } from './branding.ts';

/** What every page shows of the club. */
export interface Club extends Shown {
  readonly name: string;
  /** An IANA zone: days and times are counted in it. */
  readonly timezone: string;
}

/** Where none is known yet. */
export const NO_CLUB: Club = { name: 'Clubhouse', timezone: 'UTC', ...shownOf({}) };

/** The club of the website key, asked for once a minute at most; an old answer is better than none. */
export class ClubFace {
  readonly #hasPicture: (image: string) => boolean;
  readonly #club = new Remembered<Club>({ freshMs: 60_000, retryMs: 1000, isAwaited: false });

  /** @param hasPicture whether the site has its bytes: what it lost it does not show */
  constructor(hasPicture: (image: string) => boolean = () => true) {
    this.#hasPicture = hasPicture;
  }

  /** @param now epoch milliseconds @throws LeagueFailure where nothing is known yet */
  read(website: LeagueClient, now: number): Promise<Club> {
    return this.#club.read(() => this.#ask(website), now);
  }

  /** After the key, or what the club looks like, has changed. */
  forget(): void {
    this.#club.forget();
  }

  async #ask(website: LeagueClient): Promise<Club> {
    const { name, timezone, branding } = await must(website.GET('/v1/club'));
    return { name, timezone, ...withPictures(shownOf(branding), this.#hasPicture) };
  }
}

function withPictures(shown: Shown, has: (image: string) => boolean): Shown {
  const known = (logo: PictureRef | null) => (logo !== null && has(logo.image) ? logo : null);
  const sponsors = shown.sponsors.map((one) => ({ ...one, logo: known(one.logo) }));
  return { ...shown, logo: known(shown.logo), sponsors };
}
