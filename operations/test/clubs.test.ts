import assert from 'node:assert/strict';
import { existsSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { test } from 'node:test';
import { club, makeClubsMachine, read, snapshot } from './clubs-machine.ts';
import type { Machine } from './machine.ts';

/* Many clubs on one machine, by operations/club, which a test interrupts after each step. */

const HARBOUR = ['add', 'harbour', 'club.harbour.example'] as const;
const MILL = ['add', 'mill-lane', 'mill.example'] as const;

const add = async (machine: Machine, words: readonly string[]) => {
  const { code, output } = await club(machine, ...words);
  assert.equal(code, 0, output);
  return output;
};

test('CLUBS-3: one command adds a club, and repeating it changes nothing', async (t) => {
  const machine = makeClubsMachine(t);
  const output = await add(machine, HARBOUR);
  assert.match(
    output,
    /^harbour answers at https:\/\/club\.harbour\.example as soon as that leads here\.$/m,
  );
  assert.match(
    output,
    /opens https:\/\/club\.harbour\.example\/install with this secret.* secret-of-harbour$/m,
  );
  const settings = 'etc/club/clubs/harbour.env';
  assert.match(read(machine, settings), /^CLUBHOUSE_URL=https:\/\/club\.harbour\.example$/m);
  assert.match(read(machine, settings), /^LEAGUE_WEBSITE_URL=https:\/\/club\.harbour\.example$/m);
  assert.match(read(machine, settings), /^SMTP_URL=smtp:\/\/mail\.example$/m);
  assert.match(read(machine, settings), /^MAIL_FROM=C <c@b\.example>$/m);
  const mode = (path: string) => statSync(machine.path(path)).mode & 0o777;
  assert.equal(mode(settings), 0o600);
  for (const folder of ['var/lib/clubs', 'var/backups/clubs']) {
    assert.equal(mode(folder), 0o711);
    assert.equal(mode(`${folder}/harbour`), 0o700);
  }
  assert.match(read(machine, 'passwd'), /^club-harbour$/m);
  assert.ok(existsSync(machine.path('enabled/club@harbour.target')));
  assert.equal(
    read(machine, 'etc/caddy/clubs/harbour.caddy'),
    `club.harbour.example {\n\treverse_proxy unix/${machine.root}/run/clubs/harbour/door\n}\n`,
  );
  assert.equal(
    read(machine, 'etc/caddy/Caddyfile'),
    'club.example.org {\n}\n\nimport clubs/*.caddy\n',
  );
  await add(machine, MILL);
  const before = snapshot(machine);
  assert.match(await add(machine, HARBOUR), /^Nothing to change\.$/m);
  assert.deepEqual(snapshot(machine), before);
});

test('CLUBS-4: a club that cannot be added is refused in one sentence, and nothing changes', async (t) => {
  const machine = makeClubsMachine(t);
  await add(machine, HARBOUR);
  const before = snapshot(machine);
  const refused = async (pattern: RegExp, words: readonly string[], more = {}) => {
    const program = machine.path('opt/club/operations/club');
    const { code, output } = await machine.run('sh', [program, ...words], more);
    assert.equal(code, 1, output);
    assert.match(output, pattern);
    assert.deepEqual(snapshot(machine), before);
  };
  for (const name of [
    '',
    'Mill',
    '1mill',
    'mill-',
    'mill_lane',
    '../mill',
    'a.b',
    'm'.repeat(25),
  ]) {
    await refused(/^A name has 1 to 24 characters/, ['add', name, 'mill.example']);
  }
  for (const domain of [
    '',
    'mill',
    'Mill.example',
    'https://mill.example',
    'a..b',
    'a b.example',
    'a.-b.example',
    '.a.example',
    'a.example\n}',
    'a.example\nb.example',
    'a.example-',
    'a_b.example',
    'club.example:8443',
    '192.0.2.1',
    'club.1',
    `${'a'.repeat(64)}.example`,
    `${'a.'.repeat(124)}example`,
  ]) {
    await refused(/^A domain is in lower case|^A name has/, ['add', 'mill', domain]);
  }
  await refused(
    /^There is a user club-relay on this machine already/,
    ['add', 'relay', 'mill.example'],
    {},
  );
  await refused(/^club\.harbour\.example already belongs to the club harbour/, [
    'add',
    'mill',
    'club.harbour.example',
  ]);
  await refused(/^club\.example\.org is in \S+Caddyfile already/, [
    'add',
    'mill',
    'club.example.org',
  ]);
  await refused(/^harbour is at club\.harbour\.example/, ['add', 'harbour', 'other.example']);
  await refused(/has \d+ MB left: free some space first/, ['add', 'mill', 'mill.example'], {
    CLUB_FREE_KB: '9000000000000',
  });
  await refused(/^There is no --moon/, ['add', 'mill', 'mill.example', '--moon']);
  await refused(/^What is third\?/, ['add', 'mill', 'mill.example', 'third']);
  await refused(/^Use operations\/club add NAME DOMAIN, list, or remove/, []);
  await refused(/^There is no club mill here/, ['remove', 'mill', '--yes']);
  for (const name of ['', '../league', '../clubs/harbour', 'harbour/', '.', 'harbour\n', '*']) {
    await refused(/^A name has 1 to 24 characters/, ['remove', name, '--yes']);
  }
  await refused(/^A name has 1 to 24 characters/, ['remove']);
  await refused(/^What is mill\?/, ['remove', 'harbour', 'mill', '--yes']);
  for (const [option, value] of [
    ['--mail-from', 'C <c@b.example>\nLEAGUE_URL=http://evil.example'],
    ['--mail-from', 'C <c@b.example>\r'],
    ['--mail-from', '"C" <c@b.example>'],
    ['--mail-from', 'C\\ <c@b.example>'],
    ['--mail-from', 'c@b.example '],
    ['--smtp', 'smtp://mail.example\n'],
  ] as const) {
    const words = ['add', 'mill', 'mill.example', option, value];
    await refused(new RegExp(`^${option} must be one line`), words);
  }
  for (const url of ['smtp://me:secret@mail.example', 'smtp://:secret@mail.example:587']) {
    await refused(/can read a password on a command line/, [
      'add',
      'm',
      'm.example',
      '--smtp',
      url,
    ]);
  }
  await refused(
    /^harbour at club\.harbour\.example would be removed with all its data.*add --yes/,
    ['remove', 'harbour'],
  );
  for (const name of ['m', 'm'.repeat(24)]) await add(machine, ['add', name, `${name}.example`]);
  for (const [name, domain] of [
    ['long-label', `${'a'.repeat(63)}.example`],
    ['long', `${'a.'.repeat(123)}example`],
    ['digits', '1.club.xn--p1ai'],
  ] as const) {
    await add(machine, ['add', name, domain, '--smtp', 'smtp://me@mail.example:587']);
  }
});

test('CLUBS-22: a mail server with a password is read from standard input', async (t) => {
  const machine = makeClubsMachine(t);
  const program = machine.path('opt/club/operations/club');
  const url = 'smtp://me:se&cret@mail.example:587';
  const given = [...HARBOUR, '--smtp', '-'];
  const none = await machine.runWithInput('', program, ...given);
  assert.deepEqual([none.code, none.output], [1, 'Standard input names no mail server.\n']);
  const { code, output } = await machine.runWithInput(`${url}\n`, program, ...given);
  assert.equal(code, 0, output);
  assert.match(
    read(machine, 'etc/club/clubs/harbour.env'),
    /^SMTP_URL=smtp:\/\/me:se&cret@mail\.example:587$/m,
  );
});

test('CLUBS-23: a new club gets no backups or data of an earlier one with its name', async (t) => {
  const machine = makeClubsMachine(t);
  await makeTwo(machine);
  await club(machine, 'remove', 'harbour', '--yes');
  const own = 'var/backups/clubs/harbour';
  await add(machine, HARBOUR);
  assert.deepEqual(readdirSync(machine.path(own)), []);
  // An older release left the backups in the old place.
  rmSync(machine.path('etc/club/clubs/harbour.env'));
  machine.write(`${own}/league-2026-11-22T02-00-00Z.backup`, 'of the first');
  const refused = await club(machine, ...HARBOUR);
  assert.match(refused.output, /lib\/clubs\/harbour has data of an earlier club: move it away/);
  rmSync(machine.path('var/lib/clubs/harbour'), { recursive: true });
  await add(machine, HARBOUR);
  assert.deepEqual(readdirSync(machine.path(own)), []);
  assert.equal(readdirSync(machine.path('var/backups/clubs/.removed/harbour')).length, 2);
});

test('CLUBS-23: a file in the settings folder is a club only if its name is valid', async (t) => {
  const machine = makeClubsMachine(t);
  await add(machine, HARBOUR);
  machine.write('etc/club/clubs/Old copy.env', 'CLUBHOUSE_URL=https://old.example\n');
  const { output } = await club(machine, 'list');
  assert.equal(output.trim().split('\n').length, 1, output);
});

test('CLUBS-18: no club is added while every program on the machine may change the proxy', async (t) => {
  const machine = makeClubsMachine(t);
  machine.write('open-proxy', '');
  const before = snapshot(machine);
  const { code, output } = await club(machine, 'add', 'mill', 'mill.example');
  assert.equal(code, 1);
  assert.match(output, /^Caddy accepts changes from every program on this machine: /m);
  assert.deepEqual(snapshot(machine), before);
  // Its own file puts them where nobody else has access.
  const own = read(machine, 'opt/club/operations/caddy/Caddyfile');
  assert.match(own, /^\{\n\t#.*\n\tadmin unix\/\/tmp\/caddy-admin\n\}$/m);
});

test('CLUBS-4: without a mail server, a club is added only with --no-mail', async (t) => {
  const machine = makeClubsMachine(t);
  machine.write('etc/club/clubhouse.env', '');
  const { code, output } = await club(machine, ...HARBOUR);
  assert.equal(code, 1);
  assert.match(output, /add --smtp and --mail-from, or --no-mail/);
  assert.ok(!existsSync(machine.path('etc/club/clubs')));
  await add(machine, [...HARBOUR, '--no-mail']);
  assert.doesNotMatch(read(machine, 'etc/club/clubs/harbour.env'), /SMTP/);
});

test('CLUBS-5: the list says which club is awake', async (t) => {
  const machine = makeClubsMachine(t);
  assert.equal((await club(machine, 'list')).output, '');
  await add(machine, HARBOUR);
  await add(machine, MILL);
  rmSync(machine.path('run/awake.mill-lane'));
  assert.deepEqual(
    (await club(machine, 'list')).output.split('\n').map((line) => line.split(/ +/)),
    [
      ['harbour', 'awake', 'https://club.harbour.example', 'well,', 'not', 'backed', 'up', 'yet'],
      ['mill-lane', 'asleep', 'https://mill.example', 'well,', 'not', 'backed', 'up', 'yet'],
      [''],
    ],
  );
});

test('CLUBS-16: the list says in a word whether each club is healthy', async (t) => {
  const machine = makeClubsMachine(t);
  await add(machine, HARBOUR);
  await add(machine, MILL);
  const verdicts = async () =>
    (await club(machine, 'list')).output
      .trim()
      .split('\n')
      .map((line) => line.replace(/^.*\.example /, ''));
  const backup = 'var/backups/clubs/harbour/league-2026-11-22T02-00-00Z.backup';
  machine.write(backup, '');
  const none = 'well, not backed up yet';
  assert.deepEqual(await verdicts(), ['well', none]);
  const made = (days: number) => {
    const seconds = Date.now() / 1000 - days * 86_400;
    utimesSync(machine.path(backup), seconds, seconds);
  };
  made(2.99);
  assert.deepEqual(await verdicts(), ['well', none]);
  made(3.01);
  assert.deepEqual(await verdicts(), [
    'OLD BACKUP: systemctl status club-backup@harbour.timer',
    none,
  ]);
  machine.write('failed.club-wake@harbour.service', '');
  rmSync(machine.path('run/mill-lane'));
  assert.deepEqual(await verdicts(), [
    'FAILED: journalctl -u club-wake@harbour',
    'CLOSED: systemctl start club@mill-lane.target',
  ]);
});

/** A removed club leaves only its backups, and the other club is unchanged. */
function assertRemoved(machine: Machine, others: readonly string[], about: string): void {
  assert.deepEqual(
    snapshot(machine).filter((line) => !line.includes('/var/backups/clubs/.removed/harbour/')),
    others,
    about,
  );
  const removed = 'var/backups/clubs/.removed/harbour';
  const [kept = '', ...more] = readdirSync(machine.path(removed));
  assert.deepEqual(more, [], about);
  assert.equal(read(machine, `${removed}/${kept}/league.backup`), 'rows', about);
}

/** @returns everything there is with only the other club */
async function makeTwo(machine: Machine): Promise<string[]> {
  await add(machine, MILL);
  const others = snapshot(machine);
  await add(machine, HARBOUR);
  machine.write('var/lib/clubs/harbour/league/league.sqlite', 'rows');
  machine.write('var/lib/clubs/harbour/clubhouse/clubhouse.sqlite', 'rows');
  return others;
}

test('CLUBS-6: a club is removed only after a last backup, which stays', async (t) => {
  const machine = makeClubsMachine(t);
  const others = await makeTwo(machine);
  const before = snapshot(machine);
  machine.write('no-backup', '');
  const refused = await club(machine, 'remove', 'harbour', '--yes');
  assert.equal(refused.code, 1);
  assert.match(refused.output, /The last backup failed, so nothing was removed/);
  rmSync(machine.path('no-backup'));
  assert.deepEqual(snapshot(machine), before);
  const { code, output } = await club(machine, 'remove', 'harbour', '--yes');
  assert.equal(code, 0, output);
  assert.match(
    output,
    /^harbour is removed\. Its backups are in \S+\/var\/backups\/clubs\/\.removed\/harbour\.$/m,
  );
  assertRemoved(machine, others, output);
});

test('CLUBS-7: a club added by runs interrupted before any step is complete in the end', async (t) => {
  const whole = makeClubsMachine(t);
  await add(whole, HARBOUR);
  const expected = snapshot(whole).map((line) => line.replaceAll(whole.root, ''));
  for (let at = 1; ; at++) {
    const machine = makeClubsMachine(t);
    machine.write('end-at', `${at}\n`);
    const ended = await club(machine, ...HARBOUR);
    machine.write('end-at', '-1\n');
    if (ended.code !== null) {
      assert.ok(at > 10, `only ${at} steps`);
      break;
    }
    await add(machine, HARBOUR);
    const found = snapshot(machine).map((line) => line.replaceAll(machine.root, ''));
    assert.deepEqual(found, expected, `ended before step ${at}`);
  }
});

test('CLUBS-7: a removal interrupted before any step is completed, with the backup', async (t) => {
  for (let at = 1; ; at++) {
    const machine = makeClubsMachine(t);
    const others = await makeTwo(machine);
    machine.write('count', '0\n');
    machine.write('end-at', `${at}\n`);
    const ended = await club(machine, 'remove', 'harbour', '--yes');
    machine.write('end-at', '-1\n');
    const about = `ended before step ${at}: ${ended.output}`;
    if (ended.code !== null) {
      assert.ok(at > 10, `only ${at} steps`);
      assertRemoved(machine, others, about);
      break;
    }
    const again = await club(machine, 'remove', 'harbour', '--yes');
    if (again.code !== 0) assert.match(again.output, /There is no club harbour here/, about);
    assertRemoved(machine, others, about);
  }
});
