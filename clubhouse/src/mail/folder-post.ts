import { mkdir, rename, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Mail, Post } from './post.ts';

/**
 * Writes letters into a folder as .eml, which mail programs open: what a club has before it has a
 * mail server (MAIL-1). Their names sort by time.
 */
export class FolderPost implements Post {
  readonly #folder: string;
  readonly #from: string;
  readonly #now: () => number;
  readonly #transport = createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
  });

  constructor(folder: string, from: string, now: () => number) {
    this.#folder = folder;
    this.#from = from;
    this.#now = now;
  }

  async send({ to, subject, text }: Mail): Promise<void> {
    const date = new Date(this.#now());
    // An address alone: what a name could hold has no place in the header.
    const made = await this.#transport.sendMail({
      from: this.#from,
      to: { name: '', address: to },
      subject,
      text,
      date,
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    const name = `${date.toISOString().replaceAll(':', '')}-${randomUUID().slice(0, 8)}.eml`;
    const path = join(this.#folder, name);
    await writeFile(`${path}.part`, made.message, { mode: 0o600 });
    await rename(`${path}.part`, path);
  }
}
