import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findFreePort } from 'test-kit/free-port';
import { startProgram } from 'test-kit/started-program';
import { type StartedLeague, startLeague } from '../test/league-program.ts';
import { MailServer } from '../test/mail-server.ts';
import { LetterBox } from './letter-box.ts';
import { Watch } from './watch.ts';

/** A league, its clubhouse and a mail server, each started as an operator would. */
export interface RunningClub {
  /** Through the watch. */
  readonly url: string;
  /** The site's process id, for reading its processor use. */
  readonly pid: number | undefined;
  readonly league: StartedLeague;
  readonly letters: LetterBox;
  readonly watch: Watch;
}

export const CONTACT = 'secretary@example.org';
const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

export type ProgramOwner = Parameters<typeof startProgram>[0];

export async function openClub(owner: ProgramOwner): Promise<RunningClub> {
  const league = await startLeague(owner);
  const { branding } = await league.must('GET', '/v1/club');
  await league.must('PATCH', '/v1/club', { branding: { ...branding, contact_email: CONTACT } });
  const server = await new MailServer().start();
  owner.after(() => server.stop());
  const folder = await mkdtemp(join(tmpdir(), 'season-'));
  owner.after(() => rm(folder, { recursive: true, force: true }));
  const port = await findFreePort();
  const watch = await Watch.start(owner, league.url, port);
  const { url } = watch;
  const { says, child } = await startProgram(owner, MAIN, {
    folder,
    environment: {
      CLUBHOUSE_PORT: `${port}`,
      CLUBHOUSE_URL: url,
      CLUBHOUSE_TRUST_PROXY: '1',
      CLUBHOUSE_DATA: join(folder, 'data'),
      LEAGUE_URL: watch.leagueUrl,
      LEAGUE_WEBSITE_KEY: league.websiteKey,
      SMTP_URL: `smtp://127.0.0.1:${server.port}`,
      MAIL_FROM: 'club@example.org',
    },
  });
  await says(/The clubhouse answers at/);
  return { url, pid: child.pid, league, letters: new LetterBox(server), watch };
}
