import { copyFileSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { readFiles, ROOT } from '../../scripts/files.ts';
import { Packages } from '../../scripts/packages.ts';
import { MANIFESTS } from '../../scripts/workspaces.ts';
import { JOINED, joinModules } from './join-modules.ts';
import { tracePackages } from './trace-packages.ts';

/** Files that must come with a package in addition to its code. */
const LEGAL = /^(licen[sc]e|notice|copying)[^/]*$/i;

/** Copies the npm modules that a release loads, as installed here. */
export async function copyPackages(files: readonly string[], folder: string): Promise<void> {
  const traced = await tracePackages(files, JOINED);
  for (const path of traced) {
    if (JOINED.some((one) => one === path)) await joinModules(path, folder);
    else copyPackage(path, folder);
  }
  for (const place of new Set([...traced].flatMap(listFoldersWithin))) {
    const names = readdirSync(join(ROOT, place));
    // A folder's package.json may say what kind of modules it contains.
    const about = names.filter((name) => name === 'package.json' || LEGAL.test(name));
    for (const name of about) copyPackage(`${place}/${name}`, folder);
  }
  linkWorkspaces(files, folder);
}

function listFoldersWithin(path: string): string[] {
  const folder = dirname(path);
  return /node_modules(\/@[^/]+)?$/.test(folder) ? [] : [folder, ...listFoldersWithin(folder)];
}

function copyPackage(path: string, folder: string): void {
  const target = join(folder, path);
  mkdirSync(dirname(target), { recursive: true });
  copyFileSync(join(ROOT, path), target);
}

/** Links the project's packages, so that they find each other by name. */
function linkWorkspaces(files: readonly string[], folder: string): void {
  for (const { name, manifest } of new Packages(readFiles(MANIFESTS)).all) {
    if (manifest === 'package.json' || !files.includes(manifest)) continue;
    const link = join(folder, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(relative(dirname(link), join(folder, dirname(manifest))), link);
  }
}
