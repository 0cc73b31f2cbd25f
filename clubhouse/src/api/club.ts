import type { LeagueClient } from './client.ts';
import { isLanguage, type Language } from '../words/language.ts';
import { must } from './answer.ts';
import { type PrivacyNotice, privacyNoticeOf } from './privacy-notice.ts';

/** What every page shows of the club. */
export interface Club {
  readonly name: string;
  /** An IANA zone: days and times are counted in it. */
  readonly timezone: string;
  /** `#rrggbb`, of the branding; null where it has none. */
  readonly colour: string | null;
  /** In which letters are written to who has chosen none. */
  readonly language: Language;
  /** The address that applications are told to; null where the branding has none. */
  readonly contact: string | null;
  /** Null where the club has put none in: then nobody can apply (JOIN-8). */
  readonly privacyNotice: PrivacyNotice | null;
}

/** Where none is known yet. */
export const NO_CLUB: Club = {
  name: 'Clubhouse',
  timezone: 'UTC',
  colour: null,
  language: 'en',
  contact: null,
  privacyNotice: null,
};

const FRESH_MS = 60_000;

/** The club of the website key, asked for once a minute at most; an old answer is better than none. */
export class ClubFace {
  #known: { readonly club: Club; readonly at: number } | null = null;
  #asking: Promise<Club> | null = null;

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
    const club = {
      name,
      timezone,
      colour: colourOf(branding),
      language: languageOf(branding),
      contact: contactOf(branding),
      privacyNotice: privacyNoticeOf(branding),
    };
    this.#known = { club, at: now };
    return club;
  }
}

/** The branding is the club's own, and may hold anything. */
function colourOf(branding: Readonly<Record<string, unknown>>): string | null {
  const colour = branding['colour'] ?? branding['color'];
  return typeof colour === 'string' && /^#[0-9a-f]{6}$/i.test(colour) ? colour.toLowerCase() : null;
}

function languageOf({ language }: Readonly<Record<string, unknown>>): Language {
  return typeof language === 'string' && isLanguage(language) ? language : 'en';
}

/** One address, and nothing that could leave the header of a letter. */
function contactOf({ contact_email: email }: Readonly<Record<string, unknown>>): string | null {
  const isAddress =
    typeof email === 'string' && /^[^\s@<>(),;:"\\[\]]+@[^\s@<>(),;:"\\[\]]+$/.test(email);
  return isAddress ? email : null;
}
