import { createHash, hash } from 'node:crypto';
import type { TSchema } from 'typebox';
import type { HeldChunk } from './held-chunk.ts';
import { HeldText } from './held-text.ts';
import { letOthersIn } from './let-others-in.ts';
import { serializerFor } from './serialize.ts';

/** Shorter lists are written in one go. */
const LONG = 20;

/** An answer as JSON, with the SHA-256 of it. */
export interface Written {
  readonly body: HeldText;
  /** In base64url. */
  readonly hash: string;
}

export function writeAtOnce(schema: TSchema, answer: unknown): Written {
  let hashed = '';
  const body = new HeldText((chunk) => (hashed = hash('sha256', chunk, 'base64url')));
  body.write(serializerFor(schema)(answer));
  body.end();
  return { body, hash: hashed };
}

/**
 * A list of an answer, whose members are made one after the other as they are written: no more of
 * them is held than the next. Written once, in the snapshot that they are read from; those of one
 * answer one after the other, as they stand in it.
 */
export class LateList<Member> {
  readonly members: AsyncIterable<Member>;

  constructor(members: AsyncIterable<Member>) {
    this.members = members;
  }
}

/**
 * A list of an answer, whose members are written when they are added: for one behind something that
 * is known once all of them were seen. No more of them is held than their text. Written once.
 */
export class WrittenList<Member> {
  readonly #write: (member: Member) => string;
  /** All in bytes is packed: it goes on in the text of the answer, and is garbage otherwise. */
  readonly #text = new HeldText(undefined, 0);
  #before = '[';

  /** @param items what each member is written by */
  constructor(items: TSchema) {
    this.#write = serializerFor(items);
  }

  add(members: readonly Member[]): void {
    for (const member of members) {
      this.#text.write(this.#before + this.#write(member));
      this.#before = ',';
    }
  }

  /** The list, once nothing more is added: it is given away, part by part. */
  *pieces(): Generator<string | HeldChunk> {
    yield* this.#text.held;
    yield* this.#text.rest();
    yield this.#before === '[' ? '[]' : ']';
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
  const sha256 = createHash('sha256');
  const body = new HeldText((chunk) => sha256.update(chunk));
  const write = async (pieces: Iterable<Piece>): Promise<void> => {
    for (const piece of pieces) {
      if (typeof piece === 'string') body.write(piece);
      else if ('bytes' in piece) body.add(piece);
      else for await (const some of piece) await write(some);
      await letOthersIn();
    }
  };
  await write(piecesOf(schema, answer));
  body.end();
  return { body, hash: sha256.digest('base64url') };
}

/** Text; some that is held already; or more pieces, which are made as they are asked for. */
type Piece = string | HeldChunk | AsyncIterable<Iterable<Piece>>;

function* piecesOf(schema: TSchema, value: unknown): Generator<Piece> {
  if (value instanceof WrittenList) return yield* value.pieces();
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
