import type { IncomingMessage } from 'node:http';
import { countAnnouncedBytes, BodyMemory, hasBody } from 'service/body-memory';
import type { FormBounds } from './form-bounds.ts';
import { readBody } from './read-body.ts';
import { judgeHead, RefusedBody } from './request-head.ts';
import { NO_FORM, type SentForm } from './sent-form.ts';

const MIB = 1024 * 1024;

/**
 * The sender of a body. A caller known to the league is identified by name, a stranger by network
 * and the larger networks around it (NET-4).
 */
interface Sender {
  readonly names: readonly string[];
  readonly isKnown: boolean;
}

/**
 * Reads request bodies within the limits of their page and the available room (BODY-5). Strangers
 * have separate room, so their half-sent forms cannot block a coach's picture.
 */
export class Bodies {
  readonly #ofStrangers = new BodyMemory(16 * MIB, 2 * MIB);
  readonly #ofKnown = new BodyMemory(48 * MIB, 16 * MIB);

  /** Whether there is no room left for forms of members and coaches (OPS-2). */
  get isFull(): boolean {
    return this.#ofKnown.isFull;
  }

  /**
   * @param bounds null if the page accepts no body
   * @throws RefusedBody
   */
  async read(raw: IncomingMessage, bounds: FormBounds | null, sender: Sender): Promise<SentForm> {
    judgeHead(raw, bounds);
    if (bounds === null || !hasBody(raw)) return NO_FORM;
    const memory = sender.isKnown ? this.#ofKnown : this.#ofStrangers;
    const bytes = countAnnouncedBytes(raw, bounds.maxBytes);
    const form = await memory.hold(sender.names, bytes, () => readBody(raw, bounds));
    if (form === null) throw new RefusedBody('busy');
    return form;
  }
}
