import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type TProperties, type TSchema, Type as TypeBox } from 'typebox';
import { Type } from './type.ts';

type Builders = typeof Type;
/** A schema, as a caller of either builds it. */
type Plan = (builders: Builders) => TSchema;

const options = fc.record(
  { title: fc.string(), description: fc.string(), default: fc.integer() },
  { requiredKeys: [] },
);
const leaf = fc.oneof(
  fc.tuple(fc.constantFrom('Boolean', 'Integer', 'Null', 'Number', 'String'), options).map(
    ([name, told]): Plan =>
      (builders) =>
        builders[name](told),
  ),
  fc.tuple(fc.oneof(fc.string(), fc.integer(), fc.boolean()), options).map(
    ([value, told]): Plan =>
      (builders) =>
        builders.Literal(value, told),
  ),
  options.map(
    (told): Plan =>
      (builders) =>
        builders.Unsafe({ type: ['string', 'null'], ...told }),
  ),
  // Without options, as most are.
  fc.constant<Plan>((builders) => builders.String()),
);
const { schema } = fc.letrec<{
  schema: Plan;
  object: (builders: Builders) => ReturnType<Builders['Object']>;
}>((tie) => ({
  object: fc
    .tuple(fc.dictionary(fc.stringMatching(/^[a-z]{1,4}$/), tie('schema'), { maxKeys: 4 }), options)
    .map(([plans, told]) => (builders: Builders) => {
      const properties: TProperties = {};
      for (const [name, plan] of Object.entries(plans)) properties[name] = plan(builders);
      return builders.Object(properties, told);
    }),
  schema: fc.oneof(
    { maxDepth: 4 },
    leaf,
    tie('object'),
    fc.tuple(tie('object'), options).map(
      ([plan, told]): Plan =>
        (builders) =>
          builders.Partial(plan(builders), told),
    ),
    fc.tuple(tie('schema'), options).map(
      ([items, told]): Plan =>
        (builders) =>
          builders.Array(items(builders), told),
    ),
    fc.tuple(fc.array(tie('schema'), { maxLength: 3 }), options).map(
      ([any, told]): Plan =>
        (builders) =>
          builders.Union(
            any.map((one) => one(builders)),
            told,
          ),
    ),
    tie('schema').map(
      (plan): Plan =>
        (builders) =>
          builders.Optional(plan(builders)),
    ),
    tie('schema').map(
      (plan): Plan =>
        (builders) =>
          builders.Unsafe(plan(builders)),
    ),
    fc.tuple(tie('schema'), options).map(
      ([plan, told]): Plan =>
        (builders) =>
          builders.With(plan(builders), told),
    ),
  ),
}));

test('a schema is what TypeBox makes of the same words', () => {
  fc.assert(
    fc.property(schema, (plan) => {
      assert.deepEqual(plan(Type), plan(TypeBox));
    }),
    { numRuns: 1000 },
  );
});

test('what makes a property optional shows in no schema, and is not spread into another', () => {
  const optional = Type.Optional(Type.String());
  assert.deepEqual(Reflect.ownKeys({ ...optional }), ['type']);
  assert.deepEqual(Type.Object({ spread: { ...optional } }).required, ['spread']);
});
