import assert from 'node:assert/strict';
import { createECDH, randomBytes } from 'node:crypto';
import type { BrowserContext, CDPSession } from 'playwright-core';
import type { PushService } from 'test-kit/push-service';
import { decryptPush } from './decrypt-push.ts';

/** The push service of every subscription. */
export const PUSH_HOST = 'push.example';

/** Browsers subscribe only at their makers' push services, which are not called here. */
const SUBSCRIPTIONS = `{
  const known = async (registration) => {
    const json = await findStub(registration.scope);
    return json === null ? null : { ...json, toJSON: () => json, unsubscribe: () => dropStub(registration.scope) };
  };
  const scopes = new WeakMap();
  const manager = Object.getOwnPropertyDescriptor(ServiceWorkerRegistration.prototype, 'pushManager').get;
  Object.defineProperty(ServiceWorkerRegistration.prototype, 'pushManager', {
    get() {
      const found = manager.call(this);
      scopes.set(found, this);
      return found;
    },
  });
  PushManager.prototype.getSubscription = function () { return known(scopes.get(this)); };
  PushManager.prototype.subscribe = async function () {
    await subscribeStub(scopes.get(this).scope);
    return known(scopes.get(this));
  };
}`;

interface Subscription {
  readonly path: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
  readonly own: { readonly private: Uint8Array; readonly auth: Uint8Array };
}

/** A message as the browser has it: decrypted, for the worker with that scope. */
interface Message {
  readonly scope: string;
  readonly frame: string;
}

/** A browser that gets pushes while its pages are closed. */
export class BrowserPushes {
  /** By the scope of the worker. */
  readonly #subscriptions = new Map<string, Subscription>();
  readonly #registrations = new Map<string, string>();
  readonly #devtools: CDPSession;

  private constructor(devtools: CDPSession) {
    this.#devtools = devtools;
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      for (const { scopeURL, registrationId } of registrations)
        this.#registrations.set(scopeURL, registrationId);
    });
  }

  /** Pages that are open have to be loaded again. */
  static async in(context: BrowserContext, origin: string): Promise<BrowserPushes> {
    await context.grantPermissions(['notifications'], { origin });
    const blank = await context.newPage();
    const made = new BrowserPushes(await context.newCDPSession(blank));
    await made.#devtools.send('ServiceWorker.enable');
    await context.exposeFunction('findStub', (scope: string) => made.#find(scope));
    await context.exposeFunction('dropStub', (scope: string) => made.#subscriptions.delete(scope));
    await context.exposeFunction('subscribeStub', (scope: string) => made.#add(scope));
    await context.addInitScript(SUBSCRIPTIONS);
    return made;
  }

  collect(service: PushService): readonly Message[] {
    return [...this.#subscriptions].flatMap(([scope, { path, own }]) =>
      service
        .collect(path)
        .map(({ body }) => ({ scope, frame: new TextDecoder().decode(decryptPush(body, own)) })),
    );
  }

  /** Lets the workers have them. */
  async deliver(messages: readonly Message[]): Promise<void> {
    for (const { scope, frame } of messages) {
      const registrationId = this.#registrations.get(scope);
      assert.ok(registrationId, scope);
      await this.#devtools.send('ServiceWorker.deliverPushMessage', {
        origin: new URL(scope).origin,
        registrationId,
        data: frame,
      });
    }
  }

  #find(scope: string) {
    const found = this.#subscriptions.get(scope);
    if (found === undefined) return null;
    return { endpoint: `https://${PUSH_HOST}${found.path}`, keys: found.keys };
  }

  #add(scope: string): void {
    const curve = createECDH('prime256v1');
    const [shown, auth] = [curve.generateKeys(), randomBytes(16)];
    this.#subscriptions.set(scope, {
      path: `/${randomBytes(16).toString('base64url')}`,
      keys: { p256dh: shown.toString('base64url'), auth: auth.toString('base64url') },
      own: { private: curve.getPrivateKey(), auth },
    });
  }
}
