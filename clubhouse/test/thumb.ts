import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import type { Clubhouse } from './clubhouse.ts';
import type { Phone } from './phone.ts';

/** The cost of reporting 6-3 6-4 from the home page. */
export interface ThumbRun {
  readonly taps: number;
  /** From the first tap until the page confirms sending or queueing. */
  readonly seconds: number;
  /** Bytes over the phone's network, both ways, including the worker's. */
  readonly bytes: number;
}

interface ThumbOptions {
  /** Time between an element's appearance and the tap on it. */
  readonly thumbMs: number;
  /** The final confirmation. */
  readonly end: 'sent' | 'kept';
}

/** From the loaded home page to the final confirmation, with one thumb. */
export async function thumbRun(
  { page, network }: Phone,
  { url }: Pick<Clubhouse, 'url'>,
  { thumbMs, end }: ThumbOptions,
): Promise<ThumbRun> {
  await page.goto(`${url}/`);
  await page.locator('.item[open] .btn').first().waitFor();
  await quiet(network);
  const [before, from] = [network.bytes, performance.now()];
  let taps = 0;
  const tap = async (text: string, among: string) => {
    const target = page.locator(among, { hasText: text }).first();
    await target.waitFor();
    await sleep(thumbMs);
    await target.tap();
    taps += 1;
  };
  await tap('Enter the score', '.item[open] .btn');
  await tap('6–3', '.ready .set:not([hidden]) .chip');
  await tap('6–4', '.ready #set-2:not([hidden]) .chip');
  await tap(end === 'sent' ? 'Send' : 'Save', '.send .btn');
  await said(page, end);
  const seconds = (performance.now() - from) / 1000;
  return { taps, seconds, bytes: network.bytes - before };
}

async function said(page: Page, end: ThumbOptions['end']): Promise<void> {
  if (end === 'sent') await page.getByRole('heading', { name: /^Sent\. Waiting for/ }).waitFor();
  else await page.locator('.kept .card', { hasText: 'waiting to be sent' }).waitFor();
}

/** Waits until there are no more requests, as the worker caches pages linked from home. */
async function quiet(network: Phone['network']): Promise<void> {
  for (let seen = -1; seen !== network.bytes;) {
    seen = network.bytes;
    await sleep(1500);
  }
}
