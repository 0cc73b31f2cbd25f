import { hash } from 'node:crypto';
import type { ConnectionOptions } from 'node:tls';
import type { ImapFlow } from 'imapflow';
import type { Log } from '../dispatch/log.ts';
import { withoutAddresses } from '../mail/smtp-answer.ts';
import type { Progress } from '../store/progress.ts';
import type { ImapServer } from './imap-server.ts';
import { MAX_MESSAGE_BYTES, readHead } from './read-message.ts';
import type { Reception } from './reception.ts';

const SECOND_MS = 1000;
/** Beneath IDLE, which some servers forget about. */
const POLL_MS = 60 * SECOND_MS;
const MAX_WAIT_MS = 5 * 60 * SECOND_MS;
const TIMEOUT_MS = 30 * SECOND_MS;
/** What is looked at of every message: its head, and all of a short one. */
const HEAD_BYTES = 32_768;
/** A server's answer has a message, and what stands around it. */
const MAX_ANSWER_BYTES = 2 * MAX_MESSAGE_BYTES;

interface Options {
  readonly server: ImapServer;
  readonly reception: Reception;
  readonly progress: Progress;
  readonly log: Log;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Something has come: look soon. */
  readonly onNews: () => void;
  readonly tls?: ConnectionOptions;
}

/** The mailbox in which replies arrive, read in the order of its messages, each once (REPLY-14). */
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

  /** Looks once. @returns the milliseconds until the next look */
  async look(): Promise<number> {
    const { now, log } = this.#options;
    if (this.#awayUntil > now()) return this.#awayUntil - now();
    try {
      const client = await this.#connected();
      const isRead = await this.#readNew(client);
      if (this.#failures > 0) log.warn({}, 'the mailbox of replies is read again');
      this.#failures = 0;
      return isRead ? POLL_MS : SECOND_MS;
    } catch (error) {
      this.#drop();
      return this.#isStopped ? POLL_MS : this.#failed(error);
    }
  }

  /** What is under way breaks off. */
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
    // A connection that breaks says so twice: here, and to whoever waits for an answer.
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
    // A club without a mailbox starts sooner, and with less memory, where this is not loaded.
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
      maxLiteralSize: MAX_ANSWER_BYTES,
      maxLineLength: MAX_ANSWER_BYTES,
      maxResponseSize: 2 * MAX_ANSWER_BYTES,
      ...(tls === undefined ? {} : { tls }),
    });
  }

  /** @returns false where some are left for later: too many wait */
  async #readNew(client: ImapFlow): Promise<boolean> {
    const { progress, reception } = this.#options;
    const read = this.#readUpTo(client);
    const found = await client.search({ uid: `${read + 1}:*` }, { uid: true });
    // A server gives its last message to `5:*`, also where that is the fourth.
    const uids = (found === false || found === undefined ? [] : found).filter((uid) => uid > read);
    for (const uid of uids.toSorted((one, other) => one - other)) {
      if (this.#isStopped || reception.isFull()) return false;
      await this.#readMessage(client, uid);
      progress.set('imap', `${this.#mailboxName(client)}:${uid}`);
    }
    return true;
  }

  /** The last message that was read of this mailbox; 0 where it is another one, or was made anew. */
  #readUpTo(client: ImapFlow): number {
    const reached = this.#options.progress.of('imap') ?? '';
    const [mailbox, uid] = reached.split(/:(?=\d+$)/);
    return mailbox === this.#mailboxName(client) ? Number(uid) : 0;
  }

  #mailboxName(client: ImapFlow): string {
    const { server } = this.#options;
    const name = hash('sha256', [server.host, server.user, server.folder].join('\n')).slice(0, 16);
    const validity = client.mailbox === false ? '' : client.mailbox.uidValidity;
    return `${name}:${validity}`;
  }

  async #readMessage(client: ImapFlow, uid: number): Promise<void> {
    const { reception } = this.#options;
    const first = await partOf(client, uid, HEAD_BYTES);
    const head = first === null ? null : await readHead(first.bytes, reception.host);
    if (first === null || head === null) return;
    if (!reception.mayConcern(head)) return;
    if (first.size > MAX_MESSAGE_BYTES) reception.takeUnread(head, 'too_large');
    else if (first.size <= HEAD_BYTES) await reception.take(first.bytes);
    else {
      const whole = await partOf(client, uid, MAX_MESSAGE_BYTES);
      if (whole !== null) await reception.take(whole.bytes);
    }
    // For people who look into the mailbox; what has been read is known without it.
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
      log.warn({ reason: reasonOf(error) }, 'the mailbox of replies cannot be read');
    }
    return wait;
  }
}

interface Part {
  readonly bytes: Uint8Array;
  /** The whole message's. */
  readonly size: number;
}

/** The beginning of a message; null where it has gone meanwhile. */
async function partOf(client: ImapFlow, uid: number, maxLength: number): Promise<Part | null> {
  const query = { size: true, source: { start: 0, maxLength } };
  const found = await client.fetchOne(String(uid), query, { uid: true });
  if (found === false || found.source === undefined) return null;
  return { bytes: found.source, size: found.size ?? found.source.length };
}

/** What a server says when it lets nobody in stands beside the error. */
function reasonOf(error: unknown): string {
  const { responseText } = error as { responseText?: unknown };
  const message = error instanceof Error ? error.message : String(error);
  return withoutAddresses(typeof responseText === 'string' ? responseText : message);
}
