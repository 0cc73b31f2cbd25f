import { createHash, hash } from 'node:crypto';
import type { TSchema } from 'typebox';
import { letOthersIn } from './let-others-in.ts';
import { serializerFor } from './serialize.ts';

/** Shorter lists are written in one go. */
const LONG = 20;

/** Characters of a chunk: so much is made into bytes, and sent, in one go. */
const CHUNK = 256 * 1024;

/**
 * JSON as it goes out, in bytes: what is remembered is not encoded again for each who asks. What is
 * long is in several chunks, so that sending it takes turns (SRV-13).
 */
export type Body = readonly Buffer[];

/** An answer as JSON, with the SHA-256 of it. */
export interface Written {
  readonly body: Body;
  /** In base64url. */
  readonly hash: string;
}

export function writeAtOnce(schema: TSchema, answer: unknown): Written {
  const chunk = bytesOf(serializerFor(schema)(answer));
  return { body: [chunk], hash: hash('sha256', chunk, 'base64url') };
}

/**
 * A list of an answer, whose members are made one after the other as they are written: no more of
 * them is held than the next. Written once, in the snapshot that they are read from.
 */
export class LateList<Member> {
  readonly members: AsyncIterable<Member>;

  constructor(members: AsyncIterable<Member>) {
    this.members = members;
  }
}

/**
 * A list of an answer, whose members are written when they are added: for one behind something that
 * is known once all of them were seen. No more of them is held than their text.
 */
export class WrittenList<Member> {
  readonly #write: (member: Member) => string;
  readonly #texts: string[] = [];

  /** @param items what each member is written by */
  constructor(items: TSchema) {
    this.#write = serializerFor(items);
  }

  add(members: readonly Member[]): void {
    if (members.length > 0) this.#texts.push(members.map(this.#write).join(','));
  }

  get texts(): readonly string[] {
    return this.#texts;
  }
}

/** An answer some of whose lists may be late, or written already. */
export type Late<Answer> = Answer extends string | number | boolean | null | undefined
  ? Answer
  : Answer extends readonly (infer Member)[]
    ? readonly Late<Member>[] | LateList<Member> | WrittenList<Member>
    : { readonly [Name in keyof Answer]: Late<Answer[Name]> };

/** Writes what `serializerFor` writes, and lets others in between the members of long lists (SRV-13). */
export async function writeInPieces(schema: TSchema, answer: unknown): Promise<Written> {
  const chunks: Buffer[] = [];
  let begun = '';
  const sha256 = createHash('sha256');
  const endChunk = () => {
    const chunk = bytesOf(begun);
    begun = '';
    chunks.push(chunk);
    sha256.update(chunk);
  };
  const write = async (pieces: Iterable<Piece>): Promise<void> => {
    for (const piece of pieces) {
      if (typeof piece === 'string') begun += piece;
      else for await (const some of piece) await write(some);
      if (begun.length >= CHUNK) endChunk();
      await letOthersIn();
    }
  };
  await write(piecesOf(schema, answer));
  if (begun !== '') endChunk();
  return { body: chunks, hash: sha256.digest('base64url') };
}

/** Of memory of its own: a short text in Node's pool would keep all of the pool. */
function bytesOf(text: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  bytes.write(text);
  return bytes;
}

/** In bytes. */
export function lengthOf(body: Body): number {
  return body.reduce((sum, { length }) => sum + length, 0);
}

/** Text; or more pieces, which are made as they are asked for. */
type Piece = string | AsyncIterable<Iterable<Piece>>;

function* piecesOf(schema: TSchema, value: unknown): Generator<Piece> {
  if (value instanceof WrittenList) return yield* ofWrittenList(value);
  const items = itemsOf(schema);
  if (items !== null && Array.isArray(value)) return yield* ofList(items, value);
  if (items !== null && value instanceof LateList) return yield ofLateList(items, value);
  const properties = propertiesOf(schema);
  if (properties !== null && isObject(value) && hasLongList(value)) {
    return yield* ofObject(properties, value);
  }
  yield serializerFor(schema)(value);
}

function* ofList(items: TSchema, list: readonly unknown[]): Generator<Piece> {
  yield '[';
  for (const [index, item] of list.entries()) {
    if (index > 0) yield ',';
    yield* piecesOf(items, item);
  }
  yield ']';
}

async function* ofLateList(
  items: TSchema,
  { members }: LateList<unknown>,
): AsyncGenerator<Iterable<Piece>> {
  let before = '[';
  for await (const member of members) {
    yield [before];
    yield piecesOf(items, member);
    before = ',';
  }
  yield [before === '[' ? '[]' : ']'];
}

function* ofWrittenList({ texts }: WrittenList<unknown>): Generator<Piece> {
  let before = '[';
  for (const text of texts) {
    yield before + text;
    before = ',';
  }
  yield before === '[' ? '[]' : ']';
}

function* ofObject(
  properties: Readonly<Record<string, TSchema>>,
  value: Readonly<Record<string, unknown>>,
): Generator<Piece> {
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
      one instanceof LateList ||
      one instanceof WrittenList ||
      (Array.isArray(one) &&
        (one.length >= LONG || one.some((item) => isObject(item) && hasLongList(item)))),
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
