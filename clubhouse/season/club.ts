import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findFreePort } from 'test-kit/free-port';
import { startProgram } from 'test-kit/started-program';
import type { League } from '../test/league.ts';
import { startLeague } from '../test/league-program.ts';
import { MailServer } from '../test/mail-server.ts';
import { LetterBox } from './letter-box.ts';

/** A league, its clubhouse and a mail server, each started as an operator would. */
export interface Club {
  readonly url: string;
  readonly league: League;
  readonly letters: LetterBox;
}

export const CONTACT = 'secretary@example.org';
const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

type Owner = Parameters<typeof startProgram>[0];

/** A proxy between visitors, a site and its league, and where each finds the next. */
interface Between {
  readonly url: string;
  readonly leagueUrl: string;
}

/** @param between starts the proxy, if any */
export async function openClub(
  owner: Owner,
  between?: (leagueUrl: string, sitePort: number) => Promise<Between>,
): Promise<Club> {
  const league = await startLeague(owner);
  const { branding } = await league.must('GET', '/v1/club');
  await league.must('PATCH', '/v1/club', { branding: { ...branding, contact_email: CONTACT } });
  const server = await new MailServer().start();
  owner.after(() => server.stop());
  const folder = await mkdtemp(join(tmpdir(), 'season-'));
  owner.after(() => rm(folder, { recursive: true, force: true }));
  const port = await findFreePort();
  const { url, leagueUrl } = (await between?.(league.url, port)) ?? {
    url: `http://localhost:${port}`,
    leagueUrl: league.url,
  };
  const { says } = await startProgram(owner, MAIN, {
    folder,
    environment: {
      CLUBHOUSE_PORT: `${port}`,
      CLUBHOUSE_URL: url,
      CLUBHOUSE_TRUST_PROXY: between === undefined ? '0' : '1',
      CLUBHOUSE_DATA: join(folder, 'data'),
      LEAGUE_URL: leagueUrl,
      LEAGUE_WEBSITE_KEY: league.websiteKey,
      SMTP_URL: `smtp://127.0.0.1:${server.port}`,
      MAIL_FROM: 'club@example.org',
    },
  });
  await says(/The clubhouse answers at/);
  return { url, league, letters: new LetterBox(server) };
}
