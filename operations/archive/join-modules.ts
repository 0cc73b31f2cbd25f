import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { rolldown } from 'rolldown';
import { ROOT } from '../../scripts/files.ts';

/**
 * Finding, reading and linking hundreds of files costs more than running them: bundled, they save a
 * quarter of the league's start and nine megabytes.
 */
export const JOINED = [
  'node_modules/kysely/dist/index.js',
  'node_modules/libphonenumber-js/max/index.js',
  'node_modules/nodemailer/dist/esm/nodemailer.js',
  'node_modules/typebox/build/index.mjs',
] as const;

/** Bundles a module with all it imports, with the same exports (CLUBS-12). */
export async function joinModules(path: string, folder: string): Promise<void> {
  const bundle = await rolldown({
    input: join(ROOT, path),
    // Its comments name files from the root, so that the bytes are the same wherever it lies.
    cwd: ROOT,
    platform: 'node',
    treeshake: false,
  });
  const { output } = await bundle.generate({ format: 'esm', codeSplitting: false });
  await bundle.close();
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), output[0].code);
}
