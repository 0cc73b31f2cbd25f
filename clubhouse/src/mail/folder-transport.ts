import { mkdir, readdir, rename, writeFile } from 'node:fs/promises';
import { hash } from 'node:crypto';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { composeMail } from './compose.ts';
import { PEOPLE_HEADER } from './letter-folder.ts';
import type { Delivery, Mail, Mailbox, MailTransport } from './mail-transport.ts';

/** Writes emails as files, for a club without a mail server (MAIL-1). File names sort by time. */
export class FolderTransport implements MailTransport {
  readonly #folder: string;
  readonly #from: Mailbox;
  readonly #now: () => number;
  readonly #mailer = createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
  });

  constructor(folder: string, from: Mailbox, now: () => number) {
    this.#folder = folder;
    this.#from = from;
    this.#now = now;
  }

  async send(mail: Mail): Promise<Delivery> {
    const now = this.#now();
    // Even without ids, the header shows that people were recorded.
    const headers = { ...mail.headers, [PEOPLE_HEADER]: mail.people.join(' ') || 'none' };
    const noted = composeMail({ ...mail, headers }, this.#from, now);
    const made = await this.#mailer.sendMail(noted);
    const time = new Date(now).toISOString().replaceAll(':', '');
    const ending = `-${hash('sha256', mail.messageId).slice(0, 16)}.eml`;
    try {
      await mkdir(this.#folder, { recursive: true, mode: 0o700 });
      // An interrupted attempt needs no record, because its file is visible (MAIL-4).
      const isThere = (await readdir(this.#folder)).some((name) => name.endsWith(ending));
      if (isThere) return { kind: 'sent' };
      const path = join(this.#folder, `${time}${ending}`);
      await writeFile(`${path}.part`, made.message, { mode: 0o600, flush: true });
      await rename(`${path}.part`, path);
    } catch (error) {
      return { kind: 'away', reason: error instanceof Error ? error.message : String(error) };
    }
    return { kind: 'sent' };
  }

  close(): void {
    // Nothing stays open between two emails.
  }
}
