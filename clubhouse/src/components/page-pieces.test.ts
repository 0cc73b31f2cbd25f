import assert from 'node:assert/strict';
import { test } from 'node:test';
import { h } from 'preact';
import { render } from 'preact-render-to-string';
import { PagePieces } from './page-pieces.ts';

function bytes(...texts: readonly string[]): Buffer[] {
  return texts.map((text) => Buffer.from(text));
}

test('CALL-2: what is drawn once for all stands in its places, and a name that looks like one is a name', () => {
  const pieces = new PagePieces();
  const name = '<kept-0></kept-0>';
  const [first, second] = [pieces.add(bytes('<i>Zoë</i>', name)), pieces.add([])];
  const markup = render(h('p', { title: name }, h(first, null), name, h(second, null), ' 6–3 '));
  assert.equal(
    pieces.fill(markup).toString(),
    '<p title="&lt;kept-0>&lt;/kept-0>"><i>Zoë</i><kept-0></kept-0>&lt;kept-0>&lt;/kept-0> 6–3 </p>',
  );
});
