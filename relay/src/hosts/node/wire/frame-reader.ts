import { isUtf8 } from 'node:buffer';
import { HEADROOM } from './frames.ts';
import { readKey, rotateKey, unmaskPayload } from './mask.ts';
import { type Failure, FAILURE, isSendable, OPCODE } from './opcodes.ts';
import { UnfinishedFrame, UnfinishedMessage } from './unfinished-frame.ts';
import { Utf8Check } from './utf8.ts';

const FINAL = 0x80;
const RESERVED_BITS = 0x70;
const MASKED = 0x80;
const KEY_BYTES = 4;
const CONTROL_BYTES = 125;
const CODE_BYTES = 2;

export interface FrameLimits {
  readonly messageBytes: number;
  readonly fragments: number;
}

/**
 * Receives what a client's bytes contain. Payloads are in `bytes` from `start` to `end`, unmasked,
 * and then belong to the receiver. For a message, so do the HEADROOM bytes before it.
 */
export interface FrameEvents {
  onMessage(bytes: Buffer, start: number, end: number, isText: boolean): void;
  onPing(bytes: Buffer, start: number, end: number): void;
  onPong(): void;
  /** The client closes; nothing is read afterwards. The payload may be sent back. */
  onClose(bytes: Buffer, start: number, end: number): void;
  /** The client violated the protocol or a limit; nothing is read afterwards. */
  onFailure(code: Failure): void;
}

/**
 * Reads frames as their bytes arrive (RFC 6455, sections 5 to 8), without extensions. A frame that
 * arrives whole is read in place; only frames split between arrivals are copied.
 */
export class FrameReader {
  readonly #limits: FrameLimits;
  readonly #events: FrameEvents;
  #frame: UnfinishedFrame | null = null;
  #message: UnfinishedMessage | null = null;
  #isOver = false;
  #isStopped = false;
  /** The payload's size, as the last header announced it. */
  #payloadBytes = 0;

  constructor(limits: FrameLimits, events: FrameEvents) {
    this.#limits = limits;
    this.#events = events;
  }

  /** Stops reading for now, even bytes that were already passed in. */
  stop(): void {
    this.#isStopped = true;
  }

  goOn(): void {
    this.#isStopped = false;
  }

  get isStopped(): boolean {
    return this.#isStopped;
  }

  /**
   * Reads the whole frames between two places, and changes the bytes.
   * @returns the place where it stopped; pass the rest to the next call, or to `keep`
   */
  read(bytes: Buffer, start: number, end: number): number {
    let at = this.#frame === null ? start : this.#finish(this.#frame, bytes, start, end);
    while (at < end && !this.#isStopped && !this.#isOver && this.#frame === null) {
      const size = this.#header(bytes, at, end);
      const from = at + size;
      const to = from + this.#payloadBytes;
      if (isFailure(size)) this.#fail(size);
      else if (size === 0 || to > end) return at;
      else {
        const isAscii = unmaskPayload(bytes, from, to, readKey(bytes, from - KEY_BYTES));
        const first = bytes[at] ?? 0;
        at = to;
        this.#take(first, bytes, from, to, isAscii ? 'ascii' : 'unchecked');
      }
    }
    return this.#isOver ? end : at;
  }

