import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { MailServer } from 'clubhouse/testing/mail-server';
import { findFreePort } from 'test-kit/free-port';
import { ROOT } from '../../scripts/files.ts';
import { runCommand } from '../../scripts/run-command.ts';
import { PATIENCE_MS } from 'test-kit/patience';

const PROGRAM = join(ROOT, 'operations/watch/main.ts');

test('OPS-36: emails go through the clubhouse’s mail server, and refused ones are sent again later', async (t) => {
  const units = mkdtempSync(join(tmpdir(), 'club-watch-'));
  t.after(() => rmSync(units, { recursive: true }));
  const mail = await new MailServer().start();
  t.after(() => mail.stop());
  const known = join(units, 'known.json');
  const relay = join(units, 'club-relay.service');
  const unit = (name: string, ...lines: readonly string[]) =>
    writeFileSync(
      join(units, `club-${name}.service`),
      `[Service]\n${lines.map((line) => `Environment="${line}"\n`).join('')}`,
    );
  const clubhouse = (port: number) =>
    unit(
      'clubhouse',
      `SMTP_URL=smtp://127.0.0.1:${port}`,
      'MAIL_FROM=Club <club@example.org>',
      `CLUBHOUSE_DATA=${units}`,
      'CLUBHOUSE_PORT=1',
    );
  const run = (...words: readonly string[]) =>
    runCommand(
      process.execPath,
      [PROGRAM, '--units', units, ...words],
      AbortSignal.timeout(PATIENCE_MS),
    );
  const watch = async () => {
    const { code, output } = await run();
    return {
      code,
      output,
      letters: mail.received.splice(0).map(({ recipient, raw }) => ({
        recipient,
        text: raw.replaceAll('=\r\n', ''),
      })),
    };
  };
  clubhouse(mail.port);
  unit('relay', 'RELAY_PORT=2', `RELAY_DATA=${units}`);
  unit('watch', `CLUB_WATCH_FILE=${known}`);
  assert.match((await run()).output, /No email was sent: set WATCH_MAIL_TO/);
  unit('watch', 'WATCH_MAIL_TO=me@example.org', `CLUB_WATCH_FILE=${known}`);
  assert.deepEqual((await watch()).letters, []);
  clubhouse(await findFreePort());
  const unsent = await run();
  assert.equal(unsent.code, 1);
  assert.match(unsent.output, /the relay does not answer[^]*This email could not be sent/);
  assert.equal((await run('--try')).code, 1);
  clubhouse(mail.port);
  const { letters } = await watch();
  assert.equal(letters.length, 1);
  assert.equal(letters[0]?.recipient, 'me@example.org');
  assert.match(letters[0]?.text ?? '', /the relay does not answer/);
  assert.deepEqual((await watch()).letters, []);
  rmSync(relay);
  assert.deepEqual((await watch()).letters, []);
  const over = await watch();
  assert.match(over.letters[0]?.text ?? '', /Resolved: the relay does not answer/);
  assert.equal((await run('--try')).code, 0);
  assert.equal(mail.received.length, 1);
  assert.ok(existsSync(known));
});
