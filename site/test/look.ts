import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { RelayInProcess } from 'relay/launch/in-process';
import { launchChromium } from 'test-kit/chromium';
import { measureGeometry, WINDOWS } from './geometry.ts';
import { bring, PLAY_STATES, REVERSI_STATES } from './play-states.ts';
import { stageOn } from './stage-page.ts';

/*
 * `npm run lab -- play-look FOLDER [WINDOW] [STATE]` takes a picture of each state of the play page
 * in each window, light and dark. It also lists content outside the window. LOOK_LANGUAGE=de-DE
 * shows the page in German. A window has the form `390x844`. `TEST_SITE` names the folder of an
 * existing build.
 */
const [folder = 'play-pictures', onlyWindow, onlyState] = process.argv.slice(2);
const built = process.env['TEST_SITE'];
const temporary = await mkdtemp(join(tmpdir(), 'play-look-'));
const dist = built ?? join(temporary, 'dist');
if (built === undefined) await (await import('./test-site.ts')).buildTestSite(dist);
await mkdir(folder, { recursive: true });
const relay = await RelayInProcess.launch(dist);
const browser = await launchChromium();
try {
  for (const [width, height] of WINDOWS) {
    if (onlyWindow !== undefined && onlyWindow !== `${width}x${height}`) continue;
    for (const colorScheme of ['light', 'dark'] as const) {
      const options = {
        viewport: { width, height },
        reducedMotion: 'reduce',
        colorScheme,
        locale: process.env['LOOK_LANGUAGE'] ?? 'en-GB',
      } as const;
      const page = await browser.newPage(options);
      await page.goto(`${relay.url}/stage/index.html`);
      for (const state of [...PLAY_STATES, ...REVERSI_STATES]) {
        if (onlyState !== undefined && !state.name.includes(onlyState)) continue;
        await bring(stageOn(page), state);
        const { board, wrong } = await measureGeometry(page);
        const name = state.name.replaceAll(/\W+/g, '-');
        await page.screenshot({
          path: join(folder, `${width}x${height}-${colorScheme}-${name}.png`),
        });
        if (colorScheme === 'light') {
          process.stdout.write(
            `${width}x${height} ${name}: board ${board[2]} ${wrong.join('; ')}\n`,
          );
        }
      }
      await page.close();
    }
  }
} finally {
  await browser.close();
  await relay.close();
  await rm(temporary, { recursive: true, force: true });
}
