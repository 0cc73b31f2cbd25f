import { fromBase64url, toBase64url } from '@sealed-move/protocol/base64url';
import { type PushTarget, readPushTarget } from './core/push-target.ts';
import { makeSigner } from './sign-push.ts';

interface Subscription {
  readonly unsubscribe: () => Promise<unknown>;
  readonly toJSON: () => { readonly endpoint?: string; readonly keys?: object };
}

interface InstalledWorker {
  readonly state: string;
  readonly addEventListener: (type: 'statechange', on: () => void) => void;
}

/** The part of a ServiceWorkerRegistration that is used here: Node's types lack it. */
interface Registration {
  readonly installing: InstalledWorker | null;
  readonly waiting: InstalledWorker | null;
  readonly active: unknown;
  readonly pushManager: {
    readonly getSubscription: () => Promise<Subscription | null>;
    readonly subscribe: (options: {
      readonly userVisibleOnly: boolean;
      readonly applicationServerKey: Uint8Array<ArrayBuffer> | null;
    }) => Promise<Subscription>;
  };
}

/** RFC 8030 allows 32 characters. */
const TOPIC_BYTES = 24;

/**
 * Makes a new subscription for the game of that worker alone, with keys of its own, so that no push
 * service can tell that two games are of one player (REACH-1).
 * @returns null if the browser's subscription is unusable
 * @throws if the browser refuses
 */
export async function subscribeToPushes(registration: Registration): Promise<PushTarget | null> {
  await awaitActive(registration);
  const before = await registration.pushManager.getSubscription();
  await before?.unsubscribe();
  const signer = await makeSigner();
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: fromBase64url(signer.public),
  });
  const { endpoint, keys } = subscription.toJSON();
  const topic = toBase64url(crypto.getRandomValues(new Uint8Array(TOPIC_BYTES)));
  return readPushTarget({ endpoint, ...keys, signer, topic });
}

/** Browsers subscribe only once the worker runs. */
async function awaitActive({ installing, waiting, active }: Registration) {
  const worker = installing ?? waiting;
  if (active !== null || worker === null) return;
  await new Promise<void>((resolve) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated' || worker.state === 'redundant') resolve();
    });
  });
}
