import { type Static, type TObject, type TSchema, type TString, type TUnsafe, Type } from 'typebox';
import { toPascalCase } from '../shared/pascal.ts';
import type { IsoDate, Timestamp } from '../shared/dates.ts';
import type { Id } from '../shared/ids.ts';
import { ENUM_DESCRIPTIONS } from './enum-descriptions.ts';
import { makeIdSchema, MemberId } from './id-schemas.ts';

/**
 * A schema with a `title` becomes a component of the OpenAPI document, with its `ABOUT`. A
 * `default` and another `description` belong to the place that uses it.
 */

export const ABOUT = 'x-about';

/** The schema or null. A list of types validates and serialises fastest. */
export function Nullable<T extends TSchema>(schema: T): TUnsafe<Static<T> | null> {
  const { type, enum: values, ...rest } = schema as TSchema & { type?: unknown; enum?: unknown[] };
  if (typeof type !== 'string') throw new TypeError('Nullable takes a schema of one type');
  const widened = values === undefined ? {} : { enum: [...values, null] };
  return Type.Unsafe<Static<T> | null>({ ...rest, type: [type, 'null'], ...widened });
}

/** `title` names the component. @throws TypeError if `enum-descriptions.ts` lacks the values */
export function StringEnum<const T extends readonly string[]>(
  title: string,
  values: T,
  options: { description?: string; default?: T[number] } = {},
): TUnsafe<T[number]> {
  const about = ENUM_DESCRIPTIONS[title];
  if (about === undefined) throw new TypeError(`Describe ${title} in enum-descriptions.ts`);
  return Type.Unsafe<T[number]>({
    type: 'string',
    enum: [...values],
    title,
    [ABOUT]: about,
    ...options,
  });
}

/** An object that refuses unknown members (API-2). */
export function StrictObject<T extends Record<string, TSchema>>(
  properties: T,
  options: { title?: string; description?: string; minProperties?: number } = {},
): TObject<T> {
  const { title, description = '' } = options;
  const about = title === undefined ? {} : { [ABOUT]: description };
  return Type.Object(properties, { additionalProperties: false, ...about, ...options });
}

/** An array of two: index 0 is side 0, index 1 is side 1. */
export function Pair<T extends TSchema>(item: T): TUnsafe<[Static<T>, Static<T>]> {
  return Type.Unsafe<[Static<T>, Static<T>]>({
    type: 'array',
    items: item,
    minItems: 2,
    maxItems: 2,
  });
}

/** The id of anything; ids of a known kind have schemas in `id-schemas.ts`. */
export const Uuid = Type.Unsafe<Id>({ type: 'string', format: 'uuid' });
/** An instant as the service writes it. */
export const DateTime = Type.Unsafe<Timestamp>({ type: 'string', format: 'date-time' });
export const CalendarDate = Type.Unsafe<IsoDate>({ type: 'string', format: 'date' });
/** Any offset is allowed; `readDateTime` turns it into a timestamp. */
export const WrittenDateTime = Type.String({ format: 'date-time' });
export const Side = Type.Unsafe<0 | 1>({
  type: 'integer',
  enum: [0, 1],
  title: 'Side',
  [ABOUT]: ENUM_DESCRIPTIONS['Side'],
});

/** The name of a person or thing, as defined by `isName` (API-16). */
export function Name(maxLength = 100): TString {
  return Type.String({ minLength: 1, maxLength, format: 'name' });
}

/** Path parameters of a route about one resource. The parameter's title is its component name. */
export function makeIdParams<Noun extends keyof KindOf>(noun: Noun) {
  return StrictObject({ id: IdOf(noun) });
}

interface KindOf {
  readonly 'API key': 'api_key';
  readonly application: 'join_request';
  readonly competition: 'competition';
  readonly 'court location': 'court_location';
  readonly division: 'division';
  readonly entry: 'entry';
  readonly 'choosing member': 'member';
  readonly match: 'match';
  readonly member: 'member';
  readonly season: 'season';
  readonly 'tie decision': 'tie_decision';
}

export function IdOf<Noun extends keyof KindOf>(noun: Noun): TUnsafe<Id<KindOf[Noun]>> {
  const title = toPascalCase(`${noun} id`);
  return Type.With(makeIdSchema<KindOf[Noun]>(), { title, description: `The id of the ${noun}` });
}

/** A member as others see them: only by display name. */
export const MemberRef = StrictObject(
  { id: MemberId, display_name: Type.String() },
  { title: 'MemberRef' },
);

export const Limit = Type.Optional(
  Type.Integer({ minimum: 1, maximum: 200, default: 50, description: 'Maximum number of rows' }),
);

export function Several<T extends TSchema>(item: T, maxItems: number, description: string) {
  const how = 'Repeat the name or separate the values with commas';
  return Type.Array(item, { minItems: 1, maxItems, description: `${description}. ${how}` });
}

const AFTER = 'The `next_cursor` of the previous page; omit it for the first page';

export const PageQuery = {
  after: Type.Optional(Type.With(makeIdSchema<never>(), { description: AFTER })),
  limit: Limit,
};

/** The cursor of a list sorted by more than an id. */
const Cursor = Type.String({ maxLength: 200, title: 'Cursor', [ABOUT]: 'Opaque.' });

export const CursorQuery = {
  after: Type.Optional(Type.With(Cursor, { description: AFTER })),
  limit: Limit,
};

/** A page of a list. `next_cursor` is the next call's `after`, and null on the last page. */
export function Page<T extends TSchema>(item: T, title: string) {
  return StrictObject({ data: Type.Array(item), next_cursor: Nullable(Uuid) }, { title });
}

/** Several things to create at once: all or none. */
export function Batch<T extends TSchema>(item: T, title: string) {
  return StrictObject(
    { items: Type.Array(item, { minItems: 1, maxItems: 500 }) },
    {
      title,
      description: 'Either all rows are created or none. A refusal points to every invalid row.',
    },
  );
}
