import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type CommonCode, LeagueFailure, type Refusal } from '../api/answer.ts';
import { en } from '../messages/en.ts';
import {
  chosen,
  count,
  day,
  email,
  etag,
  hidden,
  manyChosen,
  once,
  chooseOne,
  optional,
  paragraphs,
  chooseSome,
  text,
  ticked,
} from './field-kinds.ts';
import { form } from './form.ts';

const NAME = { minLength: 1, maxLength: 5, format: 'name' } as const;
const { faults } = en.form;

const EXAMPLE = form({
  season: hidden,
  once,
  name: text(NAME),
  age_group: optional(text({ minLength: 1, maxLength: 3 })),
  boxes: count([0, 60]),
  until: optional(day),
  kind: chooseOne(['one', 'two']),
});
const GOOD = { season: 's1', once: 'a-once-token', name: 'Ana', boxes: '3', kind: 'two' };

const visit = (fields: Record<string, string> | [string, string][]) => ({
  form: new URLSearchParams(fields),
  words: en,
});

function refusal(
  pointers: readonly string[],
  code: CommonCode = 'invalid_request',
): Refusal<CommonCode> {
  const errors = pointers.map((pointer) => ({ pointer, message: '' }));
  const refused = { kind: 'refusal', status: 400, code, problem: { errors } };
  return refused as unknown as Refusal<CommonCode>;
}

test('FORM-1: a valid form has a value for each field', () => {
  const filled = EXAMPLE.read(visit({ ...GOOD, name: ' Ana\t', until: ' ' }));
  assert.ok(!filled.isFaulty);
  assert.deepEqual(filled.values, {
    ...GOOD,
    age_group: null,
    boxes: 3,
    until: null,
  });
  assert.equal(filled.status, 200);
});

test('FORM-1: every error is shown at its field at once, the input is kept, and the first error has the focus', () => {
  const typed = { ...GOOD, name: '\u{1F600}', age_group: 'long', boxes: '61', until: '9999-12-31' };
  const filled = EXAMPLE.read(visit(typed));
  assert.ok(filled.isFaulty);
  assert.equal(filled.status, 422);
  const shown = (['name', 'age_group', 'boxes', 'until', 'kind'] as const).map(filled.field);
  assert.deepEqual(
    shown.map((one) => one.fault),
    [faults.notName, faults.tooLong(3), faults.notNumber(0, 60), faults.notDay, undefined],
  );
  assert.deepEqual(
    shown.map((one) => one.typed),
    ['\u{1F600}', 'long', '61', '9999-12-31', 'two'],
  );
  assert.deepEqual(
    shown.map((one) => one.isFirstFault),
    [true, false, false, false, false],
  );
});

test('FORM-1: a page words its own errors, one for all or one for each', () => {
  const own = { name: { missing: 'Whose?' }, boxes: 'How many?' };
  const filled = EXAMPLE.read(visit({ ...GOOD, name: ' ', boxes: 'x' }), own);
  assert.equal(filled.field('name').fault, 'Whose?');
  assert.equal(filled.field('boxes').fault, 'How many?');
  const long = EXAMPLE.read(visit({ ...GOOD, name: 'Ananas' }), own);
  assert.equal(long.field('name').fault, faults.tooLong(5));
});

test('FORM-1: reading a form never throws, and each field is valid or has a sentence', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom(...Object.keys(GOOD), 'until', 'x'), fc.string())),
      (pairs) => {
        const filled = EXAMPLE.read(visit(pairs));
        for (const name of ['name', 'boxes', 'until', 'kind', 'once'] as const) {
          const isRight = filled.values[name] !== undefined;
          assert.equal(filled.field(name).fault === undefined, isRight, name);
        }
      },
    ),
  );
});

test('FORM-1: errors that only the page can detect are shown together with the rest', () => {
  const judge = ({ boxes = 0, kind }: { boxes?: number; kind?: string }) =>
    boxes < 5 && kind === 'two' ? { boxes: 'Five at least.' } : {};
  const both = EXAMPLE.read(visit({ ...GOOD, name: '' }), {}, judge);
  assert.deepEqual(
    [both.isFaulty, both.field('name').fault, both.field('boxes').fault],
    [true, faults.missing, 'Five at least.'],
  );
  assert.equal(EXAMPLE.read(visit({ ...GOOD, boxes: '5' }), {}, judge).isFaulty, false);
});

test('FORM-2: the league’s refusal is shown at its fields, and the input is never lost', () => {
  const filled = EXAMPLE.read(visit(GOOD));
  const own = filled.refusedBy(refusal(['/name', '/items/0/boxes/1', '/age_group']), {
    '/items/0/boxes': 'boxes',
  });
  assert.equal(own.status, 422);
  assert.deepEqual(
    (['name', 'age_group', 'boxes', 'until'] as const).map((name) => own.field(name).fault),
    [faults.refused, faults.refused, faults.refused, undefined],
  );
  assert.equal(own.field('name').typed, 'Ana');
  assert.equal(own.trouble, null);
});

