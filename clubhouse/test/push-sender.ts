import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { HttpsPushTransport } from 'service/push-transport';
import { openAt } from 'test-kit/push-service';
import { NO_CLUB } from '../src/api/club.ts';
import { PushWorker } from '../src/dispatch/push-worker.ts';
import { readPushKey, SenderKey } from '../src/push/sender-key.ts';
import { Signer } from '../src/signed/signer.ts';
import { openStore } from '../src/store/store.ts';

/**
 * The pushes of a clubhouse without its pages, to be killed. It continues what an earlier life
 * left, as the clubhouse does at its start.
 */

const { PUSH_FOLDER: folder = '', PUSH_SERVICE: service = '' } = process.env;
const store = openStore(folder);
const transport = new HttpsPushTransport({ open: openAt(service) });
store.outbox.recover(0);
const worker = new PushWorker({
  store,
  transport,
  senderKey: new SenderKey(readPushKey(folder), 'mailto:club@example.org'),
  signer: new Signer(new Uint8Array(32)),
  url: 'https://club.example',
  log: { warn: () => undefined, error: (about) => process.stderr.write(JSON.stringify(about)) },
  now: Date.now,
  club: async () => NO_CLUB,
  onMail: () => undefined,
});
while ((await worker.deliver()) !== null) await sleep(10);
store.close();
