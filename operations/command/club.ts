import { join, relative } from 'node:path';
import process from 'node:process';
import { runProductCommand } from './run-product-command.ts';

/* `./club COMMAND`: the league and its website, as one installation. */

await runProductCommand({
  name: 'club',
  title: 'The club',
  programs: { league: 'league/src/cli/main.ts', clubhouse: 'clubhouse/src/main.ts' },
  settings: (data) => ({
    LEAGUE_DATA: join(data, 'league'),
    LEAGUE_STATE: join(data, 'mark'),
    LEAGUE_WEBSITE_KEY_FILE: join(data, 'clubhouse', 'website-key'),
    LEAGUE_LOG_LEVEL: 'warn',
    // The website beside it says on whose behalf it asks.
    LEAGUE_TRUST_PROXY: '127.0.0.1',
    CLUBHOUSE_DATA: join(data, 'clubhouse'),
  }),
  database: 'league/league.sqlite',
  start: () => import('./start-club.ts'),
  doctor: () => {
    process.argv.push('--only', 'league,clubhouse');
    return import('../doctor/main.ts');
  },
  noteBackup: async (data, file) => {
    const { readLastBackup: lastBackup, recordBackup: noteBackup } =
      await import('league/last-backup');
    const folder = join(data, 'league');
    const last = await lastBackup(folder);
    const isInside = !relative(data, file).startsWith('..');
    if (last !== null) {
      await noteBackup(folder, { ...last, file: isInside ? relative(folder, file) : file });
    }
  },
  help: `./club league …              manages members, keys and exports; ./club league help
./club clubhouse …           manages the website's emails and replies; ./club clubhouse help
`,
});
