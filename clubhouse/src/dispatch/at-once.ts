import type { Club } from '../api/club.ts';
import type { LetterToSend } from '../mail/letter.ts';
import type { Mail, Post } from '../mail/post.ts';
import type { Log } from './log.ts';

/** Between attempts; many servers take a first letter from a stranger a few minutes later only. */
const WAITS_MS = [5000, 30_000, 120_000, 300_000, 600_000];

interface Options {
  readonly post: Post;
  readonly log: Log;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly draw: (letter: LetterToSend, club: Club) => Mail;
  /** Waits so many milliseconds. @returns whether there is to be another attempt */
  readonly pause: (ms: number) => Promise<boolean>;
}

/**
 * Sends a letter without keeping it: a sign-in link opens the club to whoever reads it, so it lies
 * on no disk (MAIL-11). What a restart loses can be asked for again.
 */
export class AtOnce {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Tries until it is taken, refused or no longer good. @param until epoch milliseconds */
  async send(letter: LetterToSend, club: Club, until: number): Promise<void> {
    const { post, draw, now, log, pause } = this.#options;
    const mail = draw(letter, club);
    for (const wait of [...WAITS_MS, null]) {
      const delivery = await post.send(mail, () => undefined);
      if (delivery.kind === 'sent') return;
      const { kind, reason } = delivery;
      const isLast = kind === 'refused' || wait === null || now() + wait > until;
      log.warn(
        { kind: letter.letter.kind, reason, again_in_ms: isLast ? null : wait },
        'a letter was not taken',
      );
      if (isLast) return;
      if (!(await pause(wait))) return;
    }
  }
}
