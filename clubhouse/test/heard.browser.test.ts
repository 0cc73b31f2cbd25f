import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { test } from 'node:test';
import { shareChromium } from 'test-kit/chromium';
import { clubhouseForTests } from './clubhouse.ts';
import { Gallery } from './gallery.ts';
import { readAloud } from './accessible-text.ts';
import { once } from './once.ts';
import { makeScene } from './scene.ts';
import { VIEWS } from './views.ts';

/** The screen reader output of pages, stored in `heard/` for reading; WRITE_HEARD=1 rewrites it. */

const started = clubhouseForTests();
const browser = shareChromium();

const gallery = once(async () => {
  return new Gallery(browser(), await makeScene(started()));
});

const FOLDER = new URL('heard/', import.meta.url);
const KEPT = [
  ['report-start', 'en'],
  ['report-two-sets', 'en'],
  ['report-steppers', 'de'],
  ['report-fault', 'en'],
  ['match-played', 'en'],
  ['tables', 'en'],
  ['me-push', 'en'],
] as const;

for (const [name, language] of KEPT) {
  test(`HEAR-1: a screen reader announces ${name} as recorded, ${language}`, async () => {
    const view = VIEWS.find((one) => one.name === name);
    assert.ok(view);
    const page = await (await gallery()).open(view, { language, scheme: 'light' });
    const heard = withoutDays(await readAloud(page));
    const file = new URL(`${name}.${language}.txt`, FOLDER);
    if (process.env['WRITE_HEARD'] === '1') writeFileSync(file, heard);
    assert.equal(heard, readFileSync(file, 'utf8'));
  });
}

/** Replaces days, which change over time. */
function withoutDays(heard: string): string {
  return heard
    .replaceAll(/\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d{1,2} [A-Z][a-z]{2,3}\b/g, 'DAY')
    .replaceAll(/\b(Mo|Di|Mi|Do|Fr|Sa|So)\., \d{1,2}\. [A-Z][a-zä]+\.?/g, 'DAY')
    .replaceAll(/\b(Mo|Di|Mi|Do|Fr|Sa|So)\. \d{1,2}\. [A-Z][a-zä]+\.?/g, 'DAY');
}
