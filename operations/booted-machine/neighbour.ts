import type { BootedMachine } from './booted-machine.ts';

/* Tries what one hosted club could learn about another, from each of its processes (CLUBS-18). */

/** For each attempt, a command that succeeds if it is open. */
const tries = (other: string): Readonly<Record<string, string>> => ({
  'the folder of its data': `ls /var/lib/clubs/${other}/league`,
  'what it has compiled': `ls /var/cache/clubs/${other}`,
  'its backups': `ls /var/backups/clubs/${other}`,
  'its settings': `cat /etc/club/clubs/${other}.env`,
  'the secret of its set-up': `cat /var/lib/clubs/${other}/league/installation-secret`,
  'its door': knock(`--unix-socket /run/clubs/${other}/door http://club/healthz`),
  'its website': knock(`--unix-socket /run/clubs/${other}/clubhouse http://club/healthz`),
  'its league': knock(`--unix-socket /run/clubs/${other}/league http://club/healthz`),
  'the environment of its processes': `cat $(ls -d /proc/[0-9]*/environ | while read f; do
    [ "$(stat -c %U $f)" != club-${other} ] || echo $f; done | head -n 1) /dev/null | grep -q CLUB`,
  'its journal': `journalctl -q -n 1 -u club-league@${other}.service | grep -q .`,
  'to stop it': `systemctl stop club-restore-trial@${other}.timer`,
  'data of the machine’s own club': 'ls /var/lib/club-league || ls /var/lib/club-clubhouse',
});
const knock = (what: string) => `curl -sS -o /dev/null -m 10 ${what}`;
/** Root may do everything else, but not even root may do this. */
const PROXY = { 'to change the proxy': knock('http://127.0.0.1:2019/config/') };

const UNITS = ['league', 'clubhouse', 'door', 'wake', 'backup', 'restore-trial'];
/** Turns a unit into a one-time run of /opt/tries that keeps its other settings. */
const TURNED = `-e 's,^ExecStart=.*,ExecStart=/bin/sh /opt/tries,' -e 's/^Type=.*/Type=oneshot/' \\
  -e '/^Restart/d;/^StopWhen/d;/^Requires/d;/^After/d;/^PartOf/d'`;

/** @returns sentences about attempts that should have failed or, as root, should not have */
export async function tryNeighbour(
  machine: BootedMachine,
  own: string,
  other: string,
): Promise<string[]> {
  const script = (all: Readonly<Record<string, string>>) =>
    Object.entries(all)
      .map(([what, command]) => `if (${command}) >/dev/null 2>&1; then echo "OPEN ${what}"; fi\n`)
      .join('');
  // Awake, so that there is something to see.
  const wake = knock(`--unix-socket /run/clubs/${other}/door http://club/healthz`);
  await machine.must(
    `${wake}; cat > /opt/tries <<'END'\n${script({ ...tries(other), ...PROXY })}END`,
  );
  const openIn = (output: string): readonly string[] => output.match(/^OPEN .*$/gm) ?? [];
  const asRoot = openIn((await machine.must(script(tries(other)))).output);
  const found = Object.keys(tries(other))
    .filter((what) => !asRoot.includes(`OPEN ${what}`))
    .map((what) => `this does not try it: ${what}`);
  await machine.must(`systemctl start club-restore-trial@${other}.timer; ${wake}`);
  const user = `setpriv --reuid=club-${own} --regid=club-${own} --clear-groups sh /opt/tries`;
  found.push(...openIn((await machine.run(user)).output).map((line) => `its user: ${line}`));
  for (const unit of UNITS) {
    const turned = `neighbour-${unit}@`;
    const { output } = await machine.must(`
      sed ${TURNED} /etc/systemd/system/club-${unit}@.service > /run/systemd/system/${turned}.service
      systemctl daemon-reload && systemctl start ${turned}${own}.service
      journalctl -q -o cat -u ${turned}${own}.service`);
    found.push(...openIn(output).map((line) => `its ${unit}: ${line}`));
  }
  return found;
}
