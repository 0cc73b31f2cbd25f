import { createHash, hash } from 'node:crypto';
import type { TSchema } from 'typebox';
import { letOthersIn } from './let-others-in.ts';
import { serializerFor } from './serialize.ts';

/** Shorter lists are written in one go. */
const LONG = 20;

/** Characters of a chunk: so much is made into bytes, and sent, in one go. */
const CHUNK = 256 * 1024;

/** JSON as it goes out: what is long is in chunks, so that sending it takes turns (SRV-13). */
export type Body = string | readonly Buffer[];

/** An answer as JSON, with the SHA-256 of it. */
export interface Written {
  readonly body: Body;
  /** In base64url. */
  readonly hash: string;
}

export function writeAtOnce(schema: TSchema, answer: unknown): Written {
  const body = serializerFor(schema)(answer);
  return { body, hash: hash('sha256', body, 'base64url') };
}

/** Writes what `serializerFor` writes, and lets others in between the members of long lists (SRV-13). */
export async function writeInPieces(schema: TSchema, answer: unknown): Promise<Written> {
  const chunks: Buffer[] = [];
  let begun = '';
  const sha256 = createHash('sha256');
  const endChunk = () => {
    const chunk = Buffer.from(begun);
    begun = '';
    chunks.push(chunk);
    sha256.update(chunk);
  };
  for (const piece of piecesOf(schema, answer)) {
    begun += piece;
    if (begun.length >= CHUNK) endChunk();
    await letOthersIn();
  }
  if (chunks.length === 0) return { body: begun, hash: hash('sha256', begun, 'base64url') };
  if (begun !== '') endChunk();
  return { body: chunks, hash: sha256.digest('base64url') };
}

/** In bytes. */
export function lengthOf(body: Body): number {
  if (typeof body === 'string') return Buffer.byteLength(body);
  return body.reduce((sum, { length }) => sum + length, 0);
}

function* piecesOf(schema: TSchema, value: unknown): Generator<string> {
  const items = itemsOf(schema);
  if (items !== null && Array.isArray(value)) return yield* ofList(items, value);
  const properties = propertiesOf(schema);
  if (properties !== null && isObject(value) && hasLongList(value)) {
    return yield* ofObject(properties, value);
  }
  yield serializerFor(schema)(value);
}

function* ofList(items: TSchema, list: readonly unknown[]): Generator<string> {
  yield '[';
  for (const [index, item] of list.entries()) {
    if (index > 0) yield ',';
    yield* piecesOf(items, item);
  }
  yield ']';
}

function* ofObject(
  properties: Readonly<Record<string, TSchema>>,
  value: Readonly<Record<string, unknown>>,
): Generator<string> {
  let before = '{';
  for (const [name, schema] of Object.entries(properties)) {
    if (value[name] === undefined) continue;
    yield `${before}${JSON.stringify(name)}:`;
    yield* piecesOf(schema, value[name]);
    before = ',';
  }
  yield before === '{' ? '{}' : '}';
}

/** Lists of lists are looked into: a season has competitions, and these have tables. */
function hasLongList(value: Readonly<Record<string, unknown>>): boolean {
  return Object.values(value).some(
    (one) =>
      Array.isArray(one) &&
      (one.length >= LONG || one.some((item) => isObject(item) && hasLongList(item))),
  );
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function itemsOf(schema: TSchema): TSchema | null {
  return 'items' in schema && isSchema(schema.items) ? schema.items : null;
}

function propertiesOf(schema: TSchema): Readonly<Record<string, TSchema>> | null {
  return 'properties' in schema ? (schema.properties as Record<string, TSchema>) : null;
}

function isSchema(value: unknown): value is TSchema {
  return isObject(value);
}
