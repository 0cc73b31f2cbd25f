import {
  forgetSubscription,
  keepSubscription,
  readKeptSubscription,
} from '../push/kept-subscription.ts';

/**
 * Shows the state of pushes on this device, and the button that turns them on (PUSH-3). Without
 * scripts or push support, the existing sentence stays.
 */
class PushSwitch extends HTMLElement {
  connectedCallback(): void {
    const form = this.querySelector('form');
    if (form === null) return;
    if (isBareApple()) document.querySelector('.push-apple')?.setAttribute('open', '');
    if (!canPush()) return;
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void this.#turnOn(form);
    });
    void this.#look(form);
  }

  async #look(form: HTMLFormElement): Promise<void> {
    if (Notification.permission === 'denied') return this.#show('denied');
    const endpoint = await readOwnEndpoint();
    const own = endpoint === null ? null : await findDeviceRow(endpoint);
    if (endpoint === null || own === null) return this.#mend(form, endpoint);
    own.querySelector('.this-device')?.removeAttribute('hidden');
    this.#show('on');
    await keepSubscription({ endpoint, key: this.dataset['key'] ?? '' });
  }

  /** Reports the browser's new address, if it changed while offline or with nobody signed in. */
  async #mend(form: HTMLFormElement, endpoint: string | null): Promise<void> {
    const before = await readKeptSubscription().catch(() => null);
    const isListed = before !== null && (await findDeviceRow(before.endpoint)) !== null;
    if (!isListed || before.endpoint === endpoint) return this.#show('off');
    if (Notification.permission !== 'granted') return this.#show('off');
    await forgetSubscription();
    try {
      await this.#send(form, { do: 'renew', old: before.endpoint });
    } catch {
      this.#show('off');
    }
  }

  /** Asks for permission only after a click. */
  async #turnOn(form: HTMLFormElement): Promise<void> {
    if ((await Notification.requestPermission()) !== 'granted') return this.#look(form);
    const button = form.querySelector('button');
    if (button !== null) button.disabled = true;
    try {
      await this.#send(form, { do: 'add' });
    } catch {
      if (button !== null) button.disabled = false;
      this.#show('off', 'failed');
    }
  }

  async #send(form: HTMLFormElement, asked: Readonly<Record<string, string>>): Promise<void> {
    const { endpoint, keys } = await subscribeDevice(this.dataset['key'] ?? '');
    const browser = navigator.userAgent.slice(0, 500);
    const values = { ...asked, endpoint, ...keys, browser };
    for (const [name, value] of Object.entries(values)) fillField(form, name, value);
    form.submit();
  }

  #show(...shown: readonly string[]): void {
    for (const part of this.querySelectorAll<HTMLElement>('[data-when]')) {
      part.hidden = !shown.includes(part.dataset['when'] ?? '');
    }
  }
}

function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/** iOS only allows pushes for pages on the home screen. */
function isBareApple(): boolean {
  const isApple =
    /iPhone|iPad/.test(navigator.userAgent) ||
    (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);
  return isApple && !matchMedia('(display-mode: standalone)').matches;
}

async function readOwnEndpoint(): Promise<string | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription())?.endpoint ?? null;
}

/** Finds this device's row, which the page identifies by a hash. */
async function findDeviceRow(endpoint: string): Promise<HTMLElement | null> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0'));
  return document.querySelector<HTMLElement>(`[data-device="${hex.join('')}"]`);
}

interface DeviceSubscription {
  readonly endpoint: string;
  readonly keys: Record<string, string>;
}

async function subscribeDevice(key: string): Promise<DeviceSubscription> {
  const { pushManager } = await navigator.serviceWorker.ready;
  // An earlier subscription may belong to another key or no longer be listed.
  await (await pushManager.getSubscription())?.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = made.toJSON();
  return { endpoint: endpoint ?? '', keys: keys ?? {} };
}

/** Fills a form field; a form sent by script does not include its button. */
function fillField(form: HTMLFormElement, name: string, value: string): void {
  const field = form.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  const filled = field ?? document.createElement('input');
  Object.assign(filled, { type: 'hidden', name, value });
  if (field === null) form.append(filled);
}

customElements.define('push-switch', PushSwitch);
