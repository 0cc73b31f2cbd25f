import { setTimeout as sleep } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import type { MessageParts } from '../test/replies/shapes/shape.ts';
import type { Dovecot } from '../test/dovecot.ts';
import { MailServer } from '../test/mail-server.ts';
import { findAnswerKind, type AnswerKind } from './answer-kind.ts';

/** An email from the clubhouse as its reader sees it. */
export interface SeenLetter {
  /** Its position among all sent emails. */
  readonly place: number;
  readonly recipient: string;
  readonly messageId: string;
  readonly subject: string;
  /** The email's text unchanged, with its line breaks. */
  readonly text: string;
  /** The first line. */
  readonly heading: string;
  /** All the email's words in subject, text and HTML, on one line, without page addresses. */
  readonly words: string;
  /** The reply address; empty if the email cannot be answered. */
  readonly replyTo: string;
  readonly matchId: string | null;
  /** Whether this email answers a reply about several matches and so names none. */
  readonly isOfSeveral: boolean;
}

interface Message {
  readonly from: string;
  readonly to: string;
  /** The email being answered; null for a new one. */
  readonly letter: SeenLetter | null;
  readonly id: string;
  readonly parts: MessageParts;
  /** Number of times the message is delivered. */
  readonly times: number;
}

/** All players' email: received emails and written replies. */
export class PlayersMail {
  /** Receives the clubhouse's emails. */
  readonly inbound: MailServer;
  readonly letters: SeenLetter[] = [];
  readonly #outbound: MailServer;
  readonly #dovecot: Dovecot;
  readonly #transport: ReturnType<typeof createTransport>;
  /** The match of each address, learned from an email that contains both. */
  readonly #matches = new Map<string, string>();
  readonly #byRecipient = new Map<string, readonly SeenLetter[]>();
  #reading: Promise<void> | null = null;
  #handedOver = 0;
  #handingOver: Promise<void> = Promise.resolve();

  private constructor(inbound: MailServer, outbound: MailServer, dovecot: Dovecot) {
    this.inbound = inbound;
    this.#outbound = outbound;
    this.#dovecot = dovecot;
    this.#transport = createTransport({
      host: '127.0.0.1',
      port: outbound.port,
      ignoreTLS: true,
      pool: true,
      maxConnections: 1,
      maxMessages: Infinity,
    });
  }

  static async start(
    dovecot: Dovecot,
    later: (close: () => unknown) => void,
  ): Promise<PlayersMail> {
    const inbound = await new MailServer().start();
    later(() => inbound.stop());
    const outbound = await new MailServer().start();
    later(() => outbound.stop());
    const mail = new PlayersMail(inbound, outbound, dovecot);
    later(() => mail.#transport.close());
    return mail;
  }

  /** Sends by SMTP to a mail server, which passes it to Dovecot. */
  async send({ from, to, letter, id, parts, times }: Message): Promise<void> {
    const { text, html } = parts;
    for (let count = 0; count < times; count++) {
      await this.#transport.sendMail({
        from,
        to,
        messageId: id,
        ...(letter === null
          ? { subject: 'Our match' }
          : { subject: `Re: ${letter.subject}`, inReplyTo: letter.messageId }),
        ...(text === null ? {} : { text }),
        ...(html === null ? {} : { html }),
      });
    }
    this.#handingOver = this.#handingOver.then(() => this.#handOver(from));
    await this.#handingOver;
  }

  /** Delivers emails one after another, so that a person's emails arrive in order. */
  async #handOver(from: string): Promise<void> {
    const { received } = this.#outbound;
    while (this.#handedOver < received.length) {
      const message = received[this.#handedOver];
      if (message === undefined) return;
      await this.#dovecot.deliver(message.raw, message.recipient, from);
      this.#handedOver += 1;
    }
  }

  lettersTo(recipient: string): readonly SeenLetter[] {
    return this.#byRecipient.get(recipient) ?? [];
  }

  /** @returns the matching emails; after `giveUpMs`, possibly fewer than `count` */
  async waitFor(
    recipient: string,
    isOne: (letter: SeenLetter) => boolean,
    count: number,
    giveUpMs: number,
  ): Promise<SeenLetter[]> {
    for (const end = performance.now() + giveUpMs; ; await sleep(50)) {
      await this.read();
      const found = this.lettersTo(recipient).filter(isOne);
      if (found.length >= count || performance.now() > end) return found;
    }
  }

  async read(): Promise<void> {
    this.#reading ??= this.#readNew().finally(() => (this.#reading = null));
    await this.#reading;
  }

  async #readNew(): Promise<void> {
    const { received } = this.inbound;
    while (this.letters.length < received.length) {
      const place = this.letters.length;
      const one = received[place];
      if (one === undefined) return;
      const { text = '', html = '', subject = '', replyTo = [] } = await PostalMime.parse(one.raw);
      const [to] = replyTo;
      const address = to?.address ?? '';
      const linkedTo = new Set(
        [...text.matchAll(/\/matches\/([0-9a-f-]{36})/g)].map(([, id]) => id),
      );
      const [only] = linkedTo;
      const linked = linkedTo.size === 1 ? only : undefined;
      if (linked !== undefined && address !== '') this.#matches.set(address, linked);
      const lines = text.replaceAll('\r', '').split(/\n=+\n/);
      const heading = toOneLine(lines[0] ?? '');
      const letter = {
        place,
        recipient: one.recipient,
        messageId: one.messageId,
        subject,
        text: text.replaceAll('\r', '').trimEnd(),
        heading,
        words: toOneLine(
          [subject, text, stripTags(html)].join('\n').replaceAll(/(https?|mailto):\S+/g, ''),
        ),
        replyTo: address,
        matchId: linked ?? this.#matches.get(address) ?? null,
        isOfSeveral: linked === undefined && isAboutNone(heading),
      };
      this.letters.push(letter);
      const before = this.#byRecipient.get(letter.recipient) ?? [];
      this.#byRecipient.set(letter.recipient, [...before, letter]);
    }
  }
}

const ABOUT_NONE: ReadonlySet<AnswerKind | null> = new Set([
  'which_match',
  'not_understood',
  'not_played',
  'too_large',
  'failed',
]);

function isAboutNone(heading: string): boolean {
  return ABOUT_NONE.has(findAnswerKind({ heading }));
}

function stripTags(html: string): string {
  // The hidden preview repeats the beginning of the text, cut off at any point.
  const shown = html.replaceAll(/<div style="display:none[^]*?<\/div>/g, ' ');
  return shown.replaceAll(/<style[^]*?<\/style>/g, ' ').replaceAll(/<[^>]*>/g, ' ');
}

function toOneLine(text: string): string {
  return text.replaceAll('\u2060', '').replaceAll(/\s+/g, ' ').trim();
}
