import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { keepFilesToOwner } from 'service/private-files';
import { isOnServer } from './is-on-server.ts';
import { makeBackupName, chooseBackupsToRemove } from './rules/keep.ts';
import { listBackups, isServiceName, runServiceCommand, type ServiceName } from './services.ts';

/*
 * `node operations/backup/main.ts SERVICE …` backs up into CLUB_BACKUPS, as the units do every
 * night, and deletes what the rule no longer keeps (OPS-28, OPS-29).
 */

const BEFORE_UPGRADE = /-before-.*\.backup$/;
const MAX_BEFORE_UPGRADE_MS = 30 * 86_400_000;

keepFilesToOwner();
const folder = process.env['CLUB_BACKUPS'] ?? '';
const services = process.argv.slice(2).filter(isServiceName);
if (folder === '' || services.length === 0) {
  process.stderr.write(
    'Say which services, and set CLUB_BACKUPS to the folder of their backups.\n',
  );
  process.exitCode = 2;
} else {
  for (const service of services) if (!(await backUp(service))) process.exitCode = 1;
  removeLeftovers();
}

async function backUp(service: ServiceName): Promise<boolean> {
  if (service === 'league' && isOnServer(process.env)) {
    process.stdout.write('The league is on PostgreSQL, which backs itself up: docs/deploy.md.\n');
    return true;
  }
  const file = join(folder, makeBackupName(service, Date.now()));
  const { code, output } = await runServiceCommand(service, ['backup', file]);
  process.stdout.write(output);
  if (code !== 0 || !existsSync(file)) return false;
  // Only once there is a newer one.
  for (const name of chooseBackupsToRemove(listBackups(folder, service)))
    rmSync(join(folder, name));
  return true;
}

function removeLeftovers(): void {
  for (const name of readdirSync(folder).filter((one) => BEFORE_UPGRADE.test(one))) {
    const path = join(folder, name);
    if (Date.now() - statSync(path).mtimeMs > MAX_BEFORE_UPGRADE_MS) rmSync(path);
  }
}
