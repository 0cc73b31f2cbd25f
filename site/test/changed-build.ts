import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { TestContext } from 'node:test';
import { afterwards } from './afterwards.ts';
import { compressFiles } from '../build/compress.ts';
import { writeRelease } from '../build/release.ts';

/** The title of the changed page. */
export const CHANGED_TITLE = 'Sealed Move, changed';

const SCRIPT = /assets\/index-[\w-]{8}\.js/;

/**
 * Builds a later release beside the one in a folder, with another page and script name.
 * @returns its folder
 */
export async function changedBuild(t: TestContext, dist: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'chess-changed-'));
  afterwards(t, () => rm(folder, { recursive: true, force: true }));
  await cp(dist, folder, { recursive: true });
  for (const name of await readdir(folder, { recursive: true })) {
    if (/\.(br|gz)$/.test(name)) await rm(join(folder, name));
  }
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  const script = SCRIPT.exec(page)?.[0] ?? '';
  // The noughts page has a separate script, which keeps its name.
  const renamed = (text: string) => text.replaceAll(basename(script), 'index-changed1.js');
  await cp(join(folder, script), join(folder, renamed(script)));
  await rm(join(folder, script));
  await writeFile(
    join(folder, 'index.html'),
    renamed(page).replace('<title>Sealed Move<', `<title>${CHANGED_TITLE}<`),
  );
  // Pages that load later refer to it too.
  for (const name of await readdir(join(folder, 'assets'))) {
    if (!name.endsWith('.js')) continue;
    const file = join(folder, 'assets', name);
    await writeFile(file, renamed(await readFile(file, 'utf8')));
  }
  const worker = await readFile(join(folder, 'sw.js'), 'utf8');
  await writeFile(
    join(folder, 'sw.js'),
    renamed(worker).replace(/(`index\.html`,revision:`)\w{4}/, '$1beef'),
  );
  writeRelease(folder);
  compressFiles(folder);
  return folder;
}
