import type { IncomingMessage } from 'node:http';
import { announcedBytes, BodyMemory, hasBody } from 'service/body-memory';
import type { FormBounds } from './form-bounds.ts';
import { readBody } from './read-body.ts';
import { judgeHead, RefusedBody } from './request-head.ts';
import { NO_FORM, type SentForm } from './sent-form.ts';

const MIB = 1024 * 1024;

/**
 * Who sends a body: a caller whom the league knows, by a name, or whoever is in a network, by its
 * own and those around it (NET-4).
 */
interface Sender {
  readonly names: readonly string[];
  readonly isKnown: boolean;
}

/**
 * Reads what is posted, within what its page takes and what there is room for (BODY-5). Strangers
 * have a room of their own: however many forms they leave half sent, a coach's picture gets in.
 */
export class Bodies {
  readonly #ofStrangers = new BodyMemory(16 * MIB, 2 * MIB);
  readonly #ofKnown = new BodyMemory(48 * MIB, 16 * MIB);

  /** Whether forms of members and coaches find no room (OPS-2). */
  get isFull(): boolean {
    return this.#ofKnown.isFull;
  }

  /** @param bounds null: the page takes none @throws RefusedBody */
  async read(raw: IncomingMessage, bounds: FormBounds | null, sender: Sender): Promise<SentForm> {
    judgeHead(raw, bounds);
    if (bounds === null || !hasBody(raw)) return NO_FORM;
    const memory = sender.isKnown ? this.#ofKnown : this.#ofStrangers;
    const bytes = announcedBytes(raw, bounds.maxBytes);
    const form = await memory.hold(sender.names, bytes, () => readBody(raw, bounds));
    if (form === null) throw new RefusedBody('busy');
    return form;
  }
}
