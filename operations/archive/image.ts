import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../scripts/files.ts';
import type { Architecture } from './node-programs.ts';
import type { Product } from './products.ts';
import { runTool } from './run-tool.ts';

const CONTAINERS = join(ROOT, 'operations/container');

export interface ImageParts {
  /** The unpacked folder of the release. */
  readonly release: string;
  /** The folder that `makeImageRoot` made for the same architecture. */
  readonly root: string;
  readonly architecture: Architecture;
  readonly version: string;
  /** The time of the image's files, in seconds since 1970. */
  readonly seconds: number;
}

/** Builds the image of a product with buildah into a new file, which Podman and Docker load (INST-8). */
export async function buildImage(
  { name }: Product,
  { release, root, architecture, version, seconds }: ImageParts,
  file: string,
): Promise<void> {
  const tag = `localhost/${name}:${version}`;
  const folder = mkdtempSync(`${file}-`);
  const storage = ['--root', join(folder, 'layers'), '--runroot', join(folder, 'run')];
  try {
    const own = makeOwnFiles(name, join(folder, 'own'));
    const contexts = Object.entries({ root, own, release }).map(
      ([context, path]) => `--build-context=${context}=${path}`,
    );
    const kind = ['--format=docker', `--arch=${architecture === 'x64' ? 'amd64' : 'arm64'}`];
    const named = [`--build-arg=PRODUCT=${name}`, `--timestamp=${seconds}`, `--tag=${tag}`];
    await runTool('buildah', ...storage, 'build', ...kind, ...named, ...contexts, CONTAINERS);
    await runTool('buildah', ...storage, 'push', tag, `docker-archive:${file}:${tag}`);
  } finally {
    await runTool('buildah', ...storage, 'rmi', '--all', '--force').catch(() => {});
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The commands of an image, and the folder that a volume replaces. */
function makeOwnFiles(name: string, folder: string): string {
  for (const part of ['bin', 'storage']) mkdirSync(join(folder, part), { recursive: true });
  for (const link of [name, 'product']) {
    symlinkSync(`/opt/${name}/${name}`, join(folder, 'bin', link));
  }
  return folder;
}
