import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { chooseCaseCount } from 'test-kit/cases';
import { CATALOGUE } from './catalogue.ts';
import type { Kind, DocumentedSentence } from './param.ts';

const SENTENCES = CATALOGUE.flatMap(({ name, sentences }) =>
  Object.entries(sentences).map(([code, one]): [string, DocumentedSentence] => [
    `${name}.${code}`,
    one,
  ]),
);

test('SAY-1: a parameter’s values are single words, not sentences', () => {
  const words = (kind: Kind): readonly string[] => {
    if ('values' in kind) return kind.values;
    return kind.kind === 'nullable' || kind.kind === 'pair' || kind.kind === 'list'
      ? words(kind.of)
      : [];
  };
  for (const [code, { params }] of SENTENCES) {
    const used = Object.values(params).flatMap(({ kind }) => words(kind));
    assert.deepEqual(
      used.filter((word) => !/^[A-Za-z]+(_[a-z]+)*$/.test(word)),
      [],
      code,
    );
  }
});

const name = fc.stringMatching(/^[A-Z][a-z]{2,8}$/);
const count = fc.nat({ max: 150 });
const games = fc.tuple(count, count);

/** Any value of the kind. */
function valueOf(kind: Kind): fc.Arbitrary<unknown> {
  switch (kind.kind) {
    case 'id':
      return fc.uuid();
    case 'name':
      return name;
    case 'date':
      return fc.constantFrom('2026-05-31', '2028-02-29');
    case 'count':
      return count;
    case 'number':
      return fc.constantFrom(-4, 0, 1, 2.5, 9);
    case 'flag':
      return fc.boolean();
    case 'side':
      return fc.constantFrom(0, 1);
    case 'score':
      return fc.record({ sets: fc.array(fc.record({ games }), { maxLength: 5 }) });
    case 'share':
      return fc.record({ won: count, of: count });
    case 'rate':
      return fc.record({ total: fc.double({ noNaN: true, min: -100, max: 100 }), matches: count });
    case 'one_of':
      return fc.constantFrom(...kind.values);
    case 'nullable':
      return fc.option(valueOf(kind.of));
    case 'pair':
      return fc.tuple(valueOf(kind.of), valueOf(kind.of));
    case 'list':
      return fc.array(valueOf(kind.of), { minLength: 1, maxLength: 4 });
    case 'fact': {
      const facts = Object.entries(kind.family.sentences).map(([code, one]) =>
        fc.record({ code: fc.constant(code), params: paramsOf(one) }),
      );
      return fc.oneof(...facts);
    }
  }
}

function paramsOf({ params }: DocumentedSentence): fc.Arbitrary<object> {
  return fc.record(
    Object.fromEntries(Object.entries(params).map(([key, { kind }]) => [key, valueOf(kind)])),
  );
}

for (const [code, one] of SENTENCES) {
  test(`SAY-1: ${code} has words for all its parameters, without any id`, () => {
    fc.assert(
      fc.property(paramsOf(one), (params) => {
        const english = one.english(params);
        assert.match(english, /^\S.*\S$/);
        assert.doesNotMatch(english, /undefined|\[object|NaN|[0-9a-f]{8}-[0-9a-f]{4}/);
      }),
      { numRuns: chooseCaseCount(50) },
    );
  });
}
