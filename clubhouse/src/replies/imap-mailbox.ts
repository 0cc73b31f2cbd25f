import { hash } from 'node:crypto';
import type { ConnectionOptions } from 'node:tls';
import type { ImapFlow } from 'imapflow';
import type { Log } from '../dispatch/log.ts';
import { removeAddresses } from '../mail/smtp-answer.ts';
import type { Progress } from '../store/progress.ts';
import type { ImapServer } from './imap-server.ts';
import { MAX_MESSAGE_BYTES, readHead } from './read-message.ts';
import type { Reception } from './reception.ts';

const SECOND_MS = 1000;
/** Also look this often, because some servers forget about IDLE. */
const POLL_MS = 60 * SECOND_MS;
const MAX_WAIT_MS = 5 * 60 * SECOND_MS;
const TIMEOUT_MS = 30 * SECOND_MS;
/** The part of every message that is read: its header, and all of a short one. */
const HEAD_BYTES = 32_768;
/** A server's answer contains at most one message, plus its envelope. */
const MAX_LITERAL_BYTES = MAX_MESSAGE_BYTES + 1024;
const MAX_LINE_BYTES = 65_536;
const MAX_TOKENS = 10_000;
/** Maximum answers to read: a server may add unrequested ones, such as changed flags. */
const MAX_ROWS = 100;

interface Options {
  readonly server: ImapServer;
  readonly reception: Reception;
  readonly progress: Progress;
  readonly log: Log;
  readonly now: () => number;
  readonly onNews: () => void;
  readonly tls?: ConnectionOptions;
}

/** The mailbox for replies, read in message order, each once (REPLY-14). */
export class ImapMailbox {
  readonly #options: Options;
  #client: ImapFlow | null = null;
  #failures = 0;
  #awayUntil = 0;
  #isStopped = false;

  constructor(options: Options) {
    this.#options = options;
  }

  get health(): 'ok' | 'away' {
    return this.#failures === 0 && this.#client !== null ? 'ok' : 'away';
  }

