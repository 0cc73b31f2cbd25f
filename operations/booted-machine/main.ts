import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { MailServer } from 'clubhouse/testing/mail-server';
import { BootedMachine } from './booted-machine.ts';
import { tryNeighbour } from './neighbour.ts';

/*
 * `npm run lab -- booted-machine ARCHIVE [--base FOLDER]` boots a Debian of debootstrap with
 * systemd, installs the archive of a release by its one command, and hosts two clubs. It shows what
 * one club can learn of the other, and which emails go out about a failing club. It needs root,
 * debootstrap, systemd-nspawn, and free ports 80, 443 and 8300 to 8501. `--base` names an existing
 * root to copy.
 */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { base: { type: 'string' } },
});
const [archive = ''] = positionals;
const say = (text: string) => void process.stdout.write(`${text}\n`);
if (archive === '') {
  process.stderr.write('npm run lab -- booted-machine ARCHIVE, with its SHA256SUMS beside it\n');
  process.exitCode = 2;
} else await tryRelease(resolve(archive));

async function tryRelease(file: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'club-booted-'));
  const machine = new BootedMachine(join(folder, 'root'));
  const mail = await new MailServer().start();
  const wrong: string[] = [];
  try {
    await machine.make(values.base);
    await machine.boot();
    for (const path of [file, join(dirname(file), 'SHA256SUMS')]) {
      copyFileSync(path, machine.path('root', basename(path)));
    }
    await installProduct(machine, basename(file), mail.port);
    for (const name of ['mill', 'harbour']) {
      await machine.must(`/opt/club/operations/club add ${name} ${name}.club.test`);
    }
    wrong.push(...(await tryNeighbour(machine, 'mill', 'harbour')));
    wrong.push(...(await watchClubs(machine, mail)));
    say(wrong.length === 0 ? 'All that is promised held.' : wrong.join('\n'));
  } catch (error) {
    wrong.push(String(error));
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  } finally {
    await machine.end();
    await mail.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  process.exitCode = wrong.length === 0 ? 0 : 1;
}

async function installProduct(machine: BootedMachine, file: string, port: number): Promise<void> {
  const release = file.replace(/-linux-.*/, '');
  const options = `--domain club.test --smtp smtp://127.0.0.1:${port} --mail-from 'Club <club@club.test>' --mail-to op@club.test`;
  const unpacked = await machine.must(
    `cd /root && sha256sum --check --ignore-missing SHA256SUMS && tar -xzf ${file} -C /opt`,
  );
  const { ms, output } = await machine.must(`/opt/${release}/operations/install ${options}`);
  const lines = output.trim().split('\n').length;
  const again = await machine.must(`/opt/${release}/operations/install`);
  say(
    `Unpacked in ${formatSeconds(unpacked.ms)}, installed in ${formatSeconds(ms)} with ${lines} lines; again in ${formatSeconds(again.ms)}.`,
  );
}

/** Two clubs get an old backup, a failing service and a stopped timer (CLUBS-15, CLUBS-19). */
async function watchClubs(machine: BootedMachine, mail: MailServer): Promise<string[]> {
  const look = async () => {
    mail.received.length = 0;
    await machine.must('for look in 1 2 3 4; do systemctl start club-watch.service; done');
    return mail.received
      .map(({ raw }) => raw.replaceAll('=\r\n', ''))
      .filter((raw) => raw.includes('club@'));
  };
  const dropIn = '/run/systemd/system/club-restore-trial@mill.service.d';
  await look();
  await machine.run(`
    touch -d '5 days ago' /var/backups/clubs/harbour
    systemctl stop club-wake@mill.timer
    mkdir -p ${dropIn} && printf '[Service]\\nExecStart=\\nExecStart=/bin/false\\n' > ${dropIn}/fails.conf
    systemctl daemon-reload; systemctl start club-restore-trial@mill.service`);
  const begun = await look();
  await machine.run(`
    touch /var/backups/clubs/harbour; rm -r ${dropIn}; systemctl daemon-reload
    systemctl reset-failed club-restore-trial@mill.service; systemctl start club@mill.target`);
  const over = await look();
  say(`Emails about unhealthy clubs: ${begun.length}, and ${over.length} about their recovery.`);
  const lacks = [
    [begun, /^club@harbour: it was not backed up for 5 days/m],
    [
      begun,
      /^club@mill: club-restore-trial@mill\.service has failed; club-wake@mill\.timer does not run/m,
    ],
    [over, /^Resolved: club@harbour: it was not backed up/m],
    [over, /^Resolved: club@mill: /m],
  ] as const;
  const wrong = lacks.filter(([letters, words]) => !letters.some((one) => words.test(one)));
  const found = wrong.map(([, words]) => `no email says ${words}`);
  if (begun.length + over.length !== 2) found.push('not one email each');
  return found;
}

function formatSeconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
