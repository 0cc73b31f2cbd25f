import { setTimeout as sleep } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import type { MessageParts } from '../test/replies/shapes/shape.ts';
import type { Dovecot } from '../test/dovecot.ts';
import { MailServer } from '../test/mail-server.ts';
import { answerKind, type AnswerKind } from './answer-kind.ts';

/** A letter of the clubhouse, as its reader has it. */
export interface SeenLetter {
  /** Its place among all that left. */
  readonly place: number;
  readonly recipient: string;
  readonly messageId: string;
  readonly subject: string;
  /** As it came, with its lines. */
  readonly text: string;
  /** The first line of it. */
  readonly heading: string;
  /** Whatever it says, in subject, text and HTML, on one line, without addresses of pages. */
  readonly words: string;
  /** Where it is answered; empty where it cannot be. */
  readonly replyTo: string;
  readonly matchId: string | null;
  /** An answer that names no match: to a reply about several. */
  readonly isOfSeveral: boolean;
}

interface Message {
  readonly from: string;
  readonly to: string;
  /** That is answered; null: it is a letter of its own. */
  readonly letter: SeenLetter | null;
  readonly id: string;
  readonly parts: MessageParts;
  /** How often it comes. */
  readonly times: number;
}

/** The mail of all players: letters that came to them, and what they write. */
export class PlayersMail {
  /** Takes what the clubhouse sends. */
  readonly inbound: MailServer;
  readonly letters: SeenLetter[] = [];
  readonly #outbound: MailServer;
  readonly #dovecot: Dovecot;
  readonly #transport: ReturnType<typeof createTransport>;
  /** Which match an address is about, learned of a letter that says both. */
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

  /** By SMTP to a mail server, which hands it to Dovecot. */
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

  /** One after the other: what somebody writes twice comes in its order. */
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

  /** Waits for this many letters to somebody. @returns fewer once `giveUpMs` have passed */
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

  /** Reads what has come. */
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
      const heading = onOneLine(lines[0] ?? '');
      const letter = {
        place,
        recipient: one.recipient,
        messageId: one.messageId,
        subject,
        text: text.replaceAll('\r', '').trimEnd(),
        heading,
        words: onOneLine(
          [subject, text, withoutTags(html)].join('\n').replaceAll(/(https?|mailto):\S+/g, ''),
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
  return ABOUT_NONE.has(answerKind({ heading }));
}

function withoutTags(html: string): string {
  // The hidden preview is the beginning of the text once more, cut off anywhere.
  const shown = html.replaceAll(/<div style="display:none[^]*?<\/div>/g, ' ');
  return shown.replaceAll(/<style[^]*?<\/style>/g, ' ').replaceAll(/<[^>]*>/g, ' ');
}

function onOneLine(text: string): string {
  return text.replaceAll('\u2060', '').replaceAll(/\s+/g, ' ').trim();
}
