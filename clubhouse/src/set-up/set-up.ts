import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { LeagueFailure, type LeagueAnswer } from '../api/answer.ts';
import { type Api, leagueClient } from '../api/client.ts';
import type { Language } from '../messages/language.ts';

/** What the one who sets the club up has filled in. */
export interface SetUpForm {
  readonly secret: string;
  readonly club: string;
  readonly administrator: string;
  readonly timezone: string;
  readonly language: Language;
}

export type SetUpFault = 'secret' | 'closed' | 'busy' | 'away' | 'refused';

export interface SetUpDone {
  readonly administratorKey: string;
  /** The site's own key, where it could not be kept: somebody has to; null where it is kept. */
  readonly unkeptKey: string | null;
}

interface Options {
  readonly leagueUrl: string;
  /** The key that the site has by now; null: none. */
  readonly websiteKey: () => string | null;
  readonly keyFile: string;
}

/** Installs the club in the league by the installation secret, and keeps the site's key (CFG-6). */
export class SetUp {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Where the league is, for whoever has to look after it. */
  get leagueUrl(): string {
    return this.#options.leagueUrl;
  }

  get keyFile(): string {
    return this.#options.keyFile;
  }

  get isOpen(): boolean {
    return this.#options.websiteKey() === null;
  }

  /** @param address of the visitor, whose tries the league counts */
  async install(form: SetUpForm, address: string): Promise<SetUpDone | SetUpFault> {
    const answer = await this.#ask(form, address);
    if (answer === 'away') return 'away';
    if (answer.kind === 'refusal') return faultOf(answer);
    const { administrator_key: administrator, website_key: website } = answer.data;
    const isKept = this.#options.websiteKey() === website.key || this.#keep(website.key);
    return { administratorKey: administrator.key, unkeptKey: isKept ? null : website.key };
  }

  async #ask(
    { secret, club, administrator, timezone, language }: SetUpForm,
    address: string,
  ): Promise<LeagueAnswer<Api<'Installed'>> | 'away'> {
    const league = leagueClient(this.#options.leagueUrl, { token: secret, address });
    try {
      return await league.POST('/setup', {
        body: {
          club: { name: club, slug: slugOf(club), timezone, branding: { language } },
          administrator: { name: administrator },
        },
      });
    } catch (error) {
      if (error instanceof LeagueFailure) return 'away';
      throw error;
    }
  }

  /** As the league does it where it hands the key over: whole, and for its owner alone. */
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

function faultOf({ status, code }: { status: number; code: string }): SetUpFault {
  if (code === 'invalid_credential' || status === 401) return 'secret';
  if (code === 'setup_closed') return 'closed';
  return status === 429 ? 'busy' : 'refused';
}

/** The name as the league's short address has it: without accents, joined by hyphens. */
export function slugOf(name: string): string {
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
