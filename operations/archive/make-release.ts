import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findContents } from './contents.ts';
import { copyPackages } from './copy-packages.ts';
import type { Product } from './products.ts';
import { type BuiltFolders, stageRelease } from './stage.ts';
import { stripProgram } from './strip-program.ts';

/** The path of Node in a release. */
export const NODE = 'node_modules/node/bin/node';

export async function makeRelease(
  product: Product,
  folder: string,
  built?: BuiltFolders,
): Promise<void> {
  const contents = findContents(product);
  stageRelease(product, contents, folder, built);
  await copyPackages(contents.files, folder);
}

export function addNode(folder: string, node: string): void {
  const program = join(folder, NODE);
  mkdirSync(dirname(program), { recursive: true });
  stripProgram(node, program);
}
