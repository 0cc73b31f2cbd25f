import type { IncomingMessage } from 'node:http';
import { countAnnouncedBytes, BodyMemory, hasBody } from 'service/body-memory';
import type { FormBounds } from './form-bounds.ts';
import { judgeHead, RefusedBody, isUpload } from './request-head.ts';
import { NO_FORM, type SentForm } from './sent-form.ts';
import { readArriving } from 'service/arriving-body';
import { readPairs } from './pairs.ts';
import { readUpload } from './upload.ts';

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

/**
 * Reads a form's fields, and its files if the page accepts any (FACE-15), after `judgeHead`.
 * @throws RefusedBody if the body exceeds the page's limits or is not a form
 */
async function readBody(raw: IncomingMessage, bounds: FormBounds): Promise<SentForm> {
  if (!hasBody(raw)) return NO_FORM;
  if (isUpload(raw)) return readUpload(raw, bounds);
  const body = await readArriving(raw, bounds.maxBytes);
  if (body === 'cut_off') throw new RefusedBody('notForm');
  const form = body === 'too_large' ? null : readPairs(body.toString(), bounds.maxFields);
  if (form === null) throw new RefusedBody('tooLarge');
  return { form: composeAccents(form), files: new Map() };
}

/** Some keyboards send accents as separate characters, which the league refuses in names. */
function composeAccents(form: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...form].map(([name, value]) => [name, value.normalize('NFC')]));
}
