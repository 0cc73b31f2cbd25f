import type { Socket } from 'node:net';
import { findFreePort } from 'test-kit/free-port';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';

/** A point in a conversation with a mail server. */
export type MailStage = 'connect' | 'sender' | 'recipient' | 'body' | 'end';

/**
 * The server's behaviour at a point instead of continuing: a reply, silence, or a cut connection.
 */
export type Trouble = { readonly code: number; readonly text: string } | 'silence' | 'cut';

export interface Received {
  readonly recipient: string;
  readonly messageId: string;
  /** As received, with headers. */
  readonly raw: string;
  readonly isSecure: boolean;
  readonly user: string | null;
}

interface Options {
  /** Offers STARTTLS. */
  readonly tls?: { readonly key: string; readonly cert: string };
  /** The only account that may send. */
  readonly login?: { readonly user: string; readonly password: string };
  /** Called at each point; its result decides what happens. */
  readonly at?: (
    moment: MailStage,
    recipient: string | null,
  ) => Trouble | null | Promise<Trouble | null>;
}

/** A mail server that stores accepted emails: those it read completely and did not refuse. */
export class MailServer {
  readonly received: Received[] = [];
  readonly #options: Options;
  readonly #sockets = new Set<Socket>();
  #port = 0;
  #server: SMTPServer | null = null;

  constructor(options: Options = {}) {
    this.#options = options;
  }

  get port(): number {
    return this.#port;
  }

  /** Starts it on its previous port, if it had one. */
  async start(): Promise<this> {
    if (this.#port === 0) this.#port = await findFreePort();
    const server = this.#made();
    server.on('error', () => undefined);
    server.server.on('connection', (socket: Socket) => {
      this.#sockets.add(socket);
      socket.once('close', () => this.#sockets.delete(socket));
    });
    const listening = server.listen(this.#port, '127.0.0.1');
    await new Promise<void>((resolve, reject) => {
      listening.once('listening', resolve).once('error', reject);
    });
    this.#server = server;
    return this;
  }

  /** Stops it abruptly, with every connection. */
  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = null;
    if (server === null) return;
    for (const socket of this.#sockets) socket.destroy();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  }

  #made(): SMTPServer {
    const { tls, login } = this.#options;
    return new SMTPServer({
      ...(tls === undefined ? { disabledCommands: ['STARTTLS'] } : tls),
      authOptional: login === undefined,
      // Accepts unencrypted passwords, only from this machine and for tests.
      allowInsecureAuth: true,
      logger: false,
      disableReverseLookup: true,
      closeTimeout: 10,
      onAuth: ({ username, password }, _session, done) => {
        const isRight = username === login?.user && password === login?.password;
        if (isRight) done(null, { user: username ?? '' });
        else done(replyOf({ code: 535, text: '5.7.8 wrong user or password' }));
      },
      onConnect: (session, done) => void this.#at('connect', null, session, done),
      onMailFrom: (_address, session, done) => void this.#at('sender', null, session, done),
      onRcptTo: ({ address }, session, done) => void this.#at('recipient', address, session, done),
      onData: (stream, session, done) => void this.#take(stream, session, done),
    });
  }

  async #take(stream: SMTPServerDataStream, session: SMTPServerSession, done: Done): Promise<void> {
    const recipient = session.envelope.rcptTo[0]?.address ?? '';
    await this.#at('body', recipient, session, () => undefined);
    const raw = await readMessage(stream);
    if (raw === null) return;
    await this.#at('end', recipient, session, (error) => {
      if (error === undefined) {
        const messageId = /^Message-ID: (<\S+>)/im.exec(raw)?.[1] ?? '';
        const { secure: isSecure, user } = session;
        this.received.push({ recipient, messageId, raw, isSecure, user: user ?? null });
      }
      done(error);
    });
  }

  async #at(
    moment: MailStage,
    recipient: string | null,
    session: SMTPServerSession,
    done: Done,
  ): Promise<void> {
    const trouble = (await this.#options.at?.(moment, recipient)) ?? null;
    if (trouble === null) return done();
    if (trouble === 'silence') return undefined;
    if (trouble !== 'cut') return done(replyOf(trouble));
    for (const socket of this.#sockets) {
      if (socket.remotePort === session.remotePort) socket.destroy();
    }
    return undefined;
  }
}

/** Null if the connection ended before the last line. */
async function readMessage(stream: SMTPServerDataStream): Promise<string | null> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  } catch {
    return null;
  }
  return Buffer.concat(chunks).toString('utf8');
}

type Done = (error?: Error) => void;

function replyOf({ code, text }: { readonly code: number; readonly text: string }): Error {
  return Object.assign(new Error(text), { responseCode: code });
}
