import { type Id, parseId } from '../shared/ids.ts';
import type { Chased } from './chased.ts';

/** Bytes of an id, and of a count. */
const ID = 16;
const COUNT = 4;
/** Entry, member, matches played, the minimum, and how many short of it. */
const ROW = 2 * ID + 3 * COUNT;
const NO_ROOM = Buffer.alloc(0);

/** Who is chased in a division, in their order. */
export interface ChasedList extends Iterable<Chased> {
  readonly length: number;
  /** How many matches the first is short; of most divisions nothing more is looked at. */
  readonly mostShort?: number;
  readonly at: (index: number) => Chased | undefined;
}

/**
 * The same as few bytes: of a club of 100,000 members 4 MB, a quarter of what objects take. Each row
 * is read when somebody looks at it, and most are not.
 */
export class ChasedRows implements ChasedList {
  readonly length: number;
  readonly mostShort: number;
  /** The memory in which they are, of others too. */
  readonly #room: Buffer;
  readonly #start: number;

  /**
   * @param start where they begin in the room
   * @param end where they end there
   * @throws RangeError where the bytes are no whole rows
   */
  constructor(room: Buffer, start = 0, end = room.length) {
    const size = end - start;
    if (size % ROW !== 0) throw new RangeError(`${size} bytes are no whole rows`);
    this.#room = room;
    this.#start = start;
    this.length = size / ROW;
    this.mostShort = this.at(0)?.shortBy ?? 0;
  }

  static of(chased: readonly Chased[]): ChasedRows {
    if (chased.length === 0) return new ChasedRows(NO_ROOM);
    const bytes = Buffer.allocUnsafeSlow(chased.length * ROW);
    for (const [index, one] of chased.entries()) write(bytes, index * ROW, one);
    return new ChasedRows(bytes);
  }

  get bytes(): Buffer {
    return this.#room.subarray(this.#start, this.#start + this.size);
  }

  /** In bytes. */
  get size(): number {
    return this.length * ROW;
  }

  isAs(other: ChasedRows | undefined): boolean {
    return other !== undefined && this.bytes.equals(other.bytes);
  }

  /** The same in another room. */
  movedTo(room: Buffer, start: number): ChasedRows {
    this.#room.copy(room, start, this.#start, this.#start + this.size);
    return new ChasedRows(room, start, start + this.size);
  }

  at(index: number): Chased | undefined {
    return index < this.length ? new Row(this.#room, this.#start + index * ROW) : undefined;
  }

  *[Symbol.iterator](): Generator<Chased> {
    for (let index = 0; index < this.length; index++) {
      yield new Row(this.#room, this.#start + index * ROW);
    }
  }
}

/** The same lists in one room: to keep a room for each list costs as much as what is in it. */
export function inOneRoom<List extends ChasedRows | undefined>(
  lists: readonly List[],
): (ChasedRows | List)[] {
  const room = Buffer.allocUnsafeSlow(lists.reduce((sum, list) => sum + (list?.size ?? 0), 0));
  let end = 0;
  return lists.map((list) => {
    if (list === undefined) return list;
    const moved = list.movedTo(room, end);
    end += moved.size;
    return moved;
  });
}

class Row implements Chased {
  readonly #bytes: Buffer;
  readonly #at: number;

  constructor(bytes: Buffer, at: number) {
    this.#bytes = bytes;
    this.#at = at;
  }

  get entryId(): Id<'entry'> {
    return readId(this.#bytes, this.#at);
  }

  get memberId(): Id<'member'> {
    return readId(this.#bytes, this.#at + ID);
  }

  get played(): number {
    return this.#count(0);
  }

  get minimum(): number {
    return this.#count(1);
  }

  get shortBy(): number {
    return this.#count(2);
  }

  #count(index: number): number {
    return this.#bytes.readUInt32LE(this.#at + 2 * ID + index * COUNT);
  }
}

function write(bytes: Buffer, at: number, chased: Chased): void {
  writeId(bytes, at, chased.entryId);
  writeId(bytes, at + ID, chased.memberId);
  const counts = [chased.played, chased.minimum, chased.shortBy];
  for (const [index, count] of counts.entries()) {
    bytes.writeUInt32LE(count, at + 2 * ID + index * COUNT);
  }
}

function writeId(bytes: Buffer, at: number, id: Id): void {
  bytes.write(id.replaceAll('-', ''), at, ID, 'hex');
}

function readId(bytes: Buffer, at: number): Id<never> {
  const hex = bytes.toString('hex', at, at + ID);
  const parts = `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}`;
  return parseId(`${parts}-${hex.slice(20)}`);
}
