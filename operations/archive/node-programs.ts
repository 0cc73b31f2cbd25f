import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../scripts/files.ts';
import { runTool } from './run-tool.ts';

export const ARCHITECTURES = ['x64', 'arm64'] as const;
export type Architecture = (typeof ARCHITECTURES)[number];

/** The version of Node, and the SHA-512 of its npm package for each platform. */
const NODE = {
  version: '26.10.0',
  x64: 'OmAztarr1gK4PD+sNyoku4N5Q40d8eqMuLjNa/zRvxF33aCsVKVIQLs4V5HYPWSWWlMiTdkmbZE/6Phigma0hw==',
  arm64: 'idArV/cmqW9M9ODyGlbOIiyxFourDh1mJB0SdKCdMbSZjjef9CLEN3o1/eE4yf+B0+5BD+F74MpTTHiB3XXTBQ==',
} as const;

/**
 * Fetches the Node of any platform into an empty folder. @returns its path
 * @throws Error if the package does not have the known checksum
 */
export async function fetchNode(architecture: Architecture, folder: string): Promise<string> {
  const manifest = readFileSync(join(ROOT, 'package.json'), 'utf8');
  const { dependencies } = JSON.parse(manifest) as { dependencies: { node: string } };
  if (dependencies.node !== NODE.version) {
    throw new Error(`Put the hashes of Node ${dependencies.node} into node-programs.ts first.`);
  }
  const name = `node-linux-${architecture}`;
  await runTool('npm', 'pack', `${name}@${NODE.version}`, '--silent', '--pack-destination', folder);
  const file = join(folder, `${name}-${NODE.version}.tgz`);
  const sum = createHash('sha512').update(readFileSync(file)).digest('base64');
  if (sum !== NODE[architecture])
    throw new Error(`${name} has the hash ${sum}, which is not known.`);
  await runTool('tar', '-xzf', file, '-C', folder, 'package/bin/node');
  return join(folder, 'package/bin/node');
}
