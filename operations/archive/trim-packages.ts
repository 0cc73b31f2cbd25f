import { readdirSync, rmSync } from 'node:fs';
import { join, sep } from 'node:path';

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
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const path = file.slice(root.length + 1).replaceAll(sep, '/');
    const isUnread = PACKAGE.test(path) && UNREAD.test(path) && !LEGAL.test(path);
    if (isUnread || NODE_HEADERS.test(path)) rmSync(file);
  }
}
