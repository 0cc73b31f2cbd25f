export type IdKind =
  | 'api_key'
  | 'claim'
  | 'club'
  | 'competition'
  | 'court_location'
  | 'division'
  | 'entry'
  | 'event'
  | 'join_request'
  | 'lineup'
  | 'login_link'
  | 'match'
  | 'member'
  | 'season'
  | 'session'
  | 'tie_decision'
  | 'wipe';

declare const idOf: unique symbol;

/**
 * A lower-case UUIDv7: ids of one process sort by creation (API-1). A member's id does not pass for
 * an entry's; `Id<never>` passes for every kind, on the caller's word.
 */
export type Id<Kind extends IdKind = IdKind> = string & { readonly [idOf]: Kind };

const SHAPE = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether the value has the form of an id, regardless of its kind. */
export function isId(value: unknown): value is Id<never> {
  return typeof value === 'string' && SHAPE.test(value);
}

/** An id written in code, as in an example. @throws TypeError */
export function parseId(text: string): Id<never> {
  if (!isId(text)) throw new TypeError(`${text} is not an id`);
  return text;
}

/** The id of nothing: for a SQL list, which cannot be empty, and for a caller that is not a key. */
export const NO_ID = '' as Id<never>;

const COUNTER_LIMIT = 0x1000;
/** Random bytes per id, and how many ids are generated at a time. */
const RANDOM = 8;
const BATCH_IDS = 64;

/** Makes ids, each later than all earlier ones. */
export interface IdSource {
  <Kind extends IdKind>(): Id<Kind>;
  /** Makes future ids sort after this id, which another source made. */
  readonly comeAfter: (id: Id) => void;
}

/**
 * Ids increase even within a millisecond or if the clock goes back: the 12 bits after the version
 * count up, and borrow a millisecond when they run out.
 */
export function createIdSource(
  now: () => number,
  randomBytes: (size: number) => Uint8Array,
): IdSource {
  let lastMillisecond = 0;
  let counter = 0;
  let random: Uint8Array = new Uint8Array();
  const nextRandom = () => {
    if (random.length < RANDOM) random = randomBytes(RANDOM * BATCH_IDS);
    const next = random.subarray(0, RANDOM);
    random = random.subarray(RANDOM);
    return next;
  };
  const newId = <Kind extends IdKind>(): Id<Kind> => {
    counter += 1;
    const millisecond = now();
    if (millisecond > lastMillisecond) {
      lastMillisecond = millisecond;
      counter = 0;
    } else if (counter === COUNTER_LIMIT) {
      lastMillisecond += 1;
      counter = 0;
    }
    return formatId(lastMillisecond, counter, nextRandom());
  };
  const comeAfter = (id: Id) => {
    const millisecond = Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);
    const sequence = Number.parseInt(id.slice(15, 18), 16);
    if (millisecond > lastMillisecond) [lastMillisecond, counter] = [millisecond, sequence];
    else if (millisecond === lastMillisecond) counter = Math.max(counter, sequence);
  };
  return Object.assign(newId, { comeAfter });
}

function formatId<Kind extends IdKind>(
  millisecond: number,
  counter: number,
  random: Uint8Array,
): Id<Kind> {
  const time = millisecond.toString(16).padStart(12, '0');
  const sequence = counter.toString(16).padStart(3, '0');
  // The variant, binary 10, is in the top two bits of the ninth byte.
  const variant = ((random[0] ?? 0) & 0x3f) | 0x80;
  const tail = [variant, ...random.subarray(1)].map((byte) => byte.toString(16).padStart(2, '0'));
  const node = tail.join('');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${sequence}-${node.slice(0, 4)}-${node.slice(4)}` as Id<Kind>;
}