  /** Keeps the start of a frame whose rest has not arrived yet. */
  keep(bytes: Buffer, start: number, end: number): void {
    if (start === end || this.#isOver) return;
    this.#frame = new UnfinishedFrame();
    this.#finish(this.#frame, bytes, start, end);
  }

  /** The length of a header (section 5.2); 0 if it has not all arrived; or a failure code. */
  #header(bytes: Buffer, at: number, end: number): number {
    if (end - at < 2) return 0;
    const first = bytes[at] ?? 0;
    const second = bytes[at + 1] ?? 0;
    const opcode = first & 0x0f;
    const short = second & ~MASKED;
    if ((first & RESERVED_BITS) !== 0 || second < MASKED) return FAILURE.protocol;
    if (!this.#mayCome(opcode, first >= FINAL, short)) return FAILURE.protocol;
    const size = short < 126 ? 6 : short === 126 ? 8 : 14;
    if (end - at < size - KEY_BYTES) return 0;
    const length = readLength(bytes, at, short);
    if (opcode < OPCODE.close) {
      const before = this.#message?.payloadBytes ?? 0;
      if (before + length > this.#limits.messageBytes) return FAILURE.tooLarge;
    }
    this.#payloadBytes = length;
    return end - at < size ? 0 : size;
  }

  /** Whether such a frame may come: a known kind, whole if required, in its place (5.4, 5.5). */
  #mayCome(opcode: number, isFinal: boolean, short: number): boolean {
    if (opcode < OPCODE.close) {
      const continues = opcode === OPCODE.continuation;
      return opcode <= OPCODE.binary && continues === (this.#message !== null);
    }
    if (opcode > OPCODE.pong || !isFinal || short > CONTROL_BYTES) return false;
    return opcode !== OPCODE.close || short !== 1;
  }

  /** Completes a frame whose start was kept, and returns where the next one starts. */
  #finish(frame: UnfinishedFrame, bytes: Buffer, start: number, end: number): number {
    let at = start;
    while (frame.headerBytes === 0) {
      if (at === end) return end;
      frame.append(bytes, at, at + 1, 0);
      at += 1;
      const size = this.#header(frame.bytes, 0, frame.length);
      if (isFailure(size)) {
        this.#fail(size);
        return end;
      }
      if (size > 0) this.#begin(frame, size);
    }
    const { length: from, headerBytes, totalBytes } = frame;
    const to = Math.min(totalBytes, from + end - at);
    frame.append(bytes, at, at + to - from, totalBytes);
    at += to - from;
    const key = rotateKey(readKey(frame.bytes, headerBytes - KEY_BYTES), from - headerBytes);
    unmaskPayload(frame.bytes, from, to, key);
    if (frame.check?.take(frame.bytes.subarray(from, to)) === false) {
      this.#fail(FAILURE.notUtf8);
      return end;
    }
    if (to < totalBytes) return at;
    this.#frame = null;
    const first = frame.bytes[0] ?? 0;
    this.#take(first, frame.bytes, headerBytes, totalBytes, frame.check ?? 'unchecked');
    return at;
  }

  /** Begins a frame whose header is complete. Text is checked as it arrives. */
  #begin(frame: UnfinishedFrame, size: number): void {
    frame.headerBytes = size;
    frame.totalBytes = size + this.#payloadBytes;
    const opcode = (frame.bytes[0] ?? 0) & 0x0f;
    const message = this.#message;
    if (opcode === OPCODE.text) frame.check = new Utf8Check();
    // With too many fragments, their number is the fault to report.
    if (opcode !== OPCODE.continuation || message === null) return;
    if (message.fragments < this.#limits.fragments) frame.check = message.check;
  }

  /** Handles a whole, unmasked frame. `text` says how its text was checked so far. */
  #take(first: number, bytes: Buffer, start: number, end: number, text: TextCheck): void {
    const opcode = first & 0x0f;
    if (opcode === OPCODE.ping) return this.#events.onPing(bytes, start, end);
    if (opcode === OPCODE.pong) return this.#events.onPong();
    if (opcode === OPCODE.close) return this.#close(bytes, start, end);
    const isFinal = first >= FINAL;
    if (!isFinal || this.#message !== null) {
      const message = (this.#message ??= makeMessage(opcode, text));
      return this.#takeFragment(message, isFinal, bytes.subarray(start, end), text);
    }
    const isText = opcode === OPCODE.text;
    if (isText && !isWholeText(text, bytes, start, end)) return this.#fail(FAILURE.notUtf8);
    return this.#events.onMessage(bytes, start, end, isText);
  }

  #takeFragment(message: UnfinishedMessage, isFinal: boolean, part: Buffer, text: TextCheck): void {
    const { check } = message;
    message.fragments += 1;
    if (message.fragments > this.#limits.fragments) return this.#fail(FAILURE.tooManyFragments);
    const isChecked = check === null || text === check;
    if (!isChecked && !check.take(part)) return this.#fail(FAILURE.notUtf8);
    message.append(part, 0, part.length, HEADROOM + this.#limits.messageBytes);
    if (!isFinal) return undefined;
    if (check?.isWhole === false) return this.#fail(FAILURE.notUtf8);
    this.#message = null;
    return this.#events.onMessage(message.bytes, HEADROOM, message.length, check !== null);
  }

  #close(bytes: Buffer, start: number, end: number): void {
    if (end > start) {
      if (!isSendable(bytes.readUInt16BE(start))) return this.#fail(FAILURE.protocol);
      const reason = bytes.subarray(start + CODE_BYTES, end);
      if (!isUtf8(reason)) return this.#fail(FAILURE.notUtf8);
    }
    this.#end();
    return this.#events.onClose(bytes, start, end);
  }

  #fail(code: Failure): void {
    this.#end();
    this.#events.onFailure(code);
  }

  #end(): void {
    this.#isOver = true;
    this.#frame = null;
    this.#message = null;
  }
}

/** How a payload's text was checked: as it arrived, as ASCII only, or not at all. */
type TextCheck = Utf8Check | 'ascii' | 'unchecked';

function isWholeText(text: TextCheck, bytes: Buffer, start: number, end: number): boolean {
  if (text === 'ascii') return true;
  return text === 'unchecked' ? isUtf8(bytes.subarray(start, end)) : text.isWhole;
}

function makeMessage(opcode: number, text: TextCheck): UnfinishedMessage {
  if (opcode !== OPCODE.text) return new UnfinishedMessage(null);
  return new UnfinishedMessage(typeof text === 'string' ? new Utf8Check() : text);
}

/** A failure code is larger than any header length, so the number alone tells them apart. */
function isFailure(size: number): size is Failure {
  return size >= FAILURE.protocol;
}

/** A length beyond a number's precision loses its lowest bits, but is refused anyway. */
function readLength(bytes: Buffer, at: number, short: number): number {
  if (short < 126) return short;
  if (short === 126) return bytes.readUInt16BE(at + 2);
  return bytes.readUInt32BE(at + 2) * 2 ** 32 + bytes.readUInt32BE(at + 6);
}
