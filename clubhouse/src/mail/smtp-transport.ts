import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { ConnectionOptions } from 'node:tls';
import { createTransport } from 'nodemailer';
import { composeMail } from './compose.ts';
import { makeConnectionOptions } from './connection-options.ts';
import { isEmailAddress } from '../addresses/address.ts';
import type { Delivery, Mail, Mailbox, MailTransport } from './mail-transport.ts';
import { classifyFailure } from './smtp-answer.ts';
import type { SmtpServer } from './smtp-server.ts';

/** How many emails are sent at once, each over its own connection. */
const CONNECTIONS = 3;

interface Options {
  readonly server: SmtpServer;
  readonly from: Mailbox;
  /** The name this machine uses in EHLO. */
  readonly name: string;
  readonly now: () => number;
  /** Milliseconds of silence allowed. */
  readonly timeoutMs?: number;
  readonly tls?: ConnectionOptions;
}

/** A server may take minutes to accept the last line, because many scan for spam first. */
const TIMEOUT_MS = 300_000;
const TIMEOUT_CONNECT_MS = 20_000;

/** Sends emails to a mail server over connections that stay open for a while (MAIL-1). */
export class SmtpTransport implements MailTransport {
  readonly #options: Options;
  readonly #mailer: ReturnType<typeof createMailer>;
  /** Callbacks to run before the last line of each message. */
  readonly #handOvers = new Map<string, () => void>();

  constructor(options: Options) {
    this.#options = options;
    this.#mailer = createMailer(options);
    this.#mailer.use('stream', (mail, done) => {
      const onHandOver = this.#handOvers.get(mail.data.messageId ?? '');
      mail.message.build((error, built) => {
        if (error !== null) return done(error);
        mail.message.createReadStream = () => new WithNote(built, onHandOver ?? (() => undefined));
        return done();
      });
    });
  }

  async send(mail: Mail, onHandOver: () => void): Promise<Delivery> {
    if (!isEmailAddress(mail.to.address)) return { kind: 'refused', reason: 'no address of mail' };
    this.#handOvers.set(mail.messageId, onHandOver);
    try {
      const { from, now } = this.#options;
      await this.#mailer.sendMail(composeMail(mail, from, now()));
      return { kind: 'sent' };
    } catch (error) {
      return classifyFailure(error);
    } finally {
      this.#handOvers.delete(mail.messageId);
    }
  }

  close(): void {
    this.#mailer.close({ force: true });
  }
}

/**
 * A message with a callback at its end. Its last line hands the message over, and nodemailer's own
 * listener writes that line right after the callback, before any other code can run.
 */
class WithNote extends Readable {
  readonly #message: Buffer;
  #isRead = false;

  constructor(message: Buffer, note: () => void) {
    super({ highWaterMark: 0 });
    this.#message = message;
    this.once('end', note);
  }

  override _read(): void {
    if (this.#isRead) void this.#end();
    else {
      this.#isRead = true;
      this.push(this.#message);
    }
  }

  /** Ends after the message has left; otherwise the last line would queue behind the message. */
  async #end(): Promise<void> {
    await setImmediate();
    await setImmediate();
    this.push(null);
  }
}

function createMailer({ server, name, timeoutMs = TIMEOUT_MS, tls }: Options) {
  const connectTimeoutMs = Math.min(TIMEOUT_CONNECT_MS, timeoutMs);
  return createTransport({
    pool: true,
    maxConnections: CONNECTIONS,
    // Only the outbox decides about retries, because it knows how far an email got.
    maxRequeues: 0,
    ...makeConnectionOptions({ server, name, connectTimeoutMs, timeoutMs }),
    ...(tls === undefined ? {} : { tls }),
  });
}
