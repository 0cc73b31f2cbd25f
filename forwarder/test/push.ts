export const ORIGIN = 'https://play.example';
export const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/abc';

const letters = (count: number) => 'a'.repeat(count);

/** An authorization whose token has claims of that many characters. */
export function vapid(claims = 100, signature = 86, key = 87): string {
  return `vapid t=${letters(36)}.${letters(claims)}.${letters(signature)}, k=${letters(key)}`;
}

/** A message of that many bytes, in base64url. */
export function message(bytes: number): string {
  return Buffer.alloc(bytes, 7).toString('base64url');
}

interface Push {
  readonly endpoint?: unknown;
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** The body of a request that is passed on, with changes; a header of undefined is left out. */
export function push({ endpoint = ENDPOINT, headers = {}, body = message(1024) }: Push = {}) {
  const usual = {
    authorization: vapid(),
    ttl: '2419200',
    topic: 'game',
    urgency: 'normal',
    'content-encoding': 'aes128gcm',
  };
  return { endpoint, headers: { ...usual, ...headers }, body };
}
