import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { shareChromium } from 'test-kit/chromium';
import { clubhouseForTests } from './clubhouse.ts';
import { FakeTelegram, TOKEN } from './fake-telegram.ts';
import { Gallery, LOOKS } from './gallery.ts';
import { findFaults, findFaultsOnSmallPhone } from './inspect.ts';
import { once } from './once.ts';
import { giveLongNames, makeScene } from './scene.ts';
import { VIEWS } from './views.ts';

const apiUrl = await new FakeTelegram().serve({ after });
const started = clubhouseForTests({ telegram: { token: TOKEN, apiUrl } });
// A visible scroll bar makes the page narrower.
const browser = shareChromium([], { hasScrollbars: true });

const gallery = once(async () => {
  const scene = await makeScene(started());
  await giveLongNames(scene);
  return new Gallery(browser(), scene);
});

/** Addresses that differ only in ids share a layout, which is checked once in every width. */
const seenLayouts = new Set<string>();

function isNewLayout(url: string): boolean {
  const layout = new URL(url).pathname.replaceAll(/\/(?:[0-9a-f]{8}-[0-9a-f-]{27}|\d+)\b/g, '/:id');
  const isNew = !seenLayouts.has(layout);
  seenLayouts.add(layout);
  return isNew;
}

// Each view in one look; `npm run lab -- clubhouse-look --all` tries every look and width.
for (const [index, view] of VIEWS.entries()) {
  const look = LOOKS[index % LOOKS.length] ?? LOOKS[0];
  if (look === undefined) continue;
  const { language, scheme } = look;
  test(`LOOK-3, LOOK-4, LOOK-5, LOOK-15, KEYS-1, WEB-4: axe finds nothing wrong with ${view.name}, ${language}, ${scheme}`, async () => {
    const views = await gallery();
    const page = await views.open(view, look);
    const faults = isNewLayout(page.url())
      ? await findFaults(page)
      : await findFaultsOnSmallPhone(page);
    assert.deepEqual([...views.complaints(), ...faults], []);
  });
}
