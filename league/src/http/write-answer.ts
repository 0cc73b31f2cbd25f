import { createHash, hash } from 'node:crypto';
import type { TSchema } from 'typebox';
import { yieldToEventLoop } from './yield-to-event-loop.ts';
import { getSerializer } from './serialize.ts';

/** Shorter lists are written in one go. */
const MIN_LIST = 20;
/** Characters converted to bytes and hashed at once. */
const CHUNK = 64 * 1024;

/** An answer as sent: JSON in UTF-8, with its SHA-256 in base64url. */
export interface WrittenAnswer {
  readonly body: Buffer;
  readonly hash: string;
}

export function writeAnswer(schema: TSchema, answer: unknown): WrittenAnswer {
  const body = toBytes(getSerializer(schema)(answer));
  return { body, hash: hash('sha256', body, 'base64url') };
}

/** Uses its own memory: a short text in Node's pool would keep the whole pool alive. */
function toBytes(text: string): Buffer<ArrayBuffer> {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  bytes.write(text);
  return bytes;
}

/** Uses its own memory too: `Buffer.concat` takes short buffers from the pool. */
function joinChunks(chunks: readonly Buffer[]): Buffer {
  const body = Buffer.allocUnsafeSlow(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) at += chunk.copy(body, at);
  return body;
}

/** Writes the same bytes, but lets others run between the members of long lists (SRV-13). */
export async function writeLongAnswer(schema: TSchema, answer: unknown): Promise<WrittenAnswer> {
  const sha256 = createHash('sha256');
  const chunks: Buffer<ArrayBuffer>[] = [];
  let waiting = '';
  const take = () => {
    const chunk = toBytes(waiting);
    waiting = '';
    sha256.update(chunk);
    chunks.push(chunk);
  };
  for (const part of writeParts(schema, answer)) {
    waiting += part;
    if (waiting.length >= CHUNK) take();
    await yieldToEventLoop();
  }
  take();
  const body = joinChunks(chunks);
  // Given back at once: V8 would keep as much memory as the answer takes until it collects.
  for (const { buffer } of chunks) buffer.transfer(0);
  return { body, hash: sha256.digest('base64url') };
}

function* writeParts(schema: TSchema, value: unknown): Generator<string> {
  const items = findItems(schema);
  if (items !== null && Array.isArray(value)) return yield* writeListParts(items, value);
  const properties = findProperties(schema);
  if (properties !== null && isObject(value) && hasLongList(value)) {
    return yield* writeObjectParts(properties, value);
  }
  yield getSerializer(schema)(value);
}

function* writeListParts(items: TSchema, list: readonly unknown[]): Generator<string> {
  yield '[';
  for (const [index, item] of list.entries()) {
    if (index > 0) yield ',';
    yield* writeParts(items, item);
  }
  yield ']';
}

function* writeObjectParts(
  properties: Readonly<Record<string, TSchema>>,
  value: Readonly<Record<string, unknown>>,
): Generator<string> {
  let before = '{';
  for (const [name, schema] of Object.entries(properties)) {
    if (value[name] === undefined) continue;
    yield `${before}${JSON.stringify(name)}:`;
    yield* writeParts(schema, value[name]);
    before = ',';
  }
  yield before === '{' ? '{}' : '}';
}

/** Searches lists of lists too: a season has competitions, which have tables. */
function hasLongList(value: Readonly<Record<string, unknown>>): boolean {
  return Object.values(value).some(
    (one) =>
      Array.isArray(one) &&
      (one.length >= MIN_LIST || one.some((item) => isObject(item) && hasLongList(item))),
  );
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function findItems(schema: TSchema): TSchema | null {
  return 'items' in schema && isObject(schema.items) ? schema.items : null;
}

function findProperties(schema: TSchema): Readonly<Record<string, TSchema>> | null {
  return 'properties' in schema ? (schema.properties as Record<string, TSchema>) : null;
}
