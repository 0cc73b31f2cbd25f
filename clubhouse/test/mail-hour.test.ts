import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NO_CLUB } from '../src/api/club.ts';
import { OutboxWorker } from '../src/dispatch/outbox-worker.ts';
import { Drawing } from '../src/dispatch/drawing.ts';
import { UnsubscribeAddresses } from '../src/dispatch/unsubscribing.ts';
import { SmtpTransport } from '../src/mail/smtp-transport.ts';
import { openDatabase } from '../src/store/database.ts';
import { Store } from '../src/store/store.ts';
import { Signer } from '../src/signed/signer.ts';
import { MailServer } from './mail-server.ts';

const HOUR_MS = 3_600_000;
const NAMES = ['ann', 'bo', 'cem', 'di'];

test('MAIL-6: an hour without a mail server, in the middle of everything, delays emails and nothing else', async (t) => {
  const clock = { now: 1_000_000 };
  const now = () => clock.now;
  let untilItDies = 7;
  const server = new MailServer({
    at: (moment) => {
      if (moment !== 'body' || untilItDies-- > 0 || clock.now > 1_000_000) return null;
      void server.stop();
      return 'cut';
    },
  });
  await server.start();
  t.after(() => server.stop());
  const store = new Store(openDatabase(':memory:'), now);
  const smtp = { host: '127.0.0.1', port: server.port, security: 'none', login: null } as const;
  const from = { name: 'Club', address: 'club@example.org' };
  const transport = new SmtpTransport({ server: smtp, from, name: 'club.example', now });
  t.after(() => transport.close());
  const url = 'https://club.example';
  const unsubscribing = new UnsubscribeAddresses(new Signer(new Uint8Array(32)), url);
  const drawing = new Drawing({ url, unsubscribing, images: store.images });
  const said: string[] = [];
  const say = (_about: object, message: string) => void said.push(message);
  const outboxWorker = new OutboxWorker({
    store,
    transport,
    now,
    log: { warn: say, error: say },
    club: async () => NO_CLUB,
    draw: (letter, club) => drawing.mailOf(letter, club),
    onEnd: () => undefined,
  });
  for (let count = 1; count <= 6; count++) {
    for (const name of NAMES) {
      const to = { address: `${name}@example.org`, name };
      const letter = { kind: 'settled', subject: `letter ${count}`, blocks: [] } as const;
      store.outbox.add({ key: `${name} ${count}`, to, language: 'en', letter, about: [] });
    }
  }
  const end = clock.now + HOUR_MS;
  for (let next = await outboxWorker.deliver(); next !== null && next < end;) {
    clock.now = next;
    next = await outboxWorker.deliver();
  }
  assert.ok(server.received.length < 24, 'it died on the way');
  assert.equal(outboxWorker.health, 'away');
  clock.now = end;
  await server.start();
  for (let next: number | null = end; next !== null;) {
    clock.now = Math.max(clock.now, next);
    next = await outboxWorker.deliver();
  }
  for (const name of NAMES) {
    const own = server.received.filter(({ recipient }) => recipient === `${name}@example.org`);
    const subjects = own.map(({ raw }) => /^Subject: (.*)\r$/m.exec(raw)?.[1]);
    assert.deepEqual(
      subjects,
      [1, 2, 3, 4, 5, 6].map((count) => `letter ${count}`),
    );
  }
  assert.equal(new Set(server.received.map(({ messageId }) => messageId)).size, 24);
  assert.equal(said.at(-1), 'the mail server accepts emails again');
});
