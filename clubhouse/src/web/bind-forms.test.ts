import assert from 'node:assert/strict';
import { test } from 'node:test';
import { h } from 'preact';
import { render } from 'preact-render-to-string';
import { bindForms } from './bind-forms.ts';

test('SIGN-23: the member is added behind the whole tag of every posted form, and of no other', () => {
  const said = 'A "5 > 3" method="post" <form>';
  const tags = [
    render(h('form', { method: 'post', title: said })),
    render(h('form', { title: said, method: 'post' })),
    render(h('form', { title: said, method: 'get' })),
    render(h('form', { title: said })),
  ];
  const field = '<input type="hidden" name="as_member" value="m"/>';
  const bound = tags.map((tag, index) =>
    index < 2 ? tag.replace('</form>', `${field}</form>`) : tag,
  );
  assert.equal(bindForms(tags.join(''), 'm'), bound.join(''));
});
