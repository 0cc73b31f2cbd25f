import { hash, timingSafeEqual } from 'node:crypto';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { LeagueFailure, type LeagueAnswer } from '../api/answer.ts';
import { type LeagueClient, type LeaguePlace, createLeagueClient } from '../api/client.ts';
import type { Language } from '../messages/language.ts';

export interface SetUpForm {
  readonly secret: string;
  readonly club: string;
  readonly administrator: string;
  readonly timezone: string;
  readonly language: Language;
}

export type SecretFault = 'secret' | 'closed' | 'busy' | 'away';
export type SetUpFault = SecretFault | 'refused';

/** How long a repeated click or reload gets the same answer; the keys are shown only once. */
const REPEAT_MS = 10 * 60_000;

export interface SetUpDone {
  readonly administratorKey: string;
  /** The site's own key, for a person to keep, if the site could not store it; otherwise null. */
  readonly unkeptKey: string | null;
}

interface Options extends LeaguePlace {
  /** The site's current key; null if there is none. */
  readonly websiteKey: () => string | null;
  readonly keyFile: string;
}

interface Attempt {
  readonly secret: string;
  readonly endsAt: number;
  readonly result: Promise<SetUpDone | SetUpFault>;
}

/** Installs the club with the installation secret, and stores the site's key (CFG-6). */
export class SetUp {
  readonly #options: Options;
  #latest: Attempt | null = null;

  constructor(options: Options) {
    this.#options = options;
  }

  /** The league's address, for the operator. */
  get leagueUrl(): string {
    return this.#options.leagueUrl;
  }

  get keyFile(): string {
    return this.#options.keyFile;
  }

  get isOpen(): boolean {
    return this.#options.websiteKey() === null;
  }

  /** Whether a club exists, and this visitor is not the person who has just set it up. */
  isClosedTo(secret: string | null, now: number): boolean {
    return !this.isOpen && this.#repeated(secret, now) === null;
  }

  /** Null if the league accepts the secret and has no club yet; `address` is the visitor's. */
  async check(secret: string, address: string): Promise<SecretFault | null> {
    const answer = await this.#call(secret, address, (league) => league.getSetupStatus());
    if (answer === 'away') return 'away';
    if (answer.kind === 'refusal') return answer.status === 429 ? 'busy' : 'secret';
    return answer.data.installed ? 'closed' : null;
  }

  /** @param address the visitor's, because the league counts attempts per address */
  async install(form: SetUpForm, address: string, now: number): Promise<SetUpDone | SetUpFault> {
    const repeated = this.#repeated(form.secret, now);
    if (repeated !== null) return repeated.result;
    const result = this.#installOnce(form, address);
    const attempt = { secret: form.secret, endsAt: now + REPEAT_MS, result };
    this.#latest = attempt;
    const done = await result.catch(() => 'refused' as const);
    if (typeof done === 'string' && this.#latest === attempt) this.#latest = null;
    return result;
  }

  #repeated(secret: string | null, now: number): Attempt | null {
    const latest = this.#latest;
    if (latest === null || secret === null || now >= latest.endsAt) return null;
    return isSameSecret(latest.secret, secret) ? latest : null;
  }

  async #installOnce(form: SetUpForm, address: string): Promise<SetUpDone | SetUpFault> {
    const { secret, club, administrator, timezone, language } = form;
    const answer = await this.#call(secret, address, (league) =>
      league.installClub({
        club: { name: club, slug: makeSlug(club), timezone, branding: { language } },
        administrator: { name: administrator },
      }),
    );
    if (answer === 'away') return 'away';
    if (answer.kind === 'refusal') return toSetUpFault(answer);
    const { administrator_key: own, website_key: website } = answer.data;
    const isKept = this.#options.websiteKey() === website.key || this.#keep(website.key);
    return { administratorKey: own.key, unkeptKey: isKept ? null : website.key };
  }

  async #call<Data>(
    token: string,
    address: string,
    ask: (league: LeagueClient) => Promise<LeagueAnswer<Data>>,
  ): Promise<LeagueAnswer<Data> | 'away'> {
    try {
      return await ask(createLeagueClient(this.#options, { token, address }));
    } catch (error) {
      if (error instanceof LeagueFailure) return 'away';
      throw error;
    }
  }

  /** Stores the key as the league does: atomically, and readable only by its owner. */
  #keep(key: string): boolean {
    const { keyFile } = this.#options;
    const written = `${keyFile}.new`;
    try {
      rmSync(written, { force: true });
      writeFileSync(written, `${key}\n`, { mode: 0o600, flag: 'wx' });
      renameSync(written, keyFile);
    } catch {
      return false;
    }
    return this.#options.websiteKey() === key;
  }
}

function toSetUpFault({ status, code }: { status: number; code: string }): SetUpFault {
  if (code === 'invalid_credential' || status === 401) return 'secret';
  if (code === 'setup_closed') return 'closed';
  return status === 429 ? 'busy' : 'refused';
}

/** Compares in constant time. */
function isSameSecret(one: string, other: string): boolean {
  return timingSafeEqual(hash('sha256', one, 'buffer'), hash('sha256', other, 'buffer'));
}

/** Derives the league's slug from the name: no accents, words joined by hyphens. */
function makeSlug(name: string): string {
  const slug = name
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^-|-$/g, '');
  return slug === '' ? 'club' : slug;
}
