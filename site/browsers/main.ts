import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { RelayInProcess } from 'relay/launch/in-process';
import { BROWSERS, driveBrowser } from 'test-kit/browsers/drive';
import type { DrivenPage, Size } from 'test-kit/browsers/driven';
import { buildSite } from '../build/build-site.ts';
import { TcpProxy } from '../test/network/tcp-proxy.ts';
import { checkEngine } from './engine.ts';
import { playFlow } from './flow.ts';
import type { Player } from './player.ts';
import { playReversi } from './reversi.ts';

/*
 * `npm run lab -- browsers` plays two games of chess and one of reversi in Chromium, Firefox and
 * WebKit. It also tries the four words, chat, rematch, promotion, backup, a lost network and the
 * player's own engine. `--browser NAME` picks one, and `--pictures FOLDER` keeps screenshots.
 */

const { values: options } = parseArgs({
  options: { browser: { type: 'string' }, pictures: { type: 'string' } },
});

const dist = await mkdtemp(join(tmpdir(), 'browsers-site-'));
const wrong: string[] = [];
try {
  await buildSite(dist);
  for (const name of BROWSERS) {
    if (options.browser === undefined || options.browser === name) await playIn(name);
  }
} finally {
  await rm(dist, { recursive: true, force: true });
}
for (const fault of wrong) printLine(fault);
process.exitCode = wrong.length > 0 ? 1 : 0;

async function playIn(name: (typeof BROWSERS)[number]): Promise<void> {
  const started = performance.now();
  let port = 0;
  const wire = await TcpProxy.start(() => port);
  const relay = await RelayInProcess.launch(dist, {
    PUBLIC_HOSTING: 'on',
    ALLOWED_ORIGINS: wire.url,
  });
  port = Number(new URL(relay.url).port);
  const browser = await driveBrowser(name);
  const pages: DrivenPage[] = [];
  const kept = {
    ...browser,
    newPage: async (size: Size) => {
      const page = await browser.newPage(size);
      pages.push(page);
      return page;
    },
  };
  let seen = 0;
  const look = async (player: Player, what: string) => {
    seen += 1;
    const over = await player.overflow();
    if (over > 0) wrong.push(`${name}: ${what} is ${over} px too wide`);
    await savePicture(player.page, `${name}-${String(seen).padStart(2, '0')}-${what}`);
  };
  try {
    await playFlow({ browser: kept, wire, look, say: (line) => printLine(`${name}: ${line}`) });
    await playReversi({ browser: kept, address: wire.url, look });
    await checkEngine({ browser: kept, address: wire.url, look });
  } catch (error) {
    wrong.push(
      `${name}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
    );
    for (const [place, page] of pages.entries())
      await savePicture(page, `${name}-failed-${place + 1}`);
  } finally {
    await browser.close();
    await wire.close();
    await relay.close();
  }
  const seconds = Math.round((performance.now() - started) / 1000);
  printLine(`${name}: ${seen} pages looked at, ${seconds} s.`);
}

async function savePicture(page: DrivenPage, name: string): Promise<void> {
  if (options.pictures === undefined) return;
  await mkdir(options.pictures, { recursive: true });
  await writeFile(join(options.pictures, `${name}.png`), await page.picture());
}

function printLine(line: string): void {
  process.stdout.write(`${line}\n`);
}
