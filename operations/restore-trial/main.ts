import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { isOnServer } from '../backup/is-on-server.ts';
import { listBackups, runServiceCommand, type ServiceName } from '../backup/services.ts';

/*
 * `node operations/restore-trial/main.ts` restores the newest backup of each service into a
 * temporary folder, as after the loss of a machine. It writes the result into CLUB_TRIAL_FILE,
 * which the doctor reads (OPS-31). It leaves the club's own data alone.
 */

const FOLDERS: Readonly<Record<ServiceName, string>> = {
  league: process.env['CLUB_BACKUPS'] ?? '',
  clubhouse: process.env['CLUB_BACKUPS'] ?? '',
  relay: process.env['CLUB_RELAY_BACKUPS'] ?? '',
};
const file = process.env['CLUB_TRIAL_FILE'] ?? '';
if (file === '' || FOLDERS.league === '') {
  process.stderr.write('Set CLUB_BACKUPS, CLUB_RELAY_BACKUPS and CLUB_TRIAL_FILE.\n');
  process.exitCode = 2;
} else {
  const wrong: string[] = [];
  for (const service of ['league', 'clubhouse', 'relay'] as const) {
    if (service === 'league' && isOnServer(process.env)) continue;
    const said = await tryService(service);
    if (said !== null) wrong.push(said);
  }
  const verdict = { tried_at: new Date().toISOString(), wrong };
  writeFileSync(`${file}.part`, `${JSON.stringify(verdict)}\n`);
  renameSync(`${file}.part`, file);
  process.stdout.write(
    wrong.length === 0 ? 'Every backup can be restored.\n' : `${wrong.join('\n')}\n`,
  );
  process.exitCode = wrong.length === 0 ? 0 : 1;
}

/** @returns what is wrong, in a sentence; a relay need not run here */
async function tryService(service: ServiceName): Promise<string | null> {
  const backup = findNewestBackup(FOLDERS[service], service);
  if (backup === null) return service === 'relay' ? null : `there is no backup of the ${service}`;
  const folder = mkdtempSync(join(tmpdir(), 'club-trial-'));
  try {
    const { code, output } = await runServiceCommand(service, ['restore', backup], {
      LEAGUE_DATA: join(folder, 'league'),
      LEAGUE_STATE: join(folder, 'mark'),
      LEAGUE_WEBSITE_KEY_FILE: join(folder, 'website-key'),
      CLUBHOUSE_DATA: join(folder, 'clubhouse'),
      RELAY_DATA: join(folder, 'relay'),
    });
    return code === 0 ? null : `${backup} cannot be restored: ${output.trim()}`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function findNewestBackup(folder: string, service: ServiceName): string | null {
  try {
    const newest = listBackups(folder, service).toSorted().at(-1);
    return newest === undefined ? null : join(folder, newest);
  } catch {
    return null;
  }
}
