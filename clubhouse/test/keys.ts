import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';

/** A page used without a mouse. */

/** The accessible name of the focused element. */
export function focused(page: Page): Promise<string> {
  return page.evaluate<string>(`(() => {
    const stop = document.activeElement;
    const label = stop.labels?.[0]?.textContent ?? '';
    const said = stop.ariaLabel ?? (label === '' ? stop.textContent : label);
    return said.replaceAll(/\\s+/g, ' ').trim();
  })()`);
}

const MAX_STOPS = 80;

/** Presses Tab until an element has the focus; fails for one out of the keyboard's reach. */
export async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const heard: string[] = [];
  for (let stop = 0; stop < MAX_STOPS; stop++) {
    await page.keyboard.press('Tab');
    const here = await focused(page);
    if (typeof name === 'string' ? here === name : name.test(here)) return;
    heard.push(here);
  }
  assert.fail(`no Tab leads to ${String(name)}: ${heard.join(' | ')}`);
}

/** Presses a key that leads to another page. */
export async function go(page: Page, key: string): Promise<void> {
  await Promise.all([page.waitForEvent('load'), page.keyboard.press(key)]);
}