  /** @returns milliseconds until the next look */
  async look(): Promise<number> {
    const { now, log } = this.#options;
    if (this.#awayUntil > now()) return this.#awayUntil - now();
    try {
      const client = await this.#connected();
      const isRead = await this.#readNew(client);
      if (this.#failures > 0) log.warn({}, 'the reply mailbox can be read again');
      this.#failures = 0;
      return isRead ? POLL_MS : SECOND_MS;
    } catch (error) {
      this.#drop();
      return this.#isStopped ? POLL_MS : this.#failed(error);
    }
  }

  close(): void {
    this.#isStopped = true;
    this.#drop();
  }

  async #connected(): Promise<ImapFlow> {
    if (this.#client?.usable === true) return this.#client;
    const { server, onNews } = this.#options;
    const client = await this.#clientOf(server);
    if (this.#isStopped) throw new Error('stopped');
    this.#client = client;
    // A broken connection is reported twice: here, and to the waiting call.
    client.on('error', () => undefined);
    client.on('close', () => {
      if (this.#client !== client) return;
      this.#client = null;
      onNews();
    });
    client.on('exists', onNews);
    await client.connect();
    await client.mailboxOpen(server.folder);
    return client;
  }

  async #clientOf({ host, port, security, user, password }: ImapServer): Promise<ImapFlow> {
    const { tls } = this.#options;
    // Loaded on demand, so that clubs without a mailbox start faster and use less memory.
    const { ImapFlow: Client } = await import('imapflow');
    return new Client({
      host,
      port,
      secure: security === 'tls',
      doSTARTTLS: security === 'starttls',
      auth: { user, pass: password },
      logger: false,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      autoIdleDelay: 100,
      maxIdleTime: 5 * POLL_MS,
      maxLiteralSize: MAX_LITERAL_BYTES,
      maxLineLength: MAX_LINE_BYTES,
      maxResponseSize: MAX_LITERAL_BYTES + MAX_LINE_BYTES,
      maxResponseTokens: MAX_TOKENS,
      ...(tls === undefined ? {} : { tls }),
    });
  }

  /** @returns false if some messages have to wait, because too many are waiting already */
  async #readNew(client: ImapFlow): Promise<boolean> {
    const { progress, reception } = this.#options;
    const status = await client.status(this.#options.server.folder, { uidNext: true });
    const uidNext = status === false ? undefined : status.uidNext;
    if (uidNext === undefined) throw new Error('the server did not say how many messages it has');
    const { uids, isMore } = await readNewUids(client, this.#readUpTo(client, uidNext), uidNext);
    for (const uid of uids) {
      if (this.#isStopped || reception.isFull()) return false;
      await this.#readMessage(client, uid);
      progress.set('imap', `${this.#mailboxName(client)}:${uid}`);
    }
    return !isMore;
  }

  /**
   * The last message read in this mailbox; 0 for another mailbox or a recreated one. A higher
   * number than the mailbox has reached belongs to another mailbox and would hide new email.
   */
  #readUpTo(client: ImapFlow, uidNext: number): number {
    const reached = this.#options.progress.of('imap') ?? '';
    const [mailbox, uid] = reached.split(/:(?=\d+$)/);
    return mailbox === this.#mailboxName(client) && Number(uid) < uidNext ? Number(uid) : 0;
  }

  #mailboxName(client: ImapFlow): string {
    const { server } = this.#options;
    const name = hash('sha256', [server.host, server.user, server.folder].join('\n')).slice(0, 16);
    const validity = client.mailbox === false ? '' : client.mailbox.uidValidity;
    return `${name}:${validity}`;
  }

  async #readMessage(client: ImapFlow, uid: number): Promise<void> {
    const { reception } = this.#options;
    const first = await downloadPart(client, uid, HEAD_BYTES);
    const head = first === null ? null : await readHead(first.bytes, reception.host);
    if (first === null || head === null) return;
    if (!reception.mayConcern(head)) return;
    if (first.size > MAX_MESSAGE_BYTES) reception.takeUnread(head, 'too_large');
    else if (first.size <= HEAD_BYTES) await reception.take(first.bytes);
    else {
      const whole = await downloadPart(client, uid, MAX_MESSAGE_BYTES);
      if (whole !== null) await reception.take(whole.bytes);
    }
    // For people who look into the mailbox; the site itself does not need the flag.
    await client.messageFlagsAdd(String(uid), [String.raw`\Seen`], { uid: true });
  }

  #drop(): void {
    const client = this.#client;
    this.#client = null;
    client?.close();
  }

  #failed(error: unknown): number {
    const { now, log } = this.#options;
    this.#failures += 1;
    const wait = Math.min(5 * SECOND_MS * 2 ** (this.#failures - 1), MAX_WAIT_MS);
    this.#awayUntil = now() + wait;
    if (this.#failures === 1) {
      log.warn({ reason: describeError(error) }, 'the reply mailbox cannot be read');
    }
    return wait;
  }
}

interface MessagePart {
  readonly bytes: Uint8Array;
  readonly size: number;
}

/** The messages after `read`, at most as many as one request may name. */
async function readNewUids(client: ImapFlow, read: number, uidNext: number) {
  const uids: number[] = [];
  let rows = 0;
  for await (const { uid } of client.fetch(`${read + 1}:*`, { uid: true }, { uid: true })) {
    // For `5:*`, a server also returns its last message if that is the fourth.
    if (uid > read && uid < uidNext) uids.push(uid);
    rows += 1;
    if (rows >= MAX_ROWS) break;
  }
  const isMore = rows >= MAX_ROWS && uids.length > 0;
  return { uids: uids.toSorted((one, other) => one - other), isMore };
}

/**
 * The beginning of a message; null if the message has gone in the meantime.
 * @throws Error if the server sends more than requested
 */
async function downloadPart(
  client: ImapFlow,
  uid: number,
  maxLength: number,
): Promise<MessagePart | null> {
  const query = { size: true, source: { start: 0, maxLength } };
  let [rows, found]: [number, MessagePart | null] = [0, null];
  // One by one, because the server could make a list arbitrarily long.
  for await (const { uid: own, source, size } of client.fetch(String(uid), query, { uid: true })) {
    rows += 1;
    const isTooLarge = (source?.length ?? 0) > maxLength;
    if (rows > MAX_ROWS || isTooLarge)
      throw new Error('the server sent more than it was asked for');
    if (own === uid && source !== undefined) found = { bytes: source, size: size ?? source.length };
  }
  return found;
}

/** The reason for a failed login, which the server's answer has beside the error. */
function describeError(error: unknown): string {
  const { responseText } = error as { responseText?: unknown };
  const message = error instanceof Error ? error.message : String(error);
  return removeAddresses(typeof responseText === 'string' ? responseText : message);
}
