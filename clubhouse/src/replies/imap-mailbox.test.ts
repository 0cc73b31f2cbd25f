import assert from 'node:assert/strict';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { type TestContext, test } from 'node:test';
import { ImapMailbox } from './imap-mailbox.ts';
import type { MessageHead } from './read-message.ts';
import type { Reception } from './reception.ts';

const MESSAGE =
  'From: ann@example.org\r\nTo: answers@club.example\r\nMessage-ID: <a@x>\r\n\r\nwon 6-4 6-3';
const MEGABYTE = 1_048_576;

/** The behaviour of a test server: the numbers of its messages, and each message. */
interface Behaviour {
  uidNext: number;
  uids: readonly number[];
  /** Writes the answer to a request for a message. */
  message: (socket: Socket, uid: number) => void;
}

function row(uid: number, source = MESSAGE): string {
  const size = Buffer.byteLength(source);
  return `* ${uid % 1000} FETCH (UID ${uid} RFC822.SIZE ${size} BODY[]<0> {${size}}\r\n${source})\r\n`;
}

async function imapServer(t: TestContext, behaviour: Behaviour): Promise<number> {
  const answer = (socket: Socket, line: string) => {
    const [tag = '', command = '', ...rest] = line.split(' ');
    const words = [command, ...rest].join(' ').toUpperCase();
    if (words.startsWith('CAPABILITY')) socket.write('* CAPABILITY IMAP4rev1\r\n');
    else if (words.startsWith('LIST')) socket.write('* LIST () "/" INBOX\r\n');
    else if (words.startsWith('SELECT'))
      socket.write(`* 2 EXISTS\r\n* OK [UIDVALIDITY 7]\r\n* OK [UIDNEXT ${behaviour.uidNext}]\r\n`);
    else if (words.startsWith('STATUS'))
      socket.write(`* STATUS INBOX (UIDNEXT ${behaviour.uidNext})\r\n`);
    else if (words.startsWith('UID FETCH') && words.includes(':*'))
      for (const uid of behaviour.uids) socket.write(`* ${uid % 1000} FETCH (UID ${uid})\r\n`);
    else if (words.startsWith('UID FETCH')) behaviour.message(socket, Number(words.split(' ')[2]));
    if (words.startsWith('IDLE')) socket.write('+ idling\r\n');
    else socket.write(`${tag} OK done\r\n`);
  };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.write('* OK ready\r\n');
    let left = '';
    socket.on('data', (data) => {
      const lines = `${left}${data.toString()}`.split('\r\n');
      left = lines.pop() ?? '';
      for (const line of lines) answer(socket, line);
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  t.after(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

async function scene(t: TestContext, behaviour: Partial<Behaviour>) {
  const own: Behaviour = {
    uidNext: 3,
    uids: [1, 2],
    message: (socket, uid) => void socket.write(row(uid)),
    ...behaviour,
  };
  const port = await imapServer(t, own);
  const taken: number[] = [];
  const kept = new Map<string, string>();
  const logged: string[] = [];
  const reception = {
    host: 'club.example',
    isFull: () => false,
    mayConcern: (_: MessageHead) => true,
    take: async (raw: Uint8Array) => void taken.push(raw.length),
    takeUnread: () => undefined,
  };
  const note = (_: object, what: string) => void logged.push(what);
  const mailbox = new ImapMailbox({
    server: {
      host: '127.0.0.1',
      port,
      security: 'none',
      user: 'u',
      password: 'p',
      folder: 'INBOX',
    },
    // The part of it that the mailbox calls.
    reception: reception as unknown as Reception,
    progress: {
      of: (name: string) => kept.get(name) ?? null,
      set: (name: string, value: string) => void kept.set(name, value),
    } as never,
    log: { warn: note, error: note },
    now: () => 0,
    onNews: () => undefined,
  });
  t.after(() => mailbox.close());
  return { own, mailbox, taken, kept, logged };
}

test('REPLY-14: each message is read once, in numerical order', async (t) => {
  const { own, mailbox, taken, kept } = await scene(t, {});
  await mailbox.look();
  await mailbox.look();
  assert.deepEqual(taken, [MESSAGE.length, MESSAGE.length]);
  assert.match(kept.get('imap') ?? '', /:2$/);
  own.uids = [2, 3];
  own.uidNext = 4;
  await mailbox.look();
  assert.equal(taken.length, 3);
});

test('REPLY-32: a number beyond the end of the mailbox hides no later mail', async (t) => {
  const { own, mailbox, taken, kept } = await scene(t, { uids: [1, 4_294_967_295, 2] });
  await mailbox.look();
  assert.equal(taken.length, 2);
  assert.match(kept.get('imap') ?? '', /:2$/);
  // A server that reported wrong numbers for a while.
  kept.set('imap', (kept.get('imap') ?? '').replace(/:2$/, ':4294967294'));
  own.uids = [1, 2, 3];
  own.uidNext = 4;
  await mailbox.look();
  assert.equal(taken.length, 5);
  assert.match(kept.get('imap') ?? '', /:3$/);
});

test('REPLY-32: a server that sends more than requested is disconnected and retried later', async (t) => {
  const floods: Record<string, (socket: Socket, uid: number) => void> = {
    'a literal of more than a message': (socket, uid) =>
      void socket.write(row(uid, 'x'.repeat(MEGABYTE + 2000))),
    'more of a message than its head': (socket, uid) =>
      void socket.write(row(uid, 'x'.repeat(32_769))),
    'many answers': (socket, uid) => {
      for (let at = 0; at < 200; at++) socket.write(row(uid + at));
    },
    'a line of many words': (socket, uid) =>
      void socket.write(`* 1 FETCH (UID ${uid} FLAGS (${'a '.repeat(40_000)}))\r\n`),
  };
  for (const [name, message] of Object.entries(floods)) {
    const { mailbox, taken, logged } = await scene(t, { message });
    await mailbox.look();
    assert.equal(mailbox.health, 'away', name);
    assert.deepEqual(taken, [], name);
    assert.match(logged.join(), /cannot be read/, name);
  }
});

test('REPLY-32: a hundred new messages are read at once, and the rest next time', async (t) => {
  const uids = Array.from({ length: 150 }, (_, index) => index + 1);
  const { own, mailbox, taken } = await scene(t, { uids, uidNext: 151 });
  assert.equal(await mailbox.look(), 1000);
  assert.equal(taken.length, 100);
  own.uids = uids.slice(100);
  assert.equal(await mailbox.look(), 60_000);
  assert.equal(taken.length, 150);
});
