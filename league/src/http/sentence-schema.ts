import {
  type Static,
  type TObject,
  type TProperties,
  type TSchema,
  type TUnsafe,
  Type,
} from 'typebox';
import type { ByCode, Fact, Family, SentenceOf } from '../shared/sentences/family.ts';
import type { Kind, Param, DocumentedFamily } from '../shared/sentences/param.ts';
import { toPascalCase } from '../shared/pascal.ts';
import { Score } from './score-schema.ts';
import {
  ABOUT,
  CalendarDate,
  Nullable,
  Pair,
  Side,
  StrictObject,
  StringEnum,
  Uuid,
} from './schema.ts';

/** A union by `code`, built from the catalogue, each with its own type of parameters. */

/** `{ code, params, sentence }` of a family, as a component such as `PlacementSentence`. */
export function makeSentenceSchema<S extends ByCode<S>>(
  family: Family<S>,
): TUnsafe<SentenceOf<Family<S>>> {
  return Type.Unsafe<SentenceOf<Family<S>>>(
    makeComponent(family, 'Sentence', { sentence: Type.String() }),
  );
}

/** A row with a sentence of the family in addition to its own members. */
export function withSentence<T extends TProperties, S extends ByCode<S>>(
  fields: T,
  family: Family<S>,
  options: { title: string; description?: string },
): TUnsafe<Static<TObject<T>> & SentenceOf<Family<S>>> {
  return Type.Unsafe<Static<TObject<T>> & SentenceOf<Family<S>>>(
    combineSchemas(fields, makeSentenceSchema(family), options),
  );
}

/** Like `withSentence`, with the sentence under another name. */
export function withFact<T extends TProperties, S extends ByCode<S>>(
  fields: T,
  family: Family<S>,
  options: { title: string; description?: string },
): TUnsafe<Static<TObject<T>> & Fact<Family<S>>> {
  return Type.Unsafe<Static<TObject<T>> & Fact<Family<S>>>(
    combineSchemas(fields, makeComponent(family, 'Fact', {}), options),
  );
}

function combineSchemas(
  fields: TProperties,
  sentence: TSchema,
  options: { title: string },
): TSchema {
  return { allOf: [Type.Object(fields), sentence], unevaluatedProperties: false, ...options };
}

function makeComponent(family: DocumentedFamily, ending: string, more: TProperties): TSchema {
  return {
    title: `${toPascalCase(family.name)}${ending}`,
    [ABOUT]: family.about,
    description: family.about,
    oneOf: Object.entries(family.sentences).map(([code, { about, params }]) => ({
      ...Type.Object({
        code: Type.Literal(code),
        params: makeParamsSchema(params, `${toPascalCase(family.name)}${toPascalCase(code)}Params`),
        ...more,
      }),
      title: `${toPascalCase(family.name)}${toPascalCase(code)}${ending}`,
      description: about,
    })),
    examples: Object.entries(family.sentences).map(([code, one]) => {
      const [params = {}] = one.examples;
      return { code, params, ...('sentence' in more ? { sentence: one.english(params) } : {}) };
    }),
  };
}

type Params = Readonly<Record<string, Param<unknown>>>;

/** An object with these required and these optional members, as the component `title`. */
export function makeParamsSchema(always: Params, title: string, maybe: Params = {}): TSchema {
  const member = ({ kind, about }: Param<unknown>) => ({
    ...makeKindSchema(kind),
    description: about,
  });
  const members = [
    ...Object.entries(always).map(([name, one]): [string, TSchema] => [name, member(one)]),
    ...Object.entries(maybe).map(([name, one]): [string, TSchema] => [
      name,
      Type.Optional(member(one)),
    ]),
  ];
  return StrictObject(Object.fromEntries(members), { title });
}

function makeKindSchema(kind: Kind): TSchema {
  switch (kind.kind) {
    case 'id':
      return Uuid;
    case 'name':
      return Type.String();
    case 'date':
      return CalendarDate;
    case 'count':
      return Type.Integer({ minimum: 0 });
    case 'number':
      return Type.Number();
    case 'flag':
      return Type.Boolean();
    case 'side':
      return Side;
    case 'score':
      return Score;
    case 'share':
      return StrictObject({ won: Type.Integer(), of: Type.Integer() }, { title: 'Share' });
    case 'rate':
      return StrictObject({ total: Type.Number(), matches: Type.Integer() }, { title: 'Rate' });
    case 'one_of':
      return StringEnum(kind.title, kind.values);
    case 'nullable':
      return makeNullable(makeKindSchema(kind.of));
    case 'pair':
      return Pair(makeKindSchema(kind.of));
    case 'list':
      return Type.Array(makeKindSchema(kind.of));
    case 'fact':
      return makeComponent(kind.family, 'Fact', {});
  }
}

function makeNullable(schema: TSchema): TSchema {
  return 'oneOf' in schema ? Type.Union([schema, Type.Null()]) : Nullable(schema);
}