test('FORM-2: a refusal about no visible field is shown for the whole form', () => {
  const filled = EXAMPLE.read(visit(GOOD));
  for (const pointers of [[], ['/season'], ['header/Idempotency-Key'], ['/names']]) {
    const refused = filled.refusedBy(refusal(pointers));
    assert.equal(refused.trouble, en.form.refused, pointers.join(' '));
    assert.equal(refused.status, 422);
    assert.ok(refused.isFaulty);
  }
});

test('FORM-2: an address that names nothing, and any other code, is left to the page or the edge', () => {
  const filled = EXAMPLE.read(visit(GOOD));
  assert.throws(() => filled.refusedBy(refusal(['path/id'])), LeagueFailure);
  assert.throws(() => filled.refusedBy(refusal(['/name'], 'not_found')), LeagueFailure);
});

test('SEAS-9: a new form has its own token, which it keeps; an invented one is replaced', () => {
  const [one, other] = [EXAMPLE.begin(visit({})), EXAMPLE.begin(visit({}))];
  assert.notEqual(one.values.once, other.values.once);
  assert.equal(EXAMPLE.read(visit(GOOD)).values.once, 'a-once-token');
  for (const madeUp of ['', 'short', 'x'.repeat(65), 'a b c d e f g', 'a/b/c/d/e']) {
    assert.match(EXAMPLE.read(visit({ ...GOOD, once: madeUp })).values.once ?? '', /^[\w-]{20}$/);
  }
  const names = one.hiddenFields.map(({ name }) => name);
  assert.deepEqual(names, ['season', 'once']);
});

test('SEAS-4: the displayed ETag is sent back, and an invalid one matches no version', () => {
  const shape = form({ etag });
  assert.equal(shape.read(visit({ etag: '"2026"' })).values.etag, '"2026"');
  for (const none of ['', 'x', '""', '"a" b', '"\n"', '*', `"${'x'.repeat(201)}"`]) {
    assert.equal(shape.read(visit({ etag: none })).values.etag, '"none"', none);
  }
});

test('FORM-1: each kind of field is tested on both sides of its limits', () => {
  const shape = form({
    mail: email({ maxLength: 254 }),
    notes: paragraphs({ maxLength: 4 }),
    pick: chosen,
    picks: manyChosen,
    play: chooseSome(['a', 'b', 'c']),
    share: ticked,
    on: day,
  });
  const read = (fields: [string, string][]) => shape.read(visit(fields));
  const good = read([
    ['mail', ' ann@example.org '],
    ['notes', 'a\r\nbc'],
    ['pick', 'x'],
    ['picks', 'x'],
    ['picks', 'y'],
    ['play', 'c'],
    ['play', 'a'],
    ['play', 'z'],
    ['share', '1'],
    ['on', '9999-12-30'],
  ]);
  assert.deepEqual(good.values, {
    mail: 'ann@example.org',
    notes: 'a\nbc',
    pick: 'x',
    picks: ['x', 'y'],
    play: ['a', 'c'],
    share: true,
    on: '9999-12-30',
  });
  const bad = read([
    ['mail', 'ann@'],
    ['notes', 'a\nbcd'],
    ['on', '2026-02-29'],
  ]);
  assert.deepEqual(
    (['mail', 'notes', 'pick', 'picks', 'play', 'share', 'on'] as const).map(
      (name) => bad.field(name).fault,
    ),
    [faults.notEmail, faults.tooLong(4), undefined, undefined, undefined, undefined, faults.notDay],
  );
  assert.equal(bad.values.share, false);
  assert.equal(read([['on', '']]).field('on').fault, faults.missing);
  assert.equal(
    form({ kind: chooseOne(['a', 'b']) })
      .read(visit({ kind: 'c' }))
      .field('kind').fault,
    faults.notChosen,
  );
});

test('FORM-1: rows have their own names, and forms on one page have their own ids', () => {
  const row = EXAMPLE.row('r1').read(visit({ 'name-r1': 'Ana', name: 'Ben', 'boxes-r1': '1' }));
  assert.equal(row.values.name, 'Ana');
  assert.deepEqual([row.field('name').name, row.field('name').id], ['name-r1', 'name-r1']);
  const place = EXAMPLE.withIds('place').read(visit(GOOD));
  assert.deepEqual([place.field('name').name, place.field('name').id], ['name', 'place-name']);
});

test('FORM-1: some values can be replaced, and an error of the whole form keeps all', () => {
  const filled = EXAMPLE.begin(visit({}), { name: 'Ana', kind: null }).with({ boxes: '7' });
  assert.deepEqual([filled.values.name, filled.values.boxes], ['Ana', 7]);
  assert.equal(filled.isFaulty, false);
  const troubled = filled.withTrouble('No.', 403);
  assert.deepEqual([troubled.trouble, troubled.status], ['No.', 403]);
  assert.equal(troubled.field('name').typed, 'Ana');
  assert.equal(filled.withFaults({ name: 'Taken.' }).field('name').isFirstFault, true);
});
