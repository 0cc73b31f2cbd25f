import '../tsx.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { h } from 'preact';
import { render } from 'preact-render-to-string';
import type { FilledField } from './filled-field.ts';

const { HiddenFields, PictureField, RadioField, SelectField, TextArea, TextField, Tick } =
  await import('./form-fields.tsx');

const RIGHT: FilledField = {
  name: 'name',
  id: 'place-name',
  said: ['"A" & <b>'],
  typed: '"A" & <b>',
  fault: undefined,
  input: { maxlength: 5, required: true },
  isFirstFault: false,
};
const WRONG: FilledField = { ...RIGHT, fault: 'Too long.', isFirstFault: true };
const OPTIONS = [
  ['a', 'A'],
  ['b', 'B'],
] as const;

const KINDS: readonly (readonly [kind: string, draw: (of: FilledField) => string])[] = [
  ['text', (of) => render(h(TextField, { of, label: 'Name', hint: 'Whose?' }))],
  ['date', (of) => render(h(TextField, { of, label: 'Name', hint: 'Whose?', type: 'date' }))],
  ['area', (of) => render(h(TextArea, { of, label: 'Name', hint: 'Whose?', rows: 3 }))],
  ['picture', (of) => render(h(PictureField, { of, label: 'Name', hint: 'Whose?' }))],
  [
    'select',
    (of) => render(h(SelectField, { of, label: 'Name', hint: 'Whose?', options: OPTIONS })),
  ],
  ['radio', (of) => render(h(RadioField, { of, label: 'Name', hint: 'Whose?', options: OPTIONS }))],
];

for (const [kind, draw] of KINDS) {
  test(`KEYS-3: an error of a ${kind} is announced, described and focused; without one nothing is`, () => {
    const wrong = draw(WRONG);
    assert.match(wrong, /aria-describedby="place-name-hint place-name-fault"/);
    assert.match(wrong, /<p class="fault" id="place-name-fault" role="alert">Too long\.<\/p>/);
    assert.match(wrong, / aria-invalid="true"/);
    assert.equal(wrong.match(/ autofocus/g)?.length, 1);
    assert.equal(wrong.match(/ id="place-name"/g)?.length, 1);
    const right = draw(RIGHT);
    assert.match(right, /aria-describedby="place-name-hint"/);
    assert.doesNotMatch(right, /aria-invalid|autofocus|role="alert"/);
  });
}

test('FORM-1: a field shows again exactly what was typed', () => {
  const typed = '&quot;A&quot; &amp; &lt;b>';
  assert.ok(render(h(TextField, { of: RIGHT, label: '' })).includes(` value="${typed}"`));
  assert.match(render(h(TextArea, { of: RIGHT, label: '', rows: 1 })), /&amp; &lt;b/);
  assert.ok(render(h(HiddenFields, { of: [RIGHT] })).includes(` value="${typed}"`));
  const of = { ...RIGHT, said: ['b', 'c'], typed: 'b' };
  assert.match(
    render(h(SelectField, { of, label: '', options: OPTIONS })),
    /<option value="b" selected>/,
  );
  assert.match(render(h(RadioField, { of, label: '', options: OPTIONS })), /value="b" checked/);
  const tick = (value: string) => render(h(Tick, { of, label: '', value }));
  assert.match(tick('c'), / checked/);
  assert.doesNotMatch(tick('a'), / checked/);
});
