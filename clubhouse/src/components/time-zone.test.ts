import assert from 'node:assert/strict';
import { test } from 'node:test';

interface Connected {
  readonly connectedCallback: () => void;
  querySelector: () => object | null;
}

test('CFG-6: the list of time zones starts with the browser’s, if it is listed', async () => {
  const made = Promise.withResolvers<new () => Connected>();
  Object.assign(globalThis, {
    HTMLElement: Object,
    customElements: { define: (_: string, element: new () => Connected) => made.resolve(element) },
  });
  await import('./time-zone.client.ts');
  const element = new (await made.promise)();
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const chosenFrom = (zones: readonly string[]) => {
    const select = { value: 'Europe/London', options: zones.map((value) => ({ value })) };
    element.querySelector = () => select;
    element.connectedCallback();
    return select.value;
  };
  assert.equal(chosenFrom(['Europe/London', timeZone]), timeZone);
  assert.equal(chosenFrom(['Europe/London']), 'Europe/London');
});
