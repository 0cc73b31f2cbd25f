import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** What no program reads: maps, types, pages to read, and what packages test themselves with. */
const UNREAD =
  /\.(map|ts|[cm]ts|flow|md|markdown)$|\/(test|tests|bench|benchmarks?|examples?|docs)\//;
/** What has to stay with what it is about. */
const LEGAL = /(licen[sc]e|notice|copying)[^/]*$/i;
const PACKAGE = /(^|\/)node_modules\//;
/** Beside the program of Node, for whoever builds against it. */
const NODE_HEADERS = /node_modules\/node-[^/]+\/(include|share)\//;

/** Takes out of an installed release what its packages have and nothing runs on. */
export function trimPackages(root: string): void {
  for (const path of filesBeneath(root, '')) {
    const isUnread = PACKAGE.test(path) && UNREAD.test(path) && !LEGAL.test(path);
    if (isUnread || NODE_HEADERS.test(path)) rmSync(join(root, path));
  }
}

/** Links are not followed: behind them lie the workspaces, whose sources are what runs. */
function filesBeneath(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) return filesBeneath(root, path);
    return entry.isFile() ? [path] : [];
  });
}
